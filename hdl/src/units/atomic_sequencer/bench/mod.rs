//! Random atomic instructions of several warps in flight, replayed one lane after the other.
//!
//! Runs on the top `lds_lockbits`, with plain accesses to other words in between, or on the atomic sequencer alone with
//! a model of the LDS behind it. In which order lanes of different warps get their locks is the unit's affair; what
//! must hold is checked: the old words are those that the order of the winners gives, every lane wins once and not
//! beside another of its lock, an instruction takes at least the iterations of Algorithm 1, the memory ends as the
//! replay does, and no lock stays held.

mod behind;
mod request;
mod traffic;

use self::behind::LdsBehindSequencer;
use self::request::{Op, Plain, Presented, Request, Running};
use super::{Done, Load};
use crate::drive;
use crate::models::lock_bit_unit::{LockAddress, LockBits};
use crate::models::operation::Operation;
use crate::pin_driver::{Opened, PinDriver};
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_experiments::atomics::procedure::{lanes_of, totals};
use turnstile_experiments::atomics::{Hash, Pattern, Scheme, LANES, WORDS};
use turnstile_hdl::atomic_sequencer::AtomicSequencerPins;
use turnstile_hdl::full_size::{BANKS, LOCKS, WARPS};
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_pins::AtomicPins;
use turnstile_hdl::pin_index::Pins;

/// Clocks within which an instruction must end: 4 warps that take turns at 32 iterations each, with plain accesses between.
const PATIENCE: u64 = 30_000;
/// Load-locks of other warps between two accesses of one that only waits for its turn.
const TURNS: u32 = 12;
/// Atomic instructions use the words below, plain accesses the others.
const PLAIN_FROM: u32 = WORDS - 1024;

/// Locks as in the paper: low bits of the word's address.
pub const LOCK_SCHEME: Scheme = Scheme {
    banks: BANKS as u32,
    locks: LOCKS as u32,
    hash: Hash::Low,
};

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub instructions: u64,
    pub external: u64,
    /// Iterations beyond those that the instruction takes alone: another warp had a lock.
    pub lost_to_others: u64,
    pub iterations: u64,
    pub replays: u64,
    pub plain: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.instructions], 200)
            && load.often(&[self.external, self.lost_to_others], 2_000)
    }
}

/// What stands behind the instruction port.
enum Behind {
    /// The rest of the top.
    Top(Box<LdsLockbitsPins>),
    Model(Box<LdsBehindSequencer>),
}

struct Bench<E, P> {
    pins: PinDriver<E, P>,
    /// The instruction port.
    at: AtomicPins,
    rng: SmallRng,
    scheme: Scheme,
    behind: Behind,
    /// The words after the winners so far and the plain accesses answered so far.
    memory: Vec<u32>,
    slots: [Option<Running>; WARPS],
    presented: Option<Presented>,
    plain: VecDeque<Plain>,
    /// Slots that wait for their words to store, and whether the first is told so on the pins.
    results: VecDeque<usize>,
    result_presented: bool,
    tally: Tally,
}

/// Runs `load` on the top.
///
/// # Errors
/// At the first difference, with the load and the cycle.
pub fn run_top<E: Engine>(
    pins: PinDriver<E, LdsLockbitsPins>,
    scheme: Scheme,
    load: Load,
) -> Result<Tally> {
    let at = pins.at;
    run(pins, at.into(), Behind::Top(Box::new(at)), scheme, load)
}

/// Runs `load` on the sequencer alone.
///
/// # Errors
/// As [`run_top`].
pub fn run_sequencer<E: Engine>(
    pins: PinDriver<E, AtomicSequencerPins>,
    scheme: Scheme,
    load: Load,
) -> Result<Tally> {
    let address = match scheme.hash {
        Hash::Low => LockAddress::Low,
        Hash::Xor => LockAddress::XorFold,
    };
    let locks = LockBits::new(scheme.locks as usize, address);
    let at = pins.at;
    let model = LdsBehindSequencer::new(at, WORDS as usize, locks);
    run(
        pins,
        at.into(),
        Behind::Model(Box::new(model)),
        scheme,
        load,
    )
}

/// The sequencer alone at full size.
///
/// # Errors
/// As [`run_top`].
pub fn play<E: Engine>(unit: Opened<E>, load: Load) -> Result<Done> {
    let tally = run_sequencer(unit.pins(), LOCK_SCHEME, load)?;
    Ok(Done::new(tally.cycles, &tally, tally.happened(load)))
}

fn run<E: Engine, P: Pins>(
    pins: PinDriver<E, P>,
    at: AtomicPins,
    behind: Behind,
    scheme: Scheme,
    load: Load,
) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        at,
        rng: load.rng(),
        scheme,
        behind,
        memory: vec![0; WORDS as usize],
        slots: Default::default(),
        presented: None,
        plain: VecDeque::new(),
        results: VecDeque::new(),
        result_presented: false,
        tally: Tally::default(),
    };
    let ran = bench.run(load.cycles);
    load.ended(ran, bench.pins.cycle())?;
    bench.tally.cycles = bench.pins.cycle();
    Ok(bench.tally)
}

impl<E: Engine, P: Pins> Bench<E, P> {
    fn run(&mut self, cycles: u64) -> Result<()> {
        let at = self.at;
        self.pins.pulse(at.clear);
        self.clock()?;
        while self.pins.cycle() < cycles {
            self.generate();
            self.step()?;
        }
        if let Behind::Model(model) = &mut self.behind {
            model.alone = true;
        }
        self.drain()?;
        self.no_lock_is_held()?;
        self.compare_memory()
    }

    fn clock(&mut self) -> Result<()> {
        if let Behind::Model(model) = &mut self.behind {
            model.before(&mut self.pins, &mut self.rng);
        }
        self.pins.clock()?;
        if let Behind::Model(model) = &mut self.behind {
            model.after(&self.pins)?;
        }
        Ok(())
    }

    /// Old words: those of the response that is on the pins.
    fn old_word(&self, lane: usize) -> u32 {
        match &self.behind {
            Behind::Top(top) => self.pins.get(top.rsp_data.pin(lane)),
            Behind::Model(model) => model.words()[lane],
        }
    }

    fn step(&mut self) -> Result<()> {
        let at = self.at;
        if let Some(&slot) = self.results.front() {
            self.result_presented = self.rng.random_ratio(1, 3);
            drive!(self.pins => at, result_valid: self.result_presented, result_warp: slot as u32);
        }
        self.drive_lanes()?;
        self.clock()?;
        let in_flight = (0..WARPS)
            .filter(|&slot| self.slots[slot].is_some())
            .fold(0, |mask, slot| mask | 1 << slot);
        ensure!(
            self.pins.get(at.in_flight) == in_flight,
            "slots {:#b} are in flight, expected {in_flight:#b}",
            self.pins.get(at.in_flight)
        );
        if self.result_presented {
            self.results.pop_front();
            self.result_presented = false;
            self.pins.set(at.result_valid, 0);
        }
        self.won()?;
        self.done()?;
        self.answered()?;
        self.taken();
        self.nobody_is_passed_over()?;
        let now = self.pins.cycle();
        for (slot, running) in self.slots.iter().enumerate() {
            let Some(running) = running else { continue };
            ensure!(
                now - running.since < PATIENCE,
                "slot {slot} does not get on: lanes {:#x} are left of {:?}",
                running.left,
                running.request.pattern
            );
        }
        Ok(())
    }

    /// Warps take turns; those that wait for words from the core are not asked.
    fn nobody_is_passed_over(&mut self) -> Result<()> {
        let Behind::Model(model) = &mut self.behind else {
            return Ok(());
        };
        for (slot, running) in self.slots.iter().enumerate() {
            let waits = running
                .as_ref()
                .is_some_and(|running| running.request.op != Op::Fadd);
            let passed_over = model.passed_over(slot, waits);
            ensure!(
                passed_over <= TURNS,
                "slot {slot} waits while others have {passed_over} load-locks"
            );
        }
        Ok(())
    }

    fn taken(&mut self) {
        let at = self.at;
        if self.pins.get(at.req_ready) == 0 || self.presented.is_none() {
            return;
        }
        self.pins.set(at.req_valid, 0);
        match self.presented.take() {
            Some(Presented::Atomic(slot, request)) => {
                self.slots[slot] = Some(Running {
                    request,
                    left: request.pattern.lanes,
                    to_store: [0; LANES],
                    since: self.pins.cycle(),
                });
            }
            Some(Presented::Plain(access)) => self.plain.push_back(access),
            None => {}
        }
    }

    fn won(&mut self) -> Result<()> {
        let at = self.at;
        if self.pins.get(at.won_valid) == 0 {
            return Ok(());
        }
        let slot = self.pins.get(at.won_warp) as usize;
        let lanes = self.pins.get(at.won_lanes);
        let running = self.slots[slot].as_ref();
        let running = running.with_context(|| format!("slot {slot} wins and is free"))?;
        let Request {
            pattern,
            op,
            data,
            data2,
        } = running.request;
        ensure!(
            lanes != 0 && lanes & !running.left == 0,
            "slot {slot}: lanes {lanes:#x} win where {:#x} are left",
            running.left
        );
        let mut locks = vec![];
        let mut results = [0; LANES];
        for lane in lanes_of(lanes) {
            let word = pattern.words[lane];
            let lock = self.scheme.lock(word);
            ensure!(
                !locks.contains(&lock),
                "slot {slot}: two lanes win lock {lock}, one of them {lane}"
            );
            locks.push(lock);
            let (old, expected) = (self.old_word(lane), self.memory[word as usize]);
            ensure!(
                old == expected,
                "slot {slot}, lane {lane}, {op:?} of word {word}: finds {old:#x}, expected {expected:#x}"
            );
            results[lane] = op.apply(old, data[lane], data2[lane]);
            self.memory[word as usize] = results[lane];
        }
        if op == Op::Fadd {
            self.results.push_back(slot);
        }
        if let Some(running) = &mut self.slots[slot] {
            running.left &= !lanes;
            running.to_store = results;
        }
        Ok(())
    }

    fn done(&mut self) -> Result<()> {
        let at = self.at;
        if self.pins.get(at.done_valid) == 0 {
            return Ok(());
        }
        let slot = self.pins.get(at.done_warp) as usize;
        let running = self.slots[slot].take();
        let running = running.with_context(|| format!("slot {slot} is done and was free"))?;
        ensure!(
            running.left == 0,
            "slot {slot} is done, lanes {:#x} are left",
            running.left
        );
        let iterations = self.pins.get(at.done_iterations);
        let alone = totals(&running.request.pattern, &self.scheme);
        let least = alone.iterations.max(1);
        let replays = self.pins.get(at.done_replays);
        ensure!(
            iterations >= least,
            "slot {slot} takes {iterations} iterations, alone {least}"
        );
        self.tally.instructions += 1;
        self.tally.external += u64::from(running.request.op == Op::Fadd);
        self.tally.lost_to_others += u64::from(iterations - least);
        self.tally.iterations += u64::from(iterations);
        self.tally.replays += u64::from(replays);
        Ok(())
    }

    /// A plain access has been answered.
    fn answered(&mut self) -> Result<()> {
        let answered = match &self.behind {
            Behind::Top(top) => self.pins.get(top.rsp_valid) == 1,
            Behind::Model(_) => false,
        };
        if !answered {
            return Ok(());
        }
        let access = self.plain.pop_front();
        let access = access.context("an answer to nothing")?;
        self.tally.plain += 1;
        for lane in lanes_of(access.lanes) {
            let word = access.words[lane];
            if access.write {
                self.memory[word as usize] = access.data[lane];
                continue;
            }
            let (found, expected) = (self.old_word(lane), self.memory[word as usize]);
            ensure!(
                found == expected,
                "lane {lane} reads {found:#x} in word {word}, expected {expected:#x}"
            );
        }
        Ok(())
    }

    fn is_busy(&self) -> bool {
        self.presented.is_some() || !self.plain.is_empty() || self.slots.iter().any(Option::is_some)
    }

    /// Lets everything end.
    fn drain(&mut self) -> Result<()> {
        while self.is_busy() {
            self.step()?;
        }
        Ok(())
    }

    /// Every lock can be acquired: an instruction alone takes what Algorithm 1 says.
    fn no_lock_is_held(&mut self) -> Result<()> {
        let mut all_locks: Vec<u32> = vec![];
        let mut seen = vec![false; self.scheme.locks as usize];
        for word in 0..PLAIN_FROM {
            let lock = self.scheme.lock(word) as usize;
            if !std::mem::replace(&mut seen[lock], true) {
                all_locks.push(word);
            }
        }
        for words in all_locks.chunks(LANES) {
            let before = self.tally.lost_to_others;
            let request = Request {
                pattern: Pattern::new(words),
                op: Op::Quick(Operation::Add),
                data: [1; LANES],
                data2: [0; LANES],
            };
            self.present_atomic(0, request);
            self.drain()?;
            ensure!(
                self.tally.lost_to_others == before,
                "a lock of words {words:?} stays held"
            );
        }
        Ok(())
    }

    fn compare_memory(&mut self) -> Result<()> {
        if let Behind::Model(model) = &self.behind {
            let differs = (0..WORDS as usize).find(|&word| model.memory[word] != self.memory[word]);
            ensure!(differs.is_none(), "word {differs:?} ends wrong");
            ensure!(model.locks.all_free(), "a lock stays held");
            let counted = (self.tally.iterations, self.tally.replays);
            ensure!(
                counted == (model.loads, model.replays),
                "{counted:?} iterations and replays are counted, expected {:?}",
                (model.loads, model.replays)
            );
            return Ok(());
        }
        for first in (0..WORDS).step_by(LANES) {
            let access = Plain {
                write: false,
                lanes: u32::MAX,
                words: std::array::from_fn(|lane| first + lane as u32),
                data: [0; LANES],
            };
            self.present_plain(access);
            self.drain()?;
        }
        Ok(())
    }
}
