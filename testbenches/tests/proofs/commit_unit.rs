//! The commit unit: order, hazards, progress and isolation.

use super::{Claim, Fault};
use turnstile_hdl::commit_unit::CommitUnit;
use turnstile_testbenches::formal::{verilog, Proof, Solver};

const VOTES_WITH_A_HAZARD: Fault = Fault {
    what: "a hazard does not wait",
    right: "settled & (flags_vote_failed | !(|hazards_read_word))",
    wrong:
        "settled & (flags_vote_failed | !(|hazards_read_word) | (hazards_read_word >= retire_id))",
    violates: "",
};

/// 4 slots, logs of 4 words, 2 reads under way, words of 1 bit; the answers of the last-writer table are an input of the wrapper.
fn without_last_writers(wrapper: &str, solver: Solver) -> Proof {
    let unit = CommitUnit::<2, 2, 3, 1, 1, 1, 1>::new();
    let whole = Proof {
        verilog: verilog(unit, "commit_unit").expect("the unit exports"),
        wrapper: wrapper.into(),
        depth: 1,
        solver,
    };
    let cut = whole.broken(".rsp_id(writers_rsp_id)", ".rsp_id()");
    cut.expect("the table's answer has one wire")
}

/// Parts of a wrapper assume the same, so that one of them has to show that it leaves room.
fn covered_once(wrapper: &str, covers: bool) -> String {
    let lines = wrapper.lines();
    let kept = lines.filter(|line| covers || !line.trim().starts_with("cover ("));
    kept.collect::<Vec<_>>().join("\n")
}

/// A part of what `commit_pointers.sv` proves.
fn pointers(name: &'static str, part: &str, faults: Vec<Fault>) -> Claim {
    let wrapper = include_str!("../../formal/commit_pointers.sv");
    let wrapper = covered_once(wrapper, part == "ORDER");
    let wrapper = format!("`define PART_{part}\n{wrapper}");
    Claim {
        name,
        proof: without_last_writers(&wrapper, Solver::Z3),
        faults,
    }
}

pub fn commits_are_in_order_and_who_waits_waits_for_an_older_warp() -> Claim {
    let faults = vec![
        Fault {
            what: "aliases of the warp are waited for: deadlock",
            right: "writer >= first ? first - 32'd1 :",
            wrong: "1'b0 ? first - 32'd1 :",
            violates: "if (waits)",
        },
        Fault {
            what: "the hazard pointer goes on into a slot that is taken",
            right: "flags_hazard_filled & has_slot",
            wrong: "flags_hazard_filled",
            violates: "(hazard_at <= release_at + 4)",
        },
        Fault {
            violates: "if (passes_now)",
            ..VOTES_WITH_A_HAZARD
        },
    ];
    pointers("commit_unit, order", "ORDER", faults)
}

pub fn the_hazard_pointer_goes_on() -> Claim {
    let fault = Fault {
        what: "it stays at a word",
        right: "assign take_read = (state == WALK_STATE_READS) & writers_req_ready;",
        wrong: "assign take_read = 1'b0;",
        violates: "(hazard_stands < HAZARD)",
    };
    pointers("commit_unit, hazard pointer", "HAZARD", vec![fault])
}

pub fn the_vote_pointer_goes_on() -> Claim {
    let fault = Fault {
        what: "it reads a word again and again",
        right: "assign reads_walk_take_1 = rereads & queue_push_valid;",
        wrong: "assign reads_walk_take_1 = 1'b0;",
        violates: "(vote_stands < VOTE)",
    };
    pointers("commit_unit, vote pointer", "VOTE", vec![fault])
}

pub fn the_commit_pointer_goes_on() -> Claim {
    let fault = Fault {
        what: "it writes a word again and again",
        right: "assign writes_walk_take_1 = write_valid & write_ready;",
        wrong: "assign writes_walk_take_1 = 1'b0;",
        violates: "(commit_stands < COMMIT)",
    };
    pointers("commit_unit, commit pointer", "COMMIT", vec![fault])
}

pub fn the_retire_pointer_goes_on() -> Claim {
    let fault = Fault {
        what: "what has landed is not counted",
        right: "if (write_ack) landed <= landed + 16'd1;",
        wrong: "if (write_ack) landed <= landed;",
        violates: "(retire_stands < RETIRE)",
    };
    pointers("commit_unit, retire pointer", "RETIRE", vec![fault])
}

pub fn the_release_pointer_goes_on() -> Claim {
    let fault = Fault {
        what: "it does not give a slot back",
        right: "assign goes_on = (state == WALK_STATE_END) & (may_empty | !freeing);",
        wrong: "assign goes_on = (state == WALK_STATE_END) & !freeing;",
        violates: "(release_stands < RELEASE)",
    };
    pointers("commit_unit, release pointer", "RELEASE", vec![fault])
}

/// Two numbers, bounded: holds in the first cycles, and is not proved for all time.
pub fn what_commits_has_read_what_is_there() -> Claim {
    let faults = vec![
        Fault {
            violates: "assert (value == read_value",
            ..VOTES_WITH_A_HAZARD
        },
        Fault {
            what: "a writer that has been sent counts as landed",
            right: "retired_before <= retire_id;",
            wrong: "retired_before <= commit_id;",
            violates: "assert (value == read_value",
        },
        Fault {
            what: "aliases hide an older writer",
            right: "writer >= first ? first - 32'd1 :",
            wrong: "writer >= first ? 32'd0 :",
            violates: "assert (value == read_value",
        },
    ];
    serial("commit_unit, isolation", "ISOLATION", faults)
}

/// Two numbers, bounded as well.
pub fn writes_are_those_that_were_sent() -> Claim {
    let fault = Fault {
        what: "a write is done before it has landed",
        right: "assign behind_1 = landed - write_targets_read_word;",
        wrong: "assign behind_1 = landed + 16'd1 - write_targets_read_word;",
        violates: "if (done_valid & writing != 0)",
    };
    serial("commit_unit, writes", "ORDER", vec![fault])
}

/// A part of what `commit_serial.sv` checks.
fn serial(name: &'static str, part: &str, faults: Vec<Fault>) -> Claim {
    let wrapper = include_str!("../../formal/commit_serial.sv");
    let wrapper = covered_once(wrapper, part == "ISOLATION");
    let wrapper = format!("`define {part}\n`define NUMBERS 2\n{wrapper}");
    Claim {
        name,
        proof: without_last_writers(&wrapper, Solver::Bits),
        faults,
    }
}
