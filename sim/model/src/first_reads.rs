//! [`first_reads`](turnstile_hdl::first_reads): times of first reads, looked at in cycles with loads and answers.

use crate::bits::ones;
use turnstile_hdl::full_size::WARP_LANES;

/// Lanes, and a time.
#[derive(Clone, Copy)]
pub struct Timed {
    pub lanes: u32,
    pub time: u64,
}

#[derive(Default)]
pub struct FirstReads {
    reading: u32,
    conflicting: u32,
    first: [u64; WARP_LANES],
}

impl FirstReads {
    #[inline]
    pub fn conflicts(&self) -> u32 {
        self.conflicting
    }

    pub fn clear(&mut self) {
        self.reading = 0;
        self.conflicting = 0;
    }

    /// What a cycle has of these comes in this order.
    pub fn reply(&mut self, replies: Timed) {
        for lane in ones(replies.lanes & self.reading) {
            if self.first[lane] < replies.time {
                self.conflicting |= 1 << lane;
            }
        }
    }

    pub fn load(&mut self, loads: Timed) {
        for lane in ones(loads.lanes & !self.reading) {
            self.first[lane] = loads.time;
        }
        self.reading |= loads.lanes;
    }

    pub fn begin(&mut self, lanes: u32) {
        self.reading &= !lanes;
        self.conflicting &= !lanes;
    }
}
