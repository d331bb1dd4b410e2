//! Random updates on the queue of a partition, every pin compared with the model in every cycle.
//!
//! Phases differ in how often updates come and the network is free; in some whoever puts them heeds the room, as a table does whose messages come a cycle
//! late, and nothing may be dropped.

use super::Load;
use crate::drive;
use crate::models::update_queue::{Update, UpdateQueue};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{UPDATE_QUEUE_BITS, UPDATE_WORDS, WORD_ADDRESS_BITS};
use turnstile_hdl::update_queue::UpdateQueuePins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    /// Packets by what fills them: one word, some, all.
    pub single: u64,
    pub partial: u64,
    pub full: u64,
    pub dropped: u64,
    /// Cycles in which there was room for one, but not for two.
    pub last_place: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.single, self.partial, self.full], 200)
            && load.often(&[self.dropped, self.last_place], 1_000)
    }
}

bench! {
    struct Bench(pins: UpdateQueuePins) {
        model: UpdateQueue = empty(),
        /// Of 8: how often an update comes, and how often the network is free.
        puts: u32 = 4,
        takes: u32 = 4,
        /// Updates come only of requests of a cycle ago in which there was room.
        heeds: bool = false,
        asked: bool = false,
    }
}

fn empty() -> UpdateQueue {
    UpdateQueue::new(1 << UPDATE_QUEUE_BITS, UPDATE_WORDS)
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 200) {
                self.puts = self.rng.random_range(0..=8);
                self.takes = self.rng.random_range(0..=8);
                self.heeds = self.rng.random();
            }
            if self.rng.random_ratio(1, 2_000) {
                self.clear()?;
            }
            self.cycle()?;
        }
        Ok(())
    }

    /// A clock, with whatever else on the pins.
    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        self.model = empty();
        self.asked = false;
        self.tally.cleared += 1;
        Ok(())
    }

    fn put(&mut self) -> Option<Update> {
        let due = match self.heeds {
            true => self.asked,
            false => self.rng.random_ratio(self.puts, 8),
        };
        let address = self.rng.random::<u32>() >> (32 - WORD_ADDRESS_BITS);
        due.then(|| (address, self.rng.random(), self.rng.random()))
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let put = self.put();
        let taken = self.rng.random_ratio(self.takes, 8);
        self.pins.set(at.put_valid, put.is_some().into());
        let (address, write, add) = put.unwrap_or((self.rng.random::<u32>() >> 2, true, true));
        drive! { self.pins,
            put_address: address, put_write: write, put_add: add, packet_ready: taken,
        }
        let shown = self.model.cycle(put, taken);
        self.pins.clock()?;

        let flag = |pin| self.pins.get(pin) == 1;
        ensure!(flag(at.queue_room) == shown.room, "room: {shown:?}");
        ensure!(flag(at.dropped) == shown.dropped, "dropped: {shown:?}");
        let count = self.pins.get(at.packet_count) as usize;
        ensure!(
            flag(at.packet_valid) == (count > 0) && count == shown.packet.len(),
            "a packet of {count}, not {shown:x?}"
        );
        let words: [u32; UPDATE_WORDS] = self.pins.get_array(at.packet_word);
        ensure!(words[..count] == shown.packet, "{words:x?}, not {shown:x?}");
        ensure!(!self.heeds || !shown.dropped, "a word is lost");
        self.asked = shown.room && self.rng.random_ratio(self.puts, 8);
        self.tally.dropped += u64::from(shown.dropped);
        self.tally.last_place += u64::from(!shown.room && put.is_some() && !shown.dropped);
        if taken && count > 0 {
            let filled = match count {
                1 => &mut self.tally.single,
                UPDATE_WORDS => &mut self.tally.full,
                _ => &mut self.tally.partial,
            };
            *filled += 1;
        }
        Ok(())
    }
}
