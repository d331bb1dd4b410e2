//! Somebody goes on.

use crate::{exported, fault, Claim};
use turnstile_hdl::learned_conflicts::LearnedConflicts;

pub const CLAIMS: &[fn() -> Claim] = &[the_lowest_lane_never_hits];

/// 8 lanes in 2 groups, words of 8 bits, an ownership table of 2 banks.
fn the_lowest_lane_never_hits() -> Claim {
    let unit = LearnedConflicts::<8, 2, 1, 8, 2, 1, 5>::default();
    let verilog = exported(unit, "learned_conflicts");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the lowest lane hits", "pauses = !taken ? same & ~lowest : same;", "pauses = same;", "assert (!(hits & lowest));"),
        fault("lanes of the load before count", "if (ends) taken <= 1'b0;", "", "assert (!(hits & lowest));"),
        fault("confidence has no end", "resumed & (confidence < 3'd5)", "resumed", "assert (confidence <= 3'd5);"),
    ];
    Claim::new("learned_conflicts", verilog, wrapper, 2, faults)
}
