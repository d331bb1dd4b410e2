//! What a memory system counts.

use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// Packets of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traffic {
    /// Their number.
    pub packets: u64,
    /// Their bytes, with headers.
    pub bytes: u64,
}

impl Traffic {
    /// A packet of so many bytes.
    pub fn count(&mut self, bytes: u64) {
        self.packets += 1;
        self.bytes += bytes;
    }
}

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

/// Accesses to DRAM.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DramCounters {
    /// Reads.
    pub reads: u64,
    /// Writes.
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
    /// DRAM.
    pub dram: DramCounters,
}

impl AddAssign<Traffic> for Traffic {
    fn add_assign(&mut self, other: Self) {
        self.packets += other.packets;
        self.bytes += other.bytes;
    }
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
    }
}
