//! Dispatch: which work-groups wait, which core takes the next one, how many are done.

use super::config::MachineConfig;
use super::resources::{Needs, Placement, Resources};

/// Work-groups of a launch, and what each core has left for them. They are placed in launch order.
#[derive(Clone, Debug)]
pub struct Dispatcher {
    groups: usize,
    /// First work-group that waits.
    next: usize,
    done: usize,
    needs: Needs,
    /// Free resources, a core.
    cores: Vec<Resources>,
    /// Core that is asked first.
    turn: usize,
}

/// A work-group that has its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Work-group, in launch order.
    pub group: usize,
    /// Core that takes it.
    pub core: usize,
    /// Where it lives there.
    pub placement: Placement,
}

impl Dispatcher {
    /// `groups` waiting work-groups in front of `cores` empty cores.
    pub fn new(groups: usize, needs: Needs, cores: usize, config: &MachineConfig) -> Self {
        Self {
            groups,
            next: 0,
            done: 0,
            needs,
            cores: vec![Resources::new(config, needs.local); cores],
            turn: 0,
        }
    }

    /// Takes room for the next work-group; `None` if all have started, or it must wait. Cores take turns.
    pub fn place(&mut self) -> Option<Placed> {
        if self.next == self.groups {
            return None;
        }
        let cores = self.cores.len();
        let (core, placement) = (self.turn..self.turn + cores).find_map(|turn| {
            let core = turn % cores;
            Some((core, self.cores[core].place(&self.needs)?))
        })?;
        let group = self.next;
        self.next += 1;
        self.turn = (core + 1) % cores;
        Some(Placed {
            group,
            core,
            placement,
        })
    }

    /// A work-group has ended.
    pub fn end(&mut self, core: usize, placement: &Placement) {
        self.cores[core].free(&self.needs, placement);
        self.done += 1;
    }

    /// Work-groups that have ended.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Work-groups that have not started.
    pub fn waiting(&self) -> std::ops::Range<usize> {
        self.next..self.groups
    }

    /// All work-groups have ended.
    pub fn finished(&self) -> bool {
        self.done == self.groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local_memory::LocalSize;

    /// Two such work-groups take all transaction slots of a core.
    const NEEDS: Needs = Needs {
        wavefronts: 2,
        data_rows: 1,
        rows: 3,
        slots: 2,
        vector: 1,
        scalar: 1,
        local: LocalSize {
            banks: 32,
            slots: 4,
            index_group: 1,
        },
    };

    /// Lets work-groups start that have room: which, and on which cores.
    fn start(dispatcher: &mut Dispatcher, running: &mut Vec<Placed>) -> Vec<(usize, usize)> {
        let placed: Vec<_> = std::iter::from_fn(|| dispatcher.place()).collect();
        let started = placed.iter().map(|one| (one.group, one.core)).collect();
        running.extend(placed);
        started
    }

    #[test]
    fn cores_take_turns_and_groups_wait_for_room() {
        let mut dispatcher = Dispatcher::new(6, NEEDS, 2, &MachineConfig::default());
        let mut running = vec![];
        let started = start(&mut dispatcher, &mut running);
        assert_eq!(started, [(0, 0), (1, 1), (2, 0), (3, 1)]);
        assert_eq!(dispatcher.waiting(), 4..6);
        for (ended, next) in [(1, vec![(4, 1)]), (0, vec![(5, 0)]), (2, vec![])] {
            let place = running.iter().position(|one| one.group == ended);
            let one = running.remove(place.expect("it runs"));
            dispatcher.end(one.core, &one.placement);
            assert_eq!(start(&mut dispatcher, &mut running), next);
        }
        assert_eq!((dispatcher.done(), dispatcher.finished()), (3, false));
        for one in &running {
            dispatcher.end(one.core, &one.placement);
        }
        assert!(dispatcher.finished());
    }
}
