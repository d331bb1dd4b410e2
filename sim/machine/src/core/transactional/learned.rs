//! What a slot has learned of conflicts within its warp: look-ups of loads and stores, lost words and ends of passes become pins of the RTL, which says who
//! had better pause.

use super::access::Access;
use crate::unit_pins::UnitPins;
use turnstile_hdl::learned_conflicts::LearnedConflictsPins;
use turnstile_tools::Result;

/// Clocks in which the unit still does something behind the last with something on its pins.
const AFTERMATH: u32 = 2;

/// The unit of a slot behind an engine.
pub struct LearnedTop {
    /// Where its ports lie.
    pub at: LearnedConflictsPins,
    /// Its pins and the engine that steps it.
    pub pins: UnitPins,
}

/// The unit of a slot.
pub struct Learned {
    at: LearnedConflictsPins,
    pins: UnitPins,
    /// Clocks that it may still need.
    busy: u32,
}

impl Learned {
    /// Resets a unit.
    ///
    /// # Errors
    /// What its engine reports.
    pub fn new(top: LearnedTop) -> Result<Self> {
        let LearnedTop { at, mut pins } = top;
        pins.reset(at.clear)?;
        Ok(Self { at, pins, busy: 0 })
    }

    /// Simulated clocks.
    pub fn clocks(&self) -> u64 {
        self.pins.clocks()
    }

    /// Lanes of a load may pause.
    pub fn may_hit(&self) -> bool {
        self.pins.flag(self.at.may_hit)
    }

    /// A word of an access is looked up.
    pub fn look_up<const LANES: usize>(&mut self, access: &Access<LANES>, word: usize) {
        let (at, next) = (&self.at, &mut self.pins.next);
        next[at.check_valid] = 1;
        next[at.check_write] = access.write().into();
        next[at.check_lanes] = access.lanes();
        for lane in 0..LANES {
            next[at.lane_address.pin(lane)] = access.address(lane, word);
        }
        self.busy = AFTERMATH;
    }

    /// Lanes have aborted at the word with this bank and entry.
    pub fn lost(&mut self, bank: u32, entry: u32) {
        let (at, next) = (&self.at, &mut self.pins.next);
        next[at.lost_valid] = 1;
        [next[at.lost_bank], next[at.lost_entry]] = [bank, entry];
        self.busy = AFTERMATH;
    }

    /// The pass of the slot ends.
    pub fn pass_ends(&mut self) {
        self.pins.next[self.at.pass_ends] = 1;
        self.busy = AFTERMATH;
    }

    /// A clock, if something is under way. Whether the look-up is taken, and its answer when that comes.
    ///
    /// # Errors
    /// What the engine reports.
    pub fn clock(&mut self) -> Result<(bool, Option<u32>)> {
        if self.busy == 0 {
            return Ok((false, None));
        }
        self.busy -= 1;
        self.pins.clock()?;
        let at = self.at;
        let taken = self.pins.inputs()[at.check_valid] == 1 && self.pins.flag(at.check_ready);
        for valid in [at.check_valid, at.lost_valid, at.pass_ends] {
            self.pins.next[valid] = 0;
        }
        let done = self.pins.flag(at.check_done);
        Ok((taken, done.then(|| self.pins.outputs()[at.check_hits])))
    }
}
