//! What commit units and the memory system around them count.

use super::Traffic;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::AddAssign;

/// Counts of the commit units of a machine. Packets are counted where they arrive at a partition, or leave it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommitCounters {
    /// From cores: words that were read.
    pub read_sets: Traffic,
    /// From cores: words to be written.
    pub write_sets: Traffic,
    /// From cores: that all words of a warp have come.
    pub fills: Traffic,
    /// From cores: which transactions commit.
    pub results: Traffic,
    /// To cores: which transactions pass.
    pub votes: Traffic,
    /// To cores: that writes have landed.
    pub dones: Traffic,
    /// To cores: words that are accessed in commit; with multicast one packet for all cores.
    pub updates: Traffic,
    /// Words of these, each counted once for all cores.
    pub update_words: u64,
    /// Words, and ends of transactions, that commit units have taken.
    pub messages: u64,
    /// Words read in the second level when they came.
    pub validated: u64,
    /// Words read again because of a hazard.
    pub revalidated: u64,
    /// Words to be written, when they came.
    pub to_write: u64,
    pub written: u64,
    /// Words for which a log had no room, so that their transactions failed.
    pub overflows: u64,
    /// References for which a table had no room, or a count no higher value.
    pub turned_away: u64,
    /// Times at which it was asked when a block was written last.
    pub times_asked: u64,
}

impl CommitCounters {
    /// Whether nothing has happened: there were no transactions.
    pub fn is_zero(&self) -> bool {
        *self == Self::default()
    }
}

impl AddAssign<&CommitCounters> for CommitCounters {
    fn add_assign(&mut self, other: &Self) {
        self.read_sets += other.read_sets;
        self.write_sets += other.write_sets;
        self.fills += other.fills;
        self.results += other.results;
        self.votes += other.votes;
        self.dones += other.dones;
        self.updates += other.updates;
        self.update_words += other.update_words;
        self.messages += other.messages;
        self.validated += other.validated;
        self.revalidated += other.revalidated;
        self.to_write += other.to_write;
        self.written += other.written;
        self.overflows += other.overflows;
        self.turned_away += other.turned_away;
        self.times_asked += other.times_asked;
    }
}

impl fmt::Display for CommitCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            read_sets,
            write_sets,
            fills,
            results,
            votes,
            dones,
            updates,
            ..
        } = self;
        writeln!(
            f,
            "  to commit units  read sets {read_sets}, write sets {write_sets}, ends {fills}, results {results}"
        )?;
        writeln!(
            f,
            "  from these       votes {votes}, dones {dones}, updates {updates} with {} words",
            self.update_words
        )?;
        writeln!(
            f,
            "  commit units     {} words validated, {} again, {} written, {} beyond a log, {} references turned away",
            self.validated, self.revalidated, self.written, self.overflows, self.turned_away
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counters() -> CommitCounters {
        let traffic = |packets, bytes| Traffic { packets, bytes };
        CommitCounters {
            read_sets: traffic(1, 16),
            write_sets: traffic(2, 32),
            fills: traffic(3, 24),
            results: traffic(4, 32),
            votes: traffic(5, 40),
            dones: traffic(6, 48),
            updates: traffic(7, 84),
            update_words: 8,
            messages: 9,
            validated: 10,
            revalidated: 11,
            to_write: 16,
            written: 12,
            overflows: 13,
            turned_away: 14,
            times_asked: 15,
        }
    }

    #[test]
    fn a_report_says_packets_words_and_what_went_wrong() {
        let expected = "  to commit units  read sets 1 (16 bytes), write sets 2 (32 bytes), ends 3 (24 bytes), results 4 (32 bytes)
  from these       votes 5 (40 bytes), dones 6 (48 bytes), updates 7 (84 bytes) with 8 words
  commit units     10 words validated, 11 again, 12 written, 13 beyond a log, 14 references turned away
";
        assert_eq!(counters().to_string(), expected);
    }

    #[test]
    fn every_count_is_added() {
        let mut sum = CommitCounters::default();
        assert!(sum.is_zero());
        sum += &counters();
        assert_eq!(sum, counters());
    }
}
