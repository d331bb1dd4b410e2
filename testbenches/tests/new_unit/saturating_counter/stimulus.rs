//! Random pins on which the count gets far.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::saturating_counter::SaturatingCounterPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(
        unit,
        seed,
        cycles,
        |pins: &mut Inputs<SaturatingCounterPins>, random: &mut SmallRng| {
            pins.seldom(pins.at.clear, 800, random);
        },
    )
}
