//! Rows of the map: one a wavefront.

use crate::attempts::WarpName;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// Most rows.
const MOST: usize = 16_384;

/// Rows by warps. Launches that follow each other share them.
#[derive(Debug, Default)]
pub struct Rows {
    rows: FxHashMap<WarpName, u32>,
    full: bool,
}

impl Rows {
    /// The row of a warp; none if there are too many.
    pub fn of(&mut self, warp: WarpName) -> Option<u32> {
        let next = self.rows.len();
        match self.rows.entry(warp) {
            Entry::Occupied(there) => Some(*there.get()),
            Entry::Vacant(free) if next < MOST => Some(*free.insert(next as u32)),
            Entry::Vacant(_) => {
                self.full = true;
                None
            }
        }
    }

    /// There was a warp too many.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Work-group and wavefront of the rows in this order, and where each row so far goes.
    pub fn sorted(&self) -> (Vec<[usize; 2]>, Vec<u32>) {
        let mut all: Vec<(WarpName, u32)> = self.rows.iter().map(|(a, b)| (*a, *b)).collect();
        all.sort_unstable();
        let mut order = vec![0; all.len()];
        for (place, (_, row)) in all.iter().enumerate() {
            order[*row as usize] = place as u32;
        }
        let names = all.into_iter().map(|((group, warp), _)| [group, warp]);
        (names.collect(), order)
    }
}
