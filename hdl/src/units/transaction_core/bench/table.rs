//! The conflict address table: its updates, and look-ups of loads and stores.

use super::state::{has, Check, WHOLE};
use super::{count, Bench};
use crate::models::reference_count_table::{Kind, Message};
use crate::{drive, expect};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::WARP_LANES;

pub(super) fn kind(write: bool) -> Kind {
    match write {
        true => Kind::Write,
        false => Kind::Read,
    }
}

impl<E: Engine> Bench<E> {
    fn sweeps(&self, now: u64) -> bool {
        now <= self.cleared_at + (1 << self.shape.set_bits)
    }

    pub(super) fn offer_update(&mut self, now: u64) -> Option<Message> {
        let at = self.pins.at;
        let goes = !self.sweeps(now) && self.rng.random_range(0..8) < self.pace.updates;
        let message = goes.then(|| self.draw_update());
        self.pins.set(at.upd_valid, message.is_some().into());
        let (address, noise) = (self.word(), self.rng.random());
        let noise = Message {
            address,
            kind: kind(noise),
            add: self.rng.random(),
        };
        let Message { address, kind, add } = message.unwrap_or(noise);
        drive!(self.pins, upd_address: address, upd_write: kind as u32, upd_add: add);
        message
    }

    /// Adds and removes of a word and kind in turn.
    fn draw_update(&mut self) -> Message {
        if self.live.len() > 40 || !self.live.is_empty() && self.rng.random_ratio(2, 5) {
            let place = self.rng.random_range(0..self.live.len());
            let (address, kind) = self.live.swap_remove(place);
            let add = false;
            return Message { address, kind, add };
        }
        let recent = self.recent[self.rng.random_range(0..self.recent.len())];
        let mut address = match self.rng.random() {
            true => recent,
            false => self.word(),
        };
        if self.pace.one_set {
            let tag = address & 0xf << self.shape.set_bits;
            address = tag ^ self.shape.set(tag) as u32;
        }
        let kind = kind(self.rng.random());
        if !self.live.contains(&(address, kind)) {
            self.live.push((address, kind));
        }
        let add = true;
        Message { address, kind, add }
    }

    /// Look-ups of this cycle have been answered as the table was before it.
    pub(super) fn check_update(&mut self, now: u64, update: Option<Message>) -> Result<()> {
        expect!(self.pins, upd_ready: !self.sweeps(now), upd_full: self.full);
        self.full = update.is_some_and(|message| self.table.update(message));
        self.tally.full += u64::from(self.full);
        if let Some(message) = update {
            self.tally.updates += 1;
            self.heard(message.address);
        }
        Ok(())
    }

    pub(super) fn offer_check(&mut self) {
        let at = self.pins.at;
        if self.check.is_none() && self.rng.random_range(0..8) < self.pace.checks {
            let mut address = || match self.live.is_empty() || self.rng.random() {
                true => self.word(),
                false => self.live[self.rng.random_range(0..self.live.len())].0,
            };
            let addresses = (0..WARP_LANES).map(|_| address()).collect();
            self.check = Some(Check {
                kind: kind(self.rng.random()),
                lanes: self.some_lanes(),
                addresses,
                hits: vec![],
                contested: false,
            });
        }
        self.pins.set(at.check_valid, self.check.is_some().into());
        if let Some(check) = &self.check {
            drive!(self.pins, check_write: check.kind as u32, check_lanes: check.lanes);
            self.pins.set_array(at.check_address, &check.addresses);
        }
    }

    pub(super) fn check_look_up(&mut self) -> Result<()> {
        let at = self.pins.at;
        let checked = self.checked.take();
        expect!(self.pins, check_done: checked.is_some(), check_hits: checked.unwrap_or(0));
        let ready = self.pins.get(at.check_ready) == 1;
        let scans = self.straps.early && self.walking.is_some();
        let (table, both_write) = (&self.table, self.straps.write_write);
        let Some(check) = &mut self.check else {
            ensure!(!ready, "a look-up of nobody ends");
            return Ok(());
        };
        let lanes = (0..WARP_LANES).filter(|lane| has(check.lanes, *lane));
        let hits = lanes.filter(|lane| table.hits(check.addresses[*lane], check.kind, both_write));
        check.hits.push(hits.fold(0, |mask, lane| mask | 1 << lane));
        let (own, cycles) = (check.groups().len().max(1), check.hits.len());
        check.contested |= scans;
        let most = if check.contested { own + WHOLE } else { own };
        ensure!(
            cycles <= most,
            "a look-up of {own} cycles takes {cycles} and more"
        );
        ensure!(!ready || cycles >= own, "a look-up takes {cycles} cycles");
        if ready {
            let hit = check.hit();
            self.tally.checks += 1;
            self.tally.hits += count(hit);
            self.tally.held += u64::from(cycles > own);
            self.checked = Some(hit);
            self.check = None;
        }
        Ok(())
    }
}
