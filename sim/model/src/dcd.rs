//! [`dcd`](turnstile_hdl::dcd): valid bits of one bank.

use crate::detector::{Check, Decision, Detector, Visit, Walk};
use crate::storage::row_valid_bits::RowValidBits;

pub struct Dcd {
    pub entries: RowValidBits,
    pub slot_mask: u32,
}

impl Detector for Dcd {
    #[inline]
    fn check(&mut self, check: &Check) -> Decision {
        let is_new = !self.entries.any(check.row);
        if is_new {
            self.entries.set(check.slot(self.slot_mask), check.row);
        }
        Decision {
            conflict: !is_new && check.owner != check.work_item,
            backup: is_new,
            own: is_new,
        }
    }

    #[inline]
    fn propose(&self, walk: &Walk, after: Option<u32>) -> Option<u32> {
        self.entries.next(walk.slot, after, |_| true)
    }

    #[inline]
    fn is_exact(&self) -> bool {
        false
    }

    #[inline]
    fn visit(&self, _: u32) -> Visit {
        Visit {
            clear: true,
            restore: true,
        }
    }

    #[inline]
    fn release(&mut self, slot: usize, row: u32) {
        self.entries.unset(slot, row);
    }

    fn end_walk(&mut self, _: &Walk) {}

    fn flush(&mut self, slot: usize) {
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.entries.clear();
    }
}
