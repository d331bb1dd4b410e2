//! A wavefront on a core: its registers, where it is in the pipeline, what it waits for.

use super::recent::Recent;
use super::transaction::Transaction;
use crate::metrics::Activity;
use turnstile_kernel::{Limit, Outstanding, Token, Warp};

/// What a wavefront does that could issue or fetch.
pub const READY: &str = "ready";

/// Where a wavefront is between two instructions. It fetches the next one when the unit of the one before frees it, which the
/// machine file says.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Waits until all limits hold.
    Wait {
        limits: Vec<Limit>,
        /// First cycle in which it may fetch again.
        from: u64,
    },
    /// In local memory, whose answer frees it.
    Access,
    Barrier {
        /// Which of the work-group's.
        id: u32,
    },
    /// At TX_Begin or TX_Commit, waiting for outstanding memory operations, the end of a stall and the pins.
    TxWait {
        commit: bool,
        /// First cycle in which it may be presented.
        from: u64,
    },
    /// At TX_Begin or TX_Commit, on the pins or waiting for the answer.
    TxPresented { commit: bool },
    /// TX_Begin or TX_Commit is answered; the scalar unit finishes.
    TxFinish {
        /// First cycle in which the wavefront may fetch again.
        until: u64,
    },
    /// Its last instruction is in its unit.
    Ending {
        /// Cycle in which it has ended.
        until: u64,
    },
    /// Ended.
    Finished,
}

/// A wavefront that lives on a core.
#[derive(Clone, Debug)]
pub struct Resident<W: Warp<LANES>, const LANES: usize> {
    /// Work-group, in launch order.
    pub group: usize,
    /// Wavefront of the work-group.
    pub index: usize,
    pub pool: usize,
    /// Transaction slot; 0 and unused for kernels without transactions.
    pub slot: usize,
    /// Architectural state.
    pub registers: W,
    /// Instruction in execution, as an index into the program.
    pub instruction: u32,
    /// Place in the pipeline.
    pub stage: Stage,
    /// Memory operations under way.
    pub outstanding: Outstanding,
    /// Of these, local memory instructions.
    pub local_outstanding: u32,
    pub transaction: Option<Transaction<W, LANES>>,
    /// What it has done lately.
    pub recent: Recent,
}

impl<W: Warp<LANES>, const LANES: usize> Resident<W, LANES> {
    /// A wavefront that starts.
    pub fn new(group: usize, index: usize, pool: usize, slot: usize, registers: W) -> Self {
        Self {
            group,
            index,
            pool,
            slot,
            instruction: registers.pc(),
            registers,
            stage: Stage::Ready,
            outstanding: Outstanding::default(),
            local_outstanding: 0,
            transaction: None,
            recent: Recent::default(),
        }
    }

    /// In TX_Begin or TX_Commit.
    fn in_tx_instruction(&self) -> bool {
        matches!(
            self.stage,
            Stage::TxWait { .. } | Stage::TxPresented { .. } | Stage::TxFinish { .. }
        )
    }

    /// Goes on if its wait is over by cycle `now`. Under work-group serialisation of another wavefront, which `killed`
    /// tells, it rolls back, wherever the program is.
    pub fn advance(&mut self, now: u64, killed: impl FnOnce() -> bool) {
        let over = match &self.stage {
            Stage::Executing { until } | Stage::TxFinish { until } => *until <= now,
            Stage::Wait { limits, from } => *from <= now && self.outstanding.within(limits),
            _ => false,
        };
        if over {
            self.stage = Stage::Ready;
        }
        if self.stage == Stage::Ready && self.transaction.is_some() && killed() {
            self.stage = Stage::TxWait {
                commit: true,
                from: now,
            };
        }
    }

    /// What it does; `overhead`: the LDS does conflict detection or versioning. `None` if it has ended.
    pub fn activity(&self, overhead: bool) -> Option<Activity> {
        Some(
            if matches!(self.stage, Stage::Ending { .. } | Stage::Finished) {
                return None;
            } else if self.in_tx_instruction() {
                Activity::BeginCommit
            } else if self.transaction.is_none() {
                Activity::NonTx
            } else if overhead && self.local_outstanding > 0 {
                Activity::MemoryOverhead
            } else {
                Activity::Tx
            },
        )
    }

    /// Next instruction: the one in execution, or the one to be executed.
    pub fn current(&self) -> u32 {
        match self.stage {
            Stage::Ready | Stage::Fetched { .. } => self.registers.pc(),
            _ => self.instruction,
        }
    }

    /// A memory operation is done.
    pub fn complete(&mut self, token: Token) {
        self.outstanding.remove(token);
        self.registers.complete(token);
    }

    /// What it does, in a word.
    pub fn doing(&self) -> &'static str {
        match &self.stage {
            Stage::Ready => READY,
            Stage::Fetched { .. } => "fetched",
            Stage::Executing { .. } | Stage::Access => "executing",
            Stage::Wait { .. } => W::WAITS,
            Stage::Barrier { .. } => "barrier",
            Stage::TxWait { commit: true, .. } | Stage::TxPresented { commit: true } => "tx_commit",
            Stage::TxWait { .. } | Stage::TxPresented { .. } => "tx_begin",
            Stage::TxFinish { .. } => "tx_finish",
            Stage::Ending { .. } | Stage::Finished => "finished",
        }
    }
}
