//! The port of an LDS with transactions.

use super::access::{
    HalfRequest, HalfResponse, Layout, Seen, SlotState, TxMode, TxRequest, TxResponse,
};
use super::port::{LocalMemoryPort, Transactions};
use super::request_pins::RequestPins;
use super::sizes::{LocalSize, HALF};
use crate::config::Losers;
use crate::unit_pins::UnitPins;
use std::collections::VecDeque;
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_hdl::pin_index::{Output, PinIndex};
use turnstile_tools::Result;

/// The port of the tops with transactions, whatever detects their conflicts.
pub struct TransactionalPort {
    requests: RequestPins,
    at: LdsTransactionalPins,
    tx_presented: bool,
    layouts: VecDeque<Layout>,
    losers: Losers,
}

impl TransactionalPort {
    /// Resets the top.
    pub fn new(
        mut top: UnitPins,
        pins: LdsTransactionalPins,
        losers: Losers,
        index_group: u32,
    ) -> Result<Self> {
        top.next[pins.all_lose] = (losers == Losers::All).into();
        let mut requests = RequestPins::new(top, pins.into())?;
        requests.size.index_group = index_group;
        Ok(Self {
            requests,
            at: pins,
            tx_presented: false,
            layouts: VecDeque::new(),
            losers,
        })
    }

    /// Writes the next layout, if any.
    fn drive_layout(&mut self) -> bool {
        let Some(layout) = self.layouts.pop_front() else {
            return false;
        };
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.cfg_valid] = 1;
        words[at.cfg_wavefront] = layout.slot as u32;
        words[at.cfg_row_base] = layout.row_base;
        words[at.cfg_rows] = layout.rows;
        words[at.cfg_state_base] = layout.state_base;
        words[at.cfg_group] = layout.group;
        true
    }

    /// Adds the lanes that lost.
    fn add_losers(&self, response: &mut HalfResponse) {
        let request = &response.request;
        if request.transactional {
            let mask = self.conflict_mask(request.slot) >> (HALF * usize::from(request.upper));
            response.aborted = self.output(self.at.rsp_aborted);
            response.aborted_lower = self.output(self.at.rsp_aborted_lower);
            response.losers = self.losers;
            response.lost = response.aborted | mask as u32;
        }
    }

    fn tx_response(&self) -> TxResponse {
        let at = &self.at;
        TxResponse {
            slot: self.output(at.txrsp_wavefront) as usize,
            retry: self.output(at.txrsp_retry) != 0,
            exec: self.wide(at.txrsp_exec_lo, at.txrsp_exec_hi),
            committed: self.wide(at.txrsp_committed_lo, at.txrsp_committed_hi),
        }
    }

    fn conflict_mask(&self, slot: usize) -> u64 {
        self.wide(self.at.tcm.pin(2 * slot), self.at.tcm.pin(2 * slot + 1))
    }

    fn output(&self, pin: PinIndex<Output>) -> u32 {
        self.requests.top.outputs()[pin]
    }

    fn wide(&self, low: PinIndex<Output>, high: PinIndex<Output>) -> u64 {
        u64::from(self.output(low)) | u64::from(self.output(high)) << 32
    }
}

impl LocalMemoryPort for TransactionalPort {
    fn pins(&self) -> &UnitPins {
        &self.requests.top
    }

    fn size(&self) -> LocalSize {
        self.requests.size
    }

    /// Layouts go first.
    fn request_free(&self) -> bool {
        self.requests.free() && self.layouts.is_empty()
    }

    fn request(&mut self, request: HalfRequest) {
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.req_wavefront] = request.slot as u32;
        words[at.req_half] = request.upper.into();
        words[at.req_continues] = request.continues.into();
        words[at.req_transactional] = request.transactional.into();
        self.requests.present(request);
    }

    fn idle(&self) -> bool {
        self.requests.idle() && !self.tx_presented && self.layouts.is_empty()
    }

    fn clock(&mut self) -> Result<Seen> {
        let driven = self.drive_layout();
        let mut response = self.requests.clock(driven)?;
        if let Some(response) = &mut response {
            self.add_losers(response);
        }
        let answered = self.output(self.at.txrsp_valid) != 0;
        let seen = Seen {
            response,
            tx_response: answered.then(|| self.tx_response()),
            overhead: self.output(self.at.perf_overhead) != 0,
            ..Seen::default()
        };
        self.requests.top.next[self.at.cfg_valid] = 0;
        if self.tx_presented && self.output(self.at.tx_ready) != 0 {
            self.requests.top.next[self.at.tx_valid] = 0;
            self.tx_presented = false;
            self.requests.driven = true;
        }
        Ok(seen)
    }

    fn transactions(&self) -> Option<&dyn Transactions> {
        Some(self)
    }

    fn transactions_mut(&mut self) -> Option<&mut dyn Transactions> {
        Some(self)
    }
}

impl Transactions for TransactionalPort {
    fn pin_index(&self) -> &LdsTransactionalPins {
        &self.at
    }

    /// Layouts go first.
    fn free(&self) -> bool {
        !self.tx_presented && self.layouts.is_empty()
    }

    fn request(&mut self, request: TxRequest) {
        let (at, words) = (&self.at, &mut self.requests.top.next);
        words[at.tx_valid] = 1;
        words[at.tx_commit] = request.commit.into();
        words[at.tx_wavefront] = request.slot as u32;
        words[at.tx_exec_lo] = request.exec as u32;
        words[at.tx_exec_hi] = (request.exec >> 32) as u32;
        self.tx_presented = true;
    }

    fn configure(&mut self, layout: Layout) {
        self.layouts.push_back(layout);
    }

    fn slot(&self, slot: usize) -> SlotState {
        let flag = |pin| self.output(pin) >> slot & 1 != 0;
        SlotState {
            conflict_mask: self.conflict_mask(slot),
            begin_stall: flag(self.at.begin_stall),
            killed: flag(self.at.killed),
            pass_dead: flag(self.at.pass_dead),
            mode: match self.output(self.at.mode) >> (2 * slot) & 3 {
                0 => TxMode::Normal,
                1 => TxMode::Concurrent,
                2 => TxMode::WavefrontSerial,
                _ => TxMode::GroupSerial,
            },
        }
    }
}
