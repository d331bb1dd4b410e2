//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("transaction_log", &[("row_index", With("row_valid"))]),
];
