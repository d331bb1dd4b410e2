//! Drives an LDS top through its pins: one access, TX_Begin or TX_Commit at a time.
//!
//! The driver waits for each answer, so it sees the latency of every operation by itself. It knows
//! pins by name only; which engine is behind them does not matter.

use anyhow::{bail, ensure, Result};
use std::collections::HashMap;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::{Pin, PinValue};
use turnstile_sim::engine::Engine;

/// Longer than any single operation: 32 lanes of one bank, 5 cycles each, twice, after a full walk.
const PATIENCE: u64 = 4_000;

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
    engine: E,
    input: HashMap<String, usize>,
    output: HashMap<String, usize>,
    inputs: Vec<u32>,
    outputs: Vec<u32>,
    cycle: u64,
}

fn positions(pins: &[Pin]) -> HashMap<String, usize> {
    let names = pins.iter().map(|pin| pin.name.clone());
    names.zip(0..).collect()
}

impl<E: Engine> LdsDriver<E> {
    /// Clears the top.
    pub fn new(engine: E, inputs: &[Pin], outputs: &[Pin]) -> Result<Self> {
        let mut driver = Self {
            engine,
            input: positions(inputs),
            output: positions(outputs),
            inputs: vec![0; inputs.len()],
            outputs: vec![0; outputs.len()],
            cycle: 0,
        };
        driver.set("clear", 1);
        driver.clock()?;
        driver.set("clear", 0);
        Ok(driver)
    }

    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    pub fn engine(&self) -> &E {
        &self.engine
    }

    pub fn set(&mut self, pin: &str, value: u32) {
        let position = self.input[pin];
        self.inputs[position] = value;
    }

    /// A pin's value in the last cycle.
    pub fn get(&self, pin: &str) -> u32 {
        self.outputs[self.output[pin]]
    }

    pub fn clock(&mut self) -> Result<()> {
        self.cycle += 1;
        self.engine.clock(&self.inputs, &mut self.outputs)
    }

    /// Clocks until `pin` is high and returns how many clocks that took.
    pub fn wait_for(&mut self, pin: &str) -> Result<u64> {
        for waited in 1..=PATIENCE {
            self.clock()?;
            if self.get(pin) == 1 {
                return Ok(waited);
            }
        }
        bail!("cycle {}: {pin} stays low", self.cycle)
    }

    /// Clocks until nothing is left to do, and returns how many clocks that took.
    pub fn settle(&mut self) -> Result<u64> {
        Ok(self.wait_for("idle")? - 1)
    }

    pub fn place(&mut self, slot: usize, layout: Layout) -> Result<()> {
        self.set("cfg_wavefront", slot as u32);
        self.set("cfg_row_base", layout.row_base);
        self.set("cfg_rows", layout.rows);
        self.set("cfg_state_base", layout.state_base);
        self.set("cfg_group", layout.group);
        self.set("cfg_valid", 1);
        self.clock()?;
        self.set("cfg_valid", 0);
        Ok(())
    }

    /// Presents an access and waits for its response.
    pub fn access(&mut self, access: &Access) -> Result<Response> {
        for lane in 0..LANES {
            let base = |pin: &str| format!("{pin}_{lane}");
            self.set(&base("lane_addr"), access.addr[lane]);
            self.set(&base("lane_data"), access.data[lane]);
            self.set(&base("lane_data2"), access.data2[lane]);
        }
        self.set("req_op", access.op.to_word());
        self.set("req_lanes", access.lanes);
        if self.input.contains_key("req_transactional") {
            self.set("req_wavefront", access.wavefront as u32);
            self.set("req_half", access.half as u32);
            self.set("req_transactional", access.transactional.into());
        }
        self.set("req_valid", 1);
        let taken = self.wait_for("req_ready")?;
        self.set("req_valid", 0);
        let latency = taken - 1 + self.wait_for("rsp_valid")?;
        let lanes = |pin: &str| std::array::from_fn(|lane| self.get(&format!("{pin}_{lane}")));
        let transactional = self.output.contains_key("rsp_aborted");
        Ok(Response {
            data: lanes("rsp_data"),
            data2: lanes("rsp_data2"),
            aborted: if transactional { self.get("rsp_aborted") } else { 0 },
            rounds: self.get("rsp_rounds"),
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
        self.set("tx_wavefront", wavefront as u32);
        self.set("tx_commit", commit.into());
        self.set("tx_exec_lo", exec as u32);
        self.set("tx_exec_hi", (exec >> 32) as u32);
        self.set("tx_valid", 1);
        let taken = self.wait_for("tx_ready")?;
        self.set("tx_valid", 0);
        let latency = taken - 1 + self.wait_for("txrsp_valid")?;
        ensure!(
            self.get("txrsp_wavefront") == wavefront as u32,
            "cycle {}: answer for another wavefront",
            self.cycle
        );
        Ok(TxResponse {
            retry: self.get("txrsp_retry") == 1,
            exec: self.wide("txrsp_exec"),
            committed: self.wide("txrsp_committed"),
            latency,
        })
    }

    fn wide(&self, pin: &str) -> u64 {
        u64::from(self.get(&format!("{pin}_lo"))) | u64::from(self.get(&format!("{pin}_hi"))) << 32
    }

    pub fn tcm(&self, slot: usize) -> u64 {
        let word = |index: usize| u64::from(self.get(&format!("tcm_{index}")));
        word(2 * slot) | word(2 * slot + 1) << 32
    }

    /// The two bits of `mode` for a slot.
    pub fn mode(&self, slot: usize) -> u32 {
        self.get("mode") >> (2 * slot) & 3
    }

    /// The slot's bit of a pin with a bit a slot.
    pub fn flag(&self, pin: &str, slot: usize) -> bool {
        self.get(pin) >> slot & 1 == 1
    }
}
