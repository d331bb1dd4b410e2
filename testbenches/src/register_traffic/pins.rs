//! Transaction requests and answers on the pins of an LDS top, in one clock.

use turnstile_hdl::pins::Pin;
use turnstile_sim::machine::LdsPort;

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

/// Positions of the pins.
pub struct TxPins {
    valid: usize,
    commit: usize,
    wavefront: usize,
    exec: [usize; 2],
    ready: usize,
    answered: usize,
    answer_wavefront: usize,
    retry: usize,
    answer_exec: [usize; 2],
    committed: [usize; 2],
}

impl TxPins {
    /// # Panics
    /// If the top runs no transactions.
    pub fn new(port: &LdsPort) -> Self {
        let position = |pins: &[Pin], name: &str| {
            let position = pins.iter().position(|pin| pin.name == name);
            position.unwrap_or_else(|| panic!("no pin {name}"))
        };
        let input = |name: &str| position(port.inputs().0, name);
        let output = |name: &str| position(port.outputs().0, name);
        Self {
            valid: input("tx_valid"),
            commit: input("tx_commit"),
            wavefront: input("tx_wavefront"),
            exec: ["tx_exec_lo", "tx_exec_hi"].map(input),
            ready: output("tx_ready"),
            answered: output("txrsp_valid"),
            answer_wavefront: output("txrsp_wavefront"),
            retry: output("txrsp_retry"),
            answer_exec: ["txrsp_exec_lo", "txrsp_exec_hi"].map(output),
            committed: ["txrsp_committed_lo", "txrsp_committed_hi"].map(output),
        }
    }

    /// The request that is taken in this clock.
    pub fn request(&self, port: &LdsPort) -> Option<Request> {
        let inputs = port.inputs().1;
        let taken = inputs[self.valid] == 1 && port.outputs().1[self.ready] == 1;
        taken.then(|| Request {
            slot: inputs[self.wavefront] as usize,
            commit: inputs[self.commit] == 1,
            exec: wide(inputs, self.exec),
        })
    }

    /// The answer that is given in this clock.
    pub fn answer(&self, port: &LdsPort) -> Option<Answer> {
        let outputs = port.outputs().1;
        (outputs[self.answered] == 1).then(|| Answer {
            slot: outputs[self.answer_wavefront] as usize,
            retry: outputs[self.retry] == 1,
            exec: wide(outputs, self.answer_exec),
            committed: wide(outputs, self.committed),
        })
    }
}

fn wide(pins: &[u32], [low, high]: [usize; 2]) -> u64 {
    u64::from(pins[low]) | u64::from(pins[high]) << 32
}
