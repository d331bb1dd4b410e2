//! Units for early conflict resolution.

use super::{Claim, Fault};
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;
use turnstile_testbenches::formal::{verilog, Proof};

/// 2 sets of 2 ways, words of 3 bits, counts to 3.
fn counts() -> String {
    let unit = ReferenceCountTable::<2, 1, 3, 2>::new(Hash::XorFold);
    verilog(unit, "reference_count_table").expect("the table exports")
}

fn conflicts() -> String {
    let unit = ConflictAddressTable::<2, 1, 3>::new(Hash::XorFold);
    verilog(unit, "conflict_address_table").expect("the table exports")
}

pub fn a_count_never_underflows_and_returns_to_zero() -> Claim {
    let proof = Proof {
        verilog: counts(),
        wrapper: include_str!("../../formal/reference_counts.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the decrement of an ignored increment counts",
            right: "counted <= req_counted;",
            wrong: "counted <= req_counted | req_decrement;",
            violates: "assert (!rsp_unmatched)",
        },
        Fault {
            what: "a decrement of one is lost",
            right: "count - 2'd1 :",
            wrong: "count - {1'b0, count != 2'd1} :",
            violates: "== references",
        },
        Fault {
            what: "a set read while it is written has the old entry",
            right: "reads_written = write_valid & (write_set == read_set);",
            wrong: "reads_written = 1'b0;",
            violates: "assert (!rsp_unmatched)",
        },
        Fault {
            what: "a count wraps",
            right: "rsp_saturated = looked_up & !decrement & (&count);",
            wrong: "rsp_saturated = 1'b0;",
            violates: "== references",
        },
        Fault {
            what: "an increment without a place counts",
            right: "change = !rsp_saturated & !rsp_full;",
            wrong: "change = !rsp_saturated;",
            violates: "== references",
        },
        Fault {
            what: "every increment sends an add message",
            right: "tells = change & !(|count);",
            wrong: "tells = change;",
            violates: "assert (message_add != told)",
        },
    ];
    Claim {
        name: "reference_count_table",
        proof,
        faults: faults.into(),
    }
}

pub fn the_core_knows_the_words_with_a_count_above_zero() -> Claim {
    let proof = Proof {
        verilog: counts() + &conflicts(),
        wrapper: include_str!("../../formal/tables.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "every decrement sends a remove message",
            right: "tells = change & !(|new_count);",
            wrong: "tells = change;",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a remove message clears nothing",
            right: " writer ? add :",
            wrong: " writer & add ? 1'b1 :",
            violates: "assert (held == referenced)",
        },
        Fault {
            what: "a port's copy is not written",
            right: ".writers(copy_0_writers),\n            .write_valid(way_0_write_valid)",
            wrong: ".writers(copy_0_writers),\n            .write_valid(1'b0)",
            violates: "lookup_write : lookup_read",
        },
        Fault {
            what: "a set is called full although a place is free",
            right: "upd_full = updating & add & !hit & !room;",
            wrong: "upd_full = updating & add & !hit;",
            violates: "assert (!upd_full);",
        },
        Fault {
            what: "the update port rests after a message",
            right: "upd_ready = !sweeping;",
            wrong: "upd_ready = !sweeping & !updating;",
            violates: "assert (!message_valid | upd_ready | clear);",
        },
    ];
    Claim {
        name: "two tables",
        proof,
        faults: faults.into(),
    }
}

pub fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() -> Claim {
    let unit = PauseAndGoStack::<4, 3, 2, 2>::new(5);
    let proof = Proof {
        verilog: verilog(unit, "pause_and_go_stack").expect("the stack exports"),
        wrapper: include_str!("../../formal/stack.sv").into(),
        depth: 2,
    };
    let faults = [
        Fault {
            what: "the paused entry keeps the lanes that run",
            right: "& room ? chosen :\n        lanes;",
            wrong: "& room ? lanes :\n        lanes;",
            violates: "assert (!(trans & lanes[4 * i+:4]))",
        },
        Fault {
            what: "lanes that failed are lost",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "(retry_lanes & ~lanes);",
            violates: "== lanes[4 * i+:4]",
        },
        Fault {
            what: "lanes that committed stay in Retry",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "retry_lanes | chosen;",
            violates: "& committed))",
        },
        Fault {
            what: "Retry takes lanes that have paused",
            right: "(retry_lanes & ~lanes) | chosen;",
            wrong: "(retry_lanes & ~lanes) | chosen\n | (top > retry_index + 3'd1 ? op_lanes & below_read_lanes : 4'd0);",
            violates: "assert (!(trans & retry_lanes));",
        },
        Fault {
            what: "all lanes retry",
            right: " lanes <= retry_lanes;",
            wrong: " lanes <= retry_lanes | 4'd1;",
            violates: "assert (!(trans & ~retry_lanes))",
        },
        Fault {
            what: "a branch takes lanes that are not there",
            right: "taken_lanes <= chosen;",
            wrong: "taken_lanes <= op_lanes;",
            violates: "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])",
        },
        Fault {
            what: "lanes that failed stay in their entry",
            right: "lanes <= others;\n            retry_lanes",
            wrong: "retry_lanes",
            violates: "assert (!(top_lanes & ~committed))",
        },
    ];
    Claim {
        name: "pause_and_go_stack",
        proof,
        faults: faults.into(),
    }
}
