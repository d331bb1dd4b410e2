//! The port of an LDS with lock bits.

use super::access::{HalfRequest, Seen, HALF};
use super::port::LocalMemoryPort;
use super::request_pins::RequestPins;
use crate::unit_pins::UnitPins;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::PinValue;
use turnstile_tools::Result;

/// An atomic instruction of a warp, done through lock bits.
#[derive(Clone, Debug)]
pub struct AtomicRequest {
    /// Where the instruction is kept while it is in flight.
    pub warp: usize,
    /// Operation, the same for all lanes.
    pub op: LdsOp,
    /// The words to store come from outside: [`LockBitPort::store`].
    pub external: bool,
    /// Active lanes.
    pub lanes: u32,
    /// Byte address, a lane.
    pub address: [u32; HALF],
    /// First operand.
    pub data: [u32; HALF],
    /// Second operand.
    pub data2: [u32; HALF],
}

/// Lanes of an instruction that have acquired their locks.
#[derive(Clone, Debug)]
pub struct Won {
    /// The instruction's warp.
    pub warp: usize,
    /// The lanes.
    pub lanes: u32,
    /// The words that they found.
    pub old: [u32; HALF],
}

/// An instruction has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Its warp.
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
    /// Lanes won.
    pub won: Option<Box<Won>>,
    /// An instruction ended.
    pub done: Option<Done>,
}

/// The port of `lds_lockbits`: besides requests, atomic instructions, which share the pins of requests.
pub struct LockBitPort {
    requests: RequestPins,
    at: LdsLockbitsPins,
    atomic_presented: bool,
    result_presented: bool,
}

impl LockBitPort {
    /// Resets the top.
    pub fn new(top: UnitPins, pins: LdsLockbitsPins) -> Result<Self> {
        Ok(Self {
            requests: RequestPins::new(top, pins.into())?,
            at: pins,
            atomic_presented: false,
            result_presented: false,
        })
    }

    /// Puts an atomic instruction on the pins, which must be [free](LocalMemoryPort::request_free), until it is taken.
    pub fn request_atomic(&mut self, request: &AtomicRequest) {
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.req_valid] = 1;
        words[at.req_op] = request.op.to_word();
        words[at.req_locked] = 1;
        words[at.req_warp] = request.warp as u32;
        words[at.req_external] = request.external.into();
        words[at.req_lanes] = request.lanes;
        words[at.lane_addr].copy_from_slice(&request.address);
        words[at.lane_data].copy_from_slice(&request.data);
        words[at.lane_data2].copy_from_slice(&request.data2);
        self.atomic_presented = true;
    }

    /// Whether words to store can be put on the pins.
    pub fn result_free(&self) -> bool {
        !self.result_presented
    }

    /// Puts the words that the winners of `warp`'s external instruction store on the pins until they are taken.
    pub fn store(&mut self, warp: usize, words: &[u32; HALF]) {
        let (at, next) = (&self.at, &mut self.requests.top.next);
        next[at.result_valid] = 1;
        next[at.result_warp] = warp as u32;
        next[at.result_data].copy_from_slice(words);
        self.result_presented = true;
    }

    /// What the last clock brought to atomic instructions.
    fn take_in_atomics(&mut self) -> AtomicEvents {
        let (at, outputs) = (&self.at, self.requests.top.outputs());
        let won = outputs[at.won_valid] == 1;
        let done = outputs[at.done_valid] == 1;
        let result_taken = self.result_presented && outputs[at.result_ready] == 1;
        let events = AtomicEvents {
            taken: self.atomic_presented && outputs[at.req_ready] == 1,
            won: won.then(|| {
                Box::new(Won {
                    warp: outputs[at.won_warp] as usize,
                    lanes: outputs[at.won_lanes],
                    old: std::array::from_fn(|lane| outputs[at.rsp_data][lane]),
                })
            }),
            done: done.then(|| Done {
                warp: outputs[at.done_warp] as usize,
                iterations: outputs[at.done_iterations],
                replays: outputs[at.done_replays],
            }),
        };
        if events.taken {
            self.requests.top.next[self.at.req_valid] = 0;
            self.requests.driven = true;
            self.atomic_presented = false;
        }
        if result_taken {
            self.requests.top.next[self.at.result_valid] = 0;
            self.requests.driven = true;
            self.result_presented = false;
        }
        events
    }
}

impl LocalMemoryPort for LockBitPort {
    fn pins(&self) -> &UnitPins {
        &self.requests.top
    }

    fn request_free(&self) -> bool {
        self.requests.free() && !self.atomic_presented
    }

    fn request(&mut self, request: HalfRequest) {
        self.requests.top.next[self.at.req_locked] = 0;
        self.requests.present(request);
    }

    fn idle(&self) -> bool {
        let in_flight = self.requests.top.outputs()[self.at.in_flight];
        self.requests.idle() && !self.atomic_presented && !self.result_presented && in_flight == 0
    }

    fn clock(&mut self) -> Result<Seen> {
        Ok(Seen {
            response: self.requests.clock(false)?,
            atomics: self.take_in_atomics(),
            ..Seen::default()
        })
    }

    fn lock_bits(&mut self) -> Option<&mut LockBitPort> {
        Some(self)
    }
}
