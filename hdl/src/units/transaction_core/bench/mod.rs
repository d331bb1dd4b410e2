//! Random transactions of a core's two warps, with a bench that plays the core, its memory, the number giver, the network and the commit units.
//!
//! Warps begin passes, append accesses, load, look for what they have written, and commit; updates of the conflict address table come in between, and loads and stores are looked up.
//! The models say who commits silently and who aborts by what, which packets go where, and what look-ups hit. A look-up of a load or store is exact to the cycle. When an entry of a walk
//! is looked up the bench cannot see: who hits all the time must abort, and who never hits must not.

mod answers;
mod commits;
mod state;
mod table;
mod warps;

use super::partitions::Lines;
use super::Load;
use crate::drive;
use crate::models::conflict_address_table::ConflictAddresses;
use crate::models::log_walker::Aborts;
use crate::models::reference_count_table::{Kind, Shape};
use anyhow::{ensure, Result};
use rand::Rng;
use state::{Check, Commit, Search, Warp};
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::transaction_core::TransactionCorePins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub walks: u64,
    /// Walks of nobody, as the filter has left nobody.
    pub nobody: u64,
    /// Lanes that have committed silently and after votes, and aborted by whom.
    pub silent: u64,
    pub committed: u64,
    pub temporal: u64,
    pub resolver: u64,
    /// Rounds in which it aborted some.
    pub lost: u64,
    pub early: u64,
    pub failed: u64,
    /// Readers in conflict that were sent.
    pub sent: u64,
    pub longest_wait: u64,
    /// Lanes that found what they had written, and that did not look in vain.
    pub found: u64,
    pub set_back: u64,
    pub checks: u64,
    pub hits: u64,
    /// Look-ups that waited for an entry of a walk.
    pub held: u64,
    pub updates: u64,
    pub full: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let lanes = [
            self.silent,
            self.committed,
            self.resolver,
            self.lost,
            self.early,
            self.failed,
        ];
        let rarest = [self.nobody, self.set_back, self.held, self.full];
        load.often(&lanes, 500)
            && load.often(&[self.temporal, self.sent], 1_000)
            && load.often(&[self.checks, self.hits, self.found], 100)
            && load.often(&rarest, 5_000)
            && load.ever(&[self.cleared], 10_000)
    }
}

/// Cycles in which a commit must end: the longest back-off, and everything else.
const PATIENCE: u64 = 10_000 + 7_000;

#[derive(Copy, Clone, Debug, Default)]
struct Straps {
    early: bool,
    write_write: bool,
    send_conflicts: bool,
    temporal: bool,
}

/// How much of what there is for some time.
#[derive(Copy, Clone, Debug)]
struct Pace {
    /// Cycles that answers take.
    slow: u32,
    /// Updates and look-ups in so many of eight cycles.
    updates: u32,
    checks: u32,
    /// Updates are of one set.
    one_set: bool,
}

bench! {
    struct Bench(pins: TransactionCorePins, shape: Shape = Shape::FULL) {
        straps: Straps = Straps::default(),
        pace: Pace = Pace {
            slow: 0,
            updates: 1,
            checks: 1,
            one_set: false,
        },
        warps: [Warp; SLOTS] = Default::default(),
        /// Logs that were set in the last cycle.
        setting: Option<(usize, usize)> = None,
        search: Option<Search> = None,
        time: u64 = 1 << 32,
        commits: [Option<Commit>; SLOTS] = [None, None],
        /// Whose walk is on.
        walking: Option<usize> = None,
        aborts: [Aborts; SLOTS] = Default::default(),
        lines: Lines = Lines::default(),
        next_number: u32 = 1,
        ended: u64 = 0,
        shape: Shape = shape,
        table: ConflictAddresses = ConflictAddresses::new(shape),
        /// What has been added last for each word and kind.
        live: Vec<(u32, Kind)> = vec![],
        /// The add of the last cycle was turned away.
        full: bool = false,
        check: Option<Check> = None,
        /// What the look-up that ended in the last cycle hit.
        checked: Option<u32> = None,
        /// Words that were accessed.
        recent: VecDeque<u32> = VecDeque::from([1]),
        cleared_at: u64 = 0,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 400) {
                self.change_mood();
            }
            if self.rng.random_ratio(1, 6_000) {
                self.clear()?;
            }
            self.cycle()?;
        }
        Ok(())
    }

    fn change_mood(&mut self) {
        let mut one_of = |words: [u32; 4]| words[self.rng.random_range(0..4)];
        self.pace = Pace {
            slow: one_of([0, 0, 1, 8]),
            updates: one_of([0, 1, 1, 7]),
            checks: one_of([0, 1, 4, 8]),
            one_set: one_of([0, 0, 0, 1]) == 1,
        };
        self.straps.send_conflicts = self.rng.random();
        self.straps.temporal = self.rng.random_ratio(3, 4);
    }

    /// No look-up is under way, nor told.
    fn looks_nothing_up(&self) -> bool {
        let commits = self.commits.iter().any(Option::is_some);
        !commits && self.check.is_none() && self.checked.is_none()
    }

    /// Straps that hold still while something is looked up.
    fn change_look_ups(&mut self) {
        self.straps.early = self.rng.random();
        self.straps.write_write = self.rng.random();
    }

    /// A cycle of `clear`, in which everything else is asked for too.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        drive! { self.pins,
            clear: 1, append_valid: 1, append_write: 1, load_valid: 1, walk_valid: 1,
            check_valid: 1,
        }
        drive!(self.pins, append_lanes: u32::MAX, load_lanes: u32::MAX, check_lanes: u32::MAX);
        drive! { self.pins,
            begin_valid: 0, search_valid: 0, line_valid: 0, search_line_valid: 0, upd_valid: 0,
            vote_valid: 0, done_valid: 0,
        }
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
        self.warps = Default::default();
        (self.setting, self.search) = (None, None);
        (self.commits, self.walking) = ([None, None], None);
        let by_lane = self.rng.random();
        self.pins.set(at.back_off_by_lane, u32::from(by_lane));
        self.aborts = [(); SLOTS].map(|()| Aborts::new(by_lane));
        self.lines.clear();
        self.table = ConflictAddresses::new(self.shape);
        self.live.clear();
        self.full = false;
        (self.check, self.checked) = (None, None);
        self.cleared_at = self.pins.cycle();
        self.ended = self.cleared_at;
        self.tally.cleared += 1;
        self.change_look_ups();
        self.change_mood();
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let now = self.pins.cycle() + 1;
        let at = self.pins.at;
        self.time += self.rng.random_range(0..4);
        if self.looks_nothing_up() && self.rng.random_ratio(1, 50) {
            self.change_look_ups();
        }
        self.pins.set(at.early_abort, self.straps.early.into());
        self.pins
            .set(at.write_write, self.straps.write_write.into());
        self.pins
            .set(at.send_conflicts, self.straps.send_conflicts.into());
        self.pins.set(at.temporal, self.straps.temporal.into());
        let walk = self.offer_walk(now);
        // A log that is searched holds still.
        let finds = self.offer_search(now);
        let steps = self.offer_steps(now);
        let offers = self.offer_answers(now);
        let update = self.offer_update(now);
        self.offer_check();
        self.pins.clock()?;
        ensure!(
            now < self.ended + PATIENCE,
            "nothing ends: {:?}",
            self.commits
        );

        self.check_look_up()?;
        self.check_update(now, update)?;
        self.check_walk(now, walk)?;
        self.check_rows(now, &offers)?;
        self.check_numbers(&offers)?;
        self.check_packets(now, &offers)?;
        self.hear(&offers);
        self.check_lost()?;
        self.check_ends(now)?;
        self.check_search(now, finds)?;
        self.check_steps(now, steps)
    }

    /// Some time, from the next cycle on.
    fn later(&mut self, now: u64) -> u64 {
        now + 1 + u64::from(self.rng.random_range(0..1 + 4 * self.pace.slow))
    }

    /// One that may wait is ready.
    fn ready(&mut self) -> bool {
        self.rng.random_range(0..8) < if self.pace.slow > 2 { 3 } else { 7 }
    }

    fn some_lanes(&mut self) -> u32 {
        match self.rng.random_range(0..6) {
            0 => 1 << self.rng.random_range(0..32),
            1 => self.rng.random::<u32>() & self.rng.random::<u32>() & self.rng.random::<u32>(),
            2 => 0,
            3 => self.rng.random(),
            _ => u32::MAX,
        }
    }

    /// One of a few words, one that was accessed or is in the table, or any; never word 0, which is in no transaction.
    fn word(&mut self) -> u32 {
        let word = match self.rng.random_range(0..8) {
            0 => self.rng.random_range(1u32..64).wrapping_mul(0x9e37_79b1) >> 2,
            1 => self.recent[self.rng.random_range(0..self.recent.len())],
            2 if !self.live.is_empty() => self.live[self.rng.random_range(0..self.live.len())].0,
            _ => self.rng.random::<u32>() >> 2,
        };
        word.max(1)
    }
}

fn count(mask: u32) -> u64 {
    u64::from(mask.count_ones())
}
