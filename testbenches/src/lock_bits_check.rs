//! Random traffic on the lock bit unit, checked against the lock-bit model in every cycle.

use crate::models::lock_bits::{LockAccess, LockAddress, LockBits};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_engine::Engine;
use turnstile_hdl::lock_bit_unit::LockBitUnitPins;

/// Size of the unit.
#[derive(Copy, Clone, Debug)]
pub struct Shape {
    pub banks: u32,
    pub lanes: u32,
    pub rows: u32,
    pub locks: usize,
    pub address: LockAddress,
}

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u32,
    pub shape: Shape,
}

/// Lanes that acquired a lock, and lanes that did not.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    pub acquired: u32,
    pub refused: u32,
}

struct Bench<E> {
    pins: PinDriver<E, LockBitUnitPins>,
    model: LockBits,
    rng: SmallRng,
    shape: Shape,
    /// Rows that are used now: few make conflicts.
    rows: u32,
    tally: Tally,
}

/// Runs `load` on a unit behind `pins`.
pub fn run<E: Engine>(pins: PinDriver<E, LockBitUnitPins>, load: Load) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        model: LockBits::new(load.shape.locks, load.shape.address),
        rng: SmallRng::seed_from_u64(load.seed),
        shape: load.shape,
        rows: load.shape.rows,
        tally: Tally::default(),
    };
    bench
        .run(load.cycles)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))?;
    Ok(bench.tally)
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, cycles: u32) -> Result<()> {
        let at = self.pins.at;
        self.pins.set(at.clear, 1);
        self.pins.clock()?;
        let mut expected = 0;
        for cycle in 0..cycles {
            if cycle % 100 == 0 {
                let most = self.shape.rows;
                self.rows = [1, 2, 40, most][self.rng.random_range(0..4)].min(most);
            }
            let clear = self.rng.random_ratio(1, 400);
            let accesses = self.accesses();
            self.present(&accesses, clear);
            self.pins.clock()?;
            let found = self.pins.get(at.acquired);
            ensure!(
                found == expected,
                "lanes {found:#x} acquire their locks, expected {expected:#x}; then {accesses:x?}"
            );
            expected = self.model.cycle(&accesses);
            if clear {
                self.model.clear();
                expected = 0;
            }
            let asking = accesses.iter().filter(|access| !access.unlock).count() as u32;
            self.tally.acquired += expected.count_ones();
            self.tally.refused += asking - expected.count_ones().min(asking);
        }
        Ok(())
    }

    /// At most one word a bank, each of another lane.
    fn accesses(&mut self) -> Vec<LockAccess> {
        let unlocks = [0.0, 0.3, 1.0][self.rng.random_range(0..3)];
        let busy = [0.1, 0.9][self.rng.random_range(0..2)];
        let mut lanes: Vec<u32> = (0..self.shape.lanes).collect();
        let mut accesses = vec![];
        for bank in 0..self.shape.banks {
            if lanes.is_empty() || !self.rng.random_bool(busy) {
                continue;
            }
            let lane = self.rng.random_range(0..lanes.len());
            let access = LockAccess {
                unlock: self.rng.random_bool(unlocks),
                word: self.rng.random_range(0..self.rows) * self.shape.banks + bank,
                lane: lanes.swap_remove(lane),
            };
            accesses.push(access);
            // Both at once, which the rules define although no bank does it.
            if self.rng.random_ratio(1, 8) {
                accesses.push(LockAccess {
                    unlock: !access.unlock,
                    ..access
                });
            }
        }
        accesses
    }

    fn present(&mut self, accesses: &[LockAccess], clear: bool) {
        let at = self.pins.at;
        let (mut load_lock, mut store_unlock) = (0, 0);
        for access in accesses {
            let (bank, row) = (
                access.word % self.shape.banks,
                access.word / self.shape.banks,
            );
            self.pins.set(at.row.pin(bank as usize), row);
            self.pins.set(at.lane.pin(bank as usize), access.lane);
            match access.unlock {
                true => store_unlock |= 1 << bank,
                false => load_lock |= 1 << bank,
            }
        }
        self.pins.set(at.load_lock, load_lock);
        self.pins.set(at.store_unlock, store_unlock);
        self.pins.set(at.clear, clear.into());
    }
}
