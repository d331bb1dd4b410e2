//! A lane's answer: where it comes from, the bytes that were asked for, and their place in the response.
//!
//! ```text
//!               +-------------------------------+
//!  served,    ->| asked                         |-> asked (to the response crossbar)
//!  addr, odd  ->|                               |
//!  done, word ->| byte, half or word -> extend  |-> low_word, high_word
//!               +-------------------------------+
//! ```
//!
//! When the lane is `served` by a bank its address is kept, with `odd` that of the odd word of its pair. When it is `done`,
//! one of the next cycles, `word` is the word that was asked for: of it what `part` says is
//! kept, as the high word of the response (`is_high`) or the low one. Bits of
//! the address below the size of the access do not count. **Latency**: a cycle each. **Throughput**: one of
//! each a cycle; both in one cycle is the rule. There is no reset: what is kept counts only after the next `served` and `done`.

use crate::pins::PinValue;
use crate::prelude::*;

/// What of a word an operation answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum WordPart {
    Whole,
    /// The addressed byte, zero-extended.
    Byte,
    /// The addressed byte, sign-extended.
    SignedByte,
    /// The addressed half, zero-extended.
    Half,
    /// The addressed half, sign-extended.
    SignedHalf,
}

impl PinValue for WordPart {
    fn from_word(word: u32) -> Self {
        match word {
            1 => Self::Byte,
            2 => Self::SignedByte,
            3 => Self::Half,
            4 => Self::SignedHalf,
            _ => Self::Whole,
        }
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}

/// Of addresses of `ADDR_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "the bytes of one lane's answer", LaneAlign::<ADDR_BITS>::default())]
#[idle(|lane| !lane.served.val() && !lane.done.val())]
pub struct LaneAlign<const ADDR_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub served: Signal<In, bool>,
    pub addr: Signal<In, Bits<ADDR_BITS>>,
    pub odd: Signal<In, bool>,
    pub done: Signal<In, bool>,
    pub word: Signal<In, Bits<32>>,
    pub part: Signal<In, WordPart>,
    pub is_high: Signal<In, bool>,
    pub asked: Signal<Out, Bits<ADDR_BITS>>,
    pub low_word: Signal<Out, Bits<32>>,
    pub high_word: Signal<Out, Bits<32>>,
    address: DFF<Bits<ADDR_BITS>>,
    low: DFF<Bits<32>>,
    upper: DFF<Bits<32>>,
    kept: Signal<Local, Bits<32>>,
    half_word: Signal<Local, Bits<16>>,
    one_byte: Signal<Local, Bits<8>>,
    #[value(0xffff_ff00)]
    sign_byte: Constant<Bits<32>>,
    #[value(0xffff_0000)]
    sign_half: Constant<Bits<32>>,
}

impl<const ADDR_BITS: usize> Logic for LaneAlign<ADDR_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, address, low, upper);
        if self.served.val() {
            self.address.d.next = self.addr.val();
            if self.odd.val() {
                self.address.d.next = self.addr.val() | 4;
            }
        }

        self.half_word.next = bit_cast::<16, 32>(self.word.val());
        if self.address.q.val().get_bit(1) {
            self.half_word.next = self.word.val().get_bits::<16>(16);
        }
        self.one_byte.next = bit_cast::<8, 16>(self.half_word.val());
        if self.address.q.val().get_bit(0) {
            self.one_byte.next = self.half_word.val().get_bits::<8>(8);
        }
        match self.part.val() {
            WordPart::Byte => self.kept.next = bit_cast::<32, 8>(self.one_byte.val()),
            WordPart::SignedByte => {
                self.kept.next = bit_cast::<32, 8>(self.one_byte.val());
                if self.one_byte.val().get_bit(7) {
                    self.kept.next = self.kept.val() | self.sign_byte.val();
                }
            }
            WordPart::Half => self.kept.next = bit_cast::<32, 16>(self.half_word.val()),
            WordPart::SignedHalf => {
                self.kept.next = bit_cast::<32, 16>(self.half_word.val());
                if self.half_word.val().get_bit(15) {
                    self.kept.next = self.kept.val() | self.sign_half.val();
                }
            }
            _ => self.kept.next = self.word.val(),
        }
        if self.done.val() {
            if self.is_high.val() {
                self.upper.d.next = self.kept.val();
            } else {
                self.low.d.next = self.kept.val();
            }
        }
        self.asked.next = self.address.q.val();
        self.low_word.next = self.low.q.val();
        self.high_word.next = self.upper.q.val();
    }
}
