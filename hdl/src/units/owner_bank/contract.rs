//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("owner_bank", "lanes", 2, &[], &[]),
];
