//! What transactions of a core for warps of 32 have come to.

use super::simt_core::SimtCore;
use super::transactional::Slot;
use crate::livelock::{OpenTransaction, Transacted};
use turnstile_kernel::{Code, Warp};

impl<C: Code<LANES>, const LANES: usize> SimtCore<'_, C, LANES> {
    /// Commits until now, and the transactions that are open.
    pub(super) fn open_transactions(&self) -> Transacted {
        let Some(unit) = &self.transactions else {
            return Transacted::default();
        };
        let open = |slot: &Slot<C::Warp, LANES>| OpenTransaction {
            group: slot.group,
            wavefront: slot.wavefront,
            begun_at: slot.begun_at,
            at: self.occupancy.warps.get(slot.warp).instruction,
            lanes: self.occupancy.warps.get(slot.warp).registers.active(),
            aborts: slot.aborts,
            began: slot.began,
        };
        Transacted {
            committed: unit.counters.committed,
            open: unit.slots.running().map(open).collect(),
        }
    }
}
