//! What each launch of a run did.

use super::{percent, ratio, AtomicCounters, Breakdown, Counters, TransactionReport};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use turnstile_check::Conflicts;

/// A launch of a run file, with all its rounds. Fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LaunchReport {
    /// Where it stands in a run file with several, such as `launch[1] (kernel)`.
    pub launch: Option<String>,
    pub kernel: String,
    /// How often it ran.
    pub rounds: u64,
    /// Cycles of all rounds.
    pub cycles: u64,
    /// Cycles of each round.
    pub cycles_of_rounds: Vec<u64>,
    /// Wavefront-cycles: the sum of the breakdown.
    pub kernel_cycles: u64,
    /// Wavefront-cycles by category.
    pub breakdown: Breakdown,
    pub transactions: TransactionReport,
    /// Committed over started transactions; none without transactions.
    pub commit_ratio: Option<f64>,
    /// Lanes that lost a conflict.
    pub conflicts: u64,
    /// Of those, lanes without which the run would have been just as serialisable.
    pub false_conflicts: u64,
    /// Dispatch rounds beyond the first, over all half-wavefront accesses.
    pub bank_conflicts: u64,
    /// Half-wavefront accesses of local memory.
    pub lds_accesses: u64,
    /// Atomic instructions through lock bits.
    #[serde(default)]
    pub atomics: AtomicCounters,
    /// Executed instructions of wavefronts.
    pub instructions: u64,
    /// The commit order explains every read and the final memory, in every round.
    pub serialisable: bool,
    /// First thing the commit order does not explain.
    pub violation: Option<String>,
}

impl LaunchReport {
    /// What the rounds of a launch did, with the cycles of each.
    pub fn new(
        launch: Option<String>,
        kernel: String,
        cycles_of_rounds: Vec<u64>,
        counters: &Counters,
        conflicts: &Conflicts,
        violation: Option<String>,
    ) -> Self {
        Self {
            launch,
            kernel,
            rounds: cycles_of_rounds.len() as u64,
            cycles: cycles_of_rounds.iter().sum(),
            cycles_of_rounds,
            kernel_cycles: counters.breakdown.total(),
            breakdown: counters.breakdown,
            transactions: counters.into(),
            commit_ratio: counters.commit_ratio(),
            conflicts: conflicts.total(),
            false_conflicts: conflicts.false_conflicts(),
            bank_conflicts: counters.bank_conflicts,
            lds_accesses: counters.lds_accesses,
            atomics: counters.atomics,
            instructions: counters.instructions,
            serialisable: violation.is_none(),
            violation,
        }
    }
}

/// A line a launch, with a heading; nothing of a run that is one launch in one round.
pub fn table(launches: &[LaunchReport]) -> String {
    let rounds: u64 = launches.iter().map(|launch| launch.rounds).sum();
    if rounds <= 1 {
        return String::new();
    }
    let cycles = launches.iter().map(|launch| launch.cycles).sum();
    let name = |launch: &LaunchReport| launch.launch.clone().unwrap_or_default();
    let width = launches.iter().map(|launch| name(launch).len()).max();
    let width = width.unwrap_or(0).max("launch".len());
    let mut text = format!(
        "\n\n  {:width$}  {:>6}  {:>10}  {:>7}  {:>10}  {:>7}  serialisable",
        "launch", "rounds", "cycles", "share", "started", "commits"
    );
    for launch in launches {
        let started = match launch.transactions.started {
            0 => "-".to_owned(),
            started => started.to_string(),
        };
        let share = percent(ratio(launch.cycles, cycles));
        let serialisable = if launch.serialisable { "yes" } else { "NO" };
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "\n  {:width$}  {:>6}  {:>10}  {share:>7}  {started:>10}  {:>7}  {serialisable}",
            name(launch),
            launch.rounds,
            launch.cycles,
            percent(launch.commit_ratio)
        );
    }
    text
}
