//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::With;

const RESPONSE: &[(&str, Valid)] = &[("rsp_word", With("rsp_valid"))];

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("bloom_bank", RESPONSE),
    qualified("dcd_bank", RESPONSE),
    qualified("smdcd_bank", RESPONSE),
    qualified("smdcd_ordered_bank", RESPONSE),
];
