//! Global memory as a core for warps of 32 sees it: an access on its way, and those that are under way.

use super::memory_unit::{MemoryUnit, Order};
use crate::memory::{Client, MemorySystem};
use crate::recorder::Recorder;
use turnstile_kernel::{lanes_of, MemoryOp, MemoryRequest, ScalarLoad, Space};

/// An access of a warp on its way to the memory system.
pub struct Outgoing<const LANES: usize> {
    /// Cycle in which it is there.
    pub from: u64,
    /// Index of the warp, and of the instruction.
    pub warp: usize,
    pub pc: u32,
    pub what: Access<LANES>,
}

/// What it asks for.
pub enum Access<const LANES: usize> {
    Lanes(Box<MemoryRequest<LANES>>),
    Words(ScalarLoad),
}

/// The stage.
pub struct MemoryStage<const LANES: usize> {
    pub unit: MemoryUnit<LANES>,
    /// An access that the memory system takes when it has room. Others wait at issue.
    outgoing: Option<Outgoing<LANES>>,
    /// A warp waits for room.
    wanted: bool,
}

impl<const LANES: usize> MemoryStage<LANES> {
    /// That of a core.
    pub fn new(core: usize) -> Self {
        Self {
            unit: MemoryUnit::new(core, Order::Replies),
            outgoing: None,
            wanted: false,
        }
    }

    /// An access is on its way.
    pub fn sends(&self) -> bool {
        self.outgoing.is_some()
    }

    /// An access leaves its warp.
    ///
    /// # Panics
    /// If another one is on its way.
    pub fn send(&mut self, outgoing: Outgoing<LANES>) {
        assert!(self.outgoing.is_none(), "an access would be lost");
        self.outgoing = Some(outgoing);
    }

    /// The access that is on its way, if the memory system has room for it.
    pub fn take(&mut self, memory: &MemorySystem) -> Option<Outgoing<LANES>> {
        let client = match self.outgoing.as_ref()?.what {
            Access::Lanes(_) => Client::Vector,
            Access::Words(_) => Client::Scalar,
        };
        match self.unit.has_room(client, memory) {
            true => self.outgoing.take(),
            false => None,
        }
    }

    /// A warp waits for room, if it does.
    pub fn wants(&mut self, room: bool) {
        self.wanted |= room;
    }

    /// There may be room. Whether somebody waits for it.
    pub fn frees(&mut self) -> bool {
        std::mem::take(&mut self.wanted)
    }
}

/// Tells of a store or atomic outside of transactions.
pub fn tell_plain<const LANES: usize>(request: &MemoryRequest<LANES>, recorder: &mut Recorder) {
    let bytes = match request.op {
        MemoryOp::Load { .. } => return,
        MemoryOp::Store { bytes } => u64::from(bytes),
        MemoryOp::Atomic(_) => 4,
        MemoryOp::Atomic64(_) => 8,
    };
    if request.space == Space::Local {
        return;
    }
    for lane in lanes_of(request.lanes) {
        let address = request.address[lane];
        for word in address / 4..=(address + bytes - 1) / 4 {
            recorder.commit_order().plain(word as u32);
        }
    }
}
