//! Random pins on which work-items meet.

use crate::cosim::Stimulus;
use crate::random_pins::{any, meetings};
use turnstile_hdl::catalog::UnitEntry;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    meetings::stimulus(unit, seed, cycles, any)
}
