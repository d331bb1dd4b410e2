//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("request_stage", "asks", 2, &[("asks", 1), ("empty", 1)], &[]),
];
