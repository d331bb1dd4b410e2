//! The state of a warp.

use super::copies::Copies;
use super::frames::{Frames, Values};
use super::loads::Loads;
use super::LANES;
use crate::code::inst::{Operand, Poll, Register, Special};
use crate::code::program::LOCAL_WINDOW;
use std::sync::Arc;
use turnstile_kernel::{lanes_of, Control, LaunchGeometry, Seat, SimtStack};

/// A warp of 32 threads.
#[derive(Clone, Debug)]
pub struct PtxWarp {
    pub(super) stack: SimtStack,
    pub(super) frames: Frames,
    pub(super) place: Arc<Place>,
    /// Its number in the block.
    pub(super) index: usize,
    pub(super) loads: Loads,
    pub(super) copies: Copies,
    /// Lanes for which an access to generic addresses is still to be made, when it goes to several memories.
    pub(super) remaining: Option<u64>,
    /// What is polled at the barrier that it waits for, and for which lanes.
    pub(super) polled: Option<(Poll, u64)>,
    /// The instruction before was a TX_Commit of lanes that were not all of the transaction's.
    pub(super) commits_apart: bool,
    /// The stack before the last load or store of a transaction.
    pub(super) before: Option<SimtStack>,
    /// What the instruction before did to the lanes that ran it.
    pub(super) control: Control,
    /// Global address of the first thread's local memory.
    pub(super) local: u64,
}

/// What the warps of a block have in common.
#[derive(Clone, Debug)]
pub struct Place {
    pub geometry: LaunchGeometry,
    pub block: [u32; 3],
    pub seat: Seat,
    /// The kernel's parameters.
    pub parameters: Arc<[u8]>,
    /// Shared memory of the block, and what of it the launch gives.
    pub shared_bytes: u32,
    pub dynamic_shared_bytes: u32,
    /// What the blocks of a grid meet at, if the kernel asks for it.
    pub workspace: u64,
}

impl PtxWarp {
    pub(super) fn new(place: Arc<Place>, index: usize, local: u64) -> Self {
        let threads = place.geometry.work_items() as usize - index * LANES;
        let lanes = u64::MAX >> (64 - threads.min(LANES));
        Self {
            stack: SimtStack::new(0, lanes),
            frames: Frames::default(),
            place,
            index,
            loads: Loads::default(),
            copies: Copies::default(),
            remaining: None,
            polled: None,
            commits_apart: false,
            before: None,
            control: Control::Other,
            local,
        }
    }

    /// An operand in every lane.
    pub(super) fn values(&self, operand: Operand) -> Values {
        match operand {
            Operand::Register(register) => *self.frames.register(register),
            Operand::Constant(value) => [value; LANES],
            Operand::Frame(offset) => {
                [LOCAL_WINDOW + u64::from(self.frames.local() + offset); LANES]
            }
            Operand::Special(special) => {
                std::array::from_fn(|lane| u64::from(self.special(special, lane)))
            }
        }
    }

    /// Writes `lanes` of a register, if there is one.
    pub(super) fn write(&mut self, register: Option<Register>, lanes: u64, values: &Values) {
        if let Some(register) = register {
            let held = self.frames.register_mut(register);
            lanes_of(lanes).for_each(|lane| held[lane] = values[lane]);
        }
    }

    /// The thread's number in its block, by dimensions.
    pub(super) fn thread(&self, lane: usize) -> [u32; 3] {
        let thread = (self.index * LANES + lane) as u32;
        let [x, y, _] = self.place.geometry.local_size;
        [thread % x, thread / x % y, thread / x / y]
    }

    fn special(&self, special: Special, lane: usize) -> u32 {
        let Place { geometry, seat, .. } = &*self.place;
        let bit = 1u32 << lane;
        match special {
            Special::ThreadId(dimension) => self.thread(lane)[dimension],
            Special::Threads(dimension) => geometry.local_size[dimension],
            Special::BlockId(dimension) => self.place.block[dimension],
            Special::Blocks(dimension) => geometry.groups()[dimension],
            Special::Lane => lane as u32,
            Special::Warp => self.index as u32,
            Special::Warps => geometry.warps(LANES) as u32,
            Special::Core => seat.core as u32,
            Special::Cores => seat.cores as u32,
            Special::LanesEqual => bit,
            Special::LanesBelow => bit - 1,
            Special::LanesUpTo => bit | (bit - 1),
            Special::LanesAbove => !(bit | (bit - 1)),
            Special::LanesFrom => !(bit - 1),
            Special::SharedBytes => self.place.shared_bytes,
            Special::DynamicSharedBytes => self.place.dynamic_shared_bytes,
            Special::Workspace { high: false } => self.place.workspace as u32,
            Special::Workspace { high: true } => (self.place.workspace >> 32) as u32,
            Special::Dimensions => geometry.dimensions,
            Special::GlobalOffset(dimension) => geometry.global_offset[dimension],
        }
    }
}
