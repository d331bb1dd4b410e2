//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Without;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("recency_filter", &[("rsp_id", Without("sweeping"))]),
];
