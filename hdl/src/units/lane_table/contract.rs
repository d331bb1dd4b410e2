//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::WARP_BITS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("lane_table", "write_row", 1 << WARP_BITS, &[("write_valid", 1)], &[]),
];
