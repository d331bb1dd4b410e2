//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::ROWS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("bank_ram", "write_row", ROWS, &[("write_mask", 0xf), ("read_enable", 1)], &[]),
];
