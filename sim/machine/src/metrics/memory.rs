//! What a memory system counts.

use super::{percent, ratio, CommitCounters, Traffic};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::AddAssign;

/// Accesses to a level of caches, one a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelCounters {
    /// The line was there.
    pub hits: u64,
    /// It was not, and is fetched.
    pub misses: u64,
    /// It was on its way.
    pub merged: u64,
}

impl LevelCounters {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.hits + self.misses + self.merged
    }
}

/// Accesses to DRAM.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DramCounters {
    pub reads: u64,
    pub writes: u64,
    /// Bytes, read and written.
    pub bytes: u64,
    /// Accesses to an open row.
    pub row_hits: u64,
    /// Accesses for which a row was opened.
    pub row_empty: u64,
    /// Accesses for which another row was closed before.
    pub row_conflicts: u64,
}

/// Counts of a memory system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryCounters {
    /// From cores: loads.
    pub loads: Traffic,
    /// From cores: stores.
    pub stores: Traffic,
    /// From cores: atomics.
    pub atomics: Traffic,
    /// To cores: what was loaded.
    pub blocks: Traffic,
    /// To cores: that stores are done.
    pub acknowledgements: Traffic,
    /// To cores: what stood in memory before atomics.
    pub old_words: Traffic,
    /// First levels, loads only.
    pub l1: LevelCounters,
    /// Second level, loads and atomics.
    pub l2: LevelCounters,
    pub dram: DramCounters,
    /// Commit units.
    #[serde(default, skip_serializing_if = "CommitCounters::is_zero")]
    pub commits: CommitCounters,
}

impl AddAssign<LevelCounters> for LevelCounters {
    fn add_assign(&mut self, other: Self) {
        self.hits += other.hits;
        self.misses += other.misses;
        self.merged += other.merged;
    }
}

impl AddAssign<&DramCounters> for DramCounters {
    fn add_assign(&mut self, other: &Self) {
        self.reads += other.reads;
        self.writes += other.writes;
        self.bytes += other.bytes;
        self.row_hits += other.row_hits;
        self.row_empty += other.row_empty;
        self.row_conflicts += other.row_conflicts;
    }
}

impl AddAssign<&MemoryCounters> for MemoryCounters {
    fn add_assign(&mut self, other: &Self) {
        self.loads += other.loads;
        self.stores += other.stores;
        self.atomics += other.atomics;
        self.blocks += other.blocks;
        self.acknowledgements += other.acknowledgements;
        self.old_words += other.old_words;
        self.l1 += other.l1;
        self.l2 += other.l2;
        self.dram += &other.dram;
        self.commits += &other.commits;
    }
}

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} bytes)", self.packets, self.bytes)
    }
}

impl fmt::Display for LevelCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = self.total();
        write!(
            f,
            "{total} lines, {} hits, {} on their way",
            percent(ratio(self.hits, total)),
            percent(ratio(self.merged, total))
        )
    }
}

impl fmt::Display for DramCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accesses = self.row_hits + self.row_empty + self.row_conflicts;
        write!(
            f,
            "{} reads, {} writes, {} bytes, {} in an open row, {} in another row than the open one",
            self.reads,
            self.writes,
            self.bytes,
            percent(ratio(self.row_hits, accesses)),
            percent(ratio(self.row_conflicts, accesses))
        )
    }
}

impl fmt::Display for MemoryCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            loads,
            stores,
            atomics,
            blocks,
            acknowledgements,
            old_words,
            l1,
            l2,
            dram,
            commits,
        } = self;
        writeln!(
            f,
            "  packets out      loads {loads}, stores {stores}, atomics {atomics}"
        )?;
        writeln!(
            f,
            "  packets back     blocks {blocks}, acknowledgements {acknowledgements}, old words {old_words}"
        )?;
        writeln!(f, "  first levels     {l1}")?;
        writeln!(f, "  second level     {l2}")?;
        writeln!(f, "  DRAM             {dram}")?;
        match commits.is_zero() {
            true => Ok(()),
            false => write!(f, "{commits}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_packets_bytes_and_shares() {
        let traffic = |packets, bytes| Traffic { packets, bytes };
        let counters = MemoryCounters {
            loads: traffic(3, 24),
            stores: traffic(2, 272),
            atomics: traffic(1, 140),
            blocks: traffic(4, 544),
            acknowledgements: traffic(5, 40),
            old_words: traffic(6, 816),
            l1: LevelCounters {
                hits: 5,
                misses: 3,
                merged: 2,
            },
            l2: LevelCounters {
                hits: 1,
                misses: 3,
                merged: 0,
            },
            dram: DramCounters {
                reads: 6,
                writes: 2,
                bytes: 1024,
                row_hits: 5,
                row_empty: 1,
                row_conflicts: 2,
            },
            commits: CommitCounters::default(),
        };
        let expected = "  packets out      loads 3 (24 bytes), stores 2 (272 bytes), atomics 1 (140 bytes)
  packets back     blocks 4 (544 bytes), acknowledgements 5 (40 bytes), old words 6 (816 bytes)
  first levels     10 lines, 50.0 % hits, 20.0 % on their way
  second level     4 lines, 25.0 % hits, 0.0 % on their way
  DRAM             6 reads, 2 writes, 1024 bytes, 62.5 % in an open row, 25.0 % in another row than the open one
";
        assert_eq!(counters.to_string(), expected);
        let without = MemoryCounters::default().to_string();
        assert!(
            without.contains("first levels     0 lines, - hits, - on"),
            "{without}"
        );
    }
}
