//! The words that committing transactions read or write, as a core knows them: early conflict resolution,
//! section 4, without ways or cycles.

use super::reference_count_table::{Kind, Message, Shape};
use rustc_hash::FxHashMap;

/// The addresses that one core has been told.
#[derive(Clone, Debug)]
pub struct ConflictAddresses {
    shape: Shape,
    words: FxHashMap<u32, [bool; 2]>,
    held: Vec<usize>,
}

impl ConflictAddresses {
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            words: FxHashMap::default(),
            held: vec![0; 1 << shape.set_bits],
        }
    }

    /// Whether `address` is read and written.
    pub fn look_up(&self, address: u32) -> [bool; 2] {
        self.words.get(&address).copied().unwrap_or_default()
    }

    /// A lane that touches `address` meets a committing transaction. Two reads do not conflict, and two writes only with `write_write`.
    pub fn hits(&self, address: u32, kind: Kind, write_write: bool) -> bool {
        let [read, write] = self.look_up(address);
        match kind {
            Kind::Read => write,
            Kind::Write => read || write && write_write,
        }
    }

    pub fn addresses(&self) -> usize {
        self.words.len()
    }

    /// Whether the message was an add that found its set full.
    pub fn update(&mut self, message: Message) -> bool {
        let Message { address, kind, add } = message;
        let held = &mut self.held[self.shape.set(address)];
        if !self.words.contains_key(&address) {
            if !add {
                return false;
            }
            if *held == self.shape.ways {
                return true;
            }
            *held += 1;
        }
        let bits = self.words.entry(address).or_default();
        bits[kind as usize] = add;
        if *bits == [false; 2] {
            self.words.remove(&address);
            *held -= 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::organisation::Hash;

    #[test]
    fn the_remove_of_an_ignored_add_changes_nothing() {
        let mut words = ConflictAddresses::new(Shape {
            ways: 1,
            set_bits: 1,
            hash: Hash::LowBits,
        });
        let message = |address, add| Message {
            address,
            kind: Kind::Read,
            add,
        };
        assert!(!words.update(message(0, true)));
        assert!(words.update(message(2, true)));
        assert!(!words.update(message(2, false)));
        assert_eq!(words.look_up(0), [true, false]);
    }

    #[test]
    fn two_reads_do_not_conflict_and_two_writes_if_they_are_to() {
        let mut words = ConflictAddresses::new(Shape {
            ways: 2,
            set_bits: 1,
            hash: Hash::LowBits,
        });
        for (address, kind) in [(0, Kind::Read), (1, Kind::Write)] {
            let add = true;
            words.update(Message { address, kind, add });
        }
        let hits = |address, kind| [false, true].map(|strap| words.hits(address, kind, strap));
        assert_eq!(hits(0, Kind::Read), [false; 2]);
        assert_eq!(hits(0, Kind::Write), [true; 2]);
        assert_eq!(hits(1, Kind::Read), [true; 2]);
        assert_eq!(hits(1, Kind::Write), [false, true]);
    }
}
