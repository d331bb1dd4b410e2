//! Numbers over time.

use serde::Serialize;

/// Most bins: they get twice as wide when there would be more.
const MOST: u64 = 512;

/// Numbers in bins of cycles.
#[derive(Clone, Debug)]
pub struct Bins {
    width: u64,
    counts: Vec<u64>,
    /// What two numbers of a bin come to.
    join: fn(u64, u64) -> u64,
}

/// Numbers over time.
#[derive(Clone, Debug, Serialize)]
pub struct KeptBins {
    /// Cycles of a bin.
    pub width: u64,
    pub counts: Vec<u64>,
}

impl Bins {
    /// Counts, which are added.
    pub fn counts() -> Self {
        Self::of(|a, b| a + b)
    }

    /// Levels, of which the highest counts.
    pub fn levels() -> Self {
        Self::of(u64::max)
    }

    fn of(join: fn(u64, u64) -> u64) -> Self {
        Self {
            width: 1,
            counts: vec![],
            join,
        }
    }

    /// A number of a cycle.
    pub fn add(&mut self, cycle: u64, count: u64) {
        self.reach(cycle);
        let bin = (cycle / self.width) as usize;
        if bin >= self.counts.len() {
            self.counts.resize(bin + 1, 0);
        }
        self.counts[bin] = (self.join)(self.counts[bin], count);
    }

    /// Makes the bins wide enough.
    fn reach(&mut self, cycle: u64) {
        while cycle / self.width >= MOST {
            self.width *= 2;
            let pairs = self
                .counts
                .chunks(2)
                .map(|pair| pair.iter().copied().fold(0, self.join));
            self.counts = pairs.collect();
        }
    }

    /// How many there were.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Takes in others.
    pub fn add_all(&mut self, mut other: Self, cycles: u64) {
        self.reach(cycles);
        other.reach(cycles);
        let length = self.counts.len().max(other.counts.len());
        self.counts.resize(length, 0);
        let both = self.counts.iter_mut().zip(other.counts);
        both.for_each(|(count, more)| *count = (self.join)(*count, more));
    }

    /// As wide as all others of a run of so many cycles.
    pub fn finish(mut self, cycles: u64) -> KeptBins {
        self.reach(cycles);
        KeptBins {
            width: self.width,
            counts: self.counts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_get_wider_and_lose_nothing() {
        let mut bins = Bins::counts();
        (0..5_000).for_each(|cycle| bins.add(cycle, 1));
        let mut late = Bins::counts();
        late.add(7, 3);
        bins.add_all(late, 5_000);
        assert_eq!(bins.total(), 5_003);
        let KeptBins { width, counts } = bins.finish(5_000);
        assert_eq!(width, 16);
        assert_eq!(counts[0], 19);
        assert_eq!(counts[1], 16);
        assert_eq!(counts.len(), 5_000_usize.div_ceil(16));
    }

    #[test]
    fn the_highest_level_of_a_bin_is_kept() {
        let mut bins = Bins::levels();
        (0..2_000).for_each(|cycle| bins.add(cycle, cycle % 10));
        let KeptBins { width, counts } = bins.finish(2_000);
        assert_eq!((width, counts[0], counts[100]), (4, 3, 3));
        assert!(counts[2] == 9, "cycles 8 to 11");
    }
}
