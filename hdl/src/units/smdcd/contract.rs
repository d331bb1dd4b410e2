//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::Untold;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("smdcd", &[
        // Where the S,M bits are those that were written with the word's first mark; in a bank they are (smdcd_bank).
        ("conflict backup own", Untold),
        // They follow the marks, and those the decisions.
        ("walk_any walk_word", Untold),
        // Of an owner word with marks, in a cycle with `walk_match`.
        ("hits restores remains", Untold),
        // After a check that is recorded.
        ("owner_mask owner_data", Untold),
    ]),
];
