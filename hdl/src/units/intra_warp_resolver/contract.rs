//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("intra_warp_resolver", &[("entry_index", With("entry_wanted"))]),
];
