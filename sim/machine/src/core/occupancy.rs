//! Work-groups on a core with their wavefronts: they start, repeat themselves, and leave.

use super::groups::{Ended, Groups};
use super::local_pipeline::LocalPipeline;
use super::repeat::{stand, Repeat};
use super::stuck::stuck;
use super::wavefronts::Wavefronts;
use crate::event::Event;
use crate::launch::Launch;
use crate::recorder::Recorder;
use crate::resources::{Needs, Placement};
use crate::wavefront::{Resident, Stage};
use turnstile_kernel::Code;
use turnstile_tools::Error;

/// What is resident on a core.
pub struct Occupancy<'a, C: Code<LANES>, const LANES: usize> {
    launch: &'a Launch<'a, C, LANES>,
    needs: Needs,
    pub groups: Groups,
    pub warps: Wavefronts<C::Warp, LANES>,
    /// Wavefronts that have ended and not left.
    ended: usize,
    /// Starts and ends of wavefronts, barriers, transactions, reads of the clock.
    pub changes: u64,
    /// A place each, while they are watched.
    repeats: Option<Vec<Repeat<C::Warp>>>,
}

impl<'a, C: Code<LANES>, const LANES: usize> Occupancy<'a, C, LANES> {
    /// Nothing, for work-groups with the same `needs`. `ended` is what a wavefront that has ended is to a barrier.
    pub fn new(launch: &'a Launch<'a, C, LANES>, needs: Needs, ended: Ended) -> Self {
        Self {
            launch,
            needs,
            groups: Groups::new(ended),
            warps: Wavefronts::new(),
            ended: 0,
            changes: 0,
            repeats: None,
        }
    }

    /// What a work-group takes.
    pub fn needs(&self) -> &Needs {
        &self.needs
    }

    /// A work-group starts at `placement`, its wavefronts in the order in which they are given, each with its number in the work-group. Returns
    /// their places.
    pub fn start(
        &mut self,
        group: usize,
        placement: Placement,
        warps: impl IntoIterator<Item = (usize, C::Warp)>,
        local: &mut LocalPipeline<LANES>,
        recorder: &mut Recorder,
    ) -> Vec<usize> {
        recorder.record(Event::GroupStarted {
            group,
            wavefronts: self.needs.wavefronts,
            lds_bytes: self.launch.grid.local_bytes,
        });
        local.start(&self.needs, &placement);
        let mut places = vec![];
        for (place, (index, registers)) in warps.into_iter().enumerate() {
            let slot = placement.slots.get(place).copied().unwrap_or(0);
            let resident = Resident::new(group, index, placement.pool, slot, registers);
            places.push(self.warps.start(resident));
            self.changes += 1;
        }
        self.groups.start(group, placement, self.needs.wavefronts);
        places
    }

    /// A wavefront has executed its last instruction. Returns its work-group.
    pub fn end(&mut self, warp: usize) -> usize {
        let resident = self.warps.get_mut(warp);
        resident.stage = Stage::Finished;
        self.ended += 1;
        resident.group
    }

    /// A wavefront has ended and has nothing under way.
    pub fn can_leave(&self) -> bool {
        let over = |resident: &Resident<C::Warp, LANES>| {
            resident.stage == Stage::Finished && resident.outstanding.none()
        };
        self.ended > 0 && self.warps.iter().any(over)
    }

    /// Lets wavefronts leave that have ended and have nothing under way. Returns where the work-groups were that leave with them.
    pub fn retire(&mut self, local: &mut LocalPipeline<LANES>) -> Vec<Placement> {
        let mut left = vec![];
        let mut from = 0;
        while self.ended > 0 {
            let Some((index, resident)) = self.warps.leave(from) else {
                break;
            };
            self.ended -= 1;
            from = index + 1;
            if let Some(placement) = self.groups.leave(resident.group) {
                local.end(&self.needs, resident.group, &placement);
                left.push(placement);
            }
        }
        left
    }

    /// Physical byte address of a work-group's local memory.
    pub fn base(&self, group: usize) -> u32 {
        self.groups.row_base(group) * self.needs.local.row_bytes()
    }

    /// A wavefront has executed a branch.
    pub fn branches(&mut self, warp: usize) {
        let repeats = self.repeats.as_mut();
        if let Some(repeat) = repeats.and_then(|all| all.get_mut(warp)) {
            repeat.branches(&self.warps.get(warp).registers);
        }
    }

    /// Watches whether wavefronts repeat themselves from now on, or does not any more. Meanwhile none starts: that would be a change.
    pub fn watch(&mut self, on: bool) {
        let places = self.warps.places().len();
        self.repeats = on.then(|| vec![Repeat::default(); places]);
    }

    /// Every wavefront that has not ended is at a barrier, or has repeated itself since it is watched.
    pub fn stands(&self) -> bool {
        stand(&self.warps, self.repeats.as_deref())
    }

    /// The run cannot go on.
    pub fn stuck(&self, now: u64, what: String, remedy: &str) -> Error {
        stuck(self.launch, now, self.warps.iter(), what, remedy)
    }
}
