//! What is around a log walker, alone or in a core: memory that brings the lines of logs, and partitions that vote and land words.

use crate::models::log_walker::{Access, Packet, PARTITIONS};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Result};
use rand::rngs::SmallRng;
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::pin_index::{Output, PinIndex, PinRange, Pins};

/// Lines under way, in their order: when each comes, and what it brings.
#[derive(Clone, Debug, Default)]
pub struct Lines(VecDeque<(u64, Vec<u32>)>);

impl Lines {
    /// A line that comes at `due` or when the one before it has come.
    pub fn push(&mut self, due: u64, words: Vec<u32>) {
        let last = self.0.back().map_or(0, |line| line.0);
        self.0.push_back((due.max(last), words));
    }

    /// The line that comes now.
    pub fn pop(&mut self, now: u64) -> Option<Vec<u32>> {
        self.0.front().filter(|line| line.0 <= now)?;
        self.0.pop_front().map(|(_, words)| words)
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Addresses or values of an access; memory keeps what was there before, where there is no value.
pub fn line(access: &Access, values: bool, rng: &mut SmallRng) -> Vec<u32> {
    let mut word = |lane| match (access.get(&lane), values) {
        (Some((address, _)), false) => 4 * address,
        (Some((_, value)), true) => *value,
        (None, false) => 0,
        (None, true) => rng.random(),
    };
    (0..WARP_LANES as u32).map(&mut word).collect()
}

/// The partitions' part in a commit: votes, results, words that land.
#[derive(Clone, Debug)]
pub struct Partitions {
    /// When each votes, and says done.
    vote_at: [Option<u64>; PARTITIONS as usize],
    done_at: [Option<u64>; PARTITIONS as usize],
    /// Numbers that nobody has voted against.
    pub votes: u32,
    voted: u32,
    /// Partitions that have been told the result.
    pub told: u32,
    landed: u32,
}

impl Default for Partitions {
    fn default() -> Self {
        Self {
            vote_at: Default::default(),
            done_at: Default::default(),
            votes: u32::MAX,
            voted: 0,
            told: 0,
            landed: 0,
        }
    }
}

impl Partitions {
    /// A partition has all words, and may vote.
    pub fn may_vote(&self, partition: u32, now: u64) -> bool {
        let due = self.vote_at[partition as usize].is_some_and(|at| at <= now);
        due && self.voted >> partition & 1 == 0
    }

    /// A partition has landed all writes: when it knows the result, or when it has voted if it has no words of the warp.
    pub fn may_land(&self, partition: u32, now: u64) -> bool {
        let due = self.done_at[partition as usize].is_some_and(|at| at <= now);
        due && self.landed >> partition & 1 == 0
    }

    pub fn vote(&mut self, partition: u32, lanes: u32) {
        self.votes &= lanes;
        self.voted |= 1 << partition;
    }

    pub fn land(&mut self, partition: u32) {
        self.landed |= 1 << partition;
    }

    pub fn have_voted(&self) -> bool {
        self.voted.count_ones() == PARTITIONS
    }

    pub fn are_told(&self) -> bool {
        self.told == PARTITIONS
    }

    pub fn have_landed(&self) -> bool {
        self.landed.count_ones() == PARTITIONS
    }

    /// A packet of words has been taken; what follows from it comes `later`.
    pub fn sent(&mut self, packet: &Packet, later: u64) {
        if packet.kind == PacketKind::Fill {
            self.vote_at[packet.partition as usize] = Some(later);
            if packet.lanes == 0 {
                self.done_at[packet.partition as usize] = Some(later + 1);
            }
        }
    }

    /// The next partition has taken its result; its words land `later`.
    pub fn tell(&mut self, later: u64) {
        let done = &mut self.done_at[self.told as usize];
        *done = done.or(Some(later));
        self.told += 1;
    }

    /// # Errors
    /// If the result that is told is not that of the votes on `survivors`.
    pub fn check_result(&self, told: u32, survivors: u32) -> Result<()> {
        let numbers = u32::MAX >> (32 - survivors.count_ones());
        ensure!(
            told & numbers == self.votes & numbers,
            "result {told:#x} of votes {:#x}",
            self.votes
        );
        Ok(())
    }
}

/// Where a packet of words is.
#[derive(Copy, Clone)]
pub struct PacketPins {
    pub partition: PinIndex<Output>,
    pub lanes: PinIndex<Output>,
    pub address: PinRange<Output>,
    pub value: PinRange<Output>,
}

impl PacketPins {
    /// # Errors
    /// If the packet on the pins, of this kind, is another one.
    pub fn check<E: Engine, P: Pins>(
        self,
        pins: &PinDriver<E, P>,
        kind: PacketKind,
        packet: &Packet,
    ) -> Result<()> {
        ensure!(kind == packet.kind, "{kind:?}, not {packet:?}");
        pins.expect(self.partition, packet.partition)?;
        pins.expect(self.lanes, packet.lanes)?;
        for (lane, (address, value)) in &packet.words {
            pins.expect(self.address.pin(*lane as usize), *address)?;
            pins.expect(self.value.pin(*lane as usize), *value)?;
        }
        Ok(())
    }
}
