//! What one executed instruction asks of the machine.

use super::request::{LocalRequest, MemoryRequest, ScalarLoad};
use super::token::{Limit, Token};

/// For how many threads something holds, and how many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Votes {
    /// Threads for which it holds.
    pub holds: u32,
    /// Threads.
    pub of: u32,
}

/// What an instruction did to the lanes that run it, as far as a stack of lanes is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// All of them went to this instruction.
    Next(u32),
    /// They went different ways.
    Apart {
        /// Instruction and lanes of those that run on.
        first: (u32, u64),
        /// The others.
        then: (u32, u64),
        /// Where they meet; none: nowhere before the function ends.
        meet: Option<u32>,
    },
    /// They went more than two ways, called a function, or left one.
    Other,
}

/// What the machine must do after [`Warp::execute`](super::Warp::execute). The program counter has already moved to the
/// next instruction (for a taken branch: to the target).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect<const LANES: usize> {
    /// Nothing; registers are already updated.
    Next,
    /// A branch; the program counter already is where it leads.
    Branch {
        /// Whether it was taken.
        taken: bool,
        /// Whether it leads to itself or to an instruction before it.
        backward: bool,
        /// Instruction (by index) that follows it in a transaction when no lane runs, if that is fixed: a way out of a
        /// loop (see `way_out`).
        way_out: Option<u32>,
    },
    /// The warp is finished.
    End,
    /// Arrive at a barrier of the work-group, and wait for its other warps.
    Barrier {
        /// Which of the work-group's barriers.
        id: u32,
        /// Threads that it waits for, whole warps of them; none = all of the work-group.
        threads: Option<u32>,
        /// The warp wants to know of how many threads at the barrier something holds
        /// ([`Warp::deliver_votes`](super::Warp::deliver_votes)); of its own, here.
        votes: Option<Votes>,
        /// Whether the warp waits: one that only arrives goes on.
        waits: bool,
    },
    /// Go on when all limits hold; none = at once. A front end with a scoreboard leaves the program counter where it is,
    /// so that the instruction is executed after the wait.
    Wait(Vec<Limit>),
    /// Idle for this many clocks.
    Idle {
        /// Clocks to wait.
        clocks: u32,
    },
    /// TX_Begin. With no active lane the machine presents nothing.
    TxBegin,
    /// TX_Commit. With no active lane the machine presents nothing.
    TxCommit,
    /// Accesses to local memory.
    Local(Box<LocalRequest<LANES>>),
    /// An access to global memory.
    Memory(Box<MemoryRequest<LANES>>),
    /// A load for all lanes together.
    ScalarLoad(ScalarLoad),
    /// The clock count: two words for all lanes together, low word first.
    ReadClock(Token),
    /// The nanoseconds that have passed by the core's clock, in the same form.
    ReadTime(Token),
}
