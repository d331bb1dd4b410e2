//! Random transactions on the temporal filter: begins, loads, replies and commits of all warps, in any mixture.
//!
//! The model keeps, as the rules say, the time of the first read and the maximum of the last-written times; the unit has a bit for it.

use super::Load;
use crate::models::write_time_table::Reads;
use crate::{drive, expect};
use anyhow::Result;
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{TEMPORAL_WARP_BITS, WARP_LANES};
use turnstile_hdl::temporal_filter::TemporalFilterPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    /// Lanes that committed at once, aborted, were sent although they had only read.
    pub silent: u64,
    pub aborted: u64,
    pub sent_conflicts: u64,
    /// Cycles with all operations on one warp.
    pub crowded: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let lanes = [self.silent, self.aborted, self.sent_conflicts];
        load.often(&lanes, 10) && load.often(&[self.crowded], 1_000)
    }
}

const WARPS: usize = 1 << TEMPORAL_WARP_BITS;

bench! {
    struct Bench(pins: TemporalFilterPins) {
        reads: [[Reads; WARP_LANES]; WARPS] = Default::default(),
        time: u64 = 1 << 32,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.cycle(true)?;
        while self.pins.cycle() < load.cycles {
            self.time += self.rng.random_range(0..4);
            let clears = self.rng.random_ratio(1, 500);
            self.cycle(clears)?;
        }
        Ok(())
    }

    fn lanes(&mut self) -> u32 {
        match self.rng.random_range(0..4) {
            0 => 1 << self.rng.random_range(0..32),
            1 => u32::MAX,
            _ => self.rng.random(),
        }
    }

    /// A time close to now, more often before it, or one whose halves compare the other way round.
    fn written(&mut self) -> u64 {
        match self.rng.random_range(0..8) {
            0 => self.rng.random::<u64>() >> 31,
            1 => self.time,
            _ => self.time.saturating_sub(self.rng.random_range(0..200)),
        }
    }

    fn cycle(&mut self, clears: bool) -> Result<()> {
        let at = self.pins.at;
        let mut draw = |period| {
            let does = self.rng.random_ratio(1, period);
            (does, self.rng.random_range(0..WARPS))
        };
        let ((begins, begin_warp), (loads, load_warp)) = (draw(12), draw(3));
        let ((replies, reply_warp), (sends, commit_warp)) = (draw(3), draw(2));
        let [begin_lanes, load_lanes, reply_lanes] = [(); 3].map(|()| self.lanes());
        let [commit_lanes, wrote] = [(); 2].map(|()| self.lanes());
        let written = self.written();
        drive! { self.pins,
            clear: clears, send_conflicts: sends, begin_valid: begins,
            begin_warp: begin_warp as u32, begin_lanes: begin_lanes, load_valid: loads,
            load_warp: load_warp as u32, load_lanes: load_lanes, reply_valid: replies,
            reply_warp: reply_warp as u32, reply_lanes: reply_lanes,
            commit_warp: commit_warp as u32, commit_lanes: commit_lanes, commit_wrote: wrote,
        }
        self.pins
            .set_wide(at.load_time_lo, at.load_time_hi, self.time);
        self.pins
            .set_wide(at.reply_time_lo, at.reply_time_hi, written);
        self.pins.clock()?;

        let conflicts = self.reads[commit_warp].iter().enumerate();
        let conflicts = conflicts.fold(0, |lanes, (lane, reads)| {
            lanes | u32::from(reads.conflicts()) << lane
        });
        let only_read = commit_lanes & !wrote;
        let silent = only_read & !conflicts;
        let failed = only_read & conflicts;
        let written_lanes = commit_lanes & wrote;
        let (aborted, sent) = match sends {
            true => (0, written_lanes | failed),
            false => (failed, written_lanes),
        };
        // Before the first clear nothing is known.
        if self.pins.cycle() > 1 {
            expect!(self.pins, silent_lanes: silent, abort_lanes: aborted, send_lanes: sent);
        }
        let count = |lanes: u32| u64::from(lanes.count_ones());
        self.tally.silent += count(silent);
        self.tally.aborted += count(aborted);
        self.tally.sent_conflicts += count(sent & failed);
        let same = begin_warp == load_warp && load_warp == reply_warp;
        self.tally.crowded += u64::from(begins && loads && replies && same);
        self.tally.cleared += u64::from(clears);

        let has = |lanes: u32, lane: usize| lanes >> lane & 1 == 1;
        for lane in 0..WARP_LANES {
            if replies && has(reply_lanes, lane) {
                self.reads[reply_warp][lane].reply(written);
            }
            if loads && has(load_lanes, lane) {
                self.reads[load_warp][lane].load(self.time);
            }
            if begins && has(begin_lanes, lane) {
                self.reads[begin_warp][lane] = Reads::default();
            }
        }
        if clears {
            self.reads = Default::default();
        }
        Ok(())
    }
}
