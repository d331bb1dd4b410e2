//! Warps that vote at one moment.

use crate::atomics::LANES;

/// In place of the bin of a thread that does not vote.
pub const NO_VOTE: u32 = u32::MAX;

/// Warps that are looked at.
pub const WARPS: usize = 1024;

/// Groups of as many warps as a block has, each warp at a place of its own in the trace: warps of a block drift apart. A warp keeps
/// its place in the block, which its copy depends on.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Threads of a block.
    pub threads: u32,
    /// Votes of a group, a thread each; group after group.
    pub bins: Vec<u32>,
}

/// Fixed numbers that look random.
pub fn hash32(number: u32) -> u32 {
    let mut x = number.wrapping_mul(0x9e37_79b1).wrapping_add(0x7f4a_7c15);
    x ^= x >> 15;
    x = x.wrapping_mul(0x85eb_ca6b);
    x ^ x >> 13
}

impl Sample {
    /// Chooses among the votes of a trace, of which a thread takes `a_load` neighbours with a load; always the same ones.
    pub fn of(trace: &[u32], threads: u32, a_load: u32, warps: usize) -> Self {
        let (block, a_load) = (threads as usize, a_load as usize);
        let of_block = block / LANES;
        let groups = (warps / of_block).max(1);
        let blocks = (trace.len() / (block * a_load)).max(1);
        let mut bins = Vec::with_capacity(groups * block);
        for warp in 0..groups * of_block {
            let drawn = hash32(warp as u32) as usize;
            let (place, step) = (drawn / a_load % blocks, drawn % a_load);
            let first = warp % of_block * LANES;
            let thread = |lane| (place * block + first + lane) * a_load + step;
            // Of a trace that is shorter than a block, some threads have none.
            let vote = |lane| trace.get(thread(lane)).copied().unwrap_or(NO_VOTE);
            bins.extend((0..LANES).map(vote));
        }
        Self { threads, bins }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_of_a_warp_are_neighbours_and_take_their_votes_step_by_step() {
        let trace: Vec<u32> = (0..1 << 20).collect();
        for a_load in [1, 16] {
            let sample = Sample::of(&trace, 256, a_load, 64);
            assert_eq!(sample.bins.len(), 64 * 32);
            let mut steps = std::collections::BTreeSet::new();
            for (number, warp) in sample.bins.chunks(32).enumerate() {
                for pair in warp.windows(2) {
                    assert_eq!(pair[1] - pair[0], a_load);
                }
                assert_eq!(warp[0] / a_load % 256 / 32, number as u32 % 8);
                steps.insert(warp[0] % a_load);
            }
            assert!(steps.len() as u32 > a_load / 2, "{steps:?}");
        }
    }
}
