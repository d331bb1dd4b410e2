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
    fault("atomic_sequencer", "a result is not waited for", "if (waits[i]) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;", "if (waits[i] & (i != 2)) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;"),
    fault("atomic_sequencer", "an access counts as served when it is there", "asked <= issued & lds_served;", "asked <= fresh;"),
    fault("atomic_sequencer", "an answer goes to the warp that asks now", "asked_slot <= here_slot;", "asked_slot <= chosen_slot;"),
    fault("atomic_sequencer", "an instruction ends before its last store is answered", "fresh_phase <= chosen_phase;", "fresh_phase <= chosen_phase == ATOMIC_PHASE_FINISHING ? ATOMIC_PHASE_FREE : chosen_phase;"),
    fault("atomic_sequencer", "a warp that did not ask is told to issue", "lds_served ? chosen_slot :", "lds_served ? answered_slot :"),
    fault("atomic_sequencer", "an access gives way before it is served", "(wanted & !lds_other) | stays;", "wanted & !lds_other;"),
    fault("atomic_sequencer", "another request is interrupted", "wanted & !lds_other & !issued;", "wanted & !issued;"),
    fault("atomic_sequencer", "an access begins again in each cycle", "if (lds_served) fresh <= begins_if_served;", "if (issue_valid) fresh <= 1'b1;"),
    fault("atomic_sequencer", "a slot that has just issued is chosen again", "fresh_phase <= chosen_phase;", "fresh_phase <= chosen_phase == ATOMIC_PHASE_LOCKING ? ATOMIC_PHASE_LOCK : chosen_phase;"),
];
