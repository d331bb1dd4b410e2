//! Depth-first search through the states of each workload.

use super::program::Workload;
use super::world::World;
use crate::models::detector::Detector;
use crate::models::local_memory::LocalMemory;
use crate::models::serialisability::Violation;
use rayon::prelude::*;
use rustc_hash::FxHashSet;

/// What is wrong with a workload on a detector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A history is not serialisable.
    Violation(Violation),
    /// A detector still remembers something when all transactions are over.
    Residue,
}

/// Result of a survey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    pub workloads: usize,
    /// Workloads with a non-serialisable history.
    pub non_serialisable: usize,
    /// Serialisable workloads after which a detector still remembers something.
    pub residue: usize,
    pub states: usize,
}

/// Explores every interleaving of each workload, starting from this memory, up to its first violation.
pub fn survey<D>(memory: &LocalMemory<D>, workloads: &[Workload]) -> Survey
where
    D: Detector + Send + Sync,
{
    let one = |seen: &mut FxHashSet<World<D>>, workload: &Workload| {
        let (finding, states) = explore(memory, workload, seen);
        Survey {
            workloads: 1,
            non_serialisable: usize::from(matches!(finding, Some(Finding::Violation(_)))),
            residue: usize::from(matches!(finding, Some(Finding::Residue))),
            states,
        }
    };
    let sum = |a: Survey, b: Survey| Survey {
        workloads: a.workloads + b.workloads,
        non_serialisable: a.non_serialisable + b.non_serialisable,
        residue: a.residue + b.residue,
        states: a.states + b.states,
    };
    workloads
        .par_iter()
        .map_init(FxHashSet::default, |seen, workload| one(seen, workload))
        .reduce(Survey::default, sum)
}

/// The first violation of a workload, or else a residue, and the number of states visited.
/// `seen` comes from outside so that its storage is used again.
fn explore<D: Detector>(
    memory: &LocalMemory<D>,
    workload: &Workload,
    seen: &mut FxHashSet<World<D>>,
) -> (Option<Finding>, usize) {
    let mut residue = None;
    seen.clear();
    let start = World::new(memory.clone());
    seen.insert(start.clone());
    let mut open = vec![start];
    while let Some(world) = open.pop() {
        let steps = world.steps(workload);
        if steps.is_empty() {
            match judge(&world, workload) {
                Some(Finding::Residue) => residue = Some(Finding::Residue),
                Some(violation) => return (Some(violation), seen.len()),
                None => {}
            }
        }
        for step in steps {
            let mut next = world.clone();
            next.take(workload, step, |_| {});
            if !seen.contains(&next) {
                seen.insert(next.clone());
                open.push(next);
            }
        }
    }
    (residue, seen.len())
}

fn judge<D: Detector>(world: &World<D>, workload: &Workload) -> Option<Finding> {
    match world.committed(workload).check() {
        Err(violation) => Some(Finding::Violation(violation)),
        Ok(()) => (!world.is_idle()).then_some(Finding::Residue),
    }
}

#[cfg(test)]
#[path = "search_tests.rs"]
mod tests;
