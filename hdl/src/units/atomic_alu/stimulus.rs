//! Random pins with operands at the ends of their range, and like each other.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::{near, one_of};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::atomic_alu::AtomicAluPins;
use turnstile_hdl::catalog::UnitEntry;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

/// Equal operands and those at the ends of the range are where comparisons go wrong.
const EDGES: [u32; 5] = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];

fn shape(pins: &mut Inputs<AtomicAluPins>, random: &mut SmallRng) {
    let at = pins.at;
    // Each word of the data and of what is compared is like the memory's now and then, so that the other decides.
    for (memory, other, third) in [
        (at.memory, at.data, at.compare),
        (at.memory2, at.data2, at.compare2),
    ] {
        if random.random_ratio(1, 3) {
            pins.set(memory, one_of(random, &EDGES));
        }
        let word = pins.get(memory);
        for pin in [other, third] {
            match random.random_range(0..4) {
                0 => pins.set(pin, one_of(random, &EDGES)),
                1 => pins.set(pin, word),
                2 => pins.set(pin, near(word, random)),
                _ => (),
            }
        }
    }
}
