//! A partition's slice of the second level, and the memory behind it.

use super::agenda::Agenda;
use super::cache::Cache;
use super::content::GlobalMemory;
use super::interleave::Interleave;
use super::packet::{Answer, Origin, ReplyPacket, RequestPacket, Work};
use super::queue::Queue;
use super::request::word;
use crate::kernel::MemoryAtomic;
use crate::machine::config::MemoryHierarchy;

/// A slice of the second level. What a packet asks for takes place when the slice serves it; the answer leaves when the
/// hardware would have it. A block that is on its way from memory is waited for, not fetched again; stores allocate
/// nowhere; write-backs take no time.
#[derive(Clone, Debug)]
pub struct Slice {
    latency: u64,
    memory_latency: u64,
    block_bytes: u64,
    interleave: Interleave,
    /// By number within the partition: the cycle in which the block's data is there.
    lines: Cache<u64>,
    answers: Agenda<ReplyPacket>,
    room: usize,
}

impl Slice {
    /// An empty slice that works at up to `room` answers.
    pub fn new(levels: &MemoryHierarchy, interleave: Interleave, room: usize) -> Self {
        Self {
            latency: levels.l2.latency,
            memory_latency: levels.memory_latency,
            block_bytes: levels.block_bytes,
            interleave,
            lines: Cache::new(1, &levels.l2),
            answers: Agenda::default(),
            room,
        }
    }

    /// Whether it can work at one more answer.
    pub fn has_room(&self) -> bool {
        self.answers.len() < self.room
    }

    /// Does what a packet asks for, and answers it.
    pub fn serve(&mut self, now: u64, packet: RequestPacket, content: &mut GlobalMemory) {
        let base = packet.block * self.block_bytes;
        let (ready, answer) = match packet.work {
            Work::Load => {
                let block = content.block(base, self.block_bytes as usize);
                (self.fetch(now, packet.block), Answer::Block(block))
            }
            Work::Store(write) => {
                for (part, bytes) in write.iter() {
                    let address = base + u64::from(part.offset);
                    content
                        .bytes_mut(address, bytes.len() as u64)
                        .copy_from_slice(bytes);
                }
                (now + self.latency, Answer::Stored)
            }
            Work::Atomic {
                operation,
                parts,
                operands,
            } => {
                let mut old = vec![];
                for (part, operands) in parts.iter().zip(operands) {
                    let address = base + u64::from(part.offset);
                    let bytes = content.bytes_mut(address, part.bytes.into());
                    old.extend(perform(operation, bytes, operands));
                }
                (self.fetch(now, packet.block), Answer::Old(old))
            }
        };
        self.answer(ready, packet.origin, answer);
    }

    /// Cycle in which a block that is looked up from `now` on is there.
    pub fn fetch(&mut self, now: u64, block: u64) -> u64 {
        let looked_up = now + self.latency;
        let number = self.interleave.within(block);
        if let Some(ready) = self.lines.touch(number) {
            return looked_up.max(*ready);
        }
        let ready = looked_up + self.memory_latency;
        self.lines.insert(number, ready);
        ready
    }

    /// Sends an answer in cycle `from`, or when the network has room for it.
    pub fn answer(&mut self, from: u64, origin: Origin, answer: Answer) {
        self.answers.add(from, ReplyPacket { origin, answer });
    }

    /// Hands answers to the network.
    pub fn release(&mut self, now: u64, out: &mut Queue<ReplyPacket>) {
        while out.has_room() {
            let Some(packet) = self.answers.take(now) else {
                return;
            };
            out.push(now, packet);
        }
    }

    /// First cycle in which an answer leaves; a past one if it waits for room.
    pub fn next_event(&self) -> Option<u64> {
        self.answers.next_event()
    }
}

/// Performs an atomic on the 4 or 8 bytes of a word, and returns what stood there.
fn perform(operation: MemoryAtomic, bytes: &mut [u8], [first, second]: [u64; 2]) -> Vec<u32> {
    let mut words = bytes.chunks_exact(4).map(word);
    match (words.next(), words.next()) {
        (Some(low), Some(high)) => {
            let old = u64::from(low) | u64::from(high) << 32;
            bytes.copy_from_slice(&operation.apply64(old, first, second).to_le_bytes());
            vec![low, high]
        }
        (Some(old), None) => {
            let new = operation.apply(old, first as u32, second as u32);
            bytes.copy_from_slice(&new.to_le_bytes());
            vec![old]
        }
        _ => vec![],
    }
}
