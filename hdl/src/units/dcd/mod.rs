//! Directory-based conflict detection (DCD), one bank.
//!
//! LocalTM-directory, section 3 and Table 1(a):
//!
//! | V | owner | outcome |
//! | --- | --- | --- |
//! | 0 | - | new: back up, own, V = 1 |
//! | 1 | the accessing work-item | proceed |
//! | 1 | another | conflict: the accessing work-item loses |
//!
//! Precise, but a read of a word that another transaction has read is a conflict.
//!
//! **Decision where the paper is silent.** It charges one cycle for TX_Commit, in which no walk
//! over owner bytes fits. So V is held as one plane a wavefront slot (V = 1 in at most one of them):
//! all entries a wavefront still holds at its commit belong to committing lanes, and its plane is
//! flushed in one cycle.
//!
//! The price is paid by a walk: the marks tell wavefronts apart but not lanes, and the owner byte with the
//! lane is in the memory array. So every row of the wavefront is proposed (`walk_exact` is low), not
//! those of the lanes that lost only, and [`ShadowMemory`](crate::shadow_memory) reads each row's owner
//! before it restores: 2 cycles a row. The directory paper charges 3 cycles for each access to an owner.
//!
//! Two lanes of one wavefront that touch one word reach the bank one after the other: the first
//! owns it, the second loses.
//!
//! Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. **Same-cycle priority**:
//! clear, flush, `walk_release`, then the effect of a check.

use crate::prelude::*;
use crate::row_valid_bits::RowValidBits;

/// V bits of `SLOTS` wavefronts.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "conflict detection by valid bits and owners, one bank",
    Dcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS)
)]
#[idle(|directory| !directory.clear.val()
        && !directory.check_valid.val()
        && !directory.flush_valid.val()
        && !directory.walk_release.val())]
pub struct Dcd<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub check_valid: Signal<In, bool>,
    pub check_row: Signal<In, Bits<STATE_BITS>>,
    pub check_owner: Signal<In, Bits<8>>,
    pub work_item: Signal<In, Bits<8>>,
    pub conflict: Signal<Out, bool>,
    pub backup: Signal<Out, bool>,
    pub own: Signal<Out, bool>,
    /// The wavefront's pass is over: all its entries go.
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    /// The walk has visited `walk_after`, and all rows before it in the order in which they are proposed.
    pub walk_on: Signal<In, bool>,
    pub walk_after: Signal<In, Bits<STATE_BITS>>,
    pub walk_any: Signal<Out, bool>,
    pub walk_row: Signal<Out, Bits<STATE_BITS>>,
    /// Only rows of the walked lanes are proposed.
    pub walk_exact: Signal<Out, bool>,
    pub walk_clear: Signal<Out, bool>,
    pub walk_restore: Signal<Out, bool>,
    pub walk_release: Signal<In, bool>,
    pub release_row: Signal<In, Bits<STATE_BITS>>,
    entries: RowValidBits<SLOTS, SLOT_BITS, STATE_BITS, 1>,
    slot: Signal<Local, Bits<SLOT_BITS>>,
    valid: Signal<Local, Bit>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    Dcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// # Panics
    /// As [`RowValidBits::new`].
    pub fn new(state_rows: usize) -> Self {
        Self {
            entries: RowValidBits::new(state_rows),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for Dcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.slot.next = 0.into();
        for place in 0..SLOT_BITS {
            if self.work_item.val().get_bit(6 + place) {
                self.slot.next = self.slot.val().replace_bit(place, true);
            }
        }
        clock!(self, clock, entries);
        self.entries.clear.next = self.clear.val();
        self.entries.query_row.next = self.check_row.val();
        self.valid.next = self.entries.marks.val().any();
        self.conflict.next = self.valid.val() & (self.check_owner.val() != self.work_item.val());
        self.own.next = !self.valid.val();
        self.backup.next = !self.valid.val();
        self.entries.set_valid.next = self.check_valid.val() & !self.valid.val();
        self.entries.set_slot.next = self.slot.val();
        self.entries.flush_valid.next = self.flush_valid.val();
        self.entries.flush_slot.next = self.flush_slot.val();
        self.entries.scan_slot.next = self.walk_slot.val();
        self.entries.scan_on.next = self.walk_on.val();
        self.entries.scan_after.next = self.walk_after.val();
        self.entries.scan_classes.next = 1.into();
        self.walk_any.next = self.entries.scan_any.val();
        self.walk_row.next = self.entries.scan_row.val();
        self.walk_exact.next = false;
        self.walk_clear.next = true;
        self.walk_restore.next = true;
        self.entries.unset_valid.next = self.walk_release.val();
        self.entries.unset_slot.next = self.walk_slot.val();
        self.entries.unset_row.next = self.release_row.val();
    }
}
