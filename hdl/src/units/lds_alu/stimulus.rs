//! Random pins with operands at the ends of their range.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::{near, operation};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::lds_alu::LdsAluPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

fn shape(pins: &mut Inputs<LdsAluPins>, random: &mut SmallRng) {
    pins.set(pins.at.op, operation(random));
    // Equal operands and those at the ends of the range are where comparisons go wrong.
    for operand in [pins.at.memory, pins.at.data] {
        if random.random_ratio(1, 3) {
            let edges = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
            pins.set(operand, edges[random.random_range(0..edges.len())]);
        } else if random.random_ratio(1, 2) {
            pins.set(operand, near(0x6996_5aa5, random));
        }
    }
    // Whatever the bits above, each decides once.
    if random.random_ratio(1, 2) {
        pins.set(pins.at.memory, random.random());
        pins.set(pins.at.data, near(pins.get(pins.at.memory), random));
    }
}
