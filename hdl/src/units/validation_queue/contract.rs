//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{filled, Contract};
use turnstile_hdl::sizes::COMMIT_QUEUE_BITS;

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    filled("validation_queue", "push_slot", 1 << COMMIT_QUEUE_BITS, &[("push_valid", 1)], &[("clear", 1)]),
];
