//! Work-groups on a core: their barriers, and when the last wavefront has left.

use crate::machine::resources::Placement;
use std::collections::BTreeMap;

/// Resident work-groups, by number in launch order.
#[derive(Clone, Debug, Default)]
pub struct Groups {
    resident: BTreeMap<usize, Group>,
}

#[derive(Clone, Debug)]
struct Group {
    placement: Placement,
    wavefronts: usize,
    /// Wavefronts at the barrier.
    waiting: usize,
    /// Wavefronts that have executed their last instruction.
    ended: usize,
    /// Wavefronts that have left: ended, and nothing under way.
    left: usize,
}

/// What follows when a wavefront arrives at a barrier, or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nothing.
    Waits,
    /// All wavefronts of the work-group are there: they go on.
    Opens,
    /// Some wavefronts wait while others have ended: it never opens.
    Missed,
}

impl Groups {
    /// A work-group of `wavefronts` wavefronts starts.
    pub fn start(&mut self, group: usize, placement: Placement, wavefronts: usize) {
        let state = Group {
            placement,
            wavefronts,
            waiting: 0,
            ended: 0,
            left: 0,
        };
        self.resident.insert(group, state);
    }

    /// First row of a work-group's local memory.
    pub fn row_base(&self, group: usize) -> u32 {
        self.resident
            .get(&group)
            .map_or(0, |group| group.placement.row_base)
    }

    /// A wavefront arrives at the barrier.
    pub fn arrive(&mut self, group: usize) -> Barrier {
        let state = self.get_mut(group);
        state.waiting += 1;
        if state.ended > 0 {
            return Barrier::Missed;
        }
        if state.waiting < state.wavefronts {
            return Barrier::Waits;
        }
        state.waiting = 0;
        Barrier::Opens
    }

    /// A wavefront executes its last instruction.
    pub fn end(&mut self, group: usize) -> Barrier {
        let state = self.get_mut(group);
        state.ended += 1;
        if state.waiting > 0 {
            Barrier::Missed
        } else {
            Barrier::Waits
        }
    }

    /// A wavefront leaves; with the last one its work-group does, and tells where it was.
    pub fn leave(&mut self, group: usize) -> Option<Placement> {
        let state = self.get_mut(group);
        state.left += 1;
        if state.left < state.wavefronts {
            return None;
        }
        self.resident.remove(&group).map(|group| group.placement)
    }

    fn get_mut(&mut self, group: usize) -> &mut Group {
        self.resident
            .get_mut(&group)
            .expect("a resident wavefront's work-group is resident")
    }
}
