//! Ways to count votes: what a thread does with a vote, how many threads a block has, and how copies lie.

use super::machine::Gpu;
use crate::votes::{Layout, Mapping};
use std::fmt;

/// What a counter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clap::ValueEnum)]
pub enum Counter {
    /// Words that native instructions add to
    Int,
    /// Words that a loop adds to, until it succeeds
    Float,
}

/// What a warp does with its votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Each lane adds.
    Atomic,
    /// `__match_any_sync` finds lanes with equal bins, of which the first adds their number.
    Match,
}

/// How votes come: what a thread takes with a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Bytes of a vote.
    pub bytes: u32,
    /// Votes, one behind the other.
    pub votes: u32,
}

/// A way to count votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    pub way: Way,
    /// Copies, and threads of a block.
    pub layout: Layout,
}

/// What there is to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    pub bins: u32,
    /// Threads of a block, if they are given.
    pub threads: Option<u32>,
    /// Shared memory of a block in bytes.
    pub bytes: u32,
}

/// Threads of a block that are looked at.
const THREADS: [u32; 3] = [256, 512, 1024];
/// Most copies: more than lanes keep nothing apart.
const MOST_COPIES: u32 = 32;
/// Most copies where lanes with equal bins are found first: there is little left to keep apart.
const MOST_COPIES_OF_MATCH: u32 = 2;

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Atomic => "atomic",
            Self::Match => "match",
        })
    }
}

impl Plan {
    /// Bytes of a block's copies.
    pub fn bytes(&self) -> u32 {
        4 * self.layout.copies * (self.layout.words + self.layout.padding)
    }

    /// Blocks of it that a multiprocessor holds.
    pub fn blocks(&self, gpu: &Gpu) -> u32 {
        let shared = self.bytes().next_multiple_of(gpu.unit) + gpu.reserved;
        let by_threads = gpu.threads / self.layout.threads;
        by_threads.min(gpu.blocks).min(gpu.shared / shared)
    }
}

/// Every way that there is room for.
pub fn plans(room: &Room, gpu: &Gpu) -> Vec<Plan> {
    let threads = match &room.threads {
        Some(threads) => std::slice::from_ref(threads),
        None => &THREADS,
    };
    let mut plans = vec![];
    for &threads in threads {
        for (way, most) in [
            (Way::Atomic, MOST_COPIES),
            (Way::Match, MOST_COPIES_OF_MATCH),
        ] {
            let copies = (0..).map(|power| 1 << power);
            for copies in copies.take_while(|copies| *copies <= most.min(threads)) {
                let layouts = [Mapping::Cyclic, Mapping::Block];
                let layouts = layouts.map(|mapping| [0, 1].map(|padding| (mapping, padding)));
                let layouts = layouts.concat().into_iter();
                let layouts = layouts.take(if copies == 1 { 1 } else { 4 });
                plans.extend(layouts.map(|(mapping, padding)| Plan {
                    way,
                    layout: Layout {
                        words: room.bins,
                        copies,
                        mapping,
                        padding,
                        threads,
                    },
                }));
            }
        }
    }
    plans.retain(|plan| plan.bytes() <= room.bytes && plan.blocks(gpu) > 0);
    plans
}

#[cfg(test)]
mod tests {
    use super::super::machine::SiliconMachine;
    use super::*;

    #[test]
    fn ways_are_those_that_there_is_room_for() {
        let gpu = SiliconMachine::bundled("h100").unwrap().gpu;
        let room = |bins, bytes| Room {
            bins,
            threads: Some(256),
            bytes,
        };
        // One copy, five numbers of copies with four layouts each; with match one and two copies.
        assert_eq!(plans(&room(64, 49_152), &gpu).len(), 1 + 5 * 4 + 1 + 4);
        let few = plans(&room(4096, 49_152), &gpu);
        assert!(few.iter().all(|plan| plan.layout.copies <= 2));
        let all = Room {
            threads: None,
            ..room(64, 49_152)
        };
        assert_eq!(plans(&all, &gpu).len(), 3 * 26);
        // 64 bins of 32 copies: 8 KB a block; threads are the limit. 2,048 bins of 16: 128 KB, one block.
        let blocks = |bins, copies| {
            let all = plans(&room(bins, 200_000), &gpu);
            let plan = all.iter().find(|plan| plan.layout.copies == copies);
            plan.unwrap().blocks(&gpu)
        };
        assert_eq!((blocks(64, 32), blocks(2048, 16)), (8, 1));
    }
}
