//! Words of a commit unit on their way to the second level and back: one read and one write a cycle, both in order.

use super::content::GlobalMemory;
use super::place::Place;
use super::request::word;
use super::second_level::Slice;
use std::collections::VecDeque;

/// What is under way.
#[derive(Debug)]
pub struct CommitWords {
    /// Cycles from the unit to the slice.
    path: u64,
    block_bytes: u64,
    /// By the cycle in which they reach the slice: addresses.
    reads: VecDeque<(u64, u64)>,
    /// What the slice has read, and whether it is there.
    found: VecDeque<(u32, bool)>,
    /// The slice's name for the first of them.
    first: usize,
    /// By the cycle in which they reach the slice: addresses and values.
    writes: VecDeque<(u64, u64, u32)>,
    /// Writes that have landed, which the unit does not know.
    landed: usize,
}

/// Byte address of a word.
fn address_of(word: u32) -> u64 {
    4 * u64::from(word)
}

impl CommitWords {
    /// A way of `path` cycles.
    pub fn new(path: u64, place: Place) -> Self {
        Self {
            path,
            block_bytes: place.block_bytes,
            reads: VecDeque::new(),
            found: VecDeque::new(),
            first: 0,
            writes: VecDeque::new(),
            landed: 0,
        }
    }

    /// The unit reads a word.
    pub fn read(&mut self, now: u64, word: u32) {
        self.reads.push_back((now + self.path, address_of(word)));
    }

    /// The unit writes a word.
    pub fn write(&mut self, now: u64, word: u32, value: u32) {
        let write = (now + self.path, address_of(word), value);
        self.writes.push_back(write);
    }

    /// Lets the slice read and write what has reached it; returns the address of a word that has landed.
    pub fn advance(
        &mut self,
        now: u64,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Option<u64> {
        if let Some(&(_, address)) = self.reads.front().filter(|read| read.0 <= now) {
            let name = self.first + self.found.len();
            if slice.read_word(now, address / self.block_bytes, name) {
                self.reads.pop_front();
                self.found
                    .push_back((word(&content.block(address, 4)), false));
            }
        }
        while let Some(name) = slice.take_word(now) {
            self.found[name - self.first].1 = true;
        }
        let &(_, address, value) = self.writes.front().filter(|write| write.0 <= now)?;
        if !slice.write_word(now, address / self.block_bytes) {
            return None;
        }
        self.writes.pop_front();
        content.store(address, &value.to_le_bytes());
        self.landed += 1;
        Some(address)
    }

    /// The value of the oldest read, if it is there.
    pub fn found(&self) -> Option<u32> {
        let (value, here) = self.found.front()?;
        here.then_some(*value)
    }

    /// The unit has it.
    pub fn found_taken(&mut self) {
        self.found.pop_front();
        self.first += 1;
    }

    /// Whether a write has landed of which the unit does not know.
    pub fn has_landed(&self) -> bool {
        self.landed > 0
    }

    /// It knows.
    pub fn landed_taken(&mut self) {
        self.landed -= 1;
    }

    /// Whether anything is under way.
    pub fn under_way(&self) -> bool {
        !self.reads.is_empty()
            || !self.found.is_empty()
            || !self.writes.is_empty()
            || self.has_landed()
    }
}
