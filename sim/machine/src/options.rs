//! How a job is simulated.

/// How a job is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Stop the machine's clock while the LDS does conflict detection or versioning.
    pub perfect: bool,
    /// Jump over cycles in which nothing can happen. The result is the same.
    pub skip_idle: bool,
    /// Give up after this many cycles.
    pub max_cycles: u64,
    /// Threads on which the cores of a machine with several work. The result is the same.
    pub threads: usize,
}

impl Options {
    /// Everything takes its time and idle cycles are jumped over, on one thread.
    pub const fn new(max_cycles: u64) -> Self {
        Self {
            perfect: false,
            skip_idle: true,
            max_cycles,
            threads: 1,
        }
    }
}
