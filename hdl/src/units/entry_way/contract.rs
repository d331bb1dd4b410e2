//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::TABLE_SET_BITS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("entry_way", "write_set", 1 << TABLE_SET_BITS, &[("write_valid", 1)], &[]),
];
