//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, TOP};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("lds_bloom", TOP),
    qualified("lds_dcd", TOP),
    qualified("lds_smdcd", TOP),
    qualified("lds_smdcd_published", TOP),
    qualified("lds_smdcd_ordered", TOP),
];
