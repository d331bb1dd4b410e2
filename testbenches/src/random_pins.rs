//! Random pins for any unit, shaped so that something happens: reads meet writes, lanes share words, a clear is rare.

mod atomics;
mod meetings;

use crate::cosim::{CommonPins, Inputs, Stimulus};
use anyhow::Result;
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::bank_select::BankSelectPins;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::full_size::REGISTER_ROWS;
use turnstile_hdl::lds_alu::LdsAluPins;
use turnstile_hdl::lds_bank::LdsBankPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pin_index::{Input, PinIndex, PinRange, Pins};
use turnstile_hdl::pins::Ports;
use turnstile_hdl::storage::bank_ram::BankRamPins;
use turnstile_hdl::storage::paired_column::PairedColumnPins;
use turnstile_hdl::storage::row_state::RowStatePins;
use turnstile_hdl::storage::row_valid_bits::RowValidBitsPins;
use turnstile_hdl::storage::signature_file::SignatureFilePins;
use turnstile_hdl::word_select::WordSelectPins;

/// `cycles` random cycles of a unit's pins, with what is likely for it.
pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    match unit.name {
        "bank_ram" => Stimulus::random(unit, seed, cycles, bank_ram),
        "row_valid_bits" => Stimulus::random(unit, seed, cycles, row_valid_bits),
        "row_state" => Stimulus::random(unit, seed, cycles, |_: &mut Inputs<RowStatePins>, _| ()),
        "paired_column" => paired_column(unit, seed, cycles),
        "signature_file" => meetings::stimulus(unit, seed, cycles, signature_file),
        "bloom_filter" | "dcd" | "smdcd" | "smdcd_published" => {
            meetings::stimulus(unit, seed, cycles, any)
        }
        "atomic_alu" => Stimulus::random(unit, seed, cycles, atomics::alu),
        "atomic_unit" => atomics::unit(unit, seed, cycles),
        "lds_alu" => Stimulus::random(unit, seed, cycles, lds_alu),
        "bank_select" => Stimulus::random(unit, seed, cycles, bank_select),
        "word_select" => Stimulus::random(unit, seed, cycles, word_select),
        "lds_bank" => Stimulus::random(unit, seed, cycles, lds_bank),
        _ => Stimulus::random(unit, seed, cycles, any),
    }
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

fn bank_ram(pins: &mut Inputs<BankRamPins>, random: &mut SmallRng) {
    // Few rows, so that reads meet writes.
    for row in [pins.at.read_row, pins.at.write_row] {
        pins.set(row, random.random_range(0..8) * 73);
    }
}

fn row_valid_bits(pins: &mut Inputs<RowValidBitsPins>, random: &mut SmallRng) {
    pins.seldom(pins.at.clear, 500, random);
    pins.seldom(pins.at.flush_valid, 100, random);
}

fn signature_file(pins: &mut Inputs<SignatureFilePins>, random: &mut SmallRng) {
    pins.seldom(pins.at.clear, 500, random);
    pins.seldom(pins.at.flush_valid, 50, random);
    pins.seldom(pins.at.walk_clear, 20, random);
    // A work-item alone, as any that loses: what many have in their signatures says nothing of one.
    if random.random_ratio(1, 2) {
        let halves = [1 << random.random_range(0..32), 0];
        let lanes = random.random_range(0..2);
        pins.set(pins.at.walk_lanes_lo, halves[lanes]);
        pins.set(pins.at.walk_lanes_hi, halves[1 - lanes]);
    }
}

/// Few rows, one of which begins or ends what is checkpointed or restored, or is next to it: so each bit of a comparison decides
/// once, and each row has its turn.
fn paired_column(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    const TURN: usize = 12;
    const LAST: u32 = REGISTER_ROWS as u32 - 1;
    let mut cycle = 0;
    let mut others = [0; 2];
    let shape = |pins: &mut Inputs<PairedColumnPins>, random: &mut SmallRng| {
        let at = pins.at;
        // An odd step: it goes through all rows.
        let row = (cycle / TURN * 181) as u32 & LAST;
        if cycle.is_multiple_of(TURN) {
            others = [
                row ^ 1 << random.random_range(0..9),
                random.random_range(0..=LAST),
            ];
        }
        cycle += 1;
        let one_of = |random: &mut SmallRng, rows: &[u32]| rows[random.random_range(0..rows.len())];
        for pin in [at.read_row, at.write_row] {
            pins.set(pin, one_of(random, &[row, row, others[0], others[1]]));
        }
        pins.set(
            at.first_row,
            one_of(random, &[row, row, 0, (row + 1).min(LAST), others[0]]),
        );
        pins.set(
            at.last_row,
            one_of(random, &[row, row, LAST, row.saturating_sub(1), others[0]]),
        );
        pins.seldom(at.clear, 200, random);
        pins.seldom(at.checkpoint_valid, 4, random);
        if random.random_ratio(3, 4) {
            pins.set(at.restore_quarters, 0);
        }
    };
    Stimulus::random(unit, seed, cycles, shape)
}

fn lds_alu(pins: &mut Inputs<LdsAluPins>, random: &mut SmallRng) {
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

/// Every lane is the lowest that asks, and there are lanes of the same row.
fn bank_select(pins: &mut Inputs<BankSelectPins>, random: &mut SmallRng) {
    let at = pins.at;
    let lanes = pins.get(at.lanes) << random.random_range(0..32);
    pins.set(at.lanes, lanes);
    for plane in pins.array(at.row_plane) {
        if random.random_ratio(7, 8) {
            *plane = [0, u32::MAX][random.random_range(0..2)];
        }
    }
}

/// One-hot masks, as takers have them, and now and then others: an OR can be seen only of two words.
fn word_select(pins: &mut Inputs<WordSelectPins>, random: &mut SmallRng) {
    let take = pins.at.take;
    for mask in pins.array(take) {
        let [one, other] = [0, 1].map(|_| 1 << random.random_range(0..32));
        *mask = [0, one | other, one, one][random.random_range(0..4)];
    }
}

/// Rows few enough to meet again, stalls and shadow accesses now and then. Half of the words are near to those that their row has had
/// before, which are others for each row, so that no bit of them is always the same.
fn lds_bank(pins: &mut Inputs<LdsBankPins>, random: &mut SmallRng) {
    let at = pins.at;
    pins.set(at.req_op, operation(random));
    for row in [at.req_row, at.shadow_read_row, at.shadow_write_row] {
        pins.set(row, random.random_range(0..8) * 73);
    }
    for (row, data) in [
        (at.req_row, at.req_data),
        (at.shadow_write_row, at.shadow_write_data),
    ] {
        if random.random_ratio(1, 2) {
            let of_row = pins.get(row).wrapping_mul(0x9e37_79b9);
            pins.set(data, near(of_row, random));
        }
    }
    pins.seldom(at.clear, 1000, random);
    pins.seldom(at.shadow_read_enable, 4, random);
    if random.random_ratio(5, 6) {
        pins.set(at.shadow_write_mask, 0);
    }
}

fn any(pins: &mut Inputs<CommonPins>, random: &mut SmallRng) {
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
fn operation(random: &mut SmallRng) -> u32 {
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
