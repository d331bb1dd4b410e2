//! Tells the replay what happened on the pins.

use super::lds::{HalfRequest, HalfResponse, HALF};
use crate::check::{Access, Conflicts, Footprints, Replay, WorkItem};
use crate::isa::{LdsOp, LANES};

/// Where an access comes from.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Work-group, in launch order.
    pub group: usize,
    /// Wavefront of the work-group.
    pub wavefront: usize,
    /// Physical byte address of the work-group's local memory.
    pub base: u32,
    /// Line of the kernel's text.
    pub line: u32,
    /// Cycle of the response.
    pub cycle: u64,
}

/// Replays the run while it goes.
#[derive(Debug)]
pub struct Recorder {
    replay: Replay,
}

impl Recorder {
    /// `file` is the name of the kernel's text, for messages.
    pub fn new(file: &str) -> Self {
        Self {
            replay: Replay::new(file),
        }
    }

    /// A work-group starts.
    pub fn start(&mut self, group: usize, lds_bytes: u32) {
        self.replay.start(group as u32, lds_bytes);
    }

    /// An access is complete. Lanes of one request reach a bank in lane order.
    pub fn access(&mut self, source: &Source, response: &HalfResponse) {
        let request = &response.request;
        let item =
            |lane: usize| work_item(source.group, source.wavefront, lane + first_lane(request));
        if !request.transactional {
            for lane in lanes(request.lanes.into()) {
                self.replay
                    .plain(item(lane), access(source, response, lane));
            }
            return;
        }
        for lane in lanes((request.lanes & !response.lost).into()) {
            self.replay
                .transactional(item(lane), access(source, response, lane));
        }
        let losers = u64::from(request.lanes & response.aborted);
        for lane in lanes(losers) {
            self.replay
                .lose(item(lane), &access(source, response, lane));
        }
        // Only now: they lost while the entries of all of them were still there.
        for lane in lanes(losers) {
            self.replay.abort(item(lane));
        }
    }

    /// A pass ends: `committed` lanes are done, `retried` lanes rolled back.
    pub fn end_pass(&mut self, group: usize, wavefront: usize, committed: u64, retried: u64) {
        for lane in lanes(retried) {
            self.replay.abort(work_item(group, wavefront, lane));
        }
        for lane in lanes(committed) {
            self.replay.commit(work_item(group, wavefront, lane));
        }
    }

    /// A work-group has ended with these words in its local memory.
    pub fn finish(&mut self, group: usize, words: &[u32]) {
        self.replay.finish(group as u32, words);
    }

    /// First thing the order of commits does not explain.
    pub fn violation(&self) -> Option<&str> {
        self.replay.violation()
    }

    /// Read and write sets of the committed transactions.
    pub fn footprints(&self) -> Footprints {
        self.replay.footprints()
    }

    /// Lost conflicts by cause.
    pub fn conflicts(&self) -> Conflicts {
        self.replay.conflicts()
    }
}

fn work_item(group: usize, wavefront: usize, lane: usize) -> WorkItem {
    WorkItem {
        group: group as u32,
        wavefront: wavefront as u32,
        lane: lane as u32,
    }
}

fn first_lane(request: &HalfRequest) -> usize {
    HALF * usize::from(request.upper)
}

fn lanes(mask: u64) -> impl Iterator<Item = usize> {
    (0..LANES).filter(move |lane| mask >> lane & 1 != 0)
}

fn access(source: &Source, response: &HalfResponse, lane: usize) -> Access {
    let request = &response.request;
    let low = u64::from(response.data[lane]);
    let returned = match request.op {
        LdsOp::WriteB8 | LdsOp::WriteB16 | LdsOp::WriteB32 | LdsOp::WriteB64 => None,
        LdsOp::ReadB64 => Some(low | u64::from(response.data2[lane]) << 32),
        _ => Some(low),
    };
    Access {
        op: request.op,
        address: u32::from(request.address[lane]) - source.base,
        data: [request.data[lane], request.data2[lane]],
        returned,
        line: source.line,
        cycle: source.cycle,
    }
}
