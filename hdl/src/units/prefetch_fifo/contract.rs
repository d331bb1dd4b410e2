//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Untold;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    // Random pins take lines that have not come.
    qualified("prefetch_fifo", &[("head_word", Untold)]),
];
