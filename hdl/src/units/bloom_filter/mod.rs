//! Conflict detection by Bloom signatures, one bank.
//!
//! LocalTM-Bloom 3.3. One signature a work-item serves reads and writes; the look-up of all 256
//! takes one cycle and ends in one of four outcomes:
//!
//! | other's bit | own bit | entry recorded for this row and work-item | outcome |
//! | --- | --- | --- | --- |
//! | 1 | - | - | conflict: the accessing work-item loses |
//! | 0 | 0 | - | new access: back up, own |
//! | 0 | 1 | no | new access under an own bit (the paper's stage 2): back up, own |
//! | 0 | 1 | yes | repeated access: proceed |
//!
//! **Decisions where the paper is silent.** A byte has no code for "no owner" (256 work-items use
//! all 256), so a mark for each row tells a live ownership byte from a stale one; they are bits that a commit clears in one
//! cycle, see [`filter_entries`](crate::filter_entries). Work-groups that share the
//! bank do not see each other's signatures (`group`): they never share a row, and one group's
//! work-group serialisation could not otherwise make progress against another's aliases.
//!
//! **Other organisations** of the filters ([`FilterShape`], the paper's future work). With separate filters for reads and
//! writes, reads of several work-items go together: a read backs up and owns nothing, and sets its bit only.
//! If a class of rows does not belong to one work-item, a walk proposes the rows of the class and the owner
//! byte decides (`walk_exact` = 0), as in [`Dcd`](crate::dcd::Dcd).
//!
//! Two lanes of one wavefront that touch one word reach the bank one after the other: the first
//! owns it, the second loses.
//!
//! Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. **Same-cycle priority**:
//! clear, flush, `walk_take` and `walk_end`, then the effect of a check.

use crate::filter_entries::FilterEntries;
use crate::prelude::*;
use crate::signature_file::{FilterShape, SignatureFile};

/// Signatures and entry marks of `SLOTS` wavefronts of 64 lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmBloom,
    "conflict detection by signatures, one bank",
    BloomFilter::<
        SLOTS, SLOT_BITS, STATE_BITS, CLASSES
    >::new(STATE_ROWS, FilterShape::with_bits(FILTER_BITS))
)]
#[idle(|filter| !filter.clear.val()
        && !filter.check_valid.val()
        && !filter.flush_valid.val()
        && !filter.walk_take.val()
        && !filter.walk_release.val()
        && !filter.walk_end.val())]
pub struct BloomFilter<
    const SLOTS: usize,
    const SLOT_BITS: usize,
    const STATE_BITS: usize,
    const CLASSES: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub check_valid: Signal<In, bool>,
    pub check_row: Signal<In, Bits<STATE_BITS>>,
    pub check_owner: Signal<In, Bits<8>>,
    pub check_write: Signal<In, bool>,
    pub work_item: Signal<In, Bits<8>>,
    /// Slots of the accessing wavefront's work-group.
    pub group: Signal<In, Bits<SLOTS>>,
    pub conflict: Signal<Out, bool>,
    pub backup: Signal<Out, bool>,
    pub own: Signal<Out, bool>,
    /// The wavefront's pass is over: all its signatures and entries go.
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    /// Rows of the flushed or walked slot's work-group, in groups of four: the first and the last.
    pub region_first: Signal<In, Bits<STATE_BITS>>,
    pub region_last: Signal<In, Bits<STATE_BITS>>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<In, Bits<32>>,
    pub walk_lanes_hi: Signal<In, Bits<32>>,
    /// The walk has visited `walk_after`, and all rows before it in the order in which they are proposed.
    pub walk_on: Signal<In, bool>,
    pub walk_after: Signal<In, Bits<STATE_BITS>>,
    pub walk_any: Signal<Out, bool>,
    pub walk_row: Signal<Out, Bits<STATE_BITS>>,
    /// Only rows of the walked lanes are proposed.
    pub walk_exact: Signal<Out, bool>,
    pub walk_restore: Signal<Out, bool>,
    /// The proposed row is visited.
    pub walk_take: Signal<In, bool>,
    pub walk_release: Signal<In, bool>,
    pub release_row: Signal<In, Bits<STATE_BITS>>,
    pub walk_end: Signal<In, bool>,
    signatures: SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>,
    entries: FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>,
    slot: Signal<Local, Bits<SLOT_BITS>>,
    repeated: Signal<Local, Bit>,
    /// Reads and writes have filters of their own.
    #[value(FilterShape::default().is_split())]
    split: Constant<Bit>,
    #[value(FilterShape::default().is_exact(CLASSES))]
    exact: Constant<Bit>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    BloomFilter<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// # Panics
    /// As [`FilterEntries::new`] and [`SignatureFile::new`].
    pub fn new(state_rows: usize, filter: FilterShape) -> Self {
        Self {
            signatures: SignatureFile::new(filter),
            entries: FilterEntries::new(state_rows, filter),
            split: Constant::new(filter.is_split()),
            exact: Constant::new(filter.is_exact(CLASSES)),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for BloomFilter<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, signatures, entries);
        self.signatures.clear.next = self.clear.val();
        self.entries.clear.next = self.clear.val();

        self.slot.next = 0.into();
        for place in 0..SLOT_BITS {
            if self.work_item.val().get_bit(6 + place) {
                self.slot.next = self.slot.val().replace_bit(place, true);
            }
        }
        self.signatures.query_row.next = self.check_row.val();
        self.signatures.query_write.next = self.check_write.val();
        self.signatures.query_slot.next = self.slot.val();
        self.signatures.query_lane.next = bit_cast::<6, 8>(self.work_item.val());
        self.signatures.query_group.next = self.group.val();
        self.entries.query_valid.next = self.check_valid.val();
        self.entries.query_row.next = self.check_row.val();
        self.entries.query_slot.next = self.slot.val();

        self.repeated.next = self.signatures.own_hit.val()
            & self.entries.has.val()
            & (self.check_owner.val() == self.work_item.val());
        self.conflict.next = self.signatures.other_hit.val();
        self.own.next = !self.conflict.val()
            & !self.repeated.val()
            & (self.check_write.val() | !self.split.val());
        self.backup.next = self.own.val();
        self.signatures.set_valid.next =
            self.check_valid.val() & !self.conflict.val() & (self.own.val() | self.split.val());
        self.entries.set_valid.next = self.check_valid.val() & self.own.val();

        self.signatures.flush_valid.next = self.flush_valid.val();
        self.signatures.flush_slot.next = self.flush_slot.val();
        self.entries.flush_valid.next = self.flush_valid.val();
        self.entries.flush_slot.next = self.flush_slot.val();
        self.entries.flush_classes.next = self.signatures.flush_classes.val();
        self.entries.region_first.next = self.region_first.val();
        self.entries.region_last.next = self.region_last.val();

        // Exact: no two work-items of a group ever hold the same bit, so the bits of the walked lanes name
        // exactly their own rows.
        self.signatures.walk_slot.next = self.walk_slot.val();
        self.signatures.walk_lanes_lo.next = self.walk_lanes_lo.val();
        self.signatures.walk_lanes_hi.next = self.walk_lanes_hi.val();
        self.signatures.walk_clear.next = self.walk_end.val();
        self.signatures.walk_done.next = self.entries.done.val();
        self.entries.scan_slot.next = self.walk_slot.val();
        self.entries.scan_on.next = self.walk_on.val();
        self.entries.scan_after.next = self.walk_after.val();
        self.entries.scan_classes.next = self.signatures.walk_classes.val();
        self.entries.scan_take.next = self.walk_take.val();
        self.walk_any.next = self.entries.scan_any.val();
        self.walk_row.next = self.entries.scan_row.val();
        self.walk_exact.next = self.exact.val();
        self.walk_restore.next = true;
        self.entries.unset_valid.next = self.walk_release.val();
        self.entries.unset_slot.next = self.walk_slot.val();
        self.entries.unset_row.next = self.release_row.val();
    }
}
