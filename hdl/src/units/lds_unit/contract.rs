//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

/// The words of lanes that did not ask mean nothing.
const ANSWER: &[(&str, Valid)] = &[
    ("rsp_data", Untold),
    ("rsp_data2", Untold),
    ("rsp_rounds", With("rsp_valid")),
];

pub const CONTRACTS: &[Contract] = &[
    qualified("lds_unit", ANSWER),
    qualified("lds_unit_plain", ANSWER),
];
