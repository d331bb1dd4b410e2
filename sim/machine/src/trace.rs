//! What an observer of a run sees: every clock of the RTL, and progress.

use super::event::Event;
use super::local_memory::LocalMemoryPort;
use super::memory::PartitionLevels;
use super::places::{Glance, Places};
use super::wavefront::READY;
use crate::metrics::Stall;
use turnstile_kernel::Printed;
use turnstile_tools::Result;

/// A clock of a core's RTL has been simulated.
pub struct Clocked<'a> {
    /// Clocks since the start, skipped ones included.
    pub time: u64,
    /// The local memory and its pins.
    pub port: &'a dyn LocalMemoryPort,
    /// Wavefronts of the core.
    pub wavefronts: &'a dyn Places,
}

/// A cycle of a machine with several cores is over.
pub struct Cycled<'a> {
    pub cycle: u64,
    /// The local memory of the first core, and its pins.
    pub port: &'a dyn LocalMemoryPort,
    /// Warps of each core.
    pub cores: Vec<&'a dyn Places>,
    pub partitions: Vec<PartitionLevels>,
    /// Why the warp in a place of a core was not issued, if it was looked at and could not be.
    pub stall: &'a dyn Fn(usize, usize) -> Option<Stall>,
}

impl Cycled<'_> {
    /// The warp in a place of a core. One that a scheduler would issue, but cannot, does what it waits for.
    pub fn warp(&self, core: usize, place: usize) -> Option<Glance> {
        let mut warp = self.cores[core].get(place)?;
        if warp.doing == READY {
            if let Some(stall) = (self.stall)(core, place) {
                warp.doing = stall.name();
            }
        }
        Some(warp)
    }
}

/// Observes a run.
pub trait Observer {
    /// Called after every simulated clock of the RTL.
    fn clocked(&mut self, _: &Clocked) -> Result<()> {
        Ok(())
    }
    /// Whether it wants to see every cycle ([`cycled`](Self::cycled)): asked when a launch begins.
    fn wants_cycles(&self) -> bool {
        false
    }
    /// Called after every cycle that is not skipped.
    fn cycled(&mut self, _: &Cycled) -> Result<()> {
        Ok(())
    }
    /// Called now and then; an error ends the run.
    fn progress(&mut self, _cycle: u64, _groups_done: usize) -> Result<()> {
        Ok(())
    }
    /// Whether it wants to see events ([`happened`](Self::happened)), of which there are many: asked when a launch begins.
    fn wants_events(&self) -> bool {
        true
    }
    /// Called when something has happened on a core.
    fn happened(&mut self, _: &Event) {}
    /// Called when the run is over, also by an error, if the kernel has printed something.
    fn printed(&mut self, _: &Printed) {}
}

/// Observes nothing.
pub struct Unobserved;

impl Observer for Unobserved {}
