//! What a run counts, and the report made of it.

mod blame;
mod commits;
mod cores;
mod launches;
mod lines;
mod memory;
mod numbers;
mod report;
mod table;
mod traffic;
mod transaction_report;
mod transactions;

pub use blame::{ConflictPair, ConflictWord, Pairs, Place};
pub use commits::CommitCounters;
pub use cores::{CoreCounters, CoreReport, IssueSlots, Stall};
pub use launches::LaunchReport;
pub use lines::{LineCounters, LineReport, Lines, LinesOfText};
pub use memory::{DramCounters, LevelCounters, MemoryCounters};
pub use numbers::{percent, ratio, thousands};
pub use report::Report;
pub use traffic::Traffic;
pub use transaction_report::TransactionReport;
pub use transactions::{Aborts, TableUpdates, TransactionCounters, TransactionTime};

use serde::{Deserialize, Serialize};

/// What a wavefront does in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// See [`Breakdown::non_tx`].
    NonTx,
    /// See [`Breakdown::tx`].
    Tx,
    /// See [`Breakdown::memory_overhead`].
    MemoryOverhead,
    /// See [`Breakdown::begin_commit`].
    BeginCommit,
}

/// Where the time of wavefronts goes. A resident wavefront that has not ended adds one to one field in every cycle;
/// cycles in which the `perfect` detector stops the machine's clock do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breakdown {
    /// Outside transactions.
    pub non_tx: u64,
    /// In a transaction, and nothing of the following.
    pub tx: u64,
    /// In a transaction, waiting for a local memory access while the LDS does conflict detection or versioning.
    pub memory_overhead: u64,
    /// From the issue of TX_Begin or TX_Commit to its end, with stalls and roll back.
    pub begin_commit: u64,
}

impl Breakdown {
    /// Adds `cycles` of a wavefront.
    pub fn add(&mut self, activity: Activity, cycles: u64) {
        *match activity {
            Activity::NonTx => &mut self.non_tx,
            Activity::Tx => &mut self.tx,
            Activity::MemoryOverhead => &mut self.memory_overhead,
            Activity::BeginCommit => &mut self.begin_commit,
        } += cycles;
    }

    /// Takes in another one.
    pub fn merge(&mut self, other: &Self) {
        self.non_tx += other.non_tx;
        self.tx += other.tx;
        self.memory_overhead += other.memory_overhead;
        self.begin_commit += other.begin_commit;
    }

    /// Wavefront-cycles in all.
    pub fn total(&self) -> u64 {
        self.non_tx + self.tx + self.memory_overhead + self.begin_commit
    }
}

/// Atomic instructions of warps on shared memory that were done through lock bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtomicCounters {
    pub instructions: u64,
    /// Load-locks that they took.
    pub iterations: u64,
    /// Further rounds of their load-locks and store-unlocks because of bank conflicts.
    pub replays: u64,
    /// From the issue of each until it was complete.
    #[serde(default)]
    pub cycles: u64,
}

impl AtomicCounters {
    fn add(&mut self, other: &Self) {
        self.instructions += other.instructions;
        self.iterations += other.iterations;
        self.replays += other.replays;
        self.cycles += other.cycles;
    }
}

/// Counts of a run. A transaction is one attempt of one work-item: a lane that runs in a pass from TX_Begin to TX_Commit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Attempts.
    pub started: u64,
    /// Attempts that committed.
    pub committed: u64,
    /// Attempts in wavefront serialisation.
    pub wf_serialised: u64,
    /// Attempts in work-group serialisation.
    pub wg_serialised: u64,
    /// Passes of wavefronts through a transaction.
    pub passes: u64,
    /// Passes in wavefront or work-group serialisation.
    pub serialised_passes: u64,
    /// Transactions of wavefronts: all passes until the last work-item commits.
    pub transactions: u64,
    /// Of those, with a pass in wavefront or work-group serialisation.
    pub serialised_transactions: u64,
    /// Passes cut short by another wavefront's work-group serialisation.
    pub killed_passes: u64,
    /// Dispatch rounds beyond the first, over all half-wavefront accesses.
    pub bank_conflicts: u64,
    /// Executed instructions of wavefronts.
    pub instructions: u64,
    /// Of those, instructions in transactions, in passes that were rolled back too.
    pub tx_instructions: u64,
    /// Half-wavefront accesses of local memory.
    pub lds_accesses: u64,
    /// Accesses of single lanes to local memory in transactions, with those that lost.
    pub tx_accesses: u64,
    /// Banks in which lanes lost, over all half-wavefront accesses: conflicts as a bank reports them.
    pub conflicting_banks: u64,
    /// Atomic instructions through lock bits.
    pub atomics: AtomicCounters,
    /// Wavefront-cycles.
    pub breakdown: Breakdown,
}

impl Counters {
    /// Takes in the counts of another run.
    pub fn add(&mut self, other: &Self) {
        self.started += other.started;
        self.committed += other.committed;
        self.wf_serialised += other.wf_serialised;
        self.wg_serialised += other.wg_serialised;
        self.passes += other.passes;
        self.serialised_passes += other.serialised_passes;
        self.transactions += other.transactions;
        self.serialised_transactions += other.serialised_transactions;
        self.killed_passes += other.killed_passes;
        self.bank_conflicts += other.bank_conflicts;
        self.instructions += other.instructions;
        self.tx_instructions += other.tx_instructions;
        self.lds_accesses += other.lds_accesses;
        self.tx_accesses += other.tx_accesses;
        self.conflicting_banks += other.conflicting_banks;
        self.atomics.add(&other.atomics);
        self.breakdown.merge(&other.breakdown);
    }
}
