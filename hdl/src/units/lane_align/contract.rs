//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("lane_align", "is_high", 2, &[("served", 1), ("done", 1)], &[("done", 1)]),
];
