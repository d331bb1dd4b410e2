//! Masks of lanes.

use crate::{exported, fault, Claim};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;

pub const CLAIMS: &[fn() -> Claim] =
    &[the_masks_of_the_stack_are_disjoint_and_together_what_entered];

fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() -> Claim {
    let unit = PauseAndGoStack::<4, 3, 2, 2>::new(5);
    let verilog = exported(unit, "pause_and_go_stack");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the paused entry keeps the lanes that run", "& room ?\n                chosen :\n        lanes;", "& room ?\n                lanes :\n        lanes;", "assert (!(trans & lanes[4 * i+:4]))"),
        fault("lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);", "== lanes[4 * i+:4]"),
        fault("lanes that committed stay in Retry", "(retry_lanes & ~lanes) | chosen;", "retry_lanes | chosen;", "& committed))"),
        fault("Retry takes lanes that have paused", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes) | chosen\n | (top > retry_index + 3'd1 ? op_lanes & below_read_lanes : 4'd0);", "assert (!(trans & retry_lanes));"),
        fault("all lanes retry", " lanes <= retry_lanes;", " lanes <= retry_lanes | 4'd1;", "assert (!(trans & ~retry_lanes))"),
        fault("a branch takes lanes that are not there", "taken_lanes <= chosen;", "taken_lanes <= op_lanes;", "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])"),
        fault("lanes that failed stay in their entry", "lanes <= others;\n            retry_lanes", "retry_lanes", "assert (!(top_lanes & ~committed))"),
    ];
    Claim::new("pause_and_go_stack", verilog, wrapper, 2, faults)
}
