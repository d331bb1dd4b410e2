//! Random transactions on the commit unit, with a bench that plays the cores, the cache and the reference counts.
//!
//! Warps of up to eight lanes read words, some of them stale by the time of their commit, and send their words in any mixture with other warps'. The
//! cache answers after any time with the word of any moment between request and answer. The unit must pass exactly the transactions whose
//! values were all found; that they are the right ones, and that the writes follow in the order of numbers, is [`SerialCommits`]' to say.
//! Requests to the reference counts are known one by one: arrivals, stores in the order of numbers, removals in the order of numbers.

mod counts;

use crate::commit_traffic::{sender, sent, warp, Message, Pool};
use crate::models::serial_commits::{SerialCommits, Sets};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_unit::CommitUnitPins;
use turnstile_hdl::pins::PinValue;

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u64,
    /// Transactions that may be in flight.
    pub slots: u32,
    /// Cycles of the sweeps after a clear.
    pub sweep: u64,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
    /// Words read again because of a hazard.
    pub rereads: u64,
    /// Transactions that passed here and failed elsewhere.
    pub elsewhere: u64,
    pub dropped: u64,
    pub writes: u64,
    pub removals: u64,
    pub done: u64,
    pub cleared: u64,
}

/// Cycles for which a warp's votes wait, about.
const SLOWEST: u32 = 400;
/// Cycles in which something must happen.
const PATIENCE: u64 = 20_000;

/// A transaction from its first message to its release.
#[derive(Clone, Debug, Default)]
struct Transaction {
    sets: Sets,
    skips: bool,
    last: bool,
    /// Words that were kept, with whether they are counted.
    kept_reads: Vec<(u32, u32, bool)>,
    kept_writes: Vec<(u32, bool)>,
    /// A word was dropped, or a value was not found.
    spoilt: bool,
    reread: usize,
}

/// A read under way: whose, where, what it should find, and what it finds if it was read early.
#[derive(Copy, Clone, Debug)]
struct Read {
    id: u32,
    address: u32,
    expected: u32,
    early: Option<u32>,
}

struct Bench<E> {
    pins: PinDriver<E, CommitUnitPins>,
    load: Load,
    live: BTreeMap<u32, Transaction>,
    sending: Vec<VecDeque<Message>>,
    firsts: FxHashMap<u32, u32>,
    next_id: u32,
    reads: VecDeque<Read>,
    writes: VecDeque<(u32, u32, u32)>,
    memory: FxHashMap<u32, u32>,
    serial: SerialCommits,
    results: Vec<(u32, bool)>,
    /// The next numbers to be voted on, stored, removed, reported.
    vote: u32,
    /// The place in the write set that is stored next, in the read and write sets that is removed next.
    store: (u32, usize),
    removal: (u32, usize),
    done: u32,
    /// References that have not ended.
    counts: FxHashMap<(u32, bool), u32>,
    /// The increment of the last cycle was counted.
    answer: bool,
    at_vote: bool,
    /// Writers are counted when they arrive.
    on_arrival: bool,
    pool: Pool,
    slow: u32,
    moved: u64,
    rng: SmallRng,
    tally: Tally,
}

/// Runs `load` on a commit unit behind `pins`, checking everything.
pub fn run<E: Engine>(pins: PinDriver<E, CommitUnitPins>, load: Load) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        load,
        live: BTreeMap::new(),
        sending: vec![],
        firsts: FxHashMap::default(),
        next_id: 1,
        reads: VecDeque::new(),
        writes: VecDeque::new(),
        memory: FxHashMap::default(),
        serial: SerialCommits::new(1),
        results: vec![],
        vote: 1,
        store: (1, 0),
        removal: (1, 0),
        done: 0,
        counts: FxHashMap::default(),
        answer: false,
        at_vote: false,
        on_arrival: false,
        pool: Pool::Few,
        slow: 0,
        moved: 0,
        rng: SmallRng::seed_from_u64(load.seed),
        tally: Tally::default(),
    };
    bench
        .run()
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))?;
    bench.tally.cycles = bench.pins.cycle();
    Ok(bench.tally)
}

impl<E: Engine> Bench<E> {
    fn run(&mut self) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < self.load.cycles {
            if self.rng.random_ratio(1, 1_500) {
                self.pool = Pool::ALL[self.rng.random_range(0..3)];
                self.slow = [0, 0, 30, SLOWEST][self.rng.random_range(0..4)];
            }
            if self.rng.random_ratio(1, 12_000) {
                self.finish()?;
                self.clear()?;
            }
            self.start_warps();
            self.cycle()?;
        }
        self.finish()
    }

    fn start_warps(&mut self) {
        let limit = self.load.slots as usize - 8;
        if self.sending.len() >= 6 || self.live.len() >= limit || self.rng.random_ratio(1, 3) {
            return;
        }
        // While votes wait, large sets fill the logs.
        let longest = if self.slow == SLOWEST { 16 } else { 5 };
        let first = self.next_id;
        let warp = warp(&mut self.rng, self.pool, longest, first, &self.memory);
        self.next_id += warp.lanes.len() as u32;
        for (id, lane) in (first..).zip(warp.lanes) {
            let transaction = Transaction {
                sets: lane.sets,
                skips: lane.skips,
                last: id + 1 == self.next_id,
                ..Transaction::default()
            };
            self.live.insert(id, transaction);
            self.firsts.insert(id, first);
        }
        self.sending.push(warp.messages);
    }

    /// Sends no more, and waits until everything is over.
    fn finish(&mut self) -> Result<()> {
        self.slow = 0;
        while !self.live.is_empty() || !self.sending.is_empty() {
            self.cycle()?;
        }
        ensure!(self.serial.is_over(), "writes are missing");
        ensure!(
            self.counts.is_empty(),
            "references are left: {:?}",
            self.counts
        );
        for (address, value) in &self.memory {
            ensure!(self.serial.word(*address) == *value, "memory differs");
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.at_vote = self.rng.random();
        self.pins.set(at.remove_at_vote, self.at_vote.into());
        self.on_arrival = self.rng.random();
        self.pins.set(at.count_on_arrival, self.on_arrival.into());
        for pin in [
            at.msg_valid,
            at.read_rsp_valid,
            at.result_valid,
            at.write_ack,
        ] {
            self.pins.set(pin, 0);
        }
        self.pins.set(at.clear, 1);
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
        self.pins.set(at.msg_kind, CommitMessage::Skip.to_word());
        for _ in 0..self.load.sweep {
            self.pins.clock()?;
            ensure!(self.pins.get(at.msg_ready) == 0, "ready in the sweep");
        }
        self.next_id = 1;
        self.memory.clear();
        self.serial = SerialCommits::new(1);
        self.vote = 1;
        self.store = (1, 0);
        self.removal = (1, 0);
        self.done = 0;
        self.answer = false;
        self.firsts.clear();
        self.moved = self.pins.cycle();
        self.tally.cleared += 1;
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let warp = sender(&mut self.rng, &self.sending);
        let message = warp.map(|warp| self.sending[warp][0]);
        self.pins.set(at.msg_valid, message.is_some().into());
        if let Some(Message { kind, id, word }) = message {
            self.pins.set(at.msg_kind, kind.to_word());
            self.pins.set(at.msg_id, id);
            self.pins.set(at.msg_address, word.0);
            self.pins.set(at.msg_value, word.1);
            self.pins.set(at.msg_first, self.firsts[&id]);
            self.pins.set(at.msg_last, self.live[&id].last.into());
        }
        let pins = [
            at.read_ready,
            at.write_ready,
            at.done_ready,
            at.count_ready,
            at.vote_ready,
        ];
        let mut readies = pins.map(|_| self.rng.random_ratio(7, 8));
        readies[4] &= self.slow == 0 || self.rng.random_ratio(1, self.slow);
        for (pin, ready) in pins.into_iter().zip(readies) {
            self.pins.set(pin, ready.into());
        }
        let [reads, writes, dones, counts, votes] = readies;
        self.pins.set(at.count_counted, self.answer.into());
        self.land();
        self.find();
        self.tell();
        self.pins.clock()?;

        let pointers = [
            at.hazard_at,
            at.vote_at,
            at.commit_at,
            at.retire_at,
            at.release_at,
        ];
        ensure!(
            self.pins.cycle() - self.moved < PATIENCE,
            "nothing goes on, pointers {:?} of {:?}",
            pointers.map(|pin| self.pins.get(pin)),
            self.live.first_key_value()
        );
        let ready = self.pins.get(at.msg_ready) == 1;
        let accepted = message.filter(|_| ready);
        if let Some(warp) = warp.filter(|_| ready) {
            sent(&mut self.sending, warp);
        }
        self.asks(accepted, reads)?;
        self.counts(accepted, counts)?;
        self.votes(votes)?;
        self.writes(writes)?;
        self.reports(dones)?;
        self.releases()
    }

    /// A write lands.
    fn land(&mut self) {
        let at = self.pins.at;
        let lands = !self.writes.is_empty() && self.rng.random_ratio(1, 3);
        self.pins.set(at.write_ack, lands.into());
        if lands {
            let landed = self.writes.pop_front();
            self.memory
                .extend(landed.map(|(_, address, value)| (address, value)));
        }
    }

    /// The cache answers the oldest read.
    fn find(&mut self) {
        let at = self.pins.at;
        let answers = !self.reads.is_empty() && self.rng.random_ratio(1, 2);
        self.pins.set(at.read_rsp_valid, answers.into());
        if !answers {
            self.pins.set(at.read_rsp_value, self.rng.random());
            return;
        }
        if let Some(read) = self.reads.pop_front() {
            let now = self.memory.get(&read.address).copied().unwrap_or(0);
            let value = read.early.unwrap_or(now);
            self.pins.set(at.read_rsp_value, value);
            if let Some(transaction) = self.live.get_mut(&read.id) {
                transaction.spoilt |= value != read.expected;
            }
        }
    }

    /// A core tells the outcome of all commit units.
    fn tell(&mut self) {
        let at = self.pins.at;
        let tells = !self.results.is_empty() && self.rng.random_ratio(1, 2);
        self.pins.set(at.result_valid, tells.into());
        if tells {
            let place = self.rng.random_range(0..self.results.len());
            let (id, commits) = self.results.swap_remove(place);
            self.pins.set(at.result_id, id);
            self.pins.set(at.result_pass, commits.into());
        }
    }

    /// Words that arrive, and reads that go to the cache.
    fn asks(&mut self, accepted: Option<Message>, ready: bool) -> Result<()> {
        let at = self.pins.at;
        let goes = self.pins.get(at.read_valid) == 1 && ready;
        let address = self.pins.get(at.read_address);
        let dropped = self.pins.get(at.log_overflow) == 1;
        let mut read = None;
        if let Some(Message { kind, id, word }) = accepted {
            let transaction = self.live.get_mut(&id).context("a live transaction")?;
            match kind {
                CommitMessage::Read if !dropped => {
                    ensure!(goes && address == word.0, "a word does not go to the cache");
                    transaction.kept_reads.push((word.0, word.1, false));
                    read = Some((id, word.1));
                }
                CommitMessage::Write if !dropped => transaction.kept_writes.push((word.0, false)),
                CommitMessage::Read | CommitMessage::Write => transaction.spoilt = true,
                CommitMessage::Fill | CommitMessage::Skip => (),
            }
        }
        self.tally.dropped += u64::from(dropped);
        if goes && read.is_none() {
            let id = self.pins.get(at.vote_at);
            let transaction = self.live.get_mut(&id).context("a live transaction")?;
            let word = transaction.kept_reads.get(transaction.reread);
            let (wanted, expected, _) = word.context("a word more than there are")?;
            ensure!(
                address == *wanted,
                "{id} reads {address:#x} again, not {wanted:#x}"
            );
            transaction.reread += 1;
            self.tally.rereads += 1;
            read = Some((id, *expected));
        }
        if let Some((id, expected)) = read {
            let now = self.memory.get(&address).copied().unwrap_or(0);
            let early = self.rng.random_ratio(1, 2).then_some(now);
            self.reads.push_back(Read {
                id,
                address,
                expected,
                early,
            });
        }
        Ok(())
    }

    /// The votes of a warp.
    fn votes(&mut self, ready: bool) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.vote_valid) == 0 || !ready {
            return Ok(());
        }
        self.moved = self.pins.cycle();
        let (last, lanes) = (self.pins.get(at.vote_id), self.pins.get(at.vote_lanes));
        let first = self.firsts.get(&last).copied();
        ensure!(
            first == Some(self.vote),
            "votes for {last}, not for {}",
            self.vote
        );
        ensure!(self.live[&last].last, "{last} is not the last of its warp");
        let mut wanted = 0;
        for id in self.vote..=last {
            // One that skips may have been released before its warp has voted.
            let transaction = self.live.get(&id).cloned().unwrap_or(Transaction {
                skips: true,
                ..Transaction::default()
            });
            let passes = !transaction.spoilt;
            wanted |= u32::from(passes) << (id - self.vote);
            let commits = passes && !transaction.skips && self.rng.random_ratio(9, 10);
            self.serial
                .decided(id, transaction.sets, passes && !transaction.skips, commits)?;
            if transaction.skips {
                self.tally.skipped += 1;
            } else {
                self.results.push((id, commits));
                self.tally.passed += u64::from(passes);
                self.tally.failed += u64::from(!passes);
                self.tally.elsewhere += u64::from(passes && !commits);
            }
        }
        ensure!(
            lanes == wanted,
            "votes {lanes:#b} of {}, not {wanted:#b}",
            self.vote
        );
        self.vote = last + 1;
        Ok(())
    }

    /// A write that is sent.
    fn writes(&mut self, ready: bool) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.write_valid) == 0 || !ready {
            return Ok(());
        }
        let found = (
            self.pins.get(at.write_address),
            self.pins.get(at.write_value),
        );
        let (id, address, value) = self.serial.next_write().context("a write of nobody's")?;
        ensure!(
            found == (address, value),
            "{id} writes {found:x?}, not {address:#x}"
        );
        self.writes.push_back((id, address, value));
        self.tally.writes += 1;
        Ok(())
    }

    /// A warp whose writes have landed.
    fn reports(&mut self, ready: bool) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.done_valid) == 0 || !ready {
            return Ok(());
        }
        let id = self.pins.get(at.done_id);
        ensure!(
            self.firsts.get(&id) == Some(&(self.done + 1)),
            "{id} is done"
        );
        ensure!(self.live[&id].last, "{id} is not the last of its warp");
        let waiting = self.writes.front().is_some_and(|write| write.0 <= id);
        ensure!(!waiting && id < self.vote, "{id} is done too early");
        self.done = id;
        self.tally.done += 1;
        Ok(())
    }

    /// Slots that are free again.
    fn releases(&mut self) -> Result<()> {
        let released = self.pins.get(self.pins.at.release_at);
        ensure!(
            self.removed(released).is_none(),
            "{released} is released with references"
        );
        while let Some(first) = self
            .live
            .first_entry()
            .filter(|first| *first.key() < released)
        {
            first.remove();
            self.moved = self.pins.cycle();
        }
        if self.live.is_empty() {
            self.moved = self.pins.cycle();
        }
        Ok(())
    }
}
