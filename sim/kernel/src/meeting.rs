//! Where the lanes that a branch sends different ways meet again.
//!
//! As in GPGPU-Sim 3, that is the branch's immediate post-dominator: the first instruction that is on every way to the end of
//! the function. A thread that returns early, or may trap, has a way that is on none of the others' ways, and then nothing but
//! the end is on all of them. Lanes that must be together before - at a barrier, say - would come there apart. So a
//! way on which no lane comes to such an instruction any more does not count there: whoever takes it runs to the end of
//! the function alone, and nobody waits.
//!
//! A branch has the other meeting point only where it would do harm not to have it:
//!
//! - before lanes meet at the immediate post-dominator, some can come to an instruction that
//!   [every lane](Company::Everybody) must reach that has not ended; or
//! - by two ways of the branch, lanes can come to one instruction that [lanes execute together](Company::Somebody).
//!
//! It is the immediate post-dominator in the graph of those instructions that can still lead to one that lanes execute together.
//! Loops that are left by such ways alone have no end in it; one turn ends at the next instruction of this kind.
//!
//! Whatever is chosen here, each lane executes what it would execute alone: a meeting point says who waits for whom, and
//! [`SimtStack`](super::SimtStack) lets a lane wait only for lanes that run before it.

use super::post_dominators::post_dominators;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use std::collections::BTreeSet;

/// Which lanes of a warp should execute an instruction together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Company {
    /// It makes no difference.
    Nobody,
    /// Those that come to it, or that it names: what it computes tells who was there.
    Somebody,
    /// All that have not ended.
    Everybody,
}

/// Where lanes meet that part at each of `count` instructions, the first of which is number 0; none where they meet only
/// behind the end, or never. `successors` gives what may run after an instruction; where a way ends, it gives nothing.
pub fn meeting_points(
    count: u32,
    successors: impl Fn(u32) -> Vec<u32>,
    company: impl Fn(u32) -> Company,
) -> Vec<Option<u32>> {
    let flow = Flow {
        next: (0..count).map(successors).collect(),
        company: (0..count).map(company).collect(),
    };
    let end = post_dominators(count, |at| flow.next[at as usize].clone());
    let mut met = end.clone();
    // What everybody must reach decides last.
    for wanted in [Company::Somebody, Company::Everybody] {
        if !flow.company.iter().any(|&company| company >= wanted) {
            break;
        }
        let early = flow.met_on_ways_to(wanted);
        let both = met.iter_mut().zip(end.iter().zip(early));
        for (at, (met, (&end, early))) in both.enumerate() {
            if early.is_some() && early != end && flow.come_apart(at, end, wanted) {
                *met = early;
            }
        }
    }
    met
}

/// The instructions of a function.
struct Flow {
    next: Vec<Vec<u32>>,
    company: Vec<Company>,
}

impl Flow {
    /// Lanes that part at `branch` and do not meet before `end` can come apart to an instruction of that kind.
    fn come_apart(&self, branch: usize, end: Option<u32>, wanted: Company) -> bool {
        let mut ways = self.next[branch].clone();
        ways.sort_unstable();
        ways.dedup();
        if ways.len() < 2 {
            return false;
        }
        let mut reached = BTreeSet::new();
        ways.into_iter().any(|way| {
            let here = self.before(way, end);
            let mut here = here.filter(|&at| self.company[at as usize] >= wanted);
            match wanted {
                Company::Everybody => here.next().is_some(),
                _ => here.any(|at| !reached.insert(at)),
            }
        })
    }

    /// Instructions on ways that begin with `way`, as far as `end`.
    fn before(&self, way: u32, end: Option<u32>) -> impl Iterator<Item = u32> {
        let mut seen = BTreeSet::new();
        let mut work = vec![way];
        while let Some(at) = work.pop() {
            if Some(at) != end && seen.insert(at) {
                work.extend(&self.next[at as usize]);
            }
        }
        seen.into_iter()
    }

    /// The immediate post-dominators in the graph of those instructions from which a way leads to one of that kind.
    fn met_on_ways_to(&self, wanted: Company) -> Vec<Option<u32>> {
        let count = self.next.len() as u32;
        let wanted = |at: u32| self.company[at as usize] >= wanted;
        let leads = &self.lead_to(&wanted);
        let inside = |at: u32| {
            let next = self.next[at as usize].iter().copied();
            next.filter(move |&to| leads[at as usize] && leads[to as usize])
        };
        // A loop that nothing leaves ends where it comes back to an instruction of the kind, of which it has one: there, a way
        // goes on to a copy of it, behind which nothing comes. Number `count` higher is the copy.
        let last = self.last_loops(inside);
        post_dominators(2 * count, |at| {
            if at >= count {
                return vec![];
            }
            let copied = |to: u32| {
                let turn = last[at as usize].is_some() && last[at as usize] == last[to as usize];
                to + count * u32::from(turn && wanted(to))
            };
            inside(at).map(copied).collect()
        })
        .into_iter()
        .take(self.next.len())
        .map(|met| met.map(|at| at % count))
        .collect()
    }

    /// Which instructions are of that kind, or lead to one.
    fn lead_to(&self, wanted: &impl Fn(u32) -> bool) -> Vec<bool> {
        let mut before = vec![vec![]; self.next.len()];
        for (from, next) in (0..).zip(&self.next) {
            next.iter().for_each(|&to| before[to as usize].push(from));
        }
        let mut work: Vec<u32> = (0..self.next.len() as u32)
            .filter(|&at| wanted(at))
            .collect();
        let mut leads = vec![false; self.next.len()];
        while let Some(at) = work.pop() {
            if !std::mem::replace(&mut leads[at as usize], true) {
                work.extend(&before[at as usize]);
            }
        }
        leads
    }

    /// For each instruction of a loop that no way of the graph leaves, the number of that loop.
    fn last_loops<I: Iterator<Item = u32>>(&self, inside: impl Fn(u32) -> I) -> Vec<Option<usize>> {
        let mut graph = DiGraphMap::<u32, ()>::new();
        for from in 0..self.next.len() as u32 {
            graph.extend(inside(from).map(|to| (from, to)));
        }
        let mut last = vec![None; self.next.len()];
        for (number, turn) in tarjan_scc(&graph).iter().enumerate() {
            let turn = BTreeSet::from_iter(turn.iter().copied());
            if turn
                .iter()
                .all(|&at| inside(at).all(|to| turn.contains(&to)))
            {
                turn.iter().for_each(|&at| last[at as usize] = Some(number));
            }
        }
        last
    }
}
