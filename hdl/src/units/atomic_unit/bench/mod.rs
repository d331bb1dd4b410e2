//! Random requests on the atomic unit, before a memory that takes accesses when it likes, does them in any order and reports in any order.
//!
//! The memory posts what it takes: a write lands up to `SLOWEST` cycles later, and a read that comes behind does not wait for it. So whatever
//! the unit lets pass too early is found by the words that come back. Where `mem_ordered` is high the access is done at once.
//!
//! What the unit offers is compared with the model in every cycle; what requests return, with a memory to which they happen in
//! the order in which they are taken. Phases differ in what is asked for: one word, two words of a line, a few lines, anything; with
//! operations elsewhere and volatile packets or without; by how fast each side is. Between phases that differ in `cfg_hold` the unit runs empty. Now and
//! then everything is cleared in flight, and answers and results come that nobody waits for.

mod manner;
mod memory;
mod promise;

pub use self::manner::Shape;
use self::manner::{one_of, Manner};
use self::promise::{cut, elsewhere, line, Promise, UnderWay};
use super::{Done, Load};
use crate::models::atomic_operation::Operation;
use crate::models::atomic_unit::{AtomicUnit, Events, InOrder, Kind, Old, Request, Rules, Shown};
use crate::pin_driver::Opened;
use crate::{drive, expect};
use anyhow::{bail, ensure, Result};
use rand::Rng;
use rustc_hash::FxHashMap;
use turnstile_engine::Engine;
use turnstile_hdl::atomic_op::MemoryKind;
use turnstile_hdl::atomic_unit::AtomicUnitPins;

/// A unit, and what comes to it.
#[derive(Copy, Clone, Debug)]
pub struct Setup {
    pub shape: Shape,
    /// Whether answers, acknowledges and results come that nobody waits for.
    pub strays: bool,
    /// Whether the unit combines.
    pub combines: bool,
}

impl Setup {
    pub const FULL: Self = Self {
        shape: Shape::FULL,
        strays: true,
        combines: false,
    };
}

/// The unit that combines.
///
/// # Errors
/// As [`run`].
pub fn play_combining_atomic_unit<E: Engine>(unit: Opened<E>, load: Load) -> Result<Done> {
    let setup = Setup {
        combines: true,
        ..Setup::FULL
    };
    let tally = run(unit.pins(), setup, load)?;
    let happened = tally.happened(load) && load.often(&[tally.passed_on], 100);
    Ok(Done::new(tally.cycles, &tally, happened))
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub atomics: u64,
    pub wide: u64,
    pub external: u64,
    pub loads: u64,
    pub stores: u64,
    /// Packets that went out holding their line, and atomics that found it held.
    pub held_packets: u64,
    pub held_atomics: u64,
    /// Packets that held nothing.
    pub passed: u64,
    /// Cycles in which a request found the unit full.
    pub full: u64,
    /// Cycles, by how many requests waited for others: none, up to half of them, more.
    pub blocked: [u64; 3],
    /// Cycles in which an access or an answer was not taken.
    pub mem_stalls: u64,
    pub rsp_stalls: u64,
    /// Clears with requests in flight.
    pub clears: u64,
    /// Acknowledges of accesses, and those of them that a younger request waited for.
    pub landed: u64,
    pub landed_awaited: u64,
    /// Accesses that landed when they were handed over.
    pub ordered: u64,
    /// Answers, acknowledges and results that nobody waited for.
    pub strays: u64,
    /// New words that went to the next atomic without the memory.
    pub passed_on: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let often = [self.atomics, self.loads, self.stores, self.mem_stalls];
        let rarest = [
            self.landed,
            self.landed_awaited,
            self.ordered,
            self.wide,
            self.external,
            self.held_packets,
            self.held_atomics,
            self.passed,
            self.full,
            self.rsp_stalls,
            self.strays,
        ];
        load.often(&often, 80)
            && load.often(&rarest, 1_000)
            && load.often(&self.blocked, 1_000)
            && load.ever(&[self.clears], 10_000)
    }
}

/// Cycles of a phase, at most.
const PHASE: u64 = 400;
/// Cycles in which a unit runs empty: each entry's accesses and what is reported of them, slowly.
const PATIENCE: u64 = 20_000;

bench! {
    struct Bench(pins: AtomicUnitPins, setup: Setup = Setup::FULL) {
        setup: Setup = setup,
        model: AtomicUnit = model(&setup, false),
        manner: Manner = Manner::default(),
        phase_ends: u64 = PHASE,
        /// Requests happen to it when they are taken ...
        in_order: InOrder = InOrder::default(),
        /// ... and to this one when the memory does them.
        memory: InOrder = InOrder::default(),
        under_way: Vec<UnderWay> = vec![],
        /// The memory takes nothing before this cycle: what gathers after a clear shows whose turn it is.
        rests_until: u64 = 0,
        /// By tag.
        promises: FxHashMap<u32, Promise> = FxHashMap::default(),
        request: Option<Request> = None,
    }
}

fn model(setup: &Setup, hold: bool) -> AtomicUnit {
    let rules = Rules {
        hold,
        combines: setup.combines,
        line_words: setup.shape.line_words(),
    };
    AtomicUnit::new(setup.shape.entries, rules)
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.manner = Manner::draw(&mut self.rng, &self.setup.shape);
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.pins.cycle() >= self.phase_ends {
                self.next_phase()?;
            }
            if self.rng.random_ratio(1, 400) {
                self.clear()?;
            }
            self.step(true)?;
        }
        self.drain()?;
        ensure!(
            self.promises.is_empty(),
            "not answered: {:?}",
            self.promises
        );
        // Nothing was lost, and nothing done twice.
        for address in self.in_order.words.keys() {
            let (wanted, found) = (self.in_order.word(*address), self.memory.word(*address));
            ensure!(
                wanted == found,
                "word {address:#x} is {found:#x}, expected {wanted:#x}"
            );
        }
        Ok(())
    }

    fn next_phase(&mut self) -> Result<()> {
        let manner = Manner::draw(&mut self.rng, &self.setup.shape);
        if manner.hold != self.manner.hold {
            self.drain()?;
            self.model = model(&self.setup, manner.hold);
            // In it the last entry that went out would have to be handed on.
            self.clear()?;
        }
        self.manner = manner;
        self.phase_ends = self.pins.cycle() + self.rng.random_range(1..=PHASE);
        Ok(())
    }

    /// Lets the unit run empty.
    fn drain(&mut self) -> Result<()> {
        self.request = None;
        for _ in 0..PATIENCE {
            if self.model.is_empty() {
                return Ok(());
            }
            self.step(false)?;
        }
        bail!("requests are left: {:?}", self.model.show());
    }

    /// Everything in flight is forgotten, with a request in the same cycle.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.tally.clears += u64::from(!self.model.is_empty());
        drive!(self.pins, clear: 1, cfg_hold: self.manner.hold, req_valid: 1);
        // Accesses that are handed over in this cycle are not done any more.
        self.pins.set(at.mem_ready, 0);
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
        self.model = model(&self.setup, self.manner.hold);
        self.in_order = self.memory.clone();
        self.under_way.clear();
        self.promises.clear();
        self.request = None;
        self.rests_until = self.pins.cycle() + self.rng.random_range(0..16);
        Ok(())
    }

    /// A cycle, in which requests may come.
    fn step(&mut self, asks: bool) -> Result<()> {
        if asks && self.request.is_none() && self.rng.random_ratio(1, self.manner.request) {
            self.request = Some(self.draw_request());
        }
        self.do_accesses()?;
        let shown = self.model.show();
        let rests = self.pins.cycle() < self.rests_until;
        let events = Events {
            request: self.request,
            memory_takes: !rests && self.rng.random_ratio(1, self.manner.memory),
            memory_orders: self.rng.random_ratio(self.manner.ordered, 4),
            memory_answers: self.memory_answers(),
            landed: self.landed(),
            result: self.result(),
            answer_taken: self.rng.random_ratio(1, self.manner.answer),
        };
        self.drive(&events);
        self.pins.clock()?;
        self.compare(&shown)?;
        let answer = events.memory_answers.filter(|_| shown.operate.is_none());
        if let Some((entry, _)) = answer.filter(|(entry, _)| self.model.expects(*entry)) {
            self.reported(entry);
        }
        if let Some(entry) = events.landed.filter(|entry| self.model.lands(*entry)) {
            self.tally.landed += 1;
            self.tally.landed_awaited += u64::from(self.model.is_awaited(entry));
            self.reported(entry);
        }
        if let Some(access) = shown.access.filter(|_| events.memory_takes) {
            self.take_access(access, events.memory_orders)?;
        }
        if events.answer_taken {
            shown
                .answer
                .map_or(Ok(()), |answer| self.answered(answer))?;
        }
        self.count(&shown, &events);
        self.tally.passed_on += u64::from(self.model.heir(&events).is_some());
        if self.model.clock(events) {
            let request = self.request.take().expect("it was taken");
            self.happens(request);
        }
        Ok(())
    }

    fn draw_request(&mut self) -> Request {
        let operation = one_of(&mut self.rng, &self.manner.operations);
        let wide = self.rng.random_ratio(self.manner.wide, 4);
        let address = match self.manner.words.is_empty() {
            true => self.rng.random::<u32>() >> (32 - self.setup.shape.address_bits),
            false => one_of(&mut self.rng, &self.manner.words),
        };
        let old = self.in_order.value(address & !u32::from(wide), wide);
        // Often what is there, or near to it, so that comparisons decide.
        let rng = &mut self.rng;
        let bits = if wide { 64 } else { 32 };
        let mut operand = || match rng.random_range(0..5) {
            0 => old,
            1 => old ^ 1 << rng.random_range(0..bits),
            2 => old.wrapping_add(rng.random_range(0..3)).wrapping_sub(1),
            3 => rng.random_range(0..3),
            _ => rng.random(),
        };
        let (data, compare) = (operand(), operand());
        let tag = loop {
            let tag = self.rng.random::<u32>() >> (32 - self.setup.shape.tag_bits);
            if !self.promises.contains_key(&tag) {
                break tag;
            }
        };
        Request {
            operation,
            wide,
            address: address & !u32::from(wide),
            tag,
            data,
            compare,
        }
    }

    fn result(&mut self) -> Option<u64> {
        let comes = self.rng.random_ratio(1, self.manner.result);
        let (request, old) = self.model.elsewhere().filter(|_| comes)?;
        Some(elsewhere(&request, cut(old, request.wide)))
    }

    fn drive(&mut self, events: &Events) {
        let at = self.pins.at;
        let request = self.request.unwrap_or(Request {
            operation: Operation::Add,
            wide: self.rng.random(),
            address: 0,
            tag: 0,
            data: self.rng.random(),
            compare: 0,
        });
        drive! { self.pins,
            req_valid: self.request.is_some(), req_op: request.operation as u32,
            req_wide: request.wide, req_address: request.address, req_tag: request.tag,
        }
        self.pins.set_wide(at.req_data, at.req_data2, request.data);
        self.pins
            .set_wide(at.req_compare, at.req_compare2, request.compare);
        self.pins.set(at.mem_ready, events.memory_takes.into());
        drive!(self.pins, mem_ordered: events.memory_orders, write_ack: events.landed.is_some());
        let lands = events
            .landed
            .unwrap_or_else(|| self.rng.random_range(0..self.setup.shape.entries));
        drive!(self.pins, write_ack_entry: lands as u32, rsp_ready: events.answer_taken);
        let (entry, value) = events.memory_answers.unwrap_or((0, self.rng.random()));
        self.pins
            .set(at.memrsp_valid, events.memory_answers.is_some().into());
        self.pins.set(at.memrsp_entry, entry as u32);
        self.pins.set_wide(at.memrsp_data, at.memrsp_data2, value);
        // A result is ignored while nobody waits for one.
        let stray =
            self.setup.strays && self.model.elsewhere().is_none() && self.rng.random_ratio(1, 4);
        let result = events.result.unwrap_or_else(|| self.rng.random());
        self.pins
            .set(at.result_valid, (stray || events.result.is_some()).into());
        self.pins.set_wide(at.result_data, at.result_data2, result);
    }

    fn compare(&self, shown: &Shown) -> Result<()> {
        let at = self.pins.at;
        expect! { self.pins,
            queued: shown.queued as u32, req_ready: !self.model.is_full(),
            memrsp_ready: shown.operate.is_none(), operate_valid: shown.operate.is_some(),
            rsp_valid: shown.answer.is_some(), mem_valid: shown.access.is_some(),
        }
        if let Some(Old { tag, wide, value }) = shown.operate {
            expect!(self.pins, operate_tag: tag, operate_data: value as u32);
            if wide {
                self.pins.expect(at.operate_data2, (value >> 32) as u32)?;
            }
        }
        if let Some(Old { tag, wide, value }) = shown.answer {
            expect!(self.pins, rsp_tag: tag, rsp_data: value as u32);
            if wide {
                self.pins.expect(at.rsp_data2, (value >> 32) as u32)?;
            }
        }
        let Some(access) = shown.access else {
            return Ok(());
        };
        let kind = match access.kind {
            Kind::Read => MemoryKind::Read,
            Kind::Write(_) => MemoryKind::Write,
            Kind::Load => MemoryKind::Load,
            Kind::Store => MemoryKind::Store,
        };
        expect! { self.pins,
            mem_kind: kind as u32, mem_entry: access.entry as u32, mem_address: access.address,
            mem_wide: access.wide, mem_tag: access.tag, mem_held: access.held,
            mem_answers: access.answers,
        }
        if let Kind::Write(value) = access.kind {
            self.pins.expect(at.mem_data, value as u32)?;
            if access.wide {
                self.pins.expect(at.mem_data2, (value >> 32) as u32)?;
            }
        }
        Ok(())
    }

    /// An atomic returns.
    fn answered(&mut self, answer: Old) -> Result<()> {
        let Old { tag, wide, value } = answer;
        let value = cut(value, wide);
        match self.promises.remove(&tag) {
            Some(Promise::Old(wanted)) => ensure!(
                value == wanted,
                "tag {tag:#x} returns {value:#x}, expected {wanted:#x}"
            ),
            other => bail!("tag {tag:#x} is answered, of which {other:?} is expected"),
        }
        Ok(())
    }

    /// What follows from a request that is taken.
    fn happens(&mut self, request: Request) {
        let Request {
            operation,
            wide,
            address,
            tag,
            data,
            compare,
        } = request;
        let promise = match operation {
            Operation::Load => Promise::Line(line(&self.in_order, &self.setup.shape, address)),
            Operation::Store => {
                let first = address & !(self.setup.shape.line_words() - 1);
                let rng = &mut self.rng;
                let mut store = |_| {
                    let word = first + rng.random_range(0..self.setup.shape.line_words());
                    (word, rng.random())
                };
                let words: Vec<(u32, u32)> = (0..3).map(&mut store).collect();
                self.in_order.words.extend(words.iter().copied());
                Promise::Stores(words)
            }
            _ => {
                let old = self.in_order.value(address, wide);
                let new = match operation {
                    Operation::External => elsewhere(&request, old),
                    _ => operation.apply(wide, old, data, compare),
                };
                self.in_order.put(address, wide, new);
                Promise::Old(old)
            }
        };
        self.promises.insert(tag, promise);
        let tally = &mut self.tally;
        match operation {
            Operation::Load => tally.loads += 1,
            Operation::Store => tally.stores += 1,
            _ => {
                tally.atomics += 1;
                tally.wide += u64::from(wide);
                tally.external += u64::from(operation == Operation::External);
            }
        }
    }

    fn count(&mut self, shown: &Shown, events: &Events) {
        let blocked = match self.model.blocked() {
            0 => 0,
            some if 2 * some <= self.setup.shape.entries => 1,
            _ => 2,
        };
        let tally = &mut self.tally;
        tally.blocked[blocked] += 1;
        tally.full += u64::from(events.request.is_some() && self.model.is_full());
        tally.mem_stalls += u64::from(shown.access.is_some() && !events.memory_takes);
        tally.rsp_stalls += u64::from(shown.answer.is_some() && !events.answer_taken);
        let Some(access) = shown.access.filter(|_| events.memory_takes) else {
            return;
        };
        match access.kind {
            Kind::Load | Kind::Store if access.held => tally.held_packets += 1,
            Kind::Load | Kind::Store => tally.passed += 1,
            Kind::Read => tally.held_atomics += u64::from(access.held),
            Kind::Write(_) => (),
        }
    }
}
