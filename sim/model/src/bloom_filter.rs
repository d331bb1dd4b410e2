//! [`bloom_filter`](turnstile_hdl::bloom_filter): signatures and entry marks of one bank.

use crate::detector::{Check, Decision, Detector, Marks, Walk};
use crate::storage::filter_entries::{FilterEntries, Region};
use crate::storage::row_valid_bits::RowValidBits;
use crate::storage::signature_file::{Query, SignatureFile};

pub struct BloomFilter {
    pub signatures: SignatureFile,
    pub entries: RowValidBits,
    /// In place of them, where a bit of the filter names the owner.
    pub classes: Option<FilterEntries>,
    pub slot_mask: u32,
    /// Reads and writes have filters of their own.
    pub is_split: bool,
    pub is_exact: bool,
}

impl BloomFilter {
    /// Whether the slot has an entry of the row, if a bit of its signatures is set.
    #[inline]
    fn has(&self, slot: usize, row: u32) -> bool {
        match &self.classes {
            Some(classes) => classes.has(row),
            None => self.entries.has(slot, row),
        }
    }

    #[inline]
    fn set(&mut self, slot: usize, row: u32) {
        match &mut self.classes {
            Some(classes) => classes.set(row),
            None => self.entries.set(slot, row),
        }
    }

    /// The class that a walk is in.
    #[inline]
    fn walked_class(&self, walk: &Walk) -> Option<usize> {
        let classes = 0..self.signatures.classes();
        let mut asked =
            classes.filter(|&class| self.signatures.walks(walk.slot, walk.lanes, class));
        asked.next()
    }
}

impl Marks for BloomFilter {
    fn flush(&mut self, slot: usize, region: Region) {
        if let Some(classes) = &mut self.classes {
            let all = 0..self.signatures.classes();
            let held = all.filter(|&class| self.signatures.has(slot, class));
            held.for_each(|class| classes.drop_class(class, region));
        }
        self.signatures.flush(slot);
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.signatures.clear();
        self.entries.clear();
        if let Some(classes) = &mut self.classes {
            classes.clear();
        }
    }
}

impl Detector for BloomFilter {
    #[inline]
    fn entries(&self) -> &RowValidBits {
        &self.entries
    }

    #[inline]
    fn entries_mut(&mut self) -> &mut RowValidBits {
        &mut self.entries
    }

    #[inline]
    fn check(&mut self, check: &Check) -> Decision {
        let slot = check.slot(self.slot_mask);
        let query = Query {
            row: check.row,
            write: check.write,
            slot,
            lane: check.work_item & 63,
            group: check.group,
        };
        let (own_hit, conflict) = self.signatures.hits(&query);
        let repeated = own_hit && self.has(slot, check.row) && check.owner == check.work_item;
        let own = !conflict && !repeated && (check.write || !self.is_split);
        if !conflict && (own || self.is_split) {
            self.signatures.set(&query);
        }
        if own {
            self.set(slot, check.row);
        }
        Decision {
            conflict,
            backup: own,
            own,
        }
    }

    #[inline]
    fn propose(&self, walk: &Walk, after: Option<u32>, region: Region) -> Option<u32> {
        if let Some(classes) = &self.classes {
            let class = self.walked_class(walk)?;
            return Some(classes.next(class, after, region).row);
        }
        let asked = |class| self.signatures.walks(walk.slot, walk.lanes, class);
        self.entries.next(walk.slot, after, asked)
    }

    #[inline]
    fn take(&mut self, walk: &Walk, after: Option<u32>, region: Region) {
        let class = self.walked_class(walk);
        if let (Some(classes), Some(class)) = (&mut self.classes, class) {
            if !classes.next(class, after, region).more {
                classes.drop_class(class, region);
                self.signatures.unmark_column(walk.slot, class);
            }
        }
    }

    #[inline]
    fn is_exact(&self) -> bool {
        self.is_exact
    }

    fn end_walk(&mut self, walk: &Walk) {
        if self.classes.is_none() {
            self.signatures.unmark(walk.slot, walk.lanes);
        }
    }
}
