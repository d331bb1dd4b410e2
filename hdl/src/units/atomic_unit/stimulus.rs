//! Random pins on few lines, so that requests wait for each other, and answers for entries that may wait for one.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::{near, one_of};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::atomic_op::{AtomicOp, ATOMIC_OPS};
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::sizes::WORD_ADDRESS_BITS;

/// Clocks of a stretch in which the pins have one manner.
const STRETCH: u32 = 60;

/// What is likely in a stretch.
#[derive(Clone, Copy)]
struct Manner {
    /// One request, access, answer of the memory, acknowledge, answer taken in so many clocks, at least.
    pace: [u32; 5],
    /// Whether the memory keeps the order of accesses: never, always, as it likes.
    ordered: [bool; 2],
    /// Which lines are asked for.
    lines: u32,
    hold: u32,
}

/// A stimulus of the unit in stretches, each of which begins, one time in two, with a clear.
pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    let (mut left, mut first) = (0, true);
    let mut manner = Manner {
        pace: [1; 5],
        ordered: [true; 2],
        lines: 1,
        hold: 1,
    };
    let line = |number: u32| number.wrapping_mul(0x9e37_79b9) & !31;
    let shape = |pins: &mut Inputs<AtomicUnitPins>, random: &mut SmallRng| {
        let at = pins.at;
        let mut clears = first;
        if left == 0 {
            left = random.random_range(1..=STRETCH);
            clears |= random.random_ratio(1, 2);
            manner = Manner {
                pace: [0; 5].map(|_| one_of(random, &[1, 1, 2, 8])),
                lines: one_of(random, &[1, 2, 8, 64]),
                hold: random.random(),
                ordered: random.random(),
            };
        }
        left -= 1;
        first = false;
        pins.set(at.clear, clears.into());
        pins.set(at.cfg_hold, manner.hold & 1);
        let ports = [
            at.req_valid,
            at.mem_ready,
            at.memrsp_valid,
            at.write_ack,
            at.rsp_ready,
        ];
        for (port, pace) in ports.into_iter().zip(manner.pace) {
            pins.seldom(port, pace, random);
        }
        pins.seldom(at.result_valid, 3, random);
        let address = line(random.random_range(0..manner.lines));
        let words = one_of(random, &[1, 2, 4, 32]);
        let mut address = address | random.random_range(0..words);
        if random.random_ratio(1, 4) {
            address = near(address, random);
        }
        pins.set(at.req_address, address & ((1 << WORD_ADDRESS_BITS) - 1));
        let calls = [AtomicOp::External, AtomicOp::Load, AtomicOp::Store];
        let op = match random.random_range(0..2) {
            0 => one_of(random, &calls),
            _ => one_of(random, &ATOMIC_OPS),
        };
        pins.set(at.req_op, op as u32);
        // The lowest entries are taken first.
        let entries = one_of(random, &[2, 4, 8, 32]);
        pins.set(at.memrsp_entry, random.random_range(0..entries));
        pins.set(at.write_ack_entry, random.random_range(0..entries));
        pins.set(at.mem_ordered, one_of(random, &manner.ordered).into());
    };
    Stimulus::random(unit, seed, cycles, shape)
}
