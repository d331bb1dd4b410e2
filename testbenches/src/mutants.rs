//! Units broken on purpose: the bench of each must notice.
//!
//! A bench that passes on broken hardware is worthless. Each line of [`FAULTS`] changes one place of a
//! unit's exported Verilog; Verilator compiles the result and the unit's bench runs on it, as it runs
//! on the Verilog as exported, which must pass.

use crate::pin_driver::Opened;
use crate::unit_bench;
use anyhow::{bail, ensure, Context, Result};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_sim::engine::VerilatorEngine;

/// One mistake: in the Verilog of `unit`, `right` becomes `wrong`.
pub struct Fault {
    pub unit: &'static str,
    pub what: &'static str,
    right: &'static str,
    wrong: &'static str,
}

const fn fault(
    unit: &'static str,
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
) -> Fault {
    Fault {
        unit,
        what,
        right,
        wrong,
    }
}

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("lds_unit", "lanes that lost go on to their high word", "pending_d = runs & ~losers_now;", "pending_d = runs;"),
    fault("lds_unit", "a transactional request does not wait for its answers", "pass_done = tx_pass_done;", ""),
    fault("lds_unit", "reads in a transaction share a round", "request_broadcast = ~write & ~req_transactional;", "request_broadcast = ~write;"),
    fault("lds_unit", "hold is ignored", "allowed = req_valid & (active_q | ~hold);", "allowed = req_valid;"),
    fault("lds_unit", "a bank serves all lanes that want it", "lowest = lanes & ~below;", "lowest = lanes;"),
    fault("lds_unit", "a broadcast looks at no row", "served = same_row;", "served = lanes;"),
    fault("lds_unit", "losers of the request before lose again", "losers_now = 32'h0;", ""),
    fault("lds_unit", "the high word comes from the bank of the low one", "address_d = addr | 32'h4;", ""),
    fault("lds_unit", "a plain request is answered with its last round", "last_d = req_ready & ~req_transactional;", "last_d = 1'b0; if (req_ready) done_d = 1'b1;"),
    fault("lds_unit", "waiting counts as overhead of plain requests", "perf_overhead = allowed & req_transactional &", "perf_overhead = allowed &"),
    fault("lds_unit", "the last answers count as overhead", "~|request_bank_valid & ~pass_done;", "~|request_bank_valid;"),

    fault("smdcd_bank", "no backup is written", "if (must_backup_q) begin", "if (1'b0) begin"),
    fault("smdcd_bank", "no owner is written", "next_shadow_write_mask = next_shadow_write_mask << owner_byte;", "next_shadow_write_mask = 4'h0;"),
    fault("smdcd_bank", "the owner goes to the wrong byte", "next_shadow_write_mask << owner_byte", "next_shadow_write_mask << (2'h3 - owner_byte)"),
    fault("smdcd_bank", "the owner comes from the wrong byte", "read_data[(32'h18)+:(8)]", "read_data[(32'h10)+:(8)]"),
    fault("smdcd_bank", "a visited row ignores state_base", "walk_shift = ((row_base) & 16'hffff) - ((state_base) & 16'hffff);", "walk_shift = row_base;"),
    fault("smdcd_bank", "a visited row below its number wraps too early", "walk_shift = ((row_base) & 16'hffff) - ((state_base) & 16'hffff);", "walk_shift = (row_base - state_base) & 16'h1ff;"),
    fault("smdcd_bank", "a walk does not restore", "if (restore_q) begin", "if (1'b0) begin"),
    fault("smdcd_bank", "a walk takes every lane of the wavefront", "if (chosen & walk_clear) begin", "if (walk_clear) begin"),
    fault("smdcd_bank", "a walk confuses the halves of the wavefront", "chosen = walk_lanes_hi[lane];", "chosen = walk_lanes_lo[lane];"),
    fault("smdcd_bank", "the owner may write what others have read", "next_conflict = check_write;", "next_conflict = check_write & ~mine;"),
    fault("smdcd_bank", "shared entries go with their owner", "localparam sticky = 1'b1;", "localparam sticky = 1'b0;"),
    fault("smdcd_bank", "later readers are not marked", "entries_set_valid = proceeds & (sticky | next_own);", "entries_set_valid = proceeds & next_own;"),
    fault("smdcd_bank", "an upgraded entry is not restored", "next_bits_write_modified = 1'b1;", "next_bits_write_modified = 1'b0;"),
    fault("smdcd_bank", "clear forgets a plane", "if (clear | (flush_valid & (flush_slot == 2'd2))) plane2", "if (flush_valid & (flush_slot == 2'd2)) plane2"),

    fault("dcd_bank", "another's word is taken", "conflict = valid & (check_owner != work_item);", "conflict = 1'b0;"),
    fault("dcd_bank", "a commit leaves its entries", "if (clear | (flush_valid & (flush_slot == 2'd1))) plane1", "if (clear) plane1"),
    fault("dcd_bank", "a loser stores", "if (complete & stores & ~aborted) begin", "if (complete & stores) begin"),
    fault("dcd_bank", "an atomic does not hold its word for two cycles", "| (~transactional_q & ~atomic_q)", "| ~transactional_q"),
    fault("dcd_bank", "an atomic is dropped if the next request waits", "if (complete & stores & ~aborted) begin", "if (complete & stores & ~aborted & (transactional_q | ~req_valid)) begin"),
    fault("dcd_bank", "the second of two atomics on different words is dropped", "mask_d = new_mask;", "mask_d = (atomic_q & new_atomic & row_q != req_row) ? 4'h0 : new_mask;"),
    fault("dcd_bank", "the second of two atomics on one word is dropped", "mask_d = new_mask;", "mask_d = (atomic_q & new_atomic & row_q == req_row) ? 4'h0 : new_mask;"),
    fault("dcd_bank", "a byte is written at the wrong place", "new_mask = new_mask << req_byte;\n                    new_data = byte_data", "new_data = byte_data"),
    fault("dcd_bank", "signed and unsigned minimum are confused", "memory_biased < data_biased", "memory < data"),

    fault("bloom_bank", "a commit leaves a filter column", "if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_3", "if (clear) signs1_3"),
    fault("bloom_bank", "a commit leaves its entries", "if (clear | (flush_valid & (flush_slot == 2'd3))) plane3", "if (clear) plane3"),
    fault("bloom_bank", "a walk leaves the filters", ".walk_clear(walk_end)", ".walk_clear(1'b0)"),
    fault("bloom_bank", "the own filter bit passes for ownership", "repeated = signatures_own_hit & entries_marks[slot] & (check_owner == work_item);", "repeated = signatures_own_hit;"),
    fault("bloom_bank", "a stale owner byte passes for ownership", "signatures_own_hit & entries_marks[slot] &", "signatures_own_hit &"),
    fault("bloom_bank", "other work-groups' filters count", "query_group[3] & (|", "(|"),
    fault("bloom_bank", "one wavefront's filters are not looked at", "query_group[2] & (|", "1'b0 & (|"),
    fault("bloom_bank", "the walk is not told the lanes", " && scan_classes[3];", ";"),
    fault("bloom_bank", "a walk ends with the class it is in", "~scan_on || after_class < 3'd5", "~scan_on"),
    fault("dcd_bank", "a walk skips the row after the one it visited", "past_row = {16{1'b1}} << row_in_block << 1", "past_row = {16{1'b1}} << row_in_block << 2"),

    fault("tx_sequencer", "TCM_OLD is forgotten", "old_words_0_d = tcm_words_0_q;", "old_words_0_d = 32'h0;"),
    fault("tx_sequencer", "a killed wavefront remembers TCM_OLD", "same = retried_q[0] & ~killed_slots_q[0] &", "same = retried_q[0] &"),
    fault("tx_sequencer", "WfS picks nobody", "tcm_words_2_d = tx_exec_lo & ~lowest_lo;", "tcm_words_2_d = tx_exec_lo;"),
    fault("tx_sequencer", "WfS picks two lanes", "tcm_words_2_d = tx_exec_lo & ~lowest_lo;", "tcm_words_2_d = (tx_exec_lo & ~lowest_lo) & ((tx_exec_lo & ~lowest_lo) - 1);"),
    fault("tx_sequencer", "WfS picks a lane of each half", "tcm_words_2_d = tx_exec_lo & ~lowest_lo;", "begin tcm_words_2_d = tx_exec_lo & ~lowest_lo; lowest_hi = tx_exec_hi & -tx_exec_hi; end"),
    fault("tx_sequencer", "the final EXEC is that of the last pass", "answer_exec_lo_d = entry_words_4_q;", "answer_exec_lo_d = pass_words_4_q;"),
    fault("tx_sequencer", "a kill does not flush", "if (killing_q) begin", "if (1'b0) begin"),
    fault("tx_sequencer", "a kill spares the lanes", "tcm_words_6_d = pass_words_6_q;", "tcm_words_6_d = tcm_words_6_q;"),
    fault("tx_sequencer", "kills begin beside an access", "& ~conflict_valid & ~unit_busy &", "& ~conflict_valid &"),
    fault("tx_sequencer", "begin_stall does not stall", "& (tx_commit | ~stalled[tx_wavefront])", ""),
    fault("tx_sequencer", "transactions are taken beside a conflict", "(state_q == SequencerState_Idle) & ~conflict_valid & ~|victims_q", "(state_q == SequencerState_Idle) & ~|victims_q"),
    fault("tx_sequencer", "a conflict of the upper half marks the lower", "tcm_words_1_d = tcm_words_1_q | conflict_lanes;", "tcm_words_0_d = tcm_words_0_q | conflict_lanes;"),
    fault("tx_sequencer", "a commit does not flush", "next_flush_valid = 1'b1;\n                running_d = (running_q & ~(1 << (1))", "running_d = (running_q & ~(1 << (1))"),

    fault("lock_bit_unit", "a lock is not set", "if (acquire[3]) locks3[index_3[9:5]] <= 1'd1;", ""),
    fault("lock_bit_unit", "a held lock is acquired again", "wins = load_lock & ~locks_held;", "wins = load_lock;"),
    fault("lock_bit_unit", "a store-unlock is ignored", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", ""),
    fault("lock_bit_unit", "a store-unlock releases the neighbour", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", "if (unlock[5]) locks5[index_5[9:5] ^ 5'd1] <= 1'd0;"),
    fault("lock_bit_unit", "a bank has half of its locks", "locks7[index_7[9:5]],", "locks7[{1'b0, index_7[8:5]}],"),
    fault("lock_bit_unit", "a row bit is not hashed", "lock_of_0 = lock_of_0 ^ row_part_2;", ""),
    fault("lock_bit_unit", "a load-lock sees the release of its cycle", "wins = load_lock & ~locks_held;", "wins = load_lock & ~(locks_held & ~store_unlock);"),
    fault("lock_bit_unit", "a release takes the lock acquired in its cycle", "if (acquire[9]) locks9", "if (acquire[9] & ~unlock[9]) locks9"),
    fault("lock_bit_unit", "clear forgets a bank", "if (clear) locks7 <= 32'd0;", ""),
    fault("lock_bit_unit", "another lane is told", "~(1 << (lane_4)) | ((1'b1) << (lane_4))", "~(1 << (lane_4)) | ((1'b1) << (lane_3))"),
    fault("lock_bit_unit", "clear lets a lane win", "won_d = 32'h0;", ""),

    fault("atomic_sequencer", "a lane that failed stores anyway", "chosen_lanes = won_2_q;", "chosen_lanes = left_2_q;"),
    fault("atomic_sequencer", "a lane that failed is forgotten", "left_1_d = left_1_q & ~gathered_q;", "left_1_d = 32'h0;"),
    fault("atomic_sequencer", "a lane that stored goes on", "left_1_d = left_1_q & ~gathered_q;", "left_1_d = left_1_q;"),
    fault("atomic_sequencer", "only the last round's locks count", "gathered_d = gathered_q | acquired;", "gathered_d = acquired;"),
    fault("atomic_sequencer", "the locks of another request count", "if (answered_q) begin\n            gathered_d", "if (1'b0) begin\n            gathered_d"),
    fault("atomic_sequencer", "an iteration is not counted", "iterations_3_d = iterations_3_q + one;", ""),
    fault("atomic_sequencer", "iterations of the last instruction count", "iterations_0_d = 32'h0;", ""),
    fault("atomic_sequencer", "replays are not counted", "replays_0_d = replays_now;", ""),
    fault("atomic_sequencer", "an external result is not waited for", "phase_2_d = AtomicPhase_Operate;", "phase_2_d = AtomicPhase_Unlock;"),
    fault("atomic_sequencer", "an external result goes to another slot", "results_write_row = result_warp;", "results_write_row = answered_slot_q;"),
    fault("atomic_sequencer", "a request counts as served when it is taken", "asked_d = lds_served;", "asked_d = chosen & lds_ready;"),
    fault("atomic_sequencer", "an answer goes to the warp that asks now", "asked_slot_d = taken_slot_q;", "asked_slot_d = chosen_slot;"),
    fault("atomic_sequencer", "an instruction ends before its last store is answered", "phase_1_d = AtomicPhase_Finishing;", "phase_1_d = AtomicPhase_Free;"),
    fault("atomic_sequencer", "the operands are another slot's", "operands_read_row = answered_slot_q;", "operands_read_row = chosen_slot;"),
    fault("atomic_sequencer", "signed and unsigned maximum are confused", "memory_biased > data_biased", "memory > data"),
    fault("atomic_sequencer", "a compare-and-swap always swaps", "if (memory == data) begin\n                        next_result = data2;", "if (1'b1) begin\n                        next_result = data2;"),

    fault("scalar_checkpoint", "losing lanes are merged too", "merge = (merged_6_q & ~committed_lo) | (current_6_q & committed_lo);", "merge = current_6_q;"),
    fault("scalar_checkpoint", "a retry leaves a word", "current_6_d = saved_6_q;", "current_6_d = current_6_q;"),
    fault("scalar_checkpoint", "an odd word has the lower lanes", "(merged_1_q & ~committed_hi) | (current_1_q & committed_hi)", "(merged_1_q & ~committed_lo) | (current_1_q & committed_lo)"),

    fault("shadow_register_file", "a restore confuses two quarters", "restore_lanes_hi[14 + 32'h10]", "restore_lanes_hi[14]"),
    fault("shadow_register_file", "a restore takes every lane", "{128{restore_quarters}}", "{512{|restore_quarters}}"),
    fault("shadow_register_file", "a checkpoint takes every wavefront", "selected & {512{checkpoint_valid}}", "{512{checkpoint_valid}}"),
    fault("shadow_register_file", "a write goes to the shadow", ": shadow_at[write_row])", ": ~shadow_at[write_row])"),
    fault("shadow_register_file", "a write beside a checkpoint goes to the new shadow", "(write_selected & checkpoint_valid) ? register_at[write_row] : ", ""),
    fault("shadow_register_file", "a read chooses the word of another row", "read_at <= register_at[read_row]", "read_at <= register_at[write_row]"),

    fault("reference_count_table", "the decrement of an ignored increment counts", "if (counted_q) begin", "if (counted_q | decrement_q) begin"),
    fault("reference_count_table", "a count wraps", "next_rsp_saturated = &count;", "next_rsp_saturated = 1'b0;"),
    fault("reference_count_table", "an increment without a place counts", "change = ~next_rsp_saturated & ~next_rsp_full;", "change = ~rsp_saturated;"),
    fault("reference_count_table", "a set read while it is written has the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("reference_count_table", "every decrement sends a message", "tells = change & ~|new_count;", "tells = change;"),
    fault("reference_count_table", "one hash bit is forgotten", "address & masks_5;", "address & 30'h20;"),
    fault("reference_count_table", "readers and writers are confused", "count = writers;", "count = readers;"),
    fault("reference_count_table", "the sweep ends early", "sweeping_d = ~&sweep_set_q;", "sweeping_d = ~&sweep_set_q[6:0];"),

    fault("conflict_address_table", "a remove clears the other bit", "write_bit = 32'h0;\n            if (add_q) begin", "read_bit = 32'h0;\n            if (add_q) begin"),
    fault("conflict_address_table", "a look-up sees the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("conflict_address_table", "one way has no copy at port 2", "copy_18_write_valid = way_4_write_valid;", "copy_18_write_valid = 1'b0;"),
    fault("conflict_address_table", "a port answers in the sweep", "asked_1_d = lookup_valid_1 & ~sweeping_q & ~clear;", "asked_1_d = lookup_valid_1;"),
    fault("conflict_address_table", "a full set is not reported", "upd_full = updating_q & add_q & ~hit & ~room;", "upd_full = 1'b0;"),

    fault("early_abort_scanner", "two reads conflict", ".d(asked_write_d),", ".d(1'b1),"),
    fault("early_abort_scanner", "a group is looked up twice", "served_d = (served_q & ~(1 << (6)) | ((1'b1) << (6)));", "served_d = served_q;"),
    fault("early_abort_scanner", "the hits of a scan stay", "hits_d = 32'h0;\n            lanes_now = 32'h0;", "lanes_now = 32'h0;"),
    fault("early_abort_scanner", "the last entry is not waited for", "finishing_d = entry_valid & ~more & entry_last;", "finishing_d = entry_valid & entry_last;"),

    fault("pause_and_go_stack", "the paused entry keeps the lanes that run", "next_below_write_lanes = chosen;", "next_below_write_lanes = lanes_q;"),
    fault("pause_and_go_stack", "lanes that failed are lost", "(retry_lanes_q & ~lanes_q) | chosen;", "(retry_lanes_q & ~lanes_q);"),
    fault("pause_and_go_stack", "every lane pauses", "others = lowest;", "others = 32'h0;"),
    fault("pause_and_go_stack", "the log index of one side is forgotten", "(log_q > below_read_log)", "1'b0"),
    fault("pause_and_go_stack", "a retry keeps its log index", "lanes_d = retry_lanes_q;\n                log_d = 32'h0;", "lanes_d = retry_lanes_q;"),
];

/// Cycles in which the bench of a unit notices each of its faults, whatever the seed.
fn enough(unit: &str) -> u64 {
    match unit {
        "shadow_register_file" => 5_000,
        "lock_bit_unit" | "early_abort_scanner" => 20_000,
        "bloom_bank" | "dcd_bank" | "smdcd_bank" => 268_000,
        "reference_count_table" | "conflict_address_table" => 120_000,
        _ => 50_000,
    }
}

/// Runs the unit's bench on `verilog`.
fn check(unit: &UnitEntry, verilog: &str, seed: u64) -> Result<()> {
    let built = (unit.build)();
    let opened = Opened {
        engine: VerilatorEngine::new(unit.name, verilog, &built)?,
        unit: built,
    };
    unit_bench::run(unit.name, opened, seed, enough(unit.name)).map(drop)
}

/// The bench of `unit` passes on the Verilog as exported.
///
/// # Errors
/// If it does not, or without Verilator.
pub fn sound(unit: &str, seed: u64) -> Result<()> {
    let unit = entry(unit)?;
    check(unit, &export_unit(unit)?, seed)
}

impl Fault {
    /// The Verilog with this fault.
    ///
    /// # Errors
    /// If what it replaces does not stand there exactly once.
    pub fn broken(&self) -> Result<String> {
        let text = export_unit(entry(self.unit)?)?;
        let found = text.matches(self.right).count();
        ensure!(
            found == 1,
            "{}: `{}` stands {found} times in the Verilog",
            self.unit,
            self.right
        );
        Ok(text.replacen(self.right, self.wrong, 1))
    }

    /// What the unit's bench says about it.
    ///
    /// # Errors
    /// If the bench passes, or fails without saying under which seed.
    pub fn noticed(&self, seed: u64) -> Result<String> {
        let Err(error) = check(entry(self.unit)?, &self.broken()?, seed) else {
            bail!("unnoticed: {}: {}, seed {seed}", self.unit, self.what);
        };
        let message = format!("{error:#}");
        ensure!(
            message.contains(&format!("seed: {seed}")),
            "{}: {}: {message}",
            self.unit,
            self.what
        );
        Ok(message)
    }
}

fn entry(unit: &str) -> Result<&'static UnitEntry> {
    find(unit).with_context(|| format!("no unit {unit}"))
}
