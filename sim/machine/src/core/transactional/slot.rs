//! A warp in a transaction: its place, its pass, what its lanes have under way.

use super::access::Access;
use crate::metrics::TransactionTime;
use std::collections::VecDeque;
use turnstile_check::{Finder, WorkItem};
use turnstile_kernel::{lanes_of, Warp};

/// What the warp of a slot waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Run,
    /// It wants to commit these lanes.
    Commit(u32),
    /// It is on the pins, or the walker has it and it has no numbers.
    Resolve,
    /// It asks for numbers.
    Number,
    /// It has numbers, and its logs are sent.
    Send,
    /// Commit units.
    Vote,
    BackOff,
    /// The stack says who goes on.
    Settle,
}

/// A warp in a transaction.
pub struct Slot<W: Warp<LANES>, const LANES: usize> {
    /// Place of the warp on the core.
    pub warp: usize,
    pub group: usize,
    pub wavefront: usize,
    /// First instruction of the transaction, and the one with which it began.
    pub begin_pc: u32,
    pub begun_at: u32,
    /// TX_Begins that are open.
    pub depth: u32,
    /// The same of lanes that have paused: instruction, lanes, TX_Begins.
    pub paused: Vec<(u32, u32, u32)>,
    pub checkpoint: W::Checkpoint,
    pub phase: Phase,
    /// Loads and stores that are still to be logged, in order.
    pub accesses: VecDeque<Access<LANES>>,
    /// Loads whose words come from memory.
    pub fetches: Vec<Access<LANES>>,
    /// First number and survivors of the walk.
    pub numbers: Option<(u32, u32)>,
    /// Lanes that have aborted, while the stack says who goes on.
    pub settling: Option<u32>,
    /// Cycle in which the transaction began, and in which the phase did.
    pub began: u64,
    pub since: u64,
    /// Cycle in which the pass began.
    pub pass_began: u64,
    /// Attempts that have aborted since.
    pub aborts: u64,
}

impl<W: Warp<LANES>, const LANES: usize> Slot<W, LANES> {
    /// Goes to a phase in cycle `now`, and counts the one before.
    pub fn enter(&mut self, phase: Phase, now: u64, time: &mut TransactionTime) {
        let spent = now - self.since;
        *match self.phase {
            Phase::Run => &mut time.run,
            Phase::Commit(_) | Phase::Resolve | Phase::Settle => &mut time.resolve,
            Phase::Number => &mut time.number,
            Phase::Send => &mut time.send,
            Phase::Vote => &mut time.commit_unit,
            Phase::BackOff => &mut time.back_off,
        } += spent;
        self.phase = phase;
        self.since = now;
    }

    /// Lanes pause at instruction `pc`. Those that leave the pass go on with who has left there last.
    pub fn stay_behind(&mut self, pc: u32, lanes: u32, apart: bool) {
        match self.paused.last_mut() {
            Some((at, who, _)) if apart && *at == pc => *who |= lanes,
            _ => self.paused.push((pc, lanes, self.depth)),
        }
    }

    /// Lanes load or store at instruction `pc`: if they have paused there, they go on in the TX_Begins in which they have.
    pub fn go_on(&mut self, pc: u32, lanes: u32) {
        let mut paused = self.paused.iter();
        let place = paused.rposition(|(at, who, _)| (*at, *who) == (pc, lanes));
        if let Some(place) = place {
            self.depth = self.paused.swap_remove(place).2;
        }
    }

    /// A thread of the warp.
    pub fn thread(&self, lane: usize) -> WorkItem {
        WorkItem {
            group: self.group as u32,
            wavefront: self.wavefront as u32,
            lane: lane as u32,
        }
    }

    /// Number of a lane's transaction, if it has gone to the commit units.
    pub fn number(&self, lane: usize) -> Option<u32> {
        let (first, survivors) = self.numbers?;
        let below = survivors & ((1u32 << lane) - 1);
        (survivors >> lane & 1 == 1).then(|| first + below.count_ones())
    }

    /// Nothing that it has asked for is under way, but for lines.
    pub fn has_all(&self) -> bool {
        self.accesses.is_empty() && self.fetches.is_empty()
    }
}

/// How the lanes of a walk have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    pub committed: u32,
    pub resolver: u32,
    pub early: u32,
    pub failed: u32,
    pub temporal: u32,
}

impl End {
    /// Lanes that try again.
    pub fn aborted(&self) -> u32 {
        self.resolver | self.early | self.failed | self.temporal
    }

    /// What aborts each lane that does; where several have, what happened first.
    pub fn lost(&self) -> impl Iterator<Item = (usize, Finder)> {
        let end = *self;
        lanes_of(self.aborted().into()).map(move |lane| {
            let finders = [
                (end.temporal, Finder::WriteTimes),
                (end.resolver, Finder::Resolver),
                (end.early, Finder::EarlyAbort),
            ];
            let first = finders
                .into_iter()
                .find(|(lanes, _)| lanes >> lane & 1 == 1);
            (lane, first.map_or(Finder::CommitUnit, |(_, finder)| finder))
        })
    }

    /// All lanes.
    pub fn all(&self) -> impl Iterator<Item = usize> {
        lanes_of((self.committed | self.aborted()).into())
    }
}
