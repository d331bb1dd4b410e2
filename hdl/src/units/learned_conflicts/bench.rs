//! Random loads and stores of a warp, lost words and ends of passes on the learned conflicts, every answer compared with the model.
//!
//! Words are from a small pool, which changes now and then, so that lanes meet in them, and what a pass has stored the next one loads.

use super::Load;
use crate::models::intra_warp_resolver::table_entry;
use crate::models::learned_conflicts::LearnedConflicts;
use crate::{drive, expect};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{OWNER_BANKS, WARP_GROUPS, WARP_LANES};
use turnstile_hdl::learned_conflicts::LearnedConflictsPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub looked_up: u64,
    /// Loads at which lanes had better pause.
    pub paused: u64,
    /// Passes that ended, and those of which it was vain that lanes paused.
    pub passes: u64,
    pub vain: u64,
    pub lost: u64,
    /// The confidence came from below what pauses need to it, and fell below it.
    pub regained: u64,
    pub given_up: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.looked_up, self.lost], 200)
            && load.often(&[self.paused, self.passes, self.vain], 2_000)
            && load.ever(&[self.regained, self.given_up, self.cleared], 20_000)
    }
}

bench! {
    struct Bench(pins: LearnedConflictsPins) {
        model: LearnedConflicts = LearnedConflicts::default(),
        /// Words that are used, and how often of 8 an access is a store.
        pool: Vec<u32> = vec![0],
        stores: u32 = 2,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            match self.rng.random_range(0..400) {
                0 => self.clear()?,
                1..10 => self.draw(),
                10..80 => self.pass_ends()?,
                80..130 => self.lost()?,
                130..200 => self.idle()?,
                _ => self.look_up()?,
            }
        }
        Ok(())
    }

    /// Other words: few, some with the same entry of the table, and how often they are stored.
    fn draw(&mut self) {
        let words = [2, 4, 8, 24][self.rng.random_range(0..4)];
        let base = self.rng.random::<u32>() >> 2;
        let rng = &mut self.rng;
        let word = |_| match rng.random_range(0..3) {
            0 => base ^ rng.random_range(0..8),
            // Another one with the same entry.
            1 => (base + 4079 * rng.random_range(0..64)) & u32::MAX >> 2,
            _ => rng.random::<u32>() >> 2,
        };
        self.pool = (0..words).map(word).collect();
        self.stores = [0, 1, 4][self.rng.random_range(0..3)];
    }

    fn word(&mut self) -> u32 {
        self.pool[self.rng.random_range(0..self.pool.len())]
    }

    fn clear(&mut self) -> Result<()> {
        self.pins.pulse(self.pins.at.clear);
        self.idle()?;
        self.model = LearnedConflicts::default();
        self.tally.cleared += 1;
        Ok(())
    }

    /// A cycle without anything, and noise on the pins.
    fn idle(&mut self) -> Result<()> {
        let noise: [u32; 2] = self.rng.random();
        drive! { self.pins,
            check_valid: 0, lost_valid: 0, pass_ends: 0, check_write: noise[0] & 1, check_lanes: noise[1],
            lost_bank: noise[0] >> 1 & 31, lost_entry: noise[0] >> 8 & 127,
        }
        self.pins.clock()?;
        expect!(self.pins, check_done: false, check_hits: 0u32, may_hit: self.model.may_hit());
        Ok(())
    }

    fn pass_ends(&mut self) -> Result<()> {
        let before = self.model.confidence;
        self.tally.vain += u64::from(self.model.pass_ends());
        self.tally.given_up += u64::from(before >= 3 && self.model.confidence < 3);
        self.tally.passes += 1;
        drive!(self.pins, check_valid: 0, lost_valid: 0, pass_ends: 1);
        self.pins.clock()?;
        drive!(self.pins, pass_ends: 0);
        Ok(())
    }

    fn lost(&mut self) -> Result<()> {
        let entry = table_entry(self.word());
        let before = self.model.confidence;
        self.model.lost(entry);
        self.tally.regained += u64::from(before < 3 && self.model.confidence >= 3);
        self.tally.lost += 1;
        let banks = OWNER_BANKS as u64;
        let (bank, row) = (entry / 4 % banks, entry / 4 / banks);
        drive! { self.pins,
            check_valid: 0, lost_valid: 1, lost_bank: bank as u32, lost_entry: (row * 4 + entry % 4) as u32,
        }
        self.pins.clock()?;
        drive!(self.pins, lost_valid: 0);
        Ok(())
    }

    fn look_up(&mut self) -> Result<()> {
        let lanes: u32 = match self.rng.random_range(0..4) {
            0 => u32::MAX,
            1 => self.rng.random::<u32>() & self.rng.random::<u32>() & self.rng.random::<u32>(),
            2 => 1 << self.rng.random_range(0..WARP_LANES),
            _ => self.rng.random(),
        };
        let store = self.rng.random_range(0..8) < self.stores;
        let addresses: [u32; WARP_LANES] = std::array::from_fn(|_| self.word());
        drive!(self.pins, check_valid: 1, check_write: store, check_lanes: lanes);
        self.pins.set_array(self.pins.at.lane_address, &addresses);
        let groups = (0..WARP_GROUPS).filter(|group| lanes >> (4 * group) & 0xf != 0);
        let cycles = groups.count().max(1);
        for cycle in 0..cycles {
            self.pins.clock()?;
            expect!(self.pins, check_ready: cycle + 1 == cycles, check_done: false, check_hits: 0u32);
        }
        let words: Vec<_> = (0..WARP_LANES as u32)
            .filter(|lane| lanes >> lane & 1 == 1)
            .map(|lane| (lane, addresses[lane as usize]))
            .collect();
        let due = self.model.look_up(store, &words);
        let noise: u32 = self.rng.random();
        drive!(self.pins, check_valid: 0, check_lanes: noise, check_write: noise & 1);
        self.pins.clock()?;
        let at = self.pins.at;
        self.pins.expect(at.check_done, true)?;
        let found = self.pins.get(at.check_hits);
        ensure!(
            found == due,
            "lanes {found:#x} pause, not {due:#x}, with {:?}",
            self.model
        );
        self.tally.looked_up += 1;
        self.tally.paused += u64::from(due != 0);
        Ok(())
    }
}
