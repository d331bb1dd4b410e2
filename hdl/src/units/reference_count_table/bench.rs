//! Random references on the reference count table, every answer and message compared with the model.
//!
//! The bench plays a commit unit: references begin and, some time after their answer, end. It fills the
//! table, drains it, and keeps to one set or to few words for a while, so that sets are full and counts
//! saturate. Now and then it breaks the rule with a decrement of a word that nobody references.

use super::Load;
use crate::models::reference_count_table::{Kind, Message, Outcome, ReferenceCounts, Shape};
use crate::{drive, expect};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::REFERENCE_COUNT_BITS;
use turnstile_hdl::reference_count_table::ReferenceCountTablePins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub counted: u64,
    pub full: u64,
    pub saturated: u64,
    pub unmatched: u64,
    pub dropped: u64,
    pub adds: u64,
    pub removes: u64,
    /// Most addresses held at once.
    pub most: usize,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.removes], 40)
            && load.often(&[self.saturated, self.dropped, self.unmatched], 2_000)
            && load.filled(self.most, self.full)
    }
}

#[derive(Copy, Clone, Debug)]
struct Reference {
    address: u32,
    kind: Kind,
    counted: bool,
}

/// Answer to a request, and the message with it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Answer {
    outcome: Outcome,
    message: Option<Message>,
}

/// Where the next addresses come from.
#[derive(Copy, Clone, Debug)]
enum Pool {
    Anywhere,
    /// Words of one set.
    OneSet,
    /// A few words, whose counts saturate.
    Few,
}

bench! {
    struct Bench(pins: ReferenceCountTablePins) {
        model: ReferenceCounts = ReferenceCounts::new(Shape::FULL, HIGHEST),
        live: Vec<Reference> = vec![],
        pool: Pool = Pool::Anywhere,
        filling: bool = false,
        phase_ends: u64 = 0,
        /// The answer that the next cycle brings.
        expected: Option<Answer> = None,
    }
}

/// The highest count.
const HIGHEST: u32 = (1 << REFERENCE_COUNT_BITS) - 1;
/// Cycles for which the bench fills or drains, and keeps to one pool.
const PHASE: u64 = 6_000;

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.pins.cycle() >= self.phase_ends {
                self.phase_ends = self.pins.cycle() + PHASE;
                self.filling = !self.filling;
                self.pool = match self.rng.random_range(0..4) {
                    0 => Pool::OneSet,
                    1 => Pool::Few,
                    _ => Pool::Anywhere,
                };
            }
            if self.rng.random_ratio(1, 40_000) {
                self.clear()?;
            }
            self.step()?;
        }
        while let Some(reference) = self.live.pop() {
            self.end(reference)?;
        }
        ensure!(self.model.addresses() == 0, "references are left");
        for _ in 0..100 {
            self.stray()?;
        }
        self.idle()
    }

    /// Everything is forgotten, after a sweep in which nothing is taken.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.cycle(None)?;
        for _ in 0..1 << Shape::FULL.set_bits {
            self.cycle(None)?;
            ensure!(self.pins.get(at.req_ready) == 0, "ready in the sweep");
        }
        self.model = ReferenceCounts::new(Shape::FULL, HIGHEST);
        self.live.clear();
        self.pins.set(at.req_valid, 0);
        self.cycle(None)
    }

    fn step(&mut self) -> Result<()> {
        let begins = if self.filling { 9 } else { 1 };
        match self.rng.random_range(0..100) {
            0 => self.idle(),
            1 => self.stray(),
            roll if roll % 10 < begins || self.live.is_empty() => self.begin(),
            _ => {
                let at = self.rng.random_range(0..self.live.len());
                let reference = self.live.swap_remove(at);
                self.end(reference)
            }
        }
    }

    fn address(&mut self) -> u32 {
        let random = self.rng.random::<u32>() >> 2;
        match self.pool {
            Pool::Anywhere if self.rng.random_ratio(1, 4) && !self.live.is_empty() => {
                self.live[self.rng.random_range(0..self.live.len())].address
            }
            Pool::Anywhere => random,
            Pool::OneSet => {
                let tag = random & 0x1f00;
                tag ^ Shape::FULL.set(tag) as u32
            }
            Pool::Few => 3 * (random % 5),
        }
    }

    fn kind(&mut self) -> Kind {
        match self.rng.random_ratio(1, 3) {
            true => Kind::Write,
            false => Kind::Read,
        }
    }

    fn begin(&mut self) -> Result<()> {
        let (address, kind) = (self.address(), self.kind());
        let answer = self.model.increment(address, kind);
        self.live.push(Reference {
            address,
            kind,
            counted: answer.0 == Outcome::Counted,
        });
        self.tally.most = self.tally.most.max(self.model.addresses());
        // What the pin says matters for decrements only.
        let counted = self.rng.random();
        self.request(address, kind, false, counted, answer)
    }

    fn end(&mut self, reference: Reference) -> Result<()> {
        let Reference {
            address,
            kind,
            counted,
        } = reference;
        let answer = self.model.decrement(address, kind, counted);
        self.request(address, kind, true, counted, answer)
    }

    /// A decrement that nobody is entitled to, of a count that is 0.
    fn stray(&mut self) -> Result<()> {
        let (address, kind) = (self.address(), self.kind());
        if self.model.count(address)[kind as usize] != 0 {
            return Ok(());
        }
        let answer = self.model.decrement(address, kind, true);
        self.request(address, kind, true, true, answer)
    }

    fn idle(&mut self) -> Result<()> {
        self.pins.set(self.pins.at.req_valid, 0);
        self.cycle(None)?;
        self.cycle(None)
    }

    fn request(
        &mut self,
        address: u32,
        kind: Kind,
        decrement: bool,
        counted: bool,
        (outcome, message): (Outcome, Option<Message>),
    ) -> Result<()> {
        let at = self.pins.at;
        drive! { self.pins,
            req_valid: 1, req_address: address, req_write: kind as u32, req_decrement: decrement,
            req_counted: counted,
        }
        self.cycle(Some(Answer { outcome, message }))?;
        self.pins.expect(at.req_ready, true)
    }

    /// A clock that brings the answer to the request before it.
    fn cycle(&mut self, next: Option<Answer>) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        let expected = std::mem::replace(&mut self.expected, next);
        let outcome = expected.map(|answer| answer.outcome);
        let message = expected.and_then(|answer| answer.message);
        self.pins.expect(at.rsp_valid, expected.is_some())?;
        self.pins
            .expect(at.rsp_counted, outcome == Some(Outcome::Counted))?;
        self.pins
            .expect(at.rsp_full, outcome == Some(Outcome::Full))?;
        self.pins
            .expect(at.rsp_saturated, outcome == Some(Outcome::Saturated))?;
        self.pins
            .expect(at.rsp_unmatched, outcome == Some(Outcome::Unmatched))?;
        self.pins.expect(at.message_valid, message.is_some())?;
        if let Some(Message { address, kind, add }) = message {
            self.pins.expect(at.message_address, address)?;
            expect!(self.pins, message_write: kind == Kind::Write, message_add: add);
            *(if add {
                &mut self.tally.adds
            } else {
                &mut self.tally.removes
            }) += 1;
        }
        let tally = &mut self.tally;
        match outcome {
            Some(Outcome::Counted) => tally.counted += 1,
            Some(Outcome::Full) => tally.full += 1,
            Some(Outcome::Saturated) => tally.saturated += 1,
            Some(Outcome::Unmatched) => tally.unmatched += 1,
            Some(Outcome::Dropped) => tally.dropped += 1,
            None => (),
        }
        Ok(())
    }
}
