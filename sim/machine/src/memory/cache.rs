//! Tags of a set-associative cache, replaced least recently used first.

use crate::config::CacheLevel;

/// Which blocks are present, and something about each.
#[derive(Clone, Debug)]
pub struct Cache<T> {
    slices: u64,
    sets: u64,
    ways: usize,
    /// Per slice and set, most recently used first.
    lines: Vec<Vec<(u64, T)>>,
}

impl<T> Cache<T> {
    /// An empty cache; consecutive blocks go to consecutive slices.
    pub fn new(slices: usize, level: &CacheLevel) -> Self {
        Self {
            slices: slices as u64,
            sets: level.sets as u64,
            ways: level.ways,
            lines: (0..slices * level.sets).map(|_| vec![]).collect(),
        }
    }

    fn set(&mut self, block: u64) -> &mut Vec<(u64, T)> {
        let slice = block % self.slices;
        let set = block / self.slices % self.sets;
        &mut self.lines[(slice * self.sets + set) as usize]
    }

    /// The line of a block, which becomes the most recently used one of its set.
    pub fn touch(&mut self, block: u64) -> Option<&mut T> {
        let set = self.set(block);
        let way = set.iter().position(|line| line.0 == block)?;
        set[..=way].rotate_right(1);
        Some(&mut set[0].1)
    }

    /// The line of a block, whose age stays as it is.
    pub fn find(&mut self, block: u64) -> Option<&mut T> {
        let line = self.set(block).iter_mut().find(|line| line.0 == block)?;
        Some(&mut line.1)
    }

    /// Adds a block that is not present as the most recently used one of its set; the least recently used one leaves a
    /// full set, and is returned.
    pub fn insert(&mut self, block: u64, line: T) -> Option<(u64, T)> {
        let ways = self.ways;
        let set = self.set(block);
        let left = if set.len() == ways { set.pop() } else { None };
        set.insert(0, (block, line));
        left
    }

    /// The line that leaves if a block that is not present is added.
    pub fn leaving(&mut self, block: u64) -> Option<&mut T> {
        let ways = self.ways;
        let set = self.set(block);
        let full = set.len() == ways;
        set.last_mut().filter(|_| full).map(|(_, line)| line)
    }

    /// Drops all blocks.
    pub fn clear(&mut self) {
        self.lines.iter_mut().for_each(Vec::clear);
    }

    /// Drops a block.
    pub fn remove(&mut self, block: u64) {
        self.set(block).retain(|line| line.0 != block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_recently_used_block_leaves_a_full_set() {
        let level = CacheLevel {
            slices: 2,
            sets: 2,
            ways: 2,
            latency: 1,
        };
        let mut cache = Cache::new(2, &level);
        // Blocks 0, 4, 8 share slice 0, set 0; block 1 lies in slice 1, block 2 in set 1.
        for block in [0, 1, 2, 4] {
            cache.insert(block, block);
        }
        assert_eq!(cache.touch(0), Some(&mut 0));
        assert_eq!(cache.find(4), Some(&mut 4), "makes it no younger");
        assert_eq!(cache.leaving(8), Some(&mut 4));
        assert_eq!(cache.leaving(6), None, "its set has room");
        assert_eq!(cache.insert(8, 8), Some((4, 4)));
        assert_eq!(cache.find(4), None);
        assert!([0, 1, 2, 8]
            .iter()
            .all(|&block| cache.find(block).is_some()));
        cache.remove(0);
        assert_eq!(cache.find(0), None);
    }
}
