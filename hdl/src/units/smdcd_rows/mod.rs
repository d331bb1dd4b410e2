//! Shared-modified directory (SMDCD) that marks variables, one bank: as published, and in the order of lanes.
//!
//! LocalTM-directory, section 3 and Table 1(b), as in [`Smdcd`](crate::smdcd::Smdcd), which is the repaired one. There an owner byte says who owns or
//! who reads; both directories here need the byte of a shared variable for its owner, so each wavefront slot has a mark of its own for each variable.
//!
//! **Published.** The paper deletes an entry with its owner, even when other readers
//! still rely on it; a third transaction may then write the word and commit between two reads of
//! such a reader, which is not serialisable. Only the owner's wavefront is marked.
//!
//! **Ordered.** An S = 1 entry stays until no transaction that could have read it runs: every wavefront with a reader has its own mark, an abort never
//! removes an S = 1 entry, and a mark goes when its wavefront's pass ends (commit or retry). A variable is unset when no mark is left.
//! Readers of the writer's own wavefront do not
//! count if they are lanes below it: lanes that commit together do so in the order of their numbers.
//! The owner byte of a shared variable is the highest lane of the
//! owner's wavefront that has read it, and the table goes on:
//!
//! | S,M | owner | read | write |
//! | --- | --- | --- | --- |
//! | 0,0 or 1,0 | a lane below in the same wavefront | own, 1,0 | if no other wavefront has a mark: back up, own, 1,1; else conflict |
//! | 1,0 | the accessing work-item | proceed | as above, the owner byte stays |
//! | 1,1 | the accessing work-item | proceed | proceed |
//! | 1,1 | another | conflict | conflict |
//!
//! (The table's "unset" is the absence of marks here, so that 1,1 is free.) An abort of the writer of a
//! 1,1 row restores it and leaves it at 1,0, with its mark: the lanes below have still read it.
//!
//! Marks are one plane a wavefront slot, for the one-cycle commit of [`Dcd`](crate::dcd::Dcd); a walk proposes all rows of the wavefront, 2 cycles a row,
//! because the owner byte has to be read. Ordered, it also visits the rows that the wavefront reads with others (S = 1), and leaves them.
//!
//! Two lanes of one wavefront that touch one word reach the bank one after the other; the second
//! loses unless both read (or, ordered, it is the higher one and the first has read).
//!
//! Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. **Same-cycle priority**:
//! clear, flush, `walk_release`, then the effect of a check. Ordered, a check in the cycle of a
//! `walk_release` has no effect: a row's S,M bits have one port, and the release writes M.

use crate::prelude::*;
use crate::row_state::RowState;
use crate::row_valid_bits::RowValidBits;

/// Marks and S,M bits of `SLOTS` wavefronts.
#[derive(LogicBlock, Unit)]
#[unit(
    "smdcd_published",
    LocalTmDirectory,
    "DCD with shared readers, as published, one bank",
    SmdcdRows::<SLOTS, SLOT_BITS, STATE_BITS>::published(STATE_ROWS)
)]
#[unit(
    "smdcd_ordered",
    LocalTmDirectory,
    "DCD with shared readers, lanes in order, one bank",
    SmdcdRows::<SLOTS, SLOT_BITS, STATE_BITS>::ordered(STATE_ROWS)
)]
#[idle(|directory| !directory.clear.val()
        && !directory.check_valid.val()
        && !directory.flush_valid.val()
        && !directory.walk_release.val())]
pub struct SmdcdRows<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub check_valid: Signal<In, bool>,
    pub check_row: Signal<In, Bits<STATE_BITS>>,
    pub check_owner: Signal<In, Bits<8>>,
    pub check_write: Signal<In, bool>,
    pub work_item: Signal<In, Bits<8>>,
    pub conflict: Signal<Out, bool>,
    pub backup: Signal<Out, bool>,
    pub own: Signal<Out, bool>,
    /// The wavefront's pass is over: all its marks go.
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
    /// Of `check_row`: it has a value to restore if its owner is walked.
    pub walk_restore: Signal<Out, bool>,
    /// The mark of `release_row` goes, or (`ordered`) the M of `check_row`, and its mark if it is not shared.
    pub walk_release: Signal<In, bool>,
    /// Not looked at in `ordered`.
    pub release_row: Signal<In, Bits<STATE_BITS>>,
    entries: RowValidBits<SLOTS, SLOT_BITS, STATE_BITS>,
    bits: RowState<STATE_BITS, 1>,
    slot: Signal<Local, Bits<SLOT_BITS>>,
    shared: Signal<Local, Bit>,
    modified: Signal<Local, Bit>,
    write_valid: Signal<Local, Bit>,
    write_shared: Signal<Local, Bit>,
    write_modified: Signal<Local, Bit>,
    unset: Signal<Local, Bit>,
    mine: Signal<Local, Bit>,
    /// The owner is a lane of the accessing wavefront, and not above the accessing one.
    not_above: Signal<Local, Bit>,
    /// No other wavefront has a mark.
    alone: Signal<Local, Bit>,
    upgrade: Signal<Local, Bit>,
    proceeds: Signal<Local, Bit>,
    #[value(false)]
    in_order: Constant<Bit>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    SmdcdRows<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// Serialisable, and a lane may write what only lanes below it in its wavefront have read.
    ///
    /// # Panics
    /// As [`RowValidBits::new`].
    pub fn ordered(state_rows: usize) -> Self {
        Self::new(state_rows, true)
    }

    /// As the paper has it; not serialisable.
    ///
    /// # Panics
    /// As [`RowValidBits::new`].
    pub fn published(state_rows: usize) -> Self {
        Self::new(state_rows, false)
    }

    fn new(state_rows: usize, in_order: bool) -> Self {
        Self {
            entries: RowValidBits::new(state_rows),
            bits: RowState::new(state_rows),
            in_order: Constant::new(in_order),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for SmdcdRows<SLOTS, SLOT_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.slot.next = 0.into();
        for place in 0..SLOT_BITS {
            if self.work_item.val().get_bit(6 + place) {
                self.slot.next = self.slot.val().replace_bit(place, true);
            }
        }
        clock!(self, clock, entries, bits);
        self.entries.clear.next = self.clear.val();
        self.entries.query_row.next = self.check_row.val();
        self.bits.row.next = self.check_row.val();
        self.shared.next = self.bits.shared.val().any();
        self.modified.next = self.bits.modified.val().any();

        self.unset.next = !self.entries.marks.val().any();
        self.mine.next = self.check_owner.val() == self.work_item.val();
        self.not_above.next =
            bit_cast::<6, 8>(self.check_owner.val()) <= bit_cast::<6, 8>(self.work_item.val());
        for place in 0..SLOT_BITS {
            if self.check_owner.val().get_bit(6 + place) != self.work_item.val().get_bit(6 + place)
            {
                self.not_above.next = false;
            }
        }
        self.alone.next = true;
        for other in 0..SLOTS {
            if self.entries.marks.val().get_bit(other) & (self.slot.val().index() != other) {
                self.alone.next = false;
            }
        }
        self.upgrade.next = (self.mine.val() & !self.shared.val())
            | (self.in_order.val() & self.not_above.val() & self.alone.val());

        self.conflict.next = false;
        self.backup.next = false;
        self.own.next = false;
        self.write_shared.next = self.shared.val();
        self.write_modified.next = self.modified.val();
        if self.unset.val() {
            self.own.next = true;
            self.backup.next = self.check_write.val();
            self.write_shared.next = false;
            self.write_modified.next = self.check_write.val();
        } else if self.modified.val() {
            self.conflict.next = !self.mine.val();
        } else if self.check_write.val() {
            self.conflict.next = !self.upgrade.val();
            self.backup.next = self.upgrade.val();
            self.own.next = self.in_order.val() & self.upgrade.val() & !self.mine.val();
            self.write_shared.next = self.shared.val() | !self.mine.val();
            self.write_modified.next = true;
        } else {
            self.own.next = self.in_order.val() & self.not_above.val() & !self.mine.val();
            self.write_shared.next = self.shared.val() | !self.mine.val();
        }
        self.proceeds.next = self.check_valid.val()
            & !self.conflict.val()
            & !(self.in_order.val() & self.walk_release.val());
        self.write_valid.next = self.proceeds.val();
        self.entries.set_valid.next = self.proceeds.val() & (self.in_order.val() | self.own.val());
        self.entries.set_slot.next = self.slot.val();

        self.entries.flush_valid.next = self.flush_valid.val();
        self.entries.flush_slot.next = self.flush_slot.val();
        self.entries.scan_slot.next = self.walk_slot.val();
        self.entries.scan_on.next = self.walk_on.val();
        self.entries.scan_after.next = self.walk_after.val();
        self.walk_any.next = self.entries.scan_any.val();
        self.walk_row.next = self.entries.scan_row.val();
        self.walk_exact.next = false;
        self.walk_restore.next = self.modified.val();
        self.entries.unset_valid.next =
            self.walk_release.val() & !(self.in_order.val() & self.shared.val());
        if self.in_order.val() & self.walk_release.val() {
            self.write_valid.next = true;
            self.write_shared.next = self.shared.val();
            self.write_modified.next = false;
        }
        self.bits.write_places.next = 0.into();
        if self.write_valid.val() {
            self.bits.write_places.next = 1.into();
        }
        self.bits.write_shared.next = 0.into();
        if self.write_shared.val() {
            self.bits.write_shared.next = 1.into();
        }
        self.bits.write_modified.next = 0.into();
        if self.write_modified.val() {
            self.bits.write_modified.next = 1.into();
        }
        self.entries.unset_slot.next = self.walk_slot.val();
        self.entries.unset_row.next = self.release_row.val();
        if self.in_order.val() {
            self.entries.unset_row.next = self.check_row.val();
        }
    }
}
