//! Random messages and look-ups on the conflict address table, every answer compared with the model.
//!
//! Messages come as reference count tables send them, add and remove in turn for each word and kind, and now
//! and then twice, which must change nothing. All four look-up ports are busy, often on the word that is
//! updated in the same cycle or was in the one before.

use super::Load;
use crate::drive;
use crate::models::conflict_address_table::ConflictAddresses;
use crate::models::reference_count_table::{Kind, Message, Shape};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::conflict_address_table::ConflictAddressTablePins;
use turnstile_hdl::conflict_address_table::PORTS;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub updates: u64,
    /// Adds that found their set full.
    pub full: u64,
    pub lookups: u64,
    pub found: u64,
    /// Look-ups of the word updated in the same cycle.
    pub same_cycle: u64,
    /// Most addresses held at once.
    pub most: usize,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.same_cycle, self.found], 200) && load.filled(self.most, self.full)
    }
}

bench! {
    struct Bench(pins: ConflictAddressTablePins) {
        model: ConflictAddresses = ConflictAddresses::new(Shape::FULL),
        /// What has been added last for each word and kind.
        live: Vec<(u32, Kind)> = vec![],
        one_set: bool = false,
        filling: bool = false,
        phase_ends: u64 = 0,
        /// The answers that the next cycle brings, and `upd_full`.
        expected: [Option<[bool; 2]>; PORTS] = [None; PORTS],
        full: bool = false,
        recent: u32 = 0,
    }
}

/// Cycles for which the bench fills or drains, and keeps to one choice of addresses.
const PHASE: u64 = 6_000;

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.pins.cycle() >= self.phase_ends {
                self.phase_ends = self.pins.cycle() + PHASE;
                self.filling = !self.filling;
                self.one_set = self.rng.random_ratio(1, 4);
            }
            if self.rng.random_ratio(1, 40_000) {
                self.clear()?;
            }
            let message = self.rng.random_ratio(9, 10).then(|| self.message());
            self.cycle(message, false)?;
        }
        while let Some((address, kind)) = self.live.pop() {
            let add = false;
            self.cycle(Some(Message { address, kind, add }), false)?;
        }
        ensure!(self.model.addresses() == 0, "addresses are left");
        self.cycle(None, false)?;
        self.cycle(None, false)
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.cycle(None, true)?;
        self.model = ConflictAddresses::new(Shape::FULL);
        self.live.clear();
        for _ in 0..1 << Shape::FULL.set_bits {
            self.cycle(None, true)?;
            ensure!(self.pins.get(at.upd_ready) == 0, "ready in the sweep");
        }
        Ok(())
    }

    fn message(&mut self) -> Message {
        let adds = if self.filling { 9 } else { 2 };
        if self.live.is_empty() || self.rng.random_ratio(adds, 10) {
            let kind = match self.rng.random() {
                true => Kind::Write,
                false => Kind::Read,
            };
            let address = self.address();
            if !self.live.contains(&(address, kind)) {
                self.live.push((address, kind));
            }
            let add = true;
            return Message { address, kind, add };
        }
        let at = self.rng.random_range(0..self.live.len());
        let (address, kind) = match self.rng.random_ratio(1, 50) {
            true => self.live[at],
            false => self.live.swap_remove(at),
        };
        if self.live.contains(&(address, kind)) {
            let add = true;
            return Message { address, kind, add };
        }
        let add = false;
        Message { address, kind, add }
    }

    fn address(&mut self) -> u32 {
        let random = self.rng.random::<u32>() >> 2;
        if self.one_set {
            let tag = random & 0x1f00;
            return tag ^ Shape::FULL.set(tag) as u32;
        }
        match self.rng.random_range(0..4) {
            0 if !self.live.is_empty() => self.live[self.rng.random_range(0..self.live.len())].0,
            _ => random,
        }
    }

    /// What a lane may look up: the word of this cycle's message, of the one before, any live one, any.
    fn looked_up(&mut self, message: Option<Message>) -> u32 {
        match (self.rng.random_range(0..4), message) {
            (0, Some(message)) => message.address,
            (1, _) => self.recent,
            (2, _) if !self.live.is_empty() => {
                self.live[self.rng.random_range(0..self.live.len())].0
            }
            _ => self.address(),
        }
    }

    /// A clock with an update and look-ups. While `sweeping`, both are offered and neither is taken.
    fn cycle(&mut self, message: Option<Message>, sweeping: bool) -> Result<()> {
        let at = self.pins.at;
        let mut next = [None; PORTS];
        for (port, answer) in next.iter_mut().enumerate() {
            let valid = self.rng.random_ratio(7, 8);
            let address = self.looked_up(message);
            self.pins.set(at.lookup_valid.pin(port), valid.into());
            self.pins.set(at.lookup_address.pin(port), address);
            if valid && !sweeping {
                *answer = Some(self.model.look_up(address));
                self.tally.lookups += 1;
                self.tally.found += u64::from(self.model.look_up(address) != [false; 2]);
                let same = message.is_some_and(|message| message.address == address);
                self.tally.same_cycle += u64::from(same);
            }
        }
        let mut full = false;
        let offered = match (message, sweeping) {
            (None, true) => Some(self.message()),
            _ => message,
        };
        self.pins.set(at.upd_valid, offered.is_some().into());
        if let Some(Message { address, kind, add }) = offered {
            drive!(self.pins, upd_address: address, upd_write: kind as u32, upd_add: add);
        }
        if let Some(message) = message {
            full = self.model.update(message);
            self.tally.updates += 1;
            self.tally.full += u64::from(full);
            self.recent = message.address;
        }
        self.tally.most = self.tally.most.max(self.model.addresses());
        self.pins.clock()?;
        ensure!(
            message.is_none() || self.pins.get(at.upd_ready) == 1,
            "not ready for a message"
        );
        let expected = std::mem::replace(&mut self.expected, next);
        for (port, answer) in expected.into_iter().enumerate() {
            let kinds = [at.lookup_read, at.lookup_write];
            let found = kinds.map(|kind| self.pins.get(kind.pin(port)) == 1);
            let answer = answer.unwrap_or_default();
            ensure!(
                found == answer,
                "port {port}: read, write are {found:?}, expected {answer:?}"
            );
        }
        let expected = std::mem::replace(&mut self.full, full);
        self.pins.expect(at.upd_full, expected)
    }
}
