//! Random commits on the log walker, with a bench that plays everything around it: core, memory, resolver, scanner, number giver, network and commit units.
//!
//! What is sent to whom is the model's to say, entry by entry and packet by packet; answers come after any time and nobody is always ready. The bench
//! knows from the headers in which cycle numbers are asked for, results are told, and a commit ends. Warps come back with the lanes that have aborted.
//! The temporal filter has let some of them commit, or abort, before; now and then all.
//! In stretches of long runs every vote fails, so that back-offs grow to their end.

mod around;
mod walk;

use super::partitions::Lines;
use super::Load;
use crate::drive;
use crate::models::log_walker::{mask, Aborts, Access, Logs};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::{LogWalkerPins, SLOTS};
use walk::{End, Walk};

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub walks: u64,
    /// Walks of one lane.
    pub alone: u64,
    /// Walks of nobody, while the other slot walks.
    pub nobody: u64,
    /// Walks after whose first step nobody was left.
    pub over: u64,
    pub packets: u64,
    /// Packets that waited.
    pub held: u64,
    /// Results told while the other slot sends words.
    pub between: u64,
    pub failed: u64,
    pub longest_wait: u64,
    /// Cycles in which both slots have numbers.
    pub both: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [
            self.alone,
            self.nobody,
            self.over,
            self.failed,
            self.between,
        ];
        load.often(&[self.walks, self.both], 500)
            && load.often(&rarest, 5_000)
            && load.often(&[self.packets, self.held], 100)
            && load.ever(&[self.cleared], 10_000)
    }
}

/// Cycles in which a commit must end: the longest back-off, and everything else.
const PATIENCE: u64 = 10_000 + 3_000;

/// Cycles of a stretch in which every vote fails.
const FAILING: u64 = 40_000;

bench! {
    /// The walker, and what is around it.
    struct Bench(pins: LogWalkerPins) {
        /// What each slot commits, and which slot is walking.
        walks: [Option<Walk>; SLOTS] = [None, None],
        walking: Option<usize> = None,
        aborts: [Aborts; SLOTS] = Default::default(),
        lines: Lines = Lines::default(),
        /// The scanner has been offered an entry and must be offered it again.
        shown: bool = false,
        next_number: u32 = 1,
        /// Last numbers of warps that do not wait for votes or dones.
        stale: Vec<u32> = vec![0],
        /// How slow everything around is, and how busy.
        slow: u32 = 0,
        ended: u64 = 0,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 600) {
                self.slow = [0, 0, 2, 20][self.rng.random_range(0..4)];
            }
            if self.rng.random_ratio(1, 4_000) && !self.fails() {
                self.clear()?;
            }
            let slot = self.rng.random_range(0..SLOTS);
            let starts = self.rng.random_ratio(1, 2 + self.slow);
            let walk = starts.then(|| self.draw(slot));
            self.cycle(slot, walk)?;
        }
        Ok(())
    }

    /// Stretches in which every vote fails and nothing is cleared, so that back-offs reach their end.
    fn fails(&self) -> bool {
        self.pins.cycle() / FAILING % 4 == 3
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.pins.set(at.line_valid, 0);
        self.pins.clock()?;
        self.walks = [None, None];
        self.walking = None;
        let by_lane = self.rng.random();
        self.pins.set(at.back_off_by_lane, u32::from(by_lane));
        self.aborts = [(); SLOTS].map(|()| Aborts::new(by_lane));
        self.lines.clear();
        self.shown = false;
        self.ended = self.pins.cycle();
        self.tally.cleared += 1;
        Ok(())
    }

    /// A warp that commits: the lanes that are left, or others.
    fn draw(&mut self, slot: usize) -> Walk {
        let left = mask(self.aborts[slot].left.iter().copied());
        let lanes = match self.rng.random_range(0..8) {
            _ if left != 0 && self.rng.random_ratio(2, 3) => left,
            0 => 1 << self.rng.random_range(0..32),
            1 => 0,
            2 => self.rng.random::<u32>() & self.rng.random::<u32>() & self.rng.random::<u32>(),
            3 => self.rng.random(),
            _ => u32::MAX,
        };
        let longest = [1, 4, 4, 14][self.rng.random_range(0..4)];
        let entries = self.rng.random_range(0..=longest);
        let accesses = (0..entries)
            .map(|_| (self.rng.random(), self.access()))
            .collect();
        let early = self.rng.random();
        let filtered = match self.rng.random_range(0..4) {
            0 => lanes & self.rng.random::<u32>(),
            // Walks of nobody are short, and their aborts make back-offs longer.
            1 if self.rng.random_ratio(1, 8) => lanes,
            _ => 0,
        };
        let silent = filtered & [0, u32::MAX, self.rng.random()][self.rng.random_range(0..3)];
        Walk {
            silent,
            temporal: filtered & !silent,
            ..Walk::new(lanes & !filtered, early, Logs { accesses })
        }
    }

    /// Words of one partition, of a few, or anywhere.
    fn access(&mut self) -> Access {
        let pool = self.rng.random_range(0..3);
        let base = self.rng.random::<u32>() >> 2;
        let there = [1, 4, 8][self.rng.random_range(0..3)];
        let mut access = Access::new();
        for lane in 0..WARP_LANES as u32 {
            let address = match pool {
                0 => base & !63 | self.rng.random_range(0..64),
                1 => self.rng.random_range(1..300),
                _ => self.rng.random::<u32>() >> 2,
            };
            if address != 0 && self.rng.random_range(0..8) < there {
                access.insert(lane, (address, self.rng.random()));
            }
        }
        access
    }

    /// Some time, from one cycle on.
    fn later(&mut self) -> u64 {
        let most = 1 + 4 * self.slow;
        self.pins.cycle() + 1 + u64::from(self.rng.random_range(0..most))
    }

    /// One that may wait is ready.
    fn ready(&mut self) -> bool {
        self.rng.random_range(0..8) < if self.slow > 2 { 3 } else { 5 }
    }

    /// A clock in which `walk` asks for `slot`; whether it was taken.
    fn cycle(&mut self, slot: usize, walk: Option<Walk>) -> Result<bool> {
        let at = self.pins.at;
        let now = self.pins.cycle() + 1;
        let lanes = walk.as_ref().map_or(0, |walk| walk.lanes);
        let ready = (self.walking.is_none() || lanes == 0) && self.walks[slot].is_none();
        let takes = walk.is_some() && ready;
        drive!(self.pins, walk_valid: walk.is_some(), walk_slot: slot as u32, walk_lanes: lanes);
        if let Some(walk) = &walk {
            self.pins.set(at.walk_silent, walk.silent);
            self.pins.set(at.walk_temporal, walk.temporal);
            self.pins
                .set(at.walk_reads, walk.logs.log(false).len() as u32);
            self.pins
                .set(at.walk_writes, walk.logs.log(true).len() as u32);
            if takes && walk.lanes != 0 {
                self.pins.set(at.early_abort, walk.early.into());
            }
        }
        let offers = self.offer(now);
        self.pins.clock()?;
        ensure!(
            now < self.ended + PATIENCE,
            "nothing ends: {:?}",
            self.walks
        );

        self.pins.expect(at.walk_ready, ready)?;
        self.rows(now, &offers)?;
        self.resolves(now, &offers)?;
        self.packets(now, &offers)?;
        self.numbers(now, &offers)?;
        self.votes(now, &offers);
        self.ends(now)?;
        self.decides(now);
        if let Some(walk) = walk.filter(|_| takes) {
            self.begins(now, slot, walk);
        }
        let numbered = |walk: &Option<Walk>| walk.as_ref().is_some_and(|walk| walk.first.is_some());
        self.tally.both += u64::from(self.walks.iter().all(numbered));
        Ok(takes)
    }

    /// The walk is on, or over if there is nobody to walk.
    fn begins(&mut self, now: u64, slot: usize, mut walk: Walk) {
        self.tally.walks += 1;
        self.tally.alone += u64::from(walk.lanes.count_ones() == 1);
        if walk.lanes == 0 {
            self.aborts[slot].settle(walk.tried(), walk.temporal, 0);
            walk.end = Some(End {
                at: now + 2,
                wait: 0,
                committed: walk.silent,
                failed: 0,
            });
            self.tally.nobody += u64::from(self.walking.is_some());
        } else {
            self.walking = Some(slot);
        }
        self.walks[slot] = Some(walk);
    }
}
