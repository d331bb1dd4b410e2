//! All that was found, and the report about it.

use super::kernels::Kernels;
use super::latency::Latencies;
use super::mixed::Mixed;
use super::plain::Plain;
use super::side_by_side::SideBySide;
use super::together::Together;
use super::votes::Votes;
use crate::atomics::{Hash, Latency, LockbitMachine, Scheme, LANES};
use turnstile_hdl::full_size::{BANKS, LOCKS};

/// The paper's 1,024 locks by address bits 11 to 2.
pub const SCHEME: Scheme = Scheme {
    banks: BANKS as u32,
    locks: LOCKS as u32,
    hash: Hash::Low,
};

/// Patterns of each point of the vote figures that the RTL performs too.
pub const SAMPLE: u32 = 100;

/// All that was found.
pub struct Scratchpad {
    /// Where the constants come from.
    pub machine: LockbitMachine,
    /// Of one warp, on the RTL.
    pub latencies: Latencies,
    /// Of patterns that mix conflicts, on the RTL.
    pub mixed: Mixed,
    /// Median errors of the paper's procedure and three constants on a GPU: what of it, and the error.
    pub on_gpu: Vec<(&'static str, f64)>,
    /// Plain reads and writes, on the RTL.
    pub plain: Plain,
    /// Of several warps, on the RTL.
    pub together: Together,
    /// Figures 5 to 7.
    pub votes: Votes,
    /// Figures 8 and 9.
    pub kernels: Kernels,
    /// Ways to update words.
    pub side_by_side: SideBySide,
    /// What stepped the RTL.
    pub engine: &'static str,
}

impl Scratchpad {
    /// Constants of the machine file.
    pub fn constants(&self) -> Latency {
        self.machine.latency
    }

    /// Latency of a pattern.
    pub fn cycles(&self, words: [u32; LANES]) -> u64 {
        let totals = self.latencies.of(words);
        self.constants().cycles(totals.iterations, totals.replays)
    }
}
