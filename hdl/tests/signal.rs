//! How values travel: down any number of levels in one pass, from output to output in one pass each, through a register at one edge each.

use turnstile_hdl::prelude::*;
use turnstile_hdl::settle::{rise, settle};

/// Adds one.
#[derive(LogicBlock, Default)]
struct Inner {
    i: Signal<In, Bits<8>>,
    o: Signal<Out, Bits<8>>,
}

impl Logic for Inner {
    #[hdl_gen]
    fn update(&mut self) {
        self.o.next = self.i.val() + 1;
    }
}

/// [`Inner`], one level down.
#[derive(LogicBlock, Default)]
struct Outer {
    i: Signal<In, Bits<8>>,
    o: Signal<Out, Bits<8>>,
    inner: Inner,
}

impl Logic for Outer {
    #[hdl_gen]
    fn update(&mut self) {
        self.inner.i.next = self.i.val();
        self.o.next = self.inner.o.val();
    }
}

/// Two blocks and two registers in a row, the second register a level down.
#[derive(LogicBlock, Unit)]
#[idle(|_unit| false)]
struct Chain {
    clock: Signal<In, Clock>,
    i: Signal<In, Bits<8>>,
    o: Signal<Out, Bits<8>>,
    first: Outer,
    second: Outer,
    kept: DFF<Bits<8>>,
    later: Later,
}

#[derive(LogicBlock, Default)]
struct Later {
    clock: Signal<In, Clock>,
    i: Signal<In, Bits<8>>,
    o: Signal<Out, Bits<8>>,
    kept: DFF<Bits<8>>,
}

impl Logic for Later {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, kept);
        self.kept.d.next = self.i.val();
        self.o.next = self.kept.q.val();
    }
}

impl Logic for Chain {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, kept);
        clock!(self, clock, later);
        self.first.i.next = self.i.val();
        self.second.i.next = self.first.o.val();
        self.kept.d.next = self.second.o.val();
        self.later.i.next = self.kept.q.val();
        self.o.next = self.later.o.val();
    }
}

#[test]
fn a_value_goes_down_in_one_pass_and_up_in_one_a_level() {
    let mut outer = Outer::default();
    outer.i.next = 5.into();
    outer.update_all();
    assert_eq!(outer.inner.o.val(), 6);
    assert!(outer.has_changed(), "the inner output is to be seen");
    outer.update_all();
    assert_eq!(outer.o.val(), 6);
    outer.update_all();
    assert!(!outer.has_changed());
}

#[test]
fn an_input_alone_is_no_change() {
    let mut later = Later::default();
    later.i.next = 5.into();
    assert!(later.i.pending());
    later.update_all();
    assert!(!later.i.pending());
    assert!(!later.has_changed());
}

#[test]
fn a_register_takes_at_the_edge_what_was_there_before_it() {
    let mut chain = Chain::default();
    let mut shown = vec![];
    for i in [1, 2, 3, 4_u64] {
        chain.i.next = i.into();
        settle(&mut chain).expect("no loop");
        shown.push(u64::from(chain.o.val()));
        rise(&mut chain).expect("no loop");
    }
    assert_eq!(shown, [0, 0, 3, 4]);
}

#[test]
fn an_edge_is_seen_in_one_pass() {
    let mut clock = Signal::<In, Clock>::default();
    let mut edges = vec![];
    for level in [false, true, true, false, true] {
        clock.next = level.into();
        edges.push(clock.pos_edge());
        clock.update_all();
    }
    assert_eq!(edges, [false, true, false, false, true]);
}
