//! Skips the simulation of a unit in passes and clocks in which it cannot change.
//!
//! rust-hdl evaluates the whole tree of blocks in every delta pass, twice a clock. Around a
//! [`Unit`], `Quiet` evaluates it only when an input has changed or its clock rises while it is
//! not [idle](Unit::idle), and lets it settle by itself. It adds no hardware: it passes the unit's
//! name and ports through, and the exported Verilog does not know it.
//!
//! Where skipping is [checked](crate::settle), a unit that would have changed in what is skipped is a panic.

use crate::pins::{Ports, Unit};
use crate::prelude::*;
use crate::settle::{checks_skipped, settle, still, Unsettled};
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
    /// The clock has fallen outside; inside it falls just before it rises again.
    clock_low: bool,
    /// Level of the clock inside: high from the first rising edge on.
    level_inside: bool,
    started: bool,
    /// Rising edges outside.
    edges: u64,
}

impl<U: Unit> Quiet<U> {
    pub fn new(unit: U) -> Self {
        Self {
            unit,
            changed: false,
            clock_low: false,
            level_inside: false,
            started: false,
            edges: 0,
        }
    }

    fn settle(&mut self) {
        if let Err(why) = settle(&mut self.unit) {
            let doing = format!("at rising edge {}", self.edges);
            fail(self.unit.type_name(), &doing, why);
        }
    }

    fn rise(&mut self) {
        self.unit.clock_mut().next = false.into();
        self.settle();
        self.level_inside = true;
        self.unit.clock_mut().next = true.into();
        self.settle();
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
        self.edges += u64::from(rises);
        let skips_edge = rises && self.unit.idle();
        if rises && !skips_edge {
            self.rise();
            self.changed = true;
        }
        if self.unit.inputs_pending() || !self.started {
            self.started = true;
            self.changed = true;
            self.settle();
        }
        if checks_skipped() {
            still(|| match skips_edge {
                true => self.rise(),
                false => self.settle(),
            });
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

    fn settle(&mut self) {
        if let Err(why) = settle(&mut self.block) {
            fail(self.block.type_name(), "its inputs as they were", why);
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
            self.settle();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settle::check_skipped;
    use crate::storage::cells::Cells;

    /// Adds `step` to what it keeps in a cell, and says that it is idle unless `busy`.
    #[derive(LogicBlock)]
    struct Adder {
        clock: Signal<In, Clock>,
        busy: Signal<In, bool>,
        step: Signal<In, Bits<4>>,
        /// Added to `step` for `next_step`; not in the list of pins.
        forgotten: Signal<In, Bits<4>>,
        next_step: Signal<Out, Bits<4>>,
        total: Cells<Bits<4>>,
    }

    impl Default for Adder {
        fn default() -> Self {
            Self {
                clock: Default::default(),
                busy: Default::default(),
                step: Default::default(),
                forgotten: Default::default(),
                next_step: Default::default(),
                total: Cells::new(1, 0.into()),
            }
        }
    }

    impl Logic for Adder {
        fn update(&mut self) {
            if self.clock.pos_edge() {
                self.total.set(0, self.total[0] + self.step.val());
            }
            self.next_step.next = self.step.val() + self.forgotten.val();
        }
    }

    crate::pins!(AdderPins of Adder {
        in: busy, step;
        out: next_step;
        idle: |unit| !unit.busy.val()
    });

    /// A unit around an [`Adder`] that says that it is idle unless `busy`. The adder is always busy.
    #[derive(LogicBlock, Default)]
    struct Outer {
        clock: Signal<In, Clock>,
        busy: Signal<In, bool>,
        step: Signal<In, Bits<4>>,
        seen: Signal<Out, Bits<4>>,
        adder: Quiet<Adder>,
    }

    impl Logic for Outer {
        fn update(&mut self) {
            self.adder.clock.next = self.clock.val();
            self.adder.busy.next = true;
            self.adder.step.next = self.step.val();
            self.seen.next = self.adder.next_step.val();
        }
    }

    crate::pins!(OuterPins of Outer {
        in: busy, step;
        out: seen;
        idle: |unit| !unit.busy.val()
    });

    /// Three clocks; what the panic says if there is one.
    fn clock<U: Unit>(unit: U, [busy, step]: [u32; 2], each: fn(&mut U)) -> Result<(), String> {
        check_skipped();
        let mut unit = Quiet::new(unit);
        let run = std::panic::AssertUnwindSafe(move || {
            unit.drive(&[busy, step]);
            for _ in 0..3 {
                for level in [false, true] {
                    unit.clock_mut().next = level.into();
                    unit.update_all();
                    each(&mut unit);
                    unit.update_all();
                }
            }
        });
        let panic = std::panic::catch_unwind(run);
        panic.map_err(|message| *message.downcast::<String>().expect("a message"))
    }

    const SAYS: &str = "where it, or a unit around it, says that nothing can change";

    #[test]
    fn a_unit_that_is_busy_or_does_not_change_goes_on() {
        assert_eq!(clock(Adder::default(), [1, 3], |_| ()), Ok(()));
        assert_eq!(clock(Adder::default(), [0, 0], |_| ()), Ok(()));
        assert_eq!(clock(Outer::default(), [1, 3], |_| ()), Ok(()));
        assert_eq!(clock(Outer::default(), [0, 0], |_| ()), Ok(()));
    }

    #[test]
    fn state_that_changes_in_a_skipped_edge_is_noticed() {
        let told = clock(Adder::default(), [0, 3], |_| ());
        let expected = format!("Adder, at rising edge 1: total changes {SAYS}");
        assert_eq!(told, Err(expected));
    }

    #[test]
    fn an_input_that_is_not_listed_is_noticed() {
        let forgotten = |unit: &mut Adder| unit.forgotten.next = 5.into();
        let told = clock(Adder::default(), [0, 0], forgotten);
        let expected = format!("Adder, at rising edge 0: forgotten becomes 4'h5 {SAYS}");
        assert_eq!(told, Err(expected));
    }

    #[test]
    fn state_of_a_busy_unit_in_an_idle_one_is_noticed() {
        let told = clock(Outer::default(), [0, 3], |_| ());
        let expected = format!("Adder, at rising edge 1: total changes {SAYS}");
        assert_eq!(told, Err(expected));
    }
}
