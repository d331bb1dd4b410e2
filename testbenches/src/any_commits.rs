//! Any pins for `commit_partition` and `write_time_table`, legal or not: what their models must do as the RTL does.
//!
//! Stretches of two styles follow each other. *Wild*: every pin is random in every clock. *Near*: numbers are near the pointers, words are few, and who may
//! wait is often ready, so that transactions come to an end; nobody cares whose they are. A clear comes at any time in both.

use crate::any_transactions::{tallied, Tally};
use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_engine::Engine;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::pin_index::{Input, Output, Pins, Words};
use turnstile_hdl::pins::{Pin, Ports};

/// Clocks of a stretch at most, and behind a clear until all tables are swept.
const STRETCH: u32 = 40_000;
const SWEEP: u32 = 5_000;

struct AnyCommits {
    random: SmallRng,
    /// Of a commit unit.
    at: Option<CommitPartitionPins>,
    pins: Vec<Pin>,
    words: Words<Input>,
    wild: bool,
    /// Bits of addresses that are not always 0.
    address: u32,
    /// Who may wait is ready in so many of eight clocks, and transactions say that they have sent all.
    ready: u32,
    fills: u32,
    straps: [u32; 4],
    /// Reads and writes under way.
    under_way: [u32; 2],
    left: u32,
}

impl AnyCommits {
    fn new(unit: &dyn Ports, seed: u64) -> Self {
        Self {
            random: SmallRng::seed_from_u64(seed),
            at: CommitPartitionPins::of(unit),
            pins: unit.inputs(),
            words: Words::inputs(unit),
            wild: true,
            address: 0,
            ready: 0,
            fills: 0,
            straps: [0; 4],
            under_way: [0; 2],
            left: 0,
        }
    }

    /// What the last clock has asked the cache for.
    fn hear(&mut self, at: &CommitPartitionPins, outputs: &Words<Output>) {
        let words = &self.words;
        if words[at.clear] != 0 {
            self.under_way = [0; 2];
        }
        let asks = [
            (at.read_valid, at.read_ready),
            (at.write_valid, at.write_ready),
        ];
        for (waiting, (valid, ready)) in self.under_way.iter_mut().zip(asks) {
            *waiting += outputs[valid] & words[ready];
        }
    }

    /// The pins of the next clock, after one with these `outputs`.
    fn next(&mut self, clear: usize, outputs: &Words<Output>) -> &[u32] {
        if let Some(at) = self.at {
            self.hear(&at, outputs);
        }
        let begins = self.left == 0;
        if begins {
            self.wild = self.random.random_ratio(1, 4);
            let few = [0x3, 0x1f, 0x0303_0303, !0];
            self.address = few[self.random.random_range(0..few.len())];
            self.ready = [2, 7, 8][self.random.random_range(0..3)];
            self.fills = [0, 2, 4, 7][self.random.random_range(0..4)];
            self.left = SWEEP + self.random.random_range(0..STRETCH);
        }
        self.left -= 1;
        let words: &mut [u32] = &mut self.words;
        for (word, pin) in words.iter_mut().zip(&self.pins) {
            *word = self.random.random::<u32>() >> (32 - pin.width);
        }
        if let Some(at) = self.at.filter(|_| !self.wild) {
            self.come_near(&at, begins, outputs);
        }
        let clears = self
            .random
            .random_ratio(1, if self.wild { 2_000 } else { 20_000 });
        let words: &mut [u32] = &mut self.words;
        words[clear] = (clears || begins).into();
        &self.words
    }

    fn come_near(&mut self, at: &CommitPartitionPins, begins: bool, outputs: &Words<Output>) {
        let (words, random) = (&mut self.words, &mut self.random);
        let straps = [
            at.remove_at_vote,
            at.remove_failed_at_vote,
            at.count_on_arrival,
            at.count_writers_only,
        ];
        if begins {
            self.straps = straps.map(|strap| words[strap]);
        }
        for (strap, kept) in straps.into_iter().zip(self.straps) {
            words[strap] = kept;
        }
        for ready in [
            at.read_ready,
            at.vote_ready,
            at.write_ready,
            at.done_ready,
            at.packet_ready,
        ] {
            words[ready] = random.random_ratio(self.ready, 8).into();
        }
        let under_way = self.under_way.iter_mut();
        let answers = under_way.zip([at.read_rsp_valid, at.write_ack]);
        for (waiting, answer) in answers {
            words[answer] = words[answer].min(*waiting);
            *waiting -= words[answer];
        }
        let before = random.random_ratio(1, 60);
        let near = if before { at.release_at } else { at.hazard_at };
        words[at.msg_id] = outputs[near].wrapping_add(random.random_range(0..4));
        words[at.msg_first] = words[at.msg_id].wrapping_sub(random.random_range(0..2));
        words[at.msg_kind] = match random.random_ratio(self.fills, 8) {
            true => random.random_range(2..4),
            false => random.random_range(0..2),
        };
        words[at.msg_last] = random.random_ratio(3, 4).into();
        words[at.msg_address] &= self.address;
        for value in [at.msg_value, at.read_rsp_value] {
            words[value] = random.random_ratio(1, 30).into();
        }
        words[at.result_id] = outputs[at.commit_at].wrapping_add(random.random_range(0..3));
        words[at.result_pass] = random.random_ratio(7, 8).into();
    }
}

/// Two engines of `unit` on the same pins for `clocks`; each comes with its name. In how many clocks each output port was not 0.
///
/// # Errors
/// At the first difference, with the seed.
///
/// # Panics
/// If it has no `clear`.
pub fn run(
    unit: &dyn Ports,
    first: (&str, impl Engine),
    second: (&str, impl Engine),
    seed: u64,
    clocks: u64,
) -> Result<Tally> {
    let inputs = unit.pin_table().input_places();
    let clear = inputs.iter().find(|(name, _)| *name == "clear");
    let clear = clear.expect("a clear").1.pin(0).position();
    let mut any = AnyCommits::new(unit, seed);
    tallied(unit, first, second, clocks, |outputs| {
        any.next(clear, outputs).to_vec()
    })
    .with_context(|| format!("seed: {seed}"))
}
