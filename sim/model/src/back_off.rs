//! [`back_off`](turnstile_hdl::back_off): how long a warp waits after a failure in a commit unit.

use turnstile_hdl::full_size::{BACK_OFF_MOST, BACK_OFF_STEP};

/// What a commit has come to.
#[derive(Clone, Copy)]
pub struct Settled {
    pub lanes: u32,
    pub aborted: u32,
    pub failed: bool,
}

#[derive(Default)]
pub struct BackOff {
    /// Lanes that have aborted and not committed since.
    left: u32,
    length: usize,
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
        if settled.failed {
            self.timer = longer;
        }
    }
}
