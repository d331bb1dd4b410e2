//! What the lanes of warps meet in a layout: the counts that the time of a kernel is made of.

use super::plan::{Plan, Way};
use super::sample::{Sample, NO_VOTE};
use crate::atomics::LANES;
use turnstile_hdl::full_size::BANKS;

/// Counts of a warp's vote, means over the sample. Lanes that add are all of them, or with [`Way::Match`] the first of each bin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Meeting {
    /// Different bins.
    pub bins: f64,
    /// Most words of a bank.
    pub words: f64,
    /// Most lanes of a bank: rounds of an addition of which a bank lets one lane through.
    pub rounds: f64,
    /// Words of the fullest bank of those that have not had their turn, summed up over the rounds.
    pub tried: f64,
    /// Most lanes at a word, of as many warps as a block has together.
    pub hottest: f64,
}

/// Counts of one warp.
#[derive(Default)]
struct Counts {
    words: u32,
    rounds: u32,
    tried: u32,
}

impl Meeting {
    /// Counts them.
    pub fn of(sample: &Sample, plan: &Plan) -> Self {
        let mut sums = Self::default();
        let (mut warps, mut groups) = (0, 0);
        let size = plan.layout.copies * (plan.layout.words + plan.layout.padding);
        let mut lanes_at = vec![0_u32; size as usize];
        for group in sample.bins.chunks(sample.threads as usize) {
            let mut hottest = 0;
            for (number, warp) in group.chunks(LANES).enumerate() {
                let (adding, different) = adding(warp, plan.way);
                let word = |lane: usize| {
                    let thread = (number * LANES + lane) as u32;
                    plan.layout.word(thread, warp[lane])
                };
                let words = (0..LANES).filter(|lane| adding[*lane]).map(word);
                let words: Vec<u32> = words.collect();
                for word in &words {
                    let lanes = &mut lanes_at[*word as usize];
                    *lanes += 1;
                    hottest = hottest.max(*lanes);
                }
                let counts = count(&words);
                sums.bins += f64::from(different);
                sums.words += f64::from(counts.words);
                sums.rounds += f64::from(counts.rounds);
                sums.tried += f64::from(counts.tried);
                warps += 1;
            }
            sums.hottest += f64::from(hottest);
            groups += 1;
            lanes_at.fill(0);
        }
        let (warps, groups) = (f64::from(warps), f64::from(groups));
        Self {
            bins: sums.bins / warps,
            words: sums.words / warps,
            rounds: sums.rounds / warps,
            tried: sums.tried / warps,
            hottest: sums.hottest / groups,
        }
    }
}

/// Which lanes add, and how many different bins there are.
fn adding(warp: &[u32], way: Way) -> ([bool; LANES], u32) {
    let votes = |lane: usize| warp[lane] != NO_VOTE;
    let is_first = |lane: usize| votes(lane) && !warp[..lane].contains(&warp[lane]);
    let first: [bool; LANES] = std::array::from_fn(is_first);
    let different = first.iter().filter(|first| **first).count() as u32;
    match way {
        Way::Atomic => (std::array::from_fn(votes), different),
        Way::Match => (first, different),
    }
}

/// Counts of the words that the lanes of a warp add to, in the order of lanes.
fn count(words: &[u32]) -> Counts {
    let mut banks: [Vec<u32>; BANKS] = std::array::from_fn(|_| vec![]);
    for word in words {
        banks[*word as usize % BANKS].push(*word);
    }
    let mut counts = Counts::default();
    let mut of_round = [0_u32; LANES];
    for bank in &banks {
        let mut different = 0;
        // From the last lane to the first: what is left of the bank from there on.
        for (round, word) in bank.iter().enumerate().rev() {
            different += u32::from(!bank[round + 1..].contains(word));
            of_round[round] = of_round[round].max(different);
        }
        counts.words = counts.words.max(different);
        counts.rounds = counts.rounds.max(bank.len() as u32);
    }
    counts.tried = of_round.iter().sum();
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(words: &[u32]) -> [u32; 3] {
        let Counts {
            words,
            rounds,
            tried,
        } = count(words);
        [words, rounds, tried]
    }

    #[test]
    fn a_bank_lets_one_lane_through_a_round() {
        let apart: Vec<u32> = (0..32).collect();
        assert_eq!(counts(&apart), [1, 1, 1]);
        // All at one word: 32 rounds, in each of which there is one word.
        assert_eq!(counts(&[7; 32]), [1, 32, 32]);
        // All in one bank, at words of their own: 32, then 31, ...
        let stride: Vec<u32> = (0..32).map(|lane| lane * 32).collect();
        assert_eq!(counts(&stride), [32, 32, 32 * 33 / 2]);
        // Words 0, 32, 0 in bank 0 and 1, 1 in bank 1: two words, two words, then one.
        assert_eq!(counts(&[0, 1, 32, 1, 0]), [2, 3, 2 + 2 + 1]);
        assert_eq!(counts(&[]), [0, 0, 0]);
    }

    #[test]
    fn with_match_the_first_lane_of_a_bin_adds() {
        let warp: Vec<u32> = (0..32).map(|lane| lane % 3).collect();
        let (adds, different) = adding(&warp, Way::Match);
        assert_eq!(different, 3);
        assert_eq!(adds.iter().filter(|adds| **adds).count(), 3);
        assert!(adds[..3].iter().all(|adds| *adds));
        assert_eq!(adding(&warp, Way::Atomic).0, [true; 32]);
        let some: Vec<u32> = (0..32)
            .map(|lane| if lane < 4 { lane % 2 } else { NO_VOTE })
            .collect();
        let lanes = |way| adding(&some, way).0.iter().filter(|adds| **adds).count();
        assert_eq!((lanes(Way::Atomic), lanes(Way::Match)), (4, 2));
        assert_eq!(adding(&some, Way::Match).1, 2);
    }
}
