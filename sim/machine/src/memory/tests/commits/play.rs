//! Played cores, which commit random transactions on a whole memory system.
//!
//! What passes is said by an oracle that knows no hazards: it executes transactions one after the other in the order of their numbers, and written values
//! never come again, so that a transaction passes in a partition if and only if it has read there what stands there when its turn comes.

use super::super::super::packet::{CommitPacket, CoreMessage};
use super::super::super::partition::{HeldCommits, PartitionUnit};
use super::super::*;
use super::machine;
use crate::config::TransactionsConfig;
use crate::metrics::CommitCounters;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use turnstile_hdl::commit_op::PacketKind;

/// Cycles in which something must happen.
const PATIENCE: u64 = 20_000;
/// Words of a transaction, each way.
const WORDS: usize = 4;
/// Bytes of the buffer that plain accesses go to.
const PLAIN: u64 = 1 << 14;

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    pub seed: u64,
    /// Warps that commit.
    pub warps: usize,
    /// Words of memory among which they choose.
    pub words: u64,
    pub transactions: TransactionsConfig,
    /// Looks in every cycle, or only where something happens.
    pub every_cycle: bool,
}

/// What has happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub cycles: u64,
    pub committed: u64,
    pub failed: u64,
    pub updates: u64,
    /// Cycles in which there were no numbers to be had.
    pub waited: u64,
    pub counters: CommitCounters,
    /// Cycles of all replies to plain accesses.
    pub plain: u64,
}

/// What a lane has read and is to write.
#[derive(Clone, Debug, Default)]
struct Sets {
    reads: Vec<[u32; 2]>,
    writes: Vec<[u32; 2]>,
}

/// A warp that commits.
struct Warp {
    /// By lane; only survivors have any.
    lanes: FxHashMap<u32, Sets>,
    survivors: u32,
    first: u32,
    /// Numbers that pass, by partition, as the oracle says.
    expected: Vec<u32>,
    voted: FxHashSet<usize>,
    done: FxHashSet<usize>,
}

#[derive(Default)]
struct Core {
    warps: Vec<Warp>,
    packets: VecDeque<(usize, CommitPacket)>,
    /// A warp that waits for numbers.
    waiting: Option<Warp>,
    /// Words in commit, as it has been told.
    known: FxHashSet<u32>,
    /// All updates by partition, in order.
    heard: Vec<Vec<u32>>,
}

struct Player {
    play: Play,
    memory: MemorySystem,
    base: u64,
    plain: u64,
    /// Plain accesses without a reply.
    open: usize,
    cores: Vec<Core>,
    partitions: usize,
    started: usize,
    /// Memory as the transactions leave it one after the other.
    serial: FxHashMap<u32, u32>,
    /// The next value to be written.
    value: u32,
    rng: SmallRng,
    tally: Tally,
    /// Cycle in which a message came last.
    moved: u64,
    /// Most that a partition was seen to hold.
    held: HeldCommits,
}

/// Plays it with these units at the partitions; the error says what is wrong first.
pub fn run(
    play: Play,
    unit: impl FnMut(Place) -> Result<Box<dyn PartitionUnit>>,
) -> std::result::Result<Tally, String> {
    let mut config = machine();
    config.transactions = Some(play.transactions);
    let mut content = GlobalMemory::default();
    let words = content.allocate("words", vec![0; 4 * play.words as usize]);
    let plain = content.allocate("plain", vec![0; PLAIN as usize]);
    let (base, plain) = (content.address(words), content.address(plain));
    let memory = MemorySystem::new(&config.levels(), &Fabric::of(&config), content, unit);
    let partitions = config.memory.partitions;
    let core = |_| Core {
        heard: vec![vec![]; partitions],
        ..Core::default()
    };
    let mut player = Player {
        play,
        memory: memory.map_err(|error| error.to_string())?,
        base,
        plain,
        open: 0,
        cores: (0..config.cores).map(core).collect(),
        partitions,
        started: 0,
        serial: FxHashMap::default(),
        value: 1,
        rng: SmallRng::seed_from_u64(play.seed),
        tally: Tally::default(),
        moved: 0,
        held: HeldCommits::default(),
    };
    player
        .run()
        .map_err(|error| format!("{play:?}, cycle {}: {error}", player.tally.cycles))?;
    player.tally.counters = player.memory.counters().commits;
    Ok(player.tally)
}

/// A check that names what differs.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> std::result::Result<(), String> {
    match holds {
        true => Ok(()),
        false => Err(what()),
    }
}

/// Places of the bits of a mask.
fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..32).filter(move |bit| mask >> bit & 1 == 1)
}

impl Player {
    fn run(&mut self) -> std::result::Result<(), String> {
        let mut now = 0;
        loop {
            self.tally.cycles = now;
            let advanced = self.memory.advance(now);
            advanced.map_err(|error| error.to_string())?;
            self.look();
            while let Some(reply) = self.memory.take_reply(now) {
                self.tally.plain += reply.cycle;
                self.open -= 1;
            }
            while let Some((core, message)) = self.memory.take_message(now) {
                self.moved = now;
                self.hear(core, message)?;
            }
            for core in 0..self.cores.len() {
                self.act(now, core);
            }
            let busy = self.cores.iter().any(|core| !core.warps.is_empty());
            let sends = self.sends();
            let next = self.memory.next_event();
            if !busy && !sends && next.is_none() {
                return self.end();
            }
            ensure(now - self.moved < PATIENCE, || "nothing goes on".into())?;
            now = match next {
                _ if sends || self.play.every_cycle => now + 1,
                Some(event) => event.max(now + 1),
                None => return Err("nothing can happen any more".into()),
            };
        }
    }

    /// Looks at what the commit units hold.
    fn look(&mut self) {
        for partition in self.memory.levels() {
            let HeldCommits {
                transactions,
                marks,
            } = partition.commits;
            let most = &mut self.held;
            most.transactions = most.transactions.max(transactions);
            most.marks = most.marks.max(marks);
        }
    }

    /// Whether a core has something to do that is no answer.
    fn sends(&self) -> bool {
        self.started < self.play.warps
            || self
                .cores
                .iter()
                .any(|core| core.waiting.is_some() || !core.packets.is_empty())
    }

    /// A core begins a warp if it may, and sends a packet.
    fn act(&mut self, now: u64, core: usize) {
        let room = self.cores[core].warps.len() < self.play.transactions.warps;
        if self.cores[core].waiting.is_none() && self.started < self.play.warps && room {
            self.started += 1;
            self.cores[core].waiting = Some(self.warp());
        }
        if let Some(warp) = self.cores[core].waiting.take() {
            match self.memory.give_numbers(warp.survivors.count_ones()) {
                Some(first) => self.number(core, warp, first),
                None => {
                    self.tally.waited += 1;
                    self.cores[core].waiting = Some(warp);
                }
            }
        }
        if self.memory.commit_has_room(core) {
            if let Some((partition, packet)) = self.cores[core].packets.pop_front() {
                self.memory.send_commit(now + 1, core, partition, packet);
                self.access(now, core);
            }
        }
    }

    /// A plain access, which shares network and second level.
    fn access(&mut self, now: u64, core: usize) {
        if !self.rng.random_ratio(1, 4) || !self.memory.has_room(core, Client::Vector) {
            return;
        }
        let at = self.plain + self.rng.random_range(0..PLAIN / 4 - 8) * 4;
        let op = match self.rng.random() {
            true => WORD,
            false => MemoryOp::Store { bytes: 4 },
        };
        let access = vector(op, 0xff, |lane| at + 4 * lane as u64);
        let requester = Requester { core, wavefront: 0 };
        let made = self.memory.request(now + 1, requester, &access);
        made.expect("it lies in the buffer");
        self.open += 1;
    }

    /// A random warp, of whose lanes none writes what another one writes, or what a higher one touches. Values are what is in memory now.
    fn warp(&mut self) -> Warp {
        let survivors =
            self.rng.random::<u32>() & self.rng.random::<u32>() | 1 << self.rng.random_range(0..32);
        let mut written: FxHashSet<u32> = FxHashSet::default();
        let mut lanes = FxHashMap::default();
        for lane in bits(survivors) {
            let mut sets = Sets::default();
            let mut own: FxHashSet<u32> = FxHashSet::default();
            for _ in 0..self.rng.random_range(0..=WORDS) {
                let word = self.word();
                if !written.contains(&word) && own.insert(word) {
                    sets.reads.push([word, self.content(word)]);
                }
            }
            let mut own: FxHashSet<u32> = FxHashSet::default();
            for _ in 0..self.rng.random_range(0..=WORDS) {
                let word = self.word();
                if !written.contains(&word) && own.insert(word) {
                    sets.writes.push([word, self.value]);
                    self.value += 1;
                }
            }
            written.extend(own);
            lanes.insert(lane, sets);
        }
        Warp {
            lanes,
            survivors,
            first: 0,
            expected: vec![],
            voted: FxHashSet::default(),
            done: FxHashSet::default(),
        }
    }

    /// Address of a random word.
    fn word(&mut self) -> u32 {
        (self.base / 4 + self.rng.random_range(0..self.play.words)) as u32
    }

    fn content(&self, word: u32) -> u32 {
        let bytes = self.memory.content().block(4 * u64::from(word), 4);
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }

    fn partition(&self, word: u32) -> usize {
        word as usize / 64 % self.partitions
    }

    /// A warp has numbers: the oracle executes it, and its packets are sent.
    fn number(&mut self, core: usize, mut warp: Warp, first: u32) {
        warp.first = first;
        warp.expected = vec![0; self.partitions];
        for (number, lane) in bits(warp.survivors).enumerate() {
            let sets = &warp.lanes[&lane];
            let mut passes = vec![true; self.partitions];
            for [word, value] in &sets.reads {
                let there = self.serial.get(word).copied().unwrap_or(0);
                passes[self.partition(*word)] &= there == *value;
            }
            for (partition, passes) in passes.iter().enumerate() {
                warp.expected[partition] |= u32::from(*passes) << number;
            }
            if passes.iter().all(|passes| *passes) {
                let writes = sets.writes.iter().map(|[word, value]| (*word, *value));
                self.serial.extend(writes);
            }
        }
        let packets = self.packets(&warp);
        self.cores[core].packets.extend(packets);
        self.cores[core].warps.push(warp);
    }

    /// Word by word of each lane, then that all have come.
    fn packets(&self, warp: &Warp) -> Vec<(usize, CommitPacket)> {
        let packet = |kind, lanes, words| CommitPacket {
            kind,
            first: warp.first,
            survivors: warp.survivors,
            lanes,
            words,
        };
        let mut packets = vec![];
        let mut touched = vec![0; self.partitions];
        for kind in [PacketKind::Read, PacketKind::Write] {
            for entry in 0..WORDS {
                let mut split = vec![(0, vec![]); self.partitions];
                for lane in bits(warp.survivors) {
                    let set = match kind {
                        PacketKind::Read => &warp.lanes[&lane].reads,
                        _ => &warp.lanes[&lane].writes,
                    };
                    if let Some(word) = set.get(entry) {
                        let partition = self.partition(word[0]);
                        split[partition].0 |= 1 << lane;
                        split[partition].1.push(*word);
                        touched[partition] |= 1 << lane;
                    }
                }
                for (partition, (lanes, words)) in split.into_iter().enumerate() {
                    if lanes != 0 {
                        packets.push((partition, packet(kind, lanes, words)));
                    }
                }
            }
        }
        let ends = touched.into_iter().enumerate();
        packets.extend(
            ends.map(|(partition, lanes)| (partition, packet(PacketKind::Fill, lanes, vec![]))),
        );
        packets
    }

    /// A core hears something.
    fn hear(&mut self, core: usize, message: CoreMessage) -> std::result::Result<(), String> {
        match message {
            CoreMessage::Vote {
                partition,
                id,
                lanes,
            } => self.vote(core, partition, id, lanes),
            CoreMessage::Done { partition, id } => self.done(core, partition, id),
            CoreMessage::Updates {
                partition,
                words,
                sent,
            } => {
                ensure(sent <= self.tally.cycles, || "updates of the future".into())?;
                let own = &mut self.cores[core];
                for word in words {
                    let changes = match word & 1 {
                        1 => own.known.insert(word >> 1),
                        _ => own.known.remove(&(word >> 1)),
                    };
                    ensure(changes, || format!("core {core} hears {word:#x} twice"))?;
                    own.heard[partition].push(word);
                    self.tally.updates += 1;
                }
                Ok(())
            }
        }
    }

    fn own(&mut self, core: usize, id: u32) -> std::result::Result<usize, String> {
        let last = |warp: &Warp| warp.first + warp.survivors.count_ones() - 1;
        let place = self.cores[core]
            .warps
            .iter()
            .position(|warp| last(warp) == id);
        place.ok_or_else(|| format!("core {core} hears of {id}, which it does not know"))
    }

    fn vote(
        &mut self,
        core: usize,
        partition: usize,
        id: u32,
        lanes: u32,
    ) -> std::result::Result<(), String> {
        let place = self.own(core, id)?;
        let partitions = self.partitions;
        let warp = &mut self.cores[core].warps[place];
        let expected = warp.expected[partition];
        ensure(lanes == expected, || {
            format!("partition {partition} votes {lanes:#b} for {id}, not {expected:#b}")
        })?;
        ensure(warp.voted.insert(partition), || "two votes".into())?;
        if warp.voted.len() < partitions {
            return Ok(());
        }
        let commits = warp
            .expected
            .iter()
            .fold(u32::MAX, |all, votes| all & votes);
        let (first, survivors) = (warp.first, warp.survivors);
        self.tally.committed += u64::from(commits.count_ones());
        self.tally.failed += u64::from(survivors.count_ones() - commits.count_ones());
        let result = |partition| {
            let packet = CommitPacket {
                kind: PacketKind::Result,
                first,
                survivors,
                lanes: commits,
                words: vec![],
            };
            (partition, packet)
        };
        self.cores[core].packets.extend((0..partitions).map(result));
        Ok(())
    }

    fn done(&mut self, core: usize, partition: usize, id: u32) -> std::result::Result<(), String> {
        let place = self.own(core, id)?;
        let partitions = self.partitions;
        let warp = &mut self.cores[core].warps[place];
        ensure(warp.done.insert(partition), || "two dones".into())?;
        if warp.done.len() == partitions && warp.voted.len() == partitions {
            self.cores[core].warps.remove(place);
        }
        Ok(())
    }

    /// Everything is over.
    fn end(&self) -> std::result::Result<(), String> {
        ensure(self.open == 0, || "plain accesses have no reply".into())?;
        for (number, partition) in self.memory.levels().iter().enumerate() {
            let held = partition.commits;
            ensure(held == HeldCommits::default(), || {
                format!("partition {number} still holds {held:?}")
            })?;
        }
        let HeldCommits {
            transactions,
            marks,
        } = self.held;
        ensure(transactions > 0 && marks > 0, || {
            "no partition has held anything".into()
        })?;
        for word in 0..self.play.words as u32 {
            let word = (self.base / 4) as u32 + word;
            let wanted = self.serial.get(&word).copied().unwrap_or(0);
            let found = self.content(word);
            ensure(found == wanted, || {
                format!("word {word:#x} is {found}, not {wanted}")
            })?;
        }
        for (number, core) in self.cores.iter().enumerate() {
            ensure(core.known.is_empty(), || {
                format!("core {number} still knows {:x?}", core.known)
            })?;
            ensure(core.heard == self.cores[0].heard, || {
                format!("core {number} has heard other updates than core 0")
            })?;
        }
        Ok(())
    }
}
