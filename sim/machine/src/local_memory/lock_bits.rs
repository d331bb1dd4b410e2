//! The port of an LDS with lock bits.

use super::access::{HalfRequest, Seen};
use super::atomics::{AtomicEvents, AtomicRequest, Done, Won};
use super::port::{LocalMemoryPort, LockBitRequests};
use super::request_pins::RequestPins;
use super::sizes::{LocalSize, HALF};
use crate::unit_pins::UnitPins;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::pins::PinValue;
use turnstile_tools::Result;

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

impl LockBitRequests for LockBitPort {
    fn request_atomic(&mut self, request: &AtomicRequest) {
        let address = self.requests.size.at_pins(request.address);
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.req_valid] = 1;
        words[at.req_op] = request.op.to_word();
        words[at.req_locked] = 1;
        words[at.req_warp] = request.warp as u32;
        words[at.req_external] = request.external.into();
        words[at.req_lanes] = request.lanes;
        words[at.lane_addr].copy_from_slice(&address);
        words[at.lane_data].copy_from_slice(&request.data);
        words[at.lane_data2].copy_from_slice(&request.data2);
        self.atomic_presented = true;
    }

    fn result_free(&self) -> bool {
        !self.result_presented
    }

    fn store(&mut self, warp: usize, words: &[u32; HALF]) {
        let (at, next) = (&self.at, &mut self.requests.top.next);
        next[at.result_valid] = 1;
        next[at.result_warp] = warp as u32;
        next[at.result_data].copy_from_slice(words);
        self.result_presented = true;
    }
}

impl LocalMemoryPort for LockBitPort {
    fn pins(&self) -> &UnitPins {
        &self.requests.top
    }

    fn size(&self) -> LocalSize {
        self.requests.size
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

    fn lock_bits(&mut self) -> Option<&mut dyn LockBitRequests> {
        Some(self)
    }
}
