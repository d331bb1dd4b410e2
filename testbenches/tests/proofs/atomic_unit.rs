//! The atomic unit of a memory partition.

use super::{Claim, Fault};
use turnstile_hdl::atomic_unit::AtomicUnit;
use turnstile_testbenches::formal::{verilog, Proof, Solver};

pub fn an_atomic_returns_what_the_one_before_it_wrote_and_none_passes_it() -> Claim {
    let unit = AtomicUnit::<4, 2, 3, 2, 2>::new();
    let proof = Proof {
        verilog: verilog(unit, "atomic_unit").expect("the unit exports"),
        wrapper: include_str!("../../formal/atomic_unit.sv").into(),
        depth: 1,
        solver: Solver::Bits,
    };
    let faults = [
        Fault {
            what: "a request does not wait for its word",
            right: "wanted_of = in_same_line & (in_same_pair | in_packets);",
            wrong: "wanted_of = in_same_line & in_packets;",
            violates: "assert (",
        },
        Fault {
            what: "a load passes a store",
            right: "wanted_of = in_holding | (in_same_line & in_stores);",
            wrong: "wanted_of = in_holding;",
            violates: "assert (!waits[4 * mem_entry + f]);",
        },
        Fault {
            what: "a packet passes an atomic",
            right: "holding = same_line & (~packets | held);",
            wrong: "holding = same_line & held;",
            violates: "assert (",
        },
        Fault {
            what: "a packet that holds is passed",
            right: "holding = same_line & (~packets | held);",
            wrong: "holding = same_line & ~packets;",
            violates: "assert (",
        },
        Fault {
            what: "a packet does not hold its line",
            right: "if (line_held) held <= held | taken;",
            wrong: "",
            violates: "assert (mem_held == held[mem_entry]);",
        },
        Fault {
            what: "what has just ended is waited for",
            right: "same_line_of = same_line_of & in_live & ~in_ending;",
            wrong: "same_line_of = same_line_of & in_live;",
            violates: "assert (",
        },
        Fault {
            what: "an entry does not notice an end",
            right: "waits_2 <= waits_2 & ~ending;",
            wrong: "",
            violates: "assert (",
        },
        Fault {
            what: "a full unit takes a request",
            right: "assign req_ready = |free;",
            wrong: "assign req_ready = 1'b1;",
            violates: "assert (req_ready == (live != 15));",
        },
        Fault {
            what: "an atomic ends when it is written",
            right: "done = results & ~unwritten & ~untold & ~unlanded;",
            wrong: "done = results & ~unwritten & ~unlanded;",
            violates: "assert (",
        },
        Fault {
            what: "an atomic ends when it is answered",
            right: "done = results & ~unwritten & ~untold & ~unlanded;",
            wrong: "done = results & ~untold & ~unlanded;",
            violates: "assert (",
        },
        Fault {
            what: "an atomic ends before its write has landed",
            right: "done = results & ~unwritten & ~untold & ~unlanded;",
            wrong: "done = results & ~unwritten & ~untold;",
            violates: "assert (",
        },
        Fault {
            what: "a packet ends before it has landed",
            right: "passed = handed & packets & ~held & ~posted;",
            wrong: "passed = handed & packets & ~held;",
            violates: "assert (",
        },
        Fault {
            what: "an acknowledge of the cycle of the hand-over counts",
            right: "unlanded = (landing & ~landed) | posted;",
            wrong: "unlanded = (landing | posted) & ~landed;",
            violates: "assert (",
        },
        Fault {
            what: "an acknowledge is every entry's",
            right: "unlanded = (landing & ~landed) | posted;",
            wrong: "unlanded = (landing & ~{4{write_ack}}) | posted;",
            violates: "assert (",
        },
        Fault {
            what: "an acknowledge is forgotten",
            right: "unlanded = (landing & ~landed) | posted;",
            wrong: "unlanded = landing | posted;",
            violates: "assert (",
        },
        Fault {
            what: "an atomic is written again",
            right: "unwritten = to_write & ~wrote;",
            wrong: "unwritten = to_write;",
            violates: "assert (",
        },
        Fault {
            what: "an atomic of the last entry is answered again",
            right: "untold = to_answer & ~told;",
            wrong: "untold = to_answer & ~(told & 4'd7);",
            violates: "assert (",
        },
        Fault {
            what: "an access goes out again",
            right: "waiting <= (waiting & ~handed) | taken;",
            wrong: "waiting <= waiting | taken;",
            violates: "assert (!out[mem_entry]);",
        },
        Fault {
            what: "an answer that nobody waits for counts",
            right: "returned_of = returned_of & in_asked;",
            wrong: "",
            violates: "assert (",
        },
        Fault {
            what: "an answer has the tag of another",
            right: ".write_data_0(tag_of)",
            wrong: ".write_data_0(tag_0)",
            violates: "assert (rsp_tag == tag[2 * answering+:2]);",
        },
        Fault {
            what: "an answer has the new word",
            right: ".write_data_0(old), .write_data_1(old2)",
            wrong: ".write_data_0(alu_result), .write_data_1(alu_result2)",
            violates: "assert (told_value == expected[32 * answering+:32]);",
        },
        Fault {
            what: "the operands of another are taken",
            right: ".read_row(memrsp_entry)",
            wrong: ".read_row(mem_entry)",
            violates: "assert (written_value == result[32 * mem_entry+:32]);",
        },
        Fault {
            what: "nobody takes turns",
            right: "else after <= ~(chosen | below);",
            wrong: "",
            violates: "assert (passed[3 * e+:3] <= 3);",
        },
        Fault {
            what: "an operation elsewhere is overrun",
            right: "if (!in_memrsp_valid | in_external) returned_of = 4'd0;",
            wrong: "if (!in_memrsp_valid) returned_of = 4'd0;",
            violates: "assert (",
        },
        Fault {
            what: "clear leaves a place in the ring",
            right: "            written <= 2'd0;\n",
            wrong: "",
            violates: "assert (",
        },
    ];
    Claim {
        name: "atomic_unit",
        proof,
        faults: faults.into(),
    }
}
