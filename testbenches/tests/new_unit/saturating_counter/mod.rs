//! Counts events, and stays at the largest number.
//!
//! The smallest unit that has everything a unit may have: the example of CONTRIBUTING.md.
//!
//! **Latency.** `count` and `full` have the events of the cycles before.
//!
//! **Same-cycle priority**: clear over an event, which is dropped.

use crate::prelude::*;

/// Size in the catalog.
pub const COUNTER_BITS: usize = 8;

/// Counts to `2^BITS - 1`.
#[derive(LogicBlock, Unit)]
#[unit(
    SyncPrimitives,
    "counts events and stays at the largest number",
    SaturatingCounter::<COUNTER_BITS>::default()
)]
#[legal((1..=32).contains(&BITS), "{BITS} bits: 1 to 32")]
#[idle(|unit| !unit.clear.val() && !unit.happens.val())]
pub struct SaturatingCounter<const BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub happens: Signal<In, bool>,
    /// Events since the clear, or the largest number.
    pub count: Signal<Out, Bits<BITS>>,
    /// The next event is not counted.
    pub full: Signal<Out, bool>,
    held: DFF<Bits<BITS>>,
}

impl<const BITS: usize> Logic for SaturatingCounter<BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        self.count.next = self.held.q.val();
        self.full.next = self.held.q.val().all();
        if self.happens.val() & !self.full.val() {
            self.held.d.next = self.held.q.val() + 1;
        }
        if self.clear.val() {
            self.held.d.next = 0.into();
        }
    }
}
