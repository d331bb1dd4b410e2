//! What is around a commit unit, alone or in the hardware of its partition: cores that send transactions and tell outcomes, and a cache.
//!
//! Warps of up to eight lanes read words, some of them stale by the time of their commit, and send their words in any mixture with other warps'. The
//! cache answers after any time with the word of any moment between request and answer. The unit must pass exactly the transactions whose
//! values were all found; that they are the right ones, and that the writes follow in the order of numbers, is [`SerialCommits`]' to say.

use super::commit_traffic::{sender, sent, warp, Message, Pool};
use crate::drive;
use crate::models::commit_unit::{SerialCommits, Sets};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::Rng;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::commit_unit::CommitUnitPins;
use turnstile_hdl::full_size::{COMMIT_NODE_BITS, COMMIT_SLOT_BITS};
use turnstile_hdl::pin_index::{Input, Output, PinIndex, Pins};
use turnstile_hdl::pins::PinValue;

/// The size of a unit.
#[derive(Copy, Clone, Debug)]
pub struct Size {
    /// Transactions that may be in flight.
    pub slots: u32,
    /// Cycles of the sweeps after a clear.
    pub sweep: u64,
}

impl Size {
    pub const FULL: Self = Self {
        slots: 1 << COMMIT_SLOT_BITS,
        sweep: 1 << COMMIT_NODE_BITS,
    };
}

/// When the references of a transaction end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ends {
    AtRelease,
    AtVote,
    /// At the vote, if it has failed here.
    FailedAtVote,
}

impl Ends {
    const ALL: [Self; 3] = [Self::AtRelease, Self::AtVote, Self::FailedAtVote];
}

/// What became of transactions.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Commits {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
    /// Words read again because of a hazard.
    pub rereads: u64,
    /// Transactions that passed here and failed elsewhere.
    pub elsewhere: u64,
    pub dropped: u64,
    pub writes: u64,
    pub done: u64,
}

macro_rules! commit_pins {
    (in: $($input:ident)*; out: $($output:ident)*;) => {
        /// The pins to the cores and to the cache.
        #[derive(Copy, Clone)]
        pub struct CommitPins {
            $($input: PinIndex<Input>,)*
            $($output: PinIndex<Output>,)*
        }

        impl From<CommitUnitPins> for CommitPins {
            fn from(at: CommitUnitPins) -> Self {
                Self { $($input: at.$input,)* $($output: at.$output,)* }
            }
        }

        impl From<CommitPartitionPins> for CommitPins {
            fn from(at: CommitPartitionPins) -> Self {
                Self { $($input: at.$input,)* $($output: at.$output,)* }
            }
        }
    };
}
commit_pins! {
    in: clear remove_at_vote remove_failed_at_vote count_on_arrival count_writers_only msg_valid msg_kind msg_id msg_address msg_value msg_first msg_last read_ready read_rsp_valid
        read_rsp_value vote_ready result_valid result_id result_pass write_ready write_ack done_ready;
    out: msg_ready log_overflow read_valid read_address vote_valid vote_id vote_lanes write_valid write_address write_value done_valid done_id
        hazard_at vote_at commit_at retire_at release_at;
}

/// A transaction from its first message to its release.
#[derive(Clone, Debug, Default)]
pub struct Transaction {
    sets: Sets,
    skips: bool,
    last: bool,
    /// Words that were not dropped.
    pub kept_reads: Vec<(u32, u32)>,
    pub kept_writes: Vec<u32>,
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

/// Who is ready in a cycle.
#[derive(Copy, Clone, Debug)]
pub struct Ready {
    pub reads: bool,
    pub writes: bool,
    pub dones: bool,
    pub votes: bool,
}

impl Ready {
    /// Each by itself, in so many of eight cycles.
    pub fn draw(rng: &mut SmallRng, of_eight: u32) -> Self {
        let mut ready = || rng.random_ratio(of_eight, 8);
        Self {
            reads: ready(),
            writes: ready(),
            dones: ready(),
            votes: ready(),
        }
    }
}

/// What is on the pins in a cycle: a message of a sending warp, and who is ready.
#[derive(Copy, Clone, Debug)]
pub struct Offers {
    sends: Option<(usize, Message)>,
    ready: Ready,
}

/// Cycles in which some warp must be voted on, or some transaction released.
const PATIENCE: u64 = 20_000;

pub struct Cores {
    at: CommitPins,
    size: Size,
    pub live: BTreeMap<u32, Transaction>,
    pub sending: Vec<VecDeque<Message>>,
    firsts: FxHashMap<u32, u32>,
    pub next_id: u32,
    reads: VecDeque<Read>,
    writes: VecDeque<(u32, u32, u32)>,
    memory: FxHashMap<u32, u32>,
    serial: SerialCommits,
    results: Vec<(u32, bool)>,
    /// The next number to be voted on, and the last one that was reported.
    vote: u32,
    done: u32,
    pub ends: Ends,
    /// Writers are counted when they arrive.
    pub on_arrival: bool,
    /// Readers are not counted.
    pub writers_only: bool,
    pub pool: Pool,
    /// The last cycle of a vote or release, and of anything.
    pub voted: u64,
    pub moved: u64,
    pub commits: Commits,
    /// Clears so far: each has references end another way.
    clears: usize,
}

impl Cores {
    pub fn new(at: impl Into<CommitPins>, size: Size) -> Self {
        Self {
            at: at.into(),
            size,
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
            done: 0,
            ends: Ends::AtRelease,
            on_arrival: false,
            writers_only: false,
            pool: Pool::Few,
            voted: 0,
            moved: 0,
            commits: Commits::default(),
            clears: 0,
        }
    }

    /// Empties the unit, over which nothing may be under way.
    pub fn clear<E: Engine, P: Pins>(
        &mut self,
        pins: &mut PinDriver<E, P>,
        rng: &mut SmallRng,
    ) -> Result<()> {
        let at = self.at;
        let (commits, pool, clears) = (self.commits, self.pool, self.clears + 1);
        *self = Self {
            ends: Ends::ALL[clears % Ends::ALL.len()],
            clears,
            on_arrival: rng.random(),
            writers_only: rng.random(),
            pool,
            commits,
            ..Self::new(at, self.size)
        };
        drive! { pins => at,
            remove_at_vote: self.ends == Ends::AtVote,
            remove_failed_at_vote: self.ends == Ends::FailedAtVote,
            count_on_arrival: self.on_arrival, count_writers_only: self.writers_only,
        }
        drive!(pins => at, msg_valid: 0, read_rsp_valid: 0, result_valid: 0, write_ack: 0);
        pins.pulse(at.clear);
        pins.clock()?;
        pins.set(at.msg_kind, CommitMessage::Skip.to_word());
        for _ in 0..self.size.sweep {
            pins.clock()?;
            ensure!(pins.get(at.msg_ready) == 0, "ready in the sweep");
        }
        (self.voted, self.moved) = (pins.cycle(), pins.cycle());
        Ok(())
    }

    /// Whether the references of a transaction end with the vote.
    pub fn ends_at_vote(&self, transaction: &Transaction) -> bool {
        match self.ends {
            Ends::AtRelease => false,
            Ends::AtVote => true,
            Ends::FailedAtVote => transaction.spoilt,
        }
    }

    /// Now and then another warp, with up to `longest` words a set.
    pub fn start_warp(&mut self, rng: &mut SmallRng, longest: u32) {
        let limit = self.size.slots as usize - 8;
        if self.sending.len() >= 6 || self.live.len() >= limit || rng.random_ratio(1, 3) {
            return;
        }
        let first = self.next_id;
        let warp = warp(rng, self.pool, longest, first, &self.memory);
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

    /// # Errors
    /// If something is left to be written, or memory is not as the commits leave it.
    pub fn check_over(&self) -> Result<()> {
        ensure!(self.serial.is_over(), "writes are missing");
        for (address, value) in &self.memory {
            ensure!(self.serial.word(*address) == *value, "memory differs");
        }
        Ok(())
    }

    /// Sets the pins of a cycle.
    pub fn offer<E: Engine, P: Pins>(
        &mut self,
        pins: &mut PinDriver<E, P>,
        rng: &mut SmallRng,
        ready: Ready,
    ) -> Offers {
        let at = self.at;
        let warp = sender(rng, &self.sending);
        let sends = warp.map(|warp| (warp, self.sending[warp][0]));
        pins.set(at.msg_valid, sends.is_some().into());
        if let Some((_, Message { kind, id, word })) = sends {
            drive! { pins => at,
                msg_kind: kind.to_word(), msg_id: id, msg_address: word.0, msg_value: word.1,
                msg_first: self.firsts[&id], msg_last: self.live[&id].last,
            }
        }
        pins.set(at.read_ready, ready.reads.into());
        drive!(pins => at, write_ready: ready.writes, done_ready: ready.dones, vote_ready: ready.votes);
        let now = pins.cycle();
        let lands = !self.writes.is_empty() && rng.random_ratio(1, 3);
        pins.set(at.write_ack, lands.into());
        if lands {
            let landed = self.writes.pop_front();
            let landed = landed.map(|(_, address, value)| (address, value));
            self.memory.extend(landed);
            self.moved = now;
        }
        let answers = !self.reads.is_empty() && rng.random_ratio(1, 2);
        let found = match answers {
            true => self.found(now),
            false => rng.random(),
        };
        drive!(pins => at, read_rsp_valid: answers, read_rsp_value: found);
        let tells = !self.results.is_empty() && rng.random_ratio(1, 2);
        pins.set(at.result_valid, tells.into());
        if tells {
            let place = rng.random_range(0..self.results.len());
            let (id, commits) = self.results.swap_remove(place);
            drive!(pins => at, result_id: id, result_pass: commits);
            self.moved = now;
        }
        Offers { sends, ready }
    }

    /// What the cache answers to the oldest read.
    fn found(&mut self, now: u64) -> u32 {
        let Some(read) = self.reads.pop_front() else {
            return 0;
        };
        self.moved = now;
        let value = read.early.unwrap_or(self.word(read.address));
        if let Some(transaction) = self.live.get_mut(&read.id) {
            transaction.spoilt |= value != read.expected;
        }
        value
    }

    fn word(&self, address: u32) -> u32 {
        self.memory.get(&address).copied().unwrap_or(0)
    }

    /// The word that arrives in a cycle that has passed, and the read that goes to the cache.
    pub fn arrives<E: Engine, P: Pins>(
        &mut self,
        pins: &PinDriver<E, P>,
        rng: &mut SmallRng,
        offers: &Offers,
    ) -> Result<Option<Message>> {
        let at = self.at;
        let taken = offers.sends.filter(|_| pins.get(at.msg_ready) == 1);
        if let Some((warp, _)) = taken {
            sent(&mut self.sending, warp);
        }
        let message = taken.map(|(_, message)| message);
        let goes = pins.get(at.read_valid) == 1 && offers.ready.reads;
        if goes || message.is_some() {
            self.moved = pins.cycle();
        }
        let address = pins.get(at.read_address);
        let dropped = pins.get(at.log_overflow) == 1;
        self.commits.dropped += u64::from(dropped);
        let mut read = None;
        if let Some(Message { kind, id, word }) = message {
            let transaction = self.live.get_mut(&id).context("a live transaction")?;
            match kind {
                CommitMessage::Read if !dropped => {
                    ensure!(goes && address == word.0, "a word does not go to the cache");
                    transaction.kept_reads.push(word);
                    read = Some((id, word.1));
                }
                CommitMessage::Write if !dropped => transaction.kept_writes.push(word.0),
                CommitMessage::Read | CommitMessage::Write => transaction.spoilt = true,
                CommitMessage::Fill | CommitMessage::Skip => (),
            }
        }
        if goes && read.is_none() {
            read = Some(self.reads_again(pins.get(at.vote_at), address)?);
        }
        if let Some((id, expected)) = read {
            self.reads.push_back(Read {
                id,
                address,
                expected,
                early: rng.random_ratio(1, 2).then_some(self.word(address)),
            });
        }
        Ok(message)
    }

    /// The vote pointer reads the next word of its transaction again.
    fn reads_again(&mut self, id: u32, address: u32) -> Result<(u32, u32)> {
        let transaction = self.live.get_mut(&id).context("a live transaction")?;
        let word = transaction.kept_reads.get(transaction.reread);
        let (wanted, expected) = *word.context("a word more than there are")?;
        ensure!(
            address == wanted,
            "{id} reads {address:#x} again, not {wanted:#x}"
        );
        transaction.reread += 1;
        self.commits.rereads += 1;
        Ok((id, expected))
    }

    /// Votes, writes and reports of a cycle that has passed, and slots that are free again.
    pub fn hear<E: Engine, P: Pins>(
        &mut self,
        pins: &PinDriver<E, P>,
        rng: &mut SmallRng,
        offers: &Offers,
    ) -> Result<()> {
        let at = self.at;
        let now = pins.cycle();
        let pointers = [
            at.hazard_at,
            at.vote_at,
            at.commit_at,
            at.retire_at,
            at.release_at,
        ];
        ensure!(
            now - self.voted < PATIENCE,
            "nothing goes on, pointers {:?} of {:?}",
            pointers.map(|pin| pins.get(pin)),
            self.live.first_key_value()
        );
        if pins.get(at.vote_valid) == 1 && offers.ready.votes {
            (self.voted, self.moved) = (now, now);
            self.votes(pins.get(at.vote_id), pins.get(at.vote_lanes), rng)?;
        }
        if pins.get(at.write_valid) == 1 && offers.ready.writes {
            self.moved = now;
            self.writes(pins.get(at.write_address), pins.get(at.write_value))?;
        }
        if pins.get(at.done_valid) == 1 && offers.ready.dones {
            self.moved = now;
            self.reports(pins.get(at.done_id))?;
        }
        let released = pins.get(at.release_at);
        while let Some(first) = self.live.first_entry() {
            if *first.key() >= released {
                break;
            }
            first.remove();
            (self.voted, self.moved) = (now, now);
        }
        if self.live.is_empty() {
            self.voted = now;
        }
        Ok(())
    }

    /// The votes of a warp whose last number is `last`.
    fn votes(&mut self, last: u32, lanes: u32, rng: &mut SmallRng) -> Result<()> {
        let vote = self.vote;
        let first = self.firsts.get(&last).copied();
        ensure!(first == Some(vote), "votes for {last}, not for {vote}");
        ensure!(self.live[&last].last, "{last} is not the last of its warp");
        let mut wanted = 0;
        for id in vote..=last {
            // One that skips may have been released before its warp has voted.
            let transaction = self.live.get(&id).cloned().unwrap_or(Transaction {
                skips: true,
                ..Transaction::default()
            });
            let passes = !transaction.spoilt;
            wanted |= u32::from(passes) << (id - vote);
            let commits = passes && !transaction.skips && rng.random_ratio(9, 10);
            self.serial
                .decided(id, transaction.sets, passes && !transaction.skips, commits)?;
            if transaction.skips {
                self.commits.skipped += 1;
            } else {
                self.results.push((id, commits));
                self.commits.passed += u64::from(passes);
                self.commits.failed += u64::from(!passes);
                self.commits.elsewhere += u64::from(passes && !commits);
            }
        }
        ensure!(
            lanes == wanted,
            "votes {lanes:#b} of {vote}, not {wanted:#b}"
        );
        self.vote = last + 1;
        Ok(())
    }

    /// A write that is sent.
    fn writes(&mut self, address: u32, value: u32) -> Result<()> {
        let next = self.serial.next_write().context("a write of nobody's")?;
        let id = next.0;
        ensure!(
            next == (id, address, value),
            "{id} writes {value:#x} to {address:#x}, not {next:x?}"
        );
        self.writes.push_back(next);
        self.commits.writes += 1;
        Ok(())
    }

    /// A warp whose writes have landed.
    fn reports(&mut self, id: u32) -> Result<()> {
        let first = self.firsts.get(&id).copied();
        ensure!(first == Some(self.done + 1), "{id} is done");
        ensure!(self.live[&id].last, "{id} is not the last of its warp");
        let waiting = self.writes.front().is_some_and(|write| write.0 <= id);
        ensure!(!waiting && id < self.vote, "{id} is done too early");
        self.done = id;
        self.commits.done += 1;
        Ok(())
    }
}
