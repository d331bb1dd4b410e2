//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Bit, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("atomic_sequencer", &[
        ("won_warp", With("won_valid")),
        ("done_warp", With("done_valid")),
        ("lds_addr", With("lds_valid")),
        ("lds_addr lds_data", Bit { of: "lds_lanes", per: 1 }),
        ("lds_data", With("lds_unlock")),
    ]),
];
