//! Cycles in which nothing can happen on a core.

/// The rest of a core.
#[derive(Default)]
pub struct Rest {
    /// First cycle in which something can happen.
    pub until: u64,
    /// Cycles that are not counted yet.
    rested: u64,
}

impl Rest {
    /// So many cycles more.
    pub fn add(&mut self, cycles: u64) {
        self.rested += cycles;
    }

    /// Cycles that are to be counted.
    pub fn take(&mut self) -> u64 {
        std::mem::take(&mut self.rested)
    }
}
