//! Which lines made an attempt abort.
//!
//! Cores and commit units do not say which word it was, and whose. So it is inferred from what attempts have done: the first access of the
//! loser to a word that a transaction has written and committed since, or that another running attempt uses, one of the two writing it.

use super::{CommitOrder, LastWrite, WordAccess};
use crate::at::At;
use crate::blame::{Finder, Lost, Meeting, Owner};
use crate::live::Cause;
use crate::work_item::WorkItem;

/// Two accesses to a word, of which one is a store.
#[derive(Clone, Copy, Debug)]
struct Met {
    loser: WordAccess,
    owner: WordAccess,
    /// Whose it is.
    thread: WorkItem,
    /// When it was made.
    cycle: u64,
}

fn same_warp(one: WorkItem, other: WorkItem) -> bool {
    (one.group, one.wavefront) == (other.group, other.wavefront)
}

impl CommitOrder {
    /// The stores of a transaction that commits now.
    pub(super) fn note_writes(&mut self, thread: WorkItem) {
        self.moment += 1;
        let Some(attempt) = self.running.get(&thread) else {
            return;
        };
        let accesses = attempt.accesses.iter().zip(&attempt.cycles);
        for (access, cycle) in accesses.filter(|(access, _)| access.write) {
            let last = LastWrite {
                moment: self.moment,
                cycle: *cycle,
                thread,
                access: *access,
            };
            self.last_writes.insert(access.word, last);
        }
    }

    /// A thread's attempt will abort, as `finder` has decided, so many cycles after it began: blames the lines. To be told of all lanes that
    /// abort together before any of them is aborted, and before others of the warp commit.
    pub fn lose(&mut self, thread: WorkItem, finder: Finder, cycles: u64) -> Lost {
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
        let loser_writes = loser.is_some_and(|access| access.write);
        let owner_writes = met.is_some_and(|met| met.owner.write);
        let within_warp = met.is_some_and(|met| same_warp(thread, met.thread));
        let lost = Lost {
            loser: thread,
            at: loser.map_or_else(At::default, |access| access.at),
            owner: met.map(|met| Owner {
                item: met.thread,
                at: met.owner.at,
                cycle: met.cycle,
            }),
            word: 4 * u64::from(loser.map_or(0, |access| access.word)),
            meeting: Meeting::of(cause, loser_writes, owner_writes),
            finder,
            cycle: self.cycle,
        };
        self.conflicts.count(cause, within_warp);
        self.blame.count(&lost, within_warp, cycles);
        lost
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
            (last.moment > *moment && !seen).then_some(Met {
                loser: *access,
                owner: last.access,
                thread: last.thread,
                cycle: last.cycle,
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
                let met = Met {
                    loser: *loser,
                    owner: attempt.accesses[place],
                    thread: *other,
                    cycle: attempt.cycles[place],
                };
                Some((attempt.moments[place], met))
            });
            let first = accesses.min_by_key(|(moment, _)| *moment)?;
            Some(first.1)
        })
    }
}
