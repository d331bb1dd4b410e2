//! What is skipped while a unit says that it is idle, and a unit that says so wrongly.

use turnstile_hdl::pins::Unit;
use turnstile_hdl::prelude::*;
use turnstile_hdl::quiet::Quiet;
use turnstile_hdl::settle::check_skipped;
use turnstile_hdl::storage::cells::Cells;

/// Adds `step` to what it keeps in a cell, and says that it is idle unless `busy`.
#[derive(LogicBlock, Unit)]
#[idle(|unit| !unit.busy.val())]
struct Adder {
    clock: Signal<In, Clock>,
    busy: Signal<In, bool>,
    step: Signal<In, Bits<4>>,
    /// Added to `step` for `next_step`; no pin.
    forgotten: Signal<Local, Bits<4>>,
    next_step: Signal<Out, Bits<4>>,
    #[start(Cells::new(1, 0.into()))]
    total: Cells<Bits<4>>,
}

impl Logic for Adder {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.total.set(0, self.total[0] + self.step.val());
        }
        self.next_step.next = self.step.val() + self.forgotten.val();
    }
}

/// A unit around an [`Adder`] that says that it is idle unless `busy`. The adder is always busy.
#[derive(LogicBlock, Unit)]
#[idle(|unit| !unit.busy.val())]
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
fn a_value_that_comes_by_no_pin_is_noticed() {
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

/// Counts, and shows whether the count is odd and `busy`.
#[derive(LogicBlock, Unit)]
#[idle(|_unit| false)]
struct Parity {
    clock: Signal<In, Clock>,
    busy: Signal<In, bool>,
    odd: Signal<Out, bool>,
    count: DFF<Bits<4>>,
}

impl Logic for Parity {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        self.count.d.next = self.count.q.val() + 1;
        self.odd.next = self.count.q.val().get_bit(0) & self.busy.val();
    }
}

/// After each pass of an edge, with the clock high: what is shown, and whether there is something new to see.
fn edge<const PASSES: usize>(mut unit: Quiet<Parity>, busy: bool) -> [(bool, bool); PASSES] {
    unit.busy.next = busy;
    unit.update_all();
    unit.clock_mut().next = true.into();
    std::array::from_fn(|_| {
        unit.update_all();
        (unit.odd.val(), unit.has_changed())
    })
}

#[test]
fn what_follows_from_an_edge_is_seen_in_its_pass() {
    let shown = edge(Quiet::new(Parity::default()), true);
    assert_eq!(shown, [(true, true), (true, false)]);
}

#[test]
fn a_unit_that_comes_last_asks_for_a_pass_and_shows_it_then() {
    let shown = edge(Quiet::last(Parity::default()), true);
    assert_eq!(shown, [(false, true), (true, true), (true, false)]);
}

#[test]
fn what_no_output_shows_is_nothing_to_see() {
    let shown = edge(Quiet::new(Parity::default()), false);
    assert_eq!(shown, [(false, false); 2]);
}
