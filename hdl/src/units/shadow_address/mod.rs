//! Which row of its array a bank's shadow memory reads.
//!
//! Row `B + k` of a work-group with `N` rows of variables has its backup in row `B + N + k` and its owner in byte `k % 4` of row
//! `B + 2N + k / 4` (LocalTM-Bloom 3.2). With the bytes numbered through the array, the owner of row `r` is byte
//! `r + 4 x (B + 2N) - B`: the row plus a bias.
//!
//! ```text
//!                +-------------------------+
//!  req_valid   ->|                         |
//!  req_row     ->| OwnerRow                |-> row
//!  visit       ->|                         |
//!  walk_row    ->| + walk_owner_bias  / 4  |
//!                | + walk_backup_bias      |
//!  other_row   ->|                         |
//!                +-------------------------+
//! ```
//!
//! Combinational. A request goes before a visit, a visit before `other_row`. `req_row` and `walk_row` come late, from
//! the request crossbar and from the detector's search, and the biases early; with an adder each, in a unit that has
//! nothing else, a sum, its gate and an OR are all that follows them.

use crate::owner_row::OwnerRow;
use crate::prelude::*;
use crate::quiet::Lazy;

/// Latency 0.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "which row a bank's shadow memory reads", ShadowAddress::<ROW_BITS, STATE_BITS>::default())]
pub struct ShadowAddress<const ROW_BITS: usize, const STATE_BITS: usize> {
    /// A transactional request enters the bank: read its owner.
    pub req_valid: Signal<In, bool>,
    pub req_row: Signal<In, Bits<ROW_BITS>>,
    /// `4 x (B + 2N) - B`.
    pub owner_bias: Signal<In, Bits<16>>,
    /// A walk visits a row: read its owner, or its backup if the owner is known.
    pub visit: Signal<In, bool>,
    pub owner_known: Signal<In, bool>,
    /// In the numbers of the detector.
    pub walk_row: Signal<In, Bits<STATE_BITS>>,
    /// From those to the owner's byte and to the backup's row.
    pub walk_owner_bias: Signal<In, Bits<16>>,
    pub walk_backup_bias: Signal<In, Bits<ROW_BITS>>,
    pub other_row: Signal<In, Bits<ROW_BITS>>,
    pub row: Signal<Out, Bits<ROW_BITS>>,
    reading: Lazy<OwnerRow<ROW_BITS>>,
    walk_byte: Signal<Local, Bits<16>>,
    // One of them, and 0 in the others.
    of_owner: Signal<Local, Bits<ROW_BITS>>,
    of_backup: Signal<Local, Bits<ROW_BITS>>,
    of_other: Signal<Local, Bits<ROW_BITS>>,
}

impl<const ROW_BITS: usize, const STATE_BITS: usize> Logic for ShadowAddress<ROW_BITS, STATE_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.walk_byte.next =
            bit_cast::<16, STATE_BITS>(self.walk_row.val()) + self.walk_owner_bias.val();
        self.of_owner.next = 0.into();
        self.of_backup.next = 0.into();
        self.of_other.next = 0.into();
        if self.visit.val() {
            if !self.req_valid.val() {
                if self.owner_known.val() {
                    self.of_backup.next = bit_cast::<ROW_BITS, STATE_BITS>(self.walk_row.val())
                        + self.walk_backup_bias.val();
                } else {
                    self.of_owner.next = bit_cast::<ROW_BITS, 16>(self.walk_byte.val() >> 2);
                }
            }
        } else {
            self.of_other.next = self.other_row.val();
        }
        self.reading.valid.next = self.req_valid.val();
        self.reading.row.next = self.req_row.val();
        self.reading.bias.next = self.owner_bias.val();
        self.reading.other_row.next = self.of_other.val();
        self.reading.walked_row.next = self.of_owner.val() | self.of_backup.val();
        self.row.next = self.reading.read_row.val();
    }
}
