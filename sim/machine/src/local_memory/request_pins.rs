//! The port that every LDS top has: requests, and responses in their order.

use super::access::{HalfRequest, HalfResponse};
use super::sizes::{LocalSize, HALF};
use crate::config::Losers;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::lds_pins::LdsRequestPins;
use turnstile_hdl::pin_index::{Output, PinRange};
use turnstile_tools::{Error, Result};

/// Requests on the pins of a top, and those that are not answered.
pub(super) struct RequestPins {
    pub top: UnitPins,
    at: LdsRequestPins,
    pub size: LocalSize,
    presented: Option<HalfRequest>,
    unanswered: VecDeque<HalfRequest>,
    /// A pin has changed since the last clock.
    pub driven: bool,
}

impl RequestPins {
    /// Resets the top.
    pub fn new(mut top: UnitPins, at: LdsRequestPins) -> Result<Self> {
        top.reset(at.clear)?;
        Ok(Self {
            size: LocalSize::of(&top),
            top,
            at,
            presented: None,
            unanswered: VecDeque::new(),
            driven: true,
        })
    }

    pub fn free(&self) -> bool {
        self.presented.is_none()
    }

    /// Puts a request on the pins until it is taken.
    pub fn present(&mut self, mut request: HalfRequest) {
        request.address = self.size.at_pins(request.address);
        let (at, words) = (&self.at, &mut self.top.next);
        words[at.req_valid] = 1;
        words[at.req_op] = request.op as u32;
        words[at.req_lanes] = request.lanes;
        self.presented = Some(request);
        self.present_lanes();
    }

    /// Puts the words of the presented request's lanes on the pins.
    pub fn present_lanes(&mut self) {
        let Some(request) = &self.presented else {
            return;
        };
        let (at, words) = (&self.at, &mut self.top.next);
        words[at.lane_addr].copy_from_slice(&request.address);
        words[at.lane_data].copy_from_slice(&request.data);
        words[at.lane_data2].copy_from_slice(&request.data2);
    }

    /// Nothing is asked and nothing is under way.
    pub fn idle(&self) -> bool {
        !self.driven
            && self.presented.is_none()
            && self.unanswered.is_empty()
            && self.top.flag(self.at.idle)
    }

    /// One clock. `driven`: a pin that is not of this port has changed before it.
    pub fn clock(&mut self, driven: bool) -> Result<Option<Box<HalfResponse>>> {
        self.driven = driven;
        self.top.clock()?;
        if self.top.flag(self.at.req_ready) {
            if let Some(request) = self.presented.take() {
                self.top.next[self.at.req_valid] = 0;
                self.driven = true;
                self.unanswered.push_back(request);
            }
        }
        // After the acceptance: a transactional request is answered in the cycle in which it is taken.
        match self.top.flag(self.at.rsp_valid) {
            true => self.response().map(Some),
            false => Ok(None),
        }
    }

    fn response(&mut self) -> Result<Box<HalfResponse>> {
        let request = self.unanswered.pop_front().ok_or_else(|| {
            Error::run(
                format!("clock {} of the LDS", self.top.clocks()),
                "the LDS answered a request nobody made",
                "run again with --wave to see the pins; please report it, the RTL is wrong",
            )
        })?;
        let outputs = self.top.outputs();
        let words = |pins: PinRange<Output>| -> [u32; HALF] {
            std::array::from_fn(|lane| outputs[pins][lane])
        };
        Ok(Box::new(HalfResponse {
            data: words(self.at.rsp_data),
            data2: words(self.at.rsp_data2),
            aborted: 0,
            aborted_lower: 0,
            losers: Losers::Later,
            lost: 0,
            rounds: outputs[self.at.rsp_rounds],
            banks: self.size.banks,
            request,
        }))
    }
}
