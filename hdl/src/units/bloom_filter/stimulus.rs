//! Random pins on which work-items meet, in regions that have rows.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::meetings;
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::bloom_filter::BloomFilterPins;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::full_size::STATE_ROWS;

/// Groups of four rows.
const ROW_GROUPS: u32 = (STATE_ROWS / 4) as u32;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    meetings::stimulus(unit, seed, cycles, shape)
}

/// Of regions with random ends most have no rows.
fn shape(pins: &mut Inputs<BloomFilterPins>, random: &mut SmallRng) {
    let at = pins.at;
    if random.random_ratio(3, 4) {
        let first = random.random_range(0..ROW_GROUPS);
        pins.set(at.region_first, first);
        pins.set(at.region_last, random.random_range(first..ROW_GROUPS));
    }
}
