//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Untold, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("directory_shadow", &[
        ("work_item", With("check_valid")),
        // With `check_valid`, `walk_match` or `walk_on`.
        ("word owner_byte", Untold),
        ("shadow_read_row", With("shadow_read_enable")),
        ("shadow_write_row shadow_write_data", With("shadow_write_mask")),
    ]),
];
