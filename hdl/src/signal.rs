//! Signals of a block, and the register.
//!
//! They stand in for rust-hdl's types of these names, in the same notation, and the exported Verilog does not know the difference. There an
//! input is seen by a block in the delta pass after the one that drove it, and a pass is counted as a change whatever signal changed in it. Here a
//! block sees at once what it is driven with: blocks are evaluated after what is around them, so a value
//! goes down any number of levels in one pass, and needs another one only where it comes up again, through an output.
//! The rising edge of a clock reaches all registers in one pass, in which every one of them still sees the values from before it.

use rust_hdl_core::ast::VerilogLiteral;
use rust_hdl_core::constraint::PinConstraint;
use rust_hdl_core::prelude::{
    block, probe, Atom, AtomKind, Block, Clock, Direction, In, Logic, LogicBlock, Out, Probe,
    Synth, TimingInfo, TypeDescriptor, VCDValue, Verilog,
};
use std::marker::PhantomData;

/// A value that a block is driven with ([`In`]), drives (`Out`), or computes with (`Local`).
#[derive(Clone, Debug, Default)]
pub struct Signal<D, T> {
    /// What it is driven with.
    pub next: T,
    /// What it was in the last pass.
    last: T,
    changed: bool,
    connected: bool,
    direction: PhantomData<D>,
}

impl<D, T: Copy + PartialEq> Signal<D, T> {
    #[inline(always)]
    pub fn val(&self) -> T {
        self.next
    }

    /// It has been driven with a value that no pass has seen.
    #[inline(always)]
    pub fn pending(&self) -> bool {
        self.next != self.last
    }

    /// Whether it changed in the last pass; from now on it counts as seen.
    #[inline(always)]
    pub fn take_change(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }
}

impl Signal<In, Clock> {
    /// The clock rises in this pass.
    #[inline(always)]
    pub fn pos_edge(&self) -> bool {
        self.next.clk && !self.last.clk
    }
}

impl<D: Direction, T: Synth> Logic for Signal<D, T> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.connected = true;
    }
}

impl<D: Direction, T: Synth> Block for Signal<D, T> {
    fn connect_all(&mut self) {}

    #[inline(always)]
    fn update_all(&mut self) {
        self.changed = self.pending();
        self.last = self.next;
    }

    /// Only a new output has to be seen by what has been evaluated before.
    #[inline(always)]
    fn has_changed(&self) -> bool {
        matches!(D::KIND, AtomKind::OutputParameter) && self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}

impl<D: Direction, T: Synth> Atom for Signal<D, T> {
    fn bits(&self) -> usize {
        T::BITS
    }
    fn connected(&self) -> bool {
        self.connected
    }
    fn changed(&self) -> bool {
        self.changed
    }
    fn kind(&self) -> AtomKind {
        D::KIND
    }
    fn descriptor(&self) -> TypeDescriptor {
        T::descriptor()
    }
    fn vcd(&self) -> VCDValue {
        self.next.vcd()
    }
    /// Its place: a block stays where it is while it is visited.
    fn id(&self) -> usize {
        std::ptr::from_ref(self).addr()
    }
    fn verilog(&self) -> VerilogLiteral {
        self.next.verilog()
    }
    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}

/// A register: at the rising edge `q` becomes `d`. It starts as the type's default.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct DFF<T: Synth> {
    pub d: Signal<In, T>,
    pub q: Signal<Out, T>,
    pub clock: Signal<In, Clock>,
}

impl<T: Synth> Logic for DFF<T> {
    #[inline(always)]
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.q.next = self.d.val();
        }
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        let start = T::default().verilog();
        Verilog::Custom(format!(
            "initial begin\n   q = {start:x};\nend\n\nalways @(posedge clock) begin\n   q <= d;\nend\n"
        ))
    }
    fn timing(&self) -> Vec<TimingInfo> {
        vec![TimingInfo {
            name: "dff".into(),
            clock: "clock".into(),
            inputs: vec!["d".into()],
            outputs: vec!["q".into()],
        }]
    }
}

/// Connects the clocks of registers, and has them keep their values where nothing else is said: the first statement of an `update`.
#[macro_export]
macro_rules! dff_setup {
    ($self:ident, $clock:ident, $($dff:ident),+) => {
        $($self.$dff.clock.next = $self.$clock.val());+;
        $($self.$dff.d.next = $self.$dff.q.val());+;
    };
}
