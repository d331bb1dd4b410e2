//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Untold;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("smdcd", &[
        // Of an owner word with marks, in a cycle with `walk_match`.
        ("hits restores remains", Untold),
        // After a check that is recorded.
        ("owner_mask owner_data", Untold),
    ]),
];
