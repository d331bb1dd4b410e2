//! Random traffic on the lock bit unit, checked against the lock-bit model in every cycle.

use super::Load;
use crate::drive;
use crate::models::lock_bit_unit::{LockAccess, LockAddress, LockBits};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{BANKS, LANES, LOCKS, SHARED_ROWS};
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

impl Shape {
    pub const FULL: Self = Self {
        banks: BANKS as u32,
        lanes: LANES as u32,
        rows: SHARED_ROWS as u32,
        locks: LOCKS,
        address: LockAddress::Low,
    };
}

/// Lanes that acquired a lock, and lanes that did not.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    pub cycles: u64,
    pub acquired: u64,
    pub refused: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.acquired, self.refused], 2)
    }
}

bench! {
    struct Bench(pins: LockBitUnitPins, shape: Shape = Shape::FULL) {
        model: LockBits = LockBits::new(shape.locks, shape.address),
        shape: Shape = shape,
        /// Rows that are used now: few make conflicts.
        rows: u32 = shape.rows,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        let at = self.pins.at;
        self.pins.set(at.clear, 1);
        self.pins.clock()?;
        let mut expected = 0;
        for cycle in 0..load.cycles {
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
            self.tally.acquired += u64::from(expected.count_ones());
            self.tally.refused += u64::from(asking - expected.count_ones().min(asking));
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
        drive!(self.pins, load_lock: load_lock, store_unlock: store_unlock, clear: clear);
    }
}
