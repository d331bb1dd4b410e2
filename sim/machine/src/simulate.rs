//! One launch on a machine of its own.

use super::config::MachineConfig;
use super::device::Device;
use super::options::Options;
use super::outcome::Outcome;
use super::top::Tops;
use super::trace::Observer;
use turnstile_kernel::{Code, Grid};
use turnstile_tools::Result;

/// Runs a grid to its end on a machine of its own, with the tops that it has.
///
/// # Errors
/// If the grid does not fit the machine, its kernel does what it must not, or the run cannot go on.
pub fn simulate<C: Code<LANES>, const LANES: usize>(
    grid: &Grid<C>,
    config: &MachineConfig,
    tops: impl Into<Tops>,
    options: Options,
    observer: &mut dyn Observer,
) -> Result<Outcome> {
    let (_, outcome) = Device::new(config, tops, options)?.run(grid, observer)?;
    Ok(outcome)
}
