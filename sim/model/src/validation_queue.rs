//! [`validation_queue`](turnstile_hdl::validation_queue): reads under way to the cache, and what they should find.

use crate::word_ram::WordRam;
use turnstile_hdl::full_size::{COMMIT_QUEUE_BITS, COMMIT_TOTAL_BITS};

const PLACES: u32 = 1 << COMMIT_QUEUE_BITS;
const TOTAL: u32 = (1 << COMMIT_TOTAL_BITS) - 1;

/// The place of a number of pushes or answers.
fn place(total: u32) -> usize {
    (total & (PLACES - 1)) as usize
}

pub struct ValidationQueue {
    slots: WordRam,
    values: WordRam,
    pushes: u32,
    answers: u32,
}

impl Default for ValidationQueue {
    fn default() -> Self {
        Self {
            slots: WordRam::new(COMMIT_QUEUE_BITS),
            values: WordRam::new(COMMIT_QUEUE_BITS),
            pushes: 0,
            answers: 0,
        }
    }
}

impl ValidationQueue {
    #[inline]
    pub fn has_room(&self) -> bool {
        self.pushes.wrapping_sub(self.answers) & TOTAL < PLACES
    }

    #[inline]
    pub fn issued(&self) -> u32 {
        self.pushes
    }

    #[inline]
    pub fn replied(&self) -> u32 {
        self.answers
    }

    /// The slot whose read this answer fails.
    #[inline]
    pub fn failed(&self, answer: Option<u32>) -> Option<usize> {
        let differs = answer? != self.values.word;
        differs.then_some(self.slots.word as usize)
    }

    /// `push`: a slot, and the value that it should find.
    #[inline]
    pub fn clock(&mut self, push: Option<(usize, u32)>, answers: bool, clear: bool) {
        let pushed = place(self.pushes);
        self.pushes = (self.pushes + u32::from(push.is_some())) & TOTAL;
        self.answers = (self.answers + u32::from(answers)) & TOTAL;
        if clear {
            (self.pushes, self.answers) = (0, 0);
        }
        let next = place(self.answers);
        let slot = push.map(|(slot, _)| (pushed, slot as u32));
        let value = push.map(|(_, value)| (pushed, value));
        self.slots.clock(next, slot);
        self.values.clock(next, value);
    }
}
