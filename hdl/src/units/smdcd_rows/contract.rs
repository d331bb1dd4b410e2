//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Without;

/// Of the row that is checked, if it is marked.
const WALK: &[(&str, Valid)] = &[("walk_restore", Without("own"))];

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("smdcd_published", WALK),
    qualified("smdcd_ordered", WALK),
];
