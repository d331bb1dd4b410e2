//! Units for early conflict resolution.

use super::{Claim, Fault};
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::hazard_check::HazardCheck;
use turnstile_hdl::last_writer_table::LastWriterTable;
use turnstile_hdl::partition_planes::PartitionPlanes;
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::temporal_filter::TemporalFilter;
use turnstile_hdl::transaction_log::TransactionLog;
use turnstile_hdl::write_time_table::WriteTimeTable;
use turnstile_testbenches::formal::{verilog, Proof, Solver};

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
        solver: Solver::Z3,
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
            right: "change_of = !in_rsp_saturated & !in_rsp_full;",
            wrong: "change_of = !in_rsp_saturated;",
            violates: "== references",
        },
        Fault {
            what: "every increment sends an add message",
            right: "tells_of = in_change & !(|in_count);",
            wrong: "tells_of = in_change;",
            violates: "assert (message_add != told)",
        },
    ];
    Claim {
        name: "reference_count_table",
        proof,
        faults: faults.into(),
    }
}

/// 2 lanes, logs of 4 entries, words of 3 bits.
pub fn a_lane_finds_the_youngest_of_its_stores() -> Claim {
    let unit = TransactionLog::<2, 2, 3, 4, 3>::new();
    let proof = Proof {
        verilog: verilog(unit, "transaction_log").expect("the unit exports"),
        wrapper: include_str!("../../formal/log_search.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "a lane is found again in an older entry",
            right: "missing_of = in_sought & ~in_hits;",
            wrong: "missing_of = in_sought;",
            violates: "youngest_0+:2",
        },
        Fault {
            what: "a search ends with lines under way",
            right: "(still_coming == left) & (!(|left)",
            wrong: "(!(|left)",
            violates: "asked == came",
        },
        Fault {
            what: "lanes take the values of another's entry",
            right: "mates_of = mates_of & in_found;",
            wrong: "mates_of = in_found;",
            violates: "youngest_1+:2",
        },
        Fault {
            what: "a lane that takes no part has stored word 0",
            right: "(|in_line_word_0) & ",
            wrong: "",
            violates: "lanes & has & ~got",
        },
    ];
    Claim {
        name: "transaction_log",
        proof,
        faults: faults.into(),
    }
}

pub fn the_core_knows_the_words_with_a_count_above_zero() -> Claim {
    let proof = Proof {
        verilog: counts() + &conflicts(),
        wrapper: include_str!("../../formal/tables.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "every decrement sends a remove message",
            right: "tells_of = in_change & !(|in_new_count);",
            wrong: "tells_of = in_change;",
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

/// 4 entries an array, blocks of 3 bits, times of 4; one warp in use.
pub fn a_lane_that_read_across_a_write_does_not_commit_at_once() -> Claim {
    let times = verilog(WriteTimeTable::<2, 8, 2>::new(), "write_time_table");
    let filter = verilog(TemporalFilter::<2, 1, 2>::new(), "temporal_filter");
    let proof = Proof {
        verilog: times.expect("the table exports") + &filter.expect("the filter exports"),
        wrapper: include_str!("../../formal/temporal.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let violates = "assert (!silent[0]);";
    let faults = [
        Fault {
            what: "a look-up does not see the update of its own cycle",
            right: "reads_written = write_valid & (write_index == read_index);",
            wrong: "reads_written = 1'b0;",
            violates,
        },
        Fault {
            what: "one array is not updated",
            right: "times_hi_2_write_valid = sweeping | upd_valid",
            wrong: "times_hi_2_write_valid = sweeping",
            violates,
        },
        Fault {
            what: "the last load counts",
            right: "fresh = loads & ~reading;",
            wrong: "fresh = loads;",
            violates,
        },
        Fault {
            what: "a conflict is forgotten by the next reply",
            right: "found_of(conflicting, ",
            wrong: "found_of(conflicting & ~replies, ",
            violates,
        },
    ];
    Claim {
        name: "temporal_filter",
        proof,
        faults: faults.into(),
    }
}

/// 2 sets of 2 ways, filter arrays of 2 entries, words of 3 bits, numbers to 14.
pub fn a_last_writer_is_never_missed() -> Claim {
    let unit = LastWriterTable::<2, 1, 3, 4>::new();
    let proof = Proof {
        verilog: verilog(unit, "last_writer_table").expect("the table exports"),
        wrapper: include_str!("../../formal/last_writers.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let violates = "assert (answered & writer >= due);";
    let faults = [
        Fault {
            what: "a word leaves without a trace",
            right: "filter_put_valid = storing & !hit & (|least);",
            wrong: "filter_put_valid = 1'b0;",
            violates,
        },
        Fault {
            what: "a put is not seen by the look-up after it",
            right: "found_2 = putting & (place_2 == looked_2) ? new_id_2",
            wrong: "found_2 = 1'b0 ? new_id_2",
            violates,
        },
        Fault {
            what: "the filter keeps the last number",
            right: "new_id_1 = held_1_read_word < id ? id : held_1_read_word",
            wrong: "new_id_1 = id",
            violates,
        },
        Fault {
            what: "another word leaves than the filter is told",
            right: "own_least_address = in_addresses_read_word_1;",
            wrong: "own_least_address = in_addresses_read_word_0;",
            violates,
        },
    ];
    Claim {
        name: "last_writer_table",
        proof,
        faults: faults.into(),
    }
}

/// Numbers of 4 bits.
pub fn who_waits_waits_for_older_warps_and_for_all_of_them() -> Claim {
    let unit = HazardCheck::<4>::default();
    let proof = Proof {
        verilog: verilog(unit, "hazard_check").expect("the check exports"),
        wrapper: include_str!("../../formal/hazard_check.sv").into(),
        depth: 1,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "aliases of the warp are waited for: deadlock",
            right: "writer >= first ? first - 4'd1 :",
            wrong: "1'b0 ? first - 4'd1 :",
            violates: "assert (youngest < first);",
        },
        Fault {
            what: "aliases of the warp are ignored",
            right: "writer >= first ? first - 4'd1 :",
            wrong: "writer >= first ? 4'd0 :",
            violates: "assert (hazard & youngest >= writer);",
        },
    ];
    Claim {
        name: "hazard_check",
        proof,
        faults: faults.into(),
    }
}

pub fn a_word_lies_in_the_partition_that_division_gives() -> Claim {
    let unit = PartitionPlanes::<2, 14, 2, 3>::default();
    let proof = Proof {
        verilog: verilog(unit, "partition_planes").expect("the planes export"),
        wrapper: include_str!("../../formal/partition_planes.sv").into(),
        depth: 1,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "three is no multiple of three",
            right: "if (folded_of > 32'd2)",
            wrong: "if (folded_of > 32'd3)",
            violates: "assert (first_is == (first >> 2) % 6);",
        },
        Fault {
            what: "chunks are too short",
            right: "chunk_of >> 2'd2",
            wrong: "chunk_of >> 2'd1",
            violates: "assert (second_is == (second >> 2) % 6);",
        },
    ];
    Claim {
        name: "partition_planes",
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
        solver: Solver::Z3,
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
