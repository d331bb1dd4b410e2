//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::REGISTER_ROWS;

const ALL_ROWS: u32 = REGISTER_ROWS as u32 - 1;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("paired_column", "write_row", REGISTER_ROWS, &[("write_valid", 1)], &[("checkpoint_valid", 1), ("last_row", ALL_ROWS)]).restless(),
];
