//! Which row of its array a bank's shadow memory reads, with owner words.
//!
//! ```text
//!                +-------------------+
//!  req_valid   ->|                   |
//!  req_row     ->| OwnerRow          |-> row
//!  walks       ->|                   |
//!  walk_base,  ->|         +         |
//!  walk_offset ->|                   |
//!  other_row   ->|                   |
//!                +-------------------+
//! ```
//!
//! Combinational. With the owner bytes numbered through the array, that of a request's row is the row plus a bias
//! ([`DirectoryLayout`](crate::directory_layout::DirectoryLayout)). A request goes before a walk, a walk before `other_row`. `req_row` comes late, from the
//! request crossbar, and `walk_offset` from the detector's search or from the owners that were read; with an adder each, in a unit that
//! has nothing else, a sum, its gate and an OR are all that follows them.

use crate::owner_row::OwnerRow;
use crate::prelude::*;
use crate::quiet::Lazy;

/// Latency 0.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "which row a bank's shadow memory reads, with owner words",
    DirectoryAddress::<ROW_BITS, STATE_BITS>::default()
)]
pub struct DirectoryAddress<const ROW_BITS: usize, const STATE_BITS: usize> {
    /// A transactional request enters the bank: read its owner word.
    pub req_valid: Signal<In, bool>,
    pub req_row: Signal<In, Bits<ROW_BITS>>,
    pub owner_bias: Signal<In, Bits<16>>,
    /// A walk reads: an owner word or a backup, by the first of these rows and its number.
    pub walks: Signal<In, bool>,
    pub walk_base: Signal<In, Bits<ROW_BITS>>,
    pub walk_offset: Signal<In, Bits<STATE_BITS>>,
    pub other_row: Signal<In, Bits<ROW_BITS>>,
    pub row: Signal<Out, Bits<ROW_BITS>>,
    reading: Lazy<OwnerRow<ROW_BITS>>,
    // One of them, and 0 in the other.
    of_walk: Signal<Local, Bits<ROW_BITS>>,
    of_other: Signal<Local, Bits<ROW_BITS>>,
}

impl<const ROW_BITS: usize, const STATE_BITS: usize> Logic
    for DirectoryAddress<ROW_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.of_walk.next = 0.into();
        self.of_other.next = 0.into();
        if self.walks.val() {
            if !self.req_valid.val() {
                self.of_walk.next =
                    self.walk_base.val() + bit_cast::<ROW_BITS, STATE_BITS>(self.walk_offset.val());
            }
        } else {
            self.of_other.next = self.other_row.val();
        }
        self.reading.valid.next = self.req_valid.val();
        self.reading.row.next = self.req_row.val();
        self.reading.bias.next = self.owner_bias.val();
        self.reading.other_row.next = self.of_other.val();
        self.reading.walked_row.next = self.of_walk.val();
        self.row.next = self.reading.read_row.val();
    }
}
