//! Warps whose transactions a commit unit commits, and the words in which they come.

use crate::models::commit_unit::Sets;
use rand::rngs::SmallRng;
use rand::Rng;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use turnstile_hdl::commit_op::CommitMessage;

/// A message to be sent.
#[derive(Copy, Clone, Debug)]
pub struct Message {
    pub kind: CommitMessage,
    pub id: u32,
    /// Address and value.
    pub word: (u32, u32),
}

/// What a lane has for one memory partition.
#[derive(Clone, Debug, Default)]
pub struct LaneSets {
    pub sets: Sets,
    /// It has no words there.
    pub skips: bool,
}

/// The lanes of a warp, whose numbers follow each other.
#[derive(Clone, Debug)]
pub struct Warp {
    pub lanes: Vec<LaneSets>,
    /// In the order in which they are sent.
    pub messages: VecDeque<Message>,
}

/// Which words are accessed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Pool {
    #[default]
    Few,
    Some,
    /// So many that tables forget, and filters have aliases.
    Many,
}

impl Pool {
    pub const ALL: [Self; 3] = [Self::Few, Self::Some, Self::Many];

    fn address(self, rng: &mut SmallRng) -> u32 {
        let random = rng.random::<u32>() >> 2;
        match self {
            Self::Few => random % 24,
            Self::Some => random % 600,
            Self::Many => random % 40_000,
        }
    }
}

/// A warp with numbers from `first` on and up to `longest` words a set, whose lanes do not write what others of it write, or what a higher lane touches.
/// One word in 40 was read before another one was written there.
pub fn warp(
    rng: &mut SmallRng,
    pool: Pool,
    longest: u32,
    first: u32,
    memory: &FxHashMap<u32, u32>,
) -> Warp {
    let mut written: FxHashSet<u32> = FxHashSet::default();
    let mut lanes = vec![];
    let (mut words, mut ends) = (VecDeque::new(), VecDeque::new());
    let here = rng.random_range(1..=4);
    for id in first..first + rng.random_range(1..=8) {
        let skips = rng.random_range(0..4) >= here;
        let mut sets = Sets::default();
        if !skips {
            let reads = rng.random_range(0..longest);
            let writes = rng.random_range(0..longest);
            let mut own = vec![];
            for _ in 0..reads {
                let address = pool.address(rng);
                if !written.contains(&address) {
                    let there = memory.get(&address).copied().unwrap_or(0);
                    let stale = rng.random_ratio(1, 40);
                    sets.reads.push((address, there ^ u32::from(stale)));
                }
            }
            for _ in 0..writes {
                let address = pool.address(rng);
                if !written.contains(&address) {
                    sets.writes.push((address, rng.random_range(0..4)));
                    own.push(address);
                }
            }
            written.extend(own);
        }
        for (kind, set) in [
            (CommitMessage::Read, &sets.reads),
            (CommitMessage::Write, &sets.writes),
        ] {
            words.extend(set.iter().map(|&word| Message { kind, id, word }));
        }
        let kind = match skips {
            true => CommitMessage::Skip,
            false => CommitMessage::Fill,
        };
        let word = (0, 0);
        ends.push_back(Message { kind, id, word });
        lanes.push(LaneSets { sets, skips });
    }
    words.extend(ends);
    Warp {
        lanes,
        messages: words,
    }
}

/// A warp of those that are sending, now and then none.
pub fn sender(rng: &mut SmallRng, sending: &[VecDeque<Message>]) -> Option<usize> {
    let warp = (!sending.is_empty()).then(|| rng.random_range(0..sending.len()));
    warp.filter(|_| rng.random_ratio(7, 8))
}

/// The next message of a warp has been taken.
pub fn sent(sending: &mut Vec<VecDeque<Message>>, warp: usize) {
    sending[warp].pop_front();
    if sending[warp].is_empty() {
        sending.swap_remove(warp);
    }
}
