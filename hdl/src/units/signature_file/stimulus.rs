//! Random pins on which work-items meet.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::meetings;
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::signature_file::SignatureFilePins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    meetings::stimulus(unit, seed, cycles, shape)
}

fn shape(pins: &mut Inputs<SignatureFilePins>, random: &mut SmallRng) {
    pins.seldom(pins.at.clear, 500, random);
    pins.seldom(pins.at.flush_valid, 50, random);
    pins.seldom(pins.at.walk_clear, 20, random);
    // A work-item alone, as any that loses: what many have in their signatures says nothing of one.
    if random.random_ratio(1, 2) {
        let halves = [1 << random.random_range(0..32), 0];
        let lanes = random.random_range(0..2);
        pins.set(pins.at.walk_lanes_lo, halves[lanes]);
        pins.set(pins.at.walk_lanes_hi, halves[1 - lanes]);
    }
}
