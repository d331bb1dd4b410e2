//! The addresses of all lanes, turned by a quarter: one word a bit of the address, with a bit a lane.
//!
//! ```text
//!                  lane 31 ... lane 1, lane 0
//!  lane_addr  ->  [ bit 0 of each address ]  -> byte_plane_0
//!                 [ bit 1                 ]  -> byte_plane_1
//!                 [ bit 2                 ]  -> bank_plane_0 ...
//!                 [ ...                   ]  -> row_plane_0 ...
//! ```
//!
//! Combinational, and wires only. A byte address is, from its low end, byte, bank and row. Which lanes have a certain bank or row is then a
//! few operations on whole words.

use crate::prelude::*;

/// `LANES <= 32` addresses of `2 + BANK_BITS + ROW_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "addresses of all lanes, a word a bit",
    AddressPlanes::<LANES, BANK_BITS, ROW_BITS, ADDR_BITS>::default()
)]
#[legal(
    ADDR_BITS == 2 + BANK_BITS + ROW_BITS,
    "{ADDR_BITS} address bits for {BANK_BITS} bank and {ROW_BITS} row bits"
)]
pub struct AddressPlanes<
    const LANES: usize,
    const BANK_BITS: usize,
    const ROW_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub byte_plane: Array<Signal<Out, Bits<LANES>>, 2>,
    pub bank_plane: Array<Signal<Out, Bits<LANES>>, BANK_BITS>,
    pub row_plane: Array<Signal<Out, Bits<LANES>>, ROW_BITS>,
    #[value(2 + BANK_BITS as u64)]
    row_shift: Constant<Bits<5>>,
}

impl<const LANES: usize, const BANK_BITS: usize, const ROW_BITS: usize, const ADDR_BITS: usize>
    Logic for AddressPlanes<LANES, BANK_BITS, ROW_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        for place in 0..2 {
            self.byte_plane[place].next = 0.into();
        }
        for place in 0..BANK_BITS {
            self.bank_plane[place].next = 0.into();
        }
        for place in 0..ROW_BITS {
            self.row_plane[place].next = 0.into();
        }
        for lane in 0..LANES {
            for place in 0..2 {
                self.byte_plane[place].next = self.byte_plane[place]
                    .val()
                    .replace_bit(lane, self.lane_addr[lane].val().get_bit(place));
            }
            for place in 0..BANK_BITS {
                self.bank_plane[place].next = self.bank_plane[place]
                    .val()
                    .replace_bit(lane, self.lane_addr[lane].val().get_bit(place + 2));
            }
            for place in 0..ROW_BITS {
                self.row_plane[place].next = self.row_plane[place].val().replace_bit(
                    lane,
                    self.lane_addr[lane]
                        .val()
                        .get_bit(place + self.row_shift.val().index()),
                );
            }
        }
    }
}
