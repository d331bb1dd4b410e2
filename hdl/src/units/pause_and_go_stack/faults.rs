//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("pause_and_go_stack", "the paused entry keeps the lanes that run", "& room ?\n                chosen :\n        lanes;", "& room ?\n                lanes :\n        lanes;"),
    fault("pause_and_go_stack", "lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);"),
    fault("pause_and_go_stack", "every lane pauses", "own_others = in_lowest;", "own_others = 32'd0;"),
    fault("pause_and_go_stack", "lanes pause in divergent code without the strap", "if (transaction & (|chosen) & (pause_in_branches | (kind == 2'd2)) & room) begin", "if (transaction & (|chosen) & room) begin"),
    fault("pause_and_go_stack", "the log index of one side is forgotten", "(log > below_read_log)", "1'b0"),
    fault("pause_and_go_stack", "a retry keeps its log index", "lanes <= retry_lanes;\n                log <= 16'd0;", "lanes <= retry_lanes;"),
];
