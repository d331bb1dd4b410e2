//! Random pins that seldom take everything away.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::filter_entries::FilterEntriesPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

fn shape(pins: &mut Inputs<FilterEntriesPins>, random: &mut SmallRng) {
    pins.seldom(pins.at.clear, 500, random);
    pins.seldom(pins.at.flush_valid, 50, random);
    pins.seldom(pins.at.scan_take, 10, random);
    // Most of the rows are in the region: a random one has half of them.
    let at = pins.at;
    if random.random_ratio(1, 2) {
        pins.set(at.region_first, random.random_range(0..8));
        pins.set(at.region_last, random.random_range(40..64));
    }
}
