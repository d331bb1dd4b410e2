//! [`lds_baseline`](turnstile_hdl::lds_baseline): the plain LDS.

use crate::bits::{all, ones, put};
use crate::lds_bank::{LdsBank, Versioning};
use crate::lds_unit::{Answers, LdsUnit, Progress, Request};
use crate::size::LdsSize;
use crate::ClockedUnit;
use turnstile_hdl::lds_baseline::LdsBaselinePins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pin_index::{Input, PinIndex};
use turnstile_hdl::pins::PinValue;

/// The banks of an LDS without transactions.
pub struct PlainBanks {
    banks: Vec<LdsBank>,
    ready: u32,
    /// Banks with an access in service.
    pub active: u32,
}

impl PlainBanks {
    pub fn new(banks: usize, rows: usize) -> Self {
        Self {
            banks: (0..banks).map(|_| LdsBank::new(rows)).collect(),
            ready: all(banks),
            active: 0,
        }
    }

    #[inline]
    pub fn ready(&self) -> u32 {
        self.ready
    }

    /// A cycle of the LDS unit and then of the banks.
    #[inline]
    pub fn clock(&mut self, unit: &mut LdsUnit, request: &Request, clear: bool) -> Progress {
        let answers = Answers {
            valid: self.active,
            aborted: 0,
        };
        let progress = unit.clock(request, answers, |bank| self.banks[bank].word(), clear);
        for number in ones(self.active | unit.granted) {
            let asked = unit.bank_request(request, number);
            let bank = &mut self.banks[number];
            bank.clock(asked.as_ref(), &Versioning::default());
            bank.valid &= !clear;
            put(&mut self.active, number, bank.valid);
            put(&mut self.ready, number, bank.is_ready());
        }
        progress
    }
}

pub struct LdsBaseline {
    at: LdsBaselinePins,
    lanes: usize,
    unit: LdsUnit,
    banks: PlainBanks,
}

impl LdsBaseline {
    pub fn new(at: LdsBaselinePins, size: &LdsSize) -> Self {
        Self {
            at,
            lanes: size.lanes,
            unit: LdsUnit::new(size.banks),
            banks: PlainBanks::new(size.banks, size.rows),
        }
    }
}

impl ClockedUnit for LdsBaseline {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let at = &self.at;
        let high = |pin: PinIndex<Input>| inputs[pin.position()] != 0;
        let unit = &mut self.unit;
        outputs[at.rsp_valid.position()] = unit.rsp_valid().into();
        outputs[at.rsp_rounds.position()] = unit.rsp_rounds();
        outputs[at.rsp_data.positions()].copy_from_slice(&unit.rsp_data()[..self.lanes]);
        outputs[at.rsp_data2.positions()].copy_from_slice(&unit.rsp_data2()[..self.lanes]);

        let request = Request {
            valid: high(at.req_valid),
            op: LdsOp::from_word(inputs[at.req_op.position()]),
            transactional: false,
            lanes: inputs[at.req_lanes.position()],
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
        unit.schedule(&request, self.banks.ready());
        let progress = self.banks.clock(unit, &request, high(at.clear));
        outputs[at.req_ready.position()] = progress.ready.into();
        outputs[at.idle.position()] = (!progress.busy).into();
    }
}
