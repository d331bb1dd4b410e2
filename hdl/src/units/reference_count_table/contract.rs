//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("reference_count_table", &[("message_address message_write message_add", With("message_valid"))]),
];
