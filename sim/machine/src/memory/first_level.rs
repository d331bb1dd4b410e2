//! The first level of a core: one block a cycle, atomics drop their line. Stores go through it, but those to local memory stay in a
//! line that is there until it leaves (GPGPU-Sim's `LOCAL_WB_GLOBAL_WT`). They take a line that is not there if they store all of it, and the
//! level may (`LOCAL_ONLY_WRITE_ALLOCATE`); others go on to memory.

use super::agenda::Agenda;
use super::cache::Cache;
use super::content::GlobalMemory;
use super::crossbar::Packet;
use super::interleave::Interleave;
use super::packet::{Answer, CommitPacket, Origin, ReplyPacket, RequestPacket, Work, Write};
use super::queue::Queue;
use super::request::{Reply, Request};
use crate::config::CacheLevel;
use crate::metrics::{LevelCounters, Traffic};
use slab::Slab;
use std::borrow::Cow;
use std::collections::VecDeque;
use turnstile_kernel::{MemoryOp, Space};

/// What a first level keeps of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// A copy. Stores of its own core reach it, those of others do not.
    Data,
    /// That it is there: a hit reads memory as it is. For caches without stores of their own, which would otherwise
    /// need to be told of those of their neighbours.
    Tags,
}

/// What a first level may keep, and how much may be under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstLevelLimits {
    /// Keeps [`Space::Global`].
    pub global: bool,
    /// Keeps [`Space::Local`].
    pub local: bool,
    /// A store of a whole line of it takes one.
    pub local_allocate: bool,
    /// Lines that can be on their way at once.
    pub misses: usize,
    /// Loads that can wait for each of them.
    pub merges: usize,
    /// Cycles from a load that leaves the core to the next packet.
    pub load_interval: u64,
    /// The same behind a store or an atomic.
    pub store_interval: u64,
    /// A store joins the packet before it, if that is a store of the same block and has not left yet.
    pub merge_stores: bool,
}

impl FirstLevelLimits {
    /// Keeps everything, without limits.
    pub const NONE: Self = Self {
        global: true,
        local: true,
        local_allocate: false,
        misses: usize::MAX,
        merges: usize::MAX,
        load_interval: 1,
        store_interval: 1,
        merge_stores: false,
    };

    fn keeps(&self, space: Space) -> bool {
        match space {
            Space::Global => self.global,
            Space::Volatile => false,
            Space::Local => self.local,
        }
    }
}

/// A first level.
#[derive(Clone, Debug)]
pub struct FirstLevel {
    number: usize,
    limits: FirstLevelLimits,
    latency: u64,
    block_bytes: u64,
    keeps: Keeps,
    interleave: Interleave,
    lines: Cache<Line>,
    /// Requests that wait for the port.
    requests: Queue<usize>,
    /// Packets for commit units, which share its way into the network.
    commits: Queue<RequestPacket>,
    /// Place of the next block in the first of them.
    next_block: usize,
    /// First cycle in which a block can pass.
    free: u64,
    accesses: Slab<Access>,
    waits: Slab<Wait>,
    /// Lines on their way.
    coming: usize,
    /// Lines that have left and are still to be stored behind it, in order.
    leaving: VecDeque<Leaving>,
    /// How often the content of a line became another one that memory does not have.
    changes: u64,
    counters: LevelCounters,
    /// Packets that have left: loads, stores, atomics.
    sent: [Traffic; 3],
}

#[derive(Clone, Debug)]
enum Line {
    /// On its way: what waits for it.
    Coming(usize),
    Here {
        data: Box<[u8]>,
        /// Memory does not have it.
        dirty: bool,
    },
}

/// A line that memory does not have, and no longer is here.
#[derive(Clone, Debug)]
struct Leaving {
    block: u64,
    data: Box<[u8]>,
    /// Age of the request that drives it out.
    age: u64,
}

/// A request under way.
#[derive(Clone, Debug)]
struct Access {
    request: Request,
    age: u64,
    /// Blocks that are not done.
    open: usize,
    /// Cycle in which those that are done were.
    done: u64,
}

/// A block of a request under way.
#[derive(Clone, Copy, Debug)]
struct Visit {
    access: usize,
    index: usize,
}

/// Why an answer is expected.
#[derive(Clone, Debug)]
enum Wait {
    /// A block is on its way; what has passed the port for it meanwhile takes place when it comes, in the same order.
    /// Its line may be gone by then.
    Fill { block: u64, passed: Vec<Passed> },
    /// A store, an atomic, or a load that no line is kept of.
    Done(Visit),
    /// Stores that have become one packet.
    Merged(Vec<Visit>),
    /// A line has left: nobody waits.
    Left,
}

#[derive(Clone, Debug)]
enum Passed {
    Load { visit: Visit, looked_up: u64 },
    Store(Write),
}

impl FirstLevel {
    /// An empty first level.
    pub fn new(
        number: usize,
        level: &CacheLevel,
        block_bytes: u64,
        keeps: Keeps,
        interleave: Interleave,
        room: usize,
        limits: FirstLevelLimits,
    ) -> Self {
        Self {
            number,
            limits,
            latency: level.latency,
            block_bytes,
            keeps,
            interleave,
            lines: Cache::new(level.slices, level),
            requests: Queue::new(room),
            commits: Queue::new(room),
            next_block: 0,
            free: 0,
            accesses: Slab::new(),
            waits: Slab::new(),
            coming: 0,
            leaving: VecDeque::new(),
            changes: 0,
            counters: LevelCounters::default(),
            sent: [Traffic::default(); 3],
        }
    }

    /// A launch begins: drops all lines, of which none may be on its way.
    pub fn begin(&mut self) {
        self.lines.clear();
        self.counters = LevelCounters::default();
        self.sent = [Traffic::default(); 3];
    }

    /// Whether it takes a request.
    pub fn has_room(&self) -> bool {
        self.requests.has_room()
    }

    /// Takes a request that is at the port from cycle `from`.
    pub fn request(&mut self, from: u64, age: u64, request: Request) {
        let open = request.blocks();
        let access = self.accesses.insert(Access {
            request,
            age,
            open,
            done: from,
        });
        self.requests.push(from, access);
    }

    /// Whether it takes a packet for a commit unit.
    pub fn commits_have_room(&self) -> bool {
        self.commits.has_room()
    }

    /// Takes a packet for the commit unit of a partition, which goes into the network from cycle `from` on.
    pub fn commit(&mut self, from: u64, age: u64, partition: usize, packet: CommitPacket) {
        let origin = Origin {
            first_level: self.number,
            token: 0,
            age,
        };
        let packet = RequestPacket {
            origin,
            partition,
            block: 0,
            work: Work::Commit(packet),
        };
        self.commits.push(from, packet);
    }

    /// Lets one block pass the port, or a packet for a commit unit, whichever is older; the packet goes too if the block needs none.
    pub fn advance(
        &mut self,
        now: u64,
        content: &GlobalMemory,
        out: &mut Queue<RequestPacket>,
        done: &mut Agenda<Reply>,
    ) {
        if !out.has_room() || now < self.free {
            return;
        }
        let commit = self.commits.front(now).map(Packet::age);
        let request = self.requests.front(now);
        let request = request.map(|access| self.accesses[*access].age);
        let older = request.is_some_and(|age| Some(age) < commit);
        if commit.is_none() || older || !self.leaving.is_empty() {
            self.pass_block(now, content, out, done);
        }
        if now < self.free {
            return;
        }
        if let Some(packet) = self.commits.pop(now) {
            self.free = now + self.limits.store_interval;
            out.push(now + self.latency, packet);
        }
    }

    fn pass_block(
        &mut self,
        now: u64,
        content: &GlobalMemory,
        out: &mut Queue<RequestPacket>,
        done: &mut Agenda<Reply>,
    ) {
        if let Some(line) = self.leaving.pop_front() {
            self.write_back(now, line, out);
            return;
        }
        let Some(&access) = self.requests.front(now) else {
            return;
        };
        let index = self.next_block;
        let request = &self.accesses[access].request;
        let operation = request.operation;
        let keeps = self.limits.keeps(request.space) && !request.transactional;
        let block = request.block(index);
        if matches!(operation, MemoryOp::Load { .. }) && keeps && !self.takes(block) {
            return;
        }
        let request = &self.accesses[access].request;
        self.next_block += 1;
        if self.next_block == request.blocks() {
            self.requests.pop(now);
            self.next_block = 0;
        }
        let visit = Visit { access, index };
        match operation {
            MemoryOp::Load { .. } if keeps => self.load(now, visit, content, out, done),
            MemoryOp::Load { .. } => self.pass(now, visit, out),
            MemoryOp::Store { .. } => self.store(now, visit, out, done),
            MemoryOp::Atomic(_) | MemoryOp::Atomic64(_) => self.atomic(now, visit, out),
        }
    }

    /// Whether a load of a block can pass now: it is there, or may wait for it.
    fn takes(&mut self, block: u64) -> bool {
        match self.lines.find(block) {
            Some(Line::Here { .. }) => true,
            Some(Line::Coming(wait)) => match &self.waits[*wait] {
                Wait::Fill { passed, .. } => passed.len() < self.limits.merges,
                Wait::Done(_) | Wait::Merged(_) | Wait::Left => true,
            },
            None => self.coming < self.limits.misses,
        }
    }

    /// A load of what is not kept.
    fn pass(&mut self, now: u64, visit: Visit, out: &mut Queue<RequestPacket>) {
        let request = &self.accesses[visit.access].request;
        let bytes = request.sector_bytes(visit.index);
        let written = request.transactional.then_some(0);
        let wait = self.waits.insert(Wait::Done(visit));
        self.send(now, visit, wait, Work::Load { bytes, written }, out);
    }

    fn load(
        &mut self,
        now: u64,
        visit: Visit,
        content: &GlobalMemory,
        out: &mut Queue<RequestPacket>,
        done: &mut Agenda<Reply>,
    ) {
        let looked_up = now + self.latency;
        let request = &mut self.accesses[visit.access].request;
        let block = request.block(visit.index);
        match self.lines.touch(block) {
            Some(Line::Here { data, .. }) => {
                let data = match self.keeps {
                    Keeps::Data => Cow::Borrowed(&**data),
                    Keeps::Tags => {
                        let length = self.block_bytes as usize;
                        Cow::Owned(content.block(block * self.block_bytes, length).into())
                    }
                };
                request.receive_block(visit.index, &data);
                self.counters.hits += 1;
                self.finish(visit, looked_up, done);
            }
            Some(Line::Coming(wait)) => {
                self.counters.merged += 1;
                if let Wait::Fill { passed, .. } = &mut self.waits[*wait] {
                    passed.push(Passed::Load { visit, looked_up });
                }
            }
            None => {
                let passed = vec![Passed::Load { visit, looked_up }];
                let wait = self.waits.insert(Wait::Fill { block, passed });
                self.insert(visit, block, Line::Coming(wait));
                self.coming += 1;
                self.counters.misses += 1;
                let work = Work::Load {
                    bytes: self.block_bytes,
                    written: None,
                };
                self.send(now, visit, wait, work, out);
            }
        }
    }

    /// A line that was not there, for an access; the one that it drives out is written back if memory does not have it.
    fn insert(&mut self, visit: Visit, block: u64, line: Line) {
        let left = self.lines.insert(block, line);
        if let Some((block, Line::Here { data, dirty: true })) = left {
            let age = self.accesses[visit.access].age;
            self.leaving.push_back(Leaving { block, data, age });
        }
    }

    fn store(
        &mut self,
        now: u64,
        visit: Visit,
        out: &mut Queue<RequestPacket>,
        done: &mut Agenda<Reply>,
    ) {
        let request = &self.accesses[visit.access].request;
        let (write, block) = (request.write(visit.index), request.block(visit.index));
        if request.space == Space::Local && self.keeps == Keeps::Data {
            if let Some(Line::Here { data, dirty }) = self.lines.touch(block) {
                *dirty = true;
                self.changes += u64::from(write.changes(data));
                write.apply(data);
                self.finish(visit, now + self.latency, done);
                return;
            }
            let whole = self.limits.local_allocate && write.covers(self.block_bytes as usize);
            if whole && self.lines.find(block).is_none() {
                let mut data = vec![0; self.block_bytes as usize].into_boxed_slice();
                write.apply(&mut data);
                self.changes += 1;
                self.insert(visit, block, Line::Here { data, dirty: true });
                self.finish(visit, now + self.latency, done);
                return;
            }
        }
        match self.lines.find(block) {
            Some(Line::Here { data, .. }) if self.keeps == Keeps::Data => write.apply(data),
            Some(Line::Coming(wait)) => {
                if let Wait::Fill { passed, .. } = &mut self.waits[*wait] {
                    passed.push(Passed::Store(write.clone()));
                }
            }
            _ => {}
        }
        if self.limits.merge_stores {
            if let Some(packet) = out.last_mut().filter(|packet| packet.block == block) {
                if let Work::Store(before) = &mut packet.work {
                    before.merge(write);
                    self.join(packet.origin.token, visit);
                    self.free = now + self.limits.store_interval;
                    return;
                }
            }
        }
        let wait = self.waits.insert(Wait::Done(visit));
        self.send(now, visit, wait, Work::Store(write), out);
    }

    /// A block of a request is done with the packet of this token.
    fn join(&mut self, token: usize, visit: Visit) {
        match &mut self.waits[token] {
            Wait::Merged(visits) => visits.push(visit),
            wait => {
                let first = match wait {
                    Wait::Done(first) => Some(*first),
                    _ => None,
                };
                *wait = Wait::Merged(first.into_iter().chain([visit]).collect());
            }
        }
    }

    fn atomic(&mut self, now: u64, visit: Visit, out: &mut Queue<RequestPacket>) {
        let request = &self.accesses[visit.access].request;
        self.lines.remove(request.block(visit.index));
        let work = request.work(visit.index, self.block_bytes);
        let wait = self.waits.insert(Wait::Done(visit));
        self.send(now, visit, wait, work, out);
    }

    /// A line that leaves is stored behind this level.
    fn write_back(&mut self, now: u64, line: Leaving, out: &mut Queue<RequestPacket>) {
        let wait = self.waits.insert(Wait::Left);
        let work = Work::Store(Write::whole(line.data));
        self.send_block(now, line.block, line.age, wait, work, out);
    }

    fn send(
        &mut self,
        now: u64,
        visit: Visit,
        token: usize,
        work: Work,
        out: &mut Queue<RequestPacket>,
    ) {
        let access = &self.accesses[visit.access];
        let block = access.request.block(visit.index);
        self.send_block(now, block, access.age, token, work, out);
    }

    fn send_block(
        &mut self,
        now: u64,
        block: u64,
        age: u64,
        token: usize,
        work: Work,
        out: &mut Queue<RequestPacket>,
    ) {
        let packet = RequestPacket {
            origin: Origin {
                first_level: self.number,
                token,
                age,
            },
            partition: self.interleave.partition(block),
            block,
            work,
        };
        let limits = self.limits;
        let (sent, interval) = match &packet.work {
            Work::Load { .. } => (&mut self.sent[0], limits.load_interval),
            Work::Store(_) => (&mut self.sent[1], limits.store_interval),
            Work::Atomic { .. } => (&mut self.sent[2], limits.store_interval),
            Work::Commit(_) => unreachable!("a packet for a commit unit is of no block"),
        };
        sent.count(packet.bytes());
        self.free = now + interval;
        out.push(now + self.latency, packet);
    }

    /// Takes an answer in.
    pub fn receive(&mut self, now: u64, packet: ReplyPacket, done: &mut Agenda<Reply>) {
        let token = packet.origin.token;
        match (self.waits.remove(token), packet.answer) {
            (Wait::Fill { block, passed }, Answer::Block { data, .. }) => {
                self.coming -= 1;
                let data = self.fill(now, passed, data, done);
                if let Some(line) = self.lines.find(block) {
                    if matches!(line, Line::Coming(wait) if *wait == token) {
                        *line = Line::Here { data, dirty: false };
                    }
                }
            }
            (Wait::Left, _) => {}
            (Wait::Done(visit), answer) => {
                let request = &mut self.accesses[visit.access].request;
                request.receive_answer(visit.index, answer);
                self.finish(visit, now, done);
            }
            (Wait::Merged(visits), answer) => {
                for visit in visits {
                    let request = &mut self.accesses[visit.access].request;
                    request.receive_answer(visit.index, answer.clone());
                    self.finish(visit, now, done);
                }
            }
            (Wait::Fill { .. }, answer) => {
                unreachable!("a load is answered by its block, not by {answer:?}")
            }
        }
    }

    /// Lets take place what has passed while a block was on its way; returns the block as it is then.
    fn fill(
        &mut self,
        now: u64,
        passed: Vec<Passed>,
        mut data: Box<[u8]>,
        done: &mut Agenda<Reply>,
    ) -> Box<[u8]> {
        for event in passed {
            match event {
                Passed::Load { visit, looked_up } => {
                    let request = &mut self.accesses[visit.access].request;
                    request.receive_block(visit.index, &data);
                    self.finish(visit, now.max(looked_up), done);
                }
                Passed::Store(write) => write.apply(&mut data),
            }
        }
        data
    }

    fn finish(&mut self, visit: Visit, cycle: u64, done: &mut Agenda<Reply>) {
        let access = &mut self.accesses[visit.access];
        access.open -= 1;
        access.done = access.done.max(cycle);
        if access.open == 0 {
            let access = self.accesses.remove(visit.access);
            done.add(access.done, access.request.reply(access.done));
        }
    }

    /// Counts of loads.
    pub fn counters(&self) -> LevelCounters {
        self.counters
    }

    /// Packets that have left: loads, stores, atomics.
    pub fn sent(&self) -> [Traffic; 3] {
        self.sent
    }

    /// How often the content of a line became another one that memory does not have.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// First cycle in which a block may pass the port; a past one if it waits for something.
    pub fn next_event(&self) -> Option<u64> {
        match self.leaving.is_empty() {
            true => {
                let waiting = [self.requests.next_event(), self.commits.next_event()];
                Some(waiting.into_iter().flatten().min()?.max(self.free))
            }
            false => Some(self.free),
        }
    }
}
