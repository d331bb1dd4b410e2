//! Temporal conflict detection as the rules say it: what the tables of last-written times answer, and what a transaction keeps.
//!
//! The tables are maps from a hash to a time; beside them [`WriteTimes`] knows the truth, the last write of each block.

use rustc_hash::FxHashMap;

/// Arrays, and words of a block of 128 bytes.
const ARRAYS: u32 = 4;
const BLOCK_WORDS: u32 = 32;

/// H3 number `number`: bit `place` is the parity of the value's bits under a mask that SplitMix64 gives.
pub fn h3(number: u32, bits: u32, value: u32) -> u32 {
    let mask = |place: u32| {
        let mut mixed = u64::from(64 * number + place + 1).wrapping_mul(0x9e3779b97f4a7c15);
        for (shift, factor) in [(30, 0xbf58476d1ce4e5b9), (27, 0x94d049bb133111eb)] {
            mixed = (mixed ^ (mixed >> shift)).wrapping_mul(factor);
        }
        mixed ^ (mixed >> 31)
    };
    let parity = |place| (u64::from(value) & mask(place)).count_ones() % 2;
    (0..bits).map(|place| parity(place) << place).sum()
}

/// The tables of one memory partition.
#[derive(Clone, Debug)]
pub struct WriteTimes {
    set_bits: u32,
    arrays: FxHashMap<(u32, u32), u64>,
    truth: FxHashMap<u32, u64>,
}

impl WriteTimes {
    /// Of `2^set_bits` entries an array.
    pub fn new(set_bits: u32) -> Self {
        Self {
            set_bits,
            arrays: FxHashMap::default(),
            truth: FxHashMap::default(),
        }
    }

    fn places(&self, address: u32) -> impl Iterator<Item = (u32, u32)> {
        let (block, bits) = (address / BLOCK_WORDS, self.set_bits);
        (0..ARRAYS).map(move |array| (array, h3(array, bits, block)))
    }

    pub fn update(&mut self, address: u32, time: u64) {
        for place in self.places(address) {
            self.arrays.insert(place, time);
        }
        self.truth.insert(address / BLOCK_WORDS, time);
    }

    /// What the tables say.
    pub fn look_up(&self, address: u32) -> u64 {
        let times = self
            .places(address)
            .map(|place| self.arrays.get(&place).copied().unwrap_or(0));
        times.min().unwrap_or(0)
    }

    /// When the block was last written.
    pub fn truth(&self, address: u32) -> u64 {
        let time = self.truth.get(&(address / BLOCK_WORDS));
        time.copied().unwrap_or(0)
    }
}

/// What a transaction keeps: the time of its first read, and the latest last-written time of what it has read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    first: Option<u64>,
    written: u64,
}

impl Reads {
    pub fn load(&mut self, time: u64) {
        self.first.get_or_insert(time);
    }

    /// The answer to a load.
    pub fn reply(&mut self, written: u64) {
        if self.first.is_some() {
            self.written = self.written.max(written);
        }
    }

    pub fn conflicts(&self) -> bool {
        self.first.is_some_and(|first| self.written > first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_never_below_the_truth_and_mostly_right() {
        let mut times = WriteTimes::new(9);
        for write in 1..400 {
            times.update(write * 7_919 * BLOCK_WORDS, u64::from(write));
        }
        let right = (1..400).filter(|write| {
            let address = write * 7_919 * BLOCK_WORDS;
            assert!(times.look_up(address) >= times.truth(address));
            times.look_up(address) == times.truth(address)
        });
        assert!(right.count() > 300);
    }

    #[test]
    fn hashes_reach_every_set_and_differ() {
        let mut sets: Vec<u32> = (0..1 << 9).map(|block| h3(0, 9, block)).collect();
        sets.sort_unstable();
        sets.dedup();
        assert!(sets.len() >= 64, "{}", sets.len());
        assert!((0..512).any(|block| h3(0, 9, block) != h3(1, 9, block)));
    }

    #[test]
    fn a_write_after_the_first_read_conflicts() {
        let mut reads = Reads::default();
        reads.load(10);
        reads.load(20);
        reads.reply(10);
        assert!(!reads.conflicts());
        reads.reply(11);
        reads.reply(3);
        assert!(reads.conflicts());
    }
}
