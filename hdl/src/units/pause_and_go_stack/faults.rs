//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("pause_and_go_stack", "the paused entry keeps the lanes that run", "& room ? chosen :\n        lanes;", "& room ? lanes :\n        lanes;"),
    fault("pause_and_go_stack", "lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);"),
    fault("pause_and_go_stack", "every lane pauses", "own_others = in_lowest;", "own_others = 32'd0;"),
    fault("pause_and_go_stack", "lanes pause in divergent code without the strap", "end else if ((pause_in_branches | (kind == 2'd2)) & room) begin", "end else if (room) begin"),
    fault("pause_and_go_stack", "the log index of one side is forgotten", "(log > below_read_log)", "1'b0"),
    fault("pause_and_go_stack", "a retry keeps its log index", "lanes <= retry_lanes;\n                log <= 16'd0;", "lanes <= retry_lanes;"),
    fault("pause_and_go_stack", "lanes that leave the pass run on", "if (apart_room) begin\n                        lanes <= others;", "if (apart_room) begin\n                        lanes <= lanes;"),
    fault("pause_and_go_stack", "who left the pass before is forgotten when more leave", "left <= left | chosen;", "left <= chosen;"),
    fault("pause_and_go_stack", "who left is not forgotten when a pass ends", "log <= apart_log;\n                left <= 32'd0;", "log <= apart_log;"),
    fault("pause_and_go_stack", "an entry that is popped to has lanes that left", "lanes <= below_read_lanes & ~left;", "lanes <= below_read_lanes;"),
    fault("pause_and_go_stack", "lanes wait with the log index behind the Step", ".put_log(log)", ".put_log(next_log)"),
    fault("pause_and_go_stack", "Retry runs before lanes that wait", "(kind == 2'd2) & apart_any;", "(kind == 2'd2) & apart_any & !(|retry_lanes);"),
    fault("pause_and_go_stack", "lanes wait on behind a Start", "assign apart_clear = (take & (op_code == STACK_OP_START)) | clear;", "assign apart_clear = clear;"),
];
