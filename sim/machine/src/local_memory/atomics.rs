//! What is asked of lock bits, and what they answer.

use super::sizes::HALF;
use turnstile_hdl::lds_op::LdsOp;

/// An atomic instruction of a warp, done through lock bits.
#[derive(Clone, Debug)]
pub struct AtomicRequest {
    /// Where the instruction is kept while it is in flight.
    pub warp: usize,
    /// Operation, the same for all lanes.
    pub op: LdsOp,
    /// The words to store come from outside: [`LockBitRequests::store`](super::LockBitRequests::store).
    pub external: bool,
    /// Active lanes.
    pub lanes: u32,
    /// Byte address, a lane.
    pub address: [u32; HALF],
    pub data: [u32; HALF],
    pub data2: [u32; HALF],
}

/// Lanes of an instruction that have acquired their locks.
#[derive(Clone, Debug)]
pub struct Won {
    pub warp: usize,
    pub lanes: u32,
    /// The words that they found.
    pub old: [u32; HALF],
}

/// An instruction has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    pub warp: usize,
    /// Load-locks that it took.
    pub iterations: u32,
    /// Further rounds of its accesses because of bank conflicts.
    pub replays: u32,
}

/// What a clock brought to atomic instructions. Lanes win, an instruction ends, or a request is answered: never two in a clock.
#[derive(Clone, Debug, Default)]
pub struct AtomicEvents {
    /// The instruction on the pins was taken.
    pub taken: bool,
    pub won: Option<Box<Won>>,
    /// An instruction ended.
    pub done: Option<Done>,
}
