//! What an observer of a run sees: every clock of the RTL, and progress.

use super::lds::LdsPort;
use super::wavefront::Resident;
use crate::Result;

/// A clock of the RTL has been simulated.
pub struct Clocked<'a> {
    /// Clocks since the start, skipped ones included.
    pub time: u64,
    /// The pins.
    pub port: &'a LdsPort,
    /// Resident wavefronts; `None` where one has left.
    pub wavefronts: &'a [Option<Resident>],
}

/// Observes a run.
pub trait Observer {
    /// Called after every simulated clock of the RTL.
    fn clocked(&mut self, clocked: &Clocked) -> Result<()>;
    /// Called now and then; an error ends the run.
    fn progress(&mut self, cycle: u64, groups_done: usize) -> Result<()>;
}

/// Observes nothing.
pub struct Unobserved;

impl Observer for Unobserved {
    fn clocked(&mut self, _: &Clocked) -> Result<()> {
        Ok(())
    }

    fn progress(&mut self, _: u64, _: usize) -> Result<()> {
        Ok(())
    }
}
