//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
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
];
