//! Which lanes' words lie in each bank.
//!
//! Combinational. Addresses come as planes, a word a bit of the bank's number with a bit a lane (see
//! [`address_planes`](crate::address_planes)): the lanes of a bank are those that agree with its number in all bits.
//!
//! This does not wait for what else decides which lanes are served ([`lane_choice`](crate::lane_choice)). So it is a unit of its own, and
//! the two meet late.

use crate::prelude::*;

/// Bits of a bank's number at most.
const NUMBER_BITS: usize = 5;

/// `LANES <= 32` lanes, `BANKS = 2^BANK_BITS <= 32` banks.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "which lanes' words lie in each bank", BankLanes::<BANKS, BANK_BITS, LANES>::default())]
#[legal(
    BANKS == 1 << BANK_BITS && BANKS <= 32 && LANES <= 32,
    "{BANKS} banks of {BANK_BITS} bits, {LANES} lanes: at most 32 of each, banks a power of two"
)]
pub struct BankLanes<const BANKS: usize, const BANK_BITS: usize, const LANES: usize> {
    /// The odd word of each pair (second half of a 64-bit access).
    pub high_word: Signal<In, bool>,
    pub bank_plane: Array<Signal<In, Bits<LANES>>, BANK_BITS>,
    pub lanes: Array<Signal<Out, Bits<LANES>>, BANKS>,
    /// Lanes whose bank's number lacks bit 0, has it, lacks bit 1 ...
    side: Array<Signal<Local, Bits<LANES>>, { 2 * NUMBER_BITS }>,
    /// By the lowest two bits of the number, and by the others.
    low: Array<Signal<Local, Bits<LANES>>, 4>,
    high: Array<Signal<Local, Bits<LANES>>, 8>,
    #[value((1_u64 << LANES) - 1)]
    all: Constant<Bits<LANES>>,
}

impl<const BANKS: usize, const BANK_BITS: usize, const LANES: usize> Logic
    for BankLanes<BANKS, BANK_BITS, LANES>
{
    #[hdl_gen]
    fn update(&mut self) {
        for place in 0..NUMBER_BITS {
            self.side[2 * place].next = self.all.val();
            self.side[2 * place + 1].next = 0.into();
        }
        for place in 0..BANK_BITS {
            self.side[2 * place].next = !self.bank_plane[place].val();
            self.side[2 * place + 1].next = self.bank_plane[place].val();
        }
        if self.high_word.val() {
            self.side[0].next = 0.into();
            self.side[1].next = self.all.val();
        }
        for number in 0..4 {
            self.low[number].next = self.side[number % 2].val() & self.side[2 + number / 2].val();
        }
        for number in 0..8 {
            self.high[number].next = self.side[4 + number % 2].val()
                & self.side[6 + number / 2 % 2].val()
                & self.side[8 + number / 4].val();
        }
        for bank in 0..BANKS {
            self.lanes[bank].next = self.low[bank % 4].val() & self.high[bank / 4].val();
        }
    }
}
