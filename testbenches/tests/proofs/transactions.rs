//! Transactions in local memory.

use super::{Claim, Fault};
use turnstile_hdl::lds_unit::LdsUnit;
use turnstile_hdl::storage::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_testbenches::formal::{verilog, Proof, Solver};

pub fn a_lane_that_lost_is_masked_and_some_lane_commits() -> Claim {
    let proof = Proof {
        verilog: verilog(TxSequencer::<2, 1>::new(), "tx_sequencer").expect("the unit exports"),
        wrapper: include_str!("../../formal/transaction_sequencer.sv").into(),
        depth: 3,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "a conflict of the upper half marks the lower",
            right: "own_tcm_words_next_1 = in_tcm_words_1 | in_conflict_lanes;",
            wrong: "own_tcm_words_next_0 = in_tcm_words_0 | in_conflict_lanes;",
            violates: "assert (tcm[{wavefront, lane}]);",
        },
        Fault {
            what: "the walk is over the lanes of the wrong half",
            right: "own_walking_hi_next = in_conflict_lanes;",
            wrong: "own_walking_lo_next = in_conflict_lanes;",
            violates: "== reported_lanes);",
        },
        Fault {
            what: "a walk does not hold requests up",
            right: "hold = (state != SEQUENCER_STATE_IDLE) | (|victims);",
            wrong: "hold = |victims;",
            violates: "assert (hold & ",
        },
        Fault {
            what: "a kill does not wait for the request in service",
            right: "& !in_unit_busy & (|in_victims_now);",
            wrong: "& (|in_victims_now);",
            violates: "assert (",
        },
        Fault {
            what: "a commit flushes the other wavefront",
            right: "? walking_slot :\n        tx_wavefront;",
            wrong: "? walking_slot :\n        ~tx_wavefront;",
            violates: ": take & tx_commit & flush_slot == tx_wavefront);",
        },
        Fault {
            what: "a killed wavefront runs on",
            right: "tcm_words_2 <= pass_words_2;",
            wrong: "",
            violates: "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));",
        },
        Fault {
            what: "begin_stall does not stall",
            right: "!stalled[tx_wavefront]",
            wrong: "1'b1",
            violates: "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));",
        },
        Fault {
            what: "a pass that changed nothing is not noticed",
            right: "same_0 = retried[0]",
            wrong: "same_0 = 1'b0 & retried[0]",
            violates: "assert (fruitless_0 <= 3 & fruitless_1 <= 3);",
        },
        Fault {
            what: "wavefront serialisation never becomes that of the work-group",
            right: "= running & groups_0,",
            wrong: "= 2'd0,",
            violates: "assert (runs[4 * s+:4] != 0",
        },
    ];
    Claim {
        name: "tx_sequencer",
        proof,
        faults: faults.into(),
    }
}

/// The wrapper of a transactional bank.
pub fn transactional_bank(bank: &str, defines: &str) -> String {
    format!(
        "`define BANK {bank}\n{defines}{}",
        include_str!("../../formal/transactional_bank.sv")
    )
}

pub fn a_word_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let unit = DcdBank::<3, 2, 2, 1>::new(8, 4);
    let proof = Proof {
        verilog: verilog(unit, "dcd_bank").expect("the bank exports"),
        wrapper: transactional_bank("dcd_bank", ""),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "an access that was aborted stores",
            right: ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)",
            wrong: ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "the entry of another lane of the wavefront is one's own",
            right: "check_owner != work_item",
            wrong: "(check_owner >> 6) != (work_item >> 6)",
            violates: "assert (who == ",
        },
        Fault {
            what: "a new access backs nothing up",
            right: "if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;",
            wrong: "",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "a walk restores the entries of every lane",
            right: "assign chosen = ",
            wrong: "assign chosen = 1'b1 | ",
            violates: "assert (",
        },
        Fault {
            what: "a walk ends before the last row is restored",
            right: "owner_byte, visit, restore);",
            wrong: "owner_byte, visit, restore & walk_any);",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "a commit leaves the marks",
            right: "if (clear | (flush_valid & (flush_slot == 1'd1))) plane1",
            wrong: "if (clear) plane1",
            violates: "assert (!walk_more);",
        },
        Fault {
            what: "a row keeps its mark when it has been restored",
            right: "if (unset_valid & (unset_slot == 1'd0)) plane0[unset_row] <= 1'd0;",
            wrong: "",
            violates: "assert (blocked | against);",
        },
    ];
    Claim {
        name: "dcd_bank",
        proof,
        faults: faults.into(),
    }
}

pub fn a_word_has_readers_or_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<3, 2, 2, 1>::repaired(8, 4);
    let proof = Proof {
        verilog: verilog(unit, "smdcd_bank").expect("the bank exports"),
        wrapper: transactional_bank("smdcd_bank", "`define SHARED\n"),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "a word that others read is written",
            right: " conflict_of = in_check_write;",
            wrong: " conflict_of = 1'b0;",
            violates: "assert (who == item);",
        },
        Fault {
            what: "a word that another has written is read",
            right: "else if (in_bits_modified) conflict_of = !in_mine;",
            wrong: "else if (in_bits_modified) conflict_of = !in_mine & in_check_write;",
            violates: "assert (who == holder);",
        },
        Fault {
            what: "the first write after a read backs nothing up",
            right: "!bits_shared & !bits_modified & check_write & mine;",
            wrong: "1'b0;",
            violates: "assert (rsp_word == now);",
        },
        Fault {
            what: "an entry goes with its owner, as published",
            right: "walk_clear = !bits_shared;",
            wrong: "walk_clear = 1'b1;",
            violates: "assert (who == item);",
        },
    ];
    Claim {
        name: "smdcd_bank",
        proof,
        faults: faults.into(),
    }
}

pub fn a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let filter = FilterShape {
        bits: 2,
        organisation: Organisation::Shared,
        ..Default::default()
    };
    let unit = BloomBank::<3, 2, 2, 1, 2>::new(8, 4, filter);
    let proof = Proof {
        verilog: verilog(unit, "bloom_bank").expect("the bank exports"),
        wrapper: transactional_bank("bloom_bank", "`define SIGNATURES\n"),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "a new access sets no bit of its signature",
            right: "((set_valid & (query_slot == 1'd1)) && (query_column0 == 1'd1)) ? own_bit",
            wrong: "1'b0 ? own_bit",
            violates: "assert (",
        },
        Fault {
            what: "a walk leaves the signatures",
            right: "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~((walk_clear & (walk_slot == 1'd0))",
            wrong: "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~(1'b0",
            violates: "assert (blocked | against);",
        },
        Fault {
            what: "a commit leaves a class of signatures",
            right: "if (clear | (flush_valid & (flush_slot == 1'd0))) signs0_1",
            wrong: "if (clear) signs0_1",
            violates: "assert (blocked | against);",
        },
    ];
    Claim {
        name: "bloom_bank",
        proof,
        faults: faults.into(),
    }
}

pub fn a_lane_in_the_conflict_mask_stays_out_of_the_banks() -> Claim {
    let unit = LdsUnit::<2, 1, 2, 1, 4, 2, 1>::default();
    let proof = Proof {
        verilog: verilog(unit, "lds_unit").expect("the unit exports"),
        wrapper: include_str!("../../formal/lds_unit.sv").into(),
        depth: 2,
        solver: Solver::Z3,
    };
    let faults = [
        Fault {
            what: "the mask of the other half is looked at",
            right: "if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_3;",
            wrong: "if (!in_req_half) half_tcm_of = half_tcm_of | in_tcm_3;",
            violates: "assert (runs[names[b]] & !lost[names[b]]);",
        },
        Fault {
            what: "a lane that lost with the low word goes on with the high one",
            right: "pending <= runs & ~losers_now;",
            wrong: "pending <= runs;",
            violates: "assert (runs[names[b]] & !lost[names[b]]);",
        },
        Fault {
            what: "a request starts under hold",
            right: "allowed = req_valid & (active | !hold);",
            wrong: "allowed = req_valid;",
            violates: "assert (",
        },
        Fault {
            what: "losers of the request before are reported again",
            right: "first ? 2'd0 :",
            wrong: "1'b0 ? 2'd0 :",
            violates: "lost_now",
        },
        Fault {
            what: "a transactional request ends before its last answer",
            right: "!(|pending) & !(|unanswered)",
            wrong: "!(|pending)",
            violates: "assert (",
        },
        Fault {
            what: "a lane that has gone goes again",
            right: "pending <= left;",
            wrong: "pending <= want;",
            violates: "assert (",
        },
        Fault {
            what: "lanes that read together in a transaction go together",
            right: "request_broadcast = !write & !req_transactional;",
            wrong: "request_broadcast = !write;",
            violates: "assert (",
        },
    ];
    Claim {
        name: "lds_unit",
        proof,
        faults: faults.into(),
    }
}
