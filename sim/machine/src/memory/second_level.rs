//! A partition's slice of the second level, and the memory behind it.

use super::agenda::Agenda;
use super::behind::{Behind, DramBehind};
use super::cache::Cache;
use super::content::GlobalMemory;
use super::crossbar::Packet;
use super::dram::{Dram, DramAccess};
use super::interleave::Interleave;
use super::packet::{Answer, Origin, ReplyPacket, RequestPacket, Work};
use super::queue::Queue;
use super::take_place::take_place;
use crate::config::MemoryHierarchy;
use crate::metrics::{DramCounters, LevelCounters, Traffic};
use slab::Slab;

/// Bytes of a word that the unit in front of a slice reads or writes.
const WORD_BYTES: u64 = 4;

/// A slice of the second level. What a packet asks for takes place when the slice serves it; the answer leaves when the
/// hardware would have it. A block that is on its way from memory is waited for, not fetched again.
///
/// In front of memory of a fixed latency, stores allocate nowhere, and write-backs take no time. In front of DRAM, stores
/// allocate a line without fetching it, which is written back when it leaves; without lines, every access is one of DRAM, and
/// an atomic two.
#[derive(Clone, Debug)]
pub struct Slice {
    latency: u64,
    block_bytes: u64,
    interleave: Interleave,
    /// Cycles between two accesses of one line.
    intervals: LineIntervals,
    /// The line that was accessed last, and the first cycle in which it can be again.
    busy: (u64, u64),
    lines: Lines,
    answers: Agenda<ReplyPacket>,
    /// For the unit in front of it, by its names for them.
    words: Agenda<usize>,
    room: usize,
    counters: LevelCounters,
    /// Packets that have left: blocks, acknowledgements, old words.
    sent: [Traffic; 3],
}

/// Blocks that are present, by number within the partition, and how others come.
#[derive(Clone, Debug)]
enum Lines {
    /// From memory of a fixed latency: the cycle in which each block's data is there.
    Fixed { memory: u64, lines: Cache<u64> },
    /// From DRAM.
    Dram(Box<Backed>),
}

/// What lies in front of DRAM.
#[derive(Clone, Debug)]
struct Backed {
    /// None: there is no second level.
    lines: Option<Cache<Line>>,
    /// From the end of the look-up to DRAM's queue.
    path: u64,
    misses: usize,
    merges: usize,
    fetches: Slab<Fetch>,
    /// On their way to DRAM's queue, in order.
    to_dram: Queue<DramAccess>,
    /// Written back, without a place in that queue yet.
    leaving: Vec<DramAccess>,
    dram: Dram,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    data: Data,
    dirty: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Data {
    There,
    /// What was stored, and nothing else.
    Stored,
    /// With this fetch.
    Coming(usize),
}

/// A block on its way from DRAM.
#[derive(Clone, Debug)]
struct Fetch {
    /// Number within the partition.
    block: u64,
    waiting: Vec<Waiting>,
}

/// Who waits for a block.
#[derive(Clone, Debug)]
enum Waiting {
    Packet(ReplyPacket),
    /// The unit in front of the slice.
    Word(usize),
}

/// When a block's data is there.
enum Ready<'a> {
    In(u64),
    With(&'a mut Fetch),
}

/// What an access does to a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Atomic,
}

/// Cycles from an access of a line to the next one of the same line; 0 is as 1, but several may come in a cycle that have waited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineIntervals {
    /// Behind a load.
    pub load: u64,
    /// Behind a store.
    pub store: u64,
}

impl Slice {
    /// An empty slice that works at up to `room` answers.
    pub fn new(
        levels: &MemoryHierarchy,
        interleave: Interleave,
        room: usize,
        intervals: LineIntervals,
        behind: &Behind,
    ) -> Self {
        let latency = levels.l2.latency;
        let lines = match behind {
            Behind::Fixed => Lines::Fixed {
                memory: levels.memory_latency,
                lines: Cache::new(1, &levels.l2),
            },
            Behind::Dram(behind) => Lines::Dram(Box::new(Backed::new(levels, behind, room))),
        };
        Self {
            latency,
            block_bytes: levels.block_bytes,
            interleave,
            room: match lines {
                Lines::Fixed { .. } => room,
                // A packet a cycle is on its way through the slice.
                Lines::Dram(_) => room + latency as usize,
            },
            intervals,
            busy: (u64::MAX, 0),
            lines,
            answers: Agenda::default(),
            words: Agenda::default(),
            counters: LevelCounters::default(),
            sent: [Traffic::default(); 3],
        }
    }

    /// DRAM behind it.
    pub fn dram(&self) -> Option<&Dram> {
        match &self.lines {
            Lines::Fixed { .. } => None,
            Lines::Dram(backed) => Some(&backed.dram),
        }
    }

    /// Whether it can work at one more packet, in this cycle.
    pub fn takes(&mut self, now: u64, packet: &RequestPacket) -> bool {
        let (busy, until) = self.busy;
        (packet.block != busy || now >= until) && self.has_room(packet.block)
    }

    /// Whether it can work at one more access of a block.
    fn has_room(&mut self, block: u64) -> bool {
        self.answers.len() < self.room
            && match &mut self.lines {
                Lines::Fixed { .. } => true,
                Lines::Dram(backed) => backed.has_room(self.interleave.within(block)),
            }
    }

    /// Cycles through the partition.
    pub fn latency(&self) -> u64 {
        self.latency
    }

    /// Whether an answer waits for room in the network.
    pub fn answer_waits(&self, now: u64) -> bool {
        self.answers.next_event().is_some_and(|from| from <= now)
    }

    /// Whether the network takes answers as they come.
    pub fn answers_have_room(&self) -> bool {
        self.answers.len() < self.room
    }

    /// Does what a packet asks for, and answers it.
    pub fn serve(&mut self, now: u64, packet: RequestPacket, content: &mut GlobalMemory) {
        let base = packet.block * self.block_bytes;
        let (kind, stored) = match &packet.work {
            Work::Load { .. } => (Kind::Load, 0),
            Work::Store(write) => (Kind::Store, write.bytes.len() as u64),
            Work::Atomic { .. } => (Kind::Atomic, 0),
            Work::Commit(_) => unreachable!("a commit unit takes its packets"),
        };
        let answer = take_place(packet.work, base, self.block_bytes, content);
        let bytes = match &answer {
            Answer::Block { bytes, .. } => *bytes,
            Answer::Old(words) => 4 * words.len() as u64,
            Answer::Stored | Answer::Message { .. } => stored,
        };
        let origin = packet.origin;
        let interval = match kind {
            Kind::Load => self.intervals.load,
            Kind::Store | Kind::Atomic => self.intervals.store,
        };
        self.busy = (packet.block, now + interval);
        match self.look_up(now + self.latency, packet.block, kind, bytes) {
            Ready::In(cycle) => self.answer(cycle, origin, answer),
            Ready::With(fetch) => {
                let reply = ReplyPacket { origin, answer };
                fetch.waiting.push(Waiting::Packet(reply));
            }
        }
    }

    /// Fetches a block for a word that the unit in front of the slice reads, and will write, having looked it up by cycle `looked_up`; it
    /// gets `name` back when the block is there, `array` cycles later if it is in a line. Nothing if there is no room.
    pub fn fetch(
        &mut self,
        looked_up: u64,
        block: u64,
        bytes: u64,
        array: u64,
        name: usize,
    ) -> bool {
        let kind = match self.has_lines() {
            true => Kind::Atomic,
            false => Kind::Load,
        };
        self.bring(looked_up, block, kind, bytes, array, name)
    }

    /// Reads a word for the unit in front of the slice, which gets `name` back when the block is there. Nothing if there is no room.
    pub fn read_word(&mut self, now: u64, block: u64, name: usize) -> bool {
        self.bring(now, block, Kind::Load, WORD_BYTES, 0, name)
    }

    fn bring(
        &mut self,
        looked_up: u64,
        block: u64,
        kind: Kind,
        bytes: u64,
        array: u64,
        name: usize,
    ) -> bool {
        let room = self.has_room(block);
        if room {
            match self.look_up(looked_up, block, kind, bytes) {
                Ready::In(cycle) => self.words.add(cycle + array, name),
                Ready::With(fetch) => fetch.waiting.push(Waiting::Word(name)),
            }
        }
        room
    }

    /// The unit in front of the slice writes a word. Nothing if there is no room.
    pub fn write_word(&mut self, now: u64, block: u64) -> bool {
        let room = self.has_room(block);
        if room {
            self.look_up(now, block, Kind::Store, WORD_BYTES);
        }
        room
    }

    /// The unit in front of the slice gets `name` back in cycle `at`: a line that it holds needs no look-up.
    pub fn fetch_held(&mut self, at: u64, name: usize) {
        self.words.add(at, name);
    }

    /// The unit in front of the slice has written a word of a block that it has fetched. Without lines that is an access of DRAM.
    pub fn write_back(&mut self, now: u64, block: u64, bytes: u64) {
        if !self.has_lines() {
            self.look_up(now, block, Kind::Store, bytes);
        }
    }

    fn has_lines(&self) -> bool {
        match &self.lines {
            Lines::Fixed { .. } => true,
            Lines::Dram(backed) => backed.lines.is_some(),
        }
    }

    /// What the unit in front of the slice has fetched and is there.
    pub fn take_word(&mut self, now: u64) -> Option<usize> {
        self.words.take(now)
    }

    /// Looks a block up by cycle `looked_up`: when is its data there?
    fn look_up(&mut self, looked_up: u64, block: u64, kind: Kind, bytes: u64) -> Ready<'_> {
        let number = self.interleave.within(block);
        match &mut self.lines {
            Lines::Fixed { .. } if kind == Kind::Store => Ready::In(looked_up),
            Lines::Fixed { memory, lines } => Ready::In(match lines.touch(number) {
                Some(ready) => {
                    match *ready <= looked_up {
                        true => self.counters.hits += 1,
                        false => self.counters.merged += 1,
                    }
                    looked_up.max(*ready)
                }
                None => {
                    self.counters.misses += 1;
                    let ready = looked_up + *memory;
                    lines.insert(number, ready);
                    ready
                }
            }),
            Lines::Dram(backed) => {
                let address = number * self.block_bytes;
                let waits = match &mut backed.lines {
                    None => backed.pass(looked_up, number, address, kind, bytes),
                    Some(_) => {
                        let whole = self.block_bytes;
                        backed.look_up(looked_up, number, kind, whole, &mut self.counters)
                    }
                };
                match waits {
                    Some(fetch) => Ready::With(&mut backed.fetches[fetch]),
                    None => Ready::In(looked_up),
                }
            }
        }
    }

    /// Lets memory work up to cycle `now`.
    pub fn advance(&mut self, now: u64) {
        if let Lines::Dram(backed) = &mut self.lines {
            for waiting in backed.advance(now) {
                match waiting {
                    Waiting::Packet(answer) => self.answers.add(now, answer),
                    Waiting::Word(name) => self.words.add(now, name),
                }
            }
        }
    }

    /// Sends an answer in cycle `from`, or when the network has room for it.
    pub fn answer(&mut self, from: u64, origin: Origin, answer: Answer) {
        self.answers.add(from, ReplyPacket { origin, answer });
    }

    /// Hands answers to the network.
    pub fn release(&mut self, now: u64, out: &mut Queue<ReplyPacket>) {
        while out.has_room() {
            let Some(packet) = self.answers.take(now) else {
                return;
            };
            let sent = match packet.answer {
                Answer::Block { .. } => &mut self.sent[0],
                Answer::Stored => &mut self.sent[1],
                Answer::Old(_) => &mut self.sent[2],
                Answer::Message { .. } => unreachable!("a unit sends its messages itself"),
            };
            sent.count(packet.bytes());
            out.push(now, packet);
        }
    }

    /// First cycle in which an answer leaves, if the network has room for it, memory works, or a line can be accessed again behind `now`.
    pub fn next_event(&self, now: u64, leaves: bool) -> Option<u64> {
        let memory = match &self.lines {
            Lines::Fixed { .. } => None,
            Lines::Dram(backed) => backed.next_event(),
        };
        let due = [
            self.answers.next_event().filter(|_| leaves),
            self.words.next_event(),
            Some(self.busy.1).filter(|until| *until > now),
        ];
        due.into_iter().flatten().chain(memory).min()
    }

    /// A launch begins: its counts do.
    pub fn begin(&mut self) {
        self.counters = LevelCounters::default();
        self.sent = [Traffic::default(); 3];
        if let Lines::Dram(backed) = &mut self.lines {
            backed.dram.begin();
        }
    }

    /// Packets that have left: blocks, acknowledgements, old words.
    pub fn sent(&self) -> [Traffic; 3] {
        self.sent
    }

    /// Counts of the slice.
    pub fn counters(&self) -> LevelCounters {
        self.counters
    }

    /// Counts of its DRAM.
    pub fn dram_counters(&self) -> Option<&DramCounters> {
        match &self.lines {
            Lines::Fixed { .. } => None,
            Lines::Dram(backed) => Some(backed.dram.counters()),
        }
    }
}

impl Backed {
    fn new(levels: &MemoryHierarchy, behind: &DramBehind, room: usize) -> Self {
        Self {
            lines: (levels.l2.sets > 0).then(|| Cache::new(1, &levels.l2)),
            path: levels.memory_latency,
            misses: behind.misses,
            merges: behind.merges,
            fetches: Slab::new(),
            to_dram: Queue::new(room + levels.memory_latency as usize),
            leaving: vec![],
            dram: Dram::new(behind.times, behind.ratio),
        }
    }

    fn has_room(&mut self, block: u64) -> bool {
        let coming = self.lines.as_mut().and_then(|lines| lines.find(block));
        let merges = match coming.map(|line| line.data) {
            Some(Data::Coming(fetch)) => self.fetches[fetch].waiting.len() < self.merges,
            _ => self.fetches.len() < self.misses,
        };
        merges && self.to_dram.has_room() && self.leaving.is_empty()
    }

    /// Reads a block, or a part of it; returns the fetch.
    fn read(&mut self, looked_up: u64, block: u64, address: u64, bytes: u64) -> usize {
        let reader = self.fetches.insert(Fetch {
            block,
            waiting: vec![],
        });
        self.send(
            looked_up,
            DramAccess {
                address,
                bytes,
                reader: Some(reader),
            },
        );
        reader
    }

    fn send(&mut self, looked_up: u64, access: DramAccess) {
        match self.to_dram.has_room() && self.leaving.is_empty() {
            true => self.to_dram.push(looked_up + self.path, access),
            false => self.leaving.push(access),
        }
    }

    /// An access without a second level; returns the fetch that it waits for.
    fn pass(
        &mut self,
        looked_up: u64,
        block: u64,
        address: u64,
        kind: Kind,
        bytes: u64,
    ) -> Option<usize> {
        let fetch = (kind != Kind::Store).then(|| self.read(looked_up, block, address, bytes));
        if kind != Kind::Load {
            let write = DramAccess {
                address,
                bytes,
                reader: None,
            };
            self.send(looked_up, write);
        }
        fetch
    }

    /// An access through the lines; returns the fetch that it waits for.
    fn look_up(
        &mut self,
        looked_up: u64,
        block: u64,
        kind: Kind,
        block_bytes: u64,
        counters: &mut LevelCounters,
    ) -> Option<usize> {
        let lines = self.lines.as_mut()?;
        let present = lines.touch(block).map(|line| {
            line.dirty |= kind != Kind::Load;
            line.data
        });
        match (present, kind) {
            (Some(_), Kind::Store) => return None,
            (Some(Data::There), _) => {
                counters.hits += 1;
                return None;
            }
            (Some(Data::Coming(fetch)), _) => {
                counters.merged += 1;
                return Some(fetch);
            }
            (None, Kind::Store) => {
                self.allocate(looked_up, block, Data::Stored, true, block_bytes);
                return None;
            }
            (Some(Data::Stored) | None, _) => {}
        }
        counters.misses += 1;
        let fetch = self.read(looked_up, block, block * block_bytes, block_bytes);
        let data = Data::Coming(fetch);
        match self.lines.as_mut().and_then(|lines| lines.find(block)) {
            Some(line) => line.data = data,
            None => self.allocate(looked_up, block, data, kind == Kind::Atomic, block_bytes),
        }
        Some(fetch)
    }

    /// Makes a line, and writes back the one that leaves for it.
    fn allocate(&mut self, looked_up: u64, block: u64, data: Data, dirty: bool, block_bytes: u64) {
        let lines = self.lines.as_mut();
        let left = lines.and_then(|lines| lines.insert(block, Line { data, dirty }));
        if let Some((old, Line { dirty: true, .. })) = left {
            let write = DramAccess {
                address: old * block_bytes,
                bytes: block_bytes,
                reader: None,
            };
            self.send(looked_up, write);
        }
    }

    /// Lets DRAM work; returns who waited for data that has come.
    fn advance(&mut self, now: u64) -> Vec<Waiting> {
        while self.to_dram.has_room() && !self.leaving.is_empty() {
            let access = self.leaving.remove(0);
            self.to_dram.push(now + self.path, access);
        }
        while self.dram.has_room() {
            let Some(access) = self.to_dram.pop(now) else {
                break;
            };
            self.dram.push(now, access);
        }
        self.dram.advance(now);
        let mut arrived = vec![];
        while let Some(reader) = self.dram.take(now) {
            let fetch = self.fetches.remove(reader);
            let line = self
                .lines
                .as_mut()
                .and_then(|lines| lines.find(fetch.block));
            if let Some(line) = line.filter(|line| line.data == Data::Coming(reader)) {
                line.data = Data::There;
            }
            arrived.extend(fetch.waiting);
        }
        arrived
    }

    fn next_event(&self) -> Option<u64> {
        // What waits in front of a full queue of DRAM goes on with an event of DRAM.
        let arrives = self.to_dram.next_event().filter(|_| self.dram.has_room());
        arrives.into_iter().chain(self.dram.next_event()).min()
    }
}
