//! Who loses when all lanes of an access that meet on a word lose together.
//!
//! The directory paper's "those work-items involved in a conflict": lanes of one instruction, each with the word that it wants. Both
//! halves of the wavefront are one list here.

use std::collections::BTreeSet;

/// One access of a wavefront, as far as it has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Together {
    /// Lanes that run, and the word of each.
    lanes: Vec<(usize, usize)>,
    lost: BTreeSet<usize>,
}

/// What comes of the losers of a half.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Lanes that have not lost before.
    pub lose: BTreeSet<usize>,
    /// Words on which a lane of the access has lost, as the banks have it or because it met one that has.
    pub words: usize,
}

impl Together {
    /// Lanes come in, each with its word, and `losers` of them lose to a bank.
    pub fn half(&mut self, lanes: &[(usize, usize)], losers: &[usize]) -> Verdict {
        let before = self.lost.clone();
        self.lanes.extend(lanes);
        let lost = |lane: &usize| before.contains(lane) || losers.contains(lane);
        let words: BTreeSet<usize> = self
            .lanes
            .iter()
            .filter(|(lane, _)| lost(lane))
            .map(|(_, word)| *word)
            .collect();
        let met = self.lanes.iter().filter(|(_, word)| words.contains(word));
        self.lost = met.map(|(lane, _)| *lane).collect();
        Verdict {
            lose: &self.lost - &before,
            words: words.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set<const N: usize>(lanes: [usize; N]) -> BTreeSet<usize> {
        lanes.into()
    }

    /// The else-leg of the Bloom paper's Table 1: two work-items collide, and both are marked.
    #[test]
    fn both_lanes_of_a_collision_lose() {
        let mut access = Together::default();
        let verdict = access.half(&[(2, 70), (3, 70)], &[3]);
        assert_eq!(verdict.lose, set([2, 3]));
    }

    #[test]
    fn a_lane_of_another_word_does_not() {
        let mut access = Together::default();
        let verdict = access.half(&[(0, 1), (1, 1), (2, 2)], &[1]);
        assert_eq!((verdict.lose, verdict.words), (set([0, 1]), 1));
    }

    #[test]
    fn the_halves_lose_with_each_other_both_ways() {
        let mut access = Together::default();
        access.half(&[(0, 1), (1, 1), (2, 2)], &[1]);
        let verdict = access.half(&[(32, 1), (33, 2), (34, 2), (35, 3)], &[34]);
        assert_eq!((verdict.lose, verdict.words), (set([2, 32, 33, 34]), 2));
    }

    #[test]
    fn nobody_loses_without_a_loser() {
        let mut access = Together::default();
        assert_eq!(access.half(&[(0, 1), (1, 1)], &[]), Verdict::default());
    }
}
