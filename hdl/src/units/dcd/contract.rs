//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Untold;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("dcd", &[
        // After a check, or in a cycle with `walk_match`.
        ("owner_mask owner_data", Untold),
    ]),
];
