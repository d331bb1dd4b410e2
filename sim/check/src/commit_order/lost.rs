//! Which lines made an attempt abort.
//!
//! Cores and commit units do not say which word it was, and whose. So it is inferred from what attempts have done: the first access of the
//! loser to a word that a transaction has written and committed since, or that another running attempt uses, one of the two writing it.

use super::{CommitOrder, WordAccess};
use crate::blame::{Finder, Meeting, Pair};
use crate::live::Cause;
use crate::replay::WorkItem;
use std::sync::Arc;

/// The last committed store to a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastWrite {
    /// When it was committed.
    moment: u64,
    thread: WorkItem,
    access: WordAccess,
}

/// Two accesses to a word, of which one is a store.
#[derive(Clone, Copy, Debug)]
struct Met {
    loser: WordAccess,
    owner: WordAccess,
    within_warp: bool,
}

fn same_warp(one: WorkItem, other: WorkItem) -> bool {
    (one.group, one.wavefront) == (other.group, other.wavefront)
}

impl CommitOrder {
    /// The stores of a transaction that commits now.
    pub(super) fn note_writes(&mut self, thread: WorkItem, accesses: &[WordAccess]) {
        self.moment += 1;
        for access in accesses.iter().filter(|access| access.write) {
            let last = LastWrite {
                moment: self.moment,
                thread,
                access: *access,
            };
            self.last_writes.insert(access.word, last);
        }
    }

    /// A thread's attempt will abort, as `finder` has decided, so many cycles after it began: blames the lines. To be told of all lanes that
    /// abort together before any of them is aborted, and before others of the warp commit.
    pub fn lose(&mut self, thread: WorkItem, finder: Finder, cycles: u64) {
        let met = match finder {
            Finder::Resolver => self.running(thread, true),
            _ => self
                .committed_since(thread, finder)
                .or_else(|| self.running(thread, false)),
        };
        let attempt = self.running.get(&thread);
        let last = attempt.and_then(|attempt| attempt.accesses.last().copied());
        let loser = met.map(|met| met.loser).or(last);
        let cause = match met {
            Some(_) => Cause::Real,
            None => Cause::Aliased,
        };
        let owner_writes = met.is_some_and(|met| met.owner.write);
        let within_warp = met.is_some_and(|met| met.within_warp);
        self.conflicts.count(cause, within_warp);
        let pair = Pair {
            file: Arc::clone(&self.file),
            loser: loser.map_or(0, |access| access.line),
            owner: met.map(|met| met.owner.line),
            meeting: Meeting::of(
                cause,
                loser.is_some_and(|access| access.write),
                owner_writes,
            ),
            finder,
        };
        let word = 4 * u64::from(loser.map_or(0, |access| access.word));
        self.blame.of(pair).count(word, within_warp, cycles);
    }

    /// A word that somebody has written and committed since the thread used it. Commit units compare values: to them a store of what was
    /// there before is none.
    fn committed_since(&self, thread: WorkItem, finder: Finder) -> Option<Met> {
        let attempt = self.running.get(&thread)?;
        let accesses = attempt.accesses.iter().zip(&attempt.moments);
        accesses.into_iter().find_map(|(access, moment)| {
            let last = self.last_writes.get(&access.word)?;
            let by_value = finder == Finder::CommitUnit && !access.write;
            let seen = by_value && last.access.value == access.value;
            (last.moment > *moment && !seen).then(|| Met {
                loser: *access,
                owner: last.access,
                within_warp: same_warp(thread, last.thread),
            })
        })
    }

    /// A word that other running attempts use, of the thread's warp or of others: of several the one that came first. Of a warp a lane
    /// aborts that reads what a lower one writes, or writes what another writes.
    fn running(&self, thread: WorkItem, within_warp: bool) -> Option<Met> {
        let attempt = self.running.get(&thread)?;
        attempt.accesses.iter().find_map(|loser| {
            let users = self.users.get(&loser.word)?;
            let readers = users.readers.iter().filter(|_| loser.write);
            let others = users.writers.iter().chain(readers);
            let others = others
                .filter(|other| **other != thread && same_warp(thread, **other) == within_warp);
            let accesses = others.filter_map(|other| {
                let explains = |access: &WordAccess| {
                    let meets = match within_warp {
                        true => access.write && (loser.write || other.lane < thread.lane),
                        false => loser.write || access.write,
                    };
                    access.word == loser.word && meets
                };
                let attempt = self.running.get(other)?;
                let place = attempt.accesses.iter().position(explains)?;
                Some((attempt.moments[place], attempt.accesses[place]))
            });
            let (_, owner) = accesses.min_by_key(|(moment, _)| *moment)?;
            Some(Met {
                loser: *loser,
                owner,
                within_warp,
            })
        })
    }
}
