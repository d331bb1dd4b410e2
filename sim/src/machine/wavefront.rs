//! A wavefront on the compute unit: its registers, where it is in the pipeline, what it waits for.

use super::transaction::Transaction;
use crate::isa::Wavefront;

/// Where a wavefront is between two instructions. A wavefront fetches its next instruction when the one before has left
/// its unit (memory instructions: when they have read their registers), as in Multi2Sim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Waits for its pool's turn to fetch.
    Ready,
    /// In the fetch buffer; may issue from this cycle.
    Fetched {
        /// First cycle.
        from: u64,
    },
    /// In a unit.
    Executing {
        /// First cycle in which it may fetch again.
        until: u64,
    },
    /// At `s_waitcnt`.
    WaitCount {
        /// Most outstanding vector memory operations.
        vmcnt: Option<u8>,
        /// Most outstanding local and scalar memory operations.
        lgkmcnt: Option<u8>,
    },
    /// At `s_barrier`.
    Barrier,
    /// At TX_Begin or TX_Commit, waiting for outstanding memory operations, the end of a stall and the pins.
    TxWait {
        /// TX_Commit.
        commit: bool,
        /// First cycle in which it may be presented.
        from: u64,
    },
    /// At TX_Begin or TX_Commit, on the pins or waiting for the answer.
    TxPresented {
        /// TX_Commit.
        commit: bool,
    },
    /// TX_Begin or TX_Commit is answered; the scalar unit finishes.
    TxFinish {
        /// First cycle in which the wavefront may fetch again.
        until: u64,
    },
    /// Ended.
    Finished,
}

/// Memory operations under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outstanding {
    /// Local memory.
    pub lds: u32,
    /// Scalar memory.
    pub scalar: u32,
    /// Vector memory.
    pub vector: u32,
}

impl Outstanding {
    /// Nothing is under way.
    pub fn none(&self) -> bool {
        *self == Self::default()
    }

    /// An `s_waitcnt` with these limits may go on.
    pub fn within(&self, vmcnt: Option<u8>, lgkmcnt: Option<u8>) -> bool {
        vmcnt.is_none_or(|most| self.vector <= most.into())
            && lgkmcnt.is_none_or(|most| self.lds + self.scalar <= most.into())
    }
}

/// A wavefront that lives on the compute unit.
#[derive(Clone, Debug)]
pub struct Resident {
    /// Work-group, in launch order.
    pub group: usize,
    /// Wavefront of the work-group.
    pub index: usize,
    /// Wavefront pool.
    pub pool: usize,
    /// Transaction slot; 0 and unused for kernels without transactions.
    pub slot: usize,
    /// Architectural state.
    pub registers: Wavefront,
    /// Instruction in execution, as an index into the program.
    pub instruction: u32,
    /// Place in the pipeline.
    pub stage: Stage,
    /// Memory operations under way.
    pub outstanding: Outstanding,
    /// Cycle in which its youngest vector memory operation completes; they complete in order.
    pub vector_done: u64,
    /// Open transaction.
    pub transaction: Option<Transaction>,
}

impl Resident {
    /// In TX_Begin or TX_Commit.
    pub fn in_tx_instruction(&self) -> bool {
        matches!(
            self.stage,
            Stage::TxWait { .. } | Stage::TxPresented { .. } | Stage::TxFinish { .. }
        )
    }
}

impl Stage {
    /// What the wavefront does, in a word.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Fetched { .. } => "fetched",
            Self::Executing { .. } => "executing",
            Self::WaitCount { .. } => "s_waitcnt",
            Self::Barrier => "barrier",
            Self::TxWait { commit: true, .. } | Self::TxPresented { commit: true } => "tx_commit",
            Self::TxWait { .. } | Self::TxPresented { .. } => "tx_begin",
            Self::TxFinish { .. } => "tx_finish",
            Self::Finished => "finished",
        }
    }
}
