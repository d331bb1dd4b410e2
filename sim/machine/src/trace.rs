//! What an observer of a run sees: every clock of the RTL, and progress.

use super::event::Event;
use super::local_memory::LocalMemoryPort;
use super::memory::PartitionLevels;
use super::wavefront::Resident;
use turnstile_kernel::{Printed, Warp};
use turnstile_tools::Result;

/// A clock of a core's RTL has been simulated.
pub struct Clocked<'a, W: Warp<LANES>, const LANES: usize> {
    /// Clocks since the start, skipped ones included.
    pub time: u64,
    /// The local memory and its pins.
    pub port: &'a dyn LocalMemoryPort,
    /// Resident wavefronts of the core; `None` where one has left.
    pub wavefronts: &'a [Option<Resident<W, LANES>>],
}

/// A cycle of a machine with several cores is over.
pub struct Cycled<'a, W: Warp<LANES>, const LANES: usize> {
    /// The cycle.
    pub cycle: u64,
    /// The local memory of the first core, and its pins.
    pub port: &'a dyn LocalMemoryPort,
    /// Resident warps of each core; `None` where one has left.
    pub cores: Vec<&'a [Option<Resident<W, LANES>>]>,
    /// Memory partitions.
    pub partitions: Vec<PartitionLevels>,
}

/// Observes a run of a kernel whose warps are `W`.
pub trait Observer<W: Warp<LANES>, const LANES: usize> {
    /// Called after every simulated clock of the RTL.
    fn clocked(&mut self, clocked: &Clocked<W, LANES>) -> Result<()>;
    /// Whether it wants to see every cycle ([`cycled`](Self::cycled)).
    fn wants_cycles(&self) -> bool {
        false
    }
    /// Called after every cycle that is not skipped.
    fn cycled(&mut self, _: &Cycled<W, LANES>) -> Result<()> {
        Ok(())
    }
    /// Called now and then; an error ends the run.
    fn progress(&mut self, cycle: u64, groups_done: usize) -> Result<()>;
    /// Called when something has happened on a core.
    fn happened(&mut self, _: &Event) {}
    /// Called when the run is over, also by an error, if the kernel has printed something.
    fn printed(&mut self, _: &Printed) {}
}

/// Observes nothing.
pub struct Unobserved;

impl<W: Warp<LANES>, const LANES: usize> Observer<W, LANES> for Unobserved {
    fn clocked(&mut self, _: &Clocked<W, LANES>) -> Result<()> {
        Ok(())
    }

    fn progress(&mut self, _: u64, _: usize) -> Result<()> {
        Ok(())
    }
}
