//! [`dcd`](turnstile_hdl::dcd): marks of one bank, by slot and owner word.

use crate::detector::{Marks, Walk};
use crate::storage::filter_entries::Region;
use crate::storage::row_valid_bits::RowValidBits;

pub struct Dcd {
    /// By owner word.
    pub entries: RowValidBits,
    pub slot_mask: u32,
}

/// An owner word as it was read.
#[derive(Clone, Copy)]
pub struct OwnerWord {
    pub number: u32,
    pub owners: u32,
    /// Slots that count.
    pub group: u32,
}

#[derive(Clone, Copy)]
pub struct Decision {
    pub conflict: bool,
    /// The work-item becomes the owner.
    pub new: bool,
    /// Bytes that get the slot `spare`.
    pub stale: u32,
    pub spare: u32,
}

/// What goes of a word that a walk looks at.
#[derive(Clone, Copy)]
pub struct Match {
    pub hits: u32,
    /// Other entries of the slot stay.
    pub remains: bool,
    pub spare: u32,
}

/// The bytes of a word for which something holds.
#[inline]
fn bytes(owners: u32, holds: impl Fn(u32) -> bool) -> u32 {
    let byte = |place: u32| owners >> (8 * place) & 0xff;
    (0..4).fold(0, |mask, place| {
        mask | u32::from(holds(byte(place))) << place
    })
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

    /// Decides an access of `item` to the variable of a byte, and remembers it.
    #[inline]
    pub fn check(&mut self, word: &OwnerWord, byte: u32, item: u32) -> Decision {
        let live = self.live(word);
        let recorded = word.owners >> (8 * byte) & 0xff;
        let slot = item >> 6;
        let valid = live >> (recorded >> 6) & 1 != 0;
        let stale = match live >> slot & 1 {
            0 => bytes(word.owners, |owner| owner >> 6 == slot),
            _ => 0,
        };
        if !valid {
            self.entries
                .set((slot & self.slot_mask) as usize, word.number);
        }
        Decision {
            conflict: valid && recorded != item,
            new: !valid,
            stale,
            spare: Self::spare(live, slot),
        }
    }

    #[inline]
    pub fn matches(&self, word: &OwnerWord, walk: &Walk) -> Match {
        let slot = walk.slot as u32;
        let of_slot = bytes(word.owners, |owner| owner >> 6 == slot);
        let of_lanes = bytes(word.owners, |owner| walk.lanes >> (owner & 63) & 1 != 0);
        Match {
            hits: of_slot & of_lanes,
            remains: of_slot & !of_lanes != 0,
            spare: Self::spare(self.live(word), slot),
        }
    }
}

impl Marks for Dcd {
    fn flush(&mut self, slot: usize, _region: Region) {
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.entries.clear();
    }
}
