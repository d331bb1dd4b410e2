//! Units broken on purpose: the bench of each must notice.
//!
//! A bench that passes on broken hardware is worthless. Each line of [`FAULTS`] changes one place of a
//! unit's exported Verilog; Verilator compiles the result and the unit's bench runs on it, as it runs
//! on the Verilog as exported, which must pass.

use crate::pin_driver::Opened;
use crate::units;
use anyhow::{bail, ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use turnstile_engine::VerilatorEngine;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};

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
    fault("lds_unit", "lanes that lost go on to their high word", "pending <= runs & ~losers_now;", "pending <= runs;"),
    fault("lds_unit", "a transactional request does not wait for its answers", "req_transactional ? tx_pass_done :\n", "1'b0 ? tx_pass_done :\n"),
    fault("lds_unit", "reads in a transaction share a round", "request_broadcast = !write & !req_transactional;", "request_broadcast = !write;"),
    fault("lds_unit", "hold is ignored", "allowed = req_valid & (active | !hold);", "allowed = req_valid;"),
    fault("lds_unit", "a bank serves all lanes that want it", "lowest = lanes & ~below;", "lowest = lanes;"),
    fault("lds_unit", "a broadcast looks at no row", "broadcast ? same_row :", "broadcast ? lanes :"),
    fault("lds_unit", "losers of the request before lose again", "first ? 32'd0 :\n        losers |", "losers |"),
    fault("lds_unit", "the high word comes from the bank of the low one", "if (odd) address <= addr | 16'd4;", ""),
    fault("lds_unit", "a plain request is answered with its last round", "last <= req_ready & !req_transactional;\n        last_rounds <= rounds_now;\n        done <= last | (req_ready & req_transactional);", "last <= 1'b0;\n        last_rounds <= rounds_now;\n        done <= last | req_ready;"),
    fault("lds_unit", "waiting counts as overhead of plain requests", "perf_overhead = allowed & req_transactional &", "perf_overhead = allowed &"),
    fault("lds_unit", "the last answers count as overhead", "& !(|request_served) & !pass_done;", "& !(|request_served);"),

    fault("smdcd_bank", "no backup is written", "if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;", ""),
    fault("smdcd_bank", "no owner is written", "shadow_write_mask_of = shadow_write_mask_of << in_owner_byte;", "shadow_write_mask_of = 4'd0;"),
    fault("smdcd_bank", "the owner goes to the wrong byte", "shadow_write_mask_of << in_owner_byte", "shadow_write_mask_of << (2'd3 - in_owner_byte)"),
    fault("smdcd_bank", "the owner comes from the wrong byte", "recorded_of = in_read_data[31:24];", "recorded_of = in_read_data[23:16];"),
    fault("smdcd_bank", "a visited row ignores state_base", "walk_shift = {7'd0, row_base} - {8'd0, state_base};", "walk_shift = {7'd0, row_base};"),
    fault("smdcd_bank", "a visited row below its number wraps too early", "walk_shift = {7'd0, row_base} - {8'd0, state_base};", "walk_shift = ({7'd0, row_base} - {8'd0, state_base}) & 16'h1ff;"),
    fault("smdcd_bank", "a walk does not restore", "if (chosen & walk_clear) restore <= walk_restore;", ""),
    fault("smdcd_bank", "a walk takes every lane of the wavefront", "assign chosen = ", "assign chosen = 1'b1 | "),
    fault("smdcd_bank", "a walk confuses the halves of the wavefront", "walk_lanes_hi[lane]", "walk_lanes_lo[lane]"),
    fault("smdcd_bank", "the owner may write what others have read", "conflict_of = in_check_write;", "conflict_of = in_check_write & !in_mine;"),
    fault("smdcd_bank", "shared entries go with their owner", "walk_clear = !bits_shared;", "walk_clear = 1'b1;"),
    fault("smdcd_bank", "later readers are not marked", ".set_valid(proceeds)", ".set_valid(proceeds & own)"),
    fault("smdcd_bank", "an upgraded entry is not restored", "(!bits_shared & !bits_modified & check_write) | bits_modified;", "bits_modified;"),
    fault("smdcd_bank", "clear forgets a plane", "if (clear | (flush_valid & (flush_slot == 2'd2))) plane2", "if (flush_valid & (flush_slot == 2'd2)) plane2"),

    fault("dcd_bank", "another's word is taken", "conflict = valid & (check_owner != work_item);", "conflict = 1'b0;"),
    fault("dcd_bank", "a commit leaves its entries", "if (clear | (flush_valid & (flush_slot == 2'd1))) plane1", "if (clear) plane1"),
    fault("dcd_bank", "a loser stores", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)"),
    fault("dcd_bank", "an atomic does not hold its word for two cycles", "(!transactional & !atomic)", "!transactional"),
    fault("dcd_bank", "an atomic is dropped if the next request waits", "stores = transactional | atomic;", "stores = transactional | (atomic & !req_valid);"),
    fault("dcd_bank", "the second of two atomics on different words is dropped", "mask <= new_mask;", "mask <= (atomic & new_atomic & row != req_row) ? 4'd0 : new_mask;"),
    fault("dcd_bank", "the second of two atomics on one word is dropped", "mask <= new_mask;", "mask <= (atomic & new_atomic & row == req_row) ? 4'd0 : new_mask;"),
    fault("dcd_bank", "a byte is written at the wrong place", "new_mask_of = 4'd1;\n                    new_mask_of = new_mask_of << in_req_byte;", "new_mask_of = 4'd1;"),
    fault("dcd_bank", "signed and unsigned minimum are confused", "in_memory_biased < in_data_biased", "in_memory < in_data"),

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

    fault("tx_sequencer", "TCM_OLD is forgotten", "old_words[64 * i +: 64] <= tcm_words[64 * i +: 64];", "old_words[64 * i +: 64] <= i == 0 ? {tcm_words[1*32 +: 32], 32'd0} : tcm_words[64 * i +: 64];"),
    fault("tx_sequencer", "a killed wavefront remembers TCM_OLD", "same[g] = retried[g] & !killed_slots[g] &", "same[g] = retried[g] & (!killed_slots[g] | (g == 0)) &"),
    fault("tx_sequencer", "WfS picks nobody", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32];", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~(i == 1 ? 32'd0 : in_lowest_lo[32 * i +: 32]);"),
    fault("tx_sequencer", "WfS picks two lanes", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32];", "own_tcm_words_next[64 * i +: 32] = (in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32]) & ((in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32]) - (i == 1 ? 32'd1 : 32'd0));"),
    fault("tx_sequencer", "WfS picks a lane of each half", "if (|in_tx_exec_lo) lowest_hi_of = 32'd0;", ""),
    fault("tx_sequencer", "the final EXEC is that of the last pass", "answer_exec_lo <= entry_words[64 * i +: 32];", "answer_exec_lo <= i == 2 ? pass_words[64 * i +: 32] : entry_words[64 * i +: 32];"),
    fault("tx_sequencer", "a kill does not flush", " | ((state != SEQUENCER_STATE_IDLE) & !walk_more & killing);", ";"),
    fault("tx_sequencer", "a kill spares the lanes", "own_tcm_words_next[6*32 +: 64] = in_pass_words[6*32 +: 64];", "own_tcm_words_next[7*32 +: 32] = in_pass_words[7*32 +: 32];"),
    fault("tx_sequencer", "kills begin beside an access", "& !in_conflict_valid & !in_unit_busy &", "& !in_conflict_valid &"),
    fault("tx_sequencer", "begin_stall does not stall", "!stalled[tx_wavefront]", "1'b1"),
    fault("tx_sequencer", "transactions are taken beside a conflict", "(state == SEQUENCER_STATE_IDLE) & !conflict_valid & !(|victims)", "(state == SEQUENCER_STATE_IDLE) & !(|victims)"),
    fault("tx_sequencer", "a conflict of the upper half marks the lower", "own_tcm_words_next[64 * i + 32 +: 32] = in_tcm_words[64 * i + 32 +: 32] | in_conflict_lanes;", "own_tcm_words_next[64 * i + (i == 0 ? 0 : 32) +: 32] = in_tcm_words[64 * i + (i == 0 ? 0 : 32) +: 32] | in_conflict_lanes;"),
    fault("tx_sequencer", "a commit does not flush", "flush_valid_terms[g] = take &", "flush_valid_terms[g] = (g != 1) & take &"),

    fault("lock_bit_unit", "a lock is not set", "if (acquire[3]) locks3[index_3[9:5]] <= 1'd1;", ""),
    fault("lock_bit_unit", "a held lock is acquired again", "if (!in_locks_held[i]) winners_of", "if (!in_locks_held[i] | (i == 2)) winners_of"),
    fault("lock_bit_unit", "a store-unlock is ignored", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", ""),
    fault("lock_bit_unit", "a store-unlock releases the neighbour", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", "if (unlock[5]) locks5[index_5[9:5] ^ 5'd1] <= 1'd0;"),
    fault("lock_bit_unit", "a bank has half of its locks", "locks7[index_7[9:5]],", "locks7[{1'b0, index_7[8:5]}],"),
    fault("lock_bit_unit", "a row bit is not hashed", "word[0*14 +: 14] = {5'd0, row[0*9 +: 9]} << 5;", "word[0*14 +: 14] = {5'd0, row[0*9 +: 9] & 9'd507} << 5;"),
    fault("lock_bit_unit", "a load-lock sees the release of its cycle", "winners_of(locks_held, ", "winners_of(locks_held & ~store_unlock, "),
    fault("lock_bit_unit", "a release takes the lock acquired in its cycle", "if (acquire[9]) locks9", "if (acquire[9] & ~unlock[9]) locks9"),
    fault("lock_bit_unit", "clear forgets a bank", "if (clear) locks7 <= 32'd0;", ""),
    fault("lock_bit_unit", "another lane is told", "first[g] ? ONE << lane[5 * g +: 5] :", "first[g] ? ONE << lane[5 * (g == 2 ? 3 : g) +: 5] :"),
    fault("lock_bit_unit", "clear lets a lane win", "if (clear) won <= 32'd0;", ""),

    fault("atomic_sequencer", "a lane that failed stores anyway", "chosen_lanes_of = in_won[32 * i +: 32];", "chosen_lanes_of = i == 2 ? in_left[32 * i +: 32] : in_won[32 * i +: 32];"),
    fault("atomic_sequencer", "a lane that failed is forgotten", "left[32 * i +: 32] <= left[32 * i +: 32] & ~gathered;", "left[32 * i +: 32] <= i == 1 ? 32'd0 : left[32 * i +: 32] & ~gathered;"),
    fault("atomic_sequencer", "a lane that stored goes on", "left[32 * i +: 32] <= left[32 * i +: 32] & ~gathered;", "if (i != 1) left[32 * i +: 32] <= left[32 * i +: 32] & ~gathered;"),
    fault("atomic_sequencer", "only the last round's locks count", "gathered <= gathered | acquired;", "gathered <= acquired;"),
    fault("atomic_sequencer", "the locks of another request count", "if (answered) gathered <= acquired;", ""),
    fault("atomic_sequencer", "an iteration is not counted", "iterations[32 * i +: 32] <= iterations[32 * i +: 32] + ONE;", "if (i != 3) iterations[32 * i +: 32] <= iterations[32 * i +: 32] + ONE;"),
    fault("atomic_sequencer", "iterations of the last instruction count", "iterations[32 * i +: 32] <= 32'd0;", "if (i != 0) iterations[32 * i +: 32] <= 32'd0;"),
    fault("atomic_sequencer", "replays are not counted", "replays[32 * i +: 32] <= replays_now[32 * i +: 32];", "if (i != 0) replays[32 * i +: 32] <= replays_now[32 * i +: 32];"),
    fault("atomic_sequencer", "an external result is not waited for", "if (external[i]) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;", "if (external[i] & (i != 2)) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;"),
    fault("atomic_sequencer", "an external result goes to another slot", "!own_result ? result_warp :", "!own_result ? answered_slot :"),
    fault("atomic_sequencer", "a request counts as served when it is taken", "asked <= lds_served;", "asked <= chosen & lds_ready;"),
    fault("atomic_sequencer", "an answer goes to the warp that asks now", "asked_slot <= taken_slot;", "asked_slot <= chosen_slot;"),
    fault("atomic_sequencer", "an instruction ends before its last store is answered", "phase[3 * i +: 3] <= ATOMIC_PHASE_FINISHING;", "phase[3 * i +: 3] <= i == 1 ? ATOMIC_PHASE_FREE : ATOMIC_PHASE_FINISHING;"),
    fault("atomic_sequencer", "the operands are another slot's", "lane_table operands (\n        .clock(clock),\n        .read_row(answered_slot)", "lane_table operands (\n        .clock(clock),\n        .read_row(chosen_slot)"),
    fault("atomic_sequencer", "signed and unsigned maximum are confused", "in_memory_biased > in_data_biased", "in_memory > in_data"),
    fault("atomic_sequencer", "a compare-and-swap always swaps", "if (in_memory == in_data) result_of = in_data2;", "result_of = in_data2;"),

    fault("scalar_checkpoint", "losing lanes are merged too", "merge[64 * g +: 32] = (merged", "merge[64 * g +: 32] = g == 3 ? current[64 * g +: 32] : (merged"),
    fault("scalar_checkpoint", "a retry leaves a word", "current <= saved;", "current <= {saved[3455:7*32], current[6*32 +: 32], saved[6*32-1:0]};"),
    fault("scalar_checkpoint", "an odd word has the lower lanes", "(merged[64 * g + 32 +: 32] & ~committed_hi) | (current[64 * g + 32 +: 32] &\n                committed_hi)", "(merged[64 * g + 32 +: 32] & ~(g == 0 ? committed_lo : committed_hi)) | (current[64 * g + 32 +: 32] &\n                (g == 0 ? committed_lo : committed_hi))"),

    fault("shadow_register_file", "a restore confuses two quarters", "restore_lanes_hi[g + 16]", "restore_lanes_hi[g == 14 ? 14 : g + 16]"),
    fault("shadow_register_file", "a restore takes every lane", "{128{restore_quarters}}", "{512{|restore_quarters}}"),
    fault("shadow_register_file", "a checkpoint takes every wavefront", "selected & {512{checkpoint_valid}}", "{512{checkpoint_valid}}"),
    fault("shadow_register_file", "a write goes to the shadow", ": shadow_at[write_row])", ": ~shadow_at[write_row])"),
    fault("shadow_register_file", "a write beside a checkpoint goes to the new shadow", "(write_selected & checkpoint_valid) ? register_at[write_row] : ", ""),
    fault("shadow_register_file", "a read chooses the word of another row", "read_at <= register_at[read_row]", "read_at <= register_at[write_row]"),

    fault("reference_count_table", "the decrement of an ignored increment counts", "counted <= req_counted;", "counted <= req_counted | req_decrement;"),
    fault("reference_count_table", "a count wraps", "rsp_saturated = looked_up & !decrement & (&count);", "rsp_saturated = 1'b0;"),
    fault("reference_count_table", "an increment without a place counts", "change_of = !in_rsp_saturated & !in_rsp_full;", "change_of = !in_rsp_saturated;"),
    fault("reference_count_table", "a set read while it is written has the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("reference_count_table", "every decrement sends a message", "tells_of = in_change & !(|in_new_count);", "tells_of = in_change;"),
    fault("reference_count_table", "one hash bit is forgotten", "address & 30'h20202020,", "address & 30'h20,"),
    fault("reference_count_table", "readers and writers are confused", "writer ? writers :", "writer ? readers :"),
    fault("reference_count_table", "the sweep ends early", "sweeping <= !(&sweep_set);", "sweeping <= !(&sweep_set[6:0]);"),

    fault("conflict_address_table", "a remove clears the other bit", "writer <= upd_write;", "writer <= upd_write & upd_add;"),
    fault("conflict_address_table", "a look-up sees the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;"),
    fault("conflict_address_table", "one way has no copy at port 2", ".writers(copy_writers[4 * g + 2]), .write_valid(way_write_valid[g])", ".writers(copy_writers[4 * g + 2]), .write_valid(way_write_valid[g] & (g != 4))"),
    fault("conflict_address_table", "a port answers in the sweep", "asked[i] <= lookup_valid[i] & !sweeping & !clear;", "asked[i] <= lookup_valid[i] & ((!sweeping & !clear) | (i == 1));"),
    fault("conflict_address_table", "a full set is not reported", "upd_full = updating & add & !hit & !room;", "upd_full = 1'b0;"),

    fault("early_abort_scanner", "two reads conflict", "asked_write <= asked_write_next;", "asked_write <= 1'b1;"),
    fault("early_abort_scanner", "two writes conflict without the strap", "meets_writers = write_write | !asked_write;", "meets_writers = 1'b1;"),
    fault("early_abort_scanner", "two writes never conflict", "meets_writers = write_write | !asked_write;", "meets_writers = !asked_write;"),
    fault("early_abort_scanner", "a group is looked up twice", "own_served_next = in_served | (8'd1 << i);", "own_served_next = i == 6 ? in_served : in_served | (8'd1 << i);"),
    fault("early_abort_scanner", "the hits of a scan stay", "if (finishing) hits <= 32'd0;", ""),
    fault("early_abort_scanner", "the last entry is not waited for", "finishing <= entry_valid & !more & entry_last;", "finishing <= entry_valid & entry_last;"),

    fault("pause_and_go_stack", "the paused entry keeps the lanes that run", "& room ? chosen :\n        lanes;", "& room ? lanes :\n        lanes;"),
    fault("pause_and_go_stack", "lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);"),
    fault("pause_and_go_stack", "every lane pauses", "own_others = in_lowest;", "own_others = 32'd0;"),
    fault("pause_and_go_stack", "lanes pause in divergent code without the strap", "if (transaction & (|chosen) & (pause_in_branches | (kind == 2'd2)) & room) begin", "if (transaction & (|chosen) & room) begin"),
    fault("pause_and_go_stack", "the log index of one side is forgotten", "(log > below_read_log)", "1'b0"),
    fault("pause_and_go_stack", "a retry keeps its log index", "lanes <= retry_lanes;\n                log <= 16'd0;", "lanes <= retry_lanes;"),

    fault("atomic_unit", "an atomic does not wait for its word", "wanted_of = in_same_line & (in_same_pair | in_packets);", "wanted_of = in_same_line & in_packets;"),
    fault("atomic_unit", "an atomic waits for its line though nothing holds it", "wanted_of = in_same_line & (in_same_pair | in_packets);", ";"),
    fault("atomic_unit", "a word of 64 bits is two words", "difference[30 * g +: 30] & 30'h3ffffffe", "difference[30 * g +: 30] & (g == 3 ? 30'h3fffffff : 30'h3ffffffe)"),
    fault("atomic_unit", "lines are too short", "difference[30 * g +: 30] & 30'h3fffffe0", "difference[30 * g +: 30] & (g == 1 ? 30'h3ffffff0 : 30'h3fffffe0)"),
    fault("atomic_unit", "a load passes a store", "wanted_of = in_holding | (in_same_line & in_stores);", "wanted_of = in_holding;"),
    fault("atomic_unit", "loads wait for each other", "wanted_of = in_holding | (in_same_line & in_stores);", ";"),
    fault("atomic_unit", "a packet passes the atomics of its line", "holding = same_line & (~packets | held);", "holding = same_line & held;"),
    fault("atomic_unit", "a packet that found its line held is passed", "holding = same_line & (~packets | held);", "holding = same_line & ~packets;"),
    fault("atomic_unit", "a packet does not hold", "if (line_held) held <= held | taken;", ""),
    fault("atomic_unit", "a line is held on Tesla too", "line_held = cfg_hold & (|holding);", "line_held = |holding;"),
    fault("atomic_unit", "a line is held by what has just ended", "same_line_of = same_line_of & in_live & ~in_ending;", "same_line_of = same_line_of & in_live;"),
    fault("atomic_unit", "a packet ends nothing when it comes back", "ending = done | passed | came_back;", "ending = done | passed;"),
    fault("atomic_unit", "an atomic ends when it is written", "done = results & ~unwritten & ~untold & ~unlanded;", "done = results & ~unwritten & ~unlanded;"),
    fault("atomic_unit", "an atomic ends when it is answered", "done = results & ~unwritten & ~untold & ~unlanded;", "done = results & ~untold & ~unlanded;"),
    fault("atomic_unit", "an atomic ends before its write has landed", "done = results & ~unwritten & ~untold & ~unlanded;", "done = results & ~unwritten & ~untold;"),
    fault("atomic_unit", "a packet ends before it has landed", "passed = handed & packets & ~held & ~posted;", "passed = handed & packets & ~held;"),
    fault("atomic_unit", "an acknowledge of the cycle of the hand-over counts", "unlanded = (landing & ~landed) | posted;", "unlanded = (landing | posted) & ~landed;"),
    fault("atomic_unit", "an acknowledge is every entry's", "unlanded = (landing & ~landed) | posted;", "unlanded = (landing & ~{32{write_ack}}) | posted;"),
    fault("atomic_unit", "an access that keeps its order is to be acknowledged", "!mem_answers & !mem_ordered ? chosen", "!mem_answers ? chosen"),
    fault("atomic_unit", "what is answered is to be acknowledged too", "!mem_answers & !mem_ordered ? chosen", "!mem_ordered ? chosen"),
    fault("atomic_unit", "an end by an acknowledge is not counted", "if (|in_selected_0) count_now_of = count_now_of - 6'd1;", ""),
    fault("atomic_unit", "an entry does not notice an end", "waits[32 * i +: 32] <= waits[32 * i +: 32] & ~ending;", "if (i != 5) waits[32 * i +: 32] <= waits[32 * i +: 32] & ~ending;"),
    fault("atomic_unit", "a full unit takes a request", "assign req_ready = |free;", "assign req_ready = 1'b1;"),
    fault("atomic_unit", "an answer that nobody waits for counts", "returned_of = returned_of & in_asked;", ""),
    fault("atomic_unit", "nobody takes turns", "else after <= ~(chosen | below);", ""),
    fault("atomic_unit", "a turn comes again", "else after <= ~(chosen | below);", "else after <= ~below;"),
    fault("atomic_unit", "writes wait for the rest", "assign writes = |to_write;", "assign writes = (|to_write) & !(|may_go);"),
    fault("atomic_unit", "an external result is not waited for", "finishes = operating & (!external | result_valid);", "finishes = operating;"),
    fault("atomic_unit", "the memory's answers are not held up", "assign memrsp_ready = !external;", "assign memrsp_ready = 1'b1;"),
    fault("atomic_unit", "an operand stays from before", ".write_valid(take),\n        .write_row(taken_entry)", ".write_valid(take & !req_wide),\n        .write_row(taken_entry)"),
    fault("atomic_unit", "an answer has another's tag", ".write_data(tag_of)", ".write_data(returned_tag)"),
    fault("atomic_unit", "an answer has the new word", ".write_data({old2, old})", ".write_data({old2, alu_result})"),
    fault("atomic_unit", "what an entry was remains", "packets <= packets & ~taken;", ""),
    fault("atomic_unit", "an end is not counted", "if (|in_came_back) count_now_of = count_now_of - 6'd1;", ""),
    fault("atomic_unit", "clear leaves a place in the ring", "            produced <= 5'd0;\n", ""),
    fault("atomic_unit", "clear leaves what has not landed", "            landing <= 32'd0;\n", ""),
    fault("atomic_unit", "clear leaves the operation", "            operating <= 1'b0;\n", ""),
    fault("atomic_unit", "clear leaves the turn", "            after <= 32'd0;\n", ""),
    fault("atomic_unit", "a carry is lost", "if (in_carries) result2_of = in_memory2 - ~in_data2;", ""),
    fault("atomic_unit", "a borrow is lost", "if (in_low_less) result2_of = in_memory2 + ~in_data2;", ""),
    fault("atomic_unit", "64 bits are compared by their low word", "if (in_wide) as_compared_of = as_compared_of & (in_memory2 == in_compare2);", ""),
    fault("atomic_unit", "signed and unsigned minimum are confused", "assign signs_differ = top_memory[31] ^ top_data[31];", "assign signs_differ = 1'b0;"),
    fault("intra_warp_resolver", "readers abort by any owner", "in_asking & ~(in_own | (in_own - 32'd1));", "in_asking & ~in_own;"),
    fault("intra_warp_resolver", "readers may follow a lower writer", "in_asking & ~(in_own | (in_own - 32'd1));", "in_asking & in_own;"),
    fault("intra_warp_resolver", "the highest lane becomes the owner", "mark & (|asking) & (lowest < owner);", "mark & (|asking);"),
    fault("intra_warp_resolver", "the last row is not swept", "if (&row) begin", "if (row == 5'd30) begin"),
    fault("intra_warp_resolver", "a mark and the next round share a cycle", "round = held & !writing;", "round = held;"),
    fault("intra_warp_resolver", "aborted lanes of the warp before stay", "aborted <= 32'd0;", ""),
    fault("intra_warp_resolver", "lanes that take no part own words", "waiting <= entry_lanes & lanes;", "waiting <= entry_lanes;"),
    fault("intra_warp_resolver", "an empty read log ends the walk", "if (|reads) state <= RESOLVER_STATE_CHECK_READS;\n                end", "state <= RESOLVER_STATE_CHECK_READS;\n                end"),
    fault("intra_warp_resolver", "pages are not told apart", "(word[32 * g +: 32] << 2) + quotient[32 * g +: 32]", "(word[32 * g +: 32] << 2) + (g == 7 ? 32'd0 : quotient[32 * g +: 32])"),

    fault("write_time_table", "a look-up does not see its own cycle", "reads_written = write_valid & (write_index == read_index);", "reads_written = 1'b0;"),
    fault("write_time_table", "low halves decide", "own_least_lo));", "own_least_lo)) | ((i == 1) & ((in_times_hi_read_word[2*32 +: 32] == own_least_hi) | (in_times_lo_read_word[2*32 +: 32] < own_least_lo)));"),
    fault("write_time_table", "one array is not asked", "if (own_earlier[i]) begin", "if (own_earlier[i] & (i != 2)) begin"),
    fault("write_time_table", "the sweep ends early", "sweeping <= !(&sweep_set);", "sweeping <= !(&sweep_set[7:0]);"),

    fault("temporal_filter", "a write at the time of the first read is a conflict", "(first_lo[32 * g +: 32] < reply_time_lo)", "(g == 9 ? first_lo[32 * g +: 32] <= reply_time_lo : first_lo[32 * g +: 32] < reply_time_lo)"),
    fault("temporal_filter", "the last load counts", "fresh = loads & ~reading;", "fresh = loads;"),
    fault("temporal_filter", "a conflict is forgotten by the next reply", "found_of(conflicting, ", "found_of(conflicting & ~replies, "),
    fault("temporal_filter", "a begin leaves the conflict", "conflicting <= found & ~begins;", "conflicting <= found;"),
    fault("temporal_filter", "the strap does nothing", "if (in_send_conflicts) begin", "if (1'b0) begin"),
    fault("temporal_filter", "lanes that wrote commit at once", "only_read = commit_lanes & ~commit_wrote;", "only_read = commit_lanes;"),

    fault("last_writer_table", "a word leaves without a trace", "filter_put_valid = storing & !hit & (|least);", "filter_put_valid = 1'b0;"),
    fault("last_writer_table", "a put is not seen by the look-up after it", "looked[8 * g +: 8]) ? new_id", "looked[8 * g +: 8]) & (g != 2) ? new_id"),
    fault("last_writer_table", "the filter keeps the last number", "held_read_word[32 * g +: 32] < id ? id :", "(held_read_word[32 * g +: 32] < id) | (g == 1) ? id :"),
    fault("last_writer_table", "the youngest word leaves", "if (in_ids_read_word[32 * i +: 32] < own_least) begin", "if (i == 2 ? in_ids_read_word[32 * i +: 32] > own_least : in_ids_read_word[32 * i +: 32] < own_least) begin"),

    fault("commit_unit", "a hazard is no reason to read again", "result_youngest = youngest_now;", "result_youngest = 32'd0;"),
    fault("commit_unit", "who has sent its writes has retired", "(retire_id != commit_id) & !behind[1*16 + 15];", "retire_id != commit_id;"),
    fault("commit_unit", "the youngest writer of the last look-up is forgotten", "result_youngest = youngest_now;", "result_youngest = youngest;"),
    fault("commit_unit", "a value that differs is not looked at", "failed_valid = rsp_valid & (values_read_word != rsp_value);", "failed_valid = 1'b0;"),
    fault("commit_unit", "votes do not wait for values", "settled = !(|reads_walk_count[1*13 +: 13]) | !behind[0*16 + 15];", "settled = 1'b1;"),
    fault("commit_unit", "a word that is not counted is taken away", "own_wants_count = in_uncounts & in_write_counted;", "own_wants_count = in_uncounts;"),
    fault("commit_unit", "a writer is counted as it arrives and as it is stored", "counts_store = hazard_store_valid & !count_on_arrival;", "counts_store = hazard_store_valid;"),
    fault("commit_unit", "a writer is not counted as it arrives", "& !writes_put_full & count_on_arrival;", "& 1'b0;"),
    fault("commit_unit", "who failed elsewhere writes", "commit_passed = passed[commit_slot];", "commit_passed = 1'b1;"),

    fault("update_queue", "a full queue takes a word", "keeps = put_valid & (place_is_free == used);", "keeps = put_valid;"),
    fault("update_queue", "room for one is room for two", "queue_room = places_are_free == used_then;", "queue_room = place_is_free == used;"),
    fault("update_queue", "the word that comes while a packet leaves is lost", "packet_ready ? 3'd0 :", "1'b0 ? 3'd0 :"),
    fault("update_queue", "a full packet takes a word", "moves = (", "moves = ((|used) & (place == 3'd6)) | ("),
    fault("update_queue", "an update says who writes, not who reads", "if (in_put_write) word_of", "if (!in_put_write) word_of"),
    fault("update_queue", "clear leaves the packet", "            fill <= 3'd0;\n", ""),

    fault("commit_partition", "a reference is counted without room for its update", "unit_count_ready = counts_req_ready & updates_queue_room;", "unit_count_ready = counts_req_ready;"),
    fault("commit_partition", "what is not counted is taken away", ".count_counted(counts_rsp_counted)", ".count_counted(1'b1)"),
    fault("commit_partition", "readers are updates of writers", ".put_write(counts_message_write)", ".put_write(1'b1)"),
    fault("commit_partition", "a stale message is an update", ".put_valid(counts_message_valid)", ".put_valid(counts_rsp_valid)"),
    fault("commit_partition", "writers are counted as they arrive without the strap", ".count_on_arrival(count_on_arrival)", ".count_on_arrival(1'b1)"),
    fault("commit_partition", "references never end", ".req_decrement(unit_count_decrement)", ".req_decrement(1'b0)"),

    fault("transaction_log", "an index does not tell reads from writes", ".write_word(new_reads[16 * g +: 16])", ".write_word(g == 0 ? new_index[16 * g +: 16] : new_reads[16 * g +: 16])"),
    fault("transaction_log", "a full log takes an entry", "append_ready & !full[0]", "append_ready"),
    fault("transaction_log", "an overflow is not told", "!append_slot & append_valid & append_ready & full[0]", "1'b0"),
    fault("transaction_log", "a lane that took no part has written word 0", "(|in_line_word[32 * i +: 32]) & ((in_line_word", "((|in_line_word[32 * i +: 32]) | (i == 3)) & ((in_line_word"),
    fault("transaction_log", "older words are found too", "missing_of = in_sought & ~in_hits;", "missing_of = in_sought;"),
    fault("transaction_log", "lanes find what they do not look for", "hits_of = hits_of & in_sought;", ""),
    fault("transaction_log", "a search does not end when all have found", "(!(|left) | !(|missing))", "(!(|left))"),
    fault("transaction_log", "the oldest entry is left out", "(!(|left) | !(|missing))", "(left == 16'd1 | !(|left) | !(|missing))"),
    fault("transaction_log", "a search ends with lines under way", "(still_coming == left) & (!(|left)", "(!(|left)"),
    fault("transaction_log", "more lines are under way", "under_way_of >> 4", "under_way_of >> 5"),
    fault("transaction_log", "all lanes take one entry's values", "mates_of = mates_of & in_found;", "mates_of = in_found;"),
    fault("transaction_log", "an entry passes a set", "append_ready = !set_valid & !setting;", "append_ready = !set_valid;"),
    fault("transaction_log", "clear leaves a log", "            reads[1*16 +: 16] <= 16'd0;\n            writes[1*16 +: 16] <= 16'd0;", "            reads[1*16 +: 16] <= 16'd0;"),

    fault("log_walker", "a lane alone is not looked up", "(contested | early_abort)", "contested"),
    fault("log_walker", "the scanner has the write log twice", "early_abort & (behind_pass != LOG_PASS_AGAIN)", "early_abort"),
    fault("log_walker", "an entry goes on before the resolver has it", "(!in_gives | in_given | in_entry_ready)", "1'b1"),
    fault("log_walker", "an entry goes on before the scanner has it", "(!in_shows |\n                    in_shown | in_scan_ready)", "1'b1"),
    fault("log_walker", "the resolver has an entry twice", "assign entry_valid = gives & !given;", "assign entry_valid = gives;"),
    fault("log_walker", "lanes that abort send their words", "splitter_entry_lanes = there & survivors;", "splitter_entry_lanes = there & all;"),
    fault("log_walker", "lanes that take no part are resolved", "assign entry_lanes = there & all;", "assign entry_lanes = there;"),
    fault("log_walker", "lines are asked for without room", "row_valid = ahead_more & queue_room;", "row_valid = ahead_more;"),
    fault("log_walker", "three is no multiple of three", "if (folded_of > 32'd2)", "if (folded_of > 32'd3)"),
    fault("log_walker", "partitions are interleaved by a line", "chunk_of >> 6", "chunk_of >> 5"),
    fault("log_walker", "a partition is filled with the last entry only", "touched[32 * i +: 32] <= touched[32 * i +: 32] | chosen;", "touched[32 * i +: 32] <= i == 2 ? chosen : touched[32 * i +: 32] | chosen;"),
    fault("log_walker", "a warp leaves its marks", "if (begin_valid | clear) begin", "if (clear) begin"),
    fault("log_walker", "an entry ends with its first packet", "(packet_ready & (waiting == chosen))", "packet_ready"),
    fault("log_walker", "a vote for another warp counts", "if (in_vote_valid & (in_vote_id == in_last_id) & (in_state", "if (in_vote_valid & (in_state"),
    fault("log_walker", "the last vote decides", "? votes & vote_lanes :", "? vote_lanes :"),
    fault("log_walker", "results wait for one vote", "if (&voted_now) begin", "if (|voted_now) begin"),
    fault("log_walker", "one partition has landed for all", "if ((&landed_now) & !(|place))", "if ((|landed_now) & !(|place))"),
    fault("log_walker", "a partition without words is not heard", "((in_state == OUTCOME_STATE_VOTING) | (in_state ==\n                    OUTCOME_STATE_SENDING_RESULTS)", "((in_state == OUTCOME_STATE_SENDING_RESULTS)"),
    fault("log_walker", "votes are by lane", "if (turn[0]) begin", "if (1'b1) begin"),
    fault("log_walker", "aborts are not counted", "if (|outcome_aborted) length <= longer;", ""),
    fault("log_walker", "aborts are never forgotten", "if (!(|left_now)) length <= 16'd0;", ""),
    fault("log_walker", "lanes that are left are forgotten", "left_now = (left & ~outcome_lanes) | outcome_aborted;", "left_now = outcome_aborted;"),
    fault("log_walker", "a back-off has no end", "if (longer_of > MOST) longer_of = MOST;", ""),
    fault("log_walker", "aborts at the core wait", "if (|failed) state", "if (|aborted) state"),
    fault("log_walker", "a packet of words is lost to a result", "splitter_packet_ready = packet_ready & !tells;", "splitter_packet_ready = packet_ready;"),
    fault("log_walker", "a scan without reads has no end", "((state == LOG_PASS_MARK) & !(|reads))", "1'b0"),
    fault("log_walker", "values are not read", "if (sends & !values) begin", "if (1'b0) begin"),
    fault("log_walker", "lanes that commit silently are left", "back_off_outcome_lanes = all | passed;", "back_off_outcome_lanes = all;"),
    fault("log_walker", "aborts by the filter are none", "by_early | by_temporal | failed;", "by_early | failed;"),
    fault("log_walker", "a warp of nobody walks", "if (walks) begin", "if (take_walk) begin"),
    fault("log_walker", "clear leaves the aborts", "            left <= 32'd0;\n            length <= 16'd0;\n            timer", "            timer"),

    fault("transaction_core", "stores make no writers", "if (in_appends & !in_append_slot) writers_of = writers_of | in_append_lanes;", ""),
    fault("transaction_core", "a pass begins with the writers of the last", "if (in_begin_valid & in_begin_slot) writers_1_of = writers_1_of & ~in_begin_lanes;", ""),
    fault("transaction_core", "loads make writers", "append_valid & logs_append_ready & append_write", "append_valid & logs_append_ready"),
    fault("transaction_core", "a store that is turned away makes writers", "append_valid & logs_append_ready & append_write", "append_valid & append_write"),
    fault("transaction_core", "writers are the other slot's", "walk_slot ? wrote[1*32 +: 32] :", "walk_slot ? wrote[0*32 +: 32] :"),
    fault("transaction_core", "logs are as long as the other slot's", "!walk_slot ? logs_log_writes[0*16 +: 16] :", "!walk_slot ? logs_log_writes[1*16 +: 16] :"),
    fault("transaction_core", "the filter cannot be switched off", "temporal ? filter_send_lanes :", "1'b1 ? filter_send_lanes :"),
    fault("transaction_core", "who commits silently is not told", "temporal ? filter_silent_lanes :", "1'b0 ? filter_silent_lanes :"),
    fault("transaction_core", "who aborts by the filter is not told", "temporal ? filter_abort_lanes :", "1'b0 ? filter_abort_lanes :"),
    fault("transaction_core", "lanes that commit silently are left", "back_off_outcome_lanes = all | passed;", "back_off_outcome_lanes = all;"),
    fault("transaction_core", "an entry in service loses the ports", "kept ? check_valid & access_last :", "1'b0 ? check_valid & access_last :"),
    fault("transaction_core", "walks always go first", "check_valid & (!walker_scan_valid | !access_last)", "check_valid & !walker_scan_valid"),
    fault("transaction_core", "both have the ports", "assign serves_log = walker_scan_valid & !serves_access;", "assign serves_log = walker_scan_valid;"),
    fault("transaction_core", "an entry of a walk goes on without the ports", "walker_scan_ready = serves_log & log_scanner_entry_ready;", "walker_scan_ready = log_scanner_entry_ready;"),
    fault("transaction_core", "a look-up ends without the ports", "check_ready = serves_access & access_scanner_entry_ready;", "check_ready = access_scanner_entry_ready;"),
    fault("transaction_core", "a load is looked up at the address of a walk", "serves_access ? access_scanner_lookup_address", "serves_access & (g != 2) ? access_scanner_lookup_address"),
    fault("transaction_core", "a port is not for loads", "| access_scanner_lookup_valid[g];", "| (access_scanner_lookup_valid[g] & (g != 1));"),
    fault("transaction_core", "a port is not for walks", "addresses_lookup_valid[g] = log_scanner_lookup_valid[g] |", "addresses_lookup_valid[g] = (log_scanner_lookup_valid[g] & (g != 3)) |"),
    fault("transaction_core", "a bank is read in the row of another", ".read_row(resolver_table_row[5 * g +: 5])", ".read_row(resolver_table_row[5 * (g == 7 ? 6 : g) +: 5])"),
    fault("transaction_core", "a bank is written in the row of another", ".write_row(resolver_table_row[5 * g +: 5])", ".write_row(resolver_table_row[5 * (g == 9 ? 8 : g) +: 5])"),
    fault("transaction_core", "two writes conflict in walks without the strap", ".write_write(write_write),\n        .entry_valid(serves_log)", ".write_write(1'b1),\n        .entry_valid(serves_log)"),
    fault("transaction_core", "two writes conflict in look-ups without the strap", ".write_write(write_write),\n        .entry_valid(serves_access)", ".write_write(1'b1),\n        .entry_valid(serves_access)"),
    fault("transaction_core", "loads are looked up as stores", ".entry_write(check_write)", ".entry_write(1'b1)"),
];

/// Cycles in which the bench of a unit notices each of its faults, whatever the seed.
pub(crate) fn enough(unit: &str) -> u64 {
    match unit {
        "shadow_register_file" => 5_000,
        "lock_bit_unit" | "early_abort_scanner" => 20_000,
        "bloom_bank" | "dcd_bank" | "smdcd_bank" => 268_000,
        "reference_count_table" | "conflict_address_table" => 120_000,
        "commit_partition" | "log_walker" => 200_000,
        _ => 50_000,
    }
}

/// Runs the unit's bench on `verilog`. It must notice faults without assertions about how the unit is used.
fn check(unit: &UnitEntry, verilog: &str, seed: u64) -> Result<()> {
    let built = (unit.build)();
    let opened = Opened {
        engine: VerilatorEngine::unasserted(unit.name, verilog, &built)?,
        unit: built,
    };
    units::run(unit.name, opened, seed, enough(unit.name)).map(drop)
}

/// The bench of `unit` passes on the Verilog as exported.
///
/// # Errors
/// If it does not, or without Verilator.
pub fn sound(unit: &str, seed: u64) -> Result<()> {
    let unit = entry(unit)?;
    check(unit, &export_unit(unit)?, seed)
}

/// One in `period` of the faults of `unit`, at least one. The seed alone chooses them, not their places in the list.
pub fn drawn(unit: &str, seed: u64, period: usize) -> Vec<&'static Fault> {
    let mut faults: Vec<&Fault> = FAULTS.iter().filter(|fault| fault.unit == unit).collect();
    faults.sort_by_cached_key(|fault| {
        let mut key = FxHasher::default();
        (seed, fault.unit, fault.what).hash(&mut key);
        SmallRng::seed_from_u64(key.finish()).random::<u64>()
    });
    faults.truncate(faults.len().div_ceil(period));
    faults
}

impl Fault {
    /// The Verilog with this fault.
    ///
    /// # Errors
    /// If what it replaces does not stand there exactly once.
    pub fn broken(&self) -> Result<String> {
        self.in_verilog(&export_unit(entry(self.unit)?)?)
    }

    /// `verilog`, which has the unit in it, with this fault.
    ///
    /// # Errors
    /// As [`Fault::broken`].
    pub fn in_verilog(&self, verilog: &str) -> Result<String> {
        let found = verilog.matches(self.right).count();
        ensure!(
            found == 1,
            "{}: `{}` stands {found} times in the Verilog",
            self.unit,
            self.right
        );
        Ok(verilog.replacen(self.right, self.wrong, 1))
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
