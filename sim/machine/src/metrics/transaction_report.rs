//! Transactions of a run as the report has them.

use super::numbers::ratio;
use super::Counters;
use serde::{Deserialize, Serialize};

/// Transactions of a run, in shared and in global memory; one is an attempt of one work-item. Serialisation, passes and wavefronts are of those in
/// shared memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransactionReport {
    /// Attempts.
    pub started: u64,
    /// Attempts that committed.
    pub committed: u64,
    /// Attempts that did not.
    pub aborted: u64,
    /// Attempts in wavefront serialisation.
    pub wf_serialised: u64,
    /// Attempts in work-group serialisation.
    pub wg_serialised: u64,
    /// Passes of wavefronts through a transaction.
    pub passes: u64,
    /// Passes in a serialised mode.
    pub serialised_passes: u64,
    /// Transactions of wavefronts: all passes until the last work-item commits.
    pub wavefront_transactions: u64,
    /// Of those, with a pass in a serialised mode.
    pub serialised_wavefront_transactions: u64,
    /// Passes cut short by another wavefront's work-group serialisation.
    pub killed_passes: u64,
}

impl From<&Counters> for TransactionReport {
    fn from(counters: &Counters) -> Self {
        Self {
            started: counters.started,
            committed: counters.committed,
            aborted: counters.started - counters.committed,
            wf_serialised: counters.wf_serialised,
            wg_serialised: counters.wg_serialised,
            passes: counters.passes,
            serialised_passes: counters.serialised_passes,
            wavefront_transactions: counters.transactions,
            serialised_wavefront_transactions: counters.serialised_transactions,
            killed_passes: counters.killed_passes,
        }
    }
}

impl Counters {
    /// Committed over started attempts.
    pub fn commit_ratio(&self) -> Option<f64> {
        ratio(self.committed, self.started)
    }
}

impl TransactionReport {
    /// Attempts in a serialised mode over started attempts.
    pub fn serialised_share(&self) -> Option<f64> {
        ratio(self.wf_serialised + self.wg_serialised, self.started)
    }
}
