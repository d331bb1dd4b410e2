//! Who waits, and for whom.

use crate::{exported, fault, Claim};
use turnstile_hdl::hazard_check::HazardCheck;

pub const CLAIMS: &[fn() -> Claim] = &[who_waits_waits_for_older_warps_and_for_all_of_them];

/// Numbers of 4 bits.
fn who_waits_waits_for_older_warps_and_for_all_of_them() -> Claim {
    let unit = HazardCheck::<4>::default();
    let verilog = exported(unit, "hazard_check");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("aliases of the warp are waited for: deadlock", "writer >= first ? first - 4'd1 :", "1'b0 ? first - 4'd1 :", "assert (youngest < first);"),
        fault("aliases of the warp are ignored", "writer >= first ? first - 4'd1 :", "writer >= first ? 4'd0 :", "assert (hazard & youngest >= writer);"),
    ];
    Claim::new("hazard_check", verilog, wrapper, 1, faults)
}
