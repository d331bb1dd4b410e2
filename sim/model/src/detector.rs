//! What a bank asks its conflict detector: [`bloom_filter`](crate::bloom_filter) and [`smdcd_rows`](crate::smdcd_rows) mark rows,
//! [`dcd`](crate::dcd) and [`smdcd`](crate::smdcd) owner words.

use crate::storage::filter_entries::Region;
use crate::storage::row_valid_bits::RowValidBits;

/// An access that is decided in this cycle.
#[derive(Clone, Copy)]
pub struct Check {
    pub row: u32,
    /// The byte that is recorded as the row's owner.
    pub owner: u32,
    pub work_item: u32,
    pub write: bool,
    /// Slots of the work-group.
    pub group: u32,
}

impl Check {
    /// The wavefront slot of the accessing work-item: `slots` of them are numbered with so many bits.
    #[inline]
    pub fn slot(&self, slot_mask: u32) -> usize {
        (self.work_item >> 6 & slot_mask) as usize
    }
}

#[derive(Clone, Copy, Default)]
pub struct Decision {
    pub conflict: bool,
    pub backup: bool,
    pub own: bool,
}

/// The lanes whose entries go.
#[derive(Clone, Copy)]
pub struct Walk {
    pub slot: usize,
    pub lanes: u64,
}

/// An owner word as it was read.
#[derive(Clone, Copy)]
pub struct OwnerWord {
    pub number: u32,
    pub owners: u32,
    /// Slots that count.
    pub group: u32,
}

impl OwnerWord {
    #[inline]
    pub fn byte(&self, place: u32) -> u32 {
        self.owners >> (8 * place) & 0xff
    }

    /// The bytes for which something holds.
    #[inline]
    pub fn bytes(&self, holds: impl Fn(u32, u32) -> bool) -> u32 {
        (0..4).fold(0, |mask, place| {
            mask | u32::from(holds(place, self.byte(place))) << place
        })
    }
}

/// Bytes of an owner word that change, and their values.
#[derive(Clone, Copy, Default)]
pub struct OwnerBytes {
    pub mask: u32,
    pub data: u32,
}

/// What goes of a word that a walk looks at.
#[derive(Clone, Copy)]
pub struct Match {
    pub hits: u32,
    /// Those of them that are restored.
    pub restores: u32,
    /// Other entries of the slot stay.
    pub remains: bool,
    /// What is written if they stay.
    pub bytes: OwnerBytes,
}

/// Marks of slots that go all at once.
pub trait Marks: Send {
    /// Work-groups have numbers of their own in its state, from `cfg_state_base` on.
    const IS_NUMBERED: bool = true;

    /// Drops all entries of a slot, whose work-group has the region.
    fn flush(&mut self, slot: usize, region: Region);
    fn clear(&mut self);
}

/// The detector of one bank, which marks rows. Changes are those of the rising edge: nothing looks at a detector twice in a cycle.
pub trait Detector: Marks {
    /// Rows that have an entry, by slot.
    fn entries(&self) -> &RowValidBits;
    fn entries_mut(&mut self) -> &mut RowValidBits;
    /// Decides an access and remembers it.
    fn check(&mut self, check: &Check) -> Decision;
    /// The first row to visit, or the first behind `after`.
    #[inline]
    fn propose(&self, walk: &Walk, after: Option<u32>, _region: Region) -> Option<u32> {
        self.entries().next(walk.slot, after, |_| true)
    }
    /// The proposed row is visited.
    #[inline]
    fn take(&mut self, _walk: &Walk, _after: Option<u32>, _region: Region) {}
    /// Only rows of the walked lanes are proposed.
    #[inline]
    fn is_exact(&self) -> bool {
        false
    }
    /// The row has a value to restore, if its owner is walked.
    #[inline]
    fn restores(&self, _row: u32) -> bool {
        true
    }
    /// Drops the entry of a row.
    #[inline]
    fn release(&mut self, slot: usize, row: u32) {
        self.entries_mut().unset(slot, row);
    }
    fn end_walk(&mut self, _walk: &Walk) {}
}

/// The detector of one bank, which marks owner words.
pub trait WordDetector: Marks {
    /// Words in which a slot has an entry.
    fn entries(&self) -> &RowValidBits;
    fn entries_mut(&mut self) -> &mut RowValidBits;
    /// Decides an access of `item` to the variable of a byte, and remembers it. The bytes are written if it is recorded.
    fn check(
        &mut self,
        word: &OwnerWord,
        byte: u32,
        item: u32,
        write: bool,
    ) -> (Decision, OwnerBytes);
    /// What of a word goes with the walked lanes.
    fn matches(&self, word: &OwnerWord, walk: &Walk) -> Match;
    /// It goes, while other entries of the slot stay.
    fn leave(&mut self, _word: &OwnerWord, _found: &Match) {}
}
