//! Entries of the ownership table for the addresses of all lanes: one word a bit of the entry, with a bit a lane.
//!
//! Part of the [intra-warp resolver](crate::intra_warp_resolver). Combinational. For T = `2^(BANK_BITS + ENTRY_BITS)` entries byte address `a`
//! has entry `((a mod T) + 17 (a div T)) mod T` (the authors' simulator); addresses on the pins are word addresses, `a / 4`.
//! Bits of an entry, from its low end: byte of a word (2), bank (`BANK_BITS`), row. `bank_plane` has the bank, `entry_plane` byte and row.

use crate::prelude::*;

/// `LANES <= 32` addresses of `ADDR_BITS <= 32` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "entries of the ownership table, a word a bit",
    OwnerPlanes::<WARP_LANES, OWNER_BANK_BITS, OWNER_ENTRY_BITS, WORD_ADDRESS_BITS>::default()
)]
#[legal(
    LANES <= 32 && BANK_BITS <= 5 && ENTRY_BITS >= 2 && ADDR_BITS <= 32,
    "{LANES} lanes, {BANK_BITS} bank, {ENTRY_BITS} entry, {ADDR_BITS} address bits: at most 32, 5, at least 2, at most 32"
)]
pub struct OwnerPlanes<
    const LANES: usize,
    const BANK_BITS: usize,
    const ENTRY_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub bank_plane: Array<Signal<Out, Bits<LANES>>, BANK_BITS>,
    pub entry_plane: Array<Signal<Out, Bits<LANES>>, ENTRY_BITS>,
    address: Signal<Local, Bits<ADDR_BITS>>,
    word: Signal<Local, Bits<32>>,
    /// How often the table fits below the address.
    quotient: Signal<Local, Bits<32>>,
    entry: Signal<Local, Bits<32>>,
    /// Words of the table: `2^table_bits`.
    #[value(BANK_BITS as u64 + ENTRY_BITS as u64 - 2)]
    table_bits: Constant<Bits<6>>,
    #[value(BANK_BITS as u64)]
    bank_bits: Constant<Bits<3>>,
}

impl<
        const LANES: usize,
        const BANK_BITS: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for OwnerPlanes<LANES, BANK_BITS, ENTRY_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        for place in 0..BANK_BITS {
            self.bank_plane[place].next = 0.into();
        }
        for place in 0..ENTRY_BITS {
            self.entry_plane[place].next = 0.into();
        }
        for lane in 0..LANES {
            self.address.next = self.lane_address[lane].val();
            self.word.next = bit_cast::<32, ADDR_BITS>(self.address.val());
            self.quotient.next = self.word.val() >> self.table_bits.val();
            self.entry.next =
                (self.word.val() << 2) + self.quotient.val() + (self.quotient.val() << 4);
            for place in 0..2 {
                self.entry_plane[place].next = self.entry_plane[place]
                    .val()
                    .replace_bit(lane, self.entry.val().get_bit(place));
            }
            for place in 0..BANK_BITS {
                self.bank_plane[place].next = self.bank_plane[place]
                    .val()
                    .replace_bit(lane, self.entry.val().get_bit(place + 2));
            }
            for place in 2..ENTRY_BITS {
                self.entry_plane[place].next = self.entry_plane[place].val().replace_bit(
                    lane,
                    self.entry
                        .val()
                        .get_bit(place + self.bank_bits.val().index()),
                );
            }
        }
    }
}
