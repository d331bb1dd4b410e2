//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::TIME_SET_BITS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("word_ram", "write_index", 1 << TIME_SET_BITS, &[("write_valid", 1)], &[]),
];
