//! [`lds_lockbits`](turnstile_hdl::lds_lockbits): the LDS with lock bits and atomic instructions through them.

use crate::atomic_sequencer::{Access, Answered, Asked, AtomicSequencer};
use crate::bits::ones;
use crate::lds_baseline::PlainBanks;
use crate::lds_unit::{LdsUnit, Request, MOST};
use crate::lock_bit_unit::{Accesses, LockBitUnit};
use crate::size::LdsSize;
use crate::ClockedUnit;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::pin_index::{Input, PinIndex};
use turnstile_hdl::pins::PinValue;

/// The lock bits of an LDS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockShape {
    pub locks: usize,
    pub hash: LockHash,
    /// Atomic instructions in flight.
    pub warps: usize,
}

pub struct LdsLockbits {
    at: LdsLockbitsPins,
    lanes: usize,
    unit: LdsUnit,
    banks: PlainBanks,
    locks: LockBitUnit,
    sequencer: AtomicSequencer,
    /// Row and lane of each bank's access.
    accesses: [(u32, u32); MOST],
}

impl LdsLockbits {
    pub fn new(at: LdsLockbitsPins, size: &LdsSize, locks: &LockShape) -> Self {
        Self {
            at,
            lanes: size.lanes,
            unit: LdsUnit::new(size.banks),
            banks: PlainBanks::new(size.banks, size.rows),
            locks: LockBitUnit::new(size.banks, locks.locks, locks.hash),
            sequencer: AtomicSequencer::new(locks.warps),
            accesses: [(0, 0); MOST],
        }
    }

    /// A cycle of LDS unit, banks and lock bits with the request of `inputs`, or with `issued`; returns whether the request is done with, and
    /// whether the unit is busy.
    #[inline]
    fn serve(&mut self, inputs: &[u32], plain: bool, issued: Option<Access>) -> (bool, bool) {
        let at = &self.at;
        let word = |pin: PinIndex<Input>| inputs[pin.position()];
        let clear = word(at.clear) != 0;
        let load_lock = issued.is_some_and(|access| !access.unlock);
        let store_unlock = issued.is_some_and(|access| access.unlock);
        let op = match issued {
            Some(_) if store_unlock => LdsOp::WriteB32,
            Some(_) => LdsOp::ReadB32,
            None => LdsOp::from_word(word(at.req_op)),
        };
        let request = Request {
            valid: plain || issued.is_some(),
            op,
            transactional: false,
            lanes: issued.map_or(word(at.req_lanes), |access| access.lanes),
            addr: &inputs[at.lane_addr.positions()],
            data: &inputs[at.lane_data.positions()],
            data2: &inputs[at.lane_data2.positions()],
            lost: 0,
            upper: false,
            continues: false,
            all_lose: false,
            work_items: 0,
            hold: false,
        };
        self.unit.schedule(&request, self.banks.ready());
        let progress = self.banks.clock(&mut self.unit, &request, clear);
        let granted = self.unit.granted;
        if issued.is_some() {
            for bank in ones(granted) {
                if let Some(asked) = self.unit.bank_request(&request, bank) {
                    self.accesses[bank] = (asked.row, asked.work_item);
                }
            }
        }
        let accesses = Accesses {
            load_lock: if load_lock { granted } else { 0 },
            store_unlock: if store_unlock { granted } else { 0 },
            of: &self.accesses,
        };
        self.locks.clock(&accesses, clear);
        (progress.ready, progress.busy)
    }
}

impl ClockedUnit for LdsLockbits {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let at = self.at;
        let word = |pin: PinIndex<Input>| inputs[pin.position()];
        let high = |pin: PinIndex<Input>| word(pin) != 0;
        let clear = high(at.clear);
        let rounds = self.unit.rsp_rounds();
        let takes_response = self.sequencer.takes_response();
        let answers = self.unit.rsp_valid() && !takes_response;
        let answered_slot = self.sequencer.answered_slot() as u32;
        outputs[at.rsp_valid.position()] = answers.into();
        outputs[at.rsp_rounds.position()] = rounds;
        outputs[at.rsp_data.positions()].copy_from_slice(&self.unit.rsp_data()[..self.lanes]);
        outputs[at.rsp_data2.positions()].copy_from_slice(&self.unit.rsp_data2()[..self.lanes]);
        outputs[at.won_warp.position()] = answered_slot;
        outputs[at.done_warp.position()] = answered_slot;
        outputs[at.in_flight.position()] = self.sequencer.in_flight();

        let acquired = self.locks.won;
        let issued = self.sequencer.issued();
        let locked = high(at.req_locked);
        let plain = high(at.req_valid) && !locked;
        let sequencer_busy = self.sequencer.is_busy();
        let (unit_ready, unit_busy) = self.serve(inputs, plain, issued);
        let warp = word(at.req_warp) as usize;
        let plain_done = plain && issued.is_none() && unit_ready;
        let ready = match locked {
            true => self.sequencer.is_free(warp),
            false => plain_done,
        };
        let events = self.sequencer.clock(
            &Asked {
                valid: high(at.req_valid) && locked,
                warp,
                waits: high(at.req_waits),
                lanes: word(at.req_lanes),
                result_valid: high(at.result_valid),
                result_warp: word(at.result_warp) as usize,
            },
            &Answered {
                turn: !plain || plain_done,
                served: unit_ready,
                rounds,
                acquired,
            },
            clear,
        );
        outputs[at.req_ready.position()] = ready.into();
        outputs[at.issue_valid.position()] = events.issue.is_some().into();
        outputs[at.issue_warp.position()] = events.told.slot as u32;
        outputs[at.issue_unlock.position()] = events.told.unlock.into();
        outputs[at.won_valid.position()] = (events.won != 0).into();
        outputs[at.won_lanes.position()] = events.won;
        outputs[at.done_valid.position()] = events.done.into();
        outputs[at.done_iterations.position()] = events.iterations;
        outputs[at.done_replays.position()] = events.replays;
        outputs[at.idle.position()] = (!unit_busy && !sequencer_busy).into();
    }
}
