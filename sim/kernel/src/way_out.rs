//! Where a warp goes in a transaction while none of its lanes runs.
//!
//! Lanes that lost a conflict wait for the commit, and the pass goes on for the others. Where those are elsewhere - in the
//! other leg of a branch, or behind a loop - the warp executes instructions for nobody until they come back. Nothing that
//! such instructions compute is worth anything, and what a loop computes to decide about its next turn may never say that
//! it was the last. So the branch unit follows three rules while no lane runs:
//!
//! 1. A branch that asks whether a lane runs is answered: none does.
//! 2. A branch by which a loop can be left leaves it, whatever its condition says. If branches that ask for lanes can leave
//!    it, these do, and the others follow their condition.
//! 3. Every other branch follows its condition: the ways that compilers have made for masks and flags stay together.
//!
//! Rule 2 needs a direction in the branch, which is known when the program is loaded: [`ways_out`]. Loops over lanes leave
//! by rule 1, and need none. But compilers also write a branch that is never taken as one that asks for lanes, since in what
//! they compile one always runs; where such a branch leads back, rule 1 alone would go round for ever.
//!
//! Within a loop whose exits are taken away, the loops that remain are treated likewise; so without a lane every loop ends
//! in its first turn, and the warp reaches the commit, or the place where lanes come back, after at most as many instructions
//! as the transaction has. The papers say nothing of lanes that lose in a loop.

use super::control_flow::ControlFlow;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use std::collections::{BTreeMap, BTreeSet};

/// Instructions whose direction is fixed while no lane runs, with the instruction that follows each.
///
/// `flow` is the graph of the transactions; the commits that end one have no successors. `answered` gives the successor of a
/// branch that asks for lanes, by rule 1, and nothing for other instructions.
///
/// # Errors
/// An instruction of a loop without a way out.
pub fn ways_out(
    flow: &ControlFlow,
    answered: impl Fn(u32) -> Option<u32>,
) -> Result<BTreeMap<u32, u32>, u32> {
    let mut ways = BTreeMap::new();
    let mut work = vec![BTreeSet::from_iter(flow.range())];
    while let Some(part) = work.pop() {
        for turn in loops(flow, &part) {
            let mut exits = exits(flow, &turn);
            if exits.is_empty() {
                return Err(turn.first().copied().unwrap_or_default());
            }
            if exits.keys().any(|&pc| answered(pc).is_some()) {
                exits.retain(|&pc, _| answered(pc).is_some());
            }
            let inside = turn.into_iter().filter(|pc| !exits.contains_key(pc));
            work.push(inside.collect());
            ways.extend(exits);
        }
    }
    // What goes the right way by rule 1 needs no direction.
    ways.retain(|&pc, way| answered(pc) != Some(*way));
    Ok(ways)
}

/// The largest sets of instructions of `part` that lead to each other.
fn loops(flow: &ControlFlow, part: &BTreeSet<u32>) -> Vec<BTreeSet<u32>> {
    let mut graph = DiGraphMap::<u32, ()>::new();
    for &pc in part {
        let next = flow
            .successors(pc)
            .iter()
            .filter(|next| part.contains(next));
        graph.extend(next.map(|&next| (pc, next)));
    }
    let is_loop = |nodes: &Vec<u32>| nodes.len() > 1 || graph.contains_edge(nodes[0], nodes[0]);
    let components = tarjan_scc(&graph).into_iter().filter(is_loop);
    components.map(BTreeSet::from_iter).collect()
}

/// The instructions of a loop that can leave it, and where to.
fn exits(flow: &ControlFlow, turn: &BTreeSet<u32>) -> BTreeMap<u32, u32> {
    let way_out = |&pc: &u32| {
        let next = flow.successors(pc).iter();
        let out = next.copied().find(|next| !turn.contains(next));
        out.map(|out| (pc, out))
    };
    turn.iter().filter_map(way_out).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use petgraph::algo::is_cyclic_directed;
    use rand::{Rng, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn flow(successors: &[&[u32]]) -> ControlFlow {
        ControlFlow::new(0..successors.len() as u32, |pc| {
            successors[pc as usize].to_vec()
        })
    }

    fn ways(successors: &[&[u32]]) -> Result<Vec<(u32, u32)>, u32> {
        Ok(Vec::from_iter(ways_out(&flow(successors), |_| None)?))
    }

    #[test]
    fn a_branch_that_closes_no_loop_follows_its_condition() {
        assert_eq!(ways(&[&[1, 2], &[3], &[3], &[]]), Ok(vec![]));
    }

    #[test]
    fn a_loop_is_left_forwards_and_backwards() {
        // At its end; in the middle, to a block above; and by itself.
        assert_eq!(ways(&[&[1], &[0, 2], &[]]), Ok(vec![(1, 2)]));
        assert_eq!(ways(&[&[2], &[], &[1, 3], &[2]]), Ok(vec![(2, 1)]));
        assert_eq!(ways(&[&[0, 1], &[]]), Ok(vec![(0, 1)]));
    }

    /// The inner loop cannot leave the outer one, and the outer one has no exit of its own besides.
    #[test]
    fn an_inner_loop_is_left_into_the_outer_one() {
        let nested = ways(&[&[1], &[2], &[1, 3], &[0, 4], &[]]);
        assert_eq!(nested, Ok(vec![(2, 3), (3, 4)]));
    }

    /// A branch in a loop of which both ways stay in it keeps its condition.
    #[test]
    fn legs_in_a_loop_follow_their_condition() {
        assert_eq!(ways(&[&[1, 2], &[3], &[3], &[0, 4], &[]]), Ok(vec![(3, 4)]));
    }

    /// A loop with an exit in the middle and one at its end, which asks for lanes.
    #[test]
    fn branches_that_ask_for_lanes_come_first() {
        let flow = flow(&[&[1], &[2, 3], &[0, 3], &[]]);
        let ways = |answer| {
            let ways = ways_out(&flow, |pc| (pc == 2).then_some(answer));
            Vec::from_iter(ways.unwrap())
        };
        // By rule 1 it leaves; or it is one that is never taken, and leads back.
        assert_eq!(ways(3), []);
        assert_eq!(ways(0), [(2, 3)]);
    }

    #[test]
    fn a_loop_without_an_exit_is_told() {
        assert_eq!(ways(&[&[1, 3], &[2], &[1], &[]]), Err(1));
    }

    /// Whatever the graph: if every instruction has a way to the end, then with the directions fixed there is no loop, so
    /// a walk ends; and no direction is fixed but to an instruction that could follow.
    #[test]
    fn with_directions_fixed_no_graph_has_a_loop() {
        const SEED: u64 = 14;
        let mut rng = ChaCha8Rng::seed_from_u64(SEED);
        let (mut fixed, mut stuck) = (0, 0);
        for graph in 0..3_000 {
            let size = rng.random_range(1..24);
            let flow = ControlFlow::new(0..size, |pc| match rng.random_range(0..8) {
                0 => vec![],
                1..4 => vec![(pc + 1) % size],
                _ => vec![(pc + 1) % size, rng.random_range(0..size)],
            });
            let answer = |pc| {
                let asks = (pc + graph) % 3 == 0;
                let first = flow.successors(pc).first().copied();
                first.filter(|_| asks && flow.successors(pc).len() == 2)
            };
            let Ok(ways) = ways_out(&flow, answer) else {
                stuck += 1;
                continue;
            };
            let mut walks = DiGraphMap::<u32, ()>::new();
            for pc in flow.range() {
                let next = match ways.get(&pc).copied().or_else(|| answer(pc)) {
                    Some(way) => vec![way],
                    None => flow.successors(pc).to_vec(),
                };
                let follows = |next| flow.successors(pc).contains(next);
                assert!(next.iter().all(follows), "seed {SEED}, graph {graph}");
                walks.extend(next.into_iter().map(|next| (pc, next)));
            }
            assert!(
                !is_cyclic_directed(&walks),
                "seed {SEED}, graph {graph}: {flow:?}"
            );
            fixed += ways.len();
        }
        assert!(fixed > 1_000 && stuck > 100, "{fixed} {stuck}");
    }
}
