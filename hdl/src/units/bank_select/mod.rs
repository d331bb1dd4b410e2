//! Which lane a bank serves, and which lanes are served with it.
//!
//! Combinational. Of `lanes`, those that want the bank (none while it is not ready), the lowest is `granted`, one-hot. With
//! `broadcast` (a plain read) every other one of the same row is `served` with it; otherwise only the granted lane is.
//! `granted_row`, `granted_byte` and `granted_lane` are its row, byte and number; 0 without one.
//!
//! Rows and bytes come as planes, a word a bit of the address with a bit a lane (see
//! [`address_planes`](crate::address_planes)): a bit of the granted lane's row is the OR of one masked word, and the lanes
//! of that row are an AND of words. No lane waits for the one below it.

use crate::prelude::*;

/// For `LANES <= 32` lanes and `2^ROW_BITS` rows.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "which lanes one bank serves", BankSelect::<LANES, ROW_BITS>::default())]
pub struct BankSelect<const LANES: usize, const ROW_BITS: usize> {
    pub lanes: Signal<In, Bits<LANES>>,
    pub broadcast: Signal<In, bool>,
    pub row_plane: Array<Signal<In, Bits<LANES>>, ROW_BITS>,
    pub byte_plane: Array<Signal<In, Bits<LANES>>, 2>,
    pub valid: Signal<Out, bool>,
    pub granted: Signal<Out, Bits<LANES>>,
    pub served: Signal<Out, Bits<LANES>>,
    pub granted_row: Signal<Out, Bits<ROW_BITS>>,
    pub granted_byte: Signal<Out, Bits<2>>,
    /// Number of the granted lane.
    pub granted_lane: Signal<Out, Bits<8>>,
    /// All ones below the lowest lane, and its complement above.
    below: Signal<Local, Bits<LANES>>,
    lowest: Signal<Local, Bits<LANES>>,
    /// The granted lane, if it has the bit in question.
    has_bit: Signal<Local, Bits<LANES>>,
    same_row: Signal<Local, Bits<LANES>>,
    /// Lanes whose number has bit 0, 1 ...
    #[value(|place| numbers_with_bit(place as usize, LANES))]
    lane_plane: Array<Constant<Bits<LANES>>, 5>,
}

/// Bit `n` is set if `n < count` has bit `place`.
pub(crate) fn numbers_with_bit(place: usize, count: usize) -> u64 {
    (0..count)
        .filter(|number| number >> place & 1 == 1)
        .fold(0, |numbers, number| numbers | 1 << number)
}

impl<const LANES: usize, const ROW_BITS: usize> Logic for BankSelect<LANES, ROW_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.below.next = self.lanes.val() - 1;
        self.lowest.next = self.lanes.val() & !self.below.val();
        self.granted.next = self.lowest.val();
        self.valid.next = self.lanes.val().any();

        self.granted_row.next = 0.into();
        self.same_row.next = self.lanes.val();
        for place in 0..ROW_BITS {
            self.has_bit.next = self.row_plane[place].val() & self.lowest.val();
            if self.has_bit.val().any() {
                self.granted_row.next = self.granted_row.val().replace_bit(place, true);
                self.same_row.next = self.same_row.val() & self.row_plane[place].val();
            } else {
                self.same_row.next = self.same_row.val() & !self.row_plane[place].val();
            }
        }
        self.served.next = self.lowest.val();
        if self.broadcast.val() {
            self.served.next = self.same_row.val();
        }

        self.granted_byte.next = 0.into();
        for place in 0..2 {
            self.has_bit.next = self.byte_plane[place].val() & self.lowest.val();
            if self.has_bit.val().any() {
                self.granted_byte.next = self.granted_byte.val().replace_bit(place, true);
            }
        }
        self.granted_lane.next = 0.into();
        for place in 0..5 {
            self.has_bit.next = self.lane_plane[place].val() & self.lowest.val();
            if self.has_bit.val().any() {
                self.granted_lane.next = self.granted_lane.val().replace_bit(place, true);
            }
        }
    }
}
