//! From banks back to lanes: each waiting lane takes the word of the bank that serves it.
//!
//! Combinational. Lane `i` waits (bit `i` of `waiting`) for bank `lane_bank_i`; when that bank
//! responds, `lane_word_i` is its word, and bit `i` of `done` (and of `aborted`, if the lane
//! lost a conflict there) is set. The word of a lane that is not done is 0.

use rust_hdl::prelude::*;

/// `BANKS = 2^BANK_BITS <= 32` banks to `LANES <= 32` lanes.
#[derive(LogicBlock, Default)]
pub struct ResponseCrossbar<const BANKS: usize, const BANK_BITS: usize, const LANES: usize> {
    pub waiting: Signal<In, Bits<LANES>>,
    pub lane_bank: Vec<Signal<In, Bits<BANK_BITS>>>,
    pub bank_valid: Signal<In, Bits<BANKS>>,
    pub bank_aborted: Signal<In, Bits<BANKS>>,
    pub bank_word: Vec<Signal<In, Bits<32>>>,
    pub done: Signal<Out, Bits<LANES>>,
    pub aborted: Signal<Out, Bits<LANES>>,
    pub lane_word: Vec<Signal<Out, Bits<32>>>,
}

impl<const BANKS: usize, const BANK_BITS: usize, const LANES: usize>
    ResponseCrossbar<BANKS, BANK_BITS, LANES>
{
    pub fn new() -> Self {
        Self {
            lane_bank: vec![Default::default(); LANES],
            bank_word: vec![Default::default(); BANKS],
            lane_word: vec![Default::default(); LANES],
            ..Default::default()
        }
    }
}

impl<const BANKS: usize, const BANK_BITS: usize, const LANES: usize> Logic
    for ResponseCrossbar<BANKS, BANK_BITS, LANES>
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
                        && (self.lane_bank[lane].val().index() == bank)
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

crate::comb_pins!(ResponseCrossbar<const BANKS, const BANK_BITS, const LANES> {
    in: waiting, lane_bank, bank_valid, bank_aborted, bank_word;
    out: done, aborted, lane_word
});
