//! [`prefetch_fifo`](turnstile_hdl::prefetch_fifo): lines in a ring, with the lanes that have a word in each.

use turnstile_hdl::full_size::{PREFETCH_FIFO_BITS, WARP_LANES};

const LINES: usize = 1 << PREFETCH_FIFO_BITS;

/// A word a lane.
#[derive(Clone, Copy, Default)]
pub struct Line {
    pub words: [u32; WARP_LANES],
    /// Lanes whose word is not 0.
    pub there: u32,
}

#[derive(Default)]
pub struct PrefetchFifo {
    lines: [Line; LINES],
    /// Lines asked for, that have come, that are gone.
    wanted: u8,
    stored: u8,
    taken: u8,
}

impl PrefetchFifo {
    #[inline]
    pub fn room(&self) -> bool {
        usize::from(self.wanted.wrapping_sub(self.taken)) < LINES
    }

    #[inline]
    pub fn head_valid(&self) -> bool {
        self.stored != self.taken
    }

    /// The oldest line, or what lies in its place.
    #[inline]
    pub fn head(&self) -> &Line {
        &self.lines[usize::from(self.taken) % LINES]
    }

    #[inline]
    pub fn clock(&mut self, asked: bool, line: Option<&[u32]>, take: bool, clear: bool) {
        if let Some(words) = line {
            let line = &mut self.lines[usize::from(self.stored) % LINES];
            line.words.copy_from_slice(words);
            let there = words.iter().zip(0..);
            line.there = there
                .map(|(word, lane)| u32::from(*word != 0) << lane)
                .sum();
            self.stored = self.stored.wrapping_add(1);
        }
        self.wanted = self.wanted.wrapping_add(asked.into());
        self.taken = self.taken.wrapping_add(take.into());
        if clear {
            (self.wanted, self.stored, self.taken) = (0, 0, 0);
        }
    }
}
