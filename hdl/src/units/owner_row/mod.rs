//! The row that shadow memory reads: that with the owner of a request's row, or another.
//!
//! With the owner bytes numbered through the array, four to a row, that of a row is the row plus a bias
//! ([`LayoutTable`](crate::layout_table::LayoutTable)): `(row + bias) / 4`, in the width of a row. Without a request `other_row` is read, or
//! `walked_row` if a walk reads.
//!
//! Combinational. The row comes late, from the request crossbar, and the RAM waits for the sum. So it is made in three parts, for either
//! carry of the part below, and the carry of the lowest chooses last, together with whether there is a request; 1 is added to the bias.
//! [`LateSum`](crate::late_sum::LateSum) is such a sum alone; here the choice of the row is made with it: logic is mapped to cells unit by unit,
//! so between two units it would wait. The row of a walk comes as late, from the detector's search, and takes one gate here.

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
    /// Bits 0 to 3 of the sum, and what they carry.
    low: Signal<Local, Bits<16>>,
    /// Bits 4 to 6 and what they carry, by what comes into bit 4.
    middle: Array<Signal<Local, Bits<16>>, 2>,
    /// Bits 7 and above, by what comes into bit 7.
    high: Array<Signal<Local, Bits<16>>, 2>,
    /// Those, and the row of the sum, by what comes into bit 4; the row of a request, or 0.
    top: Array<Signal<Local, Bits<16>>, 2>,
    sum: Array<Signal<Local, Bits<16>>, 2>,
    own_row: Array<Signal<Local, Bits<ROW_BITS>>, 2>,
    other: Signal<Local, Bits<ROW_BITS>>,
}

impl<const ROW_BITS: usize> Logic for OwnerRow<ROW_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.wide_row.next = bit_cast::<16, ROW_BITS>(self.row.val());
        self.low.next = (self.wide_row.val() & 15) + (self.bias.val() & 15);
        self.middle[0].next = ((self.bias.val() >> 4) & 7) + ((self.wide_row.val() >> 4) & 7);
        self.middle[1].next = (((self.bias.val() >> 4) & 7) + 1) + ((self.wide_row.val() >> 4) & 7);
        self.high[0].next = (self.bias.val() >> 7) + (self.wide_row.val() >> 7);
        self.high[1].next = ((self.bias.val() >> 7) + 1) + (self.wide_row.val() >> 7);
        for carry in 0..2 {
            self.top[carry].next = self.high[0].val();
            if self.middle[carry].val().get_bit(3) {
                self.top[carry].next = self.high[1].val();
            }
            self.sum[carry].next = (self.top[carry].val() << 5)
                | ((self.middle[carry].val() & 7) << 2)
                | ((self.low.val() & 15) >> 2);
            self.own_row[carry].next = 0.into();
        }
        self.other.next = self.walked_row.val() | self.other_row.val();
        if self.valid.val() {
            self.other.next = self.walked_row.val();
        }
        if self.valid.val() & !self.low.val().get_bit(4) {
            self.own_row[0].next = bit_cast::<ROW_BITS, 16>(self.sum[0].val());
        }
        if self.valid.val() & self.low.val().get_bit(4) {
            self.own_row[1].next = bit_cast::<ROW_BITS, 16>(self.sum[1].val());
        }
        self.read_row.next = self.own_row[0].val() | self.own_row[1].val() | self.other.val();
    }
}
