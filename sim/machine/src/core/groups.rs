//! Work-groups on a core: their barriers, and when the last wavefront has left.

use crate::resources::Placement;
use std::collections::BTreeMap;
use turnstile_kernel::Votes;

/// Resident work-groups, by number in launch order.
#[derive(Clone, Debug)]
pub struct Groups {
    ended: Ended,
    resident: BTreeMap<usize, Group>,
}

/// What a wavefront that has ended is to a barrier of its work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Missing: the barrier never opens.
    Missing,
    /// As good as one that has arrived.
    Arrived,
}

#[derive(Clone, Debug)]
struct Group {
    placement: Placement,
    wavefronts: usize,
    /// Barriers that wavefronts have come to and that have not opened, by number.
    barriers: BTreeMap<u32, Arrived>,
    /// What threads that wait at barriers have voted, by number of the barrier.
    votes: BTreeMap<u32, Votes>,
    /// Wavefronts that have executed their last instruction.
    ended: usize,
    /// Wavefronts that have left: ended, and nothing under way.
    left: usize,
}

#[derive(Clone, Copy, Debug)]
struct Arrived {
    wavefronts: usize,
    /// Those of them that wait.
    waiting: usize,
    /// Wavefronts that open it; none = all of the work-group.
    needed: Option<usize>,
}

impl Group {
    /// The barrier that opens now, if one does. There is no second: whoever waits there is missing here.
    fn opens(&self, ended: Ended) -> Option<u32> {
        let arrived = match ended {
            Ended::Missing => 0,
            Ended::Arrived => self.ended,
        };
        let full = |(_, barrier): &(&u32, &Arrived)| match barrier.needed {
            Some(needed) => barrier.wavefronts >= needed,
            None => barrier.wavefronts + arrived == self.wavefronts,
        };
        self.barriers.iter().find(full).map(|(&id, _)| id)
    }

    /// No wavefront is left that could open a barrier at which others wait.
    fn missed(&self, ended: Ended) -> bool {
        let waiting = self.barriers.values().map(|barrier| barrier.waiting);
        let waiting: usize = waiting.sum();
        waiting > 0
            && match ended {
                Ended::Missing => self.ended > 0,
                Ended::Arrived => waiting + self.ended == self.wavefronts,
            }
    }
}

/// What follows when a wavefront arrives at a barrier, or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nothing.
    Waits,
    /// All wavefronts that it waits for are there: those at this barrier go on.
    Opens(u32),
    /// Some wavefronts wait, and others that would have to come have ended or wait elsewhere: it never opens.
    Missed,
}

impl Groups {
    /// None.
    pub fn new(ended: Ended) -> Self {
        Self {
            ended,
            resident: BTreeMap::new(),
        }
    }

    /// A work-group of `wavefronts` wavefronts starts.
    pub fn start(&mut self, group: usize, placement: Placement, wavefronts: usize) {
        let state = Group {
            placement,
            wavefronts,
            barriers: BTreeMap::new(),
            votes: BTreeMap::new(),
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

    /// A wavefront arrives at barrier `id`, which waits for `needed` wavefronts; none = all of the work-group. It waits there, or goes on.
    pub fn arrive(&mut self, group: usize, id: u32, needed: Option<usize>, waits: bool) -> Barrier {
        let barrier = self.get_mut(group).barriers.entry(id);
        let barrier = barrier.or_insert(Arrived {
            wavefronts: 0,
            waiting: 0,
            needed,
        });
        barrier.wavefronts += 1;
        barrier.waiting += usize::from(waits);
        self.after(group)
    }

    /// Threads of a wavefront vote, before they arrive at barrier `id`.
    pub fn vote(&mut self, group: usize, id: u32, votes: Votes) {
        let sum = self.get_mut(group).votes.entry(id).or_default();
        sum.holds += votes.holds;
        sum.of += votes.of;
    }

    /// What was voted at barrier `id`, if anything was, which has opened.
    pub fn take_votes(&mut self, group: usize, id: u32) -> Option<Votes> {
        self.get_mut(group).votes.remove(&id)
    }

    /// A wavefront executes its last instruction.
    pub fn end(&mut self, group: usize) -> Barrier {
        self.get_mut(group).ended += 1;
        self.after(group)
    }

    fn after(&mut self, group: usize) -> Barrier {
        let ended = self.ended;
        let state = self.get_mut(group);
        if state.missed(ended) && state.opens(ended).is_none() {
            return Barrier::Missed;
        }
        match state.opens(ended) {
            Some(id) => {
                state.barriers.remove(&id);
                Barrier::Opens(id)
            }
            None => Barrier::Waits,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(ended: Ended, wavefronts: usize) -> Groups {
        let placement = Placement {
            pool: 0,
            row_base: 0,
            state_base: 0,
            slots: vec![],
        };
        let mut groups = Groups::new(ended);
        groups.start(0, placement, wavefronts);
        groups
    }

    #[test]
    fn an_ended_wavefront_is_missing_or_has_arrived() {
        let mut missing = groups(Ended::Missing, 3);
        assert_eq!(missing.arrive(0, 0, None, true), Barrier::Waits);
        assert_eq!(missing.end(0), Barrier::Missed);
        let mut arrived = groups(Ended::Arrived, 3);
        assert_eq!(arrived.arrive(0, 0, None, true), Barrier::Waits);
        assert_eq!(arrived.end(0), Barrier::Waits);
        assert_eq!(arrived.arrive(0, 0, None, true), Barrier::Opens(0));
        assert_eq!(
            arrived.arrive(0, 0, None, true),
            Barrier::Waits,
            "for the other one"
        );
        assert_eq!(arrived.end(0), Barrier::Opens(0), "by an end too");
    }

    #[test]
    fn a_barrier_of_some_wavefronts_does_not_wait_for_the_others() {
        let mut groups = groups(Ended::Arrived, 4);
        assert_eq!(groups.arrive(0, 1, Some(2), true), Barrier::Waits);
        assert_eq!(groups.arrive(0, 0, None, true), Barrier::Waits);
        assert_eq!(groups.arrive(0, 1, Some(2), true), Barrier::Opens(1));
        assert_eq!(groups.end(0), Barrier::Waits);
    }

    #[test]
    fn wavefronts_at_different_barriers_wait_for_ever() {
        let mut groups = groups(Ended::Arrived, 2);
        assert_eq!(groups.arrive(0, 0, None, true), Barrier::Waits);
        assert_eq!(groups.arrive(0, 1, None, true), Barrier::Missed);
    }

    #[test]
    fn who_only_arrives_does_not_wait() {
        let mut groups = groups(Ended::Arrived, 2);
        assert_eq!(groups.arrive(0, 1, Some(2), false), Barrier::Waits);
        assert_eq!(groups.arrive(0, 2, Some(2), true), Barrier::Waits);
        assert_eq!(groups.arrive(0, 2, Some(2), false), Barrier::Opens(2));
        assert_eq!(groups.arrive(0, 1, Some(2), true), Barrier::Opens(1));
        // Who has arrived somewhere without waiting can still come; who has ended cannot.
        assert_eq!(groups.arrive(0, 3, Some(3), false), Barrier::Waits);
        assert_eq!(groups.arrive(0, 3, Some(3), true), Barrier::Waits);
        assert_eq!(groups.end(0), Barrier::Missed);
    }
}
