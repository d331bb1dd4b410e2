//! From banks back to lanes: each waiting lane takes the word of the bank that serves it.
//!
//! ```text
//!  waiting, lane_addr, bank_valid ... -> LaneSelect x LANES -> done, aborted
//!                                            | bank
//!  bank_word --------------------------> WordSelect -------> lane_word
//! ```
//!
//! Combinational. Lane `i` waits (bit `i` of `waiting`) for the bank of its word `lane_addr_i`; when that bank
//! responds, `lane_word_i` is its word, and bit `i` of `done` (and of `aborted`, if the lane
//! lost a conflict there) is set. The word of a lane that is not done is 0.

use crate::lane_select::LaneSelect;
use crate::prelude::*;
use crate::quiet::Lazy;
use crate::word_select::{WordSelect, TAKERS};

/// `BANKS = 2^BANK_BITS <= 32` banks to `LANES <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "banks back to lanes", ResponseCrossbar::<BANKS, BANK_BITS, ADDR_BITS, LANES>::default())]
pub struct ResponseCrossbar<
    const BANKS: usize,
    const BANK_BITS: usize,
    const ADDR_BITS: usize,
    const LANES: usize,
> {
    pub waiting: Signal<In, Bits<LANES>>,
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub bank_valid: Signal<In, Bits<BANKS>>,
    pub bank_aborted: Signal<In, Bits<BANKS>>,
    pub bank_word: Array<Signal<In, Bits<32>>, BANKS>,
    pub done: Signal<Out, Bits<LANES>>,
    pub aborted: Signal<Out, Bits<LANES>>,
    pub lane_word: Array<Signal<Out, Bits<32>>, LANES>,
    lane: Array<Lazy<LaneSelect<BANKS, BANK_BITS, ADDR_BITS>>, LANES>,
    #[start((0..LANES.div_ceil(TAKERS)).map(|_| Lazy::default()).collect())]
    words: Vec<Lazy<WordSelect<BANKS>>>,
}

impl<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize, const LANES: usize> Logic
    for ResponseCrossbar<BANKS, BANK_BITS, ADDR_BITS, LANES>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Takers of the last group that have no lane.
        for group in 0..LANES.div_ceil(TAKERS) {
            for taker in 0..TAKERS {
                self.words[group].take[taker].next = 0.into();
            }
        }
        self.done.next = 0.into();
        self.aborted.next = 0.into();
        for lane in 0..LANES {
            self.lane[lane].waiting.next = self.waiting.val().get_bit(lane);
            self.lane[lane].addr.next = self.lane_addr[lane].val();
            self.lane[lane].bank_valid.next = self.bank_valid.val();
            self.lane[lane].bank_aborted.next = self.bank_aborted.val();
            self.done.next = self
                .done
                .val()
                .replace_bit(lane, self.lane[lane].done.val());
            self.aborted.next = self
                .aborted
                .val()
                .replace_bit(lane, self.lane[lane].aborted.val());
            self.words[lane / 8].take[lane % 8].next = self.lane[lane].bank.val();
            self.lane_word[lane].next = self.words[lane / 8].taken[lane % 8].val();
        }
        for group in 0..LANES.div_ceil(TAKERS) {
            for bank in 0..BANKS {
                self.words[group].word[bank].next = self.bank_word[bank].val();
            }
        }
    }
}
