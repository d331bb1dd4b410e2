//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::SLOTS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("directory_layout", "cfg_wavefront", SLOTS, &[("cfg_valid", 1)], &[]),
];
