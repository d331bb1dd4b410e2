//! Random writes and look-ups on the table of last-written times, every answer compared with the model and the truth.
//!
//! Words come from a few blocks, from a page or from anywhere, so that entries alias; a look-up often meets the update of its own block in
//! its own cycle. Times go up by 0 to 2 a cycle, and now and then by nearly a whole low word.

use super::Load;
use crate::drive;
use crate::models::write_time_table::WriteTimes;
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::TIME_SET_BITS;
use turnstile_hdl::write_time_table::WriteTimeTablePins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub updates: u64,
    pub lookups: u64,
    /// Answers of the time of the last write.
    pub exact: u64,
    /// Answers of a later time: aliases.
    pub later: u64,
    /// Look-ups in the cycle of an update of the same block.
    pub met: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.exact, self.later, self.met], 200)
    }
}

bench! {
    struct Bench(pins: WriteTimeTablePins) {
        model: WriteTimes = WriteTimes::new(TIME_SET_BITS as u32),
        time: u64 = 1,
        pool: u32 = 0,
        /// The address whose look-up is answered in the next cycle, and the answer.
        expected: Option<(u32, u64)> = None,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 500) {
                self.pool = self.rng.random_range(0..3);
            }
            if self.rng.random_ratio(1, 4_000) {
                self.clear()?;
            }
            self.time += match self.rng.random_ratio(1, 1_000) {
                true => u64::from(u32::MAX) - 2,
                false => self.rng.random_range(0..3),
            };
            self.cycle()?;
        }
        Ok(())
    }

    fn address(&mut self) -> u32 {
        let random = self.rng.random::<u32>() >> 2;
        match self.pool {
            0 => random % 128,
            1 => random % (1 << 18),
            _ => random,
        }
    }

    /// A clock with a sweep behind it, in which nothing is taken.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.clock(None)?;
        for _ in 0..1 << TIME_SET_BITS {
            self.noise();
            self.clock(None)?;
            ensure!(self.pins.get(at.tab_ready) == 0, "ready in the sweep");
        }
        self.model = WriteTimes::new(TIME_SET_BITS as u32);
        self.tally.cleared += 1;
        Ok(())
    }

    /// A look-up and an update that nobody takes.
    fn noise(&mut self) {
        let at = self.pins.at;
        let address = self.address();
        self.pins.set(at.lookup_valid, self.rng.random_range(0..2));
        self.pins.set(at.lookup_address, address);
        drive!(self.pins, upd_valid: self.rng.random_range(0..2), upd_address: address);
        self.pins
            .set_wide(at.upd_time_lo, at.upd_time_hi, self.rng.random());
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let (written, asked) = (self.address(), self.address());
        let updates = self.rng.random_ratio(1, 2);
        let asks = self.rng.random_ratio(1, 2);
        let asked = match self.rng.random_ratio(1, 4) {
            true => written ^ 1,
            false => asked,
        };
        drive!(self.pins, upd_valid: updates, upd_address: written);
        self.pins
            .set_wide(at.upd_time_lo, at.upd_time_hi, self.time);
        drive!(self.pins, lookup_valid: asks, lookup_address: asked);
        if updates {
            self.model.update(written, self.time);
            self.tally.updates += 1;
            self.tally.met += u64::from(asks && asked == written ^ 1);
        }
        let answer = asks.then(|| (asked, self.model.look_up(asked)));
        if let Some((address, time)) = answer {
            let truth = self.model.truth(address);
            ensure!(time >= truth, "the model misses a write of {address:#x}");
            self.tally.lookups += 1;
            self.tally.exact += u64::from(truth > 0 && time == truth);
            self.tally.later += u64::from(time > truth);
        }
        self.clock(answer)?;
        self.pins.expect(at.tab_ready, true)?;
        Ok(())
    }

    /// A clock that brings the answer to the look-up before it.
    fn clock(&mut self, next: Option<(u32, u64)>) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        let expected = std::mem::replace(&mut self.expected, next);
        self.pins.expect(at.rsp_valid, expected.is_some())?;
        let found = self.pins.get_wide(at.rsp_time_lo, at.rsp_time_hi);
        let time = expected.map_or(0, |(_, time)| time);
        ensure!(found == time, "rsp_time is {found:#x}, not {time:#x}");
        Ok(())
    }
}
