//! Where the words of a partition lie in its own memory.

use super::interleave::Interleave;
use rustc_hash::FxHashMap;

/// Where the words of a partition lie.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub partition: usize,
    /// Which blocks are its own.
    pub interleave: Interleave,
    pub block_bytes: u64,
    /// Cores of the machine.
    pub cores: usize,
}

/// Where in the memory of a partition the pages of a launch lie: buffers are further apart than the unit has addresses, as virtual addresses
/// of a GPU are, so a page gets the next frame when it is accessed first.
#[derive(Default)]
pub struct Frames {
    of_page: FxHashMap<u64, u64>,
    pages: Vec<u64>,
}

/// Bytes of a page of a partition.
const PAGE_BYTES: u64 = 1 << 16;

impl Frames {
    /// Address in the memory of the partition.
    fn address(&mut self, within: u64) -> u64 {
        let (page, offset) = (within / PAGE_BYTES, within % PAGE_BYTES);
        let frame = *self.of_page.entry(page).or_insert_with(|| {
            self.pages.push(page);
            self.pages.len() as u64 - 1
        });
        frame * PAGE_BYTES + offset
    }

    /// The other way round.
    fn within(&self, address: u64) -> u64 {
        self.pages[(address / PAGE_BYTES) as usize] * PAGE_BYTES + address % PAGE_BYTES
    }
}

impl Place {
    /// Number of a word of a block in the memory of the partition.
    pub fn word(&self, frames: &mut Frames, block: u64, offset: u64) -> u64 {
        let within = self.interleave.within(block) * self.block_bytes + offset;
        frames.address(within) / 4
    }

    /// Whether a core is of the other half: stretches of memory go to the halves in turn.
    pub fn is_far(&self, core: usize) -> bool {
        (2 * core < self.cores) != self.partition.is_multiple_of(2)
    }

    /// Block and address of a word.
    pub fn find(&self, frames: &Frames, word: u64) -> (u64, u64) {
        let within = frames.within(4 * word);
        let number = within / self.block_bytes;
        let block = self.interleave.block(self.partition, number);
        (block, block * self.block_bytes + within % self.block_bytes)
    }
}
