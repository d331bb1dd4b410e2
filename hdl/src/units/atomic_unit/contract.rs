//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use turnstile_hdl::atomic_op::MemoryKind;
use Valid::{Where, With};

/// Other accesses of the atomic unit have no data.
const WRITES: Valid = Where {
    output: "mem_kind",
    is: MemoryKind::Write as u32,
};

#[rustfmt::skip]
const WHERE_VALID: &[(&str, Valid)] = &[
    ("mem_data mem_data2", With("mem_valid")),
    ("mem_data mem_data2", WRITES),
    ("operate_tag operate_data operate_data2", With("operate_valid")),
    ("rsp_tag rsp_data rsp_data2", With("rsp_valid")),
];

pub const CONTRACTS: &[Contract] = &[
    qualified("atomic_unit", WHERE_VALID),
    qualified("combining_atomic_unit", WHERE_VALID),
];
