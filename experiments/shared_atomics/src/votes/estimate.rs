//! Algorithm 1 for millions of warps.
//!
//! The same procedure as [`crate::atomics::procedure`], counted without playing it: with one lock a bank's word, or several words of a
//! bank at one lock, the k-th lane of a lock wins in iteration k. So the lanes of iteration k that write are the k-th of their
//! locks, and those that read have this number or a higher one. Each word counts until its last lane has won.

use crate::atomics::{LANES, WORDS};
use turnstile_hdl::full_size::{BANKS, LOCKS};

/// What Algorithm 1 counts for a warp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// Lock conflict degree: iterations.
    pub iterations: u32,
    /// Replays of reads, in all iterations.
    pub read_replays: u32,
    /// Replays of writes.
    pub write_replays: u32,
    /// Bank conflict degree of the first read.
    pub bank_degree: u32,
    /// Most lanes at one word.
    pub position_degree: u32,
}

/// Totals of many warps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub warps: u64,
    /// See [`Estimate`].
    pub iterations: u64,
    /// See [`Estimate`].
    pub read_replays: u64,
    /// See [`Estimate`].
    pub write_replays: u64,
    /// See [`Estimate`].
    pub bank_degree: u64,
    /// Warps whose lock degree is above their position degree: different words with one lock decide.
    pub aliased: u64,
}

impl Sums {
    /// With one warp more.
    pub fn add(&mut self, estimate: Estimate) {
        self.warps += 1;
        self.iterations += u64::from(estimate.iterations);
        self.read_replays += u64::from(estimate.read_replays);
        self.write_replays += u64::from(estimate.write_replays);
        self.bank_degree += u64::from(estimate.bank_degree);
        self.aliased += u64::from(estimate.iterations > estimate.position_degree);
    }

    /// With those of another part.
    pub fn and(self, other: Self) -> Self {
        Self {
            warps: self.warps + other.warps,
            iterations: self.iterations + other.iterations,
            read_replays: self.read_replays + other.read_replays,
            write_replays: self.write_replays + other.write_replays,
            bank_degree: self.bank_degree + other.bank_degree,
            aliased: self.aliased + other.aliased,
        }
    }
}

/// Places of [`estimate`], which are all zeros between two calls.
pub struct Scratch {
    /// Lanes of each lock so far.
    locks: [u8; LOCKS],
    /// Later lanes of each word.
    seen: Vec<u8>,
}

impl Default for Scratch {
    fn default() -> Self {
        Self {
            locks: [0; LOCKS],
            seen: vec![0; WORDS as usize],
        }
    }
}

/// Counts what Algorithm 1 does for a warp whose 32 lanes have these words, below [`WORDS`]: 32 banks, 1,024 locks by the low bits.
pub fn estimate(words: &[u32; LANES], scratch: &mut Scratch) -> Estimate {
    let mut turns = [0_u8; LANES];
    let mut most = 0;
    for (turn, word) in turns.iter_mut().zip(words) {
        let lock = &mut scratch.locks[*word as usize % LOCKS];
        *turn = *lock;
        *lock += 1;
        most = most.max(*lock);
    }
    let mut positions = 0;
    let mut reads = [[0_u8; BANKS]; LANES];
    let mut writes = [[0_u8; BANKS]; LANES];
    for (turn, word) in turns.iter().zip(words).rev() {
        let (turn, bank) = (usize::from(*turn), *word as usize % BANKS);
        writes[turn][bank] += 1;
        let seen = &mut scratch.seen[*word as usize];
        // Read until its last lane has won.
        reads[turn][bank] += u8::from(*seen == 0);
        *seen += 1;
        positions = positions.max(*seen);
    }
    for word in words {
        scratch.locks[*word as usize % LOCKS] = 0;
        scratch.seen[*word as usize] = 0;
    }
    let mut estimate = Estimate {
        iterations: u32::from(most),
        position_degree: u32::from(positions),
        ..Estimate::default()
    };
    let mut left = [0_u8; BANKS];
    for turn in (0..usize::from(most)).rev() {
        let (mut read, mut written) = (0, 0);
        for bank in 0..BANKS {
            left[bank] += reads[turn][bank];
            read = read.max(left[bank]);
            written = written.max(writes[turn][bank]);
        }
        estimate.read_replays += u32::from(read) - 1;
        estimate.write_replays += u32::from(written) - 1;
        estimate.bank_degree = u32::from(read);
    }
    estimate
}

#[cfg(test)]
mod tests {
    use super::super::{uniform, Layout, Mapping};
    use super::*;
    use crate::atomics::procedure::iterations;
    use crate::atomics::{Hash, Pattern, Scheme};

    /// As the procedure plays it, for every kind of conflict.
    #[test]
    fn counting_is_playing() {
        let scheme = Scheme {
            banks: BANKS as u32,
            locks: LOCKS as u32,
            hash: Hash::Low,
        };
        let mut scratch = Scratch::default();
        for words in [2, 32, 300, 1024, 3000] {
            for copies in [1, 4] {
                let layout = Layout {
                    words,
                    copies,
                    mapping: Mapping::Cyclic,
                    padding: copies % 3,
                    threads: 32,
                };
                for number in 0..400 {
                    let words = layout.of_warp(0, &uniform(7, number, words));
                    let played = iterations(&Pattern::new(&words), &scheme);
                    let sum = |degree: fn(&crate::atomics::procedure::Iteration) -> u32| {
                        played.iter().map(|one| degree(one) - 1).sum::<u32>()
                    };
                    let at = |word: &u32| words.iter().filter(|other| *other == word).count();
                    let expected = Estimate {
                        position_degree: words.iter().map(at).max().unwrap() as u32,
                        iterations: played.len() as u32,
                        read_replays: sum(|one| one.read_degree),
                        write_replays: sum(|one| one.write_degree),
                        bank_degree: played[0].read_degree,
                    };
                    assert_eq!(estimate(&words, &mut scratch), expected, "{words:?}");
                }
            }
        }
    }
}
