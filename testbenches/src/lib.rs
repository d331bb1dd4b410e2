//! Benches, reference models and their tests for the Turnstile units.

pub mod after_clear;
pub mod any_commits;
pub mod any_pins;
pub mod any_transactions;
pub mod atomic_patterns;
pub mod campaign;
pub mod cosim;
pub mod cuda_fuzz;
pub mod explorer;
pub mod formal;
pub mod kernel_fuzz;
pub mod lds_check;
pub mod lds_driver;
pub mod lds_traffic;
pub mod lockstep;
pub mod model_check;
pub mod models;
pub mod mutants;
pub mod netlist_mutants;
pub mod organisation;
pub mod pin_driver;
pub mod random_pins;
pub mod register_traffic;
pub mod simulators;
pub mod tap;
pub mod timing_diagram;
pub mod units;

/// What came of something in a test.
///
/// # Panics
/// If it is an error, with all that it says.
#[track_caller]
pub fn told<T>(result: anyhow::Result<T>) -> T {
    result.unwrap_or_else(|error| panic!("{error:#}"))
}
