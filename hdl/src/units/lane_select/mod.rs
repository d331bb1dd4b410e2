//! Which bank's answer a lane takes.
//!
//! Combinational. A lane that is `waiting` for the bank of its word `addr` takes the answer when that bank responds: `bank` names
//! it, one-hot (0 if none), and the lane is `done`, and `aborted` if it lost a conflict there.
//!
//! The bank's number selects in planes: of all banks those that have bit 0 like it, of them those that have bit 1 like it, and so on.

use crate::bank_select::numbers_with_bit;
use crate::prelude::*;

/// From `BANKS = 2^BANK_BITS <= 32` banks.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "which bank's answer one lane takes", LaneSelect::<BANKS, BANK_BITS, ADDR_BITS>::default())]
pub struct LaneSelect<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize> {
    pub waiting: Signal<In, bool>,
    pub addr: Signal<In, Bits<ADDR_BITS>>,
    pub bank_valid: Signal<In, Bits<BANKS>>,
    pub bank_aborted: Signal<In, Bits<BANKS>>,
    pub bank: Signal<Out, Bits<BANKS>>,
    pub done: Signal<Out, bool>,
    pub aborted: Signal<Out, bool>,
    answering: Signal<Local, Bits<BANKS>>,
    aborting: Signal<Local, Bits<BANKS>>,
    /// Banks whose number has bit 0, 1 ...
    #[value(|place| numbers_with_bit(place as usize, BANKS))]
    bank_plane: Array<Constant<Bits<BANKS>>, BANK_BITS>,
}

impl<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize> Logic
    for LaneSelect<BANKS, BANK_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.answering.next = self.bank_valid.val();
        for place in 0..BANK_BITS {
            if self.addr.val().get_bit(place + 2) {
                self.answering.next = self.answering.val() & self.bank_plane[place].val();
            } else {
                self.answering.next = self.answering.val() & !self.bank_plane[place].val();
            }
        }
        if !self.waiting.val() {
            self.answering.next = 0.into();
        }
        self.aborting.next = self.answering.val() & self.bank_aborted.val();
        self.bank.next = self.answering.val();
        self.done.next = self.answering.val().any();
        self.aborted.next = self.aborting.val().any();
    }
}
