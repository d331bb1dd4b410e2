//! What is told to the RTL of passes: that they begin, where their logs go on, and when their loads go out and come back.

use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::transaction_core::TransactionCorePins;

/// What waits for the pins, one of each kind a clock.
#[derive(Default)]
pub struct Passes {
    /// Logs to be put back: slot, and entries.
    sets: VecDeque<(usize, u32)>,
    /// Passes to begin: slot, and lanes.
    begins: VecDeque<(usize, u32)>,
    /// Clocks since a log was put back.
    since_set: u32,
    /// Loads that go out and come back, for the temporal filter: slot, lanes, and when the word was written.
    reads: VecDeque<(usize, u32)>,
    replies: VecDeque<(usize, u32, u64)>,
}

impl Passes {
    /// Lanes begin, with empty logs.
    pub fn begin(&mut self, slot: usize, lanes: u32) {
        self.sets.push_back((slot, 0));
        self.begins.push_back((slot, lanes));
    }

    /// Lanes go on, with the logs they had.
    pub fn resume(&mut self, slot: usize, log: u32) {
        self.sets.push_back((slot, log));
    }

    /// A load of lanes goes to memory.
    pub fn read(&mut self, slot: usize, lanes: u32) {
        self.reads.push_back((slot, lanes));
    }

    /// Its words have come, last written at `time`.
    pub fn reply(&mut self, slot: usize, lanes: u32, time: u64) {
        self.replies.push_back((slot, lanes, time));
    }

    /// The lengths of the logs are those of all passes: they change in the clock behind the next.
    pub fn logs_are_set(&self) -> bool {
        self.sets.is_empty() && self.since_set > 1
    }

    /// Nothing is on its way to the pins.
    pub fn are_shown(&self) -> bool {
        let none = self.begins.is_empty() && self.reads.is_empty() && self.replies.is_empty();
        none && self.logs_are_set()
    }

    /// Puts what is next on the pins.
    pub fn present(&mut self, at: &TransactionCorePins, pins: &mut UnitPins, now: u64) {
        let next = &mut pins.next;
        self.since_set = self.since_set.saturating_add(1);
        if let Some((slot, index)) = self.sets.pop_front() {
            self.since_set = 0;
            next[at.set_valid] = 1;
            next[at.set_slot] = slot as u32;
            next[at.set_index] = index;
        }
        if let Some((slot, lanes)) = self.begins.pop_front() {
            next[at.begin_valid] = 1;
            next[at.begin_slot] = slot as u32;
            next[at.begin_lanes] = lanes;
        }
        if let Some((slot, lanes)) = self.reads.pop_front() {
            next[at.load_valid] = 1;
            next[at.load_slot] = slot as u32;
            next[at.load_lanes] = lanes;
            [next[at.load_time_lo], next[at.load_time_hi]] = [now as u32, (now >> 32) as u32];
        }
        if let Some((slot, lanes, time)) = self.replies.pop_front() {
            next[at.reply_valid] = 1;
            next[at.reply_slot] = slot as u32;
            next[at.reply_lanes] = lanes;
            [next[at.reply_time_lo], next[at.reply_time_hi]] = [time as u32, (time >> 32) as u32];
        }
    }
}
