//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::SCALAR_WORDS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("scalar_checkpoint", "write_word", SCALAR_WORDS, &[("write_valid", 1)], &[("checkpoint_valid", 1)]),
];
