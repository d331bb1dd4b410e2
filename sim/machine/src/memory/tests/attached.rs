//! A unit at a partition that keeps packets.

use super::super::packet::{Answer, RequestPacket, Work};
use super::super::queue::Queue;
use super::super::second_level::Slice;
use super::pressure::check;
use super::*;
use turnstile_kernel::MemoryAtomic;
use turnstile_tools::Result;

/// Cycles for which a packet is kept.
const KEPT: u64 = 50;

/// Keeps atomics, and what comes for the same block while it does.
#[derive(Debug)]
struct Keeper {
    kept: Queue<RequestPacket>,
    /// Blocks of what is kept.
    blocks: Vec<u64>,
}

impl Keeper {
    fn with_room(room: usize) -> Result<Box<dyn PartitionUnit>> {
        Ok(Box::new(Self {
            kept: Queue::new(room),
            blocks: vec![],
        }))
    }

    fn keeps(&self, packet: &RequestPacket) -> bool {
        matches!(packet.work, Work::Atomic { .. }) || self.blocks.contains(&packet.block)
    }
}

impl PartitionUnit for Keeper {
    fn takes(&mut self, now: u64, packet: &RequestPacket, slice: &mut Slice) -> bool {
        slice.takes(now, packet) && (!self.keeps(packet) || self.kept.has_room())
    }

    fn take(
        &mut self,
        now: u64,
        packet: RequestPacket,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Result<()> {
        if self.keeps(&packet) {
            self.blocks.push(packet.block);
            self.kept.push(now + KEPT, packet);
        } else {
            slice.serve(now, packet, content);
        }
        Ok(())
    }

    fn advance(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> Result<()> {
        while let Some(packet) = self.kept.pop(now) {
            self.blocks.remove(0);
            slice.serve(now, packet, content);
        }
        Ok(())
    }

    fn next_event(&self) -> Option<u64> {
        self.kept.next_event()
    }
}

/// Answers atomics with 9 at once and does not perform them.
#[derive(Debug)]
struct Nines;

impl PartitionUnit for Nines {
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
        match &packet.work {
            Work::Atomic { parts, .. } => {
                let nines = Answer::Old(vec![9; parts.len()]);
                slice.answer(now + 1, packet.origin, nines);
            }
            _ => slice.serve(now, packet, content),
        }
        Ok(())
    }
}

const ADD: MemoryOp = MemoryOp::Atomic(MemoryAtomic::Add);

/// Cycles and first lane's words of accesses of lane 0 to one word.
fn replies(
    unit: impl Fn(Place) -> Result<Box<dyn PartitionUnit>>,
    calls: &[(u64, MemoryOp)],
) -> Vec<(u64, u32)> {
    let (content, base) = content(64);
    let levels = MemoryHierarchy::default();
    let mut memory =
        MemorySystem::new(&levels, &Fabric::immediate(&levels), content, unit).unwrap();
    let call = |&(from, op): &(u64, MemoryOp)| (0, from, Ask::Vector(vector(op, 1, |_| base)));
    let calls: Vec<Call> = calls.iter().map(call).collect();
    let replies = run(&mut memory, &calls, false);
    let first = |reply: &Reply| reply.words().first().copied().unwrap_or(0);
    replies
        .iter()
        .map(|reply| (reply.cycle, first(reply)))
        .collect()
}

#[test]
fn a_unit_keeps_packets_and_passes_them_on_later() {
    let word = u32::from_le_bytes([0, 1, 2, 3]);
    let calls = [(1, ADD), (2, WORD), (3, ADD)];
    assert_eq!(
        replies(|_| Keeper::with_room(8), &calls),
        [
            (2 + KEPT + 110, word),
            (2 + KEPT + 110, word + 7),
            (2 + KEPT + 110, word + 7)
        ],
        "one fetch for all"
    );
    assert_eq!(
        replies(|_| Keeper::with_room(1), &calls),
        [
            (2 + KEPT + 110, word),
            (2 + 2 * KEPT + 60, word + 7),
            (2 + 3 * KEPT + 10, word + 7)
        ],
        "each waits until the one before has left"
    );
}

#[test]
fn a_unit_answers_by_itself() {
    assert_eq!(replies(|_| Ok(Box::new(Nines)), &[(1, ADD)]), [(3, 9)]);
}

#[test]
fn order_and_values_survive_a_unit_that_keeps_packets() {
    for seed in 0..20 {
        check(seed, &narrow(), |_| Keeper::with_room(2));
    }
}
