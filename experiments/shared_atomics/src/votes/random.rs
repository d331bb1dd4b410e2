//! Votes that are uniformly random, as in the paper's Figures 5 to 7.

use super::Layout;
use crate::atomics::LANES;

/// Warp access patterns of a point of the paper's figures.
pub const PATTERNS: u32 = 1_000_000;

/// Warps that vote at random in a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RandomVotes {
    /// Where the copies lie.
    pub layout: Layout,
    /// The votes of a warp are in ascending order.
    pub sorted: bool,
}

impl RandomVotes {
    /// Words of the votes of warp `number`; its first lane is thread 0.
    pub fn words(&self, seed: u32, number: u32) -> [u32; LANES] {
        let mut bins = uniform(seed, number, self.layout.words);
        if self.sorted {
            bins.sort_unstable();
        }
        self.layout.of_warp(0, &bins)
    }
}

/// Bins below `words` of warp `number`: the same ones whatever becomes of them, from a hash of seed, warp and lane. Those of the seed
/// 2012 have been measured on a GPU (`experiments/measured/h200`).
pub fn uniform(seed: u32, number: u32, words: u32) -> [u32; LANES] {
    let first = number.wrapping_mul(LANES as u32);
    std::array::from_fn(|lane| random(seed, first.wrapping_add(lane as u32)) % words)
}

/// Number `index` of the stream of a seed.
pub fn random(seed: u32, index: u32) -> u32 {
    hash(hash(seed).wrapping_add(index.wrapping_mul(0x9e37_79b9)))
}

/// Mixes the bits of a word: a bijection, in which a change of one bit changes every other with a chance of about a half.
pub(super) fn hash(mut word: u32) -> u32 {
    word ^= word >> 16;
    word = word.wrapping_mul(0x7feb_352d);
    word ^= word >> 15;
    word = word.wrapping_mul(0x846c_a68b);
    word ^ word >> 16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chi square of 32 bins over 320,000 votes: 31 degrees of freedom, above 62 in one of a thousand.
    #[test]
    fn bins_are_equally_frequent() {
        for seed in [1, 2012] {
            let mut counts = [0_u32; 32];
            for number in 0..10_000 {
                let bins = uniform(seed, number, 32);
                bins.iter().for_each(|bin| counts[*bin as usize] += 1);
            }
            let square = |count: &u32| (f64::from(*count) - 1e4).powi(2) / 1e4;
            let chi: f64 = counts.iter().map(square).sum();
            assert!(chi < 62.0, "seed {seed}: {chi}");
        }
    }
}
