//! [`dcd`](turnstile_hdl::dcd): valid bits of one bank.

use crate::detector::{Check, Decision, Detector};
use crate::storage::row_valid_bits::RowValidBits;

pub struct Dcd {
    pub entries: RowValidBits,
    pub slot_mask: u32,
}

impl Detector for Dcd {
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
}
