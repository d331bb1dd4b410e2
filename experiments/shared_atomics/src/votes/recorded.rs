//! Votes of a run: the words of shared memory that its atomic instructions address.
//!
//! An instruction through lock bits tells of its lanes as they get their locks; it is a vote of all of them when it has ended.

use super::copies::copies;
use super::{Layout, Warp};
use crate::atomics::{Pattern, LANES};
use std::collections::BTreeMap;
use turnstile_kernel::lanes_of;
use turnstile_machine::Event;
use turnstile_tools::{Error, Result};

/// A warp of a run: block and warp of the block.
type Place = (usize, usize);

/// Records the votes of a run.
#[derive(Clone, Debug, Default)]
pub struct RecordedVotes {
    /// Instructions that have not ended.
    under_way: BTreeMap<Place, Addresses>,
    /// Of each warp the instructions that have, in their order.
    ended: BTreeMap<Place, Vec<Addresses>>,
}

/// What lanes of an instruction address: bytes from the beginning of the block's shared memory.
#[derive(Clone, Copy, Debug, Default)]
struct Addresses {
    lanes: u32,
    bytes: [u32; LANES],
}

/// An array of words that is voted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct VoteArray {
    /// Where it begins, in bytes from the beginning of the block's shared memory.
    base: u32,
    words: u32,
}

/// Votes, and how the run keeps them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VotesOfRun {
    /// Where the array that is voted in begins, in bytes from the beginning of the block's shared memory.
    pub base: u32,
    /// Its words and its copies.
    pub layout: Layout,
    /// A vote is that of a warp; they are in the order in which warps that keep pace make them.
    pub warps: Vec<Warp>,
}

impl RecordedVotes {
    /// Takes in what happens.
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::Locked { source, words } => {
                let place = (source.group, source.wavefront);
                let addresses = self.under_way.entry(place).or_default();
                addresses.lanes |= words.lanes;
                for lane in lanes_of(words.lanes.into()) {
                    addresses.bytes[lane] = words.address[lane] - source.base;
                }
            }
            Event::AtomicEnded { source, .. } => {
                let place = (source.group, source.wavefront);
                if let Some(addresses) = self.under_way.remove(&place) {
                    self.ended.entry(place).or_default().push(addresses);
                }
            }
            _ => {}
        }
    }

    /// The votes for an array from `base` on and of so many words, if they are given; otherwise it is what blocks of so many threads address. If that
    /// is more words, these are the copies of them.
    ///
    /// # Errors
    /// If there are no votes, or some beyond the words, which are no copies. What lies outside of an array with a given base belongs to others.
    pub fn votes(
        &self,
        place: &str,
        base: Option<u32>,
        words: Option<u32>,
        threads: u32,
    ) -> Result<VotesOfRun> {
        let all = self.ended.values().flatten();
        let bytes = all.flat_map(|one| lanes_of(one.lanes.into()).map(|lane| one.bytes[lane]));
        let range = bytes.fold(None, |range, byte| match range {
            None => Some((byte, byte)),
            Some((least, most)) => Some((byte.min(least), byte.max(most))),
        });
        let refused = |what: String, remedy: String| Err(Error::input(place, what, remedy));
        let Some((first, last)) = range else {
            let what =
                "its kernels execute no atomic instruction on shared memory, so there are no votes";
            return refused(
                what.into(),
                "give a run whose kernels vote in shared memory".into(),
            );
        };
        let addressed = last.saturating_sub(base.unwrap_or(first)) / 4 + 1;
        let array = VoteArray {
            base: base.unwrap_or(first),
            words: words.unwrap_or(addressed),
        };
        if base.is_none() && array.words < addressed {
            return self.in_copies(&array, addressed, threads).ok_or_else(|| {
                let what = format!(
                    "atomic instructions address bytes {first} to {last} of shared memory, more than {0} words, and no copies of {0} words, one of each thread",
                    array.words
                );
                let remedy = format!("give --words {addressed}, or the --base of an array of {} words", array.words);
                Error::input(place, what, remedy)
            });
        }
        let votes = self.of(&array);
        match votes.is_empty() {
            false => Ok(VotesOfRun {
                base: array.base,
                layout: Layout::one(array.words, threads),
                warps: votes,
            }),
            true => refused(
                format!(
                    "no atomic instruction addresses {} words of shared memory from byte {} on",
                    array.words, array.base
                ),
                format!("give a --base from {first} to {last}, or leave it out"),
            ),
        }
    }

    /// Votes for copies of an array, which are `addressed` words together.
    fn in_copies(&self, array: &VoteArray, addressed: u32, threads: u32) -> Option<VotesOfRun> {
        let all = VoteArray {
            words: addressed,
            ..*array
        };
        let mut warps = self.of(&all);
        let layout = copies(array.words, threads, &warps)?;
        for warp in &mut warps {
            for lane in lanes_of(warp.bins.lanes.into()) {
                let word = &mut warp.bins.words[lane];
                *word = layout.bin(warp.first + lane as u32, *word);
            }
        }
        Some(VotesOfRun {
            base: array.base,
            layout,
            warps,
        })
    }

    /// Instruction by instruction the votes of all warps for the words of an array.
    fn of(&self, array: &VoteArray) -> Vec<Warp> {
        let most = self.ended.values().map(Vec::len).max().unwrap_or(0);
        let mut votes = vec![];
        for number in 0..most {
            for ((_, warp), instructions) in &self.ended {
                let pattern = instructions.get(number).map(|one| one.pattern(array));
                let pattern = pattern.filter(|pattern| pattern.lanes != 0);
                votes.extend(pattern.map(|bins| Warp {
                    first: (warp * LANES) as u32,
                    bins,
                }));
            }
        }
        votes
    }
}

impl Addresses {
    /// Its lanes with words of an array.
    fn pattern(&self, array: &VoteArray) -> Pattern {
        let mut pattern = Pattern {
            lanes: 0,
            words: [0; LANES],
        };
        for lane in lanes_of(self.lanes.into()) {
            let word = self.bytes[lane]
                .checked_sub(array.base)
                .map(|byte| byte / 4);
            if let Some(word) = word.filter(|word| *word < array.words) {
                pattern.lanes |= 1 << lane;
                pattern.words[lane] = word;
            }
        }
        pattern
    }
}
