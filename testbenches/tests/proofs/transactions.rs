//! Transactions in local memory.

use super::{exported, fault, Claim};
use turnstile_hdl::lds_unit::LdsUnit;
use turnstile_hdl::storage::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use turnstile_hdl::tx_sequencer::TxSequencer;

pub fn a_lane_that_lost_is_masked_and_some_lane_commits() -> Claim {
    let verilog = exported(TxSequencer::<2, 1>::new(), "tx_sequencer");
    let wrapper = include_str!("../../formal/transaction_sequencer.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a conflict of the upper half marks the lower", "own_tcm_words_next_1 = in_tcm_words_1 | in_conflict_lanes;", "own_tcm_words_next_0 = in_tcm_words_0 | in_conflict_lanes;", "assert (tcm[{wavefront, lane}]);"),
        fault("the walk is over the lanes of the wrong half", "own_walking_hi_next = in_conflict_lanes;", "own_walking_lo_next = in_conflict_lanes;", "== reported_lanes);"),
        fault("a walk does not hold requests up", "hold = (state != SEQUENCER_STATE_IDLE) | (|victims);", "hold = |victims;", "assert (hold & "),
        fault("a kill does not wait for the request in service", "& !in_unit_busy & (|in_victims_now);", "& (|in_victims_now);", "assert ("),
        fault("a commit flushes the other wavefront", "? walking_slot :\n        tx_wavefront;", "? walking_slot :\n        ~tx_wavefront;", ": take & tx_commit & flush_slot == tx_wavefront);"),
        fault("a killed wavefront runs on", "tcm_words_2 <= pass_words_2;", "", "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));"),
        fault("begin_stall does not stall", "!stalled[tx_wavefront]", "1'b1", "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));"),
        fault("a pass that changed nothing is not noticed", "same_0 = retried[0]", "same_0 = 1'b0 & retried[0]", "assert (fruitless_0 <= 3 & fruitless_1 <= 3);"),
        fault("wavefront serialisation never becomes that of the work-group", "= running & groups_0,", "= 2'd0,", "assert (runs[4 * s+:4] != 0"),
    ];
    Claim::new("tx_sequencer", verilog, wrapper, 3, faults)
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
    let verilog = exported(unit, "dcd_bank");
    let wrapper = transactional_bank("dcd_bank", "");
    #[rustfmt::skip]
    let faults = [
        fault("an access that was aborted stores", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)", "assert (rsp_word == now);"),
        fault("the entry of another lane of the wavefront is one's own", "check_owner != work_item", "(check_owner >> 6) != (work_item >> 6)", "assert (who == "),
        fault("a new access backs nothing up", "if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;", "", "assert (rsp_word == now);"),
        fault("a walk restores the entries of every lane", "assign chosen = ", "assign chosen = 1'b1 | ", "assert ("),
        fault("a walk ends before the last row is restored", "owner_byte, visit, restore);", "owner_byte, visit, restore & walk_any);", "assert (rsp_word == now);"),
        fault("a commit leaves the marks", "if (clear | (flush_valid & (flush_slot == 1'd1))) plane1", "if (clear) plane1", "assert (!walk_more);"),
        fault("a row keeps its mark when it has been restored", "if (unset_valid & (unset_slot == 1'd0)) plane0[unset_row] <= 1'd0;", "", "assert (blocked | against);"),
    ];
    Claim::new("dcd_bank", verilog, wrapper, 2, faults)
}

pub fn a_word_has_readers_or_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<3, 2, 2, 1>::repaired(8, 4);
    let verilog = exported(unit, "smdcd_bank");
    let wrapper = transactional_bank("smdcd_bank", "`define SHARED\n");
    #[rustfmt::skip]
    let faults = [
        fault("a word that others read is written", " conflict_of = in_check_write;", " conflict_of = 1'b0;", "assert (who == item);"),
        fault("a word that another has written is read", "else if (in_bits_modified) conflict_of = !in_mine;", "else if (in_bits_modified) conflict_of = !in_mine & in_check_write;", "assert (who == holder);"),
        fault("the first write after a read backs nothing up", "!bits_shared & !bits_modified & check_write & mine;", "1'b0;", "assert (rsp_word == now);"),
        fault("an entry goes with its owner, as published", "walk_clear = !bits_shared;", "walk_clear = 1'b1;", "assert (who == item);"),
    ];
    Claim::new("smdcd_bank", verilog, wrapper, 2, faults)
}

pub fn a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let filter = FilterShape {
        bits: 2,
        organisation: Organisation::Shared,
        ..Default::default()
    };
    let unit = BloomBank::<3, 2, 2, 1, 2>::new(8, 4, filter);
    let verilog = exported(unit, "bloom_bank");
    let wrapper = transactional_bank("bloom_bank", "`define SIGNATURES\n");
    #[rustfmt::skip]
    let faults = [
        fault("a new access sets no bit of its signature", "((set_valid & (query_slot == 1'd1)) && (query_column0 == 1'd1)) ? own_bit", "1'b0 ? own_bit", "assert ("),
        fault("a walk leaves the signatures", "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~((walk_clear & (walk_slot == 1'd0))", "(query_column0 == 1'd0)) ? own_bit :\n               64'd0)) & ~(1'b0", "assert (blocked | against);"),
        fault("a commit leaves a class of signatures", "if (clear | (flush_valid & (flush_slot == 1'd0))) signs0_1", "if (clear) signs0_1", "assert (blocked | against);"),
    ];
    Claim::new("bloom_bank", verilog, wrapper, 2, faults)
}

pub fn a_lane_in_the_conflict_mask_stays_out_of_the_banks() -> Claim {
    let unit = LdsUnit::<2, 1, 2, 1, 4, 2, 1>::default();
    let verilog = exported(unit, "lds_unit");
    let wrapper = include_str!("../../formal/lds_unit.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the mask of the other half is looked at", "if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_3;", "if (!in_req_half) half_tcm_of = half_tcm_of | in_tcm_3;", "assert (runs[names[b]] & !lost[names[b]]);"),
        fault("a lane that lost with the low word goes on with the high one", "pending <= runs & ~losers_now;", "pending <= runs;", "assert (runs[names[b]] & !lost[names[b]]);"),
        fault("a request starts under hold", "allowed = req_valid & (active | !hold);", "allowed = req_valid;", "assert ("),
        fault("losers of the request before are reported again", "first ? 2'd0 :", "1'b0 ? 2'd0 :", "lost_now"),
        fault("a transactional request ends before its last answer", "!(|pending) & !(|unanswered)", "!(|pending)", "assert ("),
        fault("a lane that has gone goes again", "pending <= left;", "pending <= want;", "assert ("),
        fault("lanes that read together in a transaction go together", "request_broadcast = !write & !req_transactional;", "request_broadcast = !write;", "assert ("),
    ];
    Claim::new("lds_unit", verilog, wrapper, 2, faults)
}
