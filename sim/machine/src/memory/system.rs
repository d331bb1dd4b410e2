//! The memory system: first levels, network, partitions, and its clock.

use super::agenda::Agenda;
use super::coherent::CoherentCaches;
use super::coherent_port::CoherentPort;
use super::content::GlobalMemory;
use super::crossbar::Crossbar;
use super::dram::Dram;
use super::fabric::Fabric;
use super::first_level::{FirstLevel, FirstLevelLimits, Keeps};
use super::interleave::Interleave;
use super::numbering::{core_of, first_level, vector_level, CLIENTS};
use super::packet::{Answer, CommitPacket, CoreMessage, ReplyPacket, RequestPacket};
use super::partition::{HeldCommits, Partition, PartitionUnit};
use super::place::Place;
use super::queue::Queue;
use super::request::{Client, Reply, Request, Requester};
use super::second_level::Slice;
use crate::config::MemoryHierarchy;
use crate::metrics::MemoryCounters;
use turnstile_hdl::full_size::COMMIT_SLOT_BITS;
use turnstile_kernel::{MemoryOp, MemoryRequest, ScalarLoad};
use turnstile_tools::Result;

/// What waits at a partition, for waveforms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartitionLevels {
    /// Packets from the network, those on their way too.
    pub requests: usize,
    /// Packets for the network.
    pub replies: usize,
    /// Accesses in the queue of DRAM.
    pub dram: usize,
    /// The open row of each bank.
    pub rows: Vec<Option<u64>>,
    /// In its commit unit; nothing where there is none.
    pub commits: HeldCommits,
}

/// The number of the first transaction.
const FIRST_NUMBER: u32 = 1;

/// Global memory and everything between it and the cores.
///
/// Time is cycles of the cores. [`advance`](Self::advance) brings it up to a cycle, and does no more work when it is
/// called in every cycle than when it is called in those that [`next_event`](Self::next_event) names.
#[derive(Debug)]
pub struct MemorySystem {
    block_bytes: u64,
    coalesced_lanes: usize,
    content: GlobalMemory,
    first_levels: Vec<FirstLevel>,
    requests: Crossbar<RequestPacket>,
    replies: Crossbar<ReplyPacket>,
    partitions: Vec<Partition>,
    /// What serves requests in place of the parts above, if the machine has it.
    coherent: Option<CoherentPort>,
    done: Agenda<Reply>,
    /// What commit units have said to cores.
    messages: Agenda<(usize, CoreMessage)>,
    /// Cores that have room for updates. For others they stay in the network, and so does what is behind them in their channel.
    update_room: Vec<bool>,
    /// The next number of a transaction.
    next_number: u32,
    made: u64,
    /// First cycle in which a part has something to do.
    next_step: Option<u64>,
}

impl MemorySystem {
    /// A memory system with empty caches and a unit at each partition, which is told its place.
    ///
    /// # Errors
    /// Those of making a unit.
    pub fn new(
        levels: &MemoryHierarchy,
        fabric: &Fabric,
        content: GlobalMemory,
        mut unit: impl FnMut(Place) -> Result<Box<dyn PartitionUnit>>,
    ) -> Result<Self> {
        let partitions = levels.l2.slices;
        let interleave = Interleave {
            partitions: partitions as u64,
            blocks: fabric.stretch_bytes / levels.block_bytes,
        };
        let (room, block_bytes) = (fabric.room, levels.block_bytes);
        let first_levels = CLIENTS.len() * fabric.cores;
        let first_level = |number: usize| {
            let (level, keeps, limits) = match CLIENTS[number % CLIENTS.len()] {
                Client::Vector => (&levels.vector_l1, Keeps::Data, fabric.first_level),
                Client::Scalar => (&levels.scalar_l1, Keeps::Tags, FirstLevelLimits::NONE),
            };
            FirstLevel::new(number, level, block_bytes, keeps, interleave, room, limits)
        };
        let mut partition = |partition| {
            let place = Place {
                partition,
                interleave,
                block_bytes,
                cores: fabric.cores,
            };
            let slice = Slice::new(levels, interleave, room, fabric.intervals, &fabric.behind);
            Ok(Partition::new(unit(place)?, slice))
        };
        Ok(Self {
            block_bytes,
            coalesced_lanes: fabric.coalesced_lanes,
            content,
            first_levels: (0..first_levels).map(first_level).collect(),
            requests: Crossbar::new(fabric.link, first_levels, partitions, room),
            replies: Crossbar::with_channels(
                fabric.link,
                partitions,
                first_levels,
                room,
                1 + usize::from(fabric.update_channel),
            ),
            partitions: (0..partitions).map(&mut partition).collect::<Result<_>>()?,
            coherent: fabric.coherent.map(|(times, core)| {
                CoherentPort::new(CoherentCaches::new(levels, times, core), block_bytes)
            }),
            done: Agenda::default(),
            messages: Agenda::default(),
            update_room: vec![true; fabric.cores],
            next_number: FIRST_NUMBER,
            made: 0,
            next_step: None,
        })
    }

    /// Content of memory: what has reached the partitions.
    pub fn content(&self) -> &GlobalMemory {
        &self.content
    }

    /// How often a word became another one, in memory or in a first level that keeps it for itself.
    pub fn changes(&self) -> u64 {
        let kept = self.first_levels.iter().map(FirstLevel::changes);
        self.content.changes() + kept.sum::<u64>()
    }

    /// Content of memory, to be changed by the host between two launches.
    pub fn content_mut(&mut self) -> &mut GlobalMemory {
        &mut self.content
    }

    /// A launch begins: the first levels are empty, for what they kept may have changed since. Nothing may be under way.
    pub fn begin(&mut self) {
        self.first_levels.iter_mut().for_each(FirstLevel::begin);
        self.partitions.iter_mut().for_each(Partition::begin);
        if let Some(coherent) = &mut self.coherent {
            coherent.caches.begin();
        }
    }

    /// Whether a core may make a request.
    pub fn has_room(&self, core: usize, client: Client) -> bool {
        self.first_levels[first_level(core, client)].has_room()
    }

    /// Makes a request of lanes that is at the port from cycle `at`, which lies behind those that have passed. Requests of
    /// a port take their turns in the order in which they are made.
    ///
    /// # Errors
    /// Says which lane's access lies in no buffer.
    ///
    /// # Panics
    /// If the port has no room: ask [`has_room`](Self::has_room) first, and wait.
    pub fn request<const LANES: usize>(
        &mut self,
        at: u64,
        from: Requester,
        access: &MemoryRequest<LANES>,
    ) -> std::result::Result<(), String> {
        let (block_bytes, together) = (self.block_bytes, self.coalesced_lanes);
        let request = Request::of_lanes(from, access, &self.content, block_bytes, together)?;
        self.make(at, from.core, request);
        Ok(())
    }

    /// The same for a load of a transaction: it is always served at its partitions, and the reply says when its blocks were
    /// [written](Reply::written) last.
    ///
    /// # Errors
    /// As [`request`](Self::request).
    ///
    /// # Panics
    /// As [`request`](Self::request).
    pub fn request_transactional<const LANES: usize>(
        &mut self,
        at: u64,
        from: Requester,
        access: &MemoryRequest<LANES>,
    ) -> std::result::Result<(), String> {
        let (block_bytes, together) = (self.block_bytes, self.coalesced_lanes);
        let mut request = Request::of_lanes(from, access, &self.content, block_bytes, together)?;
        request.transactional = matches!(request.operation, MemoryOp::Load { .. });
        self.make(at, from.core, request);
        Ok(())
    }

    /// Whether a core may send a packet to a commit unit.
    pub fn commit_has_room(&self, core: usize) -> bool {
        self.first_levels[vector_level(core)].commits_have_room()
    }

    /// Sends a packet to the commit unit of a partition, on the way of the core's accesses into the network, from cycle `at` on, which lies
    /// behind those that have passed. Packets of a core to a partition stay in order. Words must lie in buffers and belong to that partition.
    ///
    /// # Panics
    /// If there is no room: ask [`commit_has_room`](Self::commit_has_room) first, and wait.
    pub fn send_commit(&mut self, at: u64, core: usize, partition: usize, packet: CommitPacket) {
        self.made += 1;
        self.first_levels[vector_level(core)].commit(at, self.made, partition, packet);
        self.wake(at);
    }

    /// Whether a core has room for a packet of updates from now on.
    pub fn set_update_room(&mut self, core: usize, room: bool) {
        self.update_room[core] = room;
    }

    /// The next message of a commit unit to a core that has arrived by `now`.
    pub fn take_message(&mut self, now: u64) -> Option<(usize, CoreMessage)> {
        self.messages.take(now)
    }

    /// Numbers for `count` transactions, which follow each other: the first of them. None while the commit units have no room for so many, or there
    /// are no commit units.
    pub fn give_numbers(&mut self, count: u32) -> Option<u32> {
        let units = self.partitions.iter().map(Partition::unit);
        let released = units.filter_map(PartitionUnit::released).min()?;
        let first = self.next_number;
        let room = released + (1 << COMMIT_SLOT_BITS) - first;
        (count <= room).then(|| {
            self.next_number += count;
            first
        })
    }

    /// Makes a scalar load that is at the port from cycle `at`; like [`request`](Self::request) otherwise.
    ///
    /// # Errors
    /// Says what lies at its address, if not as many words of a buffer.
    ///
    /// # Panics
    /// If the port has no room.
    pub fn request_words(
        &mut self,
        at: u64,
        from: Requester,
        load: &ScalarLoad,
    ) -> std::result::Result<(), String> {
        let request = Request::of_words(from, load, &self.content, self.block_bytes)?;
        self.make(at, from.core, request);
        Ok(())
    }

    fn make(&mut self, at: u64, core: usize, request: Request) {
        if request.blocks() == 0 {
            self.done.add(at, request.reply(at));
            return;
        }
        if let Some(coherent) = &mut self.coherent {
            coherent.request(at, request);
            return;
        }
        self.made += 1;
        let number = first_level(core, request.client);
        self.first_levels[number].request(at, self.made, request);
        self.wake(at);
    }

    /// There is something to do in cycle `at`.
    fn wake(&mut self, at: u64) {
        self.next_step = Some(self.next_step.map_or(at, |next| next.min(at)));
    }

    /// Brings all parts up to cycle `now`.
    ///
    /// # Errors
    /// What a unit at a partition reports.
    pub fn advance(&mut self, now: u64) -> Result<()> {
        while let Some(cycle) = self.next_step.filter(|&cycle| cycle <= now) {
            self.step(cycle)?;
        }
        if let Some(coherent) = &mut self.coherent {
            coherent.advance(now, &mut self.content, &mut self.done);
        }
        Ok(())
    }

    /// One cycle: answers go to the first levels, blocks pass their ports, packets go to the partitions.
    fn step(&mut self, now: u64) -> Result<()> {
        let (answers, updates) = self.replies.inputs.split_at_mut(self.partitions.len());
        for (partition, out) in self.partitions.iter_mut().zip(answers) {
            partition.release(now, out);
        }
        for (partition, out) in self.partitions.iter_mut().zip(updates) {
            partition.release_update(now, out);
        }
        self.replies.carry(now);
        let levels = self.first_levels.len();
        for (queue, answers) in self.replies.outputs.iter_mut().enumerate() {
            let number = queue % levels;
            let (level, room) = (
                &mut self.first_levels[number],
                self.update_room[core_of(number)],
            );
            let stays = |packet: &ReplyPacket| !room && packet.is_update();
            while answers.front(now).is_some_and(|packet| !stays(packet)) {
                let Some(packet) = answers.pop(now) else {
                    break;
                };
                match packet.answer {
                    Answer::Message { message, .. } => {
                        self.messages.add(now, (core_of(number), message));
                    }
                    _ => level.receive(now, packet, &mut self.done),
                }
            }
        }
        for (level, out) in self.first_levels.iter_mut().zip(&mut self.requests.inputs) {
            level.advance(now, &self.content, out, &mut self.done);
        }
        self.requests.carry(now);
        for (partition, input) in self.partitions.iter_mut().zip(&mut self.requests.outputs) {
            partition.advance(now, input, &mut self.content)?;
        }
        self.next_step = self.after(now);
        Ok(())
    }

    /// First cycle behind `now` in which a part has something to do. What waits for room, or for a partition that takes nothing, goes on with
    /// an event there.
    fn after(&self, now: u64) -> Option<u64> {
        let first_levels = self.first_levels.iter().zip(&self.requests.inputs);
        let first_levels = first_levels.filter(|(_, out)| out.has_room());
        let first_levels = first_levels.filter_map(|(level, _)| level.next_event());
        let partitions = self.partitions.iter().zip(&self.replies.inputs);
        let partitions =
            partitions.filter_map(|(partition, out)| partition.next_event(now, out.has_room()));
        let refuses = |output: usize| self.partitions[output].refuses();
        let networks = [
            self.requests.next_event(|output| !refuses(output)),
            self.replies.next_event(|_| true),
        ];
        let events = first_levels.chain(partitions);
        let next = events.chain(networks.into_iter().flatten()).min();
        next.map(|cycle| cycle.max(now + 1))
    }

    /// What has been counted since the launch began.
    pub fn counters(&self) -> MemoryCounters {
        let mut all = MemoryCounters::default();
        for (number, level) in self.first_levels.iter().enumerate() {
            let [loads, stores, atomics] = level.sent();
            all.loads += loads;
            all.stores += stores;
            all.atomics += atomics;
            if CLIENTS[number % CLIENTS.len()] == Client::Vector {
                all.l1 += level.counters();
            }
        }
        for slice in self.partitions.iter().map(Partition::slice) {
            let [blocks, acknowledgements, old_words] = slice.sent();
            all.blocks += blocks;
            all.acknowledgements += acknowledgements;
            all.old_words += old_words;
            all.l2 += slice.counters();
            if let Some(counters) = slice.dram_counters() {
                all.dram += counters;
            }
        }
        if let Some(coherent) = &self.coherent {
            all += coherent.caches.counters();
        }
        for unit in self.partitions.iter().map(Partition::unit) {
            all.commits += &unit.commit_counters();
        }
        all
    }

    /// What waits at each partition.
    pub fn levels(&self) -> Vec<PartitionLevels> {
        let queues = self.requests.outputs.iter().zip(&self.replies.inputs);
        let partitions = self.partitions.iter().zip(queues);
        let levels = |(partition, (requests, replies)): (&Partition, (&Queue<_>, &Queue<_>))| {
            let dram = partition.slice().dram();
            PartitionLevels {
                requests: requests.len(),
                replies: replies.len(),
                dram: dram.map_or(0, Dram::waiting),
                rows: dram.map_or(vec![], |dram| dram.rows().collect()),
                commits: partition.unit().held(),
            }
        };
        partitions.map(levels).collect()
    }

    /// The next request that is complete by `now`.
    pub fn take_reply(&mut self, now: u64) -> Option<Reply> {
        self.done.take(now)
    }

    /// First cycle in which [`advance`](Self::advance), [`take_reply`](Self::take_reply) or [`take_message`](Self::take_message) has something to
    /// do; `None` if nothing is under way, or all that is waits for more requests.
    pub fn next_event(&self) -> Option<u64> {
        self.next_step
            .into_iter()
            .chain(self.coherent.as_ref().and_then(CoherentPort::next_event))
            .chain(self.done.next_event())
            .chain(self.messages.next_event())
            .min()
    }
}
