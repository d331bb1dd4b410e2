//! What lies behind the second level.

use super::clock_ratio::ClockRatio;
use crate::config::DramConfig;

/// Memory behind the second level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// It takes the latency of the hierarchy, whatever else is under way.
    Fixed,
    /// DRAM, to which that latency is the way.
    Dram(DramBehind),
}

/// DRAM of a partition, and what waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DramBehind {
    pub times: DramConfig,
    pub ratio: ClockRatio,
    /// Blocks that can be on their way at once.
    pub misses: usize,
    /// Packets that can wait for each of them.
    pub merges: usize,
}
