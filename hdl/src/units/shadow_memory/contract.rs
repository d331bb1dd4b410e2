//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("shadow_memory", &[
        ("work_item check_row", With("check_valid")),
        ("walk_after", With("walk_on")),
        ("release_row", With("walk_release")),
    ]),
];
