//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("commit_partition", &[
        ("write_address write_value", With("write_valid")),
        ("read_address", With("read_valid")),
    ]).restless(),
];
