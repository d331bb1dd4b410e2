//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{With, Without};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("packet_splitter", &[
        ("packet_address", With("packet_valid")),
        ("packet_address", Without("packet_fill")),
    ]),
];
