//! Plain reads and writes with bank conflicts: section 2.1.2, on the RTL.

use super::latency::bank;
use crate::atomics::{Pattern, LANES, WORDS};
use std::collections::BTreeMap;
use turnstile_tools::Result;

/// Strides at which all lanes lie, in words.
pub const STRIDES: [u32; 11] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
/// Strides of one bank: any number of lanes meets there.
pub const OF_ONE_BANK: [u32; 6] = [32, 64, 128, 256, 512, 1024];

named! {
    /// An access that is no atomic.
    Access {
        /// A read.
        Read = "read",
        /// A write.
        Write = "write",
    }
}

/// Replays of the RTL by access and words.
#[derive(Clone, Debug, Default)]
pub struct Plain {
    replays: BTreeMap<(Access, [u32; LANES]), u32>,
}

impl Plain {
    /// Performs all; `perform` returns the rounds of the banks.
    pub fn measure(mut perform: impl FnMut(Access, Pattern) -> Result<u32>) -> Result<Self> {
        let strided = STRIDES.into_iter().filter_map(strided);
        let banks = OF_ONE_BANK
            .into_iter()
            .flat_map(|stride| degrees(stride).map(move |m| bank(m, stride)));
        let all: Vec<_> = strided.chain(banks).collect();
        let mut found = Self::default();
        for access in Access::ALL {
            for words in &all {
                let rounds = perform(access, Pattern::new(words))?;
                found.replays.insert((access, *words), rounds - 1);
            }
        }
        Ok(found)
    }

    /// Rounds of one of these accesses beyond its first.
    pub fn of(&self, access: Access, words: [u32; LANES]) -> u32 {
        self.replays[&(access, words)]
    }
}

/// Every lane a stride behind the one before, if the memory has so many words.
pub fn strided(stride: u32) -> Option<[u32; LANES]> {
    let last = (LANES as u32 - 1) * stride;
    (last < WORDS).then(|| std::array::from_fn(|lane| lane as u32 * stride))
}

/// Numbers of lanes so far apart that the memory holds.
pub fn degrees(stride: u32) -> std::ops::RangeInclusive<u32> {
    1..=(LANES as u32).min((WORDS - 1) / stride + 1)
}
