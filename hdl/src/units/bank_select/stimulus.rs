//! Random pins on which each lane decides.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::bank_select::BankSelectPins;
use turnstile_hdl::catalog::UnitEntry;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

/// Every lane is the lowest that asks, and there are lanes of the same row.
fn shape(pins: &mut Inputs<BankSelectPins>, random: &mut SmallRng) {
    let at = pins.at;
    let lanes = pins.get(at.lanes) << random.random_range(0..32);
    pins.set(at.lanes, lanes);
    for plane in pins.array(at.row_plane) {
        if random.random_ratio(7, 8) {
            *plane = [0, u32::MAX][random.random_range(0..2)];
        }
    }
}
