//! Drives an LDS top through its pins: one access, TX_Begin or TX_Commit at a time.
//!
//! The driver waits for each answer, so it sees the latency of every operation by itself. Which engine
//! is behind the pins does not matter.

use crate::drive;
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Result};
use turnstile_engine::{Engine, RtlEngine};
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_hdl::pin_index::{Output, PinIndex};
use turnstile_hdl::pins::{PinValue, Ports, Unit};

/// One half-wavefront access.
#[derive(Clone, Debug)]
pub struct Access {
    pub wavefront: usize,
    /// 0: lanes 0..32, 1: lanes 32..64.
    pub half: usize,
    /// Upper half of the access whose lower half was the transactional access before.
    pub continues: bool,
    pub op: LdsOp,
    pub transactional: bool,
    pub lanes: u32,
    pub addr: [u32; LANES],
    pub data: [u32; LANES],
    pub data2: [u32; LANES],
}

impl Access {
    /// By lanes of the lower half of wavefront 0, outside of transactions, with zeros as data.
    pub fn plain(op: LdsOp, lanes: u32, addr: [u32; LANES]) -> Self {
        Self {
            wavefront: 0,
            half: 0,
            continues: false,
            op,
            transactional: false,
            lanes,
            addr,
            data: [0; LANES],
            data2: [0; LANES],
        }
    }
}

/// The answer to an [`Access`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    pub data: [u32; LANES],
    pub data2: [u32; LANES],
    pub aborted: u32,
    /// Lanes of the lower half that lose with lanes of this one.
    pub aborted_lower: u32,
    pub rounds: u32,
    /// Cycles from the request to `rsp_valid`.
    pub latency: u64,
}

/// The answer to TX_Begin or TX_Commit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TxResponse {
    pub retry: bool,
    pub exec: u64,
    pub committed: u64,
    /// Cycles from the request to `txrsp_valid`.
    pub latency: u64,
}

/// Where a slot's work-group lies; see `turnstile_hdl::layout_table`.
#[derive(Copy, Clone, Debug)]
pub struct Layout {
    pub row_base: u32,
    pub rows: u32,
    pub state_base: u32,
    pub group: u32,
}

/// An LDS top behind an engine.
pub struct LdsDriver<E> {
    pins: PinDriver<E, LdsPins>,
}

impl<U: Unit> LdsDriver<RtlEngine<U>> {
    /// The top as it stands in rust-hdl, cleared.
    pub fn rtl(top: U) -> Result<Self> {
        Self::cleared(PinDriver::rtl(top))
    }
}

impl<E: Engine> LdsDriver<E> {
    /// `engine` steps `top`; cleared.
    pub fn new(engine: E, top: &dyn Ports) -> Result<Self> {
        Self::cleared(PinDriver::new(engine, top))
    }

    fn cleared(pins: PinDriver<E, LdsPins>) -> Result<Self> {
        let mut driver = Self { pins };
        driver.clear()?;
        Ok(driver)
    }

    /// A cycle with `clear`, whatever else is on the pins.
    pub fn clear(&mut self) -> Result<()> {
        let at = self.pins.at.requests();
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        Ok(())
    }

    /// The pins, for what no operation of the driver does.
    pub fn pins(&mut self) -> &mut PinDriver<E, LdsPins> {
        &mut self.pins
    }

    /// # Panics
    /// If the top has no transactions.
    fn at(&self) -> LdsTransactionalPins {
        let pins = self.pins.at.transactional();
        pins.expect("a top with transactions")
    }

    pub fn cycle(&self) -> u64 {
        self.pins.cycle()
    }

    pub fn clock(&mut self) -> Result<()> {
        self.pins.clock()
    }

    /// Clocks until nothing is left to do, and returns how many clocks that took.
    pub fn settle(&mut self) -> Result<u64> {
        Ok(self.pins.wait_for(self.pins.at.requests().idle)? - 1)
    }

    pub fn place(&mut self, slot: usize, layout: Layout) -> Result<()> {
        let at = self.at();
        drive! { self.pins => at,
            cfg_wavefront: slot as u32, cfg_row_base: layout.row_base, cfg_rows: layout.rows,
            cfg_state_base: layout.state_base, cfg_group: layout.group,
        }
        self.pins.pulse(at.cfg_valid);
        self.pins.clock()?;
        Ok(())
    }

    /// Puts an access on the pins.
    pub fn present(&mut self, access: &Access) {
        let at = self.pins.at.requests();
        self.pins.set_array(at.lane_addr, &access.addr);
        self.pins.set_array(at.lane_data, &access.data);
        self.pins.set_array(at.lane_data2, &access.data2);
        drive!(self.pins => at, req_op: access.op.to_word(), req_lanes: access.lanes);
        if let Some(tx) = self.pins.at.transactional() {
            self.pins.set(tx.req_wavefront, access.wavefront as u32);
            self.pins.set(tx.req_half, access.half as u32);
            drive!(self.pins => tx, req_continues: access.continues);
            self.pins
                .set(tx.req_transactional, access.transactional.into());
        }
        self.pins.set(at.req_valid, 1);
    }

    /// Takes the access off the pins, ready or not.
    pub fn withdraw(&mut self) {
        let at = self.pins.at.requests();
        self.pins.set(at.req_valid, 0);
    }

    /// Presents an access and waits for its response.
    pub fn access(&mut self, access: &Access) -> Result<Response> {
        let at = self.pins.at.requests();
        let tx = self.pins.at.transactional();
        self.present(access);
        let taken = self.pins.wait_for(at.req_ready)?;
        self.withdraw();
        let latency = taken - 1 + self.pins.wait_for(at.rsp_valid)?;
        Ok(Response {
            data: self.pins.get_array(at.rsp_data),
            data2: self.pins.get_array(at.rsp_data2),
            aborted: tx.map_or(0, |tx| self.pins.get(tx.rsp_aborted)),
            aborted_lower: tx.map_or(0, |tx| self.pins.get(tx.rsp_aborted_lower)),
            rounds: self.pins.get(at.rsp_rounds),
            latency,
        })
    }

    /// Sets the strap of a top with transactions; before the first access.
    pub fn all_lose(&mut self, all_lose: bool) {
        let at = self.at();
        drive!(self.pins => at, all_lose: all_lose);
    }

    pub fn begin(&mut self, wavefront: usize, exec: u64) -> Result<TxResponse> {
        self.transaction(wavefront, exec, false)
    }

    pub fn commit(&mut self, wavefront: usize, exec: u64) -> Result<TxResponse> {
        self.transaction(wavefront, exec, true)
    }

    fn transaction(&mut self, wavefront: usize, exec: u64, commit: bool) -> Result<TxResponse> {
        let at = self.at();
        drive!(self.pins => at, tx_wavefront: wavefront as u32, tx_commit: commit);
        self.pins.set_wide(at.tx_exec_lo, at.tx_exec_hi, exec);
        self.pins.set(at.tx_valid, 1);
        let taken = self.pins.wait_for(at.tx_ready)?;
        self.pins.set(at.tx_valid, 0);
        let latency = taken - 1 + self.pins.wait_for(at.txrsp_valid)?;
        ensure!(
            self.pins.get(at.txrsp_wavefront) == wavefront as u32,
            "cycle {}: answer for another wavefront",
            self.cycle()
        );
        let (low, high) = (at.txrsp_committed_lo, at.txrsp_committed_hi);
        Ok(TxResponse {
            retry: self.pins.get(at.txrsp_retry) == 1,
            exec: self.pins.get_wide(at.txrsp_exec_lo, at.txrsp_exec_hi),
            committed: self.pins.get_wide(low, high),
            latency,
        })
    }

    pub fn tcm(&self, slot: usize) -> u64 {
        let tcm = self.at().tcm;
        self.pins.get_wide(tcm.pin(2 * slot), tcm.pin(2 * slot + 1))
    }

    /// The two bits of `mode` for a slot.
    pub fn mode(&self, slot: usize) -> u32 {
        self.pins.get(self.at().mode) >> (2 * slot) & 3
    }

    pub fn killed(&self, slot: usize) -> bool {
        self.flag(self.at().killed, slot)
    }

    pub fn begin_stall(&self, slot: usize) -> bool {
        self.flag(self.at().begin_stall, slot)
    }

    pub fn pass_dead(&self, slot: usize) -> bool {
        self.flag(self.at().pass_dead, slot)
    }

    /// The slot's bit of a pin with a bit a slot.
    fn flag(&self, pin: PinIndex<Output>, slot: usize) -> bool {
        self.pins.get(pin) >> slot & 1 == 1
    }
}
