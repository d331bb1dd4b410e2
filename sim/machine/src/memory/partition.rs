//! A memory partition: packets from the network, a unit that sees them first, a slice of the second level.

use super::content::GlobalMemory;
use super::packet::{ReplyPacket, RequestPacket};
use super::queue::Queue;
use super::second_level::Slice;
use crate::metrics::CommitCounters;
use std::fmt::Debug;
use turnstile_tools::Result;

/// What a commit unit holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldCommits {
    /// Numbers of transactions that have come and are not released.
    pub transactions: u32,
    /// Words that cores' tables are told to mark as read or as written.
    pub marks: u64,
}

/// A unit at a partition. Every packet reaches it before the second level: it may pass it on ([`Slice::serve`]), keep it
/// and pass it on later, or answer it itself ([`Slice::answer`]). Packets for one address must take place in the order
/// in which they came, whatever it keeps.
pub trait PartitionUnit: Debug {
    /// Whether the unit takes this packet. Otherwise it waits, and those behind it too.
    fn takes(&mut self, now: u64, packet: &RequestPacket, slice: &mut Slice) -> bool;

    /// Takes a packet.
    ///
    /// # Errors
    /// What a simulated unit reports.
    fn take(
        &mut self,
        now: u64,
        packet: RequestPacket,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Result<()>;

    /// One cycle, before packets are taken. Called at least in every cycle that [`next_event`](Self::next_event) names.
    ///
    /// # Errors
    /// What a simulated unit reports.
    fn advance(
        &mut self,
        _now: u64,
        _slice: &mut Slice,
        _content: &mut GlobalMemory,
    ) -> Result<()> {
        Ok(())
    }

    /// Sends a message of the unit's own, if it has one and there is room for it; returns whether it has.
    fn send(&mut self, _now: u64, _out: &mut Queue<ReplyPacket>) -> bool {
        false
    }

    /// Sends updates of the cores' tables on a virtual channel of their own, if there is one.
    fn send_update(&mut self, _now: u64, _out: &mut Queue<ReplyPacket>) {}

    /// First cycle in which the unit does something by itself; `None` while it waits for
    /// packets only.
    fn next_event(&self) -> Option<u64> {
        None
    }

    /// What the unit holds, if it has transactions.
    fn held(&self) -> HeldCommits {
        HeldCommits::default()
    }

    /// The lowest number of a transaction that the unit has not released, if it has transactions.
    fn released(&self) -> Option<u32> {
        None
    }

    /// A launch begins: its counts do.
    fn begin(&mut self) {}

    /// Counts of its transactions.
    fn commit_counters(&self) -> CommitCounters {
        CommitCounters::default()
    }
}

/// No unit but the arithmetic of the second level: everything is passed on at once, and atomics are performed there.
#[derive(Clone, Copy, Debug)]
pub struct SecondLevelAtomics;

impl PartitionUnit for SecondLevelAtomics {
    fn takes(&mut self, now: u64, packet: &RequestPacket, slice: &mut Slice) -> bool {
        slice.takes(now, packet)
    }

    fn take(
        &mut self,
        now: u64,
        packet: RequestPacket,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Result<()> {
        slice.serve(now, packet, content);
        Ok(())
    }
}

/// A partition.
#[derive(Debug)]
pub struct Partition {
    unit: Box<dyn PartitionUnit>,
    slice: Slice,
    /// A packet is there and was not taken.
    refuses: bool,
    /// The unit has sent something in front of the slice.
    unit_was_first: bool,
}

impl Partition {
    /// A partition with a unit in front of its slice.
    pub fn new(unit: Box<dyn PartitionUnit>, slice: Slice) -> Self {
        Self {
            unit,
            slice,
            refuses: false,
            unit_was_first: false,
        }
    }

    /// Lets memory work, and hands answers and a message of the unit to the network, which are first in turns.
    pub fn release(&mut self, now: u64, out: &mut Queue<ReplyPacket>) {
        self.slice.advance(now);
        let unit_is_first = !self.unit_was_first || !self.slice.answer_waits(now);
        self.unit_was_first = unit_is_first && self.unit.send(now, out);
        self.slice.release(now, out);
        if !unit_is_first {
            self.unit.send(now, out);
        }
    }

    /// Hands updates of the cores' tables to their own channel of the network.
    pub fn release_update(&mut self, now: u64, out: &mut Queue<ReplyPacket>) {
        self.unit.send_update(now, out);
    }

    /// Takes from the network what it has room for.
    ///
    /// # Errors
    /// What the unit reports.
    pub fn advance(
        &mut self,
        now: u64,
        input: &mut Queue<RequestPacket>,
        content: &mut GlobalMemory,
    ) -> Result<()> {
        self.unit.advance(now, &mut self.slice, content)?;
        self.refuses = false;
        while let Some(next) = input.front(now) {
            if !self.unit.takes(now, next, &mut self.slice) {
                self.refuses = true;
                break;
            }
            let Some(packet) = input.pop(now) else {
                break;
            };
            self.unit.take(now, packet, &mut self.slice, content)?;
        }
        Ok(())
    }

    /// Whether a packet waits until something happens here.
    pub fn refuses(&self) -> bool {
        self.refuses
    }

    /// A launch begins: its counts do.
    pub fn begin(&mut self) {
        self.slice.begin();
        self.unit.begin();
    }

    /// Its unit, for its counts and numbers.
    pub fn unit(&self) -> &dyn PartitionUnit {
        &*self.unit
    }

    /// Its slice, for its counts.
    pub fn slice(&self) -> &Slice {
        &self.slice
    }

    /// First cycle behind `now` in which something happens by itself. `leaves`: the network has room for answers.
    pub fn next_event(&self, now: u64, leaves: bool) -> Option<u64> {
        let unit = self.unit.next_event();
        let slice = self.slice.next_event(now, leaves);
        unit.into_iter().chain(slice).min()
    }
}
