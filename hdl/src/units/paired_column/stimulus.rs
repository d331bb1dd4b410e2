//! Random pins on few rows.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::paired_column::PairedColumnPins;
use turnstile_hdl::sizes::REGISTER_ROWS;

/// Few rows, one of which begins or ends what is checkpointed or restored, or is next to it: so each bit of a comparison decides
/// once, and each row has its turn.
pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
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
