//! Masks of lanes.

use crate::{exported, fault, Claim};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;

pub const CLAIMS: &[fn() -> Claim] =
    &[the_masks_of_the_stack_are_disjoint_and_together_what_entered];

fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() -> Claim {
    let unit = PauseAndGoStack::<4, 3, 2, 2, 2>::new(5);
    let verilog = exported(unit, "pause_and_go_stack");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the paused entry keeps the lanes that run", "& room ? chosen :\n        lanes;", "& room ? lanes :\n        lanes;", "assert (!(trans & lanes[4 * i+:4]))"),
        fault("lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);", "== lanes[4 * i+:4]"),
        fault("lanes that committed stay in Retry", "(retry_lanes & ~lanes) | chosen;", "retry_lanes | chosen;", "& committed))"),
        fault("Retry takes lanes that have paused", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes) | chosen\n | (top > retry_index + 3'd1 ? op_lanes & below_read_lanes : 4'd0);", "assert (!(trans & retry_lanes));"),
        fault("all lanes retry", " lanes <= retry_lanes;", " lanes <= retry_lanes | 4'd1;", "assert (!(trans & ~retry_lanes))"),
        fault("a branch takes lanes that are not there", "taken_lanes <= chosen;", "taken_lanes <= op_lanes;", "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])"),
        fault("lanes that failed stay in their entry", "lanes <= others;\n            retry_lanes", "retry_lanes", "assert (!(top_lanes & ~committed))"),
        fault("lanes that leave the pass run on", "if (apart_room) begin\n                        lanes <= others;", "if (apart_room) begin\n                        lanes <= lanes;", "assert (!(waiting & trans));"),
        fault("lanes that others join are lost", "held_lanes0 <= held_lanes0 | put_lanes;", "held_lanes0 <= put_lanes;", "== lanes[4 * i+:4]"),
        fault("who left is not forgotten when a pass ends", "log <= apart_log;\n                left <= 4'd0;", "log <= apart_log;", "assert (left == came);"),
        fault("an entry that is popped to has lanes that left", "lanes <= below_read_lanes & ~left;", "lanes <= below_read_lanes;", "assert (!(waiting & trans));"),
        fault("lanes that resume wait on", "assign apart_take = (state == STACK_STATE_POP) & resuming;", "assign apart_take = 1'b0;", "assert (!(waiting & trans));"),
        fault("Retry takes lanes that wait", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes) | chosen | (apart_lanes & op_lanes);", "assert (!(waiting & retry_lanes));"),
        fault("lanes that wait have committed", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes & ~apart_lanes) | chosen;", "assert (!(waiting & ~retry_lanes));"),
        fault("all of an entry leave", "own_others = in_lowest;\n                own_chosen = in_lanes & ~in_lowest;", "own_others = 4'd0;", "assert (|lanes[4 * j+:4]);"),
    ];
    Claim::new("pause_and_go_stack", verilog, wrapper, 2, faults)
}
