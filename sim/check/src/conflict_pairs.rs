//! How often attempts that run at once met.

use serde::{Deserialize, Serialize};

/// Pairs of running attempts that have a word in common which one of them writes, each pair counted once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConflictPairs {
    /// Of one warp: type 1.
    pub within_warp: u64,
    /// Of one core: type 2.
    pub between_warps: u64,
    /// Of two cores: type 3.
    pub between_cores: u64,
}
