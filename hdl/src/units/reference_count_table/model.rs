//! Who reads and writes which word, as early conflict resolution 4.1 describes it, without ways or cycles.
//!
//! A map from addresses to counts, and for each set how many addresses it holds: a new address finds no
//! place in a set that holds as many as there are ways. An increment says whether it was counted, and the
//! decrement of one that was not changes nothing.

use crate::organisation::Hash;
use rustc_hash::FxHashMap;

/// Reader or writer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Read,
    Write,
}

/// What the cores are told.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub address: u32,
    pub kind: Kind,
    pub add: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Counted,
    /// The set is full of other addresses.
    Full,
    /// The count has no higher value.
    Saturated,
    /// A decrement of a count that is 0.
    Unmatched,
    /// A decrement whose increment was not counted.
    Dropped,
}

/// The table's size.
#[derive(Copy, Clone, Debug)]
pub struct Shape {
    pub ways: usize,
    pub set_bits: u32,
    pub hash: Hash,
}

impl Shape {
    /// 12 ways x 256 sets, XOR-fold.
    pub const FULL: Self = Self {
        ways: 12,
        set_bits: 8,
        hash: Hash::XorFold,
    };

    pub fn set(&self, address: u32) -> usize {
        self.hash.set(address, self.set_bits)
    }
}

/// The counts of one commit unit.
#[derive(Clone, Debug)]
pub struct ReferenceCounts {
    shape: Shape,
    highest: u32,
    counts: FxHashMap<u32, [u32; 2]>,
    held: Vec<usize>,
}

impl ReferenceCounts {
    /// Counts go up to `highest`.
    pub fn new(shape: Shape, highest: u32) -> Self {
        Self {
            shape,
            highest,
            counts: FxHashMap::default(),
            held: vec![0; 1 << shape.set_bits],
        }
    }

    /// Readers and writers of `address`.
    pub fn count(&self, address: u32) -> [u32; 2] {
        self.counts.get(&address).copied().unwrap_or_default()
    }

    /// Addresses with a count.
    pub fn addresses(&self) -> usize {
        self.counts.len()
    }

    pub fn increment(&mut self, address: u32, kind: Kind) -> (Outcome, Option<Message>) {
        let held = &mut self.held[self.shape.set(address)];
        if !self.counts.contains_key(&address) {
            if *held == self.shape.ways {
                return (Outcome::Full, None);
            }
            *held += 1;
        }
        let count = &mut self.counts.entry(address).or_default()[kind as usize];
        if *count == self.highest {
            return (Outcome::Saturated, None);
        }
        *count += 1;
        let add = Message {
            address,
            kind,
            add: true,
        };
        (Outcome::Counted, (*count == 1).then_some(add))
    }

    /// `counted`: what the increment was told.
    pub fn decrement(
        &mut self,
        address: u32,
        kind: Kind,
        counted: bool,
    ) -> (Outcome, Option<Message>) {
        if !counted {
            return (Outcome::Dropped, None);
        }
        let Some(counts) = self.counts.get_mut(&address) else {
            return (Outcome::Unmatched, None);
        };
        let count = &mut counts[kind as usize];
        if *count == 0 {
            return (Outcome::Unmatched, None);
        }
        *count -= 1;
        let remove = Message {
            address,
            kind,
            add: false,
        };
        let message = (*count == 0).then_some(remove);
        if *counts == [0, 0] {
            self.counts.remove(&address);
            self.held[self.shape.set(address)] -= 1;
        }
        (Outcome::Counted, message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> ReferenceCounts {
        let shape = Shape {
            ways: 2,
            set_bits: 1,
            hash: Hash::LowBits,
        };
        ReferenceCounts::new(shape, 3)
    }

    /// An ignored increment, room again, a second reference: the first one's decrement leaves it alone.
    #[test]
    fn the_decrement_of_an_ignored_increment_takes_nothing_away() {
        let mut counts = small();
        for address in [0, 2] {
            assert_eq!(counts.increment(address, Kind::Read).0, Outcome::Counted);
        }
        assert_eq!(counts.increment(4, Kind::Write), (Outcome::Full, None));
        assert!(counts.decrement(0, Kind::Read, true).1.is_some());
        assert_eq!(counts.increment(4, Kind::Write).0, Outcome::Counted);
        assert_eq!(
            counts.decrement(4, Kind::Write, false),
            (Outcome::Dropped, None)
        );
        assert_eq!(counts.count(4), [0, 1]);
    }

    #[test]
    fn a_saturated_count_comes_back_to_zero() {
        let mut counts = small();
        let counted: Vec<bool> = (0..5)
            .map(|_| counts.increment(1, Kind::Read).0 == Outcome::Counted)
            .collect();
        assert_eq!(counted, [true, true, true, false, false]);
        let messages = counted
            .into_iter()
            .filter_map(|counted| counts.decrement(1, Kind::Read, counted).1);
        assert_eq!(messages.count(), 1);
        assert_eq!(counts.addresses(), 0);
    }
}
