//! Random puts and takes, everything that is shown compared with the model in every cycle.

use super::Load;
use crate::drive;
use crate::models::waiting_lanes::{Context, Waiting};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::sizes::WAITING_CONTEXTS;
use turnstile_hdl::waiting_lanes::WaitingLanesPins;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub puts: u64,
    /// Puts of lanes that joined others.
    pub joined: u64,
    /// The same while every context is in use.
    pub joined_full: u64,
    pub takes: u64,
    /// Cycles in which nobody can be put.
    pub full: u64,
    /// Takes of nothing.
    pub takes_of_nothing: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let often = [
            self.joined,
            self.joined_full,
            self.full,
            self.takes,
            self.takes_of_nothing,
        ];
        load.often(&often, 250) && load.often(&[self.cleared], 1_000)
    }
}

bench! {
    struct Bench(pins: WaitingLanesPins) {
        model: Waiting = Waiting::new(WAITING_CONTEXTS),
        /// Of 8 cycles these have a put.
        puts: u32 = 4,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 50) {
                self.puts = self.rng.random_range(1..7);
            }
            self.cycle()?;
        }
        Ok(())
    }

    /// Few PCs, of all bits, or one that a bit tells from the youngest.
    fn pc(&mut self) -> u32 {
        let some = 0x9e37_79b8u32.wrapping_mul(self.rng.random_range(0..3));
        let youngest = self.model.contexts.last().map_or(some, |last| last.pc);
        match self.rng.random_range(0..4) {
            0 => youngest,
            1 => youngest ^ 1 << self.rng.random_range(0..32),
            _ => some,
        }
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let new = Context {
            pc: self.pc(),
            lanes: self.rng.random::<u32>() & self.rng.random::<u32>()
                | 1 << (self.rng.random::<u32>() % 32),
            log: self.rng.random_range(0..1 << 16),
        };
        let roll = self.rng.random_range(0..8);
        let room = self.model.has_room(new.pc);
        let put = roll < self.puts && room;
        let take = roll == 7;
        let clear = self.rng.random_ratio(1, 100);
        drive! { self.pins, put_valid: put, put_pc: new.pc, put_lanes: new.lanes, put_log: new.log,
            take: take, clear: clear,
        }
        self.pins.clock()?;
        ensure!(
            self.pins.get(at.room) == u32::from(room),
            "room is {}, expected {room}, for {new:x?} on {:x?}",
            self.pins.get(at.room),
            self.model
        );
        self.compare()?;
        self.count(put, take, clear, new.pc);
        if put {
            self.model.put(new);
        }
        if take {
            self.model.take();
        }
        if clear {
            self.model = Waiting::new(WAITING_CONTEXTS);
        }
        Ok(())
    }

    /// What is shown, whatever is put.
    fn compare(&mut self) -> Result<()> {
        let at = &self.pins.at;
        let get = |pin| self.pins.get(pin);
        let youngest = self.model.contexts.last();
        let found = Context {
            pc: get(at.pc),
            lanes: get(at.lanes),
            log: get(at.log),
        };
        let any = get(at.any) == 1;
        ensure!(
            any == youngest.is_some() && youngest.is_none_or(|due| *due == found),
            "any is {any}, the youngest {found:x?}, expected {:x?}",
            self.model
        );
        let waiting = get(at.waiting);
        ensure!(
            waiting == self.model.lanes(),
            "{waiting:x} wait, expected {:x?}",
            self.model
        );
        Ok(())
    }

    fn count(&mut self, put: bool, take: bool, clear: bool, pc: u32) {
        let used = self.model.contexts.len();
        let (tally, full) = (&mut self.tally, used == WAITING_CONTEXTS);
        let joined = put && self.model.joins(pc);
        tally.puts += u64::from(put);
        tally.joined += u64::from(joined);
        tally.joined_full += u64::from(joined && full);
        tally.takes += u64::from(take && used != 0);
        tally.takes_of_nothing += u64::from(take && used == 0);
        tally.full += u64::from(full);
        tally.cleared += u64::from(clear);
    }
}
