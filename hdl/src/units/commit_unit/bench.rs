//! Random transactions on the commit unit, between cores with a cache and a bench that plays the reference counts.
//!
//! Requests to the reference counts are known one by one: arrivals, stores in the order of numbers, removals in the order of numbers, of those that end with their
//! votes and of the others. A word that both might remove next counts as either's, until one of the two turns out wrong.

use super::commit_cores::{Commits, Cores, Ready, Size};
use super::commit_traffic::{Message, Pool};
use super::Load;
use crate::drive;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_unit::CommitUnitPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub commits: Commits,
    pub removals: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let Commits {
            passed,
            failed,
            rereads,
            elsewhere,
            dropped,
            ..
        } = self.commits;
        load.often(&[passed, failed, rereads, elsewhere], 1_000) && load.ever(&[dropped], 200_000)
    }
}

/// Cycles for which a warp's votes wait, about.
const SLOWEST: u32 = 400;

/// A word of a transaction, in the order in which they are removed: its number, whether it is written, and its place.
type Place = (u32, bool, usize);

/// The words that are removed next: of transactions that end with their votes, and of the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Removals {
    at_vote: Place,
    at_release: Place,
}

impl Removals {
    const FIRST: Self = Self {
        at_vote: (1, false, 0),
        at_release: (1, false, 0),
    };
}

/// Cycles of a stretch; in one of so many hardly a vote is taken, so that logs fill.
const STRETCH: u64 = 40_000;
const STRETCHES: u64 = 4;
const FILLING: u32 = 4 * SLOWEST;

bench! {
    struct Bench(pins: CommitUnitPins, size: Size = Size::FULL) {
        cores: Cores = Cores::new(pins.at, size),
        /// The place in the write set that is stored next.
        store: (u32, usize) = (1, 0),
        /// What may have been removed, for all that has been seen.
        removals: BTreeSet<Removals> = BTreeSet::from([Removals::FIRST]),
        /// Words that have been counted, and references that have not ended.
        counted: BTreeSet<Place> = BTreeSet::new(),
        counts: FxHashMap<(u32, bool), u32> = FxHashMap::default(),
        /// The increment of the last cycle was counted.
        answer: bool = false,
        slow: u32 = 0,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 1_500) {
                self.cores.pool = Pool::ALL[self.rng.random_range(0..3)];
                self.slow = [0, 0, 30, SLOWEST][self.rng.random_range(0..4)];
            }
            if self.fills() {
                (self.cores.pool, self.slow) = (Pool::Many, FILLING);
            } else if self.rng.random_ratio(1, 12_000) {
                self.finish()?;
                self.clear()?;
            }
            // While votes wait, large sets fill the logs.
            let longest = match self.slow {
                FILLING => 32,
                SLOWEST => 16,
                _ => 5,
            };
            self.cores.start_warp(&mut self.rng, longest);
            self.cycle()?;
        }
        self.finish()
    }

    fn fills(&self) -> bool {
        self.pins.cycle() / STRETCH % STRETCHES == STRETCHES - 1
    }

    /// Sends no more, and waits until everything is over.
    fn finish(&mut self) -> Result<()> {
        self.slow = 0;
        while !self.cores.live.is_empty() || !self.cores.sending.is_empty() {
            self.cycle()?;
        }
        ensure!(
            self.counts.is_empty(),
            "references are left: {:?}",
            self.counts
        );
        self.tally.commits = self.cores.commits;
        self.cores.check_over()
    }

    fn clear(&mut self) -> Result<()> {
        self.cores.clear(&mut self.pins, &mut self.rng)?;
        self.store = (1, 0);
        self.removals = BTreeSet::from([Removals::FIRST]);
        self.counted.clear();
        self.answer = false;
        self.tally.cleared += 1;
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let mut ready = Ready::draw(&mut self.rng, 7);
        ready.votes &= self.slow == 0 || self.rng.random_ratio(1, self.slow);
        let counts = self.rng.random_ratio(7, 8);
        drive!(self.pins, count_ready: counts, count_counted: self.answer);
        let offers = self.cores.offer(&mut self.pins, &mut self.rng, ready);
        self.pins.clock()?;

        let arrived = self.cores.arrives(&self.pins, &mut self.rng, &offers)?;
        self.counts(arrived, counts)?;
        self.release(self.pins.get(at.release_at))?;
        self.cores.hear(&self.pins, &mut self.rng, &offers)
    }

    /// Requests to the reference counts: an arrival, a store, a removal.
    fn counts(&mut self, arrived: Option<Message>, ready: bool) -> Result<()> {
        let at = self.pins.at;
        let counted = |kind| match kind {
            CommitMessage::Read => !self.cores.writers_only,
            CommitMessage::Write => self.cores.on_arrival,
            CommitMessage::Fill | CommitMessage::Skip => false,
        };
        let arrives =
            arrived.filter(|message| counted(message.kind) && self.pins.get(at.log_overflow) == 0);
        let valid = self.pins.get(at.count_valid) == 1;
        ensure!(valid || arrives.is_none(), "an arrival is not counted");
        self.answer = self.rng.random_ratio(9, 10);
        if !valid {
            return Ok(());
        }
        ensure!(ready, "a count is requested that nobody takes");
        let address = self.pins.get(at.count_address);
        let write = self.pins.get(at.count_write) == 1;
        if self.pins.get(at.count_decrement) == 1 {
            ensure!(arrives.is_none(), "an arrival is not counted");
            return self.removes(address, write);
        }
        let place = match arrives {
            Some(message) => {
                ensure!(message.word.0 == address, "{address:#x} is counted");
                ensure!(
                    write == (message.kind == CommitMessage::Write),
                    "a reader is no writer"
                );
                let transaction = &self.cores.live[&message.id];
                let count = match write {
                    true => transaction.kept_writes.len(),
                    false => transaction.kept_reads.len(),
                };
                (message.id, write, count - 1)
            }
            None => {
                ensure!(
                    write && !self.cores.on_arrival,
                    "a word that nobody sent is counted"
                );
                let (id, place) = self.stored()?;
                let word = self.cores.live[&id].kept_writes[place];
                ensure!(word == address, "{id} stores {address:#x}, not {word:#x}");
                self.store.1 += 1;
                (id, true, place)
            }
        };
        if self.answer {
            self.counted.insert(place);
            *self.counts.entry((address, write)).or_default() += 1;
        }
        Ok(())
    }

    /// The write that is stored next: number and place.
    fn stored(&mut self) -> Result<(u32, usize)> {
        loop {
            let (id, place) = self.store;
            ensure!(id < self.cores.next_id, "a store of nobody's");
            let transaction = self.cores.live.get(&id);
            if transaction.is_some_and(|one| place < one.kept_writes.len()) {
                return Ok((id, place));
            }
            // It has no more, or has been released.
            self.store = (id + 1, 0);
        }
    }

    /// The next word that is counted from `place` on, of a number below `end` whose references end with the vote or not: its place, address, and whether it is
    /// written. Without one, where to look later.
    fn next_removed(
        &self,
        mut place: Place,
        end: u32,
        at_vote: bool,
    ) -> (Place, Option<(u32, bool)>) {
        while place.0 < end {
            let (id, write, word) = place;
            let transaction = self.cores.live.get(&id);
            let transaction = transaction.filter(|one| self.cores.ends_at_vote(one) == at_vote);
            let address = transaction.and_then(|transaction| match write {
                true => transaction.kept_writes.get(word).copied(),
                false => transaction.kept_reads.get(word).map(|word| word.0),
            });
            place = match address {
                Some(address) if self.counted.contains(&place) => {
                    return (place, Some((address, write)));
                }
                Some(_) => (id, write, word + 1),
                None if write => (id + 1, false, 0),
                None => (id, true, 0),
            };
        }
        (place, None)
    }

    /// Before numbers below `end` are forgotten: they have no references.
    fn release(&mut self, end: u32) -> Result<()> {
        let mut removals = BTreeSet::new();
        for removal in &self.removals {
            let (at_vote, vote_left) = self.next_removed(removal.at_vote, end, true);
            let (at_release, left) = self.next_removed(removal.at_release, end, false);
            if vote_left.is_none() && left.is_none() {
                removals.insert(Removals {
                    at_vote,
                    at_release,
                });
            }
        }
        ensure!(!removals.is_empty(), "{end} is released with references");
        self.removals = removals;
        while self.counted.first().is_some_and(|place| place.0 < end) {
            self.counted.pop_first();
        }
        Ok(())
    }

    fn removes(&mut self, address: u32, write: bool) -> Result<()> {
        let at = self.pins.at;
        let (voted, retired) = (self.pins.get(at.vote_at), self.pins.get(at.retire_at));
        let word = (address, write);
        let after = |place: Place| (place.0, place.1, place.2 + 1);
        let mut removals = BTreeSet::new();
        for removal in &self.removals {
            let (place, found) = self.next_removed(removal.at_vote, voted, true);
            if found == Some(word) {
                removals.insert(Removals {
                    at_vote: after(place),
                    ..*removal
                });
            }
            let (place, found) = self.next_removed(removal.at_release, retired, false);
            if found == Some(word) {
                removals.insert(Removals {
                    at_release: after(place),
                    ..*removal
                });
            }
        }
        ensure!(
            !removals.is_empty(),
            "{address:#x} is removed, of nobody or too early: next are {:?}",
            self.removals
        );
        self.removals = removals;
        self.tally.removals += 1;
        let count = self.counts.get_mut(&word).context("no count")?;
        *count -= 1;
        if *count == 0 {
            self.counts.remove(&word);
        }
        Ok(())
    }
}
