//! What a run leaves.

use crate::metrics::{CoreCounters, Counters, Lines, MemoryCounters, Pairs, TransactionCounters};
use std::collections::BTreeMap;
use turnstile_check::{Conflicts, Footprints, UnwrittenRead};

/// What a run leaves.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Cycles of the machine.
    pub cycles: u64,
    pub counters: Counters,
    /// Counts of cores with schedulers.
    pub cores: CoreCounters,
    /// Counts of the memory system.
    pub memory: MemoryCounters,
    /// Counts of transactions on global memory.
    pub transactions: TransactionCounters,
    /// Lost conflicts by cause.
    pub conflicts: Conflicts,
    /// These by pairs of lines.
    pub pairs: Pairs,
    /// Names of their words in global memory, by byte address.
    pub word_names: BTreeMap<u64, String>,
    /// What lines of the kernels' texts did in local memory.
    pub lines: Lines,
    /// Read and write sets of the committed transactions.
    pub footprints: Footprints,
    /// First thing the commit order does not explain.
    pub violation: Option<String>,
    /// Reads of local memory that nothing had written: the first of each line of the kernel's text.
    pub unwritten_reads: Vec<UnwrittenRead>,
    /// Content of the grid's own buffers at the end, one entry an argument; empty for other arguments.
    pub buffers: Vec<Vec<u8>>,
    /// Simulated clocks of the RTL.
    pub engine_clocks: u64,
}

impl Outcome {
    /// The words of an argument's buffer at the end.
    pub fn words(&self, argument: usize) -> Vec<u32> {
        let words = self.buffers[argument].chunks_exact(4);
        words
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect()
    }

    /// Takes in a launch that ran after this one. Buffers stay as they are.
    pub fn add(&mut self, later: &Self) {
        self.cycles += later.cycles;
        self.counters.add(&later.counters);
        self.cores.add(&later.cores);
        self.memory += &later.memory;
        self.transactions.add(&later.transactions);
        self.conflicts.add(&later.conflicts);
        self.pairs.add(&later.pairs);
        let names = later.word_names.iter();
        let names = names.map(|(word, name)| (*word, name.clone()));
        self.word_names.extend(names);
        self.lines.add(&later.lines);
        self.footprints.add(&later.footprints);
        self.violation = self.violation.take().or_else(|| later.violation.clone());
        UnwrittenRead::add(&mut self.unwritten_reads, &later.unwritten_reads);
        self.engine_clocks += later.engine_clocks;
    }
}
