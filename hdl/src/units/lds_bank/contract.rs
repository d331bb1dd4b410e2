//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("lds_bank", &[("rsp_word access_row access_write", With("rsp_valid"))]),
];
