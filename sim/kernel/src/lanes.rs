//! Values and sets of lanes.

/// One 32-bit value a lane: a register, addresses in local memory, data.
pub type LaneWords<const LANES: usize> = [u32; LANES];

/// The lanes in a mask, from the lowest on.
pub fn lanes_of(mask: u64) -> impl Iterator<Item = usize> {
    let without_lowest = |mask: &u64| Some(mask & mask.wrapping_sub(1));
    std::iter::successors(Some(mask), without_lowest)
        .take_while(|mask| *mask != 0)
        .map(|mask| mask.trailing_zeros() as usize)
}

/// A lane and its warp in messages, in the words of the kernels that have so many lanes: OpenCL's, or CUDA's.
pub fn lane_name<const LANES: usize>(lane: usize) -> String {
    match LANES {
        32 => format!("thread {lane} of the warp"),
        _ => format!("work-item {lane} of the wavefront"),
    }
}

/// A work-group in messages, as [`lane_name`].
pub fn group_name(lanes: usize) -> &'static str {
    match lanes {
        32 => "block",
        _ => "work-group",
    }
}

/// A warp in messages, as [`lane_name`].
pub fn warp_name<const LANES: usize>(group: usize, warp: usize) -> String {
    match LANES {
        32 => format!("block {group} warp {warp}"),
        _ => format!("work-group {group} wavefront {warp}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_the_set_bits_in_order() {
        assert_eq!(lanes_of(0).count(), 0);
        assert_eq!(lanes_of(1 << 63 | 0b1001).collect::<Vec<_>>(), [0, 3, 63]);
        assert_eq!(lanes_of(u64::MAX).count(), 64);
    }
}
