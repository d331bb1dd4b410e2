//! The commit unit of a partition, with reference counts and updates: packets are messages on its pins, and its words are those of the slice
//! behind it.
//!
//! ```text
//!  packets ──> CommitInput ── msg, result ──> CommitPartition ══ Engine ══> RTL ── read, write ──> CommitWords ──> Slice, content
//!                                                  ^ found, landed ────────────────────────────────────┘
//!  network <── outgoing <── vote, done, packet <───┘
//!  loads, stores, atomics ──> WriteTimes, if a transaction asks ──> Slice
//! ```
//!
//! What passes, what is written in which order, and what is said about it to cores, is the RTL's. It is opened with the first packet that it gets, for
//! that takes longer than many a run without transactions, and takes no time of the machine. A clock in which nothing is on its pins, and nothing is in it as far as can be seen
//! from there, is not simulated.

use super::commit_input::CommitInput;
use super::commit_words::CommitWords;
use super::content::GlobalMemory;
use super::crossbar::Packet;
use super::numbering::{core_of, vector_level};
use super::packet::{Answer, CoreMessage, Origin, ReplyPacket, RequestPacket, Work};
use super::partition::{HeldCommits, PartitionUnit};
use super::place::Place;
use super::queue::Queue;
use super::second_level::Slice;
use super::write_times::WriteTimes;
use crate::config::{Tell, TransactionsConfig};
use crate::metrics::CommitCounters;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use turnstile_hdl::commit_op::{CommitMessage, PacketKind};
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::full_size::COMMIT_ADDRESS_BITS;
use turnstile_hdl::pin_index::{Input, PinIndex};
use turnstile_hdl::pins::PinValue;
use turnstile_hdl::write_time_table::WriteTimeTablePins;
use turnstile_tools::{Error, Result};

/// Clocks in which references may be taken away, and updates be packed, behind one in which something was seen.
const AFTERMATH: u64 = 64;

/// What makes the hardware of a partition.
pub struct CommitTop {
    /// Called with the first packet.
    pub open: Box<dyn FnOnce() -> Result<CommitHardware>>,
}

/// The hardware of a partition behind engines.
pub struct CommitHardware {
    /// Commit unit, reference counts, updates.
    pub partition: (CommitPartitionPins, UnitPins),
    /// Last-written times.
    pub times: (WriteTimeTablePins, UnitPins),
}

/// A commit unit at its partition.
pub struct CommitPort {
    config: TransactionsConfig,
    place: Place,
    state: State,
    input: CommitInput,
    words: CommitWords,
    /// At most one message of a kind.
    outgoing: VecDeque<Outgoing>,
    /// First levels of all cores.
    levels: Arc<[usize]>,
    /// Of the last packet that came.
    age: u64,
    counters: CommitCounters,
    /// Marks that the unit has told of and not taken back.
    marks: u64,
    /// The next clock, and the first one in which nothing can happen by itself.
    next_clock: u64,
    quiet_from: u64,
}

enum State {
    /// Nothing has come; without an opener there has been an error.
    Closed(Option<CommitTop>),
    Open(Box<Opened>),
}

struct Opened {
    at: CommitPartitionPins,
    pins: UnitPins,
    /// If the machine compares times.
    times: Option<WriteTimes>,
    /// References for which the table had no room, by its own count.
    turned_away: u32,
}

/// A message that the network has not taken.
#[derive(Clone, Debug)]
struct Outgoing {
    message: CoreMessage,
    to: Recipients,
}

#[derive(Clone, Copy, Debug)]
enum Recipients {
    One(usize),
    /// The network copies it.
    All,
    /// All from this core on, one after the other.
    From(usize),
}

impl fmt::Debug for CommitPort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("CommitPort")
            .field("place", &self.place)
            .finish_non_exhaustive()
    }
}

impl Opened {
    /// Resets the hardware and lets it sweep its tables.
    fn new(hardware: CommitHardware, config: &TransactionsConfig) -> Result<Self> {
        let CommitHardware { partition, times } = hardware;
        let (at, mut pins) = partition;
        pins.reset(at.clear)?;
        pins.next[at.remove_at_vote] = config.remove_at_vote.into();
        pins.next[at.remove_failed_at_vote] = config.remove_failed_at_vote.into();
        pins.next[at.count_on_arrival] = config.count_on_arrival.into();
        pins.next[at.count_writers_only] = (config.tell == Tell::Writers).into();
        // A read of the first transaction is taken when all tables are ready.
        pins.next[at.msg_kind] = CommitMessage::Read.to_word();
        pins.next[at.msg_id] = 1;
        pins.next[at.read_ready] = 1;
        pins.next[at.write_ready] = 1;
        pins.clock()?;
        while !pins.flag(at.msg_ready) {
            pins.clock()?;
        }
        let times = config.temporal.then(|| WriteTimes::new(times.0, times.1));
        Ok(Self {
            at,
            pins,
            times: times.transpose()?,
            turned_away: 0,
        })
    }

    fn given(&self, pin: PinIndex<Input>) -> bool {
        self.pins.inputs()[pin] == 1
    }
}

impl CommitPort {
    /// A unit at its place, which `top` opens when it is needed.
    pub fn new(top: CommitTop, config: TransactionsConfig, place: Place) -> Self {
        Self {
            config,
            place,
            state: State::Closed(Some(top)),
            input: CommitInput::new(config.input),
            words: CommitWords::new(config.path, place),
            outgoing: VecDeque::new(),
            levels: (0..place.cores).map(vector_level).collect(),
            age: 0,
            counters: CommitCounters::default(),
            marks: 0,
            next_clock: 0,
            quiet_from: 0,
        }
    }

    /// The hardware, which is there from now on.
    fn open(&mut self) -> Result<()> {
        if let State::Closed(top) = &mut self.state {
            if let Some(top) = top.take() {
                let opened = Opened::new((top.open)()?, &self.config)?;
                self.state = State::Open(Box::new(opened));
            }
        }
        Ok(())
    }

    /// The lowest number that has not been released.
    fn lowest(&self) -> u32 {
        match &self.state {
            State::Closed(_) => 1,
            State::Open(unit) => unit.pins.outputs()[unit.at.release_at],
        }
    }

    /// Whether something is to be put on the pins, is under way, or is in the unit.
    fn works(&self) -> bool {
        self.input.waits()
            || self.words.under_way()
            || !self.outgoing.is_empty()
            || self.lowest() < self.input.next()
    }

    /// One clock: pins, and what they bring.
    fn clock(&mut self, now: u64) -> Result<()> {
        let State::Open(unit) = &mut self.state else {
            return Ok(());
        };
        let (at, next) = (unit.at, &mut unit.pins.next);
        let message = self.input.message();
        next[at.msg_valid] = message.is_some().into();
        if let Some(message) = message {
            next[at.msg_kind] = message.kind.to_word();
            next[at.msg_id] = message.id;
            [next[at.msg_address], next[at.msg_value]] = message.word;
            next[at.msg_first] = message.first;
            next[at.msg_last] = message.last.into();
        }
        let result = self.input.result();
        next[at.result_valid] = result.is_some().into();
        if let Some((id, commits)) = result {
            next[at.result_id] = id;
            next[at.result_pass] = commits.into();
        }
        let found = self.words.found();
        next[at.read_rsp_valid] = found.is_some().into();
        next[at.read_rsp_value] = found.unwrap_or(0);
        next[at.write_ack] = self.words.has_landed().into();
        let waits = |kind: fn(&CoreMessage) -> bool| {
            self.outgoing.iter().any(|outgoing| kind(&outgoing.message))
        };
        next[at.vote_ready] =
            (!waits(|message| matches!(message, CoreMessage::Vote { .. }))).into();
        next[at.done_ready] =
            (!waits(|message| matches!(message, CoreMessage::Done { .. }))).into();
        next[at.packet_ready] = (!waits(CoreMessage::is_update)).into();
        unit.pins.clock()?;
        self.inputs_taken(now)?;
        self.say(now)
    }

    /// What the unit has taken in this clock, and what it asks of the slice.
    fn inputs_taken(&mut self, now: u64) -> Result<()> {
        let State::Open(unit) = &mut self.state else {
            return Ok(());
        };
        let (at, outputs) = (unit.at, unit.pins.outputs());
        let counters = &mut self.counters;
        let message = self.input.message();
        let message = message.filter(|_| unit.given(at.msg_valid) && outputs[at.msg_ready] == 1);
        if let Some(message) = message {
            self.input.message_taken();
            counters.messages += 1;
            counters.to_write += u64::from(message.kind == CommitMessage::Write);
        }
        if unit.given(at.result_valid) {
            self.input.result_told();
        }
        if unit.given(at.read_rsp_valid) {
            self.words.found_taken();
        }
        if unit.given(at.write_ack) {
            self.words.landed_taken();
        }
        let overflows = outputs[at.log_overflow] == 1;
        counters.overflows += u64::from(overflows);
        if outputs[at.read_valid] == 1 {
            self.words.read(now, outputs[at.read_address]);
            let arrives = message.is_some_and(|message| message.kind == CommitMessage::Read);
            match arrives && !overflows {
                true => counters.validated += 1,
                false => counters.revalidated += 1,
            }
        }
        if outputs[at.write_valid] == 1 {
            let [word, value] = [at.write_address, at.write_value].map(|pin| outputs[pin]);
            self.words.write(now, word, value);
            counters.written += 1;
        }
        let turned_away = outputs[at.perf_turned_away];
        counters.turned_away += u64::from(turned_away.wrapping_sub(unit.turned_away));
        unit.turned_away = turned_away;
        match unit.pins.flag(at.unmatched) {
            false => Ok(()),
            true => Err(self.wrong("a reference is taken away that nobody has".into())),
        }
    }

    /// What the unit says to cores in this clock.
    fn say(&mut self, now: u64) -> Result<()> {
        let State::Open(unit) = &self.state else {
            return Ok(());
        };
        let (at, outputs) = (unit.at, unit.pins.outputs());
        let partition = self.place.partition;
        if outputs[at.vote_valid] == 1 && unit.given(at.vote_ready) {
            let id = outputs[at.vote_id];
            let lanes = outputs[at.vote_lanes];
            let message = CoreMessage::Vote {
                partition,
                id,
                lanes,
            };
            let to = Recipients::One(self.core(id)?);
            self.outgoing.push_back(Outgoing { message, to });
        }
        if outputs[at.done_valid] == 1 && unit.given(at.done_ready) {
            let id = outputs[at.done_id];
            let message = CoreMessage::Done { partition, id };
            let to = Recipients::One(self.core(id)?);
            self.outgoing.push_back(Outgoing { message, to });
            self.input.done(id);
        }
        let packs = outputs[at.packet_valid] == 1;
        let heard = self.config.early_abort || self.config.pause_and_go;
        if packs && unit.given(at.packet_ready) {
            let words = &outputs[at.packet_word][..outputs[at.packet_count] as usize];
            let added = words.iter().filter(|word| *word & 1 == 1).count() as u64;
            self.marks = self.marks + added - (words.len() as u64 - added);
            // Warp TM alone has no tables: nobody is told.
            if heard {
                self.counters.update_words += words.len() as u64;
                let message = CoreMessage::Updates {
                    partition,
                    words: words.to_vec(),
                    sent: now,
                };
                let to = match self.config.multicast {
                    true => Recipients::All,
                    false => Recipients::From(0),
                };
                self.outgoing.push_back(Outgoing { message, to });
            }
        }
        if packs || self.works() {
            self.quiet_from = now + AFTERMATH;
        }
        Ok(())
    }

    /// The core that a vote or done is for.
    fn core(&self, last: u32) -> Result<usize> {
        let core = self.input.core(last);
        core.ok_or_else(|| self.wrong(format!("it answers transaction {last}, which has not come")))
    }

    /// Sends the first message of these, if there is one, and room; returns whether it has.
    fn send_first(
        &mut self,
        now: u64,
        out: &mut Queue<ReplyPacket>,
        of: impl Fn(&CoreMessage) -> bool,
    ) -> bool {
        let first = self.outgoing.iter().position(|one| of(&one.message));
        let first = first.filter(|_| out.has_room());
        let Some(Outgoing { message, to }) = first.and_then(|at| self.outgoing.remove(at)) else {
            return false;
        };
        let (core, copies) = match to {
            Recipients::One(core) | Recipients::From(core) => (core, None),
            Recipients::All => (0, Some(Arc::clone(&self.levels))),
        };
        if let Recipients::From(core) = to {
            if core + 1 < self.levels.len() {
                let message = message.clone();
                let to = Recipients::From(core + 1);
                self.outgoing.push_back(Outgoing { message, to });
            }
        }
        let traffic = match &message {
            CoreMessage::Vote { .. } => &mut self.counters.votes,
            CoreMessage::Done { .. } => &mut self.counters.dones,
            CoreMessage::Updates { .. } => &mut self.counters.updates,
        };
        let packet = ReplyPacket {
            origin: Origin {
                first_level: self.levels[core],
                token: 0,
                age: self.age,
            },
            answer: Answer::Message { message, copies },
        };
        traffic.count(packet.bytes());
        out.push(now, packet);
        true
    }

    fn wrong(&self, what: String) -> Error {
        let place = format!("the commit unit of partition {}", self.place.partition);
        Error::run(place, what, "please report it")
    }

    /// Words of a block that a transaction loads: when were they written last?
    fn written(&mut self, block: u64) -> Result<u64> {
        let State::Open(unit) = &mut self.state else {
            return Ok(0);
        };
        self.counters.times_asked += 1;
        match &mut unit.times {
            Some(times) => times.look_up(word_of(block * self.place.block_bytes)),
            None => Ok(0),
        }
    }
}

/// Word address of a byte address, as the units know it.
fn word_of(address: u64) -> u32 {
    (address / 4) as u32 & ((1 << COMMIT_ADDRESS_BITS) - 1)
}

impl PartitionUnit for CommitPort {
    fn takes(&mut self, now: u64, packet: &RequestPacket, slice: &mut Slice) -> bool {
        match packet.work {
            Work::Commit(_) => self.input.has_room(),
            _ => slice.takes(now, packet),
        }
    }

    fn take(
        &mut self,
        now: u64,
        mut packet: RequestPacket,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Result<()> {
        let bytes = packet.bytes();
        match packet.work {
            Work::Commit(commit) => {
                self.open()?;
                let counters = &mut self.counters;
                let traffic = match commit.kind {
                    PacketKind::Read => &mut counters.read_sets,
                    PacketKind::Write => &mut counters.write_sets,
                    PacketKind::Fill => &mut counters.fills,
                    PacketKind::Result => &mut counters.results,
                };
                traffic.count(bytes);
                self.age = packet.origin.age;
                self.input
                    .take(core_of(packet.origin.first_level), commit)?;
                self.next_clock = now + 1;
            }
            work => {
                packet.work = match work {
                    Work::Load {
                        bytes,
                        written: Some(_),
                    } => Work::Load {
                        bytes,
                        written: Some(self.written(packet.block)?),
                    },
                    other => other,
                };
                slice.serve(now, packet, content);
            }
        }
        Ok(())
    }

    fn advance(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> Result<()> {
        let landed = self.words.advance(now, slice, content);
        if let (Some(address), State::Open(unit)) = (landed, &mut self.state) {
            if let Some(times) = &mut unit.times {
                times.update(word_of(address), now)?;
            }
        }
        if self.works() || now < self.quiet_from {
            self.clock(now)?;
        }
        self.next_clock = now + 1;
        Ok(())
    }

    fn send(&mut self, now: u64, out: &mut Queue<ReplyPacket>) -> bool {
        let apart = self.config.update_channel;
        self.send_first(now, out, |message| !(apart && message.is_update()))
    }

    fn send_update(&mut self, now: u64, out: &mut Queue<ReplyPacket>) {
        self.send_first(now, out, CoreMessage::is_update);
    }

    fn next_event(&self) -> Option<u64> {
        (self.works() || self.next_clock < self.quiet_from).then_some(self.next_clock)
    }

    fn held(&self) -> HeldCommits {
        HeldCommits {
            transactions: self.input.next() - self.lowest(),
            marks: self.marks,
        }
    }

    fn released(&self) -> Option<u32> {
        Some(self.lowest())
    }

    fn begin(&mut self) {
        self.counters = CommitCounters::default();
    }

    fn commit_counters(&self) -> CommitCounters {
        self.counters
    }
}
