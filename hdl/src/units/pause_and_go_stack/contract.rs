//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::UpTo;

/// Entries above the top mean nothing.
const ON_STACK: Valid = UpTo {
    input: "view_index",
    output: "top_index",
};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("pause_and_go_stack", &[("view_kind view_pc view_rpc view_lanes view_log", ON_STACK)]),
];
