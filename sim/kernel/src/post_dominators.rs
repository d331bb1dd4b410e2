//! Where the ways of a branch meet again whatever they do: immediate post-dominators of a control-flow graph.

use petgraph::algo::dominators::simple_fast;
use petgraph::graphmap::DiGraphMap;

/// The immediate post-dominator of each of `count` instructions, the first of which is number 0; none where ways meet only
/// behind the end, or never. `successors` gives what may run after an instruction; where a way ends, it gives nothing.
pub fn post_dominators(count: u32, successors: impl Fn(u32) -> Vec<u32>) -> Vec<Option<u32>> {
    // From behind, the end comes first, and what dominates is what comes after.
    let end = count;
    let mut backwards = DiGraphMap::<u32, ()>::new();
    backwards.add_node(end);
    for from in 0..count {
        let next = successors(from);
        if next.is_empty() {
            backwards.add_edge(end, from, ());
        }
        for to in next {
            backwards.add_edge(to, from, ());
        }
    }
    let dominators = simple_fast(&backwards, end);
    let of = |instruction| dominators.immediate_dominator(instruction);
    let met = |instruction| of(instruction).filter(|&at| at != end);
    (0..count).map(met).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(graph: &[&[u32]]) -> Vec<Option<u32>> {
        post_dominators(graph.len() as u32, |at| graph[at as usize].to_vec())
    }

    #[test]
    fn legs_of_a_branch_meet_behind_it() {
        // 0: branch to 3; 1, 2: one leg; 3: the other; 4: both.
        assert_eq!(
            of(&[&[1, 3], &[2], &[4], &[4], &[]]),
            [Some(4), Some(2), Some(4), Some(4), None]
        );
    }

    #[test]
    fn a_loop_with_two_exits_ends_where_both_lead() {
        // 0: head, 1: break to 4, 2: back, 3: behind the loop, 4: behind both.
        assert_eq!(
            of(&[&[1, 3], &[2, 4], &[0], &[4], &[]]),
            [Some(4), Some(4), Some(0), Some(4), None]
        );
    }

    #[test]
    fn ways_that_return_apart_do_not_meet() {
        assert_eq!(of(&[&[1, 2], &[], &[]]), [None, None, None]);
        // A leg that never ends.
        assert_eq!(of(&[&[1, 2], &[1], &[]]), [Some(2), None, None]);
    }
}
