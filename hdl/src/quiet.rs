//! Skips the simulation of a unit in passes and clocks in which it cannot change.
//!
//! rust-hdl evaluates the whole tree of blocks in every delta pass. Around a
//! [`Unit`], `Quiet` evaluates it only when an input has changed or its clock rises while it is
//! not [idle](Unit::idle), and lets it settle by itself. What is around it is evaluated again only if an output has changed. It adds no
//! hardware: it passes the unit's name and ports through, and the exported Verilog does not know it.
//!
//! Where skipping is [checked](crate::settle), a unit that would have changed in what is skipped is a panic.

use crate::pins::{Ports, Unit};
use crate::prelude::*;
use crate::settle::{checks_skipped, rise, settle, still, Unsettled};
use rust_hdl_core::ast::Verilog;
use rust_hdl_core::probe::Probe;
use rust_hdl_core::timing::TimingInfo;
use std::ops::{Deref, DerefMut};

/// A unit that does not keep its word, or never settles, is a fault of the unit.
fn fail(name: &str, doing: &str, why: Unsettled) -> ! {
    match why {
        Unsettled::Loop => panic!("{name}: {why}"),
        Unsettled::Changed { .. } => {
            panic!("{name}, {doing}: {why} where it, or a unit around it, says that nothing can change")
        }
    }
}

/// A [`Unit`] that is simulated only when it can change.
#[derive(Default)]
pub struct Quiet<U> {
    unit: U,
    changed: bool,
    /// Level of the clock outside; inside it falls at once.
    level: bool,
    /// What the last inputs and edges lead to has been evaluated.
    settled: bool,
    /// What follows from an edge is left to the next pass.
    waits: bool,
    /// Rising edges outside.
    edges: u64,
}

impl<U: Unit> Quiet<U> {
    pub fn new(unit: U) -> Self {
        Self {
            unit,
            changed: false,
            level: false,
            settled: false,
            waits: false,
            edges: 0,
        }
    }

    /// A unit whose outputs after an edge depend on the units around it: it waits for what they show then, and is evaluated once
    /// instead of before and after them. For a large unit among small ones.
    pub fn last(unit: U) -> Self {
        Self {
            waits: true,
            ..Self::new(unit)
        }
    }

    /// Whether an output has changed; so the following.
    fn settle(&mut self) -> bool {
        let settled = settle(&mut self.unit);
        self.expect(settled)
    }

    fn rise(&mut self) -> bool {
        let risen = rise(&mut self.unit);
        self.expect(risen)
    }

    /// Evaluates what inputs and edges lead to.
    fn follow(&mut self) -> bool {
        let follows = !self.settled || self.unit.inputs_pending();
        self.settled = true;
        follows && self.settle()
    }

    fn expect(&self, done: Result<bool, Unsettled>) -> bool {
        done.unwrap_or_else(|why| {
            let doing = format!("at rising edge {}", self.edges);
            fail(self.unit.type_name(), &doing, why)
        })
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
        let level = self.unit.clock().next.clk;
        let rises = level && !self.level;
        self.level = level;
        self.edges += u64::from(rises);
        self.unit.clock_mut().next = false.into();
        let skips_edge = rises && self.unit.idle();
        let edge = rises && !skips_edge;
        self.changed = edge && self.rise();
        self.settled &= !edge;
        if edge && self.waits {
            // For another pass.
            self.changed = true;
        } else {
            self.changed |= self.follow();
            if checks_skipped() {
                still(|| (skips_edge && self.rise()) | self.settle());
            }
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

    /// Whether an output has changed.
    fn settle(&mut self) -> bool {
        settle(&mut self.block)
            .unwrap_or_else(|why| fail(self.block.type_name(), "its inputs as they were", why))
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
        self.changed = false;
        if self.block.inputs_pending() || !self.started {
            self.started = true;
            self.changed = self.settle();
        } else if checks_skipped() {
            still(|| self.settle());
        }
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.block.accept(name, probe);
    }
}
