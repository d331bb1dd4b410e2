//! Updates of the conflict address table on their way to the pins.

use crate::metrics::TableUpdates;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::transaction_core::TransactionCorePins;

/// Updates that may wait at a core when a packet with more comes.
const UPDATES: usize = 16;

/// What waits for the table.
#[derive(Default)]
pub struct Updates {
    /// Each with the cycle in which it was ready at the commit unit.
    waiting: VecDeque<(u32, u64)>,
}

impl Updates {
    /// A packet has come, which was sent in this cycle.
    pub fn hear(&mut self, words: Vec<u32>, sent: u64) {
        self.waiting
            .extend(words.into_iter().map(|word| (word, sent)));
    }

    /// None waits.
    pub fn none(&self) -> bool {
        self.waiting.is_empty()
    }

    /// A packet of updates may come.
    pub fn have_room(&self) -> bool {
        self.waiting.len() <= UPDATES
    }

    /// Puts the next one on the pins.
    pub fn present(&self, at: &TransactionCorePins, pins: &mut UnitPins) {
        let next = &mut pins.next;
        next[at.upd_valid] = (!self.waiting.is_empty()).into();
        if let Some((word, _)) = self.waiting.front() {
            // As the commit units pack them: 30 bits of address, write, add.
            next[at.upd_address] = word >> 2;
            next[at.upd_write] = word >> 1 & 1;
            next[at.upd_add] = word & 1;
        }
    }

    /// Takes in whether the table has taken it.
    pub fn see(
        &mut self,
        at: &TransactionCorePins,
        pins: &UnitPins,
        now: u64,
        counters: &mut TableUpdates,
    ) {
        counters.turned_away += u64::from(pins.flag(at.upd_full));
        if pins.inputs()[at.upd_valid] == 0 || !pins.flag(at.upd_ready) {
            return;
        }
        let Some((_, sent)) = self.waiting.pop_front() else {
            return;
        };
        let delay = now - sent;
        counters.words += 1;
        counters.delay += delay;
        counters.longest_delay = counters.longest_delay.max(delay);
    }

    /// The table has taken the first.
    pub fn taken(&mut self) {
        self.waiting.pop_front();
    }
}
