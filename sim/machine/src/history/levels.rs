//! What memory partitions hold.

use super::bins::{Bins, KeptBins};
use crate::Cycled;
use serde::Serialize;

/// A level of all partitions together.
#[derive(Clone, Debug, Serialize)]
pub struct KeptLevel {
    pub name: &'static str,
    /// The highest of each bin.
    pub most: KeptBins,
}

/// Levels so far, in the order of [`NAMES`].
#[derive(Debug)]
pub struct Levels([Bins; NAMES.len()]);

const NAMES: [&str; 4] = [
    "transactions in commit units",
    "words marked in the cores' tables",
    "requests at partitions",
    "accesses in queues of DRAM",
];

impl Default for Levels {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Bins::levels()))
    }
}

impl Levels {
    pub fn cycled(&mut self, cycled: &Cycled) {
        let mut sums = [0; NAMES.len()];
        for partition in &cycled.partitions {
            // All commit units are told of all transactions.
            sums[0] = sums[0].max(partition.commits.transactions.into());
            sums[1] += partition.commits.marks;
            sums[2] += partition.requests as u64;
            sums[3] += partition.dram as u64;
        }
        let levels = self.0.iter_mut().zip(sums);
        levels.for_each(|(level, sum)| level.add(cycled.cycle, sum));
    }

    /// Those that were ever above 0.
    pub fn finish(self, cycles: u64) -> Vec<KeptLevel> {
        let levels = NAMES.into_iter().zip(self.0);
        let used = levels.filter(|(_, level)| level.total() > 0);
        used.map(|(name, level)| KeptLevel {
            name,
            most: level.finish(cycles),
        })
        .collect()
    }
}
