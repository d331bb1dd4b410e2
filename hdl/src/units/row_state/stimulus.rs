//! Random pins as they come.

use crate::cosim::{Inputs, Stimulus};
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::row_state::RowStatePins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, |_: &mut Inputs<RowStatePins>, _| ())
}
