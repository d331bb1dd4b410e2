//! Times of the caches of one compute unit, as Multi2Sim 4.2 has them: its NMOESI protocol, with the stores that need not be coherent, which
//! its vector memory uses.
//!
//! A first level keeps what is stored in its lines. A load of a block joins one that is under way, unless something else than loads came
//! between; a store joins the access before it if that is a store to its block and has no port yet. Otherwise accesses of one block wait
//! for each other. A line that leaves is told to the second level first, and its place is free when that has answered.
//!
//! ```text
//! port, directory ──hit──────────────────────────────────────────────────────────────────────> latency
//!       └─miss: [line that leaves ⇄ second level] ─> second level ─hit───────────────> latency ─> latency
//!                                                    port, directory └─miss─> memory ─> latency ─┘
//! ```
//!
//! Simpler than there: who finds a line of the second level locked waits for it, and does not come again after a random time; a line that
//! leaves needs no port below; the directory of memory never overflows; and a first level keeps lines that leave the second.
//!
//! It keeps tags only: [`CoherentPort`](super::coherent_port::CoherentPort) performs what an access does.

use super::agenda::Agenda;
use super::clock_ratio::ClockRatio;
use super::coherent_module::{Depth, Found, Module, State};
use super::numbering::{vector_level, CLIENTS};
use super::packet::HEADER_BYTES;
use crate::config::{Coherent, MemoryHierarchy};
use crate::metrics::{LevelCounters, MemoryCounters};
use slab::Slab;
use std::collections::VecDeque;

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Load,
    Store,
    /// Performed in the second level; no first level keeps its line. Packets of so many bytes go there and come back.
    Atomic {
        out: u64,
        back: u64,
    },
}

/// An access of a block by a first level.
#[derive(Clone, Debug)]
struct Visit {
    /// First level.
    level: usize,
    kind: Kind,
    block: u64,
    /// Who is told when it is done: its own request, and those that have joined it.
    waiters: Vec<usize>,
    /// It has had a port.
    ported: bool,
    /// What it has found in the first and in the second level.
    found: [Found; 2],
    /// Accesses that wait for its end.
    behind: Vec<usize>,
}

/// What happens next to a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Looks whether an older access of its block is under way.
    Order,
    /// Asks for a port of a module.
    Port(Depth),
    /// Has looked its block up.
    Looked(Depth),
    /// The second level has heard of the line that leaves.
    Told,
    /// The place in the first level is free.
    Evicted,
    /// A block is back from below.
    Filled(Depth),
    /// Complete.
    Done,
}

/// The caches. Time is in clocks of their own.
#[derive(Clone, Debug)]
pub struct CoherentCaches {
    times: Coherent,
    latency: [u64; 3],
    ratio: ClockRatio,
    slices: usize,
    /// First levels, slices of the second, memories.
    modules: Vec<Module>,
    visits: Slab<Visit>,
    /// Visits of each first level, oldest first.
    under_way: [VecDeque<usize>; CLIENTS.len()],
    events: Agenda<(usize, Step)>,
    block_bytes: u64,
    counters: MemoryCounters,
}

impl CoherentCaches {
    /// Empty caches of a compute unit with a clock of `core` MHz.
    pub fn new(levels: &MemoryHierarchy, times: Coherent, core: u64) -> Self {
        let slices = levels.l2.slices;
        let first = [&levels.vector_l1, &levels.scalar_l1];
        let first = first.map(|level| Module::cache(level, level.slices, times.ports));
        let second = vec![Module::cache(&levels.l2, 1, times.ports); slices];
        let memory = vec![Module::memory(times.ports); slices];
        Self {
            times,
            latency: [
                levels.vector_l1.latency,
                levels.l2.latency,
                levels.memory_latency,
            ],
            ratio: ClockRatio {
                part: times.clock,
                core,
            },
            slices,
            modules: first.into_iter().chain(second).chain(memory).collect(),
            visits: Slab::new(),
            under_way: Default::default(),
            events: Agenda::default(),
            block_bytes: levels.block_bytes,
            counters: MemoryCounters::default(),
        }
    }

    /// A launch begins: the first levels are empty.
    pub fn begin(&mut self) {
        let first = &mut self.modules[..CLIENTS.len()];
        first.iter_mut().for_each(Module::clear);
        self.counters = MemoryCounters::default();
    }

    /// What has been counted since the launch began. Packets of stores are those that fetch or claim a line, and lines that leave.
    pub fn counters(&self) -> &MemoryCounters {
        &self.counters
    }

    /// A first level is asked for a block in cycle `now` of the core. [`advance`](Self::advance) names `waiter` when it is done.
    pub fn access(&mut self, now: u64, level: usize, kind: Kind, block: u64, waiter: usize) {
        if let Some(visit) = self.joins(level, kind, block) {
            self.count(level, kind, |counters| &mut counters.merged);
            self.visits[visit].waiters.push(waiter);
            return;
        }
        let visit = self.visits.insert(Visit {
            level,
            kind,
            block,
            waiters: vec![waiter],
            ported: false,
            found: Default::default(),
            behind: vec![],
        });
        self.under_way[level].push_back(visit);
        self.events.add(self.ratio.clock(now), (visit, Step::Order));
    }

    /// The access that a new one is part of.
    fn joins(&self, level: usize, kind: Kind, block: u64) -> Option<usize> {
        let mut youngest = self.under_way[level].iter().rev().copied();
        match kind {
            Kind::Load => youngest
                .take_while(|&one| self.visits[one].kind == Kind::Load)
                .find(|&one| self.visits[one].block == block),
            Kind::Store => youngest.next().filter(|&one| {
                let last = &self.visits[one];
                last.kind == Kind::Store && last.block == block && !last.ported
            }),
            Kind::Atomic { .. } => None,
        }
    }

    /// Loads of the first level for lanes are counted.
    fn count(
        &mut self,
        level: usize,
        kind: Kind,
        which: impl FnOnce(&mut LevelCounters) -> &mut u64,
    ) {
        if level == vector_level(0) && kind == Kind::Load {
            *which(&mut self.counters.l1) += 1;
        }
    }

    /// First cycle of the core in which something happens.
    pub fn next_event(&self) -> Option<u64> {
        let clock = self.events.next_event()?;
        Some(self.ratio.cycle_behind(clock))
    }

    /// Goes on up to cycle `now` of the core; returns who is done, and in which cycle.
    pub fn advance(&mut self, now: u64) -> Vec<(u64, usize)> {
        let mut done = vec![];
        while let Some(clock) = self
            .events
            .next_event()
            .filter(|&clock| self.ratio.cycle_behind(clock) <= now)
        {
            let Some((visit, step)) = self.events.take(clock) else {
                break;
            };
            if step == Step::Done {
                let cycle = self.ratio.cycle_behind(clock);
                let waiters = self.finish(clock, visit);
                done.extend(waiters.into_iter().map(|waiter| (cycle, waiter)));
            } else {
                self.step(clock, visit, step);
            }
        }
        done
    }

    fn at(&mut self, clock: u64, visit: usize, step: Step) {
        self.events.add(clock, (visit, step));
    }

    fn step(&mut self, clock: u64, visit: usize, step: Step) {
        match step {
            Step::Order => self.order(clock, visit),
            Step::Port(depth) => self.enter(clock, visit, depth),
            Step::Looked(depth) => self.looked(clock, visit, depth),
            Step::Told => {
                let slice = self.slice(visit);
                let first = self.visits[visit].level;
                let answer = clock + self.times.directory + self.latency[1];
                self.counters.acknowledgements.count(HEADER_BYTES);
                let back = self.send(answer, slice, first, true);
                self.at(back, visit, Step::Evicted);
            }
            Step::Evicted => self.decide(clock, visit),
            Step::Filled(depth) => self.filled(clock, visit, depth),
            Step::Done => {}
        }
    }

    /// Waits for an older access of the same block.
    fn order(&mut self, clock: u64, visit: usize) {
        let Visit { level, block, .. } = self.visits[visit];
        let mut older = self.under_way[level]
            .iter()
            .copied()
            .take_while(|&one| one != visit);
        match older.find(|&one| self.visits[one].block == block) {
            Some(older) => self.visits[older].behind.push(visit),
            None => self.enter(clock, visit, Depth::First),
        }
    }

    fn slice(&self, visit: usize) -> usize {
        CLIENTS.len() + (self.visits[visit].block % self.slices as u64) as usize
    }

    /// The module that a visit meets at a depth.
    fn module(&self, visit: usize, depth: Depth) -> usize {
        match depth {
            Depth::First => self.visits[visit].level,
            Depth::Second => self.slice(visit),
            Depth::Memory => self.slice(visit) + self.slices,
        }
    }

    /// The number of its block as a module knows it.
    fn number(&self, visit: usize, depth: Depth) -> u64 {
        let block = self.visits[visit].block;
        match depth {
            Depth::First => block,
            Depth::Second | Depth::Memory => block / self.slices as u64,
        }
    }

    /// Takes a port, and the line of its block or the one that leaves; or waits for either.
    fn enter(&mut self, clock: u64, visit: usize, depth: Depth) {
        let (module, block) = (self.module(visit, depth), self.number(visit, depth));
        let waits = (visit, depth);
        if !self.modules[module].takes_port(waits) {
            return;
        }
        let Some(found) = self.modules[module].lock(block, waits) else {
            self.frees_port(clock, module);
            return;
        };
        let entered = &mut self.visits[visit];
        match depth {
            Depth::First => (entered.ported, entered.found[0]) = (true, found),
            Depth::Second => entered.found[1] = found,
            Depth::Memory => {}
        }
        self.at(clock + self.times.directory, visit, Step::Looked(depth));
    }

    /// Somebody else may have the port.
    fn frees_port(&mut self, clock: u64, module: usize) {
        if let Some((visit, depth)) = self.modules[module].frees_port() {
            self.at(clock, visit, Step::Port(depth));
        }
    }

    fn looked(&mut self, clock: u64, visit: usize, depth: Depth) {
        let module = self.module(visit, depth);
        self.frees_port(clock, module);
        match depth {
            Depth::First => self.looked_first(clock, visit),
            Depth::Second => self.looked_second(clock, visit),
            Depth::Memory => {
                let back = self.send(clock + self.latency[2], module, module - self.slices, true);
                self.at(back, visit, Step::Filled(Depth::Second));
            }
        }
    }

    fn looked_first(&mut self, clock: u64, visit: usize) {
        let Visit {
            level, kind, found, ..
        } = self.visits[visit];
        self.count(level, kind, |one| match found[0].state {
            Some(_) => &mut one.hits,
            None => &mut one.misses,
        });
        let Some(leaves) = found[0].leaves else {
            self.decide(clock, visit);
            return;
        };
        let data = match leaves {
            State::Stored => self.block_bytes,
            State::Owned => 0,
        };
        self.counters.stores.count(HEADER_BYTES + data);
        let told = self.send(clock, level, self.slice(visit), false);
        self.at(told, visit, Step::Told);
    }

    fn looked_second(&mut self, clock: u64, visit: usize) {
        let slice = self.slice(visit);
        let &Visit { kind, found, .. } = &self.visits[visit];
        let there = found[1].state.is_some();
        // As behind other first levels: loads and atomics are counted.
        if kind != Kind::Store {
            let counters = &mut self.counters.l2;
            *(if there {
                &mut counters.hits
            } else {
                &mut counters.misses
            }) += 1;
        }
        if there {
            self.answers(clock, visit);
            return;
        }
        // A line that leaves is told to memory, and its answer waited for.
        let trip = 2 * self.times.message + self.times.directory + self.latency[2];
        let free = clock + found[1].leaves.map_or(0, |_| trip);
        let asked = self.send(free, slice, slice + self.slices, false);
        self.at(asked, visit, Step::Port(Depth::Memory));
    }

    /// The first level has the line, or a free place for it.
    fn decide(&mut self, clock: u64, visit: usize) {
        let Visit {
            level, kind, found, ..
        } = self.visits[visit];
        match (kind, found[0].state) {
            (Kind::Load, Some(_)) | (Kind::Store, Some(State::Stored)) => {
                self.unlock(clock, visit, Depth::First, found[0].state);
                self.at(clock + self.latency[0], visit, Step::Done);
            }
            // The second level hears that its copy is no longer the same, and answers at once.
            (Kind::Store, Some(State::Owned)) => {
                let slice = self.slice(visit);
                self.counters.stores.count(HEADER_BYTES);
                self.counters.acknowledgements.count(HEADER_BYTES);
                let heard = self.send(clock, level, slice, false) + self.times.directory;
                let back = self.send(heard, slice, level, true);
                self.at(back, visit, Step::Filled(Depth::First));
            }
            _ => {
                match kind {
                    Kind::Load => self.counters.loads.count(HEADER_BYTES),
                    Kind::Store => self.counters.stores.count(HEADER_BYTES),
                    Kind::Atomic { out, .. } => self.counters.atomics.count(out),
                }
                let asked = self.send(clock, level, self.slice(visit), false);
                self.at(asked, visit, Step::Port(Depth::Second));
            }
        }
    }

    /// The second level has the block: it answers.
    fn answers(&mut self, clock: u64, visit: usize) {
        let (slice, &Visit { level, kind, .. }) = (self.slice(visit), &self.visits[visit]);
        match kind {
            Kind::Atomic { back, .. } => self.counters.old_words.count(back),
            _ => self.counters.blocks.count(HEADER_BYTES + self.block_bytes),
        }
        self.unlock(clock, visit, Depth::Second, Some(State::Owned));
        let back = self.send(clock + self.latency[1], slice, level, true);
        self.at(back, visit, Step::Filled(Depth::First));
    }

    fn filled(&mut self, clock: u64, visit: usize, depth: Depth) {
        if depth == Depth::Second {
            self.answers(clock, visit);
            return;
        }
        let state = match self.visits[visit].kind {
            Kind::Load => Some(State::Owned),
            Kind::Store => Some(State::Stored),
            Kind::Atomic { .. } => None,
        };
        self.unlock(clock, visit, Depth::First, state);
        self.at(clock + self.latency[0], visit, Step::Done);
    }

    /// A line has a new state, and others may have it.
    fn unlock(&mut self, clock: u64, visit: usize, depth: Depth, state: Option<State>) {
        let (module, block) = (self.module(visit, depth), self.number(visit, depth));
        for (visit, depth) in self.modules[module].unlock(block, state) {
            self.at(clock, visit, Step::Port(depth));
        }
    }

    /// A message from one module to another, `up` or down: when it arrives. A side of a module sends and takes one a clock.
    fn send(&mut self, clock: u64, from: usize, to: usize, up: bool) -> u64 {
        let leaves = self.modules[from].sends(up, clock + 1);
        let crosses = leaves + self.times.message - 2;
        self.modules[to].receives(up, crosses) + 1
    }

    /// A visit is over: those behind it go on.
    fn finish(&mut self, clock: u64, visit: usize) -> Vec<usize> {
        let over = self.visits.remove(visit);
        self.under_way[over.level].retain(|&one| one != visit);
        for next in over.behind {
            self.at(clock, next, Step::Order);
        }
        over.waiters
    }
}
