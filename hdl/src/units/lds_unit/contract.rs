//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    // The words of lanes that did not ask mean nothing.
    qualified("lds_unit", &[("rsp_data", Untold), ("rsp_data2", Untold), ("rsp_rounds", With("rsp_valid"))]),
];
