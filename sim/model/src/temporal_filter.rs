//! [`temporal_filter`](turnstile_hdl::temporal_filter): who commits silently, aborts, or goes on.

use crate::first_reads::{FirstReads, Timed};
use turnstile_hdl::log_walker::SLOTS;

/// What becomes of the lanes of a commit.
#[derive(Clone, Copy)]
pub struct Filtered {
    pub silent: u32,
    pub abort: u32,
    pub send: u32,
}

/// The operations of a cycle, each with its warp.
#[derive(Clone, Copy)]
pub struct Operations {
    pub begin: Option<(usize, u32)>,
    pub load: Option<(usize, Timed)>,
    pub reply: Option<(usize, Timed)>,
}

#[derive(Default)]
pub struct TemporalFilter {
    warps: [FirstReads; SLOTS],
}

impl TemporalFilter {
    /// `lanes` of a warp commit, of which `wrote` have written; with `send_conflicts` readers in conflict go on.
    #[inline]
    pub fn filter(&self, warp: usize, lanes: u32, wrote: u32, send_conflicts: bool) -> Filtered {
        let conflicts = self.warps[warp].conflicts();
        let only_read = lanes & !wrote;
        let (silent, late) = (only_read & !conflicts, only_read & conflicts);
        let (abort, sent) = match send_conflicts {
            true => (0, late),
            false => (late, 0),
        };
        Filtered {
            silent,
            abort,
            send: lanes & wrote | sent,
        }
    }

    #[inline]
    pub fn clock(&mut self, operations: &Operations, clear: bool) {
        if let Some((warp, replies)) = operations.reply {
            self.warps[warp].reply(replies);
        }
        if let Some((warp, loads)) = operations.load {
            self.warps[warp].load(loads);
        }
        if let Some((warp, lanes)) = operations.begin {
            self.warps[warp].begin(lanes);
        }
        if clear {
            self.warps.iter_mut().for_each(FirstReads::clear);
        }
    }
}
