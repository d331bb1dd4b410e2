//! Random pins that seldom take everything away.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::word_marks::WordMarksPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

fn shape(pins: &mut Inputs<WordMarksPins>, random: &mut SmallRng) {
    pins.seldom(pins.at.clear, 500, random);
    pins.seldom(pins.at.flush_valid, 100, random);
}
