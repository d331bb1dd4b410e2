//! The patterns behind the measurements that give rules instead of words: `sim/measured/h200`.

use super::pattern::{Pattern, LANES};

/// Of `position_conflict.csv`: lanes below `n` at word 0, lane i from there on at word i.
pub fn position_conflict(n: u32) -> Pattern {
    of_lanes(|lane| if lane < n { 0 } else { lane })
}

/// Of `bank_conflict.csv`: lane i below `m` at word i x `stride`, from there on at word i.
pub fn bank_conflict(stride: u32, m: u32) -> Pattern {
    of_lanes(|lane| if lane < m { lane * stride } else { lane })
}

fn of_lanes(word: impl Fn(u32) -> u32) -> Pattern {
    Pattern::new(&std::array::from_fn::<u32, LANES, _>(|lane| {
        word(lane as u32)
    }))
}
