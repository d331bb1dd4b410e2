//! What a bank asks its conflict detector; [`smdcd`](crate::smdcd) and [`bloom_filter`](crate::bloom_filter) answer, and
//! [`dcd`](crate::dcd) where it is about all marks.

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

/// What becomes of a row that is visited, if its owner is walked.
#[derive(Clone, Copy)]
pub struct Visit {
    /// Its entry goes.
    pub clear: bool,
    /// It has a value to restore.
    pub restore: bool,
}

/// Marks of slots that go all at once.
pub trait Marks: Send {
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
    #[inline]
    fn visit(&self, _row: u32) -> Visit {
        Visit {
            clear: true,
            restore: true,
        }
    }
    /// Drops the entry of a row.
    #[inline]
    fn release(&mut self, slot: usize, row: u32) {
        self.entries_mut().unset(slot, row);
    }
    fn end_walk(&mut self, _walk: &Walk) {}
}
