//! Requests to a bank in order, what the model says of them, and when the bank takes and answers them.

use crate::models::work_item::WorkItem;
use turnstile_hdl::lds_op::LdsOp;

#[derive(Copy, Clone, Debug)]
pub struct Request {
    pub op: LdsOp,
    pub transactional: bool,
    pub row: usize,
    pub byte: u32,
    pub data: u32,
    pub data2: u32,
    pub work_item: WorkItem,
}

/// Requests in order, and a flush somewhere between them.
#[derive(Default)]
pub struct Stream {
    pub requests: Vec<(Request, Expected)>,
    /// The slot is flushed in the cycle in which the request of this index is decided.
    pub flush: Option<(usize, usize)>,
}

/// What the model says of a request.
#[derive(Copy, Clone, Debug)]
pub struct Expected {
    pub word: u32,
    pub aborted: bool,
    /// Cycles from taking the request to its response.
    pub latency: u64,
    /// Cycles from taking the request until the next can be taken.
    pub busy: u64,
}

/// Cycles in which the requests of a stream are taken and answered.
pub struct Timing {
    pub taken: Vec<u64>,
    pub answered: Vec<u64>,
}

impl Timing {
    pub fn of(requests: &[(Request, Expected)]) -> Self {
        let mut cycle = 0;
        let mut timing = Self {
            taken: vec![],
            answered: vec![],
        };
        for (_, expected) in requests {
            timing.taken.push(cycle);
            timing.answered.push(cycle + expected.latency);
            cycle += expected.busy;
        }
        timing
    }

    pub fn end(&self) -> u64 {
        self.answered.last().copied().unwrap_or(0)
    }
}
