//! Random pins as takers have them.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::word_select::WordSelectPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

/// One-hot masks, as takers have them, and now and then others: an OR can be seen only of two words.
fn shape(pins: &mut Inputs<WordSelectPins>, random: &mut SmallRng) {
    let take = pins.at.take;
    for mask in pins.array(take) {
        let [one, other] = [0, 1].map(|_| 1 << random.random_range(0..32));
        *mask = [0, one | other, one, one][random.random_range(0..4)];
    }
}
