//! Transaction requests and answers on the pins of an LDS top, in one clock.

use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_machine::UnitPins;

/// TX_Begin or TX_Commit, in the clock in which it is taken.
#[derive(Copy, Clone, Debug)]
pub struct Request {
    pub slot: usize,
    pub commit: bool,
    pub exec: u64,
}

/// Answer to a request.
#[derive(Copy, Clone, Debug)]
pub struct Answer {
    pub slot: usize,
    pub retry: bool,
    pub exec: u64,
    pub committed: u64,
}

/// The request that is taken in this clock.
pub fn request(top: &UnitPins, at: &LdsTransactionalPins) -> Option<Request> {
    let inputs = top.inputs();
    let taken = inputs[at.tx_valid] == 1 && top.outputs()[at.tx_ready] == 1;
    taken.then(|| Request {
        slot: inputs[at.tx_wavefront] as usize,
        commit: inputs[at.tx_commit] == 1,
        exec: wide(inputs[at.tx_exec_lo], inputs[at.tx_exec_hi]),
    })
}

/// The answer that is given in this clock.
pub fn answer(top: &UnitPins, at: &LdsTransactionalPins) -> Option<Answer> {
    let outputs = top.outputs();
    (outputs[at.txrsp_valid] == 1).then(|| Answer {
        slot: outputs[at.txrsp_wavefront] as usize,
        retry: outputs[at.txrsp_retry] == 1,
        exec: wide(outputs[at.txrsp_exec_lo], outputs[at.txrsp_exec_hi]),
        committed: wide(
            outputs[at.txrsp_committed_lo],
            outputs[at.txrsp_committed_hi],
        ),
    })
}

fn wide(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}
