//! What a wavefront has done lately, so that a run that does not end can say where it loops and whether it gets anywhere.

use std::collections::{BTreeMap, VecDeque};

/// Cycles that are looked back.
pub const WINDOW: u64 = 10_000;

/// What a wavefront has done in the last [`WINDOW`] cycles.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    instructions: Times<u32>,
    /// Instructions that write local or global memory.
    stores: Times<()>,
    /// Work-items that commit.
    commits: Times<u32>,
}

/// Things that happened, with their cycles, oldest first.
#[derive(Clone, Debug)]
struct Times<T>(VecDeque<(u64, T)>);

impl<T> Default for Times<T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<T> Times<T> {
    fn add(&mut self, now: u64, what: T) {
        self.0.push_back((now, what));
        while self.0.front().is_some_and(|(then, _)| then + WINDOW < now) {
            self.0.pop_front();
        }
    }

    /// What happened since a window before `now`.
    fn since(&self, now: u64) -> impl Iterator<Item = &T> {
        let recent = self.0.iter().filter(move |(then, _)| then + WINDOW >= now);
        recent.map(|(_, what)| what)
    }
}

/// What a wavefront has done lately, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Instructions that it has executed several times, by index; empty if there is none.
    pub looped: Vec<u32>,
    /// Number of instructions that it has executed once.
    pub outside: usize,
    /// Executions of instructions that write memory.
    pub stores: usize,
    /// Work-items whose transactions have committed.
    pub commits: u64,
}

impl Recent {
    /// It executes an instruction.
    pub fn executes(&mut self, now: u64, instruction: u32) {
        self.instructions.add(now, instruction);
    }

    /// That writes memory.
    pub fn stores(&mut self, now: u64) {
        self.stores.add(now, ());
    }

    /// Transactions of so many work-items commit.
    pub fn commits(&mut self, now: u64, work_items: u32) {
        if work_items > 0 {
            self.commits.add(now, work_items);
        }
    }

    /// What there was lately, seen from cycle `now`.
    pub fn summary(&self, now: u64) -> Summary {
        let mut executions: BTreeMap<u32, usize> = BTreeMap::new();
        for instruction in self.instructions.since(now) {
            *executions.entry(*instruction).or_default() += 1;
        }
        let several = executions.iter().filter(|(_, &count)| count > 1);
        let looped: Vec<u32> = several.map(|(instruction, _)| *instruction).collect();
        Summary {
            outside: executions.len() - looped.len(),
            looped,
            stores: self.stores.since(now).count(),
            commits: self.commits.since(now).map(|&one| u64::from(one)).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_is_what_ran_several_times_and_the_rest_is_outside() {
        let mut recent = Recent::default();
        for (cycle, instruction) in [(1, 0), (5, 1), (9, 2), (13, 3), (17, 2), (21, 3), (25, 9)] {
            recent.executes(cycle, instruction);
        }
        recent.stores(9);
        recent.stores(17);
        recent.commits(20, 3);
        recent.commits(24, 0);
        let summary = recent.summary(30);
        assert_eq!((&*summary.looped, summary.outside), (&[2, 3][..], 3));
        assert_eq!((summary.stores, summary.commits), (2, 3));
    }

    #[test]
    fn what_was_long_ago_does_not_count() {
        let mut recent = Recent::default();
        recent.executes(0, 7);
        recent.executes(1, 7);
        recent.stores(1);
        recent.commits(1, 64);
        let there = recent.summary(WINDOW);
        assert_eq!(
            (&*there.looped, there.stores, there.commits),
            (&[7][..], 1, 64)
        );
        let later = recent.summary(WINDOW + 2);
        assert_eq!((later.looped.len(), later.outside), (0, 0));
        assert_eq!((later.stores, later.commits), (0, 0));
        recent.executes(WINDOW + 2, 8);
        assert_eq!(recent.instructions.0.len(), 1, "nothing is kept for ever");
    }
}
