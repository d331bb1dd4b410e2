//! Copies of `cp.async` that are under way.

use super::LANES;
use turnstile_kernel::{lanes_of, LaneWords, Token};

/// The copies of a warp that are not in shared memory.
#[derive(Clone, Debug, Default)]
pub struct Copies {
    /// The group that each lane commits next.
    pub(super) open: [u64; LANES],
    /// In order of issue.
    pub(super) pending: Vec<Pending>,
}

/// A copy.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    /// Lanes that have not waited for it.
    pub(super) lanes: u64,
    pub(super) group: [u64; LANES],
    pub(super) to: LaneWords<LANES>,
    /// Bytes that are written, and how many of them a lane has asked for; the others are 0.
    pub(super) bytes: u8,
    pub(super) given: [u8; LANES],
    pub(super) words: Vec<LaneWords<LANES>>,
    /// What is on its way; nothing once it is here.
    pub(super) token: Option<Token>,
}

impl Copies {
    /// Nothing is to be copied.
    pub fn none(&self) -> bool {
        self.pending.is_empty()
    }

    /// Takes words that have come. False if they are of no copy.
    pub fn deliver(&mut self, token: Token, words: &[LaneWords<LANES>]) -> bool {
        let mut pending = self.pending.iter_mut();
        let Some(copy) = pending.find(|copy| copy.token == Some(token)) else {
            return false;
        };
        copy.words[..words.len()].copy_from_slice(words);
        true
    }

    /// All words of a copy have come.
    pub fn complete(&mut self, token: Token) {
        let mut pending = self.pending.iter_mut();
        if let Some(copy) = pending.find(|copy| copy.token == Some(token)) {
            copy.token = None;
        }
    }

    /// The lanes commit their group.
    pub fn commit(&mut self, lanes: u64) {
        lanes_of(lanes).for_each(|lane| self.open[lane] += 1);
    }

    /// Lanes of a copy that must be written before `lanes` go on, with at most so many of their groups under way; none: nothing at all.
    pub(super) fn awaited(&self, copy: &Pending, lanes: u64, most: Option<u64>) -> u64 {
        let is_due = |lane: &usize| match most {
            Some(most) => copy.group[*lane] + most < self.open[*lane],
            None => true,
        };
        let due = lanes_of(copy.lanes & lanes).filter(is_due);
        due.fold(0, |mask, lane| mask | 1 << lane)
    }
}
