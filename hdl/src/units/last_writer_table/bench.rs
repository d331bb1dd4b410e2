//! Random words of transactions in order on the last-writer table, every answer compared with the model and the truth.
//!
//! A transaction looks its reads up and stores its writes. Words come from one set, from a few hundred or from anywhere, so that entries
//! are found, replaced, and aliases of the filter.

use super::Load;
use crate::drive;
use crate::models::last_writer_table::LastWriters;
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{WRITER_SET_BITS, WRITER_WAYS};
use turnstile_hdl::last_writer_table::LastWriterTablePins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub stores: u64,
    /// Stores for which another word had to leave.
    pub replaced: u64,
    /// Look-ups that were answered with the last writer.
    pub exact: u64,
    /// Look-ups that were answered with a younger transaction.
    pub younger: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.replaced, self.exact, self.younger], 200)
    }
}

bench! {
    struct Bench(pins: LastWriterTablePins) {
        model: LastWriters = model(),
        id: u32 = 1,
        pool: u32 = 0,
        base: u32 = 0,
        recent: Vec<u32> = vec![],
        /// The answer that the next cycle brings.
        expected: Option<u32> = None,
    }
}

fn model() -> LastWriters {
    LastWriters::new(WRITER_WAYS, WRITER_SET_BITS as u32)
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 300) {
                self.pool = self.rng.random_range(0..3);
                self.base = self.rng.random::<u32>() >> 2;
            }
            if self.rng.random_ratio(1, 6_000) {
                self.clear()?;
            }
            self.cycle()?;
        }
        Ok(())
    }

    /// A clock with a sweep behind it, in which nothing is taken.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.clock(None)?;
        for _ in 0..1 << WRITER_SET_BITS {
            let address = self.address();
            self.pins.set(at.req_valid, self.rng.random_range(0..2));
            self.pins.set(at.req_write, self.rng.random_range(0..2));
            drive!(self.pins, req_address: address, req_id: self.id);
            self.clock(None)?;
            ensure!(self.pins.get(at.req_ready) == 0, "ready in the sweep");
        }
        self.model = model();
        self.id = 1 + self.rng.random_range(0..5);
        self.tally.cleared += 1;
        Ok(())
    }

    fn address(&mut self) -> u32 {
        let random = self.rng.random::<u32>() >> 2;
        let set = self.model.set(self.base);
        match self.pool {
            // Words of one set.
            0 => {
                let mut words = (random % 8..).step_by(8).map(|number| self.base ^ number);
                let word = words.find(|word| self.model.set(*word) == set);
                word.unwrap_or(random)
            }
            1 => random % 3_000,
            _ => random,
        }
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let asks = self.rng.random_range(0..8);
        let again = !self.recent.is_empty() && self.rng.random_ratio(1, 3);
        let address = match again {
            true => self.recent[self.rng.random_range(0..self.recent.len())],
            false => self.address(),
        };
        self.id += self.rng.random_range(0..3);
        let write = asks < 4;
        let valid = asks < 7;
        drive! { self.pins,
            req_valid: valid, req_write: write, req_address: address, req_id: self.id,
        }
        let mut answer = None;
        if valid && write {
            self.tally.stores += 1;
            let replaced = self.model.store(address, self.id);
            self.tally.replaced += u64::from(replaced);
            if self.recent.len() == 60 {
                let place = self.rng.random_range(0..60);
                self.recent.swap_remove(place);
            }
            self.recent.push(address);
        } else if valid {
            let (id, truth) = (self.model.look_up(address), self.model.truth(address));
            ensure!(id >= truth, "the model misses the writer of {address:#x}");
            self.tally.exact += u64::from(id == truth && truth > 0);
            self.tally.younger += u64::from(id > truth);
            answer = Some(id);
        }
        self.clock(answer)?;
        ensure!(self.pins.get(at.req_ready) == 1, "not ready");
        Ok(())
    }

    /// A clock that brings the answer to the look-up before it.
    fn clock(&mut self, next: Option<u32>) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        let expected = std::mem::replace(&mut self.expected, next);
        self.pins.expect(at.rsp_valid, expected.is_some())?;
        self.pins.expect(at.rsp_id, expected.unwrap_or(0))
    }
}
