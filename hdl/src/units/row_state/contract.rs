//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::full_size::ALIGNED_INDICES;
use turnstile_hdl::sizes::STATE_ROWS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("row_state", "row", STATE_ROWS, &[("write_places", 1)], &[]),
    filled("row_state_owner_words", "row", ALIGNED_INDICES / 4, &[("write_places", 15)], &[]),
];
