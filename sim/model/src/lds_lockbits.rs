//! [`lds_lockbits`](turnstile_hdl::lds_lockbits): the LDS with lock bits and atomic instructions through them.

use crate::atomic_sequencer::{Answered, Asked, AtomicSequencer};
use crate::bits::ones;
use crate::lds_baseline::PlainBanks;
use crate::lds_unit::{LdsUnit, Request, MOST};
use crate::lock_bit_unit::{Accesses, LockBitUnit};
use crate::size::LdsSize;
use crate::storage::request_stage::{load, RequestStage};
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
    stage: RequestStage,
    /// The stage has a request.
    staged: bool,
    staged_op: LdsOp,
    staged_lanes: u32,
    /// The last request was the sequencer's, and what it asked for.
    sequenced: bool,
    load_lock: bool,
    store_unlock: bool,
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
            stage: RequestStage::default(),
            staged: false,
            staged_op: LdsOp::default(),
            staged_lanes: 0,
            sequenced: false,
            load_lock: false,
            store_unlock: false,
            accesses: [(0, 0); MOST],
        }
    }

    /// A cycle of LDS unit, banks and lock bits; returns whether the request in the stage is done with, and whether the unit is busy.
    #[inline]
    fn serve(&mut self, clear: bool) -> (bool, bool) {
        let request = Request {
            valid: self.staged,
            op: self.staged_op,
            transactional: false,
            lanes: self.staged_lanes,
            addr: &self.stage.addr,
            data: &self.stage.data,
            data2: &self.stage.data2,
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
        if self.load_lock || self.store_unlock {
            for bank in ones(granted) {
                if let Some(asked) = self.unit.bank_request(&request, bank) {
                    self.accesses[bank] = (asked.row, asked.work_item);
                }
            }
        }
        let accesses = Accesses {
            load_lock: if self.load_lock { granted } else { 0 },
            store_unlock: if self.store_unlock { granted } else { 0 },
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

        let was_staged = self.staged;
        let acquired = self.locks.won;
        let (unit_ready, unit_busy) = self.serve(clear);

        // Who has the stage next.
        let chosen = self.sequencer.choose();
        let locked = high(at.req_locked);
        let plain = high(at.req_valid) && !locked;
        let grant = chosen.filter(|_| !plain || !self.sequenced);
        let room = !was_staged || unit_ready;
        let warp = word(at.req_warp) as usize;
        let ready = match locked {
            true => self.sequencer.is_free(warp),
            false => plain && grant.is_none() && room,
        };
        let served = was_staged && self.sequenced && unit_ready;
        if room && (plain || grant.is_some()) {
            load(&mut self.stage.data2, &inputs[at.lane_data2.positions()]);
            self.sequenced = grant.is_some();
            self.load_lock = grant.is_some_and(|grant| !grant.unlock);
            self.store_unlock = grant.is_some_and(|grant| grant.unlock);
            match grant {
                Some(grant) => {
                    let (addresses, words) = self.sequencer.operands(&grant);
                    self.stage.addr = *addresses;
                    self.stage.data = *words;
                    self.staged_lanes = grant.lanes;
                    self.staged_op = match grant.unlock {
                        true => LdsOp::WriteB32,
                        false => LdsOp::ReadB32,
                    };
                }
                None => {
                    load(&mut self.stage.addr, &inputs[at.lane_addr.positions()]);
                    load(&mut self.stage.data, &inputs[at.lane_data.positions()]);
                    self.staged_lanes = word(at.req_lanes);
                    self.staged_op = LdsOp::from_word(word(at.req_op));
                }
            }
            self.staged = true;
        } else {
            self.staged &= !room;
        }
        if clear {
            self.staged = false;
            self.sequenced = false;
        }

        let events = self.sequencer.clock(
            &Asked {
                valid: high(at.req_valid) && locked,
                warp,
                op: LdsOp::from_word(word(at.req_op)),
                external: high(at.req_external),
                lanes: word(at.req_lanes),
                addr: &inputs[at.lane_addr.positions()],
                data: &inputs[at.lane_data.positions()],
                data2: &inputs[at.lane_data2.positions()],
                result_valid: high(at.result_valid),
                result_warp: word(at.result_warp) as usize,
                result_data: &inputs[at.result_data.positions()],
            },
            chosen,
            &Answered {
                taken: grant.is_some() && room,
                served,
                // Those of this cycle; the unit has gone on.
                words: &outputs[at.rsp_data.positions()],
                rounds,
                acquired,
            },
            clear,
        );
        outputs[at.req_ready.position()] = ready.into();
        outputs[at.won_valid.position()] = (events.won != 0).into();
        outputs[at.won_lanes.position()] = events.won;
        outputs[at.result_ready.position()] = (!events.own_result).into();
        outputs[at.done_valid.position()] = events.done.into();
        outputs[at.done_iterations.position()] = events.iterations;
        outputs[at.done_replays.position()] = events.replays;
        let idle = !was_staged && !unit_busy && chosen.is_none() && !takes_response;
        outputs[at.idle.position()] = idle.into();
    }
}
