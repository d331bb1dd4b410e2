//! Any pins for `transaction_core`, legal or not: what its model must do as the RTL does.
//!
//! Stretches of three styles follow each other. *Wild*: every pin is random in every clock. *Steady*: what is around a core keeps to the
//! protocol, with few words, so that lanes conflict, hit, commit and fail; it does not care what comes of it. *Noisy*: steady, and now and then a pin is
//! anything. A clear comes at any time in all.

use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::collections::BTreeMap;
use turnstile_engine::{Engine, Lockstep};
use turnstile_hdl::full_size::{PARTITIONS, WARP_LANES};
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pin_index::{Input, Output, PinRange, Pins, Words};
use turnstile_hdl::pins::{Pin, Ports};
use turnstile_hdl::transaction_core::TransactionCorePins;

/// Clocks of a stretch at most.
const STRETCH: u32 = 3_000;
/// Numbers of warps that partitions speak of.
const IDS: usize = 3;

/// How pins are drawn in a stretch.
#[derive(Clone, Copy)]
struct Style {
    wild: bool,
    /// A pin is anything once in so many clocks.
    noise: Option<u32>,
    /// Bits of word addresses that are not always 0.
    words: u32,
    /// Bits of masks of lanes that are not always 0.
    lanes: u32,
    /// Updates, and look-ups, in so many of eight clocks.
    updates: u32,
    checks: u32,
    /// What may wait is ready in so many of eight clocks.
    ready: u32,
    /// A vote is against lanes once in so many.
    fails: u32,
}

/// Few addresses in few sets, 64 in each of 4, where sets have 6 and 8 bits that are folded.
const CROWDED: [u32; 2] = [0x030c_30c3, 0x0303_0303];

/// Draws the input pins of a core, clock after clock.
struct AnyTransactions {
    random: SmallRng,
    at: TransactionCorePins,
    pins: Vec<Pin>,
    words: Words<Input>,
    style: Style,
    left: u32,
    /// Lines of a walk under way.
    lines: u32,
    /// Last numbers of warps that commit.
    ids: [u32; IDS],
    number: u32,
}

impl AnyTransactions {
    fn new(unit: &dyn Ports, seed: u64) -> Self {
        let at = TransactionCorePins::of(unit).expect("the pins of a core's transactions");
        let mut pins = Self {
            random: SmallRng::seed_from_u64(seed),
            at,
            pins: unit.inputs(),
            words: Words::inputs(unit),
            style: Style {
                wild: true,
                noise: None,
                words: 0,
                lanes: 0,
                updates: 0,
                checks: 0,
                ready: 0,
                fails: 1,
            },
            left: 0,
            lines: 0,
            ids: [0; IDS],
            number: 1,
        };
        pins.words[at.clear] = 1;
        pins
    }

    /// The pins of the next clock, after one with these `outputs`.
    fn next(&mut self, outputs: &Words<Output>) -> &[u32] {
        self.hear(outputs);
        let at = self.at;
        let was_wild = self.style.wild;
        if self.left == 0 {
            self.restyle();
        }
        self.left -= 1;
        if self.style.wild {
            (0..self.pins.len()).for_each(|pin| self.anything(pin));
        } else {
            self.keep_house(outputs);
            self.offer(outputs);
            self.answer();
        }
        if self.style.noise.is_some_and(|clocks| self.once_in(clocks)) {
            let pin = self.random.random_range(0..self.pins.len());
            self.anything(pin);
        }
        // What is wild leaves logs and walks of any length.
        let clears = self.once_in(if self.style.wild { 500 } else { 5_000 });
        self.words[at.clear] = (clears || was_wild && !self.style.wild).into();
        &self.words
    }

    fn restyle(&mut self) {
        let crowded = self.one_of(&CROWDED);
        let words = self.one_of(&[0x7, 0xf, 0x1c3, 0x1c3, 0x3ff, 0xfff, !0, crowded, crowded]);
        let lanes = self.one_of(&[0x3, 0xff, 0x1111, !0, !0, !0]);
        let noise = self.one_of(&[0, 0, 30, 300]);
        self.style = Style {
            wild: self.once_in(5),
            noise: (noise != 0).then_some(noise),
            words,
            lanes,
            updates: self.one_of(&[0, 1, 4, 8]),
            checks: self.one_of(&[0, 1, 8]),
            ready: self.one_of(&[2, 7, 8, 8]),
            fails: self.one_of(&[4, 100, 1000]),
        };
        self.left = self.random.random_range(1..=STRETCH);
    }

    /// What the last clock has asked for or taken.
    fn hear(&mut self, outputs: &Words<Output>) {
        let at = self.at;
        let both = |words: &Words<Input>, output, input| outputs[output] & words[input] != 0;
        if both(&self.words, at.row_valid, at.row_ready) {
            self.lines += 1;
        }
        if both(&self.words, at.number_valid, at.number_ready) {
            let last = self.words[at.number_first].wrapping_add(outputs[at.number_count]);
            self.ids.rotate_right(1);
            self.ids[0] = last.wrapping_sub(1);
            self.number = last;
        }
        for (taken, offered) in [
            (at.walk_ready, at.walk_valid),
            (at.check_ready, at.check_valid),
            (at.search_done, at.search_valid),
        ] {
            if both(&self.words, taken, offered) {
                self.words[offered] = 0;
            }
        }
        if self.words[at.clear] != 0 {
            self.lines = 0;
        }
    }

    /// Logs, passes and straps.
    fn keep_house(&mut self, outputs: &Words<Output>) {
        let at = self.at;
        for strap in [
            at.early_abort,
            at.write_write,
            at.send_conflicts,
            at.back_off_by_lane,
            at.temporal,
        ] {
            if self.once_in(300) {
                self.words[strap] = self.random.random_range(0..2);
            }
        }
        self.words[at.set_valid] = self.once_in(40).into();
        let slot = self.random.random_range(0..SLOTS);
        let whole = outputs[at.log_index.pin(slot)];
        self.words[at.set_slot] = slot as u32;
        self.words[at.set_index] = match self.random.random() {
            true => 0,
            false => self.random.random_range(0..=whole),
        };
        for (valid, slot, lanes, period) in [
            (at.append_valid, at.append_slot, at.append_lanes, 6),
            (at.begin_valid, at.begin_slot, at.begin_lanes, 60),
            (at.load_valid, at.load_slot, at.load_lanes, 12),
            (at.reply_valid, at.reply_slot, at.reply_lanes, 12),
        ] {
            self.words[valid] = self.once_in(period).into();
            self.words[slot] = self.random.random_range(0..SLOTS as u32);
            self.words[lanes] = self.some_lanes();
        }
        self.words[at.append_write] = self.random.random_range(0..2);
        for high in [at.load_time_hi, at.reply_time_hi] {
            self.words[high] = self.random.random_range(0..2);
        }
        for low in [at.load_time_lo, at.reply_time_lo] {
            self.words[low] = self.random.random_range(0..4);
        }
    }

    /// What stands on the pins until it is taken.
    fn offer(&mut self, outputs: &Words<Output>) {
        let at = self.at;
        let withdrawn = self.once_in(100);
        if withdrawn || self.words[at.walk_valid] == 0 {
            let slot = self.random.random_range(0..SLOTS);
            let lengths = [at.log_reads.pin(slot), at.log_writes.pin(slot)];
            let is_short = lengths.iter().all(|length| outputs[*length] < 12);
            self.words[at.walk_valid] = (is_short && self.once_in(20)).into();
            self.words[at.walk_slot] = slot as u32;
            self.words[at.walk_lanes] = self.some_lanes();
        }
        if withdrawn || self.words[at.check_valid] == 0 {
            self.words[at.check_valid] = self.often(self.style.checks).into();
            self.words[at.check_write] = self.random.random_range(0..2);
            self.words[at.check_lanes] = self.some_lanes();
            self.draw_addresses(at.check_address);
        }
        if withdrawn || self.words[at.search_valid] == 0 {
            self.words[at.search_valid] = self.once_in(20).into();
            self.words[at.search_slot] = self.random.random_range(0..SLOTS as u32);
            self.words[at.search_lanes] = self.some_lanes();
            self.draw_addresses(at.search_address);
        }
        self.words[at.upd_valid] = self.often(self.style.updates).into();
        self.words[at.upd_address] = self.address();
        self.words[at.upd_write] = self.random.random_range(0..2);
        self.words[at.upd_add] = self.random.random_range(0..2);
    }

    /// Memory, the number giver, the network and the partitions.
    fn answer(&mut self) {
        let at = self.at;
        for ready in [
            at.row_ready,
            at.number_ready,
            at.packet_ready,
            at.search_row_ready,
        ] {
            self.words[ready] = self.often(self.style.ready).into();
        }
        self.words[at.line_valid] = (self.lines > 0 && self.often(self.style.ready)).into();
        self.lines -= self.words[at.line_valid];
        self.words[at.search_line_valid] = self.once_in(3).into();
        for (valid, words) in [
            (at.line_valid, at.line_word),
            (at.search_line_valid, at.search_line_word),
        ] {
            if self.words[valid] != 0 {
                self.draw_line(words);
            }
        }
        self.words[at.number_first] = self.number;
        for (valid, partition, id) in [
            (at.vote_valid, at.vote_partition, at.vote_id),
            (at.done_valid, at.done_partition, at.done_id),
        ] {
            self.words[valid] = self.random.random_range(0..2);
            self.words[partition] = self.random.random_range(0..=PARTITIONS as u32);
            self.words[id] = self.one_of(&self.ids.clone());
        }
        self.words[at.vote_lanes] = match self.once_in(self.style.fails) {
            true => self.random.random::<u32>() | self.random.random::<u32>(),
            false => u32::MAX,
        };
    }

    fn anything(&mut self, pin: usize) {
        let word = self.random.random::<u32>() >> (32 - self.pins[pin].width);
        let words: &mut [u32] = &mut self.words;
        words[pin] = word;
    }

    fn once_in(&mut self, clocks: u32) -> bool {
        self.random.random_ratio(1, clocks)
    }

    /// In so many of eight clocks.
    fn often(&mut self, of_eight: u32) -> bool {
        self.random.random_ratio(of_eight, 8)
    }

    fn one_of(&mut self, choices: &[u32]) -> u32 {
        choices[self.random.random_range(0..choices.len())]
    }

    fn some_lanes(&mut self) -> u32 {
        let any = self.random.random::<u32>();
        let lanes = self.one_of(&[0, any, 1 << (any % WARP_LANES as u32), !0, !0, !0]);
        lanes & self.style.lanes
    }

    fn address(&mut self) -> u32 {
        let any = self.random.random::<u32>() >> 2;
        match self.once_in(16) {
            true => any,
            false => any & self.style.words,
        }
    }

    fn draw_addresses(&mut self, pins: PinRange<Input>) {
        for lane in 0..WARP_LANES {
            let address = self.address();
            self.words[pins.pin(lane)] = address;
        }
    }

    /// Byte addresses; some lanes have none.
    fn draw_line(&mut self, pins: PinRange<Input>) {
        for lane in 0..WARP_LANES {
            let address = self.address() << 2 | self.random.random_range(0..4);
            let there = !self.once_in(8);
            self.words[pins.pin(lane)] = if there { address } else { 0 };
        }
    }
}

/// In how many clocks each output port was not 0.
pub type Tally = BTreeMap<&'static str, u64>;

/// Two engines of `unit`, a core's transactions, on the same pins for `clocks`; each comes with its name.
///
/// # Errors
/// At the first difference, with the seed.
///
/// # Panics
/// If it has the pins of another unit.
pub fn run(
    unit: &dyn Ports,
    first: (&str, impl Engine),
    second: (&str, impl Engine),
    seed: u64,
    clocks: u64,
) -> Result<Tally> {
    let mut any = AnyTransactions::new(unit, seed);
    tallied(unit, first, second, clocks, |outputs| {
        any.next(outputs).to_vec()
    })
    .with_context(|| format!("seed: {seed}"))
}

/// Two engines of `unit` for `clocks` on the same pins, which `next` tells from the outputs of the clock before.
///
/// # Errors
/// At the first difference.
pub fn tallied(
    unit: &dyn Ports,
    first: (&str, impl Engine),
    second: (&str, impl Engine),
    clocks: u64,
    mut next: impl FnMut(&Words<Output>) -> Vec<u32>,
) -> Result<Tally> {
    let places = unit.pin_table().output_places();
    let mut outputs = Words::outputs(unit);
    let mut engine = Lockstep::new(unit.type_name(), unit.outputs(), first, second);
    let mut tally = Tally::new();
    for _ in 0..clocks {
        engine.clock(&next(&outputs), &mut outputs)?;
        for (name, pins) in &places {
            let high = outputs[*pins].iter().any(|word| *word != 0);
            *tally.entry(name).or_default() += u64::from(high);
        }
    }
    Ok(tally)
}
