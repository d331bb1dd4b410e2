//! [`back_off`](turnstile_hdl::back_off): how long a warp waits after a failure in a commit unit.

use turnstile_hdl::back_off::ABORT_BITS;
use turnstile_hdl::full_size::{BACK_OFF_MOST, BACK_OFF_STEP, WARP_LANES};

/// To which a lane counts.
const MOST_ABORTS: u8 = (1 << ABORT_BITS) - 1;

/// What a commit has come to.
#[derive(Clone, Copy)]
pub struct Settled {
    pub lanes: u32,
    pub aborted: u32,
    pub failed: u32,
    /// By the lane's own aborts, else the warp's.
    pub by_lane: bool,
}

#[derive(Default)]
pub struct BackOff {
    /// Lanes that have aborted and not committed since.
    left: u32,
    length: usize,
    /// Of each lane, since its last commit.
    aborts: [u8; WARP_LANES],
    timer: usize,
}

impl BackOff {
    #[inline]
    pub fn ends(&self) -> bool {
        self.timer == 1
    }

    #[inline]
    pub fn clock(&mut self, settled: Option<Settled>) {
        self.timer = self.timer.saturating_sub(1);
        let Some(settled) = settled else {
            return;
        };
        let longer = (self.length + BACK_OFF_STEP).min(BACK_OFF_MOST);
        self.left = self.left & !settled.lanes | settled.aborted;
        if settled.aborted != 0 {
            self.length = longer;
        }
        if self.left == 0 {
            self.length = 0;
        }
        self.count(settled);
        if settled.failed != 0 {
            let last = settled.failed.ilog2() as usize;
            let own = BACK_OFF_STEP * usize::from(self.aborts[last]);
            self.timer = match settled.by_lane {
                true => own.min(BACK_OFF_MOST),
                false => longer,
            };
        }
    }

    fn count(&mut self, settled: Settled) {
        for (lane, aborts) in self.aborts.iter_mut().enumerate() {
            if settled.aborted >> lane & 1 != 0 {
                *aborts = MOST_ABORTS.min(*aborts + 1);
            } else if settled.lanes >> lane & 1 != 0 {
                *aborts = 0;
            }
        }
    }
}
