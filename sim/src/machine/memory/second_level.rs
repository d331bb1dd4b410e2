//! A partition's slice of the second level, and the memory behind it.

use super::agenda::Agenda;
use super::cache::Cache;
use super::content::GlobalMemory;
use super::interleave::Interleave;
use super::packet::{Answer, Origin, Part, ReplyPacket, RequestPacket, Work};
use super::queue::Queue;
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
                let perform = |(part, [first, second]): (&Part, [u32; 2])| {
                    let word = content.bytes_mut(base + u64::from(part.offset), 4);
                    let old = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
                    word.copy_from_slice(&operation.apply(old, first, second).to_le_bytes());
                    old
                };
                let old = parts.iter().zip(operands).map(perform).collect();
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
