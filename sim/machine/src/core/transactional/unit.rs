//! The transactional side of a core: what its warps do in transactions becomes pins of the RTL, and the RTL's pins become lines of logs,
//! packets, and the end of passes.

use super::events::{Observed, TransactionEvent};
use super::learned::{Learned, LearnedTop};
use super::logging::Logging;
use super::logs::{Lines, Logs};
use super::passes::Passes;
use super::slot::{Phase, Slot};
use super::slots::Slots;
use super::stack::{Operation, Seen, Stack, StackTop};
use super::updates::Updates;
use super::walks::Walks;
use crate::config::TransactionsConfig;
use crate::memory::CoreMessage;
use crate::metrics::TransactionCounters;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::transaction_core::TransactionCorePins;
use turnstile_kernel::{LaneWords, MemoryRequest, Warp};
use turnstile_tools::Result;

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
    pub(super) stacks: Vec<Stack>,
    learned: Vec<Learned>,
}

/// Warps in transactions, and the RTL: each stage has what waits for its pins, and what it has asked for.
pub struct TransactionUnit<W: Warp<LANES>, const LANES: usize> {
    pub(super) at: TransactionCorePins,
    pub(super) pins: UnitPins,
    pub(super) stacks: Vec<Stack>,
    /// Of each slot, if lanes pause by what their warp has learned.
    pub(super) learned: Vec<Learned>,
    /// The conflict address table is asked who pauses.
    pub(super) asks_table: bool,
    /// Clocks in a cycle of the machine.
    clocks: u64,
    pub slots: Slots<W, LANES>,
    pub(super) lines: Lines<LANES>,
    pub(super) passes: Passes,
    pub(super) logging: Logging,
    pub walks: Walks,
    updates: Updates,
    /// Loads for memory: warp, instruction, request.
    pub(super) fetches: VecDeque<(usize, u32, MemoryRequest<LANES>)>,
    pub happened: Vec<TransactionEvent<LANES>>,
    pub observed: Vec<Observed>,
    pub counters: TransactionCounters,
    quiet_from: u64,
    /// Lanes that pause leave the pass.
    pub pause_apart: bool,
}

impl TransactionHardware {
    /// Resets the RTL of a core, with the stacks of its slots if lanes pause, and what they have learned if they do by that.
    ///
    /// # Errors
    /// What an engine reports.
    pub fn new(
        (at, mut pins): (TransactionCorePins, UnitPins),
        stacks: Vec<StackTop>,
        learned: Vec<LearnedTop>,
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
            learned: learned
                .into_iter()
                .map(Learned::new)
                .collect::<Result<_>>()?,
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
            learned,
        } = hardware;
        pins.next[at.early_abort] = config.early_abort.into();
        pins.next[at.back_off_by_lane] = config.back_off_by_lane.into();
        pins.next[at.temporal] = config.temporal.into();
        pins.next[at.write_write] = config.stores_meet_writers().into();
        pins.next[at.send_conflicts] = config.send_conflicts.into();
        for stack in &mut stacks {
            stack.pause(config.pause_in_branches, config.pause_apart);
        }
        Self {
            at,
            pins,
            stacks,
            learned,
            asks_table: config.pause_and_go,
            clocks: config.clocks,
            pause_apart: config.pause_apart,
            slots: Slots::new(config.warps),
            lines: Lines::new(logs, SLOTS),
            passes: Passes::default(),
            logging: Logging::default(),
            walks: Walks::default(),
            updates: Updates::default(),
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
        while !self.updates.none() {
            self.present(0);
            self.pins.clock()?;
            self.updates.taken();
        }
        self.pins.next[self.at.upd_valid] = 0;
        Ok(TransactionHardware {
            at: self.at,
            pins: self.pins,
            stacks: self.stacks,
            learned: self.learned,
        })
    }

    /// Simulated clocks.
    pub fn clocks(&self) -> u64 {
        let stacks = self.stacks.iter().map(Stack::clocks);
        let learned = self.learned.iter().map(Learned::clocks);
        self.pins.clocks() + stacks.chain(learned).sum::<u64>()
    }

    /// Lanes pause.
    pub fn pauses(&self) -> bool {
        !self.stacks.is_empty()
    }

    pub(super) fn warp_of(&self, slot: usize) -> usize {
        self.slots.get(slot).expect("the slot has a warp").warp
    }

    /// The warp of a slot.
    pub fn slot_mut(&mut self, slot: usize) -> &mut Slot<W, LANES> {
        self.slots.get_mut(slot).expect("the slot has a warp")
    }

    /// A slot for a warp, if one is free and nobody has waited longer; otherwise it waits from cycle `now` on.
    pub fn acquire(&mut self, warp: usize, now: u64) -> Option<usize> {
        let (slot, waited) = self.slots.acquire(warp, now)?;
        self.counters.time.place += waited;
        Some(slot)
    }

    /// A warp gets its slot.
    pub fn begin(&mut self, number: usize, slot: Slot<W, LANES>, lanes: u32) {
        let pc = slot.begin_pc;
        self.slots.take(number, slot);
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
        self.passes.begin(slot, lanes);
    }

    /// Lanes go on, with the logs they had.
    pub fn resume(&mut self, slot: usize, log: u32) {
        self.passes.resume(slot, log);
    }

    /// The warp of a slot goes to a phase.
    pub fn enter(&mut self, slot: usize, phase: Phase, now: u64) {
        if let Some(running) = self.slots.get_mut(slot) {
            running.enter(phase, now, &mut self.counters.time);
        }
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
            || !(self.slots.empty() && self.updates.none() && self.walks.quiet())
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
        for slot in 0..self.learned.len() {
            self.clock_learned(slot)?;
        }
        self.see_accesses();
        self.see_walk(now);
        let counters = &mut self.counters.updates;
        self.updates.see(&self.at, &self.pins, now, counters);
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
        if !(self.slots.empty() && self.updates.none()) {
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
        self.passes.present(&self.at, &mut self.pins, now);
        self.present_accesses();
        self.present_walk();
        self.updates.present(&self.at, &mut self.pins);
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

    /// Takes in what a partition says.
    pub fn hear(&mut self, message: CoreMessage) {
        match message {
            CoreMessage::Vote {
                partition,
                id,
                lanes,
            } => self.walks.vote(partition, id, lanes),
            CoreMessage::Done { partition, id } => self.walks.done(partition, id),
            CoreMessage::Updates { words, sent, .. } => self.updates.hear(words, sent),
        }
    }

    /// A packet of updates may come.
    pub fn has_room_for_updates(&self) -> bool {
        self.updates.have_room()
    }

    /// A warp has no more loads or stores to be logged.
    pub fn has_logged(&self, warp: usize) -> bool {
        let slot = self.slots.place_of(warp);
        let slot = slot.and_then(|slot| self.slots.get(slot));
        slot.is_none_or(|slot| slot.accesses.is_empty())
    }

    /// The warp wants to commit `lanes`.
    pub fn commit(&mut self, slot: usize, lanes: u32, now: u64) {
        let Some(running) = self.slots.get_mut(slot) else {
            return;
        };
        running.numbers = None;
        running.enter(Phase::Commit(lanes), now, &mut self.counters.time);
    }
}
