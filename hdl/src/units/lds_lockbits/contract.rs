//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, TOP};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("lds_lockbits", TOP),
];
