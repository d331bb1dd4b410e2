//! The port of an LDS without transactions.

use super::access::{HalfRequest, Seen};
use super::port::LocalMemoryPort;
use super::request_pins::RequestPins;
use super::sizes::LocalSize;
use crate::unit_pins::UnitPins;
use turnstile_hdl::lds_baseline::LdsBaselinePins;
use turnstile_tools::Result;

/// The port of `lds_baseline`.
pub struct PlainPort {
    requests: RequestPins,
}

impl PlainPort {
    /// Resets the top.
    pub fn new(top: UnitPins, pins: LdsBaselinePins) -> Result<Self> {
        let requests = RequestPins::new(top, pins.into())?;
        Ok(Self { requests })
    }
}

impl LocalMemoryPort for PlainPort {
    fn pins(&self) -> &UnitPins {
        &self.requests.top
    }

    fn size(&self) -> LocalSize {
        self.requests.size
    }

    fn request_free(&self) -> bool {
        self.requests.free()
    }

    fn request(&mut self, request: HalfRequest) {
        self.requests.present(request);
    }

    fn idle(&self) -> bool {
        self.requests.idle()
    }

    fn clock(&mut self) -> Result<Seen> {
        Ok(Seen {
            response: self.requests.clock(false)?,
            ..Seen::default()
        })
    }
}
