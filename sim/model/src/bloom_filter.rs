//! [`bloom_filter`](turnstile_hdl::bloom_filter): signatures and entry marks of one bank.

use crate::detector::{Check, Decision, Detector, Marks, Walk};
use crate::storage::row_valid_bits::RowValidBits;
use crate::storage::signature_file::{Query, SignatureFile};

pub struct BloomFilter {
    pub signatures: SignatureFile,
    pub entries: RowValidBits,
    pub slot_mask: u32,
    /// Reads and writes have filters of their own.
    pub is_split: bool,
    pub is_exact: bool,
}

impl Marks for BloomFilter {
    fn flush(&mut self, slot: usize) {
        self.signatures.flush(slot);
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.signatures.clear();
        self.entries.clear();
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
        let repeated =
            own_hit && self.entries.has(slot, check.row) && check.owner == check.work_item;
        let own = !conflict && !repeated && (check.write || !self.is_split);
        if !conflict && (own || self.is_split) {
            self.signatures.set(&query);
        }
        if own {
            self.entries.set(slot, check.row);
        }
        Decision {
            conflict,
            backup: own,
            own,
        }
    }

    #[inline]
    fn propose(&self, walk: &Walk, after: Option<u32>) -> Option<u32> {
        let asked = |class| self.signatures.walks(walk.slot, walk.lanes, class);
        self.entries.next(walk.slot, after, asked)
    }

    #[inline]
    fn is_exact(&self) -> bool {
        self.is_exact
    }

    fn end_walk(&mut self, walk: &Walk) {
        self.signatures.unmark(walk.slot, walk.lanes);
    }
}
