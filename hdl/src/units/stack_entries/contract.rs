//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::STACK_DEPTH;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("stack_entries", "write_index", STACK_DEPTH - 1, &[("write_valid", 1)], &[]),
];
