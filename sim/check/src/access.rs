//! What a lane did to local memory.

use super::at::At;
use turnstile_hdl::lds_op::LdsOp;

/// One lane's access to local memory, with the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub op: LdsOp,
    /// Byte address in the work-group's local memory.
    pub address: u32,
    pub data: [u32; 2],
    /// What the lane got: extended to a word for narrow loads, two words for a 64-bit load, the old word for atomics.
    /// `None` if nobody looks at it.
    pub returned: Option<u64>,
    /// Where the lane does it.
    pub at: At,
    /// Cycle of the response.
    pub cycle: u64,
}
