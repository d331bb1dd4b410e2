//! What warps of a block do to each other, as a machine file says it.

use serde::{Deserialize, Serialize};

/// What several warps of a block do to each other, in a machine file.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// What a lane does until it has added.
    pub protection: Protection,
    /// Clock cycles of an iteration in which no lane of a warp wins.
    pub retry: f64,
    /// Clock cycles from a lane's load to its store, or from its lock to its unlock.
    pub window: f64,
    /// Clock cycles for which an iteration takes its warp's scheduler.
    pub issue: f64,
}

/// Loops around an addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protection {
    /// Load, add, store if nobody stored meanwhile; load again.
    Reload,
    /// Load, compare and swap; go on with the word that the compare-and-swap found.
    CompareAndSwap,
    /// Lock, load, add, store, unlock; lock again.
    Lock,
}
