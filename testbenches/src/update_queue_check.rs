//! Random updates on the queue of a partition, every pin compared with the model in every cycle.
//!
//! Phases differ in how often updates come and the network is free; in some whoever puts them heeds the room, as a table does whose messages come a cycle
//! late, and nothing may be dropped.

use crate::models::update_queue::{Update, UpdateQueue};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{UPDATE_QUEUE_BITS, UPDATE_WORDS, WORD_ADDRESS_BITS};
use turnstile_hdl::update_queue::UpdateQueuePins;

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u64,
}

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

struct Bench<E> {
    pins: PinDriver<E, UpdateQueuePins>,
    model: UpdateQueue,
    /// Of 8: how often an update comes, and how often the network is free.
    puts: u32,
    takes: u32,
    /// Updates come only of requests of a cycle ago in which there was room.
    heeds: bool,
    asked: bool,
    rng: SmallRng,
    tally: Tally,
}

fn empty() -> UpdateQueue {
    UpdateQueue::new(1 << UPDATE_QUEUE_BITS, UPDATE_WORDS)
}

/// Runs `load` on a full-size queue behind `pins`, checking everything.
///
/// # Errors
/// At the first difference, with the load and the cycle.
pub fn run<E: Engine>(pins: PinDriver<E, UpdateQueuePins>, load: Load) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        model: empty(),
        puts: 4,
        takes: 4,
        heeds: false,
        asked: false,
        rng: SmallRng::seed_from_u64(load.seed),
        tally: Tally::default(),
    };
    bench
        .run(load)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))?;
    bench.tally.cycles = bench.pins.cycle();
    Ok(bench.tally)
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
        self.pins.set(at.clear, 1);
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
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
        self.pins.set(at.put_address, address);
        self.pins.set(at.put_write, write.into());
        self.pins.set(at.put_add, add.into());
        self.pins.set(at.packet_ready, taken.into());
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
