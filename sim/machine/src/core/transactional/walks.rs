//! Commits that are under way: walks of logs, their numbers and packets, and what commit units answer.

use crate::memory::CommitPacket;
use std::collections::VecDeque;

/// Walks of a core, and what they wait for.
#[derive(Default)]
pub struct Walks {
    /// Slot on the pins of the walk.
    pub(super) offered: Option<usize>,
    /// Slots whose walks have been taken and not sent: the walker has the first. One of readers alone may be over before it.
    pub(super) taken: VecDeque<usize>,
    /// Numbers that are wanted, and the first of those that have been given.
    pub wanted: Option<u32>,
    pub given: Option<u32>,
    /// A packet for a partition.
    pub packet: Option<(usize, CommitPacket)>,
    pub(super) votes: VecDeque<(usize, u32, u32)>,
    pub(super) dones: VecDeque<(usize, u32)>,
}

impl Walks {
    /// A partition votes for lanes.
    pub fn vote(&mut self, partition: usize, id: u32, lanes: u32) {
        self.votes.push_back((partition, id, lanes));
    }

    /// A partition has done what was asked of it.
    pub fn done(&mut self, partition: usize, id: u32) {
        self.dones.push_back((partition, id));
    }

    /// Nothing waits for the pins or for the network.
    pub fn quiet(&self) -> bool {
        self.votes.is_empty() && self.dones.is_empty() && self.packet.is_none()
    }
}
