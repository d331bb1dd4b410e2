//! Random accesses of one half or two, who loses compared with the model, and after how many cycles that is known.
//!
//! Lanes want few words, so that they meet; some half accesses are cut off by `clear`, some lower halves never have an upper one.

use super::Load;
use crate::drive;
use crate::models::meeting_lanes::{Together, Verdict};
use anyhow::{ensure, Result};
use rand::Rng;
use std::collections::BTreeSet;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{BANK_BITS, LANES, ROW_BITS};
use turnstile_hdl::meeting_lanes::MeetingLanesPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    /// Halves, and those without the strap.
    pub halves: u64,
    pub without: u64,
    /// Halves in which lanes joined losers of theirs, of the lower half, and of which lanes of the lower half joined losers.
    pub joined: u64,
    pub joined_those_below: u64,
    pub joined_lower: u64,
    /// Upper halves without a lower one, while losers of one were there.
    pub alone: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let often = [self.joined, self.joined_those_below, self.joined_lower];
        load.often(&often, 250) && load.often(&[self.without, self.alone, self.cleared], 1_000)
    }
}

bench! {
    struct Bench(pins: MeetingLanesPins) {
        all_lose: bool = false,
        together: Together = Together::default(),
        /// The half before was a lower one.
        lower: bool = false,
        /// Its words.
        below: [usize; LANES] = [0; LANES],
        /// Lanes have lost in it.
        lower_lost: bool = false,
    }
}

/// Half of an access.
struct Half {
    upper: bool,
    continues: bool,
    /// By lane.
    words: [usize; LANES],
    runs: u32,
    losers: u32,
}

impl Half {
    fn lanes(&self, mask: u32) -> impl Iterator<Item = usize> {
        (0..LANES).filter(move |lane| mask >> lane & 1 == 1)
    }

    /// Number of its lane 0 in the wavefront.
    fn first(&self) -> usize {
        LANES * usize::from(self.upper)
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            let half = self.random_half();
            match self.rng.random_ratio(1, 100) {
                true => self.cut_off(&half)?,
                false => self.half(&half)?,
            }
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.all_lose = self.rng.random_ratio(7, 8);
        drive!(self.pins, all_lose: self.all_lose, ask: 0);
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        self.together = Together::default();
        (self.lower, self.lower_lost) = (false, false);
        self.tally.cleared += 1;
        Ok(())
    }

    fn random_half(&mut self) -> Half {
        let rng = &mut self.rng;
        let upper = rng.random_ratio(1 + 2 * u32::from(self.lower), 4);
        let continues = match upper {
            true => self.lower && rng.random_ratio(3, 4),
            false => rng.random(),
        };
        let reach = [2, 8, 40, 1 << (BANK_BITS + ROW_BITS)][rng.random_range(0..4)];
        // Few words, or a word and those that one bit tells from it.
        let first = 9_000;
        let one_bit = rng.random_ratio(1, 3);
        let mut words = std::array::from_fn(|_| match one_bit {
            true => {
                first ^ [0, 1 << rng.random_range(0..BANK_BITS + ROW_BITS)][rng.random_range(0..2)]
            }
            false => (first + rng.random_range(0..reach)) % (1 << (BANK_BITS + ROW_BITS)),
        });
        if upper && continues && rng.random() {
            // Those of the lower half.
            words = std::array::from_fn(|_| self.below[rng.random_range(0..LANES)]);
        }
        let some = rng.random::<u32>();
        let runs = [u32::MAX, some, 1 << (some % 32), 0][rng.random_range(0..4)];
        let few = rng.random::<u32>() & rng.random::<u32>() & rng.random::<u32>();
        Half {
            upper,
            continues,
            words,
            runs,
            losers: runs & [few, 1 << (few % 32), 0][rng.random_range(0..3)],
        }
    }

    fn present(&mut self, half: &Half) {
        let at = self.pins.at;
        drive! { self.pins, ask: 1, runs: half.runs, losers: half.losers, upper: half.upper,
            continues: half.continues,
        }
        for place in 0..BANK_BITS + ROW_BITS {
            let plane = (0..LANES).fold(0, |plane, lane| {
                plane | ((half.words[lane] >> place & 1) as u32) << lane
            });
            match place < BANK_BITS {
                true => self.pins.set(at.bank_plane.pin(place), plane),
                false => self.pins.set(at.row_plane.pin(place - BANK_BITS), plane),
            }
        }
    }

    /// The unit is cleared before it is done with the half, perhaps.
    fn cut_off(&mut self, half: &Half) -> Result<()> {
        self.present(half);
        for _ in 0..self.rng.random_range(1..4) {
            self.pins.clock()?;
        }
        self.clear()
    }

    fn expected(&mut self, half: &Half) -> Verdict {
        let losers: Vec<_> = half
            .lanes(half.losers)
            .map(|lane| half.first() + lane)
            .collect();
        if !self.all_lose {
            return Verdict {
                lose: losers.into_iter().collect(),
                words: 0,
            };
        }
        if !(half.upper && half.continues) {
            self.together = Together::default();
        }
        let words: Vec<_> = half
            .lanes(half.runs)
            .map(|lane| (half.first() + lane, half.words[lane]))
            .collect();
        self.together.half(&words, &losers)
    }

    fn half(&mut self, half: &Half) -> Result<()> {
        let at = self.pins.at;
        let verdict = self.expected(half);
        self.present(half);
        let (mut losers, mut cycles) = (half.losers, 0);
        let lower = loop {
            drive!(self.pins, losers: losers);
            self.pins.clock()?;
            losers |= self.pins.get(at.joined);
            if self.pins.get(at.done) == 1 {
                break self.pins.get(at.joined_lower);
            }
            cycles += 1;
            ensure!(
                cycles <= 100,
                "not done after {cycles} cycles, expected {verdict:?}"
            );
        };
        drive!(self.pins, ask: 0);
        let mut lose: BTreeSet<_> = half.lanes(losers).map(|lane| half.first() + lane).collect();
        lose.extend(half.lanes(lower));
        ensure!(lose == verdict.lose, "{lose:?} lose, expected {verdict:?}");
        let wanted = match verdict.words {
            0 => 0,
            words => 1 + words,
        };
        ensure!(
            cycles == wanted,
            "{cycles} cycles more, expected {wanted}: {verdict:?}"
        );
        self.account(half, losers, lower);
        for _ in 0..self.rng.random_range(0..2) {
            self.pins.clock()?;
        }
        Ok(())
    }

    fn account(&mut self, half: &Half, losers: u32, lower: u32) {
        let tally = &mut self.tally;
        tally.halves += 1;
        tally.without += u64::from(!self.all_lose);
        tally.joined += u64::from(half.losers != 0 && losers != half.losers);
        tally.joined_those_below += u64::from(half.losers == 0 && losers != 0);
        tally.joined_lower += u64::from(lower != 0);
        tally.alone += u64::from(half.upper && !half.continues && self.lower_lost);
        self.lower = !half.upper;
        self.below = half.words;
        self.lower_lost = self.lower && losers != 0 && self.all_lose;
    }
}
