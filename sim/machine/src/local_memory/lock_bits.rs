//! The port of an LDS with lock bits, and the registers and lanes of the warps whose atomics it does.

use super::access::{HalfRequest, Seen};
use super::atomics::{AtomicEvents, AtomicRequest, Done, Won};
use super::port::{LocalMemoryPort, LockBitRequests};
use super::request_pins::RequestPins;
use super::sizes::{LocalSize, HALF};
use crate::unit_pins::UnitPins;
use turnstile_hdl::full_size::WARPS;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_tools::Result;

/// Registers of a warp whose atomic instruction is in flight.
struct Registers {
    request: AtomicRequest,
    /// The words that the lanes that won last store.
    results: [u32; HALF],
}

/// The port of `lds_lockbits`: besides requests, atomic instructions, which share the pins of requests.
pub struct LockBitPort {
    requests: RequestPins,
    at: LdsLockbitsPins,
    /// By slot, from an instruction's request on.
    warps: [Option<Registers>; WARPS],
    atomic_presented: bool,
    result_presented: bool,
    /// The lanes' pins are a warp's whose instruction is in flight.
    lanes_issued: bool,
}

impl LockBitPort {
    /// Resets the top.
    pub fn new(top: UnitPins, pins: LdsLockbitsPins) -> Result<Self> {
        Ok(Self {
            requests: RequestPins::new(top, pins.into())?,
            at: pins,
            warps: [const { None }; WARPS],
            atomic_presented: false,
            result_presented: false,
            lanes_issued: false,
        })
    }

    /// What the last clock brought to atomic instructions.
    fn take_in_atomics(&mut self) -> AtomicEvents {
        let (at, outputs) = (&self.at, self.requests.top.outputs());
        let done = outputs[at.done_valid] == 1;
        let events = AtomicEvents {
            taken: self.atomic_presented && outputs[at.req_ready] == 1,
            won: (outputs[at.won_valid] == 1).then(|| {
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
        if self.result_presented {
            self.requests.top.next[self.at.result_valid] = 0;
            self.requests.driven = true;
            self.result_presented = false;
        }
        if let Some(won) = &events.won {
            self.operate(won);
        }
        self.drive_lanes();
        events
    }

    /// The lanes of the warp compute the words that the winners store.
    fn operate(&mut self, won: &Won) {
        let Some(Registers { request, results }) = &mut self.warps[won.warp] else {
            return;
        };
        if !request.external {
            for lane in (0..HALF).filter(|lane| won.lanes >> lane & 1 == 1) {
                let (data, data2) = (request.data[lane], request.data2[lane]);
                results[lane] = request.op.apply(won.old[lane], data, data2);
            }
        }
    }

    /// The lanes' pins of the next clock: those of the warp that is told to issue, else those of the plain request.
    fn drive_lanes(&mut self) {
        let (at, outputs) = (&self.at, self.requests.top.outputs());
        let issued = outputs[at.issue_valid] == 1;
        let warp = outputs[at.issue_warp] as usize;
        match &self.warps[warp] {
            Some(Registers { request, results }) if issued => {
                let next = &mut self.requests.top.next;
                next[at.lane_addr].copy_from_slice(&request.address);
                next[at.lane_data].copy_from_slice(results);
            }
            _ if self.lanes_issued => self.requests.present_lanes(),
            _ => {}
        }
        self.lanes_issued = issued;
    }
}

impl LockBitRequests for LockBitPort {
    fn request_atomic(&mut self, request: &AtomicRequest) {
        let mut request = request.clone();
        request.address = self.requests.size.at_pins(request.address);
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.req_valid] = 1;
        words[at.req_locked] = 1;
        words[at.req_warp] = request.warp as u32;
        words[at.req_waits] = request.external.into();
        words[at.req_lanes] = request.lanes;
        let warp = request.warp;
        self.warps[warp] = Some(Registers {
            request,
            results: [0; HALF],
        });
        self.atomic_presented = true;
    }

    fn result_free(&self) -> bool {
        !self.result_presented
    }

    fn store(&mut self, warp: usize, words: &[u32; HALF]) {
        let (at, next) = (&self.at, &mut self.requests.top.next);
        next[at.result_valid] = 1;
        next[at.result_warp] = warp as u32;
        if let Some(registers) = &mut self.warps[warp] {
            registers.results = *words;
        }
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
        self.drive_lanes();
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
