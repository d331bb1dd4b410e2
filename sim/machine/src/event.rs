//! What happens on the cores, told as values to those who check and count it.

use super::core::LockedWords;
use super::local_memory::{Done, HalfResponse, TxMode};
use crate::metrics::Activity;
use turnstile_check::{At, Lost};

/// Something has happened.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A work-group starts.
    GroupStarted {
        /// Work-group, in launch order.
        group: usize,
        wavefronts: usize,
        /// Its local memory.
        lds_bytes: u32,
    },
    /// The local memory of a work-group that has ended.
    GroupRead {
        /// Work-group, in launch order.
        group: usize,
        words: &'a [u32],
    },
    /// A wavefront has executed an instruction.
    Executed { in_transaction: bool },
    /// An access of half a wavefront to local memory is complete.
    Accessed {
        /// Where it comes from.
        source: Source,
        /// What it brought.
        response: &'a HalfResponse,
    },
    /// Lanes of an atomic instruction have acquired their locks and found their words.
    Locked {
        /// Where it comes from.
        source: Source,
        /// What they found, and, unless that depends on more, what they will store before the next that is told of the instruction.
        words: &'a LockedWords,
    },
    /// What lanes store, for which that depended on more.
    Operated {
        /// Where it comes from.
        source: Source,
        words: &'a LockedWords,
    },
    /// An atomic instruction through lock bits has ended.
    AtomicEnded {
        /// Where it comes from.
        source: Source,
        /// What it took.
        done: &'a Done,
        /// From its issue until it was complete.
        cycles: u64,
    },
    /// A wavefront begins a pass through a transaction.
    PassBegun {
        /// Work-group, in launch order.
        group: usize,
        /// Wavefront of the work-group.
        wavefront: usize,
        /// From which on it runs.
        cycle: u64,
        /// Lanes that run.
        lanes: u64,
        /// How.
        mode: TxMode,
    },
    /// Another wavefront's work-group serialisation cuts a pass short.
    PassKilled,
    /// A wavefront ends a pass through a transaction.
    PassEnded {
        /// Work-group, in launch order.
        group: usize,
        /// Wavefront of the work-group.
        wavefront: usize,
        /// From which on the wavefront goes on.
        cycle: u64,
        /// Lanes that are done.
        committed: u64,
        /// Lanes that are rolled back.
        retried: u64,
        /// It was the last pass.
        transaction_ended: bool,
        /// Of an ended transaction: a pass was in wavefront or work-group serialisation.
        serialised: bool,
    },
    /// Attempts of a warp on global memory have ended together.
    AttemptsEnded {
        /// Block, in launch order.
        group: usize,
        /// Warp of the block.
        wavefront: usize,
        /// From TX_Begin, or from the end of the attempts before, to the end.
        cycles: [u64; 2],
        committed: u64,
        aborted: u64,
    },
    /// A work-item has lost a conflict. Told behind the event that it lost in.
    Lost(&'a Lost),
    /// A wavefront has spent time.
    Spent {
        /// What it did.
        activity: Activity,
        cycles: u64,
    },
}

/// Where an access comes from.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Work-group, in launch order.
    pub group: usize,
    /// Wavefront of the work-group.
    pub wavefront: usize,
    /// Physical byte address of the work-group's local memory.
    pub base: u32,
    /// Which instruction makes it.
    pub at: At,
    /// Cycle of the response.
    pub cycle: u64,
}
