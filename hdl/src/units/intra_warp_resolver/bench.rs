//! Random warps on the intra-warp resolver, with a bench that plays the log walker and the shared memory.
//!
//! The bench knows from the header in which cycle each log entry is wanted and taken, and in which the answer comes; the lanes
//! that abort, and the rounds of an entry, are the model's. Before a warp the shared memory holds anything.

use super::Load;
use crate::models::intra_warp_resolver::{LogEntry, Pass, Resolution, TABLE};
use crate::{drive, expect};
use anyhow::{ensure, Context, Result};
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{OWNER_BANKS, OWNER_ROW_BITS, WARP_LANES};
use turnstile_hdl::intra_warp_resolver::IntraWarpResolverPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub warps: u64,
    /// Warps of which some lanes aborted.
    pub some: u64,
    /// Warps of one lane or none.
    pub skipped: u64,
    pub entries: u64,
    /// Entries with more than one round.
    pub long: u64,
    /// Entries that came late.
    pub late: u64,
    /// Rounds in which lanes aborted.
    pub lost: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [self.some, self.skipped, self.long, self.late, self.lost];
        load.often(&rarest, 2_000) && load.ever(&[self.cleared], 10_000)
    }
}

/// Rows of a bank: cycles of the sweep.
const ROWS: u64 = 1 << OWNER_ROW_BITS;

/// A warp: its lanes and logs.
#[derive(Clone, Debug, Default)]
pub struct Warp {
    pub lanes: u32,
    pub reads: Vec<LogEntry>,
    pub writes: Vec<LogEntry>,
}

impl Warp {
    fn walk(&self) -> Vec<(Pass, usize, &LogEntry)> {
        let of = |pass, log: &'_ [LogEntry]| -> Vec<_> {
            let entries = (0..log.len()).map(|index| (pass, index));
            entries.collect()
        };
        let order = [
            of(Pass::Mark, &self.writes),
            of(Pass::CheckReads, &self.reads),
            of(Pass::CheckWrites, &self.writes),
        ];
        let entry = |(pass, index)| match pass {
            Pass::CheckReads => (pass, index, &self.reads[index]),
            _ => (pass, index, &self.writes[index]),
        };
        order.concat().into_iter().map(entry).collect()
    }
}

bench! {
    /// The resolver with its shared memory.
    pub struct Bench(pins: IntraWarpResolverPins) {
        memory: Vec<u8> = vec![0; TABLE as usize],
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            let warp = self.draw();
            let late = [0, 0, 3][self.rng.random_range(0..3)];
            let ends = self.rng.random_ratio(1, 30);
            let ends = ends.then(|| self.rng.random_range(1..80));
            self.resolve(&warp, late, ends)?;
            for _ in 0..self.rng.random_range(0..3) {
                self.clock()?;
                self.pins.expect(self.pins.at.start_ready, true)?;
                self.pins.expect(self.pins.at.rsp_valid, false)?;
            }
        }
        Ok(())
    }

    /// Words of one warp: few, of few table entries, of one bank, or anywhere.
    fn draw(&mut self) -> Warp {
        let rng = &mut self.rng;
        let lanes = match rng.random_range(0..6) {
            0 => 1 << rng.random_range(0..32),
            1 => rng.random::<u32>() & rng.random::<u32>() & rng.random::<u32>(),
            2 => u32::MAX,
            _ => rng.random(),
        };
        let pool = rng.random_range(0..5);
        let base = rng.random::<u32>() >> 2;
        let mut log = |longest: usize| -> Vec<LogEntry> {
            let entries = rng.random_range(0..=longest);
            let mut entry = || -> LogEntry {
                let there = [1, 4, 8][rng.random_range(0..3)];
                let lanes = 0..WARP_LANES as u32;
                let lanes: Vec<u32> = lanes.filter(|_| rng.random_range(0..8) < there).collect();
                let address = |lane| match pool {
                    0 => base % 5 + rng.random_range(0..40),
                    // Pages apart: the same entries of the table for different words.
                    1 => rng.random_range(0..4) + 1_024 * 4 * rng.random_range(0..300),
                    2 => (base & 0x1f) + 32 * rng.random_range(0..64),
                    3 => (base & 0xfff_f000) + 4 * lane + rng.random_range(0..2),
                    _ => rng.random::<u32>() >> 2,
                };
                let addresses: Vec<u32> = lanes.iter().copied().map(address).collect();
                lanes.into_iter().zip(addresses).collect()
            };
            (0..entries).map(|_| entry()).collect()
        };
        let (reads, writes) = (log(5), log(4));
        Warp {
            lanes,
            reads,
            writes,
        }
    }

    pub fn clear(&mut self) -> Result<()> {
        self.rng.fill(&mut self.memory[..]);
        self.pins.pulse(self.pins.at.clear);
        self.clock()?;
        self.pins.set(self.pins.at.start_valid, 0);
        self.clock()?;
        self.pins.expect(self.pins.at.start_ready, true)
    }

    /// From the start to the answer: the lanes that abort, and the latency. An entry is `late` in so many of four cycles. The warp `ends` with a
    /// clear in that cycle, if it comes.
    pub fn resolve(&mut self, warp: &Warp, late: u32, ends: Option<u64>) -> Result<(u32, u64)> {
        let at = self.pins.at;
        let walk = warp.walk();
        let skips = warp.lanes.count_ones() <= 1;
        let mut model = Resolution::new(warp.lanes);
        self.pins.set(at.start_valid, 1);
        self.pins.set(at.start_lanes, warp.lanes);
        self.pins.set(at.start_reads, warp.reads.len() as u32);
        self.pins.set(at.start_writes, warp.writes.len() as u32);
        self.clock()?;
        self.pins.expect(at.start_ready, true)?;
        let (mut next, mut ready_from, mut port_free) = (0, 0, 0);
        let mut done = if skips { 1 } else { ROWS + 1 };
        let mut lost = VecDeque::new();
        for cycle in 1.. {
            let wanted = !skips && cycle > ROWS && next < walk.len();
            let ready = wanted && cycle >= ready_from;
            let offered = match wanted {
                true => self.rng.random_range(0..4) >= late,
                // Nobody looks.
                false => self.rng.random(),
            };
            self.offer(
                walk.get(next)
                    .map(|(_, _, entry)| *entry)
                    .filter(|_| wanted),
            );
            self.pins.set(at.entry_valid, offered.into());
            self.noise();
            let clears = ends == Some(cycle);
            self.pins.set(at.clear, clears.into());
            self.clock()?;
            if clears {
                self.tally.cleared += 1;
                self.clear()?;
                return Ok((0, cycle));
            }
            expect!(self.pins, start_ready: false, entry_wanted: wanted, entry_ready: ready);
            if let Some(&(pass, index, entry)) = walk.get(next).filter(|_| wanted) {
                expect!(self.pins, entry_write: pass != Pass::CheckReads, entry_index: index as u32);
                self.tally.late += u64::from(ready && !offered);
                if ready && offered {
                    let rounds = model.take(pass, entry);
                    let mut at = port_free.max(cycle + 1);
                    for round in &rounds {
                        ready_from = at;
                        lost.extend(round.lost.map(|entry| (at + 1, entry)));
                        at += 1 + u64::from(round.marks);
                    }
                    port_free = at;
                    done = ready_from + 1;
                    next += 1;
                    self.tally.entries += 1;
                    self.tally.long += u64::from(rounds.len() > 1);
                }
            }
            let now = lost.front().is_some_and(|(due, _)| *due == cycle);
            let due = if now { lost.pop_front() } else { None };
            self.expect_lost(due.map(|(_, entry)| entry))?;
            let answers = cycle == done && (skips || next == walk.len());
            self.pins.expect(at.rsp_valid, answers)?;
            let aborted = if answers { model.aborted() } else { 0 };
            let found = self.pins.get(at.rsp_aborted);
            ensure!(
                found == aborted,
                "rsp_aborted is {found:#x}, not {aborted:#x}, of {warp:?}"
            );
            if answers {
                drive!(self.pins, start_valid: 0, entry_valid: 0);
                self.tally.warps += 1;
                self.tally.skipped += u64::from(skips);
                self.tally.some += u64::from(aborted != 0);
                return Ok((aborted, cycle));
            }
        }
        unreachable!("a warp has an answer in some cycle")
    }

    /// Lanes abort in this cycle, at an entry, or none do.
    fn expect_lost(&mut self, entry: Option<u64>) -> Result<()> {
        self.pins.expect(self.pins.at.lost_valid, entry.is_some())?;
        let Some(entry) = entry else {
            return Ok(());
        };
        let banks = OWNER_BANKS as u64;
        let place = entry / 4 / banks * 4 + entry % 4;
        expect!(self.pins, lost_bank: (entry / 4 % banks) as u32, lost_entry: place as u32);
        self.tally.lost += 1;
        Ok(())
    }

    /// A log entry on the pins, or anything.
    fn offer(&mut self, entry: Option<&LogEntry>) {
        let at = self.pins.at;
        let lanes: u32 = match entry {
            Some(entry) => entry.keys().fold(0, |lanes, lane| lanes | 1 << lane),
            None => self.rng.random(),
        };
        self.pins.set(at.entry_lanes, lanes);
        let addresses: Vec<u32> = (0..WARP_LANES as u32)
            .map(|lane| {
                let noise = self.rng.random::<u32>() >> 2;
                let address = entry.and_then(|entry| entry.get(&lane));
                address.copied().unwrap_or(noise)
            })
            .collect();
        self.pins.set_array(at.lane_address, &addresses);
    }

    /// Nobody looks at the start while a warp is in service.
    fn noise(&mut self) {
        let at = self.pins.at;
        self.pins.set(at.start_valid, self.rng.random_range(0..2));
        self.pins.set(at.start_lanes, self.rng.random());
        self.pins.set(at.start_reads, self.rng.random_range(0..9));
        self.pins.set(at.start_writes, self.rng.random_range(0..9));
    }

    /// A clock with the shared memory behind the unit; banks that were not read give anything.
    fn clock(&mut self) -> Result<()> {
        self.pins.clock()?;
        let at = self.pins.at;
        let read = self.pins.get(at.table_read);
        let mut words = [0; OWNER_BANKS];
        for (bank, word) in words.iter_mut().enumerate() {
            let row = self.pins.get_slice(at.table_row)[bank] as usize;
            let mask = self.pins.get_slice(at.table_mask)[bank];
            let place = 4 * (row * OWNER_BANKS + bank);
            *word = self.rng.random();
            if read >> bank & 1 == 1 {
                ensure!(mask == 0, "bank {bank} is read and written in one cycle");
                let bytes = &self.memory[place..place + 4];
                *word = u32::from_le_bytes(bytes.try_into().context("a word")?);
            }
            let data = self.pins.get_slice(at.table_write_word)[bank].to_le_bytes();
            for byte in (0..4).filter(|byte| mask >> byte & 1 == 1) {
                self.memory[place + byte] = data[byte];
            }
        }
        self.pins.set_array(at.table_word, &words);
        Ok(())
    }
}
