//! Who wrote which word last, as a commit unit remembers it: sets of a few words, and a filter for those that had to leave.
//!
//! Beside what the tables say, [`LastWriters`] knows the truth.

use super::write_time_table::h3;
use rustc_hash::FxHashMap;

/// Arrays of the filter; the hash of the sets is number 4, theirs are 5 to 8.
const ARRAYS: u32 = 4;
const SET_HASH: u32 = 4;

/// The tables of one commit unit, in ways of `2^set_bits` sets and arrays of as many entries.
#[derive(Clone, Debug)]
pub struct LastWriters {
    ways: usize,
    set_bits: u32,
    /// Words and their writers, by set.
    sets: FxHashMap<u32, Vec<(u32, u32)>>,
    filter: FxHashMap<(u32, u32), u32>,
    truth: FxHashMap<u32, u32>,
}

impl LastWriters {
    pub fn new(ways: usize, set_bits: u32) -> Self {
        Self {
            ways,
            set_bits,
            sets: FxHashMap::default(),
            filter: FxHashMap::default(),
            truth: FxHashMap::default(),
        }
    }

    pub fn set(&self, address: u32) -> u32 {
        h3(SET_HASH, self.set_bits, address)
    }

    fn places(&self, address: u32) -> impl Iterator<Item = (u32, u32)> {
        let bits = self.set_bits;
        (0..ARRAYS).map(move |array| (array, h3(SET_HASH + 1 + array, bits, address)))
    }

    /// Whether a word had to leave.
    pub fn store(&mut self, address: u32, id: u32) -> bool {
        self.truth.insert(address, id);
        let set = self.sets.entry(self.set(address)).or_default();
        if let Some(entry) = set.iter_mut().find(|(word, _)| *word == address) {
            entry.1 = id;
            return false;
        }
        if set.len() < self.ways {
            set.push((address, id));
            return false;
        }
        let mut oldest = 0;
        for way in 1..set.len() {
            if set[way].1 < set[oldest].1 {
                oldest = way;
            }
        }
        let (left, writer) = std::mem::replace(&mut set[oldest], (address, id));
        for place in self.places(left) {
            let entry = self.filter.entry(place).or_default();
            *entry = writer.max(*entry);
        }
        true
    }

    /// What the tables say; 0 for nobody.
    pub fn look_up(&self, address: u32) -> u32 {
        let set = self.sets.get(&self.set(address));
        let mut entries = set.into_iter().flatten();
        if let Some((_, writer)) = entries.find(|(word, _)| *word == address) {
            return *writer;
        }
        let of_arrays = self
            .places(address)
            .map(|place| self.filter.get(&place).copied().unwrap_or(0));
        of_arrays.min().unwrap_or(0)
    }

    /// The last writer; 0 for nobody.
    pub fn truth(&self, address: u32) -> u32 {
        self.truth.get(&address).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_had_to_leave_is_not_forgotten() {
        let mut writers = LastWriters::new(2, 2);
        let mut left = 0;
        for id in 1..200 {
            left += u32::from(writers.store(id * 37 % 64, id));
            for address in 0..64 {
                assert!(writers.look_up(address) >= writers.truth(address));
            }
        }
        assert!(left > 100);
    }
}
