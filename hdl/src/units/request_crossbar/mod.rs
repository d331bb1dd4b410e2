//! From lanes to banks: which lane each bank serves in this cycle.
//!
//! ```text
//!  bank_plane -> BankLanes --- want --> BankSelect x BANKS -> served, bank_row ...
//!  row_plane, byte_plane ---------------^   | granted
//!  lane_data, lane_data2 -------------> WordSelect --------> bank_data, bank_data2
//! ```
//!
//! Combinational. Each ready bank takes the lowest of the `want` lanes whose word lies in it. With `broadcast` (a plain read) every other such
//! lane of the same row is served with it.
//!
//! Addresses come as planes, a word a bit of the address with a bit a lane (see [`address_planes`](crate::address_planes)). Word `a` is in bank
//! `a % BANKS`, row `a / BANKS` (LocalTM-Bloom 3.3's worked example: word 35 is bank 3, row 1).

use crate::bank_lanes::BankLanes;
use crate::bank_select::BankSelect;
use crate::prelude::*;
use crate::quiet::Lazy;
use crate::word_select::{WordSelect, TAKERS};

/// `LANES <= 32` lanes to `BANKS = 2^BANK_BITS <= 32` banks of `2^ROW_BITS` rows.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "lanes to banks", RequestCrossbar::<BANKS, BANK_BITS, LANES, ROW_BITS>::default())]
#[legal(
    BANKS == 1 << BANK_BITS && BANKS <= 32 && LANES <= 32,
    "{BANKS} banks of {BANK_BITS} bits, {LANES} lanes: at most 32 of each, banks a power of two"
)]
pub struct RequestCrossbar<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const ROW_BITS: usize,
> {
    pub want: Signal<In, Bits<LANES>>,
    pub broadcast: Signal<In, bool>,
    /// The odd word of each pair (second half of a 64-bit access).
    pub high_word: Signal<In, bool>,
    pub bank_plane: Array<Signal<In, Bits<LANES>>, BANK_BITS>,
    pub row_plane: Array<Signal<In, Bits<LANES>>, ROW_BITS>,
    pub byte_plane: Array<Signal<In, Bits<LANES>>, 2>,
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    pub bank_ready: Signal<In, Bits<BANKS>>,
    pub bank_valid: Signal<Out, Bits<BANKS>>,
    pub bank_row: Array<Signal<Out, Bits<ROW_BITS>>, BANKS>,
    pub bank_byte: Array<Signal<Out, Bits<2>>, BANKS>,
    pub bank_data: Array<Signal<Out, Bits<32>>, BANKS>,
    pub bank_data2: Array<Signal<Out, Bits<32>>, BANKS>,
    /// Number of the lane served.
    pub bank_lane: Array<Signal<Out, Bits<8>>, BANKS>,
    /// Lanes served in this cycle.
    pub served: Signal<Out, Bits<LANES>>,
    /// Lanes that are still to be served.
    pub left: Signal<Out, Bits<LANES>>,
    in_bank: Lazy<BankLanes<BANKS, BANK_BITS, LANES>>,
    bank: Array<Lazy<BankSelect<LANES, ROW_BITS>>, BANKS>,
    #[start((0..BANKS.div_ceil(TAKERS)).map(|_| Lazy::default()).collect())]
    data: Vec<Lazy<WordSelect<LANES>>>,
    #[start((0..BANKS.div_ceil(TAKERS)).map(|_| Lazy::default()).collect())]
    data2: Vec<Lazy<WordSelect<LANES>>>,
}

impl<const BANKS: usize, const BANK_BITS: usize, const LANES: usize, const ROW_BITS: usize> Logic
    for RequestCrossbar<BANKS, BANK_BITS, LANES, ROW_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.in_bank.high_word.next = self.high_word.val();
        for place in 0..BANK_BITS {
            self.in_bank.bank_plane[place].next = self.bank_plane[place].val();
        }

        // Takers that a small LDS does not have.
        for taker in 0..TAKERS {
            self.data[0].take[taker].next = 0.into();
            self.data2[0].take[taker].next = 0.into();
        }
        self.served.next = 0.into();
        self.bank_valid.next = 0.into();
        for bank in 0..BANKS {
            self.bank[bank].lanes.next = 0.into();
            if self.bank_ready.val().get_bit(bank) {
                self.bank[bank].lanes.next = self.want.val() & self.in_bank.lanes[bank].val();
            }
            self.bank[bank].broadcast.next = self.broadcast.val();
            for place in 0..ROW_BITS {
                self.bank[bank].row_plane[place].next = self.row_plane[place].val();
            }
            for place in 0..2 {
                self.bank[bank].byte_plane[place].next = self.byte_plane[place].val();
            }
            self.bank_valid.next = self
                .bank_valid
                .val()
                .replace_bit(bank, self.bank[bank].valid.val());
            self.served.next = self.served.val() | self.bank[bank].served.val();
            self.bank_row[bank].next = self.bank[bank].granted_row.val();
            self.bank_byte[bank].next = self.bank[bank].granted_byte.val();
            self.bank_lane[bank].next = self.bank[bank].granted_lane.val();
            self.data[bank / 8].take[bank % 8].next = self.bank[bank].granted.val();
            self.data2[bank / 8].take[bank % 8].next = self.bank[bank].granted.val();
            self.bank_data[bank].next = self.data[bank / 8].taken[bank % 8].val();
            self.bank_data2[bank].next = self.data2[bank / 8].taken[bank % 8].val();
        }
        self.left.next = self.want.val() & !self.served.val();
        for group in 0..BANKS.div_ceil(TAKERS) {
            for lane in 0..LANES {
                self.data[group].word[lane].next = self.lane_data[lane].val();
                self.data2[group].word[lane].next = self.lane_data2[lane].val();
            }
        }
    }
}
