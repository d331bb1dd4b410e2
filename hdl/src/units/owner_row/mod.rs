//! The row that shadow memory reads: that with the owner of a request's row, or another.
//!
//! With the owner bytes numbered through the array, four to a row, that of a row is the row plus a bias
//! ([`LayoutTable`](crate::layout_table::LayoutTable)): `(row + bias) / 4`, in the width of a row. Without a request `other_row` is read, or
//! `walked_row` if a walk reads.
//!
//! Combinational. The row comes late, from the request crossbar, and the RAM waits for the sum. So the carry of the low four bits chooses
//! between two sums of the others; 1 is added to the bias of one. [`LateSum`](crate::late_sum::LateSum) is such a sum alone; here the choice
//! of the row follows it, and is made with it: logic is mapped to cells unit by unit, so between two units it would wait. The row of a walk
//! comes as late, from the detector's search, and takes one gate here.

use crate::prelude::*;

/// Latency 0.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "the row with the owner of a request's row", OwnerRow::<ROW_BITS>::default())]
pub struct OwnerRow<const ROW_BITS: usize> {
    /// A request enters.
    pub valid: Signal<In, bool>,
    pub row: Signal<In, Bits<ROW_BITS>>,
    pub bias: Signal<In, Bits<16>>,
    /// 0 while a walk reads.
    pub other_row: Signal<In, Bits<ROW_BITS>>,
    /// 0 while no walk reads, or a request enters.
    pub walked_row: Signal<In, Bits<ROW_BITS>>,
    pub read_row: Signal<Out, Bits<ROW_BITS>>,
    wide_row: Signal<Local, Bits<16>>,
    low: Signal<Local, Bits<16>>,
    high: Signal<Local, Bits<16>>,
    chosen: Signal<Local, Bits<ROW_BITS>>,
}

impl<const ROW_BITS: usize> Logic for OwnerRow<ROW_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.wide_row.next = bit_cast::<16, ROW_BITS>(self.row.val());
        self.low.next = (self.wide_row.val() & 15) + (self.bias.val() & 15);
        self.high.next = (self.bias.val() >> 4) + (self.wide_row.val() >> 4);
        if self.low.val().get_bit(4) {
            self.high.next = ((self.bias.val() >> 4) + 1) + (self.wide_row.val() >> 4);
        }
        self.chosen.next = self.other_row.val();
        if self.valid.val() {
            self.chosen.next =
                bit_cast::<ROW_BITS, 16>((self.high.val() << 2) | ((self.low.val() & 15) >> 2));
        }
        self.read_row.next = self.chosen.val() | self.walked_row.val();
    }
}
