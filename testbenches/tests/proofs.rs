//! Properties of the exported Verilog, proved for all inputs and all time, and refuted for broken units.
//!
//! Each proof is at a small size; `testbenches/formal` has the wrappers with the properties in words.

use std::time::Instant;
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;
use turnstile_synth::tools::{available, YOSYS};
use turnstile_testbenches::formal::{verilog, Proof, Verdict, SMTBMC, Z3};

/// Cycles in which a broken unit is to be found out.
const SEARCH: u32 = 12;

/// A mistake, and a property that it violates, as the wrapper states it.
struct Fault {
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
    violates: &'static str,
}

fn check(name: &str, proof: &Proof, faults: &[Fault]) {
    if !available(&[YOSYS, SMTBMC, Z3]) {
        return;
    }
    let start = Instant::now();
    let verdict = proof.prove().unwrap_or_else(|error| panic!("{error:#}"));
    println!(
        "{name}: {verdict:?}, {:.1} s",
        start.elapsed().as_secs_f64()
    );
    assert_eq!(verdict, Verdict::Proved, "{name}");
    for fault in faults {
        let start = Instant::now();
        let broken = proof.broken(fault.right, fault.wrong);
        let found = broken.and_then(|broken| broken.refute(SEARCH));
        let found = found.unwrap_or_else(|error| panic!("{}: {error:#}", fault.what));
        let Some(Verdict::Fails { cycle, assertions }) = found else {
            panic!("{name}: not refuted: {}", fault.what);
        };
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{name}: {}: cycle {cycle}: {assertions}, {seconds:.1} s",
            fault.what
        );
        assert!(assertions.contains(fault.violates), "{}", fault.what);
    }
}

/// 2 sets of 2 ways, words of 3 bits, counts to 3.
fn counts() -> String {
    let unit = ReferenceCountTable::<2, 1, 3, 2>::new(Hash::XorFold);
    verilog(unit, "reference_count_table").expect("the table exports")
}

fn conflicts() -> String {
    let unit = ConflictAddressTable::<2, 1, 3>::new(Hash::XorFold);
    verilog(unit, "conflict_address_table").expect("the table exports")
}

#[test]
fn a_count_never_underflows_and_returns_to_zero() {
    let proof = Proof {
        verilog: counts(),
        wrapper: include_str!("../formal/reference_counts.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the decrement of an ignored increment counts",
            right: "if (counted_q) begin",
            wrong: "if (counted_q | decrement_q) begin",
            violates: "assert (!rsp_unmatched)",
        },
        Fault {
            what: "a decrement of one is lost",
            right: "new_count = count - 32'h1;",
            wrong: "new_count = count - (count != 2'd1);",
            violates: "assert (table_count == 0)",
        },
        Fault {
            what: "a set read while it is written has the old entry",
            right: "if (write_valid && write_set == read_set) begin",
            wrong: "if (1'b0) begin",
            violates: "assert (message_add != told)",
        },
        Fault {
            what: "a count wraps",
            right: "rsp_saturated = &count;",
            wrong: "rsp_saturated = 1'b0;",
            violates: "== references",
        },
        Fault {
            what: "an increment without a place counts",
            right: "change = ~rsp_saturated & ~rsp_full;",
            wrong: "change = ~rsp_saturated;",
            violates: "== references",
        },
        Fault {
            what: "every increment sends an add message",
            right: "tells = change & ~|count;",
            wrong: "tells = change;",
            violates: "assert (message_add != told)",
        },
    ];
    check("reference_count_table", &proof, &faults);
}

#[test]
fn the_core_knows_the_words_with_a_count_above_zero() {
    let proof = Proof {
        verilog: counts() + &conflicts(),
        wrapper: include_str!("../formal/tables.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "every decrement sends a remove message",
            right: "tells = change & ~|new_count;",
            wrong: "tells = change;",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a remove message clears nothing",
            right: "write_bit = 32'h0;\n            if (add_q) begin",
            wrong: "if (add_q) begin",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a port's copy is not written",
            right: "copy_0_write_valid = way_0_write_valid;",
            wrong: "copy_0_write_valid = 1'b0;",
            violates: "lookup_write : lookup_read",
        },
    ];
    check("two tables", &proof, &faults);
}

#[test]
fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() {
    let unit = PauseAndGoStack::<4, 3, 2, 2>::new(5);
    let proof = Proof {
        verilog: verilog(unit, "pause_and_go_stack").expect("the stack exports"),
        wrapper: include_str!("../formal/stack.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the paused entry keeps the lanes that run",
            right: "below_write_lanes = chosen;",
            wrong: "below_write_lanes = lanes_q;",
            violates: "assert (!(trans & lanes[4 * i+:4]))",
        },
        Fault {
            what: "lanes that failed are lost",
            right: "(retry_lanes_q & ~lanes_q) | chosen;",
            wrong: "(retry_lanes_q & ~lanes_q);",
            violates: "== lanes[4 * i+:4]",
        },
        Fault {
            what: "lanes that committed stay in Retry",
            right: "(retry_lanes_q & ~lanes_q) | chosen;",
            wrong: "retry_lanes_q | chosen;",
            violates: "& committed))",
        },
        Fault {
            what: "all lanes retry",
            right: " lanes_d = retry_lanes_q;",
            wrong: " lanes_d = retry_lanes_q | 4'h1;",
            violates: "assert (!(trans & ~retry_lanes))",
        },
        Fault {
            what: "a branch takes lanes that are not there",
            right: "taken_lanes_d = chosen;",
            wrong: "taken_lanes_d = op_lanes;",
            violates: "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])",
        },
        Fault {
            what: "lanes that failed stay in their entry",
            right: "committed_lanes = others;\n                lanes_d = others;",
            wrong: "committed_lanes = others;",
            violates: "assert (!(top_lanes & ~committed))",
        },
    ];
    check("pause_and_go_stack", &proof, &faults);
}
