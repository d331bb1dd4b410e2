//! The shortest history that the published SMDCD commits although it is not serialisable.

use super::program::{Program, Workload};
use super::world::{explored_memory, World};
use crate::models::detector::Detector;
use crate::models::local_memory::LocalMemory;
use crate::models::serialisability::{Event, Transaction};
use crate::models::smdcd::{Sharing, Smdcd};
use crate::models::work_item::WorkItem;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;

/// A history to replay on any machine: TX_Begin for the wavefront of every work-item first, then the events one after
/// the other. A `Commit` is a TX_Commit of the work-item's wavefront; a `Read` says whose value was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The work-item and program of each transaction.
    pub transactions: Vec<(WorkItem, Program)>,
    pub events: Vec<Event>,
}

impl History {
    pub fn work_item(&self, transaction: Transaction) -> WorkItem {
        self.transactions[usize::from(transaction)].0
    }
}

/// The shortest non-serialisable history of the published SMDCD, the first in the order of the workloads. Each
/// work-item is alone in its wavefront.
pub fn shortest_counterexample() -> History {
    let detector = Smdcd::new(super::program::WORDS, Sharing::Published, None);
    let memory = explored_memory(1, detector, None);
    shortest(&memory, &Workload::three_apart()).expect("the published SMDCD is not serialisable")
}

/// The shortest non-serialisable history of any of the workloads.
fn shortest<D: Detector>(memory: &LocalMemory<D>, workloads: &[Workload]) -> Option<History> {
    let mut best: Option<History> = None;
    for workload in workloads {
        let limit = best.as_ref().map_or(usize::MAX, |best| best.events.len());
        if let Some(events) = shortest_of(memory, workload, limit) {
            let transactions = workload.items.iter().flat_map(|item| {
                let programs = item.programs.iter().cloned();
                programs.map(|program| (item.work_item, program))
            });
            best = Some(History {
                transactions: transactions.collect(),
                events,
            });
        }
    }
    best
}

/// Breadth-first search for a history shorter than `limit` whose committed part is not serialisable.
fn shortest_of<D: Detector>(
    memory: &LocalMemory<D>,
    workload: &Workload,
    limit: usize,
) -> Option<Vec<Event>> {
    let mut seen = FxHashSet::default();
    let mut open = VecDeque::from([(World::new(memory.clone()), Vec::new())]);
    while let Some((world, events)) = open.pop_front() {
        if world.committed(workload).check().is_err() {
            return Some(events);
        }
        for step in world.steps(workload) {
            let mut next = world.clone();
            let mut longer: Vec<Event> = events.clone();
            next.take(workload, step, |event| longer.push(event));
            if longer.len() < limit && seen.insert(next.clone()) {
                open.push_back((next, longer));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::serialisability::{Committed, Violation};

    /// A reads x; B reads x and shares it; A commits and takes the entry along; C writes x and commits; B reads again.
    #[test]
    fn it_is_the_known_one() {
        let history = shortest_counterexample();
        let (a, c, b) = (0, 1, 2);
        let read = |transaction, from| Event::Read {
            transaction,
            word: 0,
            from,
        };
        let commit = |transaction| Event::Commit { transaction };
        let write = Event::Write {
            transaction: c,
            word: 0,
        };
        let expected = [
            read(a, None),
            read(b, None),
            commit(a),
            write,
            commit(c),
            read(b, Some(c)),
            commit(b),
        ];
        assert_eq!(history.events, expected);
        assert_eq!(history.work_item(b), WorkItem(128));
        let violation = Committed::of(&history.events, 2).check();
        assert_eq!(violation, Err(Violation::Cycle(vec![c, b])));
    }
}
