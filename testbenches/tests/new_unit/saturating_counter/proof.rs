//! The count never falls.

use crate::{exported, fault, Claim};
use turnstile_hdl::saturating_counter::SaturatingCounter;

pub const CLAIMS: &[fn() -> Claim] = &[only_a_clear_takes_events_away];

/// 3 bits.
fn only_a_clear_takes_events_away() -> Claim {
    let verilog = exported(SaturatingCounter::<3>::default(), "saturating_counter");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the count wraps", "happens & !full", "happens", "assert (count >= before);"),
    ];
    Claim::new("saturating_counter", verilog, wrapper, 1, faults)
}
