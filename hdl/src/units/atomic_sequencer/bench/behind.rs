//! What an atomic sequencer needs behind it: an LDS unit with banks and lock bits, as a model.
//!
//! It has other requests between, begins with an access a cycle after it is there, serves one word a bank and cycle (equal words
//! of a load together), and answers two cycles after the last; it also checks that the sequencer keeps its side of the
//! handshake.

use crate::models::lock_bit_unit::{LockAccess, LockBits};
use crate::pin_driver::PinDriver;
use anyhow::{bail, ensure, Result};
use rand::rngs::SmallRng;
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_experiments::atomics::LANES;
use turnstile_hdl::atomic_sequencer::AtomicSequencerPins;
use turnstile_hdl::full_size::WARPS;
use turnstile_hdl::pin_index::Pins;

const BANKS: u32 = 32;
/// In cycles of so many the last ones have all locks held by others, so that instructions take hundreds of iterations.
const PERIOD: u64 = 12_000;
const HELD: u64 = 4_000;

/// An access in service, with the words of its lanes.
struct Service {
    unlock: bool,
    words: [u32; LANES],
    data: [u32; LANES],
    left: u32,
    loaded: [u32; LANES],
    rounds: u32,
}

/// An access that is issued, with the words of its lanes.
#[derive(Clone, Copy)]
pub struct Issued {
    pub slot: usize,
    pub unlock: bool,
    pub words: [u32; LANES],
    pub data: [u32; LANES],
}

struct Answer {
    cycle: u64,
    words: [u32; LANES],
    rounds: u32,
}

/// The model, its memory and its locks.
pub struct LdsBehindSequencer {
    /// Where the sequencer's pins lie.
    at: AtomicSequencerPins,
    pub memory: Vec<u32>,
    pub locks: LockBits,
    /// Load-locks answered so far, and replays of all accesses.
    pub loads: u64,
    pub replays: u64,
    service: Option<Service>,
    /// Another request is at the LDS unit, or waits for the access there.
    other: bool,
    /// The access has been served in this cycle.
    served: bool,
    /// What was issued in the cycle before.
    issued: Option<Issued>,
    /// By slot: load-locks of others since its own last access.
    passed_over: [u32; WARPS],
    /// Nobody else has locks; or somebody has all of them now.
    pub alone: bool,
    held: bool,
    answers: VecDeque<Answer>,
    /// Lanes that acquired a lock in the cycle before.
    acquired: u32,
    answering: bool,
    /// Words of the answer in this cycle.
    answer: [u32; LANES],
}

impl LdsBehindSequencer {
    pub fn new(at: AtomicSequencerPins, words: usize, locks: LockBits) -> Self {
        Self {
            at,
            memory: vec![0; words],
            locks,
            loads: 0,
            replays: 0,
            service: None,
            other: false,
            served: false,
            issued: None,
            passed_over: [0; WARPS],
            alone: false,
            held: false,
            answers: VecDeque::new(),
            acquired: 0,
            answering: false,
            answer: [0; LANES],
        }
    }

    /// The words that the answer of this cycle has.
    pub fn words(&self) -> &[u32; LANES] {
        &self.answer
    }

    /// The words of the lanes in the next cycle, of the access that is issued in this one.
    pub fn issue(&mut self, issued: Issued) {
        self.issued = Some(issued);
    }

    /// Load-locks of others since the last access of a slot; `waits`: for nothing else than its turn.
    pub fn passed_over(&mut self, slot: usize, waits: bool) -> u32 {
        // The turn goes to the next warp when one has won.
        if !waits || self.held {
            self.passed_over[slot] = 0;
        }
        self.passed_over[slot]
    }

    /// Sets the sequencer's inputs for the next clock. `clear` is low.
    pub fn before<E: Engine, P: Pins>(&mut self, pins: &mut PinDriver<E, P>, rng: &mut SmallRng) {
        let at = self.at;
        pins.set(at.acquired, self.acquired);
        self.acquired = 0;
        self.held = !self.alone && pins.cycle() % PERIOD >= PERIOD - HELD;
        let served = self.serve();
        self.served = served.is_some();
        pins.set(at.lds_other, self.other.into());
        let other_served = self.other && self.issued.is_none() && rng.random();
        pins.set(at.lds_served, (self.served || other_served).into());
        // It stays until it is served.
        if !self.other || other_served {
            self.other = rng.random_ratio(1, 8);
        }
        let cycle = pins.cycle() + 1;
        if let Some(service) = served {
            self.loads += u64::from(!service.unlock);
            self.replays += u64::from(service.rounds.saturating_sub(1));
            self.answers.push_back(Answer {
                cycle: cycle + 2,
                words: service.loaded,
                rounds: service.rounds,
            });
        }
        self.answering = self
            .answers
            .front()
            .is_some_and(|answer| answer.cycle == cycle);
        let due = match self.answering {
            true => self.answers.pop_front(),
            false => None,
        };
        let (words, rounds) = match due {
            Some(answer) => (answer.words, answer.rounds),
            None => (std::array::from_fn(|_| rng.random()), 3),
        };
        pins.set(at.lds_rsp_rounds, rounds);
        self.answer = words;
    }

    /// One round; the request if it was the last.
    fn serve(&mut self) -> Option<Service> {
        let service = self.service.as_mut()?;
        let unlock = service.unlock;
        let (words, data) = (&service.words, &service.data);
        let mut accesses = vec![];
        for bank in 0..BANKS {
            let in_bank =
                |lane: &usize| service.left >> lane & 1 == 1 && words[*lane] % BANKS == bank;
            let Some(first) = (0..LANES).find(in_bank) else {
                continue;
            };
            let word = words[first];
            accesses.push(LockAccess {
                unlock,
                word,
                lane: first as u32,
            });
            if unlock {
                self.memory[word as usize] = data[first];
                service.left &= !(1 << first);
                continue;
            }
            for lane in (0..LANES).filter(|&lane| words[lane] == word) {
                service.loaded[lane] = self.memory[word as usize];
                service.left &= !(1 << lane);
            }
        }
        service.rounds += u32::from(!accesses.is_empty());
        if self.held {
            accesses.retain(|access| access.unlock);
        }
        self.acquired = self.locks.cycle(&accesses);
        match service.left {
            0 => self.service.take(),
            _ => None,
        }
    }

    /// Looks at the sequencer's outputs of the clock that has passed.
    pub fn after<E: Engine, P: Pins>(&mut self, pins: &PinDriver<E, P>) -> Result<()> {
        let at = self.at;
        ensure!(
            (pins.get(at.lds_rsp_taken) == 1) == self.answering,
            "lds_rsp_taken is {} in a cycle with answer: {}",
            pins.get(at.lds_rsp_taken),
            self.answering
        );
        let unlock =
            match [at.lds_valid, at.lds_load_lock, at.lds_store_unlock].map(|pin| pins.get(pin)) {
                [1, 1, 0] => Some(false),
                [1, 0, 1] => Some(true),
                [0, 0, 0] => None,
                pins => bail!("lds_valid, lds_load_lock, lds_store_unlock are {pins:?}"),
            };
        let issued = self.issued.take();
        ensure!(
            issued.map(|issued| issued.unlock) == unlock,
            "an access, a store-unlock {unlock:?}, in the cycle after another was issued"
        );
        let begins = pins.get(at.lds_first) == 1;
        ensure!(
            begins == (issued.is_some() && self.service.is_none() && !self.served),
            "lds_first is {begins}"
        );
        if let Some(issued) = issued.filter(|_| begins) {
            let Issued {
                slot,
                unlock,
                words,
                data,
            } = issued;
            if !unlock {
                self.passed_over.iter_mut().for_each(|count| *count += 1);
            }
            self.passed_over[slot] = 0;
            self.service = Some(Service {
                unlock,
                words,
                data,
                left: pins.get(at.lds_lanes),
                loaded: [0; LANES],
                rounds: 0,
            });
        }
        Ok(())
    }
}
