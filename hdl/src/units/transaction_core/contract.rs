//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use turnstile_hdl::commit_op::PacketKind;
use Valid::{Bit, Where, With};

/// Packets of a read log have words too; those of a write log are compared.
const WORDS: Valid = Where {
    output: "packet_kind",
    is: PacketKind::Write as u32,
};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("transaction_core", &[
        ("search_row_index", With("search_row_valid")),
        ("row_slot", With("row_valid")),
        ("number_count", With("number_valid")),
        ("packet_first packet_survivors packet_address packet_value", With("packet_valid")),
        ("packet_address packet_value", WORDS),
        ("packet_address packet_value", Bit { of: "packet_lanes", per: 1 }),
    ]),
];
