//! What transactions on global memory count, and the report made of it.

use super::{percent, ratio};
use serde::{Deserialize, Serialize};
use std::fmt;
use turnstile_check::ConflictPairs;

/// What has ended attempts of threads without a commit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aborts {
    /// Intra-warp resolution, at the core.
    pub resolver: u64,
    /// Early-Abort, at the core.
    pub early: u64,
    /// Temporal conflict detection of threads that had only read, at the core.
    pub temporal: u64,
    /// Validation in a commit unit.
    pub commit_unit: u64,
}

impl Aborts {
    /// At the cores.
    pub fn in_cores(&self) -> u64 {
        self.resolver + self.early + self.temporal
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.in_cores() + self.commit_unit
    }

    fn add(&mut self, other: &Self) {
        self.resolver += other.resolver;
        self.early += other.early;
        self.temporal += other.temporal;
        self.commit_unit += other.commit_unit;
    }
}

/// Cycles of warps from TX_Begin to the end of the transaction, by what they wait for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransactionTime {
    /// One of the core's places for warps in transactions.
    pub place: u64,
    /// Nothing but their own instructions: they run.
    pub run: u64,
    /// The end of what they have under way, and conflict resolution at the core.
    pub resolve: u64,
    /// A number, of which commit units take no more than their window has.
    pub number: u64,
    /// Their logs to be sent.
    pub send: u64,
    /// Commit units, from the last packet on.
    pub commit_unit: u64,
    /// The end of their back-off.
    pub back_off: u64,
}

impl TransactionTime {
    /// At the core: everything but numbers and commit units, without the wait for a place.
    pub fn in_core(&self) -> u64 {
        self.run + self.resolve + self.send + self.back_off
    }

    /// All of it but the wait for a place.
    pub fn total(&self) -> u64 {
        self.in_core() + self.number + self.commit_unit
    }

    fn add(&mut self, other: &Self) {
        self.place += other.place;
        self.run += other.run;
        self.resolve += other.resolve;
        self.number += other.number;
        self.send += other.send;
        self.commit_unit += other.commit_unit;
        self.back_off += other.back_off;
    }
}

/// Updates of conflict address tables as the cores get them: each counts at every core.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableUpdates {
    /// Updates.
    pub words: u64,
    /// Those that found their set full.
    pub turned_away: u64,
    /// Cycles from the moment at which the commit unit had the packet ready to the look-up table, over all updates.
    pub delay: u64,
    /// Most cycles that one took.
    pub longest_delay: u64,
}

/// Counts of transactions on global memory. An attempt is one thread's way from TX_Begin, or from a retry, to its commit or abort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransactionCounters {
    /// Attempts.
    pub started: u64,
    /// Attempts that committed: transactions of threads.
    pub committed: u64,
    /// Of these, without a word to a commit unit.
    pub silent: u64,
    /// Attempts that aborted.
    pub aborts: Aborts,
    /// Pauses of threads.
    pub pauses: u64,
    /// Accesses at which threads should have paused, and the stack had no room.
    pub pauses_dropped: u64,
    /// Words that committed transactions have loaded and stored, by log entries.
    pub words_read: u64,
    /// See [`words_read`](Self::words_read).
    pub words_written: u64,
    /// Cycles from TX_Begin to the commit, over all transactions that have committed.
    pub length: u64,
    /// Cycles of warps.
    pub time: TransactionTime,
    /// Updates of conflict address tables.
    pub updates: TableUpdates,
    pub pairs: ConflictPairs,
    /// Entries of the longest log.
    pub longest_log: u64,
    /// Words that transactions use and others store to while they run: what they hold is not checked.
    pub mixed_words: u64,
}

impl TransactionCounters {
    /// Takes in the counts of another core or run.
    pub fn add(&mut self, other: &Self) {
        self.started += other.started;
        self.committed += other.committed;
        self.silent += other.silent;
        self.aborts.add(&other.aborts);
        self.pauses += other.pauses;
        self.pauses_dropped += other.pauses_dropped;
        self.words_read += other.words_read;
        self.words_written += other.words_written;
        self.length += other.length;
        self.time.add(&other.time);
        self.updates.words += other.updates.words;
        self.updates.turned_away += other.updates.turned_away;
        self.updates.delay += other.updates.delay;
        self.updates.longest_delay = self.updates.longest_delay.max(other.updates.longest_delay);
        self.pairs.within_warp += other.pairs.within_warp;
        self.pairs.between_warps += other.pairs.between_warps;
        self.pairs.between_cores += other.pairs.between_cores;
        self.longest_log = self.longest_log.max(other.longest_log);
        self.mixed_words += other.mixed_words;
    }

    /// Cycles from TX_Begin to the commit, on average.
    pub fn mean_length(&self) -> Option<f64> {
        ratio(self.length, self.committed)
    }

    /// Cycles of an update from its commit unit to the table of a core, on average.
    pub fn mean_delay(&self) -> Option<f64> {
        ratio(self.updates.delay, self.updates.words)
    }
}

impl fmt::Display for TransactionCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.1}"));
        let Aborts {
            resolver,
            early,
            temporal,
            commit_unit,
        } = self.aborts;
        writeln!(
            f,
            "  global memory    {} attempts of threads, {} committed ({} of them silently)",
            self.started, self.committed, self.silent
        )?;
        writeln!(
            f,
            "  aborts           {resolver} within warps, {early} early, {temporal} by write times, {commit_unit} by commit units"
        )?;
        if self.pauses + self.pauses_dropped > 0 {
            writeln!(
                f,
                "  pauses           {}, {} dropped for want of room",
                self.pauses, self.pauses_dropped
            )?;
        }
        writeln!(
            f,
            "  a transaction    {} cycles, {} words read, {} written; longest log {} entries",
            mean(self.mean_length()),
            mean(ratio(self.words_read, self.committed)),
            mean(ratio(self.words_written, self.committed)),
            self.longest_log
        )?;
        let TransactionTime {
            run,
            resolve,
            number,
            send,
            commit_unit,
            back_off,
            ..
        } = self.time;
        let total = self.time.total();
        let shares = [
            (run, "running"),
            (resolve, "resolving"),
            (number, "waiting for numbers"),
            (send, "sending"),
            (commit_unit, "in commit units"),
            (back_off, "backing off"),
        ];
        let shares = shares.map(|(part, what)| format!("{} {what}", percent(ratio(part, total))));
        writeln!(f, "  their time       {}", shares.join(", "))?;
        writeln!(
            f,
            "  table updates    {} at cores, {} turned away, {} cycles on the way on average, {} at most",
            self.updates.words,
            self.updates.turned_away,
            mean(self.mean_delay()),
            self.updates.longest_delay
        )?;
        writeln!(
            f,
            "  conflict pairs   {} within warps, {} between warps, {} between cores",
            self.pairs.within_warp, self.pairs.between_warps, self.pairs.between_cores
        )
    }
}
