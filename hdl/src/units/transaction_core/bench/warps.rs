//! The warps before they commit: passes, accesses, what is written in which order, and searches for it.

use super::state::{has, Search};
use super::Bench;
use crate::models::log_walker::{mask, Access};
use crate::models::write_time_table::Reads;
use crate::units::partitions::{line, Lines};
use crate::{drive, expect};
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::SLOTS;

/// Entries of a warp's logs at most.
const LONGEST: usize = 16;

/// What is asked for in a cycle.
#[derive(Clone, Debug, Default)]
pub(super) struct Steps {
    begin: Option<(usize, u32)>,
    set: Option<(usize, usize)>,
    append: Option<(usize, bool, Access)>,
    load: Option<(usize, u32)>,
    reply: Option<(usize, u32, u64)>,
}

impl<E: Engine> Bench<E> {
    fn searched(&self, slot: usize) -> bool {
        self.search
            .as_ref()
            .is_some_and(|search| search.slot == slot)
    }

    pub(super) fn offer_steps(&mut self, now: u64) -> Steps {
        let steps = self.draw_steps();
        let at = self.pins.at;
        let noise: [u32; 2] = [(); 2].map(|()| self.rng.random());
        let slot = (noise[0] & 1) as usize;
        let (begin_slot, begin_lanes) = steps.begin.unwrap_or((slot, noise[1]));
        let (set_slot, index) = steps.set.unwrap_or((slot, 0));
        let (append_slot, write, access) =
            steps
                .append
                .clone()
                .unwrap_or((slot, noise[1] & 1 == 1, Access::new()));
        let append_lanes = match steps.append {
            Some(_) => mask(access.keys().copied()),
            None => noise[1],
        };
        let (load_slot, load_lanes) = steps.load.unwrap_or((slot, noise[1]));
        let (reply_slot, reply_lanes, written) = steps.reply.unwrap_or((slot, noise[1], self.time));
        drive! { self.pins,
            begin_valid: steps.begin.is_some(), begin_slot: begin_slot as u32,
            begin_lanes: begin_lanes, set_valid: steps.set.is_some(), set_slot: set_slot as u32,
            set_index: index as u32, append_valid: steps.append.is_some(),
            append_slot: append_slot as u32, append_write: write, append_lanes: append_lanes,
            load_valid: steps.load.is_some(), load_slot: load_slot as u32, load_lanes: load_lanes,
            reply_valid: steps.reply.is_some(), reply_slot: reply_slot as u32,
            reply_lanes: reply_lanes,
        }
        self.pins
            .set_wide(at.load_time_lo, at.load_time_hi, self.time);
        self.pins
            .set_wide(at.reply_time_lo, at.reply_time_hi, written);
        if let Some((slot, _)) = steps.set {
            self.warps[slot].settled = now + 2;
        }
        steps
    }

    fn draw_steps(&mut self) -> Steps {
        let mut steps = Steps::default();
        let slot = self.rng.random_range(0..SLOTS);
        let settling = self.setting.is_some_and(|set| set.0 == slot);
        let free = self.commits[slot].is_none() && !self.searched(slot) && !settling;
        if free && !self.warps[slot].runs {
            steps.begin = Some((slot, self.draw_pass(slot)));
            steps.set = Some((slot, 0));
        } else if free && !self.warps[slot].commits && self.rng.random_ratio(1, 60) {
            let most = self.warps[slot].logs.accesses.len();
            steps.set = Some((slot, self.rng.random_range(0..=most)));
        }
        let slot = self.rng.random_range(0..SLOTS);
        let warp = &self.warps[slot];
        let goes = warp.runs && !warp.commits && !self.searched(slot);
        if goes && warp.logs.accesses.len() < LONGEST && self.rng.random_ratio(1, 2) {
            let write = !warp.reads_only && self.rng.random_ratio(1, 2);
            steps.append = Some((slot, write, self.draw_access()));
        }
        let mut one = |period| {
            let does = self.rng.random_ratio(1, period);
            does.then(|| self.rng.random_range(0..SLOTS))
        };
        let (load, reply) = (one(4), one(4));
        steps.load = load.map(|slot| (slot, self.some_lanes()));
        steps.reply = reply.map(|slot| {
            let lanes = self.some_lanes();
            let ago = self.rng.random_range(0..40);
            // Or one whose halves compare the other way round.
            let written = match self.rng.random_range(0..8) {
                0 => self.rng.random::<u64>() >> 32,
                _ => self.time - ago,
            };
            (slot, lanes, written)
        });
        steps
    }

    /// The lanes that have aborted, or others.
    fn draw_pass(&mut self, slot: usize) -> u32 {
        let left = mask(self.aborts[slot].left.iter().copied());
        match left != 0 && self.rng.random_ratio(3, 4) {
            true => left,
            false => self.some_lanes(),
        }
    }

    fn draw_access(&mut self) -> Access {
        let lanes = self.some_lanes();
        let lanes = (0..WARP_LANES as u32).filter(|lane| has(lanes, *lane as usize));
        let lanes: Vec<u32> = lanes.collect();
        let access: Access = lanes
            .into_iter()
            .map(|lane| (lane, (self.word(), self.rng.random())))
            .collect();
        self.recent.extend(access.values().map(|word| word.0));
        self.recent.drain(..self.recent.len().saturating_sub(64));
        access
    }

    /// What has been asked for in this cycle comes true, in the unit's order.
    pub(super) fn check_steps(&mut self, now: u64, steps: Steps) -> Result<()> {
        let at = self.pins.at;
        for slot in 0..SLOTS {
            let logs = &self.warps[slot].logs;
            let [reads, writes] = [false, true].map(|kind| logs.log(kind).len() as u32);
            self.pins.expect(at.log_reads.pin(slot), reads)?;
            self.pins.expect(at.log_writes.pin(slot), writes)?;
            self.pins.expect(at.log_index.pin(slot), reads + writes)?;
        }
        let goes = steps.set.is_none() && self.setting.is_none();
        expect!(self.pins, append_ready: goes, append_overflow: 0);
        if let Some((slot, lanes, written)) = steps.reply {
            self.each(slot, lanes, |reads| reads.reply(written));
        }
        if let Some((slot, lanes)) = steps.load {
            let time = self.time;
            self.each(slot, lanes, |reads| reads.load(time));
        }
        if let Some((slot, lanes)) = steps.begin {
            self.each(slot, lanes, |reads| *reads = Reads::default());
            let warp = &mut self.warps[slot];
            (warp.runs, warp.lanes) = (true, lanes);
            warp.reads_only = self.rng.random_ratio(1, 3);
            warp.wrote &= !lanes;
        }
        if let Some((slot, write, access)) = steps.append.filter(|_| goes) {
            let warp = &mut self.warps[slot];
            let length = warp.logs.log(write).len();
            if write {
                warp.wrote |= mask(access.keys().copied());
            }
            warp.logs.accesses.push((write, access));
            self.pins.expect(at.append_index, length as u32)?;
        }
        if let Some((slot, index)) = self.setting.take() {
            self.warps[slot].logs.accesses.truncate(index);
            self.tally.set_back += u64::from(index > 0);
        }
        self.setting = steps.set;
        for slot in 0..SLOTS {
            let ends = self.rng.random_ratio(1, 32) && now >= self.warps[slot].settled;
            let settling = self.setting.is_some_and(|set| set.0 == slot);
            let warp = &mut self.warps[slot];
            warp.commits |= warp.runs && ends && !settling;
        }
        Ok(())
    }

    fn each(&mut self, slot: usize, lanes: u32, does: impl Fn(&mut Reads)) {
        for lane in (0..WARP_LANES).filter(|lane| has(lanes, *lane)) {
            does(&mut self.warps[slot].reads[lane]);
        }
    }

    /// A search, with its line if it comes in this cycle. Whether another may be asked for.
    pub(super) fn offer_search(&mut self, now: u64) -> bool {
        let at = self.pins.at;
        if self.search.is_none() {
            self.begin_search();
        }
        self.pins.set(at.search_valid, self.search.is_some().into());
        let ready = self.ready();
        self.pins.set(at.search_row_ready, ready.into());
        let search = self.search.as_mut();
        let line = search.and_then(|search| search.lines.pop(now));
        self.pins.set(at.search_line_valid, line.is_some().into());
        let noise = self.rng.random();
        let words = line.unwrap_or(vec![noise; WARP_LANES]);
        self.pins.set_array(at.search_line_word, &words);
        ready
    }

    fn begin_search(&mut self) {
        let slot = self.rng.random_range(0..SLOTS);
        let settling = self.setting.is_some_and(|set| set.0 == slot);
        let goes = self.warps[slot].runs && !settling && self.commits[slot].is_none();
        if !goes || !self.rng.random_ratio(1, 8) {
            return;
        }
        let stores = self.warps[slot].logs.log(true);
        let stores: Vec<Access> = stores.into_iter().cloned().collect();
        let lanes = self.some_lanes();
        let mut address = |lane: u32| {
            let random = self.word();
            let youngest = stores.last().filter(|_| self.rng.random());
            let written = youngest.and_then(|store| store.get(&lane));
            written.map_or(random, |word| word.0)
        };
        let addresses: Vec<u32> = (0..WARP_LANES as u32).map(&mut address).collect();
        let at = self.pins.at;
        drive!(self.pins, search_slot: slot as u32, search_lanes: lanes);
        self.pins.set_array(at.search_address, &addresses);
        self.search = Some(Search {
            slot,
            lanes,
            addresses,
            found: 0,
            lines: Lines::default(),
        });
    }

    pub(super) fn check_search(&mut self, now: u64, ready: bool) -> Result<()> {
        let at = self.pins.at;
        let [found, done, asks] =
            [at.search_hit, at.search_done, at.search_row_valid].map(|pin| self.pins.get(pin));
        let due = self.later(now);
        let Some(search) = &mut self.search else {
            ensure!([found, done, asks] == [0; 3], "a search of nobody");
            return Ok(());
        };
        let logs = &self.warps[search.slot].logs;
        for lane in (0..WARP_LANES).filter(|lane| has(found, *lane)) {
            let own = logs.own_write(lane as u32, search.addresses[lane]);
            let value = self.pins.get(at.search_value.pin(lane));
            let wanted = own.map(|own| own.1);
            ensure!(
                has(search.lanes & !search.found, lane) && wanted == Some(value),
                "lane {lane} finds {value:#x}, not {wanted:x?}"
            );
        }
        search.found |= found;
        if asks == 1 && ready {
            let index = self.pins.get(at.search_row_index) as usize;
            let values = self.pins.get(at.search_row_values) == 1;
            let log = logs.log(true);
            let access = log.get(index).context("an entry that is not there")?;
            search.lines.push(due, line(access, values, &mut self.rng));
        }
        if done == 1 {
            let finders = search.finders(logs);
            ensure!(
                search.found == finders,
                "lanes {:#x} have found their words, not {finders:#x}",
                search.found
            );
            self.tally.found += super::count(finders);
            self.search = None;
        }
        Ok(())
    }
}
