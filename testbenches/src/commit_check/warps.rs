//! The warps that a run of the commit unit commits.

use super::{Bench, Message, Transaction, SLOWEST};
use crate::models::serial_commits::Sets;
use rand::Rng;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_sim::engine::Engine;

impl<E: Engine> Bench<E> {
    fn address(&mut self) -> u32 {
        let random = self.rng.random::<u32>() >> 2;
        match self.pool {
            0 => random % 24,
            1 => random % 600,
            // The last-writer table forgets, and its filter has aliases.
            _ => random % 40_000,
        }
    }

    /// A warp whose lanes do not write what others of it write, or what a higher lane touches.
    pub(super) fn start_warps(&mut self) {
        let limit = self.load.slots as usize - 8;
        if self.sending.len() >= 6 || self.live.len() >= limit || self.rng.random_ratio(1, 3) {
            return;
        }
        let lanes = self.rng.random_range(1..=8);
        let first = self.next_id;
        let mut written: FxHashSet<u32> = FxHashSet::default();
        let mut words = VecDeque::new();
        let mut ends = VecDeque::new();
        let here = self.rng.random_range(1..=4);
        for lane in 0..lanes {
            let id = first + lane;
            let skips = self.rng.random_range(0..4) >= here;
            let mut sets = Sets::default();
            if !skips {
                // While votes wait, large sets fill the logs.
                let longest = if self.slow == SLOWEST { 16 } else { 5 };
                let reads = self.rng.random_range(0..longest);
                let writes = self.rng.random_range(0..longest);
                let mut own = vec![];
                for _ in 0..reads {
                    let address = self.address();
                    if !written.contains(&address) {
                        let there = self.memory.get(&address).copied().unwrap_or(0);
                        let stale = self.rng.random_ratio(1, 40);
                        sets.reads.push((address, there ^ u32::from(stale)));
                    }
                }
                for _ in 0..writes {
                    let address = self.address();
                    if !written.contains(&address) {
                        sets.writes.push((address, self.rng.random_range(0..4)));
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
            self.firsts.insert(id, first);
            let transaction = Transaction {
                sets,
                skips,
                last: lane + 1 == lanes,
                ..Transaction::default()
            };
            self.live.insert(id, transaction);
        }
        self.next_id += lanes;
        words.extend(ends);
        self.sending.push(words);
    }
}
