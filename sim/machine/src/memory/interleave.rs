//! Which partition a block belongs to.

/// Stretches of consecutive blocks go to consecutive partitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interleave {
    pub partitions: u64,
    /// Blocks of a stretch.
    pub blocks: u64,
}

impl Interleave {
    /// The partition of a block.
    pub fn partition(&self, block: u64) -> usize {
        (block / self.blocks % self.partitions) as usize
    }

    /// Number of a block among those of its partition.
    pub fn within(&self, block: u64) -> u64 {
        block / (self.blocks * self.partitions) * self.blocks + block % self.blocks
    }

    /// The block that has a number among those of a partition: the other way round.
    pub fn block(&self, partition: usize, within: u64) -> u64 {
        let stretch = within / self.blocks * self.partitions + partition as u64;
        stretch * self.blocks + within % self.blocks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_a_place_of_its_own() {
        let interleave = Interleave {
            partitions: 6,
            blocks: 2,
        };
        let place = |block| (interleave.partition(block), interleave.within(block));
        assert_eq!(
            [0, 1, 2, 11, 12, 13, 14].map(place),
            [(0, 0), (0, 1), (1, 0), (5, 1), (0, 2), (0, 3), (1, 2)]
        );
        for block in 0..100 {
            let (partition, within) = place(block);
            assert_eq!(interleave.block(partition, within), block);
        }
    }
}
