//! The clock of a part of the memory system beside that of the cores.

/// A ratio of clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRatio {
    /// Clocks of the part ...
    pub part: u64,
    /// ... in so many cycles of the cores.
    pub core: u64,
}

impl ClockRatio {
    /// Last clock of the part that has begun in a cycle.
    pub fn clock(self, cycle: u64) -> u64 {
        (u128::from(cycle) * u128::from(self.part) / u128::from(self.core)) as u64
    }

    /// First cycle in which a clock of the part has begun.
    pub fn cycle(self, clock: u64) -> u64 {
        (u128::from(clock) * u128::from(self.core)).div_ceil(u128::from(self.part)) as u64
    }

    /// First cycle that begins behind the start of a clock of the part.
    pub fn cycle_behind(self, clock: u64) -> u64 {
        (u128::from(clock) * u128::from(self.core) / u128::from(self.part)) as u64 + 1
    }
}
