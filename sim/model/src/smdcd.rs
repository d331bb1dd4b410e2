//! [`smdcd`](turnstile_hdl::smdcd): marks of owner words and S,M bits of one bank.

use crate::detector::{Decision, Marks, Match, OwnerBytes, OwnerWord, Walk, WordDetector};
use crate::storage::filter_entries::Region;
use crate::storage::row_state::{Pair, RowState};
use crate::storage::row_valid_bits::RowValidBits;

pub struct Smdcd {
    /// By owner word.
    pub entries: RowValidBits,
    /// By variable.
    pub bits: RowState,
    pub slot_mask: u32,
}

/// An owner byte, and how it is to be read.
struct Entry {
    byte: u32,
    pair: Pair,
}

impl Entry {
    /// It says that the slot reads.
    fn is_read_by(&self, slot: u32) -> bool {
        self.pair.shared && self.byte >> slot & 1 != 0
    }

    /// It says that a lane of the slot owns.
    fn is_owned_by(&self, slot: u32) -> bool {
        !self.pair.shared && self.byte >> 6 == slot
    }

    /// Slots that it names.
    fn slots(&self) -> u32 {
        match self.pair.shared {
            true => self.byte & 15,
            false => 1 << (self.byte >> 6),
        }
    }
}

impl Smdcd {
    /// The number of its S,M bits.
    #[inline]
    fn variable(&self, word: &OwnerWord, place: u32) -> u32 {
        word.number << 2 | place
    }

    #[inline]
    fn entry(&self, word: &OwnerWord, place: u32) -> Entry {
        Entry {
            byte: word.byte(place),
            pair: self.bits.get(self.variable(word, place)),
        }
    }

    /// The entries for which something holds, a bit each.
    #[inline]
    fn places(&self, word: &OwnerWord, holds: impl Fn(&Entry) -> bool) -> u32 {
        word.bytes(|place, _| holds(&self.entry(word, place)))
    }

    /// The slot is no reader of the word any more, and what it owned there is nobody's; if it `is_fresh`, without a mark, so is all else.
    fn forget(&mut self, word: &OwnerWord, slot: u32, byte: u32, is_fresh: bool) -> OwnerBytes {
        let mut bytes = OwnerBytes::default();
        for place in (0..4).filter(|place| *place != byte) {
            let entry = self.entry(word, place);
            let readers = match () {
                _ if !is_fresh && entry.is_read_by(slot) => entry.byte & 15 & !(1 << slot),
                _ if is_fresh || entry.is_owned_by(slot) => {
                    self.nobody_reads(word, place);
                    0
                }
                _ => continue,
            };
            bytes.mask |= 1 << place;
            bytes.data |= readers << (8 * place);
        }
        bytes
    }

    fn nobody_reads(&mut self, word: &OwnerWord, place: u32) {
        let nobody = Pair {
            shared: true,
            modified: false,
        };
        self.bits.set(self.variable(word, place), nobody);
    }
}

impl Marks for Smdcd {
    fn flush(&mut self, slot: usize, _region: Region) {
        self.entries.flush(slot);
    }

    fn clear(&mut self) {
        self.entries.clear();
    }
}

impl WordDetector for Smdcd {
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
        write: bool,
    ) -> (Decision, OwnerBytes) {
        let live = self.entries.marks(word.number) & word.group;
        let slot = item >> 6;
        let Entry {
            byte: recorded,
            pair,
        } = self.entry(word, byte);
        let named = self.entry(word, byte).slots() & live;
        let is_new = named == 0;
        let mine = !pair.shared && recorded == item;
        let mut decision = Decision::default();
        let mut now = pair;
        let mut value = item;
        if is_new {
            decision.own = true;
            decision.backup = write;
            now = Pair {
                shared: false,
                modified: write,
            };
        } else if mine {
            decision.backup = write && !pair.modified;
            now.modified |= write;
        } else if write || pair.modified && !pair.shared {
            decision.conflict = true;
            return (decision, OwnerBytes::default());
        } else {
            value = named | 1 << slot;
            decision.own = !pair.shared || value != named;
            now.shared = true;
        }
        let mut bytes = match live >> slot & 1 {
            0 => self.forget(word, slot, byte, live == 0),
            _ => OwnerBytes::default(),
        };
        bytes.mask |= 1 << byte;
        bytes.data |= value << (8 * byte);
        if decision.own || decision.backup {
            self.bits.set(self.variable(word, byte), now);
        }
        if decision.own {
            self.entries
                .set((slot & self.slot_mask) as usize, word.number);
        }
        (decision, bytes)
    }

    #[inline]
    fn matches(&self, word: &OwnerWord, walk: &Walk) -> Match {
        let slot = walk.slot as u32;
        let owned = self.places(word, |entry| entry.is_owned_by(slot));
        let hits = owned & word.bytes(|_, owner| walk.lanes >> (owner & 63) & 1 != 0);
        Match {
            hits,
            restores: hits & self.places(word, |entry| entry.pair.modified),
            remains: owned != hits || self.places(word, |entry| entry.is_read_by(slot)) != 0,
            bytes: OwnerBytes {
                mask: hits,
                data: 0,
            },
        }
    }

    fn leave(&mut self, word: &OwnerWord, found: &Match) {
        for place in (0..4).filter(|place| found.hits >> place & 1 != 0) {
            self.nobody_reads(word, place);
        }
    }
}
