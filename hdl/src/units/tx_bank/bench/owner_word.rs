//! What becomes of the bytes of an owner word, where a mark of a slot says the same of all of them.

use super::timing::{BankDetector, Named, Words};
use crate::lds_driver::Layout;
use crate::models::work_item::WAVEFRONTS;

/// The entries of the four variables of an owner word.
pub struct OwnerWord {
    entries: [Option<Named>; 4],
    /// Of its first variable.
    index: usize,
}

/// Which owner bytes say who reads, by index: those that nobody names, too.
pub type ReadBytes = Vec<bool>;

impl OwnerWord {
    /// That of row `k` of the work-group.
    pub fn of(detector: &impl BankDetector, layout: &Layout, k: usize) -> Self {
        let first = k / 4 * 4;
        let index = layout.state_base as usize + first;
        Self {
            entries: std::array::from_fn(|byte| {
                (first + byte < layout.rows as usize)
                    .then(|| detector.named(index + byte))
                    .flatten()
            }),
            index,
        }
    }

    fn has(&self, slot: usize) -> bool {
        let mut entries = self.entries.iter().flatten();
        entries.any(|entry| entry.is_of(slot))
    }

    /// The lowest slot, besides one, without an entry in the word, as an owner byte of its lane 0.
    fn spare(&self, besides: usize) -> u8 {
        let slot = (0..WAVEFRONTS).find(|&slot| slot != besides && !self.has(slot));
        (slot.expect("a slot without entry") as u8) << 6
    }

    /// The bytes when the slot gets an entry in one of them: the others name it no more, which they do from before.
    pub fn without_stale(
        &self,
        bytes: u32,
        words: Words,
        read: &mut ReadBytes,
        slot: usize,
        taken: usize,
    ) -> u32 {
        if self.has(slot) {
            return bytes;
        }
        let is_fresh = self.entries.iter().all(Option::is_none);
        self.changed(bytes, |place, byte| {
            let is_read = &mut read[self.index + place];
            match words {
                _ if place == taken => {}
                Words::Readers if is_fresh => {
                    *is_read = true;
                    *byte = 0;
                }
                Words::Readers if *is_read && *byte >> slot & 1 == 1 => {
                    *byte &= 0xf & !(1 << slot);
                }
                Words::Readers if !*is_read && *byte >> 6 == slot as u8 => {
                    *is_read = true;
                    *byte = 0;
                }
                Words::Slots if *byte >> 6 == slot as u8 => *byte = self.spare(slot),
                _ => {}
            }
        })
    }

    /// The bytes when the entries of lanes go, and others of the slot stay.
    pub fn without_lanes(
        &self,
        bytes: u32,
        words: Words,
        read: &mut ReadBytes,
        slot: usize,
        lanes: u64,
    ) -> u32 {
        let goes = |entry: &Named| entry.goes_with(slot, lanes);
        let entries = self.entries.iter().flatten();
        if entries.filter(|entry| entry.is_of(slot)).all(goes) {
            return bytes;
        }
        self.changed(bytes, |place, byte| {
            if !self.entries[place].is_some_and(|entry| goes(&entry)) {
                return;
            }
            match words {
                Words::Readers => {
                    read[self.index + place] = true;
                    *byte = 0;
                }
                Words::Slots => *byte = self.spare(slot),
                Words::None => {}
            }
        })
    }

    fn changed(&self, bytes: u32, mut change: impl FnMut(usize, &mut u8)) -> u32 {
        let mut bytes = bytes.to_le_bytes();
        for (place, byte) in bytes.iter_mut().enumerate() {
            change(place, byte);
        }
        u32::from_le_bytes(bytes)
    }
}
