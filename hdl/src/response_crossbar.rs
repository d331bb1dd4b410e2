//! From banks back to lanes: each waiting lane takes the word of the bank that serves it.
//!
//! Combinational. Lane `i` waits (bit `i` of `waiting`) for the bank of its word `lane_addr_i`; when that bank
//! responds, `lane_word_i` is its word, and bit `i` of `done` (and of `aborted`, if the lane
//! lost a conflict there) is set. The word of a lane that is not done is 0.

use crate::prelude::*;

/// `BANKS <= 32` banks, a power of two, to `LANES <= 32` lanes.
#[derive(LogicBlock)]
pub struct ResponseCrossbar<const BANKS: usize, const ADDR_BITS: usize, const LANES: usize> {
    pub waiting: Signal<In, Bits<LANES>>,
    pub lane_addr: Vec<Signal<In, Bits<ADDR_BITS>>>,
    pub bank_valid: Signal<In, Bits<BANKS>>,
    pub bank_aborted: Signal<In, Bits<BANKS>>,
    pub bank_word: Vec<Signal<In, Bits<32>>>,
    pub done: Signal<Out, Bits<LANES>>,
    pub aborted: Signal<Out, Bits<LANES>>,
    pub lane_word: Vec<Signal<Out, Bits<32>>>,
    bank_address: Vec<Constant<Bits<ADDR_BITS>>>,
    bank_mask: Constant<Bits<ADDR_BITS>>,
}

impl<const BANKS: usize, const ADDR_BITS: usize, const LANES: usize> Default
    for ResponseCrossbar<BANKS, ADDR_BITS, LANES>
{
    fn default() -> Self {
        Self {
            waiting: Default::default(),
            lane_addr: vec![Default::default(); LANES],
            bank_valid: Default::default(),
            bank_aborted: Default::default(),
            bank_word: vec![Default::default(); BANKS],
            done: Default::default(),
            aborted: Default::default(),
            lane_word: vec![Default::default(); LANES],
            bank_address: (0..BANKS as u64)
                .map(|bank| Constant::new((4 * bank).into()))
                .collect(),
            bank_mask: Constant::new((4 * (BANKS as u64 - 1)).into()),
        }
    }
}

impl<const BANKS: usize, const ADDR_BITS: usize, const LANES: usize> Logic
    for ResponseCrossbar<BANKS, ADDR_BITS, LANES>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.done.next = 0.into();
        self.aborted.next = 0.into();
        for lane in 0..LANES {
            self.lane_word[lane].next = 0.into();
            if self.waiting.val().get_bit(lane) {
                for bank in 0..BANKS {
                    if self.bank_valid.val().get_bit(bank)
                        && ((self.lane_addr[lane].val() & self.bank_mask.val())
                            == self.bank_address[bank].val())
                    {
                        self.lane_word[lane].next = self.bank_word[bank].val();
                        self.done.next = self.done.val().replace_bit(lane, true);
                        if self.bank_aborted.val().get_bit(bank) {
                            self.aborted.next = self.aborted.val().replace_bit(lane, true);
                        }
                    }
                }
            }
        }
    }
}

crate::comb_pins!(ResponseCrossbarPins of ResponseCrossbar<const BANKS, const ADDR_BITS, const LANES> {
    in: waiting, lane_addr[], bank_valid, bank_aborted, bank_word[];
    out: done, aborted, lane_word[]
});
