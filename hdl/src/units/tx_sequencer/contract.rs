//! What is particular about the pins after a clear, and what may be X.

use crate::after_clear::contracts::{qualified, Contract, Valid};
use Valid::{Bit, With};

#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
    qualified("tx_sequencer", &[
        ("txrsp_wavefront txrsp_retry txrsp_exec_lo txrsp_exec_hi txrsp_committed_lo txrsp_committed_hi", With("txrsp_valid")),
        ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
        ("walk_slot walk_lanes_lo walk_lanes_hi", With("walk_start")),
    ]),
];
