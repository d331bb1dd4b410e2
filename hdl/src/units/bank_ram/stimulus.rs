//! Random pins on which reads meet writes.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::bank_ram::BankRamPins;
use turnstile_hdl::catalog::UnitEntry;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

fn shape(pins: &mut Inputs<BankRamPins>, random: &mut SmallRng) {
    // Few rows, so that reads meet writes.
    for row in [pins.at.read_row, pins.at.write_row] {
        pins.set(row, random.random_range(0..8) * 73);
    }
}
