//! Where each transaction of a commit unit stands: bits by slot.
//!
//! ```text
//!  fill_*, fail_*, outcome_*, reset_* ->+-----------------------------+
//!                                       | filled, skipped, last,      |-> what the pointers see of
//!  hazard_slot, vote_slot,            ->| failed, known, passed       |   their slots (same cycle)
//!  commit_slot, retire_slot,          ->|                             |
//!  release_slot                         +-----------------------------+
//! ```
//!
//! `fill` says that all words of a slot have come, or that there are none (`fill_skip`), and whether it is the last of its warp. `fail_0` and
//! `fail_1`: it has failed here. `outcome`: its core has the votes of all commit units; it passes if `outcome_pass`. `reset` takes all bits of a slot away. All of them act at the
//! rising edge, reads see the bits from before it. **Same-cycle priority**: clear, reset, then the others.

use crate::prelude::*;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// Bits of `2^SLOT_BITS` slots.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    EarlyConflict,
    "where each transaction of a commit unit stands",
    EntryFlags::<COMMIT_SLOT_BITS>::default()
)]
#[idle(|flags| !flags.clear.val()
        && !flags.fill_valid.val()
        && !flags.outcome_valid.val()
        && !flags.reset_valid.val()
        && flags.fail_valid.iter().all(|fails| !fails.val()))]
pub struct EntryFlags<const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub fill_valid: Signal<In, bool>,
    pub fill_slot: Signal<In, Bits<SLOT_BITS>>,
    pub fill_skip: Signal<In, bool>,
    pub fill_last: Signal<In, bool>,
    pub fail_valid: Array<Signal<In, bool>, 2>,
    pub fail_slot: Array<Signal<In, Bits<SLOT_BITS>>, 2>,
    pub outcome_valid: Signal<In, bool>,
    pub outcome_slot: Signal<In, Bits<SLOT_BITS>>,
    pub outcome_pass: Signal<In, bool>,
    pub reset_valid: Signal<In, bool>,
    pub reset_slot: Signal<In, Bits<SLOT_BITS>>,
    pub hazard_slot: Signal<In, Bits<SLOT_BITS>>,
    pub hazard_filled: Signal<Out, bool>,
    pub vote_slot: Signal<In, Bits<SLOT_BITS>>,
    pub vote_failed: Signal<Out, bool>,
    pub vote_last: Signal<Out, bool>,
    pub commit_slot: Signal<In, Bits<SLOT_BITS>>,
    pub commit_skipped: Signal<Out, bool>,
    pub commit_known: Signal<Out, bool>,
    pub commit_passed: Signal<Out, bool>,
    pub retire_slot: Signal<In, Bits<SLOT_BITS>>,
    pub retire_last: Signal<Out, bool>,
    pub release_slot: Signal<In, Bits<SLOT_BITS>>,
    pub release_failed: Signal<Out, bool>,
    #[start(Plane::new("filled", 1 << SLOT_BITS))]
    filled: Plane,
    #[start(Plane::new("skipped", 1 << SLOT_BITS))]
    skipped: Plane,
    #[start(Plane::new("last", 1 << SLOT_BITS))]
    last: Plane,
    #[start(Plane::new("failed", 1 << SLOT_BITS))]
    failed: Plane,
    #[start(Plane::new("known", 1 << SLOT_BITS))]
    known: Plane,
    #[start(Plane::new("passed", 1 << SLOT_BITS))]
    passed: Plane,
}

impl<const SLOT_BITS: usize> Circuit for EntryFlags<SLOT_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let one = hw.constant(1, 1);
        let zero = hw.constant(1, 0);
        let slot = input!(hw, self.fill_slot);
        let skip = input!(hw, self.fill_skip);
        let last = input!(hw, self.fill_last);
        let fills = input!(hw, self.fill_valid);
        hw.when(fills, |hw| {
            hw.set_bit(&mut self.filled, slot, one);
            hw.set_bit(&mut self.skipped, slot, skip);
            hw.set_bit(&mut self.last, slot, last);
        });
        for port in 0..2 {
            let slot = input!(hw, self.fail_slot[port]);
            let fails = input!(hw, self.fail_valid[port]);
            hw.when(fails, |hw| hw.set_bit(&mut self.failed, slot, one));
        }
        let slot = input!(hw, self.outcome_slot);
        let pass = input!(hw, self.outcome_pass);
        let knows = input!(hw, self.outcome_valid);
        hw.when(knows, |hw| {
            hw.set_bit(&mut self.known, slot, one);
            hw.set_bit(&mut self.passed, slot, pass);
        });
        let slot = input!(hw, self.reset_slot);
        let resets = input!(hw, self.reset_valid);
        let clear = input!(hw, self.clear);
        for plane in [
            &mut self.filled,
            &mut self.skipped,
            &mut self.last,
            &mut self.failed,
            &mut self.known,
            &mut self.passed,
        ] {
            hw.when(resets, |hw| hw.set_bit(plane, slot, zero));
            hw.when(clear, |hw| hw.clear(plane));
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let slot = input!(hw, self.hazard_slot);
        output!(hw, self.hazard_filled, hw.bit(&self.filled, slot));
        let slot = input!(hw, self.vote_slot);
        output!(hw, self.vote_failed, hw.bit(&self.failed, slot));
        output!(hw, self.vote_last, hw.bit(&self.last, slot));
        let slot = input!(hw, self.commit_slot);
        output!(hw, self.commit_skipped, hw.bit(&self.skipped, slot));
        output!(hw, self.commit_known, hw.bit(&self.known, slot));
        output!(hw, self.commit_passed, hw.bit(&self.passed, slot));
        let slot = input!(hw, self.retire_slot);
        output!(hw, self.retire_last, hw.bit(&self.last, slot));
        let slot = input!(hw, self.release_slot);
        output!(hw, self.release_failed, hw.bit(&self.failed, slot));
    }
}

impl<const SLOT_BITS: usize> Logic for EntryFlags<SLOT_BITS> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.hazard_filled.connect();
        self.vote_failed.connect();
        self.vote_last.connect();
        self.commit_skipped.connect();
        self.commit_known.connect();
        self.commit_passed.connect();
        self.retire_last.connect();
        self.release_failed.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
