//! A sum of two operands, of which one comes late.
//!
//! Combinational. The row of a request comes late, from the request crossbar, and a register waits for its number. So the carry of the low
//! four bits chooses between two sums of the others; 1 is added to the early operand of one.

use crate::prelude::*;

/// A `late` operand of `LATE` bits; the sum wraps at `SUM` bits, 16 at most.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "a sum of which one operand comes late", LateSum::<ROW_BITS, STATE_BITS>::default())]
#[legal(LATE <= 16 && SUM <= 16, "operands of {LATE} and {SUM} bits: at most 16")]
pub struct LateSum<const LATE: usize, const SUM: usize> {
    pub late: Signal<In, Bits<LATE>>,
    pub early: Signal<In, Bits<SUM>>,
    pub sum: Signal<Out, Bits<SUM>>,
    wide_late: Signal<Local, Bits<16>>,
    wide_early: Signal<Local, Bits<16>>,
    low: Signal<Local, Bits<16>>,
    high: Signal<Local, Bits<16>>,
}

impl<const LATE: usize, const SUM: usize> Logic for LateSum<LATE, SUM> {
    #[hdl_gen]
    fn update(&mut self) {
        self.wide_late.next = bit_cast::<16, LATE>(self.late.val());
        self.wide_early.next = bit_cast::<16, SUM>(self.early.val());
        self.low.next = (self.wide_late.val() & 15) + (self.wide_early.val() & 15);
        self.high.next = (self.wide_early.val() >> 4) + (self.wide_late.val() >> 4);
        if self.low.val().get_bit(4) {
            self.high.next = ((self.wide_early.val() >> 4) + 1) + (self.wide_late.val() >> 4);
        }
        self.sum.next = bit_cast::<SUM, 16>((self.high.val() << 4) | (self.low.val() & 15));
    }
}
