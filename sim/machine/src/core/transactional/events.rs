//! What transactions tell their core, and who records the run.

use super::slot::End;
use turnstile_check::{Finder, WordAccess, WorkItem};
use turnstile_kernel::{LaneWords, Token};

/// What the core must know of a clock.
#[derive(Clone, Debug)]
pub enum TransactionEvent<const LANES: usize> {
    /// A store is in the log.
    Stored { warp: usize, token: Token },
    /// A load has found everything in the log.
    Loaded {
        warp: usize,
        token: Token,
        lanes: u64,
        words: Vec<LaneWords<LANES>>,
    },
    /// Lanes have paused at an instruction.
    Paused { warp: usize, lanes: u32, pc: u32 },
    /// The warp may issue again.
    GoesOn { warp: usize },
    /// A log is full.
    Overflow { warp: usize, pc: u32, what: String },
    /// A pass has ended.
    Ended { slot: usize, end: End },
    /// The stack says who runs now: instruction, lanes, entries of the log; none if the transaction is over.
    Settled {
        slot: usize,
        top: (u32, u32),
        log: Option<u32>,
    },
}

/// What the recorder is told of.
#[derive(Clone, Debug)]
pub enum Observed {
    /// A thread has read or written a word.
    Access {
        thread: WorkItem,
        access: WordAccess,
    },
    /// A thread has looked for a word among its own stores.
    Looked {
        thread: WorkItem,
        word: u32,
        found: Option<u32>,
        line: u32,
    },
    /// A thread's attempt will abort: told of all lanes of a walk before what becomes of any of them.
    Lost {
        thread: WorkItem,
        /// Where it happened first.
        finder: Finder,
        /// Cycles since the pass began.
        cycles: u64,
    },
    /// What a walk has made of its lanes.
    Ended {
        group: usize,
        wavefront: usize,
        /// Of the attempts.
        began: u64,
        end: End,
    },
    Aborted {
        thread: WorkItem,
    },
    Committed {
        thread: WorkItem,
        number: Option<u32>,
    },
}
