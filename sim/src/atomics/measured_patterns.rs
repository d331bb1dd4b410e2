//! The patterns behind the measurements that give rules instead of words: `sim/measured/h200`.

use super::pattern::{Pattern, LANES};

/// Of `position_conflict.csv`: lanes below `n` at word 0, lane i from there on at word i.
pub fn position_conflict(n: u32) -> Pattern {
    of_lanes(|lane| if lane < n { 0 } else { lane })
}

/// Of `bank_conflict.csv`: lane i below `m` at word i x `stride`, from there on at word i.
pub fn bank_conflict(stride: u32, m: u32) -> Pattern {
    of_lanes(|lane| if lane < m { lane * stride } else { lane })
}

fn of_lanes(word: impl Fn(u32) -> u32) -> Pattern {
    Pattern::new(&std::array::from_fn::<u32, LANES, _>(|lane| {
        word(lane as u32)
    }))
}

/// Which copy of the vote space a lane votes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mapping {
    /// Neighbours in different copies.
    Cyclic,
    /// Neighbours in one copy.
    Block,
}

/// A row of `vote_space.csv`: every lane votes for a random word of a space with copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoteSpace {
    /// Words of a copy.
    pub words: u32,
    /// Copies, a power of two of at most 32.
    pub replication: u32,
    /// Which copy a lane has.
    pub mapping: Mapping,
    /// Words between copies.
    pub padding: u32,
    /// The votes of a warp are sorted before they are mapped.
    pub sorted: bool,
}

/// Patterns of a row.
pub const VOTES: u32 = 20_000;
/// The votes are the same in every row.
const SEED: u32 = 2012;

impl VoteSpace {
    /// Pattern `number` of the [`VOTES`]: lane l votes for `random(SEED, 32 number + l) % words`.
    pub fn pattern(&self, number: u32) -> Pattern {
        let lanes = LANES as u32;
        let vote = |lane: usize| random(SEED, number * lanes + lane as u32) % self.words;
        let mut votes: [u32; LANES] = std::array::from_fn(vote);
        if self.sorted {
            votes.sort_unstable();
        }
        of_lanes(|lane| {
            let copy = match self.mapping {
                Mapping::Cyclic => lane % self.replication,
                Mapping::Block => lane / (lanes / self.replication),
            };
            copy * (self.words + self.padding) + votes[lane as usize]
        })
    }
}

/// Number `index` of stream `seed`, from a hash of the two.
fn random(seed: u32, index: u32) -> u32 {
    hash(hash(seed).wrapping_add(index.wrapping_mul(0x9e37_79b9)))
}

/// Mixes the bits of a word.
fn hash(mut word: u32) -> u32 {
    word ^= word >> 16;
    word = word.wrapping_mul(0x7feb_352d);
    word ^= word >> 15;
    word = word.wrapping_mul(0x846c_a68b);
    word ^ word >> 16
}
