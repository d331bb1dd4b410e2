//! The transactional side of a core: what its warps do in transactions becomes pins of the RTL, and the RTL's pins become lines of logs,
//! packets, and the end of passes.

use super::logs::{Lines, Logs};
use super::slot::{End, Phase, Slot};
use super::stack::{Operation, Seen, Stack, StackTop};
use crate::config::TransactionsConfig;
use crate::memory::CommitPacket;
use crate::metrics::TransactionCounters;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_check::{WordAccess, WorkItem};
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::transaction_core::TransactionCorePins;
use turnstile_kernel::{LaneWords, MemoryRequest, Token, Warp};
use turnstile_tools::Result;

/// Updates that may wait at a core when a packet with more comes.
const UPDATES: usize = 16;
/// Clocks in which the RTL may do something behind one with something on its pins.
const AFTERMATH: u64 = 4;

/// What makes the RTL of a core's transactions.
pub struct TransactionTop {
    /// Called for the first launch that has some.
    pub open: Box<dyn FnOnce() -> Result<TransactionHardware>>,
}

/// The RTL of a core's transactions between two launches.
pub struct TransactionHardware {
    at: TransactionCorePins,
    pins: UnitPins,
    stacks: Vec<Stack>,
}

/// What the core must know of a clock.
#[derive(Clone, Debug)]
pub enum TransactionEvent<const LANES: usize> {
    /// A store is in the log.
    Stored { warp: usize, token: Token },
    /// A load has found everything in the log.
    Loaded {
        warp: usize,
        token: Token,
        lanes: u64,
        words: Vec<LaneWords<LANES>>,
    },
    /// Lanes have paused at an instruction.
    Paused { warp: usize, lanes: u32, pc: u32 },
    /// The warp may issue again.
    GoesOn { warp: usize },
    /// A log is full.
    Overflow { warp: usize, pc: u32, what: String },
    /// A pass has ended.
    Ended { slot: usize, end: End },
    /// The stack says who runs now: instruction, lanes, entries of the log; none if the transaction is over.
    Settled {
        slot: usize,
        top: (u32, u32),
        log: Option<u32>,
    },
}

/// What the recorder is told of.
#[derive(Clone, Debug)]
pub enum Observed {
    /// A thread has read or written a word, at this instruction.
    Access {
        thread: WorkItem,
        pc: u32,
        access: WordAccess,
    },
    /// A thread has looked for a word among its own stores.
    Looked {
        thread: WorkItem,
        word: u32,
        found: Option<u32>,
        line: u32,
    },
    Aborted {
        thread: WorkItem,
    },
    Committed {
        thread: WorkItem,
        number: Option<u32>,
    },
}

/// Places for warps in transactions, and the RTL.
pub struct TransactionUnit<W: Warp<LANES>, const LANES: usize> {
    pub(super) at: TransactionCorePins,
    pub(super) pins: UnitPins,
    stacks: Vec<Stack>,
    /// Clocks in a cycle of the machine.
    clocks: u64,
    pub(super) slots: Vec<Option<Slot<W, LANES>>>,
    /// Warps that wait for a slot, and since when.
    waiting: VecDeque<(usize, u64)>,
    pub(super) lines: Lines<LANES>,
    /// Logs to be put back, and passes to begin.
    sets: VecDeque<(usize, u32)>,
    begins: VecDeque<(usize, u32)>,
    /// Clocks since a log was put back.
    since_set: u32,
    /// Loads that go out and come back, for the temporal filter: slot, lanes, and when the word was written.
    pub(super) reads: VecDeque<(usize, u32)>,
    pub(super) replies: VecDeque<(usize, u32, u64)>,
    /// Slot and word of what is on the pins.
    pub(super) checking: Option<(usize, usize)>,
    pub(super) searching: Option<(usize, usize)>,
    pub(super) appending: Option<(usize, usize)>,
    /// Whose turn was last.
    pub(super) last_check: usize,
    pub(super) last_search: usize,
    pub(super) last_append: usize,
    /// Slot on the pins of the walk, and those whose walks have been taken and not sent: the walker has the first. One of readers
    /// alone may be over before it.
    pub(super) offered: Option<usize>,
    pub(super) walks: VecDeque<usize>,
    /// Numbers that are wanted, and the first of those that have been given.
    pub wanted: Option<u32>,
    pub given: Option<u32>,
    /// A packet for a partition.
    pub packet: Option<(usize, CommitPacket)>,
    pub(super) votes: VecDeque<(usize, u32, u32)>,
    pub(super) dones: VecDeque<(usize, u32)>,
    /// Updates for the table, and when they were ready at the commit unit.
    pub(super) updates: VecDeque<(u32, u64)>,
    /// Loads for memory: warp, instruction, request.
    pub(super) fetches: VecDeque<(usize, u32, MemoryRequest<LANES>)>,
    pub happened: Vec<TransactionEvent<LANES>>,
    pub observed: Vec<Observed>,
    pub counters: TransactionCounters,
    quiet_from: u64,
}

impl TransactionHardware {
    /// Resets the RTL of a core, with the stacks of its slots if lanes pause.
    ///
    /// # Errors
    /// What an engine reports.
    pub fn new(
        (at, mut pins): (TransactionCorePins, UnitPins),
        stacks: Vec<StackTop>,
    ) -> Result<Self> {
        pins.reset(at.clear)?;
        // The sweep of the table begins behind this clock, and takes as many as it has sets.
        pins.clock()?;
        while !pins.flag(at.upd_ready) {
            pins.clock()?;
        }
        Ok(Self {
            at,
            pins,
            stacks: stacks.into_iter().map(Stack::new).collect::<Result<_>>()?,
        })
    }
}

impl<W: Warp<LANES>, const LANES: usize> TransactionUnit<W, LANES> {
    /// The unit of a core in a launch, whose logs lie there.
    pub fn new(hardware: TransactionHardware, config: TransactionsConfig, logs: Logs) -> Self {
        let TransactionHardware {
            at,
            mut pins,
            mut stacks,
        } = hardware;
        pins.next[at.early_abort] = config.early_abort.into();
        pins.next[at.temporal] = config.temporal.into();
        pins.next[at.write_write] = config.write_write.into();
        pins.next[at.send_conflicts] = config.send_conflicts.into();
        for stack in &mut stacks {
            stack.pause_in_branches(config.pause_in_branches);
        }
        Self {
            at,
            pins,
            stacks,
            clocks: config.clocks,
            slots: (0..config.warps).map(|_| None).collect(),
            waiting: VecDeque::new(),
            lines: Lines::new(logs, SLOTS),
            sets: VecDeque::new(),
            begins: VecDeque::new(),
            since_set: 0,
            reads: VecDeque::new(),
            replies: VecDeque::new(),
            checking: None,
            searching: None,
            appending: None,
            last_check: 0,
            last_search: 0,
            last_append: 0,
            offered: None,
            walks: VecDeque::new(),
            wanted: None,
            given: None,
            packet: None,
            votes: VecDeque::new(),
            dones: VecDeque::new(),
            updates: VecDeque::new(),
            fetches: VecDeque::new(),
            happened: vec![],
            observed: vec![],
            counters: TransactionCounters::default(),
            quiet_from: 0,
        }
    }

    /// The RTL when the launch is over, and all messages have come.
    ///
    /// # Errors
    /// What an engine reports.
    pub fn into_hardware(mut self) -> Result<TransactionHardware> {
        self.take_updates()?;
        Ok(TransactionHardware {
            at: self.at,
            pins: self.pins,
            stacks: self.stacks,
        })
    }

    /// Simulated clocks.
    pub fn clocks(&self) -> u64 {
        self.pins.clocks() + self.stacks.iter().map(Stack::clocks).sum::<u64>()
    }

    /// Lanes pause.
    pub fn pauses(&self) -> bool {
        !self.stacks.is_empty()
    }

    /// The slot of a warp.
    pub fn slot_of(&self, warp: usize) -> Option<usize> {
        let mut slots = self.slots.iter();
        slots.position(|slot| slot.as_ref().is_some_and(|slot| slot.warp == warp))
    }

    pub(super) fn warp_of(&self, slot: usize) -> usize {
        let slot = self.slots[slot].as_ref();
        slot.expect("the slot has a warp").warp
    }

    /// The warp of a slot.
    pub fn slot_mut(&mut self, slot: usize) -> &mut Slot<W, LANES> {
        self.slots[slot].as_mut().expect("the slot has a warp")
    }

    /// Warps in transactions.
    pub fn running(&self) -> impl Iterator<Item = &Slot<W, LANES>> {
        self.slots.iter().flatten()
    }

    /// A slot for a warp, if one is free and nobody has waited longer; otherwise it waits from cycle `now` on.
    pub fn acquire(&mut self, warp: usize, now: u64) -> Option<usize> {
        if !self.waiting.iter().any(|waiting| waiting.0 == warp) {
            self.waiting.push_back((warp, now));
        }
        let free = self.slots.iter().position(Option::is_none)?;
        let first = self.waiting.front().copied()?;
        if first.0 != warp {
            return None;
        }
        self.waiting.pop_front();
        self.counters.time.place += now - first.1;
        Some(free)
    }

    /// The warp that has waited longest for a slot.
    pub fn next_waiting(&self) -> Option<usize> {
        self.waiting.front().map(|waiting| waiting.0)
    }

    /// A warp gets its slot.
    pub fn begin(&mut self, number: usize, slot: Slot<W, LANES>, lanes: u32) {
        let pc = slot.begin_pc;
        self.slots[number] = Some(slot);
        self.begin_pass(number, lanes);
        if self.pauses() {
            for operation in Operation::begin(pc, lanes) {
                self.operate(number, operation);
            }
        }
    }

    /// Lanes begin, with empty logs.
    pub fn begin_pass(&mut self, slot: usize, lanes: u32) {
        self.counters.started += u64::from(lanes.count_ones());
        self.sets.push_back((slot, 0));
        self.begins.push_back((slot, lanes));
    }

    /// Lanes go on, with the logs they had.
    pub fn resume(&mut self, slot: usize, log: u32) {
        self.sets.push_back((slot, log));
    }

    /// The warp of a slot goes to a phase.
    pub fn enter(&mut self, slot: usize, phase: Phase, now: u64) {
        if let Some(running) = &mut self.slots[slot] {
            running.enter(phase, now, &mut self.counters.time);
        }
    }

    /// The slot is free. The warp had begun in the cycle that its slot says.
    pub fn end(&mut self, slot: usize) {
        self.slots[slot] = None;
    }

    /// An operation of the stack of a slot.
    pub fn operate(&mut self, slot: usize, operation: Operation) {
        self.stacks[slot].push(operation);
    }

    /// The stack of a slot has nothing under way.
    pub(super) fn stack_is_idle(&self, slot: usize) -> bool {
        self.stacks.get(slot).is_none_or(Stack::idle)
    }

    /// The unit may do something in cycle `now`, or wait for it.
    pub fn busy(&self, now: u64) -> bool {
        now < self.quiet_from
            || self.slots.iter().any(Option::is_some)
            || !(self.updates.is_empty() && self.votes.is_empty() && self.dones.is_empty())
            || self.packet.is_some()
            || self.lines.waiting() > 0
    }

    /// A cycle of the machine, if the unit may do something.
    ///
    /// # Errors
    /// What an engine reports.
    pub fn cycle(&mut self, now: u64) -> Result<()> {
        for _ in 0..self.clocks {
            if self.busy(now) {
                self.clock(now)?;
            }
        }
        Ok(())
    }

    fn clock(&mut self, now: u64) -> Result<()> {
        self.present(now);
        self.pins.clock()?;
        self.see_accesses();
        self.see_walk(now);
        self.see_tables(now);
        for slot in 0..self.stacks.len() {
            match self.stacks[slot].clock()? {
                Some(Seen::Paused { lanes, dropped }) => self.paused(slot, lanes, dropped),
                Some(Seen::Settled {
                    pc,
                    lanes,
                    log,
                    open,
                }) => self.happened.push(TransactionEvent::Settled {
                    slot,
                    top: (pc, lanes),
                    log: open.then_some(log),
                }),
                None => {}
            }
        }
        let busy = self.slots.iter().any(Option::is_some) || !self.updates.is_empty();
        if busy {
            self.quiet_from = now + AFTERMATH;
        }
        Ok(())
    }

    fn present(&mut self, now: u64) {
        let at = self.at;
        for valid in [
            at.set_valid,
            at.append_valid,
            at.search_valid,
            at.begin_valid,
            at.load_valid,
            at.reply_valid,
            at.walk_valid,
            at.check_valid,
        ] {
            self.pins.next[valid] = 0;
        }
        self.present_passes(now);
        self.present_accesses();
        self.present_walk();
        self.present_tables();
    }

    fn present_passes(&mut self, now: u64) {
        let (at, next) = (self.at, &mut self.pins.next);
        self.since_set = self.since_set.saturating_add(1);
        if let Some((slot, index)) = self.sets.pop_front() {
            self.since_set = 0;
            next[at.set_valid] = 1;
            next[at.set_slot] = slot as u32;
            next[at.set_index] = index;
        }
        if let Some((slot, lanes)) = self.begins.pop_front() {
            next[at.begin_valid] = 1;
            next[at.begin_slot] = slot as u32;
            next[at.begin_lanes] = lanes;
        }
        if let Some((slot, lanes)) = self.reads.pop_front() {
            next[at.load_valid] = 1;
            next[at.load_slot] = slot as u32;
            next[at.load_lanes] = lanes;
            [next[at.load_time_lo], next[at.load_time_hi]] = [now as u32, (now >> 32) as u32];
        }
        if let Some((slot, lanes, time)) = self.replies.pop_front() {
            next[at.reply_valid] = 1;
            next[at.reply_slot] = slot as u32;
            next[at.reply_lanes] = lanes;
            [next[at.reply_time_lo], next[at.reply_time_hi]] = [time as u32, (time >> 32) as u32];
        }
    }

    /// The lengths of the logs are those of all passes: they change in the clock behind the next.
    pub(super) fn logs_are_set(&self) -> bool {
        self.sets.is_empty() && self.since_set > 1
    }

    /// Whether nothing is on its way to the pins.
    pub(super) fn passes_are_shown(&self) -> bool {
        let none = self.begins.is_empty() && self.reads.is_empty() && self.replies.is_empty();
        none && self.logs_are_set()
    }

    fn present_tables(&mut self) {
        let (at, next) = (self.at, &mut self.pins.next);
        next[at.upd_valid] = (!self.updates.is_empty()).into();
        if let Some((word, _)) = self.updates.front() {
            // As the commit units pack them: 30 bits of address, write, add.
            next[at.upd_address] = word >> 2;
            next[at.upd_write] = word >> 1 & 1;
            next[at.upd_add] = word & 1;
        }
    }

    fn see_tables(&mut self, now: u64) {
        let at = self.at;
        self.counters.updates.turned_away += u64::from(self.pins.flag(at.upd_full));
        if self.pins.inputs()[at.upd_valid] == 0 || !self.pins.flag(at.upd_ready) {
            return;
        }
        let Some((_, sent)) = self.updates.pop_front() else {
            return;
        };
        let (delay, updates) = (now - sent, &mut self.counters.updates);
        updates.words += 1;
        updates.delay += delay;
        updates.longest_delay = updates.longest_delay.max(delay);
    }

    /// Lets the table take the updates that came behind the last transaction.
    fn take_updates(&mut self) -> Result<()> {
        while !self.updates.is_empty() {
            self.present(0);
            self.pins.clock()?;
            self.updates.pop_front();
        }
        self.pins.next[self.at.upd_valid] = 0;
        Ok(())
    }

    /// A packet of updates may come.
    pub fn has_room_for_updates(&self) -> bool {
        self.updates.len() <= UPDATES
    }

    /// The next request for the first level: the warp and instruction that it is for, unless it is for a line.
    pub fn take_request(&mut self) -> Option<(Option<(usize, u32)>, MemoryRequest<LANES>)> {
        if let Some((warp, pc, request)) = self.fetches.pop_front() {
            return Some((Some((warp, pc)), request));
        }
        Some((None, self.lines.take_request()?))
    }

    /// A request waits for the first level.
    pub fn has_request(&self) -> bool {
        !self.fetches.is_empty() || self.lines.waiting() > 0
    }

    /// A request for a line is answered.
    pub fn line(&mut self, number: u32, words: Vec<LaneWords<LANES>>) {
        self.lines.answered(number, words);
    }

    /// A warp has no more loads or stores to be logged.
    pub fn has_logged(&self, warp: usize) -> bool {
        let slot = self
            .slot_of(warp)
            .and_then(|slot| self.slots[slot].as_ref());
        slot.is_none_or(|slot| slot.accesses.is_empty())
    }

    /// The warp wants to commit `lanes`.
    pub fn commit(&mut self, slot: usize, lanes: u32, now: u64) {
        let Some(running) = &mut self.slots[slot] else {
            return;
        };
        running.numbers = None;
        running.enter(Phase::Commit(lanes), now, &mut self.counters.time);
    }
}
