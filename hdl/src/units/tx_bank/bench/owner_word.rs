//! What becomes of the stale bytes of an owner word.

use super::timing::BankDetector;
use crate::lds_driver::Layout;
use crate::models::work_item::{WorkItem, WAVEFRONTS};

/// The owners of the four variables of an owner word.
pub struct OwnerWord([Option<WorkItem>; 4]);

impl OwnerWord {
    /// That of row `k` of the work-group.
    pub fn of(detector: &impl BankDetector, layout: &Layout, k: usize) -> Self {
        let first = k / 4 * 4;
        Self(std::array::from_fn(|byte| {
            let row = first + byte;
            let index = layout.state_base as usize + row;
            (row < layout.rows as usize)
                .then(|| detector.owner(index))
                .flatten()
        }))
    }

    fn has(&self, slot: usize) -> bool {
        let mut owners = self.0.iter().flatten();
        owners.any(|owner| owner.wavefront() == slot)
    }

    /// The lowest slot, besides one, without an entry in the word, as an owner byte of its lane 0.
    fn spare(&self, besides: usize) -> u32 {
        let slot = (0..WAVEFRONTS).find(|&slot| slot != besides && !self.has(slot));
        (slot.expect("a slot without entry") as u32) << 6
    }

    /// The bytes when the slot gets an entry in one of them: what the others have of it from before is nobody's.
    pub fn without_stale(&self, bytes: u32, slot: usize, taken: usize) -> u32 {
        if self.has(slot) {
            return bytes;
        }
        let is_stale = |place, byte| place != taken && byte >> 6 == slot as u32;
        self.renamed(bytes, slot, is_stale)
    }

    /// The bytes when the entries of lanes go, and others of the slot stay.
    pub fn without_lanes(&self, bytes: u32, slot: usize, lanes: u64) -> u32 {
        let goes = |owner: &WorkItem| owner.is_among(slot, lanes);
        let owners = self.0.iter().flatten();
        if owners.filter(|owner| owner.wavefront() == slot).all(goes) {
            return bytes;
        }
        let owner_goes = |place: usize, _| self.0[place].is_some_and(|owner| goes(&owner));
        self.renamed(bytes, slot, owner_goes)
    }

    /// The bytes, with those that go given to a slot without entry.
    fn renamed(&self, bytes: u32, slot: usize, goes: impl Fn(usize, u32) -> bool) -> u32 {
        let mut bytes = bytes.to_le_bytes().map(u32::from);
        for (place, byte) in bytes.iter_mut().enumerate() {
            if goes(place, *byte) {
                *byte = self.spare(slot);
            }
        }
        u32::from_le_bytes(bytes.map(|byte| byte as u8))
    }
}
