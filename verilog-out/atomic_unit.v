// atomic_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The atomic unit of a slice of a memory partition: read, operate, write, one word at a time, and what waits for it.
//
// Sync primitives, sections 3 and 4: the unit stands before the memory of its slice (the second level, or DRAM), and everything that
// goes there passes through it: atomics word by word, volatile loads and stores as packets of up to a line. The paper measures two
// machines and tells them apart by one question, whether an atomic unit with a queue holds its line hostage; here a strap decides it.
//
//                +---------------------------------------------+
//  req_*       ->| entries: address, operation, what they wait |-> mem_* (reads, writes, volatile packets)
//                |          for; the next one in turn          |<- write_ack
//                | operate: AtomicAlu, or elsewhere            |<- memrsp_*
//  result_*    ->|                                             |-> operate_*
//                | results, in the order of operation          |-> rsp_* (old words), mem_* (new words)
//                +---------------------------------------------+
//
// Requests (req_*, valid/ready): req_address is a word's, req_tag comes back with the answer. An atomic reads the word at the
// memory, operates, writes the new word and answers the old one; with req_wide (an even address) the words are two, *2 is the high
// one. req_ready while an entry is free; a request takes the lowest free one.
//
// Volatile packets (Load, Store; req_address is one of their line): they wait for their turn and go on to the memory under
// their tag; their bytes and answers do not pass through the unit, and req_data is ignored.
//
// Order. When a request is taken it is compared with all entries, and waits for some of them to end:
//
// | request | waits, with cfg_hold high (Fermi), for | low (Tesla) |
// | --- | --- | --- |
// | atomic | all of its line | atomics of the same 8 bytes, volatile packets of its line |
// | load | what holds its line, stores of it | atomics and stores of its line |
// | store | what holds its line, loads and stores of it | all of its line |
//
// With cfg_hold high an atomic holds its line until it ends. A packet that finds the line held is treated like an atomic addition of 0: it
// holds the line too, so that the line stays held until its queue is empty, goes out with mem_answers, and ends when
// memrsp_valid names its entry (the words are ignored). With cfg_hold low no packet holds anything. A packet that does not hold ends when
// it has landed. mem_held marks the accesses of an entry that found its line held: the line is there, its tags need not be
// looked up. cfg_hold may change only while the unit is empty. What ends in the cycle in which a request is taken is not found by it.
//
// Memory: mem_valid & mem_ready hands an access over. Writes go before all else; what may go out
// besides takes turns, from the entry after the last one upwards. Until it is taken an access may give way to another. The memory reports
// once of each access, under its mem_entry, that it has taken place; it may do accesses, and report, in any order:
//
// | access | the memory reports by |
// | --- | --- |
// | read; packet that holds (mem_answers high) | memrsp_*, an answer |
// | write; packet that does not hold (mem_answers low) | write_ack, with write_ack_entry; or mem_ordered high in the cycle of the hand-over |
//
// A store or write has landed when every access that is handed over later finds it; a load when no later one changes what it
// returns. An entry keeps what waits for it back until its access has landed, so a memory may post its writes. Answers and
// acknowledges come no earlier than in the cycle after the hand-over; one that nobody waits for is ignored. memrsp_ready is low
// only while an external operation waits; acknowledges are always taken. mem_ordered says that what is taken in this cycle has its place before all
// that is taken later, so it has landed at once: a memory that does accesses in the order of their hand-over ties it high, and write_ack low.
//
// Operate elsewhere (External): operate_valid shows tag and old words until result_valid brings the new ones, in the same cycle at the earliest.
// A result that nobody waits for is ignored.
//
// Answers (rsp_*, valid/ready, stable): tag and old words, in the order of operation, each independent of its write. An
// atomic ends when its answer is taken and its write has landed. The high words of an atomic of one word mean nothing, here and at the memory.
//
// Latency. The access goes out 1 cycle after the request is taken, or 1 cycle after the end of the last one it waits for; 2 cycles after
// the memory's answer there are write and answer; an external operation adds the cycles to its result. So atomics on one
// word follow each other every L + A + 3 cycles, L being those of the memory from the read to its answer, A those from the write to its acknowledge, 0
// with mem_ordered. Throughput: an access a cycle, so
// an atomic every 2 cycles; packets that wait for each other still go one a cycle.
//
// Guarantee. Every atomic is answered once, with what the one before it on its word wrote; a full unit loses nothing. No access goes
// out while an older one that it waits for has not landed. With cfg_hold high nothing passes what holds its line. If the memory answers and
// acknowledges, and takes a write whatever becomes of its answers, nothing waits for ever: an entry waits only for older ones.
//
// clear empties the unit. Same-cycle priority: clear over all; a request in that cycle is dropped. Accesses handed over
// before must not be answered, acknowledged or done after it: the memory is cleared with the unit.
//
// ENTRIES = 2^ENTRY_BITS <= 32 entries, lines of 2^LINE_BITS words.
module atomic_unit (
    // Rising edge.
    input  wire clock,
    // Synchronous: empties the unit without answers. Clear the memory too: what was handed over before
    // must not be answered, acknowledged or done after it.
    input  wire clear,
    // 1: an atomic keeps its line to itself until it ends (Fermi). 0: later atomics wait only for those of
    // the same 8 bytes (Tesla). Changes only while queued is 0.
    input  wire cfg_hold,
    // A request; taken at a clock at which req_ready is high too.
    input  wire req_valid,
    // An entry is free; does not depend on req_valid.
    output wire req_ready,
    // Operation, from ATOMIC_ADD (0) to ATOMIC_STORE (15); docs/integration.md lists the codes.
    input  wire [3:0] req_op,
    // The atomic is of 64 bits, two words at an even address; pins that end in 2 are the high word.
    input  wire req_wide,
    // Word address (byte address / 4); of a volatile load or store any word of its line.
    input  wire [29:0] req_address,
    // Unique among requests in flight; comes back on mem_tag, operate_tag and rsp_tag.
    input  wire [9:0] req_tag,
    // Operand of the atomic, low word; ignored for volatile loads and stores.
    input  wire [31:0] req_data,
    // Operand of the atomic, high word; used with req_wide.
    input  wire [31:0] req_data2,
    // What ATOMIC_COMPARE_SWAP compares memory with, low word.
    input  wire [31:0] req_compare,
    // What ATOMIC_COMPARE_SWAP compares memory with, high word; used with req_wide.
    input  wire [31:0] req_compare2,
    // An access to the memory; handed over at a clock at which mem_ready is high too. Until then another one
    // may take its place.
    output wire mem_valid,
    // The memory takes the access at this clock.
    input  wire mem_ready,
    // 0: read for an atomic, 1: write of an atomic, 2: volatile load, 3: volatile store.
    output wire [1:0] mem_kind,
    // Word address of the access: req_address of its request.
    output wire [29:0] mem_address,
    // The read or write is of two words, at mem_address and the address after it. Only of kinds 0 and 1.
    output wire mem_wide,
    // Word to write, of a write (kind 1).
    output wire [31:0] mem_data,
    // High word to write, of a write with mem_wide.
    output wire [31:0] mem_data2,
    // Entry of the access, by which the memory answers or acknowledges it.
    output wire [4:0] mem_entry,
    // req_tag of the request, under which bytes of a volatile load or store pass outside of the unit.
    output wire [9:0] mem_tag,
    // The request found its line held by an older one: the line is there and its tags need no look-up.
    output wire mem_held,
    // The memory reports this access on memrsp_*; else on write_ack, or with mem_ordered not at all.
    output wire mem_answers,
    // The access that is handed over at this clock takes place before all later ones, and needs no write_ack.
    // Sampled with mem_valid and mem_ready; ignored with mem_answers.
    input  wire mem_ordered,
    // An access without mem_answers and mem_ordered has taken place before all that is handed over later.
    // Once for each, from the cycle after the hand-over on; always taken.
    input  wire write_ack,
    // Entry of the access that is acknowledged: its mem_entry.
    input  wire [4:0] write_ack_entry,
    // The answer to an access with mem_answers, from the cycle after the hand-over on, in any order;
    // taken at a clock at which memrsp_ready is high too.
    input  wire memrsp_valid,
    // Low only while operate_valid is high.
    output wire memrsp_ready,
    // Entry of the access that is answered: its mem_entry.
    input  wire [4:0] memrsp_entry,
    // Word that was read for an atomic; ignored for volatile loads and stores.
    input  wire [31:0] memrsp_data,
    // High word that was read for an atomic of 64 bits.
    input  wire [31:0] memrsp_data2,
    // An atomic with ATOMIC_EXTERNAL waits for its new words on result_*; high until they come.
    output wire operate_valid,
    // Tag of the atomic; valid with operate_valid.
    output wire [9:0] operate_tag,
    // Old word of the atomic; valid with operate_valid.
    output wire [31:0] operate_data,
    // Old high word of an atomic of 64 bits; valid with operate_valid.
    output wire [31:0] operate_data2,
    // New words for the atomic of operate_valid, in the same cycle at the earliest; ignored while that is low.
    input  wire result_valid,
    // New word of the atomic.
    input  wire [31:0] result_data,
    // New high word of an atomic of 64 bits.
    input  wire [31:0] result_data2,
    // The answer to an atomic; stays with its pins until the clock at which rsp_ready is high.
    // Volatile loads and stores have none here.
    output wire rsp_valid,
    // The answer is taken at this clock.
    input  wire rsp_ready,
    // req_tag of the atomic.
    output wire [9:0] rsp_tag,
    // Word before the atomic.
    output wire [31:0] rsp_data,
    // High word before an atomic of 64 bits; undefined for one word.
    output wire [31:0] rsp_data2,
    // Number of entries in use.
    output wire [5:0] queued
);
    localparam [1:0] MEMORY_KIND_READ = 2'd0;
    localparam [1:0] MEMORY_KIND_WRITE = 2'd1;
    localparam [1:0] MEMORY_KIND_LOAD = 2'd2;
    localparam [1:0] MEMORY_KIND_STORE = 2'd3;
    localparam [3:0] ATOMIC_OP_ADD = 4'd0;
    localparam [3:0] ATOMIC_OP_EXTERNAL = 4'd13;
    localparam [3:0] ATOMIC_OP_LOAD = 4'd14;
    localparam [3:0] ATOMIC_OP_STORE = 4'd15;
    reg  [29:0] address_0, address_1, address_2, address_3, address_4, address_5, address_6, address_7, address_8,
            address_9, address_10, address_11, address_12, address_13, address_14, address_15, address_16, address_17,
            address_18, address_19, address_20, address_21, address_22, address_23, address_24, address_25, address_26,
            address_27, address_28, address_29, address_30, address_31;
    reg  [3:0] op_0, op_1, op_2, op_3, op_4, op_5, op_6, op_7, op_8, op_9, op_10, op_11, op_12, op_13, op_14, op_15,
            op_16, op_17, op_18, op_19, op_20, op_21, op_22, op_23, op_24, op_25, op_26, op_27, op_28, op_29, op_30,
            op_31;
    reg  [9:0] tag_0, tag_1, tag_2, tag_3, tag_4, tag_5, tag_6, tag_7, tag_8, tag_9, tag_10, tag_11, tag_12, tag_13,
            tag_14, tag_15, tag_16, tag_17, tag_18, tag_19, tag_20, tag_21, tag_22, tag_23, tag_24, tag_25, tag_26,
            tag_27, tag_28, tag_29, tag_30, tag_31;
    reg  [31:0] waits_0, waits_1, waits_2, waits_3, waits_4, waits_5, waits_6, waits_7, waits_8, waits_9, waits_10,
            waits_11, waits_12, waits_13, waits_14, waits_15, waits_16, waits_17, waits_18, waits_19, waits_20,
            waits_21, waits_22, waits_23, waits_24, waits_25, waits_26, waits_27, waits_28, waits_29, waits_30,
            waits_31;
    reg  [31:0] live;
    reg  [31:0] waiting;
    reg  [31:0] asked;
    reg  [31:0] landing;
    reg  [31:0] to_write;
    reg  [31:0] to_answer;
    reg  [31:0] wide;
    reg  [31:0] packets;
    reg  [31:0] stores;
    reg  [31:0] held;
    reg  [31:0] after;
    reg  [5:0] count;
    reg  operating;
    reg  [4:0] operand_of;
    reg  [3:0] operate_op;
    reg  operate_wide;
    reg  [9:0] tag_of;
    reg  [31:0] old;
    reg  [31:0] old2;
    reg  [31:0] data;
    reg  [31:0] data2;
    reg  [31:0] compare;
    reg  [31:0] compare2;
    reg  [4:0] produced;
    reg  [4:0] written;
    reg  [4:0] answered;
    wire [31:0] alu_result;
    wire [31:0] alu_result2;
    wire [31:0] operands_read_data_0, operands_read_data_1, operands_read_data_2, operands_read_data_3;
    wire take;
    wire [4:0] taken_entry;
    wire finishes;
    wire [31:0] new_words_write_data_0, new_words_write_data_1;
    wire [4:0] new_entry_read_data_0;
    wire [4:0] old_entry_read_data_0;
    wire [31:0] may_go;
    wire [31:0] in_turn;
    wire writes;
    wire [31:0] negative_0, negative_1;
    wire [31:0] chosen;
    wire [31:0] selected_0, selected_1, selected_2, selected_3, selected_4, selected_5, selected_6;
    wire [31:0] below;
    wire [31:0] handed;
    wire [31:0] wrote;
    wire [31:0] posted;
    wire [31:0] landed;
    wire external;
    wire [31:0] returned;
    wire [3:0] returned_op;
    wire [9:0] returned_tag;
    wire [31:0] came_back;
    wire [31:0] brought;
    wire [31:0] operates;
    wire [31:0] told;
    wire [31:0] results;
    wire [31:0] unwritten;
    wire [31:0] untold;
    wire [31:0] unlanded;
    wire [31:0] done;
    wire [31:0] passed;
    wire [31:0] ending;
    wire [31:0] same_line;
    wire [31:0] same_pair;
    wire [29:0] difference_0, difference_1, difference_2, difference_3, difference_4, difference_5, difference_6,
            difference_7, difference_8, difference_9, difference_10, difference_11, difference_12, difference_13,
            difference_14, difference_15, difference_16, difference_17, difference_18, difference_19, difference_20,
            difference_21, difference_22, difference_23, difference_24, difference_25, difference_26, difference_27,
            difference_28, difference_29, difference_30, difference_31;
    wire [29:0] line_difference_0, line_difference_1, line_difference_2, line_difference_3, line_difference_4,
            line_difference_5, line_difference_6, line_difference_7, line_difference_8, line_difference_9,
            line_difference_10, line_difference_11, line_difference_12, line_difference_13, line_difference_14,
            line_difference_15, line_difference_16, line_difference_17, line_difference_18, line_difference_19,
            line_difference_20, line_difference_21, line_difference_22, line_difference_23, line_difference_24,
            line_difference_25, line_difference_26, line_difference_27, line_difference_28, line_difference_29,
            line_difference_30, line_difference_31;
    wire [29:0] pair_difference_0, pair_difference_1, pair_difference_2, pair_difference_3, pair_difference_4,
            pair_difference_5, pair_difference_6, pair_difference_7, pair_difference_8, pair_difference_9,
            pair_difference_10, pair_difference_11, pair_difference_12, pair_difference_13, pair_difference_14,
            pair_difference_15, pair_difference_16, pair_difference_17, pair_difference_18, pair_difference_19,
            pair_difference_20, pair_difference_21, pair_difference_22, pair_difference_23, pair_difference_24,
            pair_difference_25, pair_difference_26, pair_difference_27, pair_difference_28, pair_difference_29,
            pair_difference_30, pair_difference_31;
    wire [31:0] holding;
    wire line_held;
    wire is_store;
    wire is_packet;
    wire [31:0] wanted;
    wire [31:0] free;
    wire [31:0] taken;
    wire [5:0] count_now;

    atomic_alu alu (
        .op(operate_op),
        .wide(operate_wide),
        .memory(old),
        .memory2(old2),
        .data(data),
        .data2(data2),
        .compare(compare),
        .compare2(compare2),
        .result(alu_result),
        .result2(alu_result2)
    );

    atomic_unit_operands operands (
        .clock(clock),
        .read_row(memrsp_entry),
        .read_data_0(operands_read_data_0), .read_data_1(operands_read_data_1), .read_data_2(operands_read_data_2),
                .read_data_3(operands_read_data_3),
        .write_valid(take),
        .write_row(taken_entry),
        .write_data_0(req_data), .write_data_1(req_data2), .write_data_2(req_compare), .write_data_3(req_compare2)
    );

    (* keep_hierarchy *) atomic_unit_new_words new_words (
        .clock(clock),
        .read_row(written),
        .read_data_0(mem_data), .read_data_1(mem_data2),
        .write_valid(finishes),
        .write_row(produced),
        .write_data_0(new_words_write_data_0), .write_data_1(new_words_write_data_1)
    );

    (* keep_hierarchy *) atomic_unit_new_entry new_entry (
        .clock(clock),
        .read_row(written),
        .read_data_0(new_entry_read_data_0),
        .write_valid(finishes),
        .write_row(produced),
        .write_data_0(operand_of)
    );

    (* keep_hierarchy *) atomic_unit_new_words old_words (
        .clock(clock),
        .read_row(answered),
        .read_data_0(rsp_data), .read_data_1(rsp_data2),
        .write_valid(finishes),
        .write_row(produced),
        .write_data_0(old), .write_data_1(old2)
    );

    (* keep_hierarchy *) atomic_unit_new_entry old_entry (
        .clock(clock),
        .read_row(answered),
        .read_data_0(old_entry_read_data_0),
        .write_valid(finishes),
        .write_row(produced),
        .write_data_0(operand_of)
    );

    atomic_unit_old_tag old_tag (
        .clock(clock),
        .read_row(answered),
        .read_data_0(rsp_tag),
        .write_valid(finishes),
        .write_row(produced),
        .write_data_0(tag_of)
    );


    function automatic [31:0] may_go_of(input reg [31:0] in_waiting, input reg [31:0] in_waits_0,
            input reg [31:0] in_waits_1, input reg [31:0] in_waits_2, input reg [31:0] in_waits_3,
            input reg [31:0] in_waits_4, input reg [31:0] in_waits_5, input reg [31:0] in_waits_6,
            input reg [31:0] in_waits_7, input reg [31:0] in_waits_8, input reg [31:0] in_waits_9,
            input reg [31:0] in_waits_10, input reg [31:0] in_waits_11, input reg [31:0] in_waits_12,
            input reg [31:0] in_waits_13, input reg [31:0] in_waits_14, input reg [31:0] in_waits_15,
            input reg [31:0] in_waits_16, input reg [31:0] in_waits_17, input reg [31:0] in_waits_18,
            input reg [31:0] in_waits_19, input reg [31:0] in_waits_20, input reg [31:0] in_waits_21,
            input reg [31:0] in_waits_22, input reg [31:0] in_waits_23, input reg [31:0] in_waits_24,
            input reg [31:0] in_waits_25, input reg [31:0] in_waits_26, input reg [31:0] in_waits_27,
            input reg [31:0] in_waits_28, input reg [31:0] in_waits_29, input reg [31:0] in_waits_30,
            input reg [31:0] in_waits_31);
        begin
            may_go_of = in_waiting;
            if (|in_waits_0) may_go_of[0] = 1'b0;
            if (|in_waits_1) may_go_of[1] = 1'b0;
            if (|in_waits_2) may_go_of[2] = 1'b0;
            if (|in_waits_3) may_go_of[3] = 1'b0;
            if (|in_waits_4) may_go_of[4] = 1'b0;
            if (|in_waits_5) may_go_of[5] = 1'b0;
            if (|in_waits_6) may_go_of[6] = 1'b0;
            if (|in_waits_7) may_go_of[7] = 1'b0;
            if (|in_waits_8) may_go_of[8] = 1'b0;
            if (|in_waits_9) may_go_of[9] = 1'b0;
            if (|in_waits_10) may_go_of[10] = 1'b0;
            if (|in_waits_11) may_go_of[11] = 1'b0;
            if (|in_waits_12) may_go_of[12] = 1'b0;
            if (|in_waits_13) may_go_of[13] = 1'b0;
            if (|in_waits_14) may_go_of[14] = 1'b0;
            if (|in_waits_15) may_go_of[15] = 1'b0;
            if (|in_waits_16) may_go_of[16] = 1'b0;
            if (|in_waits_17) may_go_of[17] = 1'b0;
            if (|in_waits_18) may_go_of[18] = 1'b0;
            if (|in_waits_19) may_go_of[19] = 1'b0;
            if (|in_waits_20) may_go_of[20] = 1'b0;
            if (|in_waits_21) may_go_of[21] = 1'b0;
            if (|in_waits_22) may_go_of[22] = 1'b0;
            if (|in_waits_23) may_go_of[23] = 1'b0;
            if (|in_waits_24) may_go_of[24] = 1'b0;
            if (|in_waits_25) may_go_of[25] = 1'b0;
            if (|in_waits_26) may_go_of[26] = 1'b0;
            if (|in_waits_27) may_go_of[27] = 1'b0;
            if (|in_waits_28) may_go_of[28] = 1'b0;
            if (|in_waits_29) may_go_of[29] = 1'b0;
            if (|in_waits_30) may_go_of[30] = 1'b0;
            if (|in_waits_31) may_go_of[31] = 1'b0;
        end
    endfunction
    assign may_go = may_go_of(waiting, waits_0, waits_1, waits_2, waits_3, waits_4, waits_5, waits_6, waits_7, waits_8,
            waits_9, waits_10, waits_11, waits_12, waits_13, waits_14, waits_15, waits_16, waits_17, waits_18, waits_19,
            waits_20, waits_21, waits_22, waits_23, waits_24, waits_25, waits_26, waits_27, waits_28, waits_29,
            waits_30, waits_31);

    function automatic [31:0] in_turn_of(input reg [31:0] in_may_go, input reg [31:0] in_after);
        begin
            in_turn_of = in_may_go & in_after;
            if (!(|in_turn_of)) in_turn_of = in_may_go;
        end
    endfunction
    assign in_turn = in_turn_of(may_go, after);
    assign writes = |to_write;
    assign negative_0 = ~in_turn + 32'd1;
    assign negative_1 = ~free + 32'd1;

    function automatic [31:0] chosen_of(input reg [31:0] in_in_turn, input reg [31:0] in_negative, input reg in_writes,
            input reg [4:0] in_new_entry_read_data);
        begin
            chosen_of = in_in_turn & in_negative;
            if (in_writes) chosen_of[0] = in_new_entry_read_data == 5'd0;
            if (in_writes) chosen_of[1] = in_new_entry_read_data == 5'd1;
            if (in_writes) chosen_of[2] = in_new_entry_read_data == 5'd2;
            if (in_writes) chosen_of[3] = in_new_entry_read_data == 5'd3;
            if (in_writes) chosen_of[4] = in_new_entry_read_data == 5'd4;
            if (in_writes) chosen_of[5] = in_new_entry_read_data == 5'd5;
            if (in_writes) chosen_of[6] = in_new_entry_read_data == 5'd6;
            if (in_writes) chosen_of[7] = in_new_entry_read_data == 5'd7;
            if (in_writes) chosen_of[8] = in_new_entry_read_data == 5'd8;
            if (in_writes) chosen_of[9] = in_new_entry_read_data == 5'd9;
            if (in_writes) chosen_of[10] = in_new_entry_read_data == 5'd10;
            if (in_writes) chosen_of[11] = in_new_entry_read_data == 5'd11;
            if (in_writes) chosen_of[12] = in_new_entry_read_data == 5'd12;
            if (in_writes) chosen_of[13] = in_new_entry_read_data == 5'd13;
            if (in_writes) chosen_of[14] = in_new_entry_read_data == 5'd14;
            if (in_writes) chosen_of[15] = in_new_entry_read_data == 5'd15;
            if (in_writes) chosen_of[16] = in_new_entry_read_data == 5'd16;
            if (in_writes) chosen_of[17] = in_new_entry_read_data == 5'd17;
            if (in_writes) chosen_of[18] = in_new_entry_read_data == 5'd18;
            if (in_writes) chosen_of[19] = in_new_entry_read_data == 5'd19;
            if (in_writes) chosen_of[20] = in_new_entry_read_data == 5'd20;
            if (in_writes) chosen_of[21] = in_new_entry_read_data == 5'd21;
            if (in_writes) chosen_of[22] = in_new_entry_read_data == 5'd22;
            if (in_writes) chosen_of[23] = in_new_entry_read_data == 5'd23;
            if (in_writes) chosen_of[24] = in_new_entry_read_data == 5'd24;
            if (in_writes) chosen_of[25] = in_new_entry_read_data == 5'd25;
            if (in_writes) chosen_of[26] = in_new_entry_read_data == 5'd26;
            if (in_writes) chosen_of[27] = in_new_entry_read_data == 5'd27;
            if (in_writes) chosen_of[28] = in_new_entry_read_data == 5'd28;
            if (in_writes) chosen_of[29] = in_new_entry_read_data == 5'd29;
            if (in_writes) chosen_of[30] = in_new_entry_read_data == 5'd30;
            if (in_writes) chosen_of[31] = in_new_entry_read_data == 5'd31;
        end
    endfunction
    assign chosen = chosen_of(in_turn, negative_0, writes, new_entry_read_data_0);
    assign mem_valid = writes | (|may_go);

    function automatic [29:0] mem_address_of(input reg [31:0] in_chosen, input reg [29:0] in_address_0,
            input reg [29:0] in_address_1, input reg [29:0] in_address_2, input reg [29:0] in_address_3,
            input reg [29:0] in_address_4, input reg [29:0] in_address_5, input reg [29:0] in_address_6,
            input reg [29:0] in_address_7, input reg [29:0] in_address_8, input reg [29:0] in_address_9,
            input reg [29:0] in_address_10, input reg [29:0] in_address_11, input reg [29:0] in_address_12,
            input reg [29:0] in_address_13, input reg [29:0] in_address_14, input reg [29:0] in_address_15,
            input reg [29:0] in_address_16, input reg [29:0] in_address_17, input reg [29:0] in_address_18,
            input reg [29:0] in_address_19, input reg [29:0] in_address_20, input reg [29:0] in_address_21,
            input reg [29:0] in_address_22, input reg [29:0] in_address_23, input reg [29:0] in_address_24,
            input reg [29:0] in_address_25, input reg [29:0] in_address_26, input reg [29:0] in_address_27,
            input reg [29:0] in_address_28, input reg [29:0] in_address_29, input reg [29:0] in_address_30,
            input reg [29:0] in_address_31);
        begin
            mem_address_of = 30'd0;
            if (in_chosen[0]) mem_address_of = mem_address_of | in_address_0;
            if (in_chosen[1]) mem_address_of = mem_address_of | in_address_1;
            if (in_chosen[2]) mem_address_of = mem_address_of | in_address_2;
            if (in_chosen[3]) mem_address_of = mem_address_of | in_address_3;
            if (in_chosen[4]) mem_address_of = mem_address_of | in_address_4;
            if (in_chosen[5]) mem_address_of = mem_address_of | in_address_5;
            if (in_chosen[6]) mem_address_of = mem_address_of | in_address_6;
            if (in_chosen[7]) mem_address_of = mem_address_of | in_address_7;
            if (in_chosen[8]) mem_address_of = mem_address_of | in_address_8;
            if (in_chosen[9]) mem_address_of = mem_address_of | in_address_9;
            if (in_chosen[10]) mem_address_of = mem_address_of | in_address_10;
            if (in_chosen[11]) mem_address_of = mem_address_of | in_address_11;
            if (in_chosen[12]) mem_address_of = mem_address_of | in_address_12;
            if (in_chosen[13]) mem_address_of = mem_address_of | in_address_13;
            if (in_chosen[14]) mem_address_of = mem_address_of | in_address_14;
            if (in_chosen[15]) mem_address_of = mem_address_of | in_address_15;
            if (in_chosen[16]) mem_address_of = mem_address_of | in_address_16;
            if (in_chosen[17]) mem_address_of = mem_address_of | in_address_17;
            if (in_chosen[18]) mem_address_of = mem_address_of | in_address_18;
            if (in_chosen[19]) mem_address_of = mem_address_of | in_address_19;
            if (in_chosen[20]) mem_address_of = mem_address_of | in_address_20;
            if (in_chosen[21]) mem_address_of = mem_address_of | in_address_21;
            if (in_chosen[22]) mem_address_of = mem_address_of | in_address_22;
            if (in_chosen[23]) mem_address_of = mem_address_of | in_address_23;
            if (in_chosen[24]) mem_address_of = mem_address_of | in_address_24;
            if (in_chosen[25]) mem_address_of = mem_address_of | in_address_25;
            if (in_chosen[26]) mem_address_of = mem_address_of | in_address_26;
            if (in_chosen[27]) mem_address_of = mem_address_of | in_address_27;
            if (in_chosen[28]) mem_address_of = mem_address_of | in_address_28;
            if (in_chosen[29]) mem_address_of = mem_address_of | in_address_29;
            if (in_chosen[30]) mem_address_of = mem_address_of | in_address_30;
            if (in_chosen[31]) mem_address_of = mem_address_of | in_address_31;
        end
    endfunction
    assign mem_address = mem_address_of(chosen, address_0, address_1, address_2, address_3, address_4, address_5,
            address_6, address_7, address_8, address_9, address_10, address_11, address_12, address_13, address_14,
            address_15, address_16, address_17, address_18, address_19, address_20, address_21, address_22, address_23,
            address_24, address_25, address_26, address_27, address_28, address_29, address_30, address_31);

    function automatic [4:0] mem_entry_of(input reg in_chosen_0, input reg in_chosen_1, input reg in_chosen_2,
            input reg in_chosen_3, input reg in_chosen_4, input reg in_chosen_5, input reg in_chosen_6,
            input reg in_chosen_7, input reg in_chosen_8, input reg in_chosen_9, input reg in_chosen_10,
            input reg in_chosen_11, input reg in_chosen_12, input reg in_chosen_13, input reg in_chosen_14,
            input reg in_chosen_15, input reg in_chosen_16, input reg in_chosen_17, input reg in_chosen_18,
            input reg in_chosen_19, input reg in_chosen_20, input reg in_chosen_21, input reg in_chosen_22,
            input reg in_chosen_23, input reg in_chosen_24, input reg in_chosen_25, input reg in_chosen_26,
            input reg in_chosen_27, input reg in_chosen_28, input reg in_chosen_29, input reg in_chosen_30);
        begin
            mem_entry_of = 5'd0;
            if (in_chosen_0) mem_entry_of = mem_entry_of | 5'd1;
            if (in_chosen_1) mem_entry_of = mem_entry_of | 5'd2;
            if (in_chosen_2) mem_entry_of = mem_entry_of | 5'd3;
            if (in_chosen_3) mem_entry_of = mem_entry_of | 5'd4;
            if (in_chosen_4) mem_entry_of = mem_entry_of | 5'd5;
            if (in_chosen_5) mem_entry_of = mem_entry_of | 5'd6;
            if (in_chosen_6) mem_entry_of = mem_entry_of | 5'd7;
            if (in_chosen_7) mem_entry_of = mem_entry_of | 5'd8;
            if (in_chosen_8) mem_entry_of = mem_entry_of | 5'd9;
            if (in_chosen_9) mem_entry_of = mem_entry_of | 5'd10;
            if (in_chosen_10) mem_entry_of = mem_entry_of | 5'd11;
            if (in_chosen_11) mem_entry_of = mem_entry_of | 5'd12;
            if (in_chosen_12) mem_entry_of = mem_entry_of | 5'd13;
            if (in_chosen_13) mem_entry_of = mem_entry_of | 5'd14;
            if (in_chosen_14) mem_entry_of = mem_entry_of | 5'd15;
            if (in_chosen_15) mem_entry_of = mem_entry_of | 5'd16;
            if (in_chosen_16) mem_entry_of = mem_entry_of | 5'd17;
            if (in_chosen_17) mem_entry_of = mem_entry_of | 5'd18;
            if (in_chosen_18) mem_entry_of = mem_entry_of | 5'd19;
            if (in_chosen_19) mem_entry_of = mem_entry_of | 5'd20;
            if (in_chosen_20) mem_entry_of = mem_entry_of | 5'd21;
            if (in_chosen_21) mem_entry_of = mem_entry_of | 5'd22;
            if (in_chosen_22) mem_entry_of = mem_entry_of | 5'd23;
            if (in_chosen_23) mem_entry_of = mem_entry_of | 5'd24;
            if (in_chosen_24) mem_entry_of = mem_entry_of | 5'd25;
            if (in_chosen_25) mem_entry_of = mem_entry_of | 5'd26;
            if (in_chosen_26) mem_entry_of = mem_entry_of | 5'd27;
            if (in_chosen_27) mem_entry_of = mem_entry_of | 5'd28;
            if (in_chosen_28) mem_entry_of = mem_entry_of | 5'd29;
            if (in_chosen_29) mem_entry_of = mem_entry_of | 5'd30;
            if (in_chosen_30) mem_entry_of = 5'd31;
        end
    endfunction
    assign mem_entry = mem_entry_of(chosen[1], chosen[2], chosen[3], chosen[4], chosen[5], chosen[6], chosen[7],
            chosen[8], chosen[9], chosen[10], chosen[11], chosen[12], chosen[13], chosen[14], chosen[15], chosen[16],
            chosen[17], chosen[18], chosen[19], chosen[20], chosen[21], chosen[22], chosen[23], chosen[24], chosen[25],
            chosen[26], chosen[27], chosen[28], chosen[29], chosen[30], chosen[31]);

    function automatic [9:0] mem_tag_of(input reg [31:0] in_chosen, input reg [9:0] in_tag_0, input reg [9:0] in_tag_1,
            input reg [9:0] in_tag_2, input reg [9:0] in_tag_3, input reg [9:0] in_tag_4, input reg [9:0] in_tag_5,
            input reg [9:0] in_tag_6, input reg [9:0] in_tag_7, input reg [9:0] in_tag_8, input reg [9:0] in_tag_9,
            input reg [9:0] in_tag_10, input reg [9:0] in_tag_11, input reg [9:0] in_tag_12, input reg [9:0] in_tag_13,
            input reg [9:0] in_tag_14, input reg [9:0] in_tag_15, input reg [9:0] in_tag_16, input reg [9:0] in_tag_17,
            input reg [9:0] in_tag_18, input reg [9:0] in_tag_19, input reg [9:0] in_tag_20, input reg [9:0] in_tag_21,
            input reg [9:0] in_tag_22, input reg [9:0] in_tag_23, input reg [9:0] in_tag_24, input reg [9:0] in_tag_25,
            input reg [9:0] in_tag_26, input reg [9:0] in_tag_27, input reg [9:0] in_tag_28, input reg [9:0] in_tag_29,
            input reg [9:0] in_tag_30, input reg [9:0] in_tag_31);
        begin
            mem_tag_of = 10'd0;
            if (in_chosen[0]) mem_tag_of = mem_tag_of | in_tag_0;
            if (in_chosen[1]) mem_tag_of = mem_tag_of | in_tag_1;
            if (in_chosen[2]) mem_tag_of = mem_tag_of | in_tag_2;
            if (in_chosen[3]) mem_tag_of = mem_tag_of | in_tag_3;
            if (in_chosen[4]) mem_tag_of = mem_tag_of | in_tag_4;
            if (in_chosen[5]) mem_tag_of = mem_tag_of | in_tag_5;
            if (in_chosen[6]) mem_tag_of = mem_tag_of | in_tag_6;
            if (in_chosen[7]) mem_tag_of = mem_tag_of | in_tag_7;
            if (in_chosen[8]) mem_tag_of = mem_tag_of | in_tag_8;
            if (in_chosen[9]) mem_tag_of = mem_tag_of | in_tag_9;
            if (in_chosen[10]) mem_tag_of = mem_tag_of | in_tag_10;
            if (in_chosen[11]) mem_tag_of = mem_tag_of | in_tag_11;
            if (in_chosen[12]) mem_tag_of = mem_tag_of | in_tag_12;
            if (in_chosen[13]) mem_tag_of = mem_tag_of | in_tag_13;
            if (in_chosen[14]) mem_tag_of = mem_tag_of | in_tag_14;
            if (in_chosen[15]) mem_tag_of = mem_tag_of | in_tag_15;
            if (in_chosen[16]) mem_tag_of = mem_tag_of | in_tag_16;
            if (in_chosen[17]) mem_tag_of = mem_tag_of | in_tag_17;
            if (in_chosen[18]) mem_tag_of = mem_tag_of | in_tag_18;
            if (in_chosen[19]) mem_tag_of = mem_tag_of | in_tag_19;
            if (in_chosen[20]) mem_tag_of = mem_tag_of | in_tag_20;
            if (in_chosen[21]) mem_tag_of = mem_tag_of | in_tag_21;
            if (in_chosen[22]) mem_tag_of = mem_tag_of | in_tag_22;
            if (in_chosen[23]) mem_tag_of = mem_tag_of | in_tag_23;
            if (in_chosen[24]) mem_tag_of = mem_tag_of | in_tag_24;
            if (in_chosen[25]) mem_tag_of = mem_tag_of | in_tag_25;
            if (in_chosen[26]) mem_tag_of = mem_tag_of | in_tag_26;
            if (in_chosen[27]) mem_tag_of = mem_tag_of | in_tag_27;
            if (in_chosen[28]) mem_tag_of = mem_tag_of | in_tag_28;
            if (in_chosen[29]) mem_tag_of = mem_tag_of | in_tag_29;
            if (in_chosen[30]) mem_tag_of = mem_tag_of | in_tag_30;
            if (in_chosen[31]) mem_tag_of = mem_tag_of | in_tag_31;
        end
    endfunction
    assign mem_tag = mem_tag_of(chosen, tag_0, tag_1, tag_2, tag_3, tag_4, tag_5, tag_6, tag_7, tag_8, tag_9, tag_10,
            tag_11, tag_12, tag_13, tag_14, tag_15, tag_16, tag_17, tag_18, tag_19, tag_20, tag_21, tag_22, tag_23,
            tag_24, tag_25, tag_26, tag_27, tag_28, tag_29, tag_30, tag_31);
    assign selected_0 = chosen & wide;
    assign selected_1 = chosen & held;
    assign selected_2 = chosen & packets;
    assign selected_3 = chosen & stores;
    assign selected_4 = returned & wide;
    assign selected_5 = done & landed;
    assign selected_6 = done & ~landed;
    assign mem_wide = |selected_0;
    assign mem_held = |selected_1;
    assign mem_kind =
        writes ? MEMORY_KIND_WRITE :
        |selected_3 ? MEMORY_KIND_STORE :
        |selected_2 ? MEMORY_KIND_LOAD :
        MEMORY_KIND_READ;
    assign mem_answers = !writes & (!(|selected_2) | mem_held);
    assign below = chosen - 32'd1;
    assign handed =
        mem_valid & mem_ready & !writes ? chosen :
        32'd0;
    assign wrote =
        mem_valid & mem_ready & writes ? chosen :
        32'd0;
    assign posted =
        mem_valid & mem_ready & !mem_answers & !mem_ordered ? chosen :
        32'd0;
    assign landed = {write_ack & (write_ack_entry == 5'd31), write_ack & (write_ack_entry == 5'd30),
            write_ack & (write_ack_entry == 5'd29), write_ack & (write_ack_entry == 5'd28),
            write_ack & (write_ack_entry == 5'd27), write_ack & (write_ack_entry == 5'd26),
            write_ack & (write_ack_entry == 5'd25), write_ack & (write_ack_entry == 5'd24),
            write_ack & (write_ack_entry == 5'd23), write_ack & (write_ack_entry == 5'd22),
            write_ack & (write_ack_entry == 5'd21), write_ack & (write_ack_entry == 5'd20),
            write_ack & (write_ack_entry == 5'd19), write_ack & (write_ack_entry == 5'd18),
            write_ack & (write_ack_entry == 5'd17), write_ack & (write_ack_entry == 5'd16),
            write_ack & (write_ack_entry == 5'd15), write_ack & (write_ack_entry == 5'd14),
            write_ack & (write_ack_entry == 5'd13), write_ack & (write_ack_entry == 5'd12),
            write_ack & (write_ack_entry == 5'd11), write_ack & (write_ack_entry == 5'd10),
            write_ack & (write_ack_entry == 5'd9), write_ack & (write_ack_entry == 5'd8),
            write_ack & (write_ack_entry == 5'd7), write_ack & (write_ack_entry == 5'd6),
            write_ack & (write_ack_entry == 5'd5), write_ack & (write_ack_entry == 5'd4),
            write_ack & (write_ack_entry == 5'd3), write_ack & (write_ack_entry == 5'd2),
            write_ack & (write_ack_entry == 5'd1), write_ack & (write_ack_entry == 5'd0)};
    assign external = operating & (operate_op == ATOMIC_OP_EXTERNAL);
    assign memrsp_ready = !external;

    function automatic [31:0] returned_of(input reg [4:0] in_memrsp_entry, input reg [31:0] in_asked,
            input reg in_memrsp_valid, input reg in_external);
        begin
            returned_of = 32'd0;
            if (in_memrsp_entry == 5'd0) returned_of[0] = 1'b1;
            if (in_memrsp_entry == 5'd1) returned_of[1] = 1'b1;
            if (in_memrsp_entry == 5'd2) returned_of[2] = 1'b1;
            if (in_memrsp_entry == 5'd3) returned_of[3] = 1'b1;
            if (in_memrsp_entry == 5'd4) returned_of[4] = 1'b1;
            if (in_memrsp_entry == 5'd5) returned_of[5] = 1'b1;
            if (in_memrsp_entry == 5'd6) returned_of[6] = 1'b1;
            if (in_memrsp_entry == 5'd7) returned_of[7] = 1'b1;
            if (in_memrsp_entry == 5'd8) returned_of[8] = 1'b1;
            if (in_memrsp_entry == 5'd9) returned_of[9] = 1'b1;
            if (in_memrsp_entry == 5'd10) returned_of[10] = 1'b1;
            if (in_memrsp_entry == 5'd11) returned_of[11] = 1'b1;
            if (in_memrsp_entry == 5'd12) returned_of[12] = 1'b1;
            if (in_memrsp_entry == 5'd13) returned_of[13] = 1'b1;
            if (in_memrsp_entry == 5'd14) returned_of[14] = 1'b1;
            if (in_memrsp_entry == 5'd15) returned_of[15] = 1'b1;
            if (in_memrsp_entry == 5'd16) returned_of[16] = 1'b1;
            if (in_memrsp_entry == 5'd17) returned_of[17] = 1'b1;
            if (in_memrsp_entry == 5'd18) returned_of[18] = 1'b1;
            if (in_memrsp_entry == 5'd19) returned_of[19] = 1'b1;
            if (in_memrsp_entry == 5'd20) returned_of[20] = 1'b1;
            if (in_memrsp_entry == 5'd21) returned_of[21] = 1'b1;
            if (in_memrsp_entry == 5'd22) returned_of[22] = 1'b1;
            if (in_memrsp_entry == 5'd23) returned_of[23] = 1'b1;
            if (in_memrsp_entry == 5'd24) returned_of[24] = 1'b1;
            if (in_memrsp_entry == 5'd25) returned_of[25] = 1'b1;
            if (in_memrsp_entry == 5'd26) returned_of[26] = 1'b1;
            if (in_memrsp_entry == 5'd27) returned_of[27] = 1'b1;
            if (in_memrsp_entry == 5'd28) returned_of[28] = 1'b1;
            if (in_memrsp_entry == 5'd29) returned_of[29] = 1'b1;
            if (in_memrsp_entry == 5'd30) returned_of[30] = 1'b1;
            if (in_memrsp_entry == 5'd31) returned_of[31] = 1'b1;
            returned_of = returned_of & in_asked;
            if (!in_memrsp_valid | in_external) returned_of = 32'd0;
        end
    endfunction
    assign returned = returned_of(memrsp_entry, asked, memrsp_valid, external);

    function automatic [3:0] returned_op_of(input reg [4:0] in_memrsp_entry, input reg [3:0] in_op_0,
            input reg [3:0] in_op_1, input reg [3:0] in_op_2, input reg [3:0] in_op_3, input reg [3:0] in_op_4,
            input reg [3:0] in_op_5, input reg [3:0] in_op_6, input reg [3:0] in_op_7, input reg [3:0] in_op_8,
            input reg [3:0] in_op_9, input reg [3:0] in_op_10, input reg [3:0] in_op_11, input reg [3:0] in_op_12,
            input reg [3:0] in_op_13, input reg [3:0] in_op_14, input reg [3:0] in_op_15, input reg [3:0] in_op_16,
            input reg [3:0] in_op_17, input reg [3:0] in_op_18, input reg [3:0] in_op_19, input reg [3:0] in_op_20,
            input reg [3:0] in_op_21, input reg [3:0] in_op_22, input reg [3:0] in_op_23, input reg [3:0] in_op_24,
            input reg [3:0] in_op_25, input reg [3:0] in_op_26, input reg [3:0] in_op_27, input reg [3:0] in_op_28,
            input reg [3:0] in_op_29, input reg [3:0] in_op_30, input reg [3:0] in_op_31);
        begin
            returned_op_of = ATOMIC_OP_ADD;
            if (in_memrsp_entry == 5'd0) returned_op_of = in_op_0;
            if (in_memrsp_entry == 5'd1) returned_op_of = in_op_1;
            if (in_memrsp_entry == 5'd2) returned_op_of = in_op_2;
            if (in_memrsp_entry == 5'd3) returned_op_of = in_op_3;
            if (in_memrsp_entry == 5'd4) returned_op_of = in_op_4;
            if (in_memrsp_entry == 5'd5) returned_op_of = in_op_5;
            if (in_memrsp_entry == 5'd6) returned_op_of = in_op_6;
            if (in_memrsp_entry == 5'd7) returned_op_of = in_op_7;
            if (in_memrsp_entry == 5'd8) returned_op_of = in_op_8;
            if (in_memrsp_entry == 5'd9) returned_op_of = in_op_9;
            if (in_memrsp_entry == 5'd10) returned_op_of = in_op_10;
            if (in_memrsp_entry == 5'd11) returned_op_of = in_op_11;
            if (in_memrsp_entry == 5'd12) returned_op_of = in_op_12;
            if (in_memrsp_entry == 5'd13) returned_op_of = in_op_13;
            if (in_memrsp_entry == 5'd14) returned_op_of = in_op_14;
            if (in_memrsp_entry == 5'd15) returned_op_of = in_op_15;
            if (in_memrsp_entry == 5'd16) returned_op_of = in_op_16;
            if (in_memrsp_entry == 5'd17) returned_op_of = in_op_17;
            if (in_memrsp_entry == 5'd18) returned_op_of = in_op_18;
            if (in_memrsp_entry == 5'd19) returned_op_of = in_op_19;
            if (in_memrsp_entry == 5'd20) returned_op_of = in_op_20;
            if (in_memrsp_entry == 5'd21) returned_op_of = in_op_21;
            if (in_memrsp_entry == 5'd22) returned_op_of = in_op_22;
            if (in_memrsp_entry == 5'd23) returned_op_of = in_op_23;
            if (in_memrsp_entry == 5'd24) returned_op_of = in_op_24;
            if (in_memrsp_entry == 5'd25) returned_op_of = in_op_25;
            if (in_memrsp_entry == 5'd26) returned_op_of = in_op_26;
            if (in_memrsp_entry == 5'd27) returned_op_of = in_op_27;
            if (in_memrsp_entry == 5'd28) returned_op_of = in_op_28;
            if (in_memrsp_entry == 5'd29) returned_op_of = in_op_29;
            if (in_memrsp_entry == 5'd30) returned_op_of = in_op_30;
            if (in_memrsp_entry == 5'd31) returned_op_of = in_op_31;
        end
    endfunction
    assign returned_op = returned_op_of(memrsp_entry, op_0, op_1, op_2, op_3, op_4, op_5, op_6, op_7, op_8, op_9, op_10,
            op_11, op_12, op_13, op_14, op_15, op_16, op_17, op_18, op_19, op_20, op_21, op_22, op_23, op_24, op_25,
            op_26, op_27, op_28, op_29, op_30, op_31);

    function automatic [9:0] returned_tag_of(input reg [4:0] in_memrsp_entry, input reg [9:0] in_tag_0,
            input reg [9:0] in_tag_1, input reg [9:0] in_tag_2, input reg [9:0] in_tag_3, input reg [9:0] in_tag_4,
            input reg [9:0] in_tag_5, input reg [9:0] in_tag_6, input reg [9:0] in_tag_7, input reg [9:0] in_tag_8,
            input reg [9:0] in_tag_9, input reg [9:0] in_tag_10, input reg [9:0] in_tag_11, input reg [9:0] in_tag_12,
            input reg [9:0] in_tag_13, input reg [9:0] in_tag_14, input reg [9:0] in_tag_15, input reg [9:0] in_tag_16,
            input reg [9:0] in_tag_17, input reg [9:0] in_tag_18, input reg [9:0] in_tag_19, input reg [9:0] in_tag_20,
            input reg [9:0] in_tag_21, input reg [9:0] in_tag_22, input reg [9:0] in_tag_23, input reg [9:0] in_tag_24,
            input reg [9:0] in_tag_25, input reg [9:0] in_tag_26, input reg [9:0] in_tag_27, input reg [9:0] in_tag_28,
            input reg [9:0] in_tag_29, input reg [9:0] in_tag_30, input reg [9:0] in_tag_31);
        begin
            returned_tag_of = 10'd0;
            if (in_memrsp_entry == 5'd0) returned_tag_of = returned_tag_of | in_tag_0;
            if (in_memrsp_entry == 5'd1) returned_tag_of = returned_tag_of | in_tag_1;
            if (in_memrsp_entry == 5'd2) returned_tag_of = returned_tag_of | in_tag_2;
            if (in_memrsp_entry == 5'd3) returned_tag_of = returned_tag_of | in_tag_3;
            if (in_memrsp_entry == 5'd4) returned_tag_of = returned_tag_of | in_tag_4;
            if (in_memrsp_entry == 5'd5) returned_tag_of = returned_tag_of | in_tag_5;
            if (in_memrsp_entry == 5'd6) returned_tag_of = returned_tag_of | in_tag_6;
            if (in_memrsp_entry == 5'd7) returned_tag_of = returned_tag_of | in_tag_7;
            if (in_memrsp_entry == 5'd8) returned_tag_of = returned_tag_of | in_tag_8;
            if (in_memrsp_entry == 5'd9) returned_tag_of = returned_tag_of | in_tag_9;
            if (in_memrsp_entry == 5'd10) returned_tag_of = returned_tag_of | in_tag_10;
            if (in_memrsp_entry == 5'd11) returned_tag_of = returned_tag_of | in_tag_11;
            if (in_memrsp_entry == 5'd12) returned_tag_of = returned_tag_of | in_tag_12;
            if (in_memrsp_entry == 5'd13) returned_tag_of = returned_tag_of | in_tag_13;
            if (in_memrsp_entry == 5'd14) returned_tag_of = returned_tag_of | in_tag_14;
            if (in_memrsp_entry == 5'd15) returned_tag_of = returned_tag_of | in_tag_15;
            if (in_memrsp_entry == 5'd16) returned_tag_of = returned_tag_of | in_tag_16;
            if (in_memrsp_entry == 5'd17) returned_tag_of = returned_tag_of | in_tag_17;
            if (in_memrsp_entry == 5'd18) returned_tag_of = returned_tag_of | in_tag_18;
            if (in_memrsp_entry == 5'd19) returned_tag_of = returned_tag_of | in_tag_19;
            if (in_memrsp_entry == 5'd20) returned_tag_of = returned_tag_of | in_tag_20;
            if (in_memrsp_entry == 5'd21) returned_tag_of = returned_tag_of | in_tag_21;
            if (in_memrsp_entry == 5'd22) returned_tag_of = returned_tag_of | in_tag_22;
            if (in_memrsp_entry == 5'd23) returned_tag_of = returned_tag_of | in_tag_23;
            if (in_memrsp_entry == 5'd24) returned_tag_of = returned_tag_of | in_tag_24;
            if (in_memrsp_entry == 5'd25) returned_tag_of = returned_tag_of | in_tag_25;
            if (in_memrsp_entry == 5'd26) returned_tag_of = returned_tag_of | in_tag_26;
            if (in_memrsp_entry == 5'd27) returned_tag_of = returned_tag_of | in_tag_27;
            if (in_memrsp_entry == 5'd28) returned_tag_of = returned_tag_of | in_tag_28;
            if (in_memrsp_entry == 5'd29) returned_tag_of = returned_tag_of | in_tag_29;
            if (in_memrsp_entry == 5'd30) returned_tag_of = returned_tag_of | in_tag_30;
            if (in_memrsp_entry == 5'd31) returned_tag_of = returned_tag_of | in_tag_31;
        end
    endfunction
    assign returned_tag = returned_tag_of(memrsp_entry, tag_0, tag_1, tag_2, tag_3, tag_4, tag_5, tag_6, tag_7, tag_8,
            tag_9, tag_10, tag_11, tag_12, tag_13, tag_14, tag_15, tag_16, tag_17, tag_18, tag_19, tag_20, tag_21,
            tag_22, tag_23, tag_24, tag_25, tag_26, tag_27, tag_28, tag_29, tag_30, tag_31);
    assign came_back = returned & packets;
    assign brought = returned & ~packets;
    assign finishes = operating & (!external | result_valid);
    assign operates = {finishes & (operand_of == 5'd31), finishes & (operand_of == 5'd30),
            finishes & (operand_of == 5'd29), finishes & (operand_of == 5'd28), finishes & (operand_of == 5'd27),
            finishes & (operand_of == 5'd26), finishes & (operand_of == 5'd25), finishes & (operand_of == 5'd24),
            finishes & (operand_of == 5'd23), finishes & (operand_of == 5'd22), finishes & (operand_of == 5'd21),
            finishes & (operand_of == 5'd20), finishes & (operand_of == 5'd19), finishes & (operand_of == 5'd18),
            finishes & (operand_of == 5'd17), finishes & (operand_of == 5'd16), finishes & (operand_of == 5'd15),
            finishes & (operand_of == 5'd14), finishes & (operand_of == 5'd13), finishes & (operand_of == 5'd12),
            finishes & (operand_of == 5'd11), finishes & (operand_of == 5'd10), finishes & (operand_of == 5'd9),
            finishes & (operand_of == 5'd8), finishes & (operand_of == 5'd7), finishes & (operand_of == 5'd6),
            finishes & (operand_of == 5'd5), finishes & (operand_of == 5'd4), finishes & (operand_of == 5'd3),
            finishes & (operand_of == 5'd2), finishes & (operand_of == 5'd1), finishes & (operand_of == 5'd0)};
    assign operate_valid = external;
    assign operate_tag = tag_of;
    assign operate_data = old;
    assign operate_data2 = old2;
    assign new_words_write_data_0 =
        external ? result_data :
        alu_result;
    assign new_words_write_data_1 =
        external ? result_data2 :
        alu_result2;
    assign rsp_valid = |to_answer;

    function automatic [31:0] told_of(input reg in_rsp_valid, input reg in_rsp_ready,
            input reg [4:0] in_old_entry_read_data);
        begin
            told_of = 32'd0;
            if (in_rsp_valid & in_rsp_ready) begin
                if (in_old_entry_read_data == 5'd0) told_of[0] = 1'b1;
                if (in_old_entry_read_data == 5'd1) told_of[1] = 1'b1;
                if (in_old_entry_read_data == 5'd2) told_of[2] = 1'b1;
                if (in_old_entry_read_data == 5'd3) told_of[3] = 1'b1;
                if (in_old_entry_read_data == 5'd4) told_of[4] = 1'b1;
                if (in_old_entry_read_data == 5'd5) told_of[5] = 1'b1;
                if (in_old_entry_read_data == 5'd6) told_of[6] = 1'b1;
                if (in_old_entry_read_data == 5'd7) told_of[7] = 1'b1;
                if (in_old_entry_read_data == 5'd8) told_of[8] = 1'b1;
                if (in_old_entry_read_data == 5'd9) told_of[9] = 1'b1;
                if (in_old_entry_read_data == 5'd10) told_of[10] = 1'b1;
                if (in_old_entry_read_data == 5'd11) told_of[11] = 1'b1;
                if (in_old_entry_read_data == 5'd12) told_of[12] = 1'b1;
                if (in_old_entry_read_data == 5'd13) told_of[13] = 1'b1;
                if (in_old_entry_read_data == 5'd14) told_of[14] = 1'b1;
                if (in_old_entry_read_data == 5'd15) told_of[15] = 1'b1;
                if (in_old_entry_read_data == 5'd16) told_of[16] = 1'b1;
                if (in_old_entry_read_data == 5'd17) told_of[17] = 1'b1;
                if (in_old_entry_read_data == 5'd18) told_of[18] = 1'b1;
                if (in_old_entry_read_data == 5'd19) told_of[19] = 1'b1;
                if (in_old_entry_read_data == 5'd20) told_of[20] = 1'b1;
                if (in_old_entry_read_data == 5'd21) told_of[21] = 1'b1;
                if (in_old_entry_read_data == 5'd22) told_of[22] = 1'b1;
                if (in_old_entry_read_data == 5'd23) told_of[23] = 1'b1;
                if (in_old_entry_read_data == 5'd24) told_of[24] = 1'b1;
                if (in_old_entry_read_data == 5'd25) told_of[25] = 1'b1;
                if (in_old_entry_read_data == 5'd26) told_of[26] = 1'b1;
                if (in_old_entry_read_data == 5'd27) told_of[27] = 1'b1;
                if (in_old_entry_read_data == 5'd28) told_of[28] = 1'b1;
                if (in_old_entry_read_data == 5'd29) told_of[29] = 1'b1;
                if (in_old_entry_read_data == 5'd30) told_of[30] = 1'b1;
                if (in_old_entry_read_data == 5'd31) told_of[31] = 1'b1;
            end
        end
    endfunction
    assign told = told_of(rsp_valid, rsp_ready, old_entry_read_data_0);
    assign results = to_write | to_answer | landing;
    assign unwritten = to_write & ~wrote;
    assign untold = to_answer & ~told;
    assign unlanded = (landing & ~landed) | posted;
    assign done = results & ~unwritten & ~untold & ~unlanded;
    assign passed = handed & packets & ~held & ~posted;
    assign ending = done | passed | came_back;

    function automatic [31:0] same_line_of(input reg [29:0] in_line_difference_0, input reg [29:0] in_line_difference_1,
            input reg [29:0] in_line_difference_2, input reg [29:0] in_line_difference_3,
            input reg [29:0] in_line_difference_4, input reg [29:0] in_line_difference_5,
            input reg [29:0] in_line_difference_6, input reg [29:0] in_line_difference_7,
            input reg [29:0] in_line_difference_8, input reg [29:0] in_line_difference_9,
            input reg [29:0] in_line_difference_10, input reg [29:0] in_line_difference_11,
            input reg [29:0] in_line_difference_12, input reg [29:0] in_line_difference_13,
            input reg [29:0] in_line_difference_14, input reg [29:0] in_line_difference_15,
            input reg [29:0] in_line_difference_16, input reg [29:0] in_line_difference_17,
            input reg [29:0] in_line_difference_18, input reg [29:0] in_line_difference_19,
            input reg [29:0] in_line_difference_20, input reg [29:0] in_line_difference_21,
            input reg [29:0] in_line_difference_22, input reg [29:0] in_line_difference_23,
            input reg [29:0] in_line_difference_24, input reg [29:0] in_line_difference_25,
            input reg [29:0] in_line_difference_26, input reg [29:0] in_line_difference_27,
            input reg [29:0] in_line_difference_28, input reg [29:0] in_line_difference_29,
            input reg [29:0] in_line_difference_30, input reg [29:0] in_line_difference_31, input reg [31:0] in_live,
            input reg [31:0] in_ending);
        begin
            same_line_of = 32'd0;
            same_line_of[0] = !(|in_line_difference_0);
            same_line_of[1] = !(|in_line_difference_1);
            same_line_of[2] = !(|in_line_difference_2);
            same_line_of[3] = !(|in_line_difference_3);
            same_line_of[4] = !(|in_line_difference_4);
            same_line_of[5] = !(|in_line_difference_5);
            same_line_of[6] = !(|in_line_difference_6);
            same_line_of[7] = !(|in_line_difference_7);
            same_line_of[8] = !(|in_line_difference_8);
            same_line_of[9] = !(|in_line_difference_9);
            same_line_of[10] = !(|in_line_difference_10);
            same_line_of[11] = !(|in_line_difference_11);
            same_line_of[12] = !(|in_line_difference_12);
            same_line_of[13] = !(|in_line_difference_13);
            same_line_of[14] = !(|in_line_difference_14);
            same_line_of[15] = !(|in_line_difference_15);
            same_line_of[16] = !(|in_line_difference_16);
            same_line_of[17] = !(|in_line_difference_17);
            same_line_of[18] = !(|in_line_difference_18);
            same_line_of[19] = !(|in_line_difference_19);
            same_line_of[20] = !(|in_line_difference_20);
            same_line_of[21] = !(|in_line_difference_21);
            same_line_of[22] = !(|in_line_difference_22);
            same_line_of[23] = !(|in_line_difference_23);
            same_line_of[24] = !(|in_line_difference_24);
            same_line_of[25] = !(|in_line_difference_25);
            same_line_of[26] = !(|in_line_difference_26);
            same_line_of[27] = !(|in_line_difference_27);
            same_line_of[28] = !(|in_line_difference_28);
            same_line_of[29] = !(|in_line_difference_29);
            same_line_of[30] = !(|in_line_difference_30);
            same_line_of[31] = !(|in_line_difference_31);
            same_line_of = same_line_of & in_live & ~in_ending;
        end
    endfunction
    assign same_line = same_line_of(line_difference_0, line_difference_1, line_difference_2, line_difference_3,
            line_difference_4, line_difference_5, line_difference_6, line_difference_7, line_difference_8,
            line_difference_9, line_difference_10, line_difference_11, line_difference_12, line_difference_13,
            line_difference_14, line_difference_15, line_difference_16, line_difference_17, line_difference_18,
            line_difference_19, line_difference_20, line_difference_21, line_difference_22, line_difference_23,
            line_difference_24, line_difference_25, line_difference_26, line_difference_27, line_difference_28,
            line_difference_29, line_difference_30, line_difference_31, live, ending);
    assign same_pair = {!(|pair_difference_31), !(|pair_difference_30), !(|pair_difference_29), !(|pair_difference_28),
            !(|pair_difference_27), !(|pair_difference_26), !(|pair_difference_25), !(|pair_difference_24),
            !(|pair_difference_23), !(|pair_difference_22), !(|pair_difference_21), !(|pair_difference_20),
            !(|pair_difference_19), !(|pair_difference_18), !(|pair_difference_17), !(|pair_difference_16),
            !(|pair_difference_15), !(|pair_difference_14), !(|pair_difference_13), !(|pair_difference_12),
            !(|pair_difference_11), !(|pair_difference_10), !(|pair_difference_9), !(|pair_difference_8),
            !(|pair_difference_7), !(|pair_difference_6), !(|pair_difference_5), !(|pair_difference_4),
            !(|pair_difference_3), !(|pair_difference_2), !(|pair_difference_1), !(|pair_difference_0)};
    assign difference_0 = address_0 ^ req_address, difference_1 = address_1 ^ req_address,
            difference_2 = address_2 ^ req_address, difference_3 = address_3 ^ req_address,
            difference_4 = address_4 ^ req_address, difference_5 = address_5 ^ req_address,
            difference_6 = address_6 ^ req_address, difference_7 = address_7 ^ req_address,
            difference_8 = address_8 ^ req_address, difference_9 = address_9 ^ req_address,
            difference_10 = address_10 ^ req_address, difference_11 = address_11 ^ req_address,
            difference_12 = address_12 ^ req_address, difference_13 = address_13 ^ req_address,
            difference_14 = address_14 ^ req_address, difference_15 = address_15 ^ req_address,
            difference_16 = address_16 ^ req_address, difference_17 = address_17 ^ req_address,
            difference_18 = address_18 ^ req_address, difference_19 = address_19 ^ req_address,
            difference_20 = address_20 ^ req_address, difference_21 = address_21 ^ req_address,
            difference_22 = address_22 ^ req_address, difference_23 = address_23 ^ req_address,
            difference_24 = address_24 ^ req_address, difference_25 = address_25 ^ req_address,
            difference_26 = address_26 ^ req_address, difference_27 = address_27 ^ req_address,
            difference_28 = address_28 ^ req_address, difference_29 = address_29 ^ req_address,
            difference_30 = address_30 ^ req_address, difference_31 = address_31 ^ req_address;
    assign line_difference_0 = difference_0 & 30'h3fffffe0, line_difference_1 = difference_1 & 30'h3fffffe0,
            line_difference_2 = difference_2 & 30'h3fffffe0, line_difference_3 = difference_3 & 30'h3fffffe0,
            line_difference_4 = difference_4 & 30'h3fffffe0, line_difference_5 = difference_5 & 30'h3fffffe0,
            line_difference_6 = difference_6 & 30'h3fffffe0, line_difference_7 = difference_7 & 30'h3fffffe0,
            line_difference_8 = difference_8 & 30'h3fffffe0, line_difference_9 = difference_9 & 30'h3fffffe0,
            line_difference_10 = difference_10 & 30'h3fffffe0, line_difference_11 = difference_11 & 30'h3fffffe0,
            line_difference_12 = difference_12 & 30'h3fffffe0, line_difference_13 = difference_13 & 30'h3fffffe0,
            line_difference_14 = difference_14 & 30'h3fffffe0, line_difference_15 = difference_15 & 30'h3fffffe0,
            line_difference_16 = difference_16 & 30'h3fffffe0, line_difference_17 = difference_17 & 30'h3fffffe0,
            line_difference_18 = difference_18 & 30'h3fffffe0, line_difference_19 = difference_19 & 30'h3fffffe0,
            line_difference_20 = difference_20 & 30'h3fffffe0, line_difference_21 = difference_21 & 30'h3fffffe0,
            line_difference_22 = difference_22 & 30'h3fffffe0, line_difference_23 = difference_23 & 30'h3fffffe0,
            line_difference_24 = difference_24 & 30'h3fffffe0, line_difference_25 = difference_25 & 30'h3fffffe0,
            line_difference_26 = difference_26 & 30'h3fffffe0, line_difference_27 = difference_27 & 30'h3fffffe0,
            line_difference_28 = difference_28 & 30'h3fffffe0, line_difference_29 = difference_29 & 30'h3fffffe0,
            line_difference_30 = difference_30 & 30'h3fffffe0, line_difference_31 = difference_31 & 30'h3fffffe0;
    assign pair_difference_0 = difference_0 & 30'h3ffffffe, pair_difference_1 = difference_1 & 30'h3ffffffe,
            pair_difference_2 = difference_2 & 30'h3ffffffe, pair_difference_3 = difference_3 & 30'h3ffffffe,
            pair_difference_4 = difference_4 & 30'h3ffffffe, pair_difference_5 = difference_5 & 30'h3ffffffe,
            pair_difference_6 = difference_6 & 30'h3ffffffe, pair_difference_7 = difference_7 & 30'h3ffffffe,
            pair_difference_8 = difference_8 & 30'h3ffffffe, pair_difference_9 = difference_9 & 30'h3ffffffe,
            pair_difference_10 = difference_10 & 30'h3ffffffe, pair_difference_11 = difference_11 & 30'h3ffffffe,
            pair_difference_12 = difference_12 & 30'h3ffffffe, pair_difference_13 = difference_13 & 30'h3ffffffe,
            pair_difference_14 = difference_14 & 30'h3ffffffe, pair_difference_15 = difference_15 & 30'h3ffffffe,
            pair_difference_16 = difference_16 & 30'h3ffffffe, pair_difference_17 = difference_17 & 30'h3ffffffe,
            pair_difference_18 = difference_18 & 30'h3ffffffe, pair_difference_19 = difference_19 & 30'h3ffffffe,
            pair_difference_20 = difference_20 & 30'h3ffffffe, pair_difference_21 = difference_21 & 30'h3ffffffe,
            pair_difference_22 = difference_22 & 30'h3ffffffe, pair_difference_23 = difference_23 & 30'h3ffffffe,
            pair_difference_24 = difference_24 & 30'h3ffffffe, pair_difference_25 = difference_25 & 30'h3ffffffe,
            pair_difference_26 = difference_26 & 30'h3ffffffe, pair_difference_27 = difference_27 & 30'h3ffffffe,
            pair_difference_28 = difference_28 & 30'h3ffffffe, pair_difference_29 = difference_29 & 30'h3ffffffe,
            pair_difference_30 = difference_30 & 30'h3ffffffe, pair_difference_31 = difference_31 & 30'h3ffffffe;
    assign holding = same_line & (~packets | held);
    assign line_held = cfg_hold & (|holding);
    assign is_store = req_op == ATOMIC_OP_STORE;
    assign is_packet = is_store | (req_op == ATOMIC_OP_LOAD);

    function automatic [31:0] wanted_of(input reg [31:0] in_same_line, input reg in_is_packet, input reg in_is_store,
            input reg [31:0] in_holding, input reg [31:0] in_stores, input reg in_cfg_hold,
            input reg [31:0] in_same_pair, input reg [31:0] in_packets);
        begin
            wanted_of = in_same_line;
            if (in_is_packet) begin
                if (!in_is_store) wanted_of = in_holding | (in_same_line & in_stores);
            end else if (!in_cfg_hold) wanted_of = in_same_line & (in_same_pair | in_packets);
        end
    endfunction
    assign wanted = wanted_of(same_line, is_packet, is_store, holding, stores, cfg_hold, same_pair, packets);
    assign free = ~live;
    assign req_ready = |free;
    assign take = req_valid & req_ready;
    assign taken =
        take ? free & negative_1 :
        32'd0;

    function automatic [4:0] taken_entry_of(input reg in_taken_0, input reg in_taken_1, input reg in_taken_2,
            input reg in_taken_3, input reg in_taken_4, input reg in_taken_5, input reg in_taken_6,
            input reg in_taken_7, input reg in_taken_8, input reg in_taken_9, input reg in_taken_10,
            input reg in_taken_11, input reg in_taken_12, input reg in_taken_13, input reg in_taken_14,
            input reg in_taken_15, input reg in_taken_16, input reg in_taken_17, input reg in_taken_18,
            input reg in_taken_19, input reg in_taken_20, input reg in_taken_21, input reg in_taken_22,
            input reg in_taken_23, input reg in_taken_24, input reg in_taken_25, input reg in_taken_26,
            input reg in_taken_27, input reg in_taken_28, input reg in_taken_29, input reg in_taken_30);
        begin
            taken_entry_of = 5'd0;
            if (in_taken_0) taken_entry_of = taken_entry_of | 5'd1;
            if (in_taken_1) taken_entry_of = taken_entry_of | 5'd2;
            if (in_taken_2) taken_entry_of = taken_entry_of | 5'd3;
            if (in_taken_3) taken_entry_of = taken_entry_of | 5'd4;
            if (in_taken_4) taken_entry_of = taken_entry_of | 5'd5;
            if (in_taken_5) taken_entry_of = taken_entry_of | 5'd6;
            if (in_taken_6) taken_entry_of = taken_entry_of | 5'd7;
            if (in_taken_7) taken_entry_of = taken_entry_of | 5'd8;
            if (in_taken_8) taken_entry_of = taken_entry_of | 5'd9;
            if (in_taken_9) taken_entry_of = taken_entry_of | 5'd10;
            if (in_taken_10) taken_entry_of = taken_entry_of | 5'd11;
            if (in_taken_11) taken_entry_of = taken_entry_of | 5'd12;
            if (in_taken_12) taken_entry_of = taken_entry_of | 5'd13;
            if (in_taken_13) taken_entry_of = taken_entry_of | 5'd14;
            if (in_taken_14) taken_entry_of = taken_entry_of | 5'd15;
            if (in_taken_15) taken_entry_of = taken_entry_of | 5'd16;
            if (in_taken_16) taken_entry_of = taken_entry_of | 5'd17;
            if (in_taken_17) taken_entry_of = taken_entry_of | 5'd18;
            if (in_taken_18) taken_entry_of = taken_entry_of | 5'd19;
            if (in_taken_19) taken_entry_of = taken_entry_of | 5'd20;
            if (in_taken_20) taken_entry_of = taken_entry_of | 5'd21;
            if (in_taken_21) taken_entry_of = taken_entry_of | 5'd22;
            if (in_taken_22) taken_entry_of = taken_entry_of | 5'd23;
            if (in_taken_23) taken_entry_of = taken_entry_of | 5'd24;
            if (in_taken_24) taken_entry_of = taken_entry_of | 5'd25;
            if (in_taken_25) taken_entry_of = taken_entry_of | 5'd26;
            if (in_taken_26) taken_entry_of = taken_entry_of | 5'd27;
            if (in_taken_27) taken_entry_of = taken_entry_of | 5'd28;
            if (in_taken_28) taken_entry_of = taken_entry_of | 5'd29;
            if (in_taken_29) taken_entry_of = taken_entry_of | 5'd30;
            if (in_taken_30) taken_entry_of = 5'd31;
        end
    endfunction
    assign taken_entry = taken_entry_of(taken[1], taken[2], taken[3], taken[4], taken[5], taken[6], taken[7], taken[8],
            taken[9], taken[10], taken[11], taken[12], taken[13], taken[14], taken[15], taken[16], taken[17], taken[18],
            taken[19], taken[20], taken[21], taken[22], taken[23], taken[24], taken[25], taken[26], taken[27],
            taken[28], taken[29], taken[30], taken[31]);
    assign queued = count;

    function automatic [5:0] count_now_of(input reg [5:0] in_count, input reg in_take, input reg [31:0] in_selected_0,
            input reg [31:0] in_selected_1, input reg [31:0] in_passed, input reg [31:0] in_came_back);
        begin
            count_now_of = in_count;
            if (in_take) count_now_of = count_now_of + 6'd1;
            if (|in_selected_0) count_now_of = count_now_of - 6'd1;
            if (|in_selected_1) count_now_of = count_now_of - 6'd1;
            if (|in_passed) count_now_of = count_now_of - 6'd1;
            if (|in_came_back) count_now_of = count_now_of - 6'd1;
        end
    endfunction
    assign count_now = count_now_of(count, take, selected_5, selected_6, passed, came_back);

    always @(posedge clock) begin
        if (mem_valid & mem_ready) begin
            if (writes) written <= written + 5'd1;
            else after <= ~(chosen | below);
        end
        operating <= external & !result_valid;
        if (|brought) begin
            operating <= 1'b1;
            operand_of <= memrsp_entry;
            operate_op <= returned_op;
            operate_wide <= |selected_4;
            tag_of <= returned_tag;
            old <= memrsp_data;
            old2 <= memrsp_data2;
            data <= operands_read_data_0;
            data2 <= operands_read_data_1;
            compare <= operands_read_data_2;
            compare2 <= operands_read_data_3;
        end
        if (finishes) produced <= produced + 5'd1;
        if (rsp_valid & rsp_ready) answered <= answered + 5'd1;
        waits_0 <= waits_0 & ~ending;
        if (taken[0]) begin
            address_0 <= req_address;
            op_0 <= req_op;
            tag_0 <= req_tag;
            waits_0 <= wanted;
        end
        waits_1 <= waits_1 & ~ending;
        if (taken[1]) begin
            address_1 <= req_address;
            op_1 <= req_op;
            tag_1 <= req_tag;
            waits_1 <= wanted;
        end
        waits_2 <= waits_2 & ~ending;
        if (taken[2]) begin
            address_2 <= req_address;
            op_2 <= req_op;
            tag_2 <= req_tag;
            waits_2 <= wanted;
        end
        waits_3 <= waits_3 & ~ending;
        if (taken[3]) begin
            address_3 <= req_address;
            op_3 <= req_op;
            tag_3 <= req_tag;
            waits_3 <= wanted;
        end
        waits_4 <= waits_4 & ~ending;
        if (taken[4]) begin
            address_4 <= req_address;
            op_4 <= req_op;
            tag_4 <= req_tag;
            waits_4 <= wanted;
        end
        waits_5 <= waits_5 & ~ending;
        if (taken[5]) begin
            address_5 <= req_address;
            op_5 <= req_op;
            tag_5 <= req_tag;
            waits_5 <= wanted;
        end
        waits_6 <= waits_6 & ~ending;
        if (taken[6]) begin
            address_6 <= req_address;
            op_6 <= req_op;
            tag_6 <= req_tag;
            waits_6 <= wanted;
        end
        waits_7 <= waits_7 & ~ending;
        if (taken[7]) begin
            address_7 <= req_address;
            op_7 <= req_op;
            tag_7 <= req_tag;
            waits_7 <= wanted;
        end
        waits_8 <= waits_8 & ~ending;
        if (taken[8]) begin
            address_8 <= req_address;
            op_8 <= req_op;
            tag_8 <= req_tag;
            waits_8 <= wanted;
        end
        waits_9 <= waits_9 & ~ending;
        if (taken[9]) begin
            address_9 <= req_address;
            op_9 <= req_op;
            tag_9 <= req_tag;
            waits_9 <= wanted;
        end
        waits_10 <= waits_10 & ~ending;
        if (taken[10]) begin
            address_10 <= req_address;
            op_10 <= req_op;
            tag_10 <= req_tag;
            waits_10 <= wanted;
        end
        waits_11 <= waits_11 & ~ending;
        if (taken[11]) begin
            address_11 <= req_address;
            op_11 <= req_op;
            tag_11 <= req_tag;
            waits_11 <= wanted;
        end
        waits_12 <= waits_12 & ~ending;
        if (taken[12]) begin
            address_12 <= req_address;
            op_12 <= req_op;
            tag_12 <= req_tag;
            waits_12 <= wanted;
        end
        waits_13 <= waits_13 & ~ending;
        if (taken[13]) begin
            address_13 <= req_address;
            op_13 <= req_op;
            tag_13 <= req_tag;
            waits_13 <= wanted;
        end
        waits_14 <= waits_14 & ~ending;
        if (taken[14]) begin
            address_14 <= req_address;
            op_14 <= req_op;
            tag_14 <= req_tag;
            waits_14 <= wanted;
        end
        waits_15 <= waits_15 & ~ending;
        if (taken[15]) begin
            address_15 <= req_address;
            op_15 <= req_op;
            tag_15 <= req_tag;
            waits_15 <= wanted;
        end
        waits_16 <= waits_16 & ~ending;
        if (taken[16]) begin
            address_16 <= req_address;
            op_16 <= req_op;
            tag_16 <= req_tag;
            waits_16 <= wanted;
        end
        waits_17 <= waits_17 & ~ending;
        if (taken[17]) begin
            address_17 <= req_address;
            op_17 <= req_op;
            tag_17 <= req_tag;
            waits_17 <= wanted;
        end
        waits_18 <= waits_18 & ~ending;
        if (taken[18]) begin
            address_18 <= req_address;
            op_18 <= req_op;
            tag_18 <= req_tag;
            waits_18 <= wanted;
        end
        waits_19 <= waits_19 & ~ending;
        if (taken[19]) begin
            address_19 <= req_address;
            op_19 <= req_op;
            tag_19 <= req_tag;
            waits_19 <= wanted;
        end
        waits_20 <= waits_20 & ~ending;
        if (taken[20]) begin
            address_20 <= req_address;
            op_20 <= req_op;
            tag_20 <= req_tag;
            waits_20 <= wanted;
        end
        waits_21 <= waits_21 & ~ending;
        if (taken[21]) begin
            address_21 <= req_address;
            op_21 <= req_op;
            tag_21 <= req_tag;
            waits_21 <= wanted;
        end
        waits_22 <= waits_22 & ~ending;
        if (taken[22]) begin
            address_22 <= req_address;
            op_22 <= req_op;
            tag_22 <= req_tag;
            waits_22 <= wanted;
        end
        waits_23 <= waits_23 & ~ending;
        if (taken[23]) begin
            address_23 <= req_address;
            op_23 <= req_op;
            tag_23 <= req_tag;
            waits_23 <= wanted;
        end
        waits_24 <= waits_24 & ~ending;
        if (taken[24]) begin
            address_24 <= req_address;
            op_24 <= req_op;
            tag_24 <= req_tag;
            waits_24 <= wanted;
        end
        waits_25 <= waits_25 & ~ending;
        if (taken[25]) begin
            address_25 <= req_address;
            op_25 <= req_op;
            tag_25 <= req_tag;
            waits_25 <= wanted;
        end
        waits_26 <= waits_26 & ~ending;
        if (taken[26]) begin
            address_26 <= req_address;
            op_26 <= req_op;
            tag_26 <= req_tag;
            waits_26 <= wanted;
        end
        waits_27 <= waits_27 & ~ending;
        if (taken[27]) begin
            address_27 <= req_address;
            op_27 <= req_op;
            tag_27 <= req_tag;
            waits_27 <= wanted;
        end
        waits_28 <= waits_28 & ~ending;
        if (taken[28]) begin
            address_28 <= req_address;
            op_28 <= req_op;
            tag_28 <= req_tag;
            waits_28 <= wanted;
        end
        waits_29 <= waits_29 & ~ending;
        if (taken[29]) begin
            address_29 <= req_address;
            op_29 <= req_op;
            tag_29 <= req_tag;
            waits_29 <= wanted;
        end
        waits_30 <= waits_30 & ~ending;
        if (taken[30]) begin
            address_30 <= req_address;
            op_30 <= req_op;
            tag_30 <= req_tag;
            waits_30 <= wanted;
        end
        waits_31 <= waits_31 & ~ending;
        if (taken[31]) begin
            address_31 <= req_address;
            op_31 <= req_op;
            tag_31 <= req_tag;
            waits_31 <= wanted;
        end
        wide <= wide & ~taken;
        packets <= packets & ~taken;
        stores <= stores & ~taken;
        held <= held & ~taken;
        if (req_wide) wide <= wide | taken;
        if (is_packet) packets <= packets | taken;
        if (is_store) stores <= stores | taken;
        if (line_held) held <= held | taken;
        live <= (live & ~ending) | taken;
        waiting <= (waiting & ~handed) | taken;
        asked <= (asked & ~returned) | (handed & ~passed & ~posted);
        landing <= unlanded;
        to_write <= unwritten | operates;
        to_answer <= untold | operates;
        count <= count_now;
        if (clear) begin
            live <= 32'd0;
            waiting <= 32'd0;
            asked <= 32'd0;
            landing <= 32'd0;
            to_write <= 32'd0;
            to_answer <= 32'd0;
            after <= 32'd0;
            count <= 6'd0;
            operating <= 1'b0;
            produced <= 5'd0;
            written <= 5'd0;
            answered <= 5'd0;
        end
    end

    initial begin
        address_0 = 30'd0; address_1 = 30'd0; address_2 = 30'd0; address_3 = 30'd0; address_4 = 30'd0; address_5 =
                30'd0; address_6 = 30'd0; address_7 = 30'd0; address_8 = 30'd0; address_9 = 30'd0; address_10 = 30'd0; address_11 =
                30'd0; address_12 = 30'd0; address_13 = 30'd0; address_14 = 30'd0; address_15 = 30'd0; address_16 = 30'd0; address_17
                = 30'd0; address_18 = 30'd0; address_19 = 30'd0; address_20 = 30'd0; address_21 = 30'd0; address_22 = 30'd0;
                address_23 = 30'd0; address_24 = 30'd0; address_25 = 30'd0; address_26 = 30'd0; address_27 = 30'd0; address_28 =
                30'd0; address_29 = 30'd0; address_30 = 30'd0; address_31 = 30'd0;
        op_0 = 4'd0; op_1 = 4'd0; op_2 = 4'd0; op_3 = 4'd0; op_4 = 4'd0; op_5 = 4'd0; op_6 = 4'd0; op_7 = 4'd0; op_8 =
                4'd0; op_9 = 4'd0; op_10 = 4'd0; op_11 = 4'd0; op_12 = 4'd0; op_13 = 4'd0; op_14 = 4'd0; op_15 = 4'd0; op_16 = 4'd0;
                op_17 = 4'd0; op_18 = 4'd0; op_19 = 4'd0; op_20 = 4'd0; op_21 = 4'd0; op_22 = 4'd0; op_23 = 4'd0; op_24 = 4'd0; op_25
                = 4'd0; op_26 = 4'd0; op_27 = 4'd0; op_28 = 4'd0; op_29 = 4'd0; op_30 = 4'd0; op_31 = 4'd0;
        tag_0 = 10'd0; tag_1 = 10'd0; tag_2 = 10'd0; tag_3 = 10'd0; tag_4 = 10'd0; tag_5 = 10'd0; tag_6 = 10'd0; tag_7
                = 10'd0; tag_8 = 10'd0; tag_9 = 10'd0; tag_10 = 10'd0; tag_11 = 10'd0; tag_12 = 10'd0; tag_13 = 10'd0; tag_14 = 10'd0;
                tag_15 = 10'd0; tag_16 = 10'd0; tag_17 = 10'd0; tag_18 = 10'd0; tag_19 = 10'd0; tag_20 = 10'd0; tag_21 = 10'd0; tag_22
                = 10'd0; tag_23 = 10'd0; tag_24 = 10'd0; tag_25 = 10'd0; tag_26 = 10'd0; tag_27 = 10'd0; tag_28 = 10'd0; tag_29 =
                10'd0; tag_30 = 10'd0; tag_31 = 10'd0;
        waits_0 = 32'd0; waits_1 = 32'd0; waits_2 = 32'd0; waits_3 = 32'd0; waits_4 = 32'd0; waits_5 = 32'd0; waits_6 =
                32'd0; waits_7 = 32'd0; waits_8 = 32'd0; waits_9 = 32'd0; waits_10 = 32'd0; waits_11 = 32'd0; waits_12 = 32'd0;
                waits_13 = 32'd0; waits_14 = 32'd0; waits_15 = 32'd0; waits_16 = 32'd0; waits_17 = 32'd0; waits_18 = 32'd0; waits_19 =
                32'd0; waits_20 = 32'd0; waits_21 = 32'd0; waits_22 = 32'd0; waits_23 = 32'd0; waits_24 = 32'd0; waits_25 = 32'd0;
                waits_26 = 32'd0; waits_27 = 32'd0; waits_28 = 32'd0; waits_29 = 32'd0; waits_30 = 32'd0; waits_31 = 32'd0;
        live = 32'd0;
        waiting = 32'd0;
        asked = 32'd0;
        landing = 32'd0;
        to_write = 32'd0;
        to_answer = 32'd0;
        wide = 32'd0;
        packets = 32'd0;
        stores = 32'd0;
        held = 32'd0;
        after = 32'd0;
        count = 6'd0;
        operating = 1'b0;
        operand_of = 5'd0;
        operate_op = 4'd0;
        operate_wide = 1'b0;
        tag_of = 10'd0;
        old = 32'd0;
        old2 = 32'd0;
        data = 32'd0;
        data2 = 32'd0;
        compare = 32'd0;
        compare2 = 32'd0;
        produced = 5'd0;
        written = 5'd0;
        answered = 5'd0;
    end
endmodule
