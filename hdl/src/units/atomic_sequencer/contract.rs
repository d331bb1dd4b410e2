//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("atomic_sequencer", &[
        ("won_warp", With("won_valid")),
        ("done_warp", With("done_valid")),
        ("issue_warp issue_unlock", With("issue_valid")),
        ("lds_lanes", With("lds_first")),
    ]),
];
