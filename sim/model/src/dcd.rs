//! [`dcd`](turnstile_hdl::dcd): marks of one bank, by slot and owner word.

use crate::detector::{Decision, Marks, Match, OwnerBytes, OwnerWord, Walk, WordDetector};
use crate::storage::filter_entries::Region;
use crate::storage::row_valid_bits::RowValidBits;

pub struct Dcd {
    /// By owner word.
    pub entries: RowValidBits,
    pub slot_mask: u32,
}

impl Dcd {
    /// Slots with a live byte in the word.
    #[inline]
    fn live(&self, word: &OwnerWord) -> u32 {
        self.entries.marks(word.number) & word.group
    }

    /// The lowest slot that has none, besides one; the last if there is no such slot.
    #[inline]
    fn spare(live: u32, slot: u32) -> u32 {
        (!(live | 1 << slot)).trailing_zeros().min(3)
    }
}

/// A byte in each place.
#[inline]
fn everywhere(byte: u32) -> u32 {
    byte * 0x0101_0101
}

impl WordDetector for Dcd {
    #[inline]
    fn entries(&self) -> &RowValidBits {
        &self.entries
    }

    #[inline]
    fn entries_mut(&mut self) -> &mut RowValidBits {
        &mut self.entries
    }

    #[inline]
    fn check(
        &mut self,
        word: &OwnerWord,
        byte: u32,
        item: u32,
        _write: bool,
    ) -> (Decision, OwnerBytes) {
        let live = self.live(word);
        let recorded = word.byte(byte);
        let slot = item >> 6;
        let valid = live >> (recorded >> 6) & 1 != 0;
        let stale = match live >> slot & 1 {
            0 => word.bytes(|_, owner| owner >> 6 == slot),
            _ => 0,
        };
        if !valid {
            self.entries
                .set((slot & self.slot_mask) as usize, word.number);
        }
        let decision = Decision {
            conflict: valid && recorded != item,
            backup: !valid,
            own: !valid,
        };
        let own = 0xff << (8 * byte);
        let bytes = OwnerBytes {
            mask: stale | 1 << byte,
            data: everywhere(Self::spare(live, slot) << 6) & !own | everywhere(item) & own,
        };
        (decision, bytes)
    }

    #[inline]
    fn matches(&self, word: &OwnerWord, walk: &Walk) -> Match {
        let slot = walk.slot as u32;
        let of_slot = word.bytes(|_, owner| owner >> 6 == slot);
        let of_lanes = word.bytes(|_, owner| walk.lanes >> (owner & 63) & 1 != 0);
        let hits = of_slot & of_lanes;
        Match {
            hits,
            restores: hits,
            remains: of_slot & !of_lanes != 0,
            bytes: OwnerBytes {
                mask: hits,
                data: everywhere(Self::spare(self.live(word), slot) << 6),
            },
        }
    }
}

impl Marks for Dcd {
    const IS_NUMBERED: bool = false;

    fn flush(&mut self, slot: usize, _region: Region) {
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.entries.clear();
    }
}
