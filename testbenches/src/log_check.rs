//! Random appends, sets and searches on the transactional logs, with a bench that plays the core and its memory.
//!
//! The bench keeps the accesses of each slot in one buffer, as the paper has it, and cuts it where the log index says. It knows in which cycle each line of a
//! search is asked for; which lines, and what lanes find, is the model's to say.

use crate::models::commit_walk::{mask, Access, Logs};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::full_size::{LOG_ENTRY_BITS, WARP_LANES};
use turnstile_hdl::pin_index::{Output, PinIndex};
use turnstile_hdl::transaction_log::{TransactionLogPins, SLOTS};
use turnstile_sim::engine::Engine;

/// What to generate.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u64,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub appends: u64,
    pub overflows: u64,
    /// Logs that were put back to an index above 0.
    pub set_back: u64,
    pub searches: u64,
    /// Lanes that found a word, and of these, those that have an older store to it.
    pub found: u64,
    pub again: u64,
    /// Searches that some lane left without a word.
    pub missed: u64,
    pub cleared: u64,
}

/// Entries of a log.
const ENTRIES: usize = 1 << LOG_ENTRY_BITS;

/// Where a search is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    Begin,
    /// A line is asked for.
    Ask,
    /// It comes after so many cycles more.
    Wait(u32),
    Done,
}

/// A line that a search needs: the write log's entry, and its addresses or its values with the lanes that find them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Row {
    entry: usize,
    values_for: Option<u32>,
}

#[derive(Clone, Debug)]
struct Search {
    slot: usize,
    phase: Phase,
    /// Lines that are still needed, the next one last.
    rows: Vec<Row>,
}

struct Bench<E> {
    pins: PinDriver<E, TransactionLogPins>,
    logs: [Logs; SLOTS],
    /// A log that was set in the last cycle.
    setting: Option<(usize, usize)>,
    search: Option<Search>,
    /// Accesses come in so many of eight cycles, and so many of eight are stores.
    rate: u32,
    stores: u32,
    rng: SmallRng,
    tally: Tally,
}

/// Runs `load` on full-size logs behind `pins`, checking everything.
pub fn run<E: Engine>(pins: PinDriver<E, TransactionLogPins>, load: Load) -> Result<Tally> {
    let mut bench = Bench {
        pins,
        logs: Default::default(),
        setting: None,
        search: None,
        rate: 0,
        stores: 0,
        rng: SmallRng::seed_from_u64(load.seed),
        tally: Tally::default(),
    };
    bench
        .run(load)
        .with_context(|| format!("{load:?}, cycle {}", bench.pins.cycle()))?;
    bench.tally.cycles = bench.pins.cycle();
    Ok(bench.tally)
}

/// The lines that a search needs, in reverse: entries from the youngest on, until every lane has found its word.
fn rows(log: &Logs, lanes: u32, addresses: &[u32]) -> Vec<Row> {
    let found = |lane: u32| log.own_write(lane, addresses[lane as usize]);
    let finders: Vec<(u32, usize)> = (0..WARP_LANES as u32)
        .filter(|lane| lanes >> lane & 1 == 1)
        .filter_map(|lane| found(lane).map(|(entry, _)| (lane, entry)))
        .collect();
    let all = finders.len() == lanes.count_ones() as usize;
    let oldest = finders.iter().map(|(_, entry)| *entry).min();
    let last = if all { oldest.unwrap_or(usize::MAX) } else { 0 };
    let mut rows = vec![];
    for entry in last..log.log(true).len() {
        let here = finders.iter().filter(|(_, at)| *at == entry);
        let here = mask(here.map(|(lane, _)| *lane));
        if here != 0 {
            rows.push(Row {
                entry,
                values_for: Some(here),
            });
        }
        rows.push(Row {
            entry,
            values_for: None,
        });
    }
    rows
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 1_500) {
                self.rate = [0, 1, 1, 8][self.rng.random_range(0..4)];
                self.stores = [0, 4, 7, 8][self.rng.random_range(0..4)];
            }
            if self.rng.random_ratio(1, 4_000) {
                self.clear()?;
            }
            self.cycle()?;
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.set(at.clear, 1);
        self.pins.set(at.line_valid, 0);
        self.pins.clock()?;
        self.pins.set(at.clear, 0);
        self.logs = Default::default();
        (self.setting, self.search) = (None, None);
        (self.rate, self.stores) = (self.rng.random_range(1..9), 4);
        self.tally.cleared += 1;
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        if self.search.is_none() {
            self.begin_search();
        }
        let searched = self.search.as_ref().map(|search| search.slot);
        let set = self.draw_set(searched);
        let noise = (
            self.rng.random_range(0..SLOTS),
            self.rng.random_range(0..99),
        );
        let (slot, index) = set.unwrap_or(noise);
        self.pins.set(at.set_valid, set.is_some().into());
        self.pins.set(at.set_slot, slot as u32);
        self.pins.set(at.set_index, index as u32);
        let slot = self.rng.random_range(0..SLOTS);
        let write = self.rng.random_range(0..8) < self.stores;
        let appends = self.rng.random_range(0..8) < self.rate && searched != Some(slot);
        self.pins.set(at.append_valid, appends.into());
        self.pins.set(at.append_slot, slot as u32);
        self.pins.set(at.append_write, write.into());
        let ready = self.rng.random_ratio(3, 4);
        self.pins.set(at.row_ready, ready.into());
        let values = self.line();
        self.pins.clock()?;

        self.searches(ready, &values)?;
        self.lengths()?;
        let goes = set.is_none() && self.setting.is_none();
        self.expect(at.append_ready, goes.into())?;
        let length = self.logs[slot].log(write).len();
        let full = length == ENTRIES;
        self.expect(at.append_index, length as u32)?;
        self.expect(at.append_overflow, (appends && goes && full).into())?;
        self.tally.overflows += u64::from(appends && goes && full);
        if appends && goes && !full {
            let access = self.access();
            self.logs[slot].accesses.push((write, access));
            self.tally.appends += 1;
        }
        if let Some((slot, index)) = self.setting.take() {
            self.logs[slot].accesses.truncate(index);
            self.tally.set_back += u64::from(index > 0);
        }
        self.setting = set;
        Ok(())
    }

    fn lengths(&mut self) -> Result<()> {
        let at = self.pins.at;
        for slot in 0..SLOTS {
            let [reads, writes] = [false, true].map(|kind| self.logs[slot].log(kind).len() as u32);
            self.expect(at.log_reads.pin(slot), reads)?;
            self.expect(at.log_writes.pin(slot), writes)?;
            self.expect(at.log_index.pin(slot), reads + writes)?;
        }
        Ok(())
    }

    /// A log that is not searched goes back: to its beginning, to where it is, or to somewhere between.
    fn draw_set(&mut self, searched: Option<usize>) -> Option<(usize, usize)> {
        let slot = self.rng.random_range(0..SLOTS);
        if searched == Some(slot) || self.setting.is_some_and(|set| set.0 == slot) {
            return None;
        }
        let most = self.logs[slot].accesses.len();
        let index = match self.rng.random_range(0..4) {
            0 => 0,
            1 => most,
            _ => self.rng.random_range(0..=most),
        };
        // Logs that are to fill up are left alone for long.
        let seldom = if self.rate == 8 { 4_000 } else { 60 };
        self.rng.random_ratio(1, seldom).then_some((slot, index))
    }

    /// A few words, so that lanes write them again, of all partitions and with all bits.
    fn address(&mut self) -> u32 {
        let few = self.rng.random_range(1..24);
        match self.rng.random_range(0..8) {
            0 => (self.rng.random::<u32>() >> 2).max(1),
            _ => few << 25 | few,
        }
    }

    fn access(&mut self) -> Access {
        let lanes: u32 = self.rng.random::<u32>() | [0, u32::MAX][self.rng.random_range(0..2)];
        let lanes = (0..WARP_LANES as u32).filter(|lane| lanes >> lane & 1 == 1);
        lanes
            .map(|lane| (lane, (self.address(), self.rng.random())))
            .collect()
    }

    fn begin_search(&mut self) {
        let at = self.pins.at;
        let lanes = match self.rng.random_range(0..8) {
            0 => 0,
            1 => u32::MAX,
            2 | 3 => 1 << self.rng.random_range(0..32),
            _ => self.rng.random(),
        };
        let slot = self.rng.random_range(0..SLOTS);
        // Word 0 is in no transaction, and in the lines it stands for no word.
        let mut address = || match self.rng.random_range(0..16) {
            0 => 0,
            _ => self.address(),
        };
        let addresses: Vec<u32> = (0..WARP_LANES).map(|_| address()).collect();
        self.pins.set(at.find_slot, slot as u32);
        self.pins.set(at.find_lanes, lanes);
        self.pins.set_array(at.lane_address, &addresses);
        let settles = self.setting.is_some_and(|set| set.0 == slot);
        // A search for what is not there goes through the whole log.
        let short = self.logs[slot].accesses.len() < 60;
        let begins = !settles && short && self.rng.random_ratio(1, 8);
        self.pins.set(at.find_valid, begins.into());
        if begins {
            let rows = rows(&self.logs[slot], lanes, &addresses);
            self.count(slot, lanes, &addresses);
            self.search = Some(Search {
                slot,
                phase: Phase::Begin,
                rows,
            });
        }
    }

    fn count(&mut self, slot: usize, lanes: u32, addresses: &[u32]) {
        let log = &self.logs[slot];
        self.tally.searches += 1;
        let mut found = 0;
        for lane in (0..WARP_LANES as u32).filter(|lane| lanes >> lane & 1 == 1) {
            let address = addresses[lane as usize];
            let stores = log
                .log(true)
                .into_iter()
                .filter(|access| access.get(&lane).is_some_and(|word| word.0 == address));
            let stores = stores.count() as u64;
            found += u32::from(stores > 0);
            self.tally.again += u64::from(stores > 1);
        }
        self.tally.found += u64::from(found);
        self.tally.missed += u64::from(found < lanes.count_ones());
    }

    /// The line that comes in this cycle, or noise: by lane.
    fn line(&mut self) -> Vec<u32> {
        let at = self.pins.at;
        let mut words: Vec<u32> = (0..WARP_LANES)
            .map(|_| self.rng.random_range(0..24) << 27 | self.rng.random_range(0..24) << 2)
            .collect();
        let mut comes = false;
        if let Some(search) = &self.search {
            if search.phase == Phase::Wait(0) {
                comes = true;
                if let Some(row) = search.rows.last() {
                    let log = self.logs[search.slot].log(true);
                    for (lane, word) in words.iter_mut().enumerate() {
                        let stored = log[row.entry].get(&(lane as u32));
                        *word = match (row.values_for, stored) {
                            (None, Some((address, _))) => 4 * address,
                            (None, None) => 0,
                            (Some(_), Some((_, value))) => *value,
                            // Memory keeps what was there before.
                            (Some(_), None) => *word,
                        };
                    }
                }
            }
        }
        self.pins.set(at.line_valid, comes.into());
        self.pins.set_array(at.line_word, &words);
        words
    }

    /// What the search does in this cycle.
    fn searches(&mut self, ready: bool, line: &[u32]) -> Result<()> {
        let at = self.pins.at;
        let phase = self.search.as_ref().map(|search| search.phase);
        let row = self
            .search
            .as_ref()
            .and_then(|search| search.rows.last().copied());
        self.expect(at.row_valid, (phase == Some(Phase::Ask)).into())?;
        self.expect(at.find_done, (phase == Some(Phase::Done)).into())?;
        let values_for = row.and_then(|row| row.values_for);
        let found = values_for.filter(|_| phase == Some(Phase::Wait(0)));
        self.expect(at.found_lanes, found.unwrap_or(0))?;
        if let (Some(Phase::Ask), Some(row)) = (phase, row) {
            self.expect(at.row_index, row.entry as u32)?;
            self.expect(at.row_values, row.values_for.is_some().into())?;
        }
        if let Some(lanes) = found {
            let told = self.pins.get_slice(at.found_value);
            for lane in (0..WARP_LANES).filter(|lane| lanes >> lane & 1 == 1) {
                ensure!(
                    told[lane] == line[lane],
                    "lane {lane} finds {:#x}, not {:#x}",
                    told[lane],
                    line[lane]
                );
            }
        }
        let latency = [0, 0, 2, self.rng.random_range(0..40)][self.rng.random_range(0..4)];
        let Some(search) = &mut self.search else {
            return Ok(());
        };
        let ended = search.phase == Phase::Done;
        search.phase = match search.phase {
            Phase::Ask if ready => Phase::Wait(latency),
            Phase::Wait(0) => {
                search.rows.pop();
                next(search)
            }
            Phase::Wait(cycles) => Phase::Wait(cycles - 1),
            Phase::Begin => next(search),
            phase => phase,
        };
        if ended {
            self.search = None;
        }
        Ok(())
    }

    fn expect(&self, pin: PinIndex<Output>, expected: u32) -> Result<()> {
        let found = self.pins.get(pin);
        let name = self.pins.name(pin);
        ensure!(
            found == expected,
            "{name} is {found:#x}, expected {expected:#x}"
        );
        Ok(())
    }
}

fn next(search: &Search) -> Phase {
    match search.rows.is_empty() {
        true => Phase::Done,
        false => Phase::Ask,
    }
}
