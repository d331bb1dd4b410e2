//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("shadow_memory", &[
        ("work_item", With("check_valid")),
        // With `check_valid`, or while a walk looks at the owner.
        ("check_row", Untold),
        ("walk_after", With("walk_on")),
        ("release_row", With("walk_release")),
    ]),
];
