//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::STATE_ROWS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("row_state", "row", STATE_ROWS, &[("write_places", 1)], &[]),
    filled("row_state_owner_words", "row", STATE_ROWS.div_ceil(4) + 1, &[("write_places", 15)], &[]),
];
