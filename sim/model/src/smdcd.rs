//! [`smdcd`](turnstile_hdl::smdcd): marks and S,M bits of one bank, repaired or published.

use crate::detector::{Check, Decision, Detector, Visit};
use crate::storage::row_state::{Pair, RowState};
use crate::storage::row_valid_bits::RowValidBits;

pub struct Smdcd {
    pub entries: RowValidBits,
    pub bits: RowState,
    pub slot_mask: u32,
    /// Shared entries stay while a reader's wavefront is in its transaction: the repaired directory.
    pub sticky: bool,
}

impl Detector for Smdcd {
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
        } else if bits.shared {
            decision.conflict = check.write;
        } else if bits.modified {
            decision.conflict = !mine;
        } else if check.write {
            decision.conflict = !mine;
            decision.backup = mine;
            bits.modified = true;
        } else {
            bits.shared = !mine;
        }
        if !decision.conflict {
            self.bits.set(check.row, bits);
            if self.sticky || decision.own {
                self.entries.set(check.slot(self.slot_mask), check.row);
            }
        }
        decision
    }

    #[inline]
    fn visit(&self, row: u32) -> Visit {
        let bits = self.bits.get(row);
        Visit {
            clear: !(self.sticky && bits.shared),
            restore: bits.modified,
        }
    }
}
