//! Random appends, sets and searches on the transactional logs, with a bench that plays the core and its memory.
//!
//! The bench keeps the accesses of each slot in one buffer, as the paper has it, and cuts it where the log index says. It knows in which cycle each line of a
//! search is asked for, as it knows which have come; which lanes find something, and where, is the model's to say.

use super::Load;
use crate::models::log_walker::{mask, Access, Logs};
use crate::{drive, expect};
use anyhow::{ensure, Result};
use rand::Rng;
use std::collections::{BTreeMap, VecDeque};
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{LOG_ENTRY_BITS, WARP_LANES};
use turnstile_hdl::transaction_log::{TransactionLogPins, SLOTS};

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
    /// Most lines under way at once.
    pub ahead: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [self.found, self.again, self.missed, self.set_back];
        let ahead = load.cycles < 50_000 || self.ahead == AHEAD as u64;
        load.often(&rarest, 1_000)
            && load.ever(&[self.cleared], 10_000)
            && load.ever(&[self.overflows], 50_000)
            && ahead
    }
}

/// Entries of a log.
const ENTRIES: usize = 1 << LOG_ENTRY_BITS;

/// Lines of addresses that may be under way.
const AHEAD: usize = 16;

/// Where a search is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    Begin,
    Addresses,
    /// A line of values is asked for.
    AskValues,
    /// It is under way.
    Values,
    Done,
}

#[derive(Clone, Debug)]
struct Search {
    slot: usize,
    phase: Phase,
    /// By lane that is sought: the entry in which it finds its word, if it does.
    finds: BTreeMap<u32, Option<usize>>,
    /// Entries whose addresses are not asked for yet: those below.
    left: usize,
    /// Lines under way: entry, whether they are values, and the first cycle in which they can come.
    lines: VecDeque<(usize, bool, u64)>,
    /// Entries whose addresses have come: these and those above.
    seen: usize,
    /// Lanes whose values have come.
    served: u32,
}

impl Search {
    /// Some lane may find its word in an entry that has not come.
    fn seeks(&self) -> bool {
        let seeks = |entry: &Option<usize>| entry.is_none_or(|entry| entry < self.seen);
        self.finds.values().any(seeks)
    }

    /// The entry whose values are next, and the lanes that wait for them: that of the lowest lane.
    fn values(&self) -> Option<(usize, u32)> {
        let waits = |(lane, entry): (&u32, &Option<usize>)| {
            let entry = entry.filter(|entry| *entry >= self.seen)?;
            (self.served >> lane & 1 == 0).then_some((*lane, entry))
        };
        let waiting: Vec<(u32, usize)> = self.finds.iter().filter_map(waits).collect();
        let (_, entry) = *waiting.first()?;
        let mates = waiting.iter().filter(|(_, of)| *of == entry);
        Some((entry, mask(mates.map(|(lane, _)| *lane))))
    }

    /// The line that is asked for: its entry, and whether it is of values.
    fn asks(&self) -> Option<(usize, bool)> {
        match self.phase {
            Phase::Addresses => {
                let asks = self.left > 0 && self.seeks() && self.lines.len() < AHEAD;
                asks.then(|| (self.left - 1, false))
            }
            Phase::AskValues => Some((self.values()?.0, true)),
            _ => None,
        }
    }

    fn next(&mut self) {
        let ended = self.lines.is_empty() && (self.left == 0 || !self.seeks());
        let behind = match self.values() {
            Some(_) => Phase::AskValues,
            None => Phase::Done,
        };
        self.phase = match self.phase {
            Phase::Begin if self.left == 0 || self.finds.is_empty() => Phase::Done,
            Phase::Begin => Phase::Addresses,
            Phase::Addresses if ended => behind,
            Phase::AskValues if !self.lines.is_empty() => Phase::Values,
            Phase::Values if self.lines.is_empty() => behind,
            phase => phase,
        };
    }
}

bench! {
    struct Bench(pins: TransactionLogPins) {
        logs: [Logs; SLOTS] = Default::default(),
        /// A log that was set in the last cycle.
        setting: Option<(usize, usize)> = None,
        search: Option<Search> = None,
        /// Accesses come in so many of eight cycles, and so many of eight are stores.
        rate: u32 = 0,
        stores: u32 = 0,
    }
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
        self.pins.pulse(at.clear);
        self.pins.set(at.line_valid, 0);
        self.pins.clock()?;
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
        drive!(self.pins, set_valid: set.is_some(), set_slot: slot as u32, set_index: index as u32);
        let slot = self.rng.random_range(0..SLOTS);
        let write = self.rng.random_range(0..8) < self.stores;
        let appends = self.rng.random_range(0..8) < self.rate && searched != Some(slot);
        drive!(self.pins, append_valid: appends, append_slot: slot as u32, append_write: write);
        let ready = self.rng.random_ratio(3, 4);
        self.pins.set(at.row_ready, ready.into());
        let (comes, words) = self.line();
        self.pins.clock()?;

        self.searches(ready, comes, &words)?;
        self.lengths()?;
        let goes = set.is_none() && self.setting.is_none();
        self.pins.expect(at.append_ready, goes)?;
        let length = self.logs[slot].log(write).len();
        let full = length == ENTRIES;
        expect!(self.pins, append_index: length as u32, append_overflow: appends && goes && full);
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
            self.pins.expect(at.log_reads.pin(slot), reads)?;
            self.pins.expect(at.log_writes.pin(slot), writes)?;
            self.pins.expect(at.log_index.pin(slot), reads + writes)?;
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
        drive!(self.pins, search_slot: slot as u32, search_lanes: lanes);
        self.pins.set_array(at.lane_address, &addresses);
        let settles = self.setting.is_some_and(|set| set.0 == slot);
        // A search for what is not there goes through the whole log.
        let short = self.logs[slot].accesses.len() < 60;
        let begins = !settles && short && self.rng.random_ratio(1, 8);
        self.pins.set(at.search_valid, begins.into());
        if begins {
            self.count(slot, lanes, &addresses);
            let log = &self.logs[slot];
            let sought = (0..WARP_LANES as u32).filter(|lane| lanes >> lane & 1 == 1);
            let entry = |lane: u32| log.own_write(lane, addresses[lane as usize]);
            let finds = sought.map(|lane| (lane, entry(lane).map(|(entry, _)| entry)));
            let length = log.log(true).len();
            self.search = Some(Search {
                slot,
                phase: Phase::Begin,
                finds: finds.collect(),
                left: length,
                lines: VecDeque::new(),
                seen: length,
                served: 0,
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
    fn line(&mut self) -> (Option<(usize, bool)>, Vec<u32>) {
        let at = self.pins.at;
        let mut words: Vec<u32> = (0..WARP_LANES)
            .map(|_| self.rng.random_range(0..24) << 27 | self.rng.random_range(0..24) << 2)
            .collect();
        let now = self.pins.cycle();
        let mut comes = None;
        if let Some(search) = &mut self.search {
            let due = search.lines.front().is_some_and(|line| line.2 <= now);
            let line = due.then(|| search.lines.pop_front()).flatten();
            comes = line.map(|(entry, values, _)| (entry, values));
            if let Some((entry, values)) = comes {
                let log = self.logs[search.slot].log(true);
                for (lane, word) in words.iter_mut().enumerate() {
                    let stored = log[entry].get(&(lane as u32));
                    *word = match (values, stored) {
                        (false, Some((address, _))) => 4 * address,
                        (false, None) => 0,
                        (true, Some((_, value))) => *value,
                        // Memory keeps what was there before.
                        (true, None) => *word,
                    };
                }
            }
        }
        self.pins.set(at.line_valid, comes.is_some().into());
        self.pins.set_array(at.line_word, &words);
        (comes, words)
    }

    /// What the search does in this cycle, in which a line comes or none.
    fn searches(&mut self, ready: bool, comes: Option<(usize, bool)>, line: &[u32]) -> Result<()> {
        let at = self.pins.at;
        let phase = self.search.as_ref().map(|search| search.phase);
        self.pins
            .expect(at.search_done, phase == Some(Phase::Done))?;
        let here = self.search.as_ref().and_then(Search::values);
        let found = here.filter(|_| comes.is_some_and(|(_, values)| values));
        let lanes = found.map_or(0, |(_, lanes)| lanes);
        self.pins.expect(at.search_hit, lanes)?;
        let told = self.pins.get_slice(at.search_value);
        for lane in (0..WARP_LANES).filter(|lane| lanes >> lane & 1 == 1) {
            ensure!(
                told[lane] == line[lane],
                "lane {lane} finds {:#x}, not {:#x}",
                told[lane],
                line[lane]
            );
        }
        // A line that comes has been under way in this cycle.
        let asks = self.search.as_ref().and_then(|search| {
            let mut search = search.clone();
            search
                .lines
                .extend(comes.map(|(entry, values)| (entry, values, 0)));
            search.asks()
        });
        self.pins.expect(at.row_valid, asks.is_some())?;
        if let Some((entry, values)) = asks {
            expect!(self.pins, row_index: entry as u32, row_values: values);
        }
        let latency = [0, 0, 2, self.rng.random_range(0..40)][self.rng.random_range(0..4)];
        let now = self.pins.cycle();
        let Some(search) = &mut self.search else {
            return Ok(());
        };
        if search.phase == Phase::Done {
            self.search = None;
            return Ok(());
        }
        match comes {
            Some((entry, false)) => search.seen = entry,
            Some((_, true)) => search.served |= lanes,
            None => {}
        }
        if let Some((entry, values)) = asks.filter(|_| ready) {
            search.left -= usize::from(!values);
            search.lines.push_back((entry, values, now + latency));
            self.tally.ahead = self.tally.ahead.max(search.lines.len() as u64);
        }
        search.next();
        Ok(())
    }
}
