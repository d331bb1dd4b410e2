//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("hazard_pointer", &[("result_slot", With("result_valid")), ("result_youngest", Untold)]),
];
