//! [`recency_filter`](turnstile_hdl::recency_filter): the youngest transactions that may have written words.

use crate::set_hash::SetHash;
use turnstile_hdl::full_size::{COMMIT_ADDRESS_BITS, WRITER_SET_BITS};
use turnstile_hdl::recency_filter::{HASHES, SUB_ARRAYS};
use turnstile_hdl::set_hash::Hash;

const SETS: usize = 1 << WRITER_SET_BITS;

pub struct RecencyFilter {
    hashes: [SetHash; SUB_ARRAYS],
    arrays: [Box<[u32]>; SUB_ARRAYS],
    /// The put of the last cycle.
    putting: Option<Put>,
}

#[derive(Clone, Copy)]
struct Put {
    sets: [usize; SUB_ARRAYS],
    id: u32,
}

impl Default for RecencyFilter {
    fn default() -> Self {
        let hash = |array| {
            let hash = Hash::H3(HASHES + array as u32);
            SetHash::new(hash, WRITER_SET_BITS, COMMIT_ADDRESS_BITS)
        };
        Self {
            hashes: std::array::from_fn(hash),
            arrays: std::array::from_fn(|_| vec![0; SETS].into()),
            putting: None,
        }
    }
}

impl RecencyFilter {
    fn sets(&self, address: u32) -> [usize; SUB_ARRAYS] {
        self.hashes.each_ref().map(|hash| hash.set(address))
    }

    /// The answer to a look-up of the last cycle: a put of that cycle is in all arrays.
    pub fn answer(&self, address: u32) -> u32 {
        let sets = self.sets(address);
        let found = |array: usize| {
            let there = self.arrays[array][sets[array]];
            let put = self.putting.filter(|put| put.sets[array] == sets[array]);
            put.map_or(there, |put| there.max(put.id))
        };
        (0..SUB_ARRAYS).map(found).min().unwrap_or(0)
    }

    /// Ends the put of the last cycle, and takes one of a word and a number.
    #[inline]
    pub fn clock(&mut self, put: Option<(u32, u32)>, clear: bool) {
        if let Some(Put { sets, id }) = self.putting {
            for (array, set) in self.arrays.iter_mut().zip(sets) {
                array[set] = array[set].max(id);
            }
        }
        let put = put.filter(|_| !clear);
        self.putting = put.map(|(address, id)| Put {
            sets: self.sets(address),
            id,
        });
        if clear {
            self.arrays.iter_mut().for_each(|array| array.fill(0));
        }
    }
}
