//! Ports that LDS tops, and the units in them, have in common.

use crate::atomic_sequencer::AtomicSequencerPins;
use crate::lds_baseline::LdsBaselinePins;
use crate::lds_lockbits::LdsLockbitsPins;
use crate::lds_transactional::LdsTransactionalPins;
use crate::pin_index::Pins;
use crate::pins::Ports;

crate::pin_group!(
    /// Requests of up to 32 lanes and their answers: every LDS top.
    LdsRequestPins of LdsBaselinePins, LdsTransactionalPins, LdsLockbitsPins {
        in: clear, req_valid, req_op, req_lanes, lane_addr[], lane_data[], lane_data2[];
        out: req_ready, rsp_valid, rsp_data[], rsp_data2[], rsp_rounds, idle
    }
);

crate::pin_group!(
    /// Atomic instructions through lock bits: whose turn it is, what wins, what is done.
    AtomicPins of LdsLockbitsPins, AtomicSequencerPins {
        in: clear, req_valid, req_warp, req_waits, req_lanes, result_valid, result_warp;
        out: req_ready, issue_valid, issue_warp, issue_unlock, won_valid, won_warp, won_lanes, done_valid, done_warp,
            done_iterations, done_replays, in_flight
    }
);

/// The pins of an LDS top, whichever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LdsPins {
    /// Nothing but requests.
    Plain(LdsBaselinePins),
    /// With transactions, whatever detects their conflicts.
    Transactional(LdsTransactionalPins),
    /// With atomic instructions through lock bits.
    LockBits(LdsLockbitsPins),
}

impl LdsPins {
    /// What all tops have.
    pub fn requests(self) -> LdsRequestPins {
        match self {
            Self::Plain(pins) => pins.into(),
            Self::Transactional(pins) => pins.into(),
            Self::LockBits(pins) => pins.into(),
        }
    }

    /// What the tops with transactions have.
    pub fn transactional(self) -> Option<LdsTransactionalPins> {
        match self {
            Self::Transactional(pins) => Some(pins),
            Self::Plain(_) | Self::LockBits(_) => None,
        }
    }
}

impl Pins for LdsPins {
    fn of(top: &dyn Ports) -> Option<Self> {
        let plain = Pins::of(top).map(Self::Plain);
        let transactional = || Pins::of(top).map(Self::Transactional);
        let lock_bits = || Pins::of(top).map(Self::LockBits);
        plain.or_else(transactional).or_else(lock_bits)
    }
}
