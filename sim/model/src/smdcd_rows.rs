//! [`smdcd_rows`](turnstile_hdl::smdcd_rows): marks of rows and S,M bits of one bank, as published or ordered.

use crate::detector::{Check, Decision, Detector, Marks};
use crate::storage::filter_entries::Region;
use crate::storage::row_state::{Pair, RowState};
use crate::storage::row_valid_bits::RowValidBits;

pub struct SmdcdRows {
    pub entries: RowValidBits,
    pub bits: RowState,
    pub slot_mask: u32,
    /// Lanes of a wavefront have an order; else it is as published.
    pub in_order: bool,
}

impl SmdcdRows {
    /// The owner is a lane of the accessing wavefront, not above the accessing one.
    fn is_not_above(&self, check: &Check) -> bool {
        (check.owner ^ check.work_item) >> 6 & self.slot_mask == 0
            && check.owner & 0x3f <= check.work_item & 0x3f
    }
}

impl Marks for SmdcdRows {
    fn flush(&mut self, slot: usize, _region: Region) {
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.entries.clear();
    }
}

impl Detector for SmdcdRows {
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
        let mine = check.owner == check.work_item;
        let slot = check.slot(self.slot_mask);
        let unset = !self.entries.any(check.row);
        let mut bits = self.bits.get(check.row);
        let mut decision = Decision::default();
        if unset {
            decision.own = true;
            decision.backup = check.write;
            bits = Pair {
                shared: false,
                modified: check.write,
            };
        } else if bits.modified {
            decision.conflict = !mine;
        } else {
            let in_order = self.in_order && self.is_not_above(check);
            let goes_on = mine && !bits.shared || in_order && self.entries.only(slot, check.row);
            decision.conflict = check.write && !goes_on;
            decision.backup = check.write && goes_on;
            decision.own = !mine && in_order && !decision.conflict;
            bits.shared |= !mine;
            bits.modified = check.write;
        }
        if !decision.conflict {
            self.bits.set(check.row, bits);
            if self.in_order || decision.own {
                self.entries.set(slot, check.row);
            }
        }
        decision
    }

    #[inline]
    fn restores(&self, row: u32) -> bool {
        self.bits.get(row).modified
    }

    #[inline]
    fn release(&mut self, slot: usize, row: u32) {
        let bits = self.bits.get(row);
        if self.in_order {
            let modified = false;
            self.bits.set(row, Pair { modified, ..bits });
        }
        if !self.in_order || !bits.shared {
            self.entries.unset(slot, row);
        }
    }
}
