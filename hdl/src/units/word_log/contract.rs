//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    // Random pins walk lists that are empty.
    qualified("word_log", &[
        ("put_node walk_count", With("log_ready")),
        ("placed_slot", With("placed_valid")),
        ("walk_valid walk_last walk_node walk_address walk_value walk_counted", Untold),
    ]).restless(),
];
