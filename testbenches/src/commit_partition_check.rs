//! Random transactions on the hardware of a memory partition, with a bench that plays the cores and the cache, and keeps a conflict address table by the updates
//! that come.
//!
//! What transactions pass, and what they write in which order, is [`SerialCommits`]' to say. Of each word and kind an update that adds and one that removes take
//! turns. Now and then no more votes are taken, until nothing moves: then the table must have exactly the words of the transactions that are still
//! committing, if none was turned away; and at the end none.

use crate::commit_traffic::{sender, sent, warp, Message, Pool};
use crate::models::serial_commits::{SerialCommits, Sets};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, VecDeque};
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::full_size::UPDATE_WORDS;
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
    pub writes: u64,
    /// Updates that add, and packets.
    pub added: u64,
    pub packets: u64,
    /// Times at which the table was compared, and words that it had.
    pub compared: u64,
    pub referenced: u64,
    /// References that the table had no room for.
    pub turned_away: u64,
    pub cleared: u64,
}

/// Cycles without anything on the pins after which nothing moves: for what is under way, and for references of a transaction that are taken away, of which
/// nothing is seen as long as others have the same word.
const STILL: u64 = 200;
const STILL_OF_ONE: u64 = 16;
/// Cycles in which something must happen.
const PATIENCE: u64 = 30_000;

/// A transaction from its first message to its release.
#[derive(Clone, Debug, Default)]
struct Transaction {
    sets: Sets,
    skips: bool,
    last: bool,
    /// A word was dropped, or a value was not found.
    spoilt: bool,
    kept_reads: Vec<(u32, u32)>,
    kept_writes: Vec<u32>,
    reread: usize,
}

struct Bench<E> {
    pins: PinDriver<E, CommitPartitionPins>,
    load: Load,
    live: BTreeMap<u32, Transaction>,
    sending: Vec<VecDeque<Message>>,
    firsts: FxHashMap<u32, u32>,
    next_id: u32,
    /// Reads under way: whose, where, and what they should find.
    reads: VecDeque<(u32, u32, u32)>,
    writes: VecDeque<(u32, u32)>,
    memory: FxHashMap<u32, u32>,
    serial: SerialCommits,
    results: Vec<(u32, bool)>,
    vote: u32,
    /// Words that are read, or written, by committing transactions, as the cores know.
    referenced: FxHashSet<(u32, bool)>,
    at_vote: bool,
    /// Writers are counted when they arrive; else those that the hazard pointer may have stored, as all words of their transactions have come.
    on_arrival: bool,
    filled: FxHashSet<u32>,
    pool: Pool,
    /// References that had been turned away when there was none last.
    turned_away: u32,
    /// Votes are not taken.
    holds: bool,
    /// Cycle in which something happened last.
    moved: u64,
    rng: SmallRng,
    tally: Tally,
}

/// Runs `load` on the hardware of a partition behind `pins`, checking everything.
///
/// # Errors
/// At the first difference, with the load and the cycle.
pub fn run<E: Engine>(pins: PinDriver<E, CommitPartitionPins>, load: Load) -> Result<Tally> {
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
        referenced: FxHashSet::default(),
        at_vote: false,
        on_arrival: false,
        filled: FxHashSet::default(),
        pool: Pool::Few,
        turned_away: 0,
        holds: false,
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
            }
            if self.rng.random_ratio(1, 1_000) {
                self.compare()?;
            }
            if self.rng.random_ratio(1, 2_000) {
                self.finish()?;
                if self.rng.random_ratio(1, 3) {
                    self.clear()?;
                }
            }
            self.start_warp();
            self.cycle()?;
        }
        self.finish()
    }

    fn start_warp(&mut self) {
        let limit = self.load.slots as usize - 8;
        if self.sending.len() >= 6 || self.live.len() >= limit || self.rng.random_ratio(1, 3) {
            return;
        }
        let first = self.next_id;
        let warp = warp(&mut self.rng, self.pool, 5, first, &self.memory);
        let last = first + warp.lanes.len() as u32 - 1;
        for (id, lane) in (first..).zip(warp.lanes) {
            let transaction = Transaction {
                sets: lane.sets,
                skips: lane.skips,
                last: id == last,
                ..Transaction::default()
            };
            self.live.insert(id, transaction);
            self.firsts.insert(id, first);
        }
        self.next_id = last + 1;
        self.sending.push(warp.messages);
    }

    /// Sends what has begun, and waits until nothing moves that the votes do not hold up.
    fn still(&mut self) -> Result<()> {
        let still = |bench: &Self| STILL + STILL_OF_ONE * bench.live.len() as u64;
        while !self.sending.is_empty() || self.pins.cycle() - self.moved < still(self) {
            self.cycle()?;
        }
        Ok(())
    }

    /// Compares the table with the transactions that are committing.
    fn compare(&mut self) -> Result<()> {
        self.holds = true;
        // Of many transactions on few words counts reach their highest value.
        let more = [100, 100, 100, 2_000][self.rng.random_range(0..4)];
        for _ in 0..more {
            self.start_warp();
            self.cycle()?;
        }
        self.still()?;
        let stored = self.pins.get(self.pins.at.hazard_at);
        let end = match self.at_vote {
            true => self.pins.get(self.pins.at.vote_at),
            false => self.pins.get(self.pins.at.retire_at),
        };
        let mut wanted: FxHashSet<(u32, bool)> = FxHashSet::default();
        for (id, transaction) in self.live.range(end..) {
            wanted.extend(transaction.kept_reads.iter().map(|word| (word.0, false)));
            if self.on_arrival || *id < stored {
                wanted.extend(transaction.kept_writes.iter().map(|word| (*word, true)));
            }
        }
        let surplus: Vec<_> = self.referenced.difference(&wanted).collect();
        ensure!(
            surplus.is_empty(),
            "nobody accesses {surplus:x?} that the cores know"
        );
        if self.pins.get(self.pins.at.perf_turned_away) == self.turned_away {
            let missing: Vec<_> = wanted.difference(&self.referenced).collect();
            ensure!(missing.is_empty(), "the cores do not know {missing:x?}");
            self.tally.compared += 1;
            self.tally.referenced += wanted.len() as u64;
        }
        self.holds = false;
        self.moved = self.pins.cycle();
        Ok(())
    }

    /// Sends no more, and waits until everything is over.
    fn finish(&mut self) -> Result<()> {
        while !self.live.is_empty() {
            self.cycle()?;
        }
        self.still()?;
        ensure!(self.serial.is_over(), "writes are missing");
        ensure!(
            self.referenced.is_empty(),
            "the cores still know {:x?}",
            self.referenced
        );
        for (address, value) in &self.memory {
            ensure!(self.serial.word(*address) == *value, "memory differs");
        }
        let turned_away = self.pins.get(self.pins.at.perf_turned_away);
        self.tally.turned_away += u64::from(turned_away - self.turned_away);
        self.turned_away = turned_away;
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
        for _ in 0..self.load.sweep {
            self.pins.clock()?;
        }
        self.next_id = 1;
        self.memory.clear();
        self.serial = SerialCommits::new(1);
        self.vote = 1;
        self.turned_away = 0;
        self.filled.clear();
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
            at.vote_ready,
            at.packet_ready,
        ];
        let mut readies = pins.map(|_| self.rng.random_ratio(3, 4));
        readies[3] &= !self.holds;
        // The network is busy now and then.
        readies[4] &= !(self.pins.cycle() / 64).is_multiple_of(4);
        for (pin, ready) in pins.into_iter().zip(readies) {
            self.pins.set(pin, ready.into());
        }
        let [reads, writes, dones, votes, packets] = readies;
        self.land();
        self.find();
        self.tell();
        self.pins.clock()?;

        ensure!(
            self.live.is_empty() || self.holds || self.pins.cycle() - self.moved < PATIENCE,
            "nothing goes on: {:?}",
            self.live.first_key_value()
        );
        ensure!(self.pins.get(at.unmatched) == 0, "a reference of nobody's");
        let ready = self.pins.get(at.msg_ready) == 1;
        if let Some(warp) = warp.filter(|_| ready) {
            sent(&mut self.sending, warp);
        }
        self.asks(message.filter(|_| ready), reads)?;
        if self.pins.get(at.vote_valid) == 1 && votes {
            self.votes()?;
        }
        if self.pins.get(at.write_valid) == 1 && writes {
            self.write()?;
        }
        if self.pins.get(at.done_valid) == 1 && dones {
            self.moved = self.pins.cycle();
        }
        if self.pins.get(at.packet_valid) == 1 && packets {
            self.packet()?;
        }
        let released = self.pins.get(at.release_at);
        while let Some(first) = self
            .live
            .first_entry()
            .filter(|first| *first.key() < released)
        {
            first.remove();
            self.moved = self.pins.cycle();
        }
        Ok(())
    }

    /// A write lands.
    fn land(&mut self) {
        let lands = !self.writes.is_empty() && self.rng.random_ratio(1, 3);
        self.pins.set(self.pins.at.write_ack, lands.into());
        if lands {
            self.memory.extend(self.writes.pop_front());
            self.moved = self.pins.cycle();
        }
    }

    /// The cache answers the oldest read.
    fn find(&mut self) {
        let at = self.pins.at;
        let answers = !self.reads.is_empty() && self.rng.random_ratio(1, 2);
        self.pins.set(at.read_rsp_valid, answers.into());
        let found = match answers {
            true => self.reads.pop_front(),
            false => None,
        };
        if let Some((id, address, expected)) = found {
            let value = self.memory.get(&address).copied().unwrap_or(0);
            self.pins.set(at.read_rsp_value, value);
            if let Some(transaction) = self.live.get_mut(&id) {
                transaction.spoilt |= value != expected;
            }
            self.moved = self.pins.cycle();
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
            self.moved = self.pins.cycle();
        }
    }

    /// Words that arrive, and reads that go to the cache.
    fn asks(&mut self, accepted: Option<Message>, ready: bool) -> Result<()> {
        let at = self.pins.at;
        let goes = self.pins.get(at.read_valid) == 1 && ready;
        let address = self.pins.get(at.read_address);
        let dropped = self.pins.get(at.log_overflow) == 1;
        let mut arrived = None;
        if let Some(Message { kind, id, word }) = accepted {
            self.moved = self.pins.cycle();
            let transaction = self.live.get_mut(&id).context("a live transaction")?;
            match kind {
                CommitMessage::Read if !dropped => {
                    transaction.kept_reads.push(word);
                    arrived = Some((id, word.1));
                }
                CommitMessage::Write if !dropped => transaction.kept_writes.push(word.0),
                CommitMessage::Read | CommitMessage::Write => transaction.spoilt = true,
                CommitMessage::Fill => self.filled.extend(&transaction.kept_writes),
                CommitMessage::Skip => (),
            }
        }
        ensure!(goes || arrived.is_none(), "a word is not read");
        if !goes {
            return Ok(());
        }
        self.moved = self.pins.cycle();
        let (id, expected) = match arrived {
            Some(arrived) => arrived,
            None => {
                let id = self.pins.get(at.vote_at);
                let transaction = self.live.get_mut(&id).context("a live transaction")?;
                let word = transaction.kept_reads.get(transaction.reread);
                let word = *word.context("a word more than there are")?;
                ensure!(address == word.0, "{id} reads {address:#x} again");
                transaction.reread += 1;
                (id, word.1)
            }
        };
        self.reads.push_back((id, address, expected));
        Ok(())
    }

    /// The votes of a warp.
    fn votes(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.moved = self.pins.cycle();
        let (last, lanes) = (self.pins.get(at.vote_id), self.pins.get(at.vote_lanes));
        ensure!(
            self.firsts.get(&last) == Some(&self.vote),
            "votes for {last}, not for {}",
            self.vote
        );
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
            if !transaction.skips {
                self.results.push((id, commits));
                self.tally.passed += u64::from(passes);
                self.tally.failed += u64::from(!passes);
            }
        }
        ensure!(lanes == wanted, "votes {lanes:#b}, not {wanted:#b}");
        self.vote = last + 1;
        Ok(())
    }

    /// A write that is sent.
    fn write(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.moved = self.pins.cycle();
        let found = (
            self.pins.get(at.write_address),
            self.pins.get(at.write_value),
        );
        let (id, address, value) = self.serial.next_write().context("a write of nobody's")?;
        ensure!(found == (address, value), "{id} writes {found:x?}");
        self.writes.push_back(found);
        self.tally.writes += 1;
        Ok(())
    }

    /// Updates of the cores' tables.
    fn packet(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.moved = self.pins.cycle();
        let count = self.pins.get(at.packet_count) as usize;
        ensure!((1..=UPDATE_WORDS).contains(&count), "a packet of {count}");
        let words: [u32; UPDATE_WORDS] = self.pins.get_array(at.packet_word);
        for word in &words[..count] {
            let (entry, add) = ((word >> 2, word & 2 != 0), word & 1 != 0);
            let changes = match add {
                true => self.referenced.insert(entry),
                false => self.referenced.remove(&entry),
            };
            ensure!(changes, "{word:#x} comes twice in a row");
            let (address, writes) = entry;
            ensure!(
                self.on_arrival || !add || !writes || self.filled.contains(&address),
                "the writer of {address:#x} is told of before it is stored"
            );
            self.tally.added += u64::from(add);
        }
        self.tally.packets += 1;
        Ok(())
    }
}
