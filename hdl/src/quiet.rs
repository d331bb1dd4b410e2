//! Skips the simulation of a unit in passes and clocks in which it cannot change.
//!
//! rust-hdl evaluates the whole tree of blocks in every delta pass, twice a clock. Around a
//! [`Unit`], `Quiet` evaluates it only when an input has changed or its clock rises while it is
//! not [idle](Unit::idle), and lets it settle by itself. It adds no hardware: it passes the unit's
//! name and ports through, and the exported Verilog does not know it.

use crate::pins::{Ports, Unit};
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::probe::Probe;
use rust_hdl::core::timing::TimingInfo;
use rust_hdl::prelude::*;
use std::ops::{Deref, DerefMut};

/// More delta passes than any unit needs: reaching it means a combinational loop.
const MAX_PASSES: usize = 64;

fn settle(block: &mut impl Block) {
    for _ in 0..MAX_PASSES {
        block.update_all();
        if !block.has_changed() {
            return;
        }
    }
    panic!("combinational loop: a unit does not settle");
}

/// A [`Unit`] that is simulated only when it can change.
#[derive(Default)]
pub struct Quiet<U> {
    unit: U,
    changed: bool,
    /// The clock has fallen outside; inside it falls just before it rises again.
    clock_low: bool,
    /// Level of the clock inside: high from the first rising edge on.
    level_inside: bool,
    started: bool,
}

impl<U: Unit> Quiet<U> {
    pub fn new(unit: U) -> Self {
        Self {
            unit,
            changed: false,
            clock_low: false,
            level_inside: false,
            started: false,
        }
    }

    fn rise(&mut self) {
        self.unit.clock_mut().next = false.into();
        settle(&mut self.unit);
        self.level_inside = true;
        self.unit.clock_mut().next = true.into();
        settle(&mut self.unit);
    }
}

impl<U> Deref for Quiet<U> {
    type Target = U;
    fn deref(&self) -> &U {
        &self.unit
    }
}

impl<U> DerefMut for Quiet<U> {
    fn deref_mut(&mut self) -> &mut U {
        &mut self.unit
    }
}

impl<U: Unit> Logic for Quiet<U> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.unit.connect();
    }
    fn hdl(&self) -> Verilog {
        self.unit.hdl()
    }
    fn timing(&self) -> Vec<TimingInfo> {
        self.unit.timing()
    }
}

impl<U: Unit> Block for Quiet<U> {
    fn connect_all(&mut self) {
        self.unit.connect_all();
    }

    fn update_all(&mut self) {
        self.changed = false;
        let level = self.unit.clock().next.clk;
        let rises = level && self.clock_low;
        self.clock_low = !level;
        self.unit.clock_mut().next = self.level_inside.into();
        if rises && !self.unit.idle() {
            self.rise();
            self.changed = true;
        }
        if self.unit.inputs_pending() || !self.started {
            self.started = true;
            self.changed = true;
            settle(&mut self.unit);
        }
        self.unit.clock_mut().next = level.into();
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.unit.accept(name, probe);
    }
}

/// A combinational block that is simulated only when an input changes. See [`Quiet`].
#[derive(Default)]
pub struct Lazy<B> {
    block: B,
    changed: bool,
    started: bool,
}

impl<B: Ports> Lazy<B> {
    pub fn new(block: B) -> Self {
        Self {
            block,
            changed: false,
            started: false,
        }
    }
}

impl<B> Deref for Lazy<B> {
    type Target = B;
    fn deref(&self) -> &B {
        &self.block
    }
}

impl<B> DerefMut for Lazy<B> {
    fn deref_mut(&mut self) -> &mut B {
        &mut self.block
    }
}

impl<B: Ports> Logic for Lazy<B> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.block.connect();
    }
    fn hdl(&self) -> Verilog {
        self.block.hdl()
    }
    fn timing(&self) -> Vec<TimingInfo> {
        self.block.timing()
    }
}

impl<B: Ports> Block for Lazy<B> {
    fn connect_all(&mut self) {
        self.block.connect_all();
    }

    fn update_all(&mut self) {
        self.changed = self.block.inputs_pending() || !self.started;
        self.started = true;
        if self.changed {
            settle(&mut self.block);
        }
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.block.accept(name, probe);
    }
}
