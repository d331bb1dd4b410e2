//! Random pins for any unit, shaped so that something happens: reads meet writes, lanes share words, a clear is rare.

pub mod meetings;

use crate::cosim::{CommonPins, Inputs, Stimulus};
use anyhow::Result;
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pin_index::{Input, PinIndex, PinRange, Pins};
use turnstile_hdl::pins::Ports;

/// Makes a stimulus of a unit, from a seed, of so many cycles.
type Make = fn(&UnitEntry, u64, usize) -> Stimulus;

/// The stimuli of units that have one, each from `stimulus.rs` in the unit's folder.
mod of_units {
    include!(concat!(env!("OUT_DIR"), "/stimuli.rs"));
}

/// `cycles` random cycles of a unit's pins, with what is likely for it.
pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    match of_units::find(unit.name) {
        Some(stimulus) => stimulus(unit, seed, cycles),
        None => Stimulus::random(unit, seed, cycles, any),
    }
}

/// One of a few.
pub fn one_of<T: Copy>(random: &mut SmallRng, choices: &[T]) -> T {
    choices[random.random_range(0..choices.len())]
}

/// Where the request of a top is.
#[derive(Clone, Copy)]
struct RequestPins {
    valid: PinIndex<Input>,
    op: PinIndex<Input>,
    lanes: PinIndex<Input>,
    address: PinRange<Input>,
    data: PinRange<Input>,
}

impl Pins for RequestPins {
    fn of(unit: &dyn Ports) -> Option<Self> {
        let places = unit.pin_table().input_places();
        let named = |name| {
            let port = places.iter().find(|port| port.0 == name);
            port.map(|(_, pins)| *pins)
        };
        Some(Self {
            valid: named("req_valid")?.pin(0),
            op: named("req_op")?.pin(0),
            lanes: named("req_lanes")?.pin(0),
            address: named("lane_addr")?,
            data: named("lane_data")?,
        })
    }
}

/// Clocks from one request of [`requests`] to the next: each is answered by then.
const BETWEEN: usize = 16;
/// Rows that the banks of every top have: `lds_lockbits` has 48 KB.
const REQUEST_ROWS: u32 = 256;
/// Of [`LdsOp`].
const STORE: u32 = LdsOp::WriteB32 as u32;
const LOAD: u32 = LdsOp::ReadB32 as u32;

/// Requests to a top whose data and addresses come and go in the clocks in which `req_valid` does: a store of a row of the banks, then a
/// load of it.
pub fn requests(top: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    let (mut cycle, mut row) = (0, 0);
    Stimulus::random(
        top,
        seed,
        cycles,
        |pins: &mut Inputs<RequestPins>, random| {
            pins.rest();
            if cycle % BETWEEN == 1 {
                let stores = (cycle / BETWEEN).is_multiple_of(2);
                if stores {
                    row = random.random_range(0..REQUEST_ROWS);
                }
                pins.set(pins.at.valid, 1);
                pins.set(pins.at.op, if stores { STORE } else { LOAD });
                pins.set(pins.at.lanes, u32::MAX);
                let at = pins.at.address;
                for (address, bank) in pins.array(at).iter_mut().zip(0..) {
                    *address = 4 * (32 * row + bank);
                }
                // Of a load too, which has no use for them.
                let at = pins.at.data;
                random.fill(pins.array(at));
            }
            cycle += 1;
        },
    )
}

/// What is likely for pins of these names.
pub fn any(pins: &mut Inputs<CommonPins>, random: &mut SmallRng) {
    if let Some(clear) = pins.at.clear {
        pins.seldom(clear, 500, random);
    }
    if let Some(req_op) = pins.at.req_op {
        pins.set(req_op, operation(random));
    }
    // Few words, so that lanes meet in a bank and on a word.
    if let Some(lane_addr) = pins.at.lane_addr.filter(|_| random.random_ratio(3, 4)) {
        let words = [0x7, 0x8f, 0x3ff][random.random_range(0..3)];
        for address in pins.array(lane_addr) {
            *address &= words;
        }
    }
}

/// A word that differs in a bit, in two or in none, so that a comparison of both is decided by any bit.
pub fn near(word: u32, random: &mut SmallRng) -> u32 {
    let [one, other] = [0, 1].map(|_| 1 << random.random_range(0..32));
    word ^ [0, one, one | other][random.random_range(0..3)]
}

/// Every code that the pins can have, the reserved ones too.
pub fn operation(random: &mut SmallRng) -> u32 {
    random.random_range(0..32)
}

/// The unit in rust-hdl and Verilator on random pins.
///
/// # Errors
/// At the first difference, with the seed.
pub fn verilator(unit: &UnitEntry, seed: u64, cycles: usize) -> Result<()> {
    stimulus(unit, seed, cycles).verilator(unit)
}

/// The unit in rust-hdl and Icarus on random pins.
///
/// # Errors
/// At the first difference, with the seed.
pub fn icarus(unit: &UnitEntry, seed: u64, cycles: usize) -> Result<()> {
    stimulus(unit, seed, cycles).icarus(unit)
}
