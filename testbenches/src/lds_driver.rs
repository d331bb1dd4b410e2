//! Drives an LDS top through its pins: one access, TX_Begin or TX_Commit at a time.
//!
//! The driver waits for each answer, so it sees the latency of every operation by itself. It knows
//! pins by name only; which engine is behind them does not matter.

use crate::pin_driver::PinDriver;
use anyhow::{ensure, Result};
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::{Pin, PinValue};
use turnstile_sim::engine::Engine;

/// One half-wavefront access.
#[derive(Clone, Debug)]
pub struct Access {
    pub wavefront: usize,
    /// 0: lanes 0..32, 1: lanes 32..64.
    pub half: usize,
    pub op: LdsOp,
    pub transactional: bool,
    pub lanes: u32,
    pub addr: [u32; LANES],
    pub data: [u32; LANES],
    pub data2: [u32; LANES],
}

/// The answer to an [`Access`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    pub data: [u32; LANES],
    pub data2: [u32; LANES],
    pub aborted: u32,
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
    pins: PinDriver<E>,
}

impl<E: Engine> LdsDriver<E> {
    /// Clears the top.
    pub fn new(engine: E, inputs: &[Pin], outputs: &[Pin]) -> Result<Self> {
        let mut pins = PinDriver::new(engine, inputs, outputs);
        pins.set("clear", 1);
        pins.clock()?;
        pins.set("clear", 0);
        Ok(Self { pins })
    }

    pub fn cycle(&self) -> u64 {
        self.pins.cycle()
    }

    pub fn get(&self, pin: &str) -> u32 {
        self.pins.get(pin)
    }

    pub fn clock(&mut self) -> Result<()> {
        self.pins.clock()
    }

    /// Clocks until nothing is left to do, and returns how many clocks that took.
    pub fn settle(&mut self) -> Result<u64> {
        Ok(self.pins.wait_for("idle")? - 1)
    }

    pub fn place(&mut self, slot: usize, layout: Layout) -> Result<()> {
        self.pins.set("cfg_wavefront", slot as u32);
        self.pins.set("cfg_row_base", layout.row_base);
        self.pins.set("cfg_rows", layout.rows);
        self.pins.set("cfg_state_base", layout.state_base);
        self.pins.set("cfg_group", layout.group);
        self.pins.set("cfg_valid", 1);
        self.pins.clock()?;
        self.pins.set("cfg_valid", 0);
        Ok(())
    }

    /// Presents an access and waits for its response.
    pub fn access(&mut self, access: &Access) -> Result<Response> {
        self.pins.set_array("lane_addr", &access.addr);
        self.pins.set_array("lane_data", &access.data);
        self.pins.set_array("lane_data2", &access.data2);
        self.pins.set("req_op", access.op.to_word());
        self.pins.set("req_lanes", access.lanes);
        if self.pins.has_input("req_transactional") {
            self.pins.set("req_wavefront", access.wavefront as u32);
            self.pins.set("req_half", access.half as u32);
            self.pins
                .set("req_transactional", access.transactional.into());
        }
        self.pins.set("req_valid", 1);
        let taken = self.pins.wait_for("req_ready")?;
        self.pins.set("req_valid", 0);
        let latency = taken - 1 + self.pins.wait_for("rsp_valid")?;
        let transactional = self.pins.has_output("rsp_aborted");
        Ok(Response {
            data: self.pins.get_array("rsp_data"),
            data2: self.pins.get_array("rsp_data2"),
            aborted: if transactional {
                self.pins.get("rsp_aborted")
            } else {
                0
            },
            rounds: self.pins.get("rsp_rounds"),
            latency,
        })
    }

    pub fn begin(&mut self, wavefront: usize, exec: u64) -> Result<TxResponse> {
        self.transaction(wavefront, exec, false)
    }

    pub fn commit(&mut self, wavefront: usize, exec: u64) -> Result<TxResponse> {
        self.transaction(wavefront, exec, true)
    }

    fn transaction(&mut self, wavefront: usize, exec: u64, commit: bool) -> Result<TxResponse> {
        self.pins.set("tx_wavefront", wavefront as u32);
        self.pins.set("tx_commit", commit.into());
        self.pins.set("tx_exec_lo", exec as u32);
        self.pins.set("tx_exec_hi", (exec >> 32) as u32);
        self.pins.set("tx_valid", 1);
        let taken = self.pins.wait_for("tx_ready")?;
        self.pins.set("tx_valid", 0);
        let latency = taken - 1 + self.pins.wait_for("txrsp_valid")?;
        ensure!(
            self.pins.get("txrsp_wavefront") == wavefront as u32,
            "cycle {}: answer for another wavefront",
            self.cycle()
        );
        Ok(TxResponse {
            retry: self.pins.get("txrsp_retry") == 1,
            exec: self.wide("txrsp_exec"),
            committed: self.wide("txrsp_committed"),
            latency,
        })
    }

    fn wide(&self, pin: &str) -> u64 {
        u64::from(self.pins.get(&format!("{pin}_lo")))
            | u64::from(self.pins.get(&format!("{pin}_hi"))) << 32
    }

    pub fn tcm(&self, slot: usize) -> u64 {
        let word = |index: usize| u64::from(self.pins.get(&format!("tcm_{index}")));
        word(2 * slot) | word(2 * slot + 1) << 32
    }

    /// The two bits of `mode` for a slot.
    pub fn mode(&self, slot: usize) -> u32 {
        self.pins.get("mode") >> (2 * slot) & 3
    }

    /// The slot's bit of a pin with a bit a slot.
    pub fn flag(&self, pin: &str, slot: usize) -> bool {
        self.pins.get(pin) >> slot & 1 == 1
    }
}
