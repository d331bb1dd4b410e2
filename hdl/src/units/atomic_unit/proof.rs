//! Answers are those of one atomic after the other.

use crate::{exported, fault, Claim};
use turnstile_hdl::atomic_unit::AtomicUnit;

pub const CLAIMS: &[fn() -> Claim] = &[
    an_atomic_returns_what_the_one_before_it_wrote_and_none_passes_it,
    so_it_does_where_new_words_are_passed_on,
];

fn an_atomic_returns_what_the_one_before_it_wrote_and_none_passes_it() -> Claim {
    let unit = AtomicUnit::<4, 2, 3, 2, 2, 0>::default();
    let verilog = exported(unit, "atomic_unit");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a request does not wait for its word", "wanted_of = in_same_line & (in_same_pair | in_packets);", "wanted_of = in_same_line & in_packets;", "assert ("),
        fault("a load passes a store", "wanted_of = in_holding | (in_same_line & in_stores);", "wanted_of = in_holding;", "assert (!waits[4 * mem_entry + f]);"),
        fault("a packet passes an atomic", "holding = same_line & (~packets | held);", "holding = same_line & held;", "assert ("),
        fault("a packet that holds is passed", "holding = same_line & (~packets | held);", "holding = same_line & ~packets;", "assert ("),
        fault("a packet does not hold its line", "if (line_held) held <= held | taken;", "", "assert (mem_held == held[mem_entry]);"),
        fault("what has just ended is waited for", "binding = live & ~released;", "binding = live;", "assert ("),
        fault("an entry does not notice an end", "waits_2 <= waits_2 & ~released;", "", "assert ("),
        fault("a full unit takes a request", "assign req_ready = |free;", "assign req_ready = 1'b1;", "assert (req_ready == (live != 15));"),
        fault("an atomic ends when it is written", "landing) & ~unwritten & ~untold & ~unlanded;", "landing) & ~unwritten & ~unlanded;", "assert ("),
        fault("an atomic ends when it is answered", "landing) & ~unwritten & ~untold & ~unlanded;", "landing) & ~untold & ~unlanded;", "assert ("),
        fault("an atomic ends before its write has landed", "landing) & ~unwritten & ~untold & ~unlanded;", "landing) & ~unwritten & ~untold;", "assert ("),
        fault("a packet ends before it has landed", "passed = handed & packets & ~held & ~posted;", "passed = handed & packets & ~held;", "assert ("),
        fault("an acknowledge of the cycle of the hand-over counts", "unlanded = (landing & ~landed) | posted;", "unlanded = (landing | posted) & ~landed;", "assert ("),
        fault("an acknowledge is every entry's", "unlanded = (landing & ~landed) | posted;", "unlanded = (landing & ~{4{write_ack}}) | posted;", "assert ("),
        fault("an acknowledge is forgotten", "unlanded = (landing & ~landed) | posted;", "unlanded = landing | posted;", "assert ("),
        fault("an atomic is written again", "unwritten = to_write & ~wrote;", "unwritten = to_write;", "assert ("),
        fault("an atomic of the last entry is answered again", "untold = to_answer & ~told;", "untold = to_answer & ~(told & 4'd7);", "assert ("),
        fault("an access goes out again", "waiting <= (waiting & ~handed) | taken;", "waiting <= waiting | taken;", "assert (!out[mem_entry]);"),
        fault("an answer that nobody waits for counts", "asked & (ONE << memrsp_entry)", "ONE << memrsp_entry", "assert ("),
        fault("an answer has the tag of another", ".write_data_0(tag_of)", ".write_data_0(tag_0)", "assert (rsp_tag == tag[2 * answering+:2]);"),
        fault("an answer has the new word", ".write_data_0(old), .write_data_1(old2)", ".write_data_0(alu_result), .write_data_1(alu_result2)", "assert (told_value == expected[32 * answering+:32]);"),
        fault("the operands of another are taken", ".read_row(next_entry)", ".read_row(mem_entry)", "assert (written_value == result[32 * mem_entry+:32]);"),
        fault("nobody takes turns", "else after <= ~(chosen | (chosen - 4'd1));", "", "assert (passed[3 * e+:3] <= 3);"),
        fault("an operation elsewhere is overrun", "memrsp_valid & !external ? asked", "memrsp_valid ? asked", "assert ("),
        fault("clear leaves a place in the ring", "            written <= 2'd0;\n", "", "assert ("),
    ];
    Claim::new("atomic_unit", verilog, wrapper, 1, faults)
        .by_bits()
        .long()
}

fn so_it_does_where_new_words_are_passed_on() -> Claim {
    let unit = AtomicUnit::<4, 2, 3, 2, 2, 1>::default();
    let verilog = exported(unit, "atomic_unit");
    let wrapper = concat!("`define COMBINES\n", include_str!("proof.sv"));
    #[rustfmt::skip]
    let faults = [
        fault("what has just ended is waited for", "binding = live & ~released;", "binding = live;", "assert ("),
        fault("who comes behind a packet gets the words", "waiting[2] & alike_0[2] & (waits_2", "waiting[2] & (waits_2", "assert ("),
        fault("who waits for others too gets the words", "(waits_1 == (ONE << operand_of))", "(|(waits_1 & (ONE << operand_of)))", "assert ("),
        fault("who has gone to the memory gets the words", "(waiting & ~handed & ~follows_0) | taken", "(waiting & ~handed) | taken", "assert ("),
        fault("words of the memory are lost", "finishes & (|follows_0) & !(|brought)", "finishes & (|follows_0)", "assert ("),
        fault("what is passed on is written", "            to_write <= unwritten;\n", "", "assert ("),
        fault("what is passed on has a place in the ring", "new_words_write_valid = !passes_on_0 & finishes;", "new_words_write_valid = finishes;", "assert (written_value == result[32 * mem_entry+:32]);"),
        fault("what is passed on is waited for", " | passed_on_0;", ";", "assert ("),
        fault("what is to be written is waited for no more", "ending | (to_answer & ~unwritten & ~unlanded)", "ending | (to_answer & ~unlanded)", "assert ("),
        fault("what has not landed is waited for no more", "ending | (to_answer & ~unwritten & ~unlanded)", "ending | (to_answer & ~unwritten)", "assert ("),
        fault("the old word is passed on", "next_old = passes_on_0 ? new_words_write_data_0 :", "next_old = passes_on_0 ? old :", "assert (told_value == expected[32 * answering+:32]);"),
        fault("a result of elsewhere is not passed on", "passes_on_0 ? new_words_write_data_1 :", "passes_on_0 ? alu_result2 :", "assert (told_value == expected[32 * answering+:32]);"),
        fault("the answer has the tag of the one before", "tag_of <= next_tag;", "if (!passes_on_0) tag_of <= next_tag;", "assert (rsp_tag == tag[2 * answering+:2]);"),
        fault("the operands of the one before are taken", "passes_on_0 ? follower_0 :", "passes_on_0 ? operand_of :", "assert (written_value == result[32 * mem_entry+:32]);"),
        fault("an atomic does not wait for one of its 8 bytes", "(in_same_word | in_wide | in_packets)", "(in_same_word | in_packets)", "assert ("),
        fault("one word goes to an atomic of two", "req_wide ? ~packets & wide :", "req_wide ? ~packets :", "assert ("),
        fault("two that end are counted as one", "if (in_two_done) count_now_of = count_now_of - 6'd1;", "", "assert (queued == {3'd0, count});"),
        fault("clear leaves a place in the ring", "            produced_to_write_0 <= 2'd0;\n", "", "assert ("),
    ];
    Claim::new("combining_atomic_unit", verilog, wrapper, 1, faults)
        .by_bits()
        .long()
}
