//! Control-flow graph of a kernel, by instruction index, and what follows from it whatever the instructions are.

use std::collections::BTreeSet;
use std::ops::Range;

/// Which instructions may run after each instruction of a kernel.
#[derive(Clone, Debug)]
pub struct ControlFlow {
    range: Range<u32>,
    entry: u32,
    successors: Vec<Vec<u32>>,
}

impl ControlFlow {
    /// Graph of the instructions in `range`; the first is where the kernel starts. `successors` gives the instructions
    /// that may run after one, all of them in `range`.
    pub fn new(range: Range<u32>, successors: impl FnMut(u32) -> Vec<u32>) -> Self {
        Self {
            successors: range.clone().map(successors).collect(),
            entry: range.start,
            range,
        }
    }

    /// The same graph of a kernel that starts at `entry`.
    pub fn entered_at(self, entry: u32) -> Self {
        Self { entry, ..self }
    }

    /// Where the kernel starts.
    pub fn entry(&self) -> u32 {
        self.entry
    }

    /// The instructions; some may be of no use to the kernel.
    pub fn range(&self) -> Range<u32> {
        self.range.clone()
    }

    /// Place of an instruction in a list with one entry an instruction.
    pub fn index(&self, pc: u32) -> usize {
        (pc - self.range.start) as usize
    }

    /// Instructions that may run after `pc`.
    pub fn successors(&self, pc: u32) -> &[u32] {
        &self.successors[self.index(pc)]
    }

    /// Instructions that can follow `pc` on ways of which `open` allows every step, given as the instructions before and
    /// behind it. `pc` is among them if it is in a loop.
    pub fn reach(&self, pc: u32, mut open: impl FnMut(u32, u32) -> bool) -> BTreeSet<u32> {
        let mut reached = BTreeSet::new();
        let mut work = vec![pc];
        while let Some(pc) = work.pop() {
            for &next in self.successors(pc) {
                if open(pc, next) && reached.insert(next) {
                    work.push(next);
                }
            }
        }
        reached
    }

    /// Facts in front of each instruction; `None` = never reached. `entry` holds at the start, `apply` makes of the facts
    /// in front of an instruction those behind it, and `join` of the facts on two ways those where the ways meet.
    pub fn forward<F: Clone + PartialEq>(
        &self,
        entry: F,
        mut apply: impl FnMut(&mut F, u32),
        join: impl Fn(&F, &F) -> F,
    ) -> Vec<Option<F>> {
        let mut facts: Vec<Option<F>> = vec![None; self.range.len()];
        facts[self.index(self.entry)] = Some(entry);
        let mut work = vec![self.entry];
        while let Some(pc) = work.pop() {
            let Some(mut after) = facts[self.index(pc)].clone() else {
                continue;
            };
            apply(&mut after, pc);
            for &next in self.successors(pc) {
                let slot = &mut facts[self.index(next)];
                let joined = slot
                    .as_ref()
                    .map_or_else(|| after.clone(), |known| join(known, &after));
                if slot.as_ref() != Some(&joined) {
                    *slot = Some(joined);
                    work.push(next);
                }
            }
        }
        facts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 10 -> 11 -> (12 | 13), 12 -> 11, 13 ends; 14 is never reached.
    fn graph() -> ControlFlow {
        ControlFlow::new(10..15, |pc| match pc {
            10 => vec![11],
            11 => vec![12, 13],
            12 => vec![11],
            _ => vec![],
        })
    }

    #[test]
    fn reach_follows_loops_and_stops_at_what_is_closed() {
        let reach = |pc, closed| Vec::from_iter(graph().reach(pc, |_, next| next != closed));
        assert_eq!(reach(11, 0), [11, 12, 13]);
        assert_eq!(reach(11, 12), [13]);
        assert!(reach(13, 0).is_empty());
        let once = graph().reach(10, |from, _| from != 12);
        assert_eq!(Vec::from_iter(once), [11, 12, 13]);
        let back = graph().reach(12, |from, to| (from, to) != (11, 12));
        assert_eq!(Vec::from_iter(back), [11, 13]);
    }

    #[test]
    fn facts_begin_where_the_kernel_starts() {
        let graph = graph().entered_at(12);
        let facts = graph.forward(0, |steps, _| *steps = 1, |a, b| *a.max(b));
        assert_eq!(facts, [None, Some(1), Some(1), Some(1), None]);
    }

    #[test]
    fn facts_are_joined_until_nothing_changes() {
        // Instructions that may have run before.
        let before = graph().forward(
            BTreeSet::new(),
            |facts, pc| {
                facts.insert(pc);
            },
            |a, b| a | b,
        );
        let sets: Vec<_> = before
            .into_iter()
            .map(|facts| facts.map(Vec::from_iter))
            .collect();
        let expected: [Option<Vec<u32>>; 5] = [
            Some(vec![]),
            Some(vec![10, 11, 12]),
            Some(vec![10, 11, 12]),
            Some(vec![10, 11, 12]),
            None,
        ];
        assert_eq!(sets, expected);
    }
}
