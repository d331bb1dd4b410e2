//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{With, Without};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("commit_outcome", &[
        ("lanes survivors", Without("vacant")),
        ("first result_partition result_lanes", With("result_valid")),
    ]),
];
