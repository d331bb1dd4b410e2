//! Conflict masks and serialisation.

use crate::{exported, fault, Claim};
use turnstile_hdl::tx_sequencer::TxSequencer;

pub const CLAIMS: &[fn() -> Claim] = &[a_lane_that_lost_is_masked_and_some_lane_commits];

fn a_lane_that_lost_is_masked_and_some_lane_commits() -> Claim {
    let verilog = exported(TxSequencer::<2, 1>::default(), "tx_sequencer");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a conflict of the upper half marks the lower", "tcm_words_1 <= tcm_words_1 | conflict_hi;", "tcm_words_0 <= tcm_words_0 | conflict_hi;", "assert (tcm[{wavefront, lane}]);"),
        fault("the walk is over the lanes of the wrong half", "walking_hi <= conflict_hi;", "walking_lo <= conflict_hi;", "== reported_lanes);"),
        fault("a walk does not hold requests up", "holds <= walks_next | (|victims_next);", "holds <= |victims_next;", "assert (hold & "),
        fault("a kill does not wait for the request in service", "kill = !walks & !unit_busy &", "kill = !walks &", "assert ("),
        fault("a commit flushes the other wavefront", "? walking_slot : tx_wavefront;", "? walking_slot : ~tx_wavefront;", ": take & tx_commit & flush_slot == tx_wavefront);"),
        fault("a killed wavefront runs on", "tcm_words_2 <= pass_words_2;", "", "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));"),
        fault("begin_stall does not stall", "!stalled[tx_wavefront]", "1'b1", "assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));"),
        fault("a pass that changed nothing is not noticed", "same_0 = retried[0]", "same_0 = 1'b0 & retried[0]", "assert (fruitless_0 <= 3 & fruitless_1 <= 3);"),
        fault("wavefront serialisation never becomes that of the work-group", "= running & groups_0,", "= 2'd0,", "assert (runs[4 * s+:4] != 0"),
    ];
    Claim::new("tx_sequencer", verilog, wrapper, 3, faults)
}
