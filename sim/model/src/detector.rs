//! What a bank asks its conflict detector; [`dcd`](crate::dcd), [`smdcd`](crate::smdcd) and [`bloom_filter`](crate::bloom_filter) answer.

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

/// The detector of one bank. Changes are those of the rising edge: nothing looks at a detector twice in a cycle.
pub trait Detector: Send {
    /// Rows that have an entry, by slot.
    fn entries(&self) -> &RowValidBits;
    fn entries_mut(&mut self) -> &mut RowValidBits;
    /// Decides an access and remembers it.
    fn check(&mut self, check: &Check) -> Decision;
    /// The first row to visit, or the first behind `after`.
    #[inline]
    fn propose(&self, walk: &Walk, after: Option<u32>) -> Option<u32> {
        self.entries().next(walk.slot, after, |_| true)
    }
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
    /// Drops all entries of a slot.
    fn flush(&mut self, slot: usize) {
        self.entries_mut().flush(slot);
    }
    fn clear(&mut self) {
        self.entries_mut().clear();
    }
}
