//! The local memory as the machine sees it: the pins of an LDS top as typed requests and responses.
//!
//! ```text
//!              request  ─┐                        ┌─> accepted, responses (in order)
//!  machine     tx       ─┼─> LdsPort ══ Engine ══>┼─> tx_accepted, tx_response
//!              layout   ─┘      (pins, one clock) └─> conflict_mask, killed, mode ...
//! ```
//!
//! A request is held on the pins until the cycle in which the RTL takes it. All outputs are sampled in the cycle,
//! before the rising edge. [`LdsPort::clock`] is one clock of the RTL.

use super::top::LdsTop;
use crate::isa::LdsOp;
use crate::{Error, Result};
use std::collections::VecDeque;
use turnstile_hdl::full_size;
use turnstile_hdl::pins::Pin;

/// Lanes of a half wavefront: one request.
pub const HALF: usize = full_size::LANES;
/// Wavefronts that can be in transactions.
pub const SLOTS: usize = full_size::SLOTS;
/// Bytes of a row, one word in each bank.
pub const ROW_BYTES: u32 = 4 * full_size::BANKS as u32;
/// Rows of local memory.
pub const ROWS: u32 = full_size::ROWS as u32;
/// Data rows whose ownership state the hardware can hold, over all resident work-groups.
pub const STATE_ROWS: u32 = full_size::STATE_ROWS as u32;

/// One access of half a wavefront.
#[derive(Clone, Debug)]
pub struct HalfRequest {
    /// Operation, the same for all lanes.
    pub op: LdsOp,
    /// Transaction slot of the wavefront; ignored outside transactions.
    pub slot: usize,
    /// Lanes 32 to 63.
    pub upper: bool,
    /// Part of a transaction.
    pub transactional: bool,
    /// Active lanes of this half.
    pub lanes: u32,
    /// Physical byte address, a lane.
    pub address: [u16; HALF],
    /// First operand.
    pub data: [u32; HALF],
    /// Second operand.
    pub data2: [u32; HALF],
}

/// Answer to the oldest unanswered [`HalfRequest`].
#[derive(Clone, Debug)]
pub struct HalfResponse {
    /// What was asked.
    pub request: HalfRequest,
    /// Words read (for atomics: before the operation).
    pub data: [u32; HALF],
    /// High words of 64-bit reads.
    pub data2: [u32; HALF],
    /// Lanes that lost a conflict in this access.
    pub aborted: u32,
    /// Lanes the conflict mask holds back: those and all that lost earlier.
    pub lost: u32,
    /// Dispatch rounds of the fullest bank.
    pub rounds: u32,
}

impl HalfResponse {
    /// Banks in which lanes lost a conflict in this access.
    pub fn conflicting_banks(&self) -> u32 {
        let lost = (0..HALF).filter(|lane| self.aborted >> lane & 1 != 0);
        let bank =
            |lane: usize| u32::from(self.request.address[lane]) / 4 % full_size::BANKS as u32;
        lost.fold(0_u32, |banks, lane| banks | 1 << bank(lane))
            .count_ones()
    }
}

/// TX_Begin or TX_Commit of a wavefront.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TxRequest {
    /// Transaction slot.
    pub slot: usize,
    /// TX_Commit.
    pub commit: bool,
    /// EXEC of the wavefront.
    pub exec: u64,
}

/// Answer to a [`TxRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TxResponse {
    /// Transaction slot.
    pub slot: usize,
    /// Lanes are left: roll them back and begin again.
    pub retry: bool,
    /// EXEC to go on with.
    pub exec: u64,
    /// Lanes that committed in this pass.
    pub committed: u64,
}

/// Where a transactional wavefront's local memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Transaction slot.
    pub slot: usize,
    /// First row of the work-group's local memory.
    pub row_base: u32,
    /// Rows of data.
    pub rows: u32,
    /// First index in the ownership state arrays.
    pub state_base: u32,
    /// Slots of the same work-group.
    pub group: u32,
}

/// Execution mode of a transaction slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TxMode {
    /// Not in a transaction.
    Normal,
    /// All pending lanes run.
    Concurrent,
    /// One lane of the wavefront runs.
    WavefrontSerial,
    /// One lane of the work-group runs.
    GroupSerial,
}

/// What one clock brought.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// An access is complete.
    pub response: Option<HalfResponse>,
    /// A transaction request is complete.
    pub tx_response: Option<TxResponse>,
    /// The cycle was spent on conflict detection or versioning.
    pub overhead: bool,
}

/// An LDS top with requests on its pins.
pub struct LdsPort {
    top: LdsTop,
    pins: PinIndex,
    /// For the next clock.
    inputs: Vec<u32>,
    /// Of the last clock.
    clocked_inputs: Vec<u32>,
    outputs: Vec<u32>,
    presented: Option<HalfRequest>,
    unanswered: VecDeque<HalfRequest>,
    tx_presented: bool,
    layouts: VecDeque<Layout>,
    /// A pin has changed since the last clock.
    driven: bool,
    clocks: u64,
}

/// Positions of the pins in the flat vectors; of an array, the first.
struct PinIndex {
    clear: usize,
    req_valid: usize,
    req_op: usize,
    req_lanes: usize,
    lane_addr: usize,
    lane_data: usize,
    lane_data2: usize,
    req_ready: usize,
    rsp_valid: usize,
    rsp_data: usize,
    rsp_data2: usize,
    rsp_aborted: Option<usize>,
    rsp_rounds: usize,
    idle: usize,
    /// Only the transactional tops have these.
    tx: Option<TxPinIndex>,
}

/// Positions of the pins of transactional tops.
struct TxPinIndex {
    req_wavefront: usize,
    req_half: usize,
    req_transactional: usize,
    tx_valid: usize,
    tx_commit: usize,
    tx_wavefront: usize,
    tx_exec_lo: usize,
    tx_exec_hi: usize,
    cfg_valid: usize,
    cfg_wavefront: usize,
    cfg_row_base: usize,
    cfg_rows: usize,
    cfg_state_base: usize,
    cfg_group: usize,
    tx_ready: usize,
    txrsp_valid: usize,
    txrsp_wavefront: usize,
    txrsp_retry: usize,
    txrsp_exec_lo: usize,
    txrsp_exec_hi: usize,
    txrsp_committed_lo: usize,
    txrsp_committed_hi: usize,
    tcm: usize,
    begin_stall: usize,
    killed: usize,
    pass_dead: usize,
    mode: usize,
    perf_overhead: usize,
}

/// Position of pin `name`, or of the first pin of the array `name`.
fn find(pins: &[Pin], name: &str) -> Option<usize> {
    let first = format!("{name}_0");
    pins.iter()
        .position(|pin| pin.name == name || pin.name == first)
}

fn position(pins: &[Pin], name: &str) -> Result<usize> {
    find(pins, name).ok_or_else(|| {
        Error::input(
            "LDS top",
            format!("the unit has no pin {name}"),
            "choose one of the LDS tops that `turnstile list` shows",
        )
    })
}

impl PinIndex {
    fn new(inputs: &[Pin], outputs: &[Pin]) -> Result<Self> {
        let input = |name| position(inputs, name);
        let output = |name| position(outputs, name);
        let transactional = find(inputs, "tx_valid").is_some();
        Ok(Self {
            clear: input("clear")?,
            req_valid: input("req_valid")?,
            req_op: input("req_op")?,
            req_lanes: input("req_lanes")?,
            lane_addr: input("lane_addr")?,
            lane_data: input("lane_data")?,
            lane_data2: input("lane_data2")?,
            req_ready: output("req_ready")?,
            rsp_valid: output("rsp_valid")?,
            rsp_data: output("rsp_data")?,
            rsp_data2: output("rsp_data2")?,
            rsp_aborted: find(outputs, "rsp_aborted"),
            rsp_rounds: output("rsp_rounds")?,
            idle: output("idle")?,
            tx: if transactional {
                Some(TxPinIndex::new(inputs, outputs)?)
            } else {
                None
            },
        })
    }
}

impl TxPinIndex {
    fn new(inputs: &[Pin], outputs: &[Pin]) -> Result<Self> {
        let input = |name| position(inputs, name);
        let output = |name| position(outputs, name);
        Ok(Self {
            req_wavefront: input("req_wavefront")?,
            req_half: input("req_half")?,
            req_transactional: input("req_transactional")?,
            tx_valid: input("tx_valid")?,
            tx_commit: input("tx_commit")?,
            tx_wavefront: input("tx_wavefront")?,
            tx_exec_lo: input("tx_exec_lo")?,
            tx_exec_hi: input("tx_exec_hi")?,
            cfg_valid: input("cfg_valid")?,
            cfg_wavefront: input("cfg_wavefront")?,
            cfg_row_base: input("cfg_row_base")?,
            cfg_rows: input("cfg_rows")?,
            cfg_state_base: input("cfg_state_base")?,
            cfg_group: input("cfg_group")?,
            tx_ready: output("tx_ready")?,
            txrsp_valid: output("txrsp_valid")?,
            txrsp_wavefront: output("txrsp_wavefront")?,
            txrsp_retry: output("txrsp_retry")?,
            txrsp_exec_lo: output("txrsp_exec_lo")?,
            txrsp_exec_hi: output("txrsp_exec_hi")?,
            txrsp_committed_lo: output("txrsp_committed_lo")?,
            txrsp_committed_hi: output("txrsp_committed_hi")?,
            tcm: output("tcm")?,
            begin_stall: output("begin_stall")?,
            killed: output("killed")?,
            pass_dead: output("pass_dead")?,
            mode: output("mode")?,
            perf_overhead: output("perf_overhead")?,
        })
    }
}

impl LdsPort {
    /// Resets the LDS top.
    pub fn new(top: LdsTop) -> Result<Self> {
        let mut port = Self {
            pins: PinIndex::new(&top.inputs, &top.outputs)?,
            inputs: vec![0; top.inputs.len()],
            clocked_inputs: vec![0; top.inputs.len()],
            outputs: vec![0; top.outputs.len()],
            top,
            presented: None,
            unanswered: VecDeque::new(),
            tx_presented: false,
            layouts: VecDeque::new(),
            driven: false,
            clocks: 0,
        };
        port.inputs[port.pins.clear] = 1;
        port.step()?;
        port.inputs[port.pins.clear] = 0;
        port.driven = true;
        port.clocks = 0;
        Ok(port)
    }

    /// Input pins and their values in the last clock.
    pub fn inputs(&self) -> (&[Pin], &[u32]) {
        (&self.top.inputs, &self.clocked_inputs)
    }

    /// Output pins and their values in the last clock.
    pub fn outputs(&self) -> (&[Pin], &[u32]) {
        (&self.top.outputs, &self.outputs)
    }

    /// Clocks since reset.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    /// Whether a request can be put on the pins. Layouts go first.
    pub fn request_free(&self) -> bool {
        self.presented.is_none() && self.layouts.is_empty()
    }

    /// Whether a transaction request can be put on the pins.
    pub fn tx_free(&self) -> bool {
        !self.tx_presented && self.layouts.is_empty()
    }

    /// Puts a request on the pins until it is taken.
    pub fn request(&mut self, request: HalfRequest) {
        let pins = &self.pins;
        let words = &mut self.inputs;
        words[pins.req_valid] = 1;
        words[pins.req_op] = request.op as u32;
        words[pins.req_lanes] = request.lanes;
        for lane in 0..HALF {
            words[pins.lane_addr + lane] = request.address[lane].into();
        }
        words[pins.lane_data..][..HALF].copy_from_slice(&request.data);
        words[pins.lane_data2..][..HALF].copy_from_slice(&request.data2);
        if let Some(tx) = &pins.tx {
            words[tx.req_wavefront] = request.slot as u32;
            words[tx.req_half] = request.upper.into();
            words[tx.req_transactional] = request.transactional.into();
        }
        self.presented = Some(request);
    }

    /// Puts a transaction request on the pins until it is taken.
    pub fn request_tx(&mut self, request: TxRequest) {
        let Some(tx) = &self.pins.tx else {
            return;
        };
        self.inputs[tx.tx_valid] = 1;
        self.inputs[tx.tx_commit] = request.commit.into();
        self.inputs[tx.tx_wavefront] = request.slot as u32;
        self.inputs[tx.tx_exec_lo] = request.exec as u32;
        self.inputs[tx.tx_exec_hi] = (request.exec >> 32) as u32;
        self.tx_presented = true;
    }

    /// The top runs transactions.
    pub fn transactional(&self) -> bool {
        self.pins.tx.is_some()
    }

    /// Queues a layout; one a clock is written.
    pub fn configure(&mut self, layout: Layout) {
        self.layouts.push_back(layout);
    }

    /// The RTL cannot change: nothing is asked, nothing is under way.
    pub fn idle(&self) -> bool {
        !self.driven
            && self.presented.is_none()
            && !self.tx_presented
            && self.layouts.is_empty()
            && self.unanswered.is_empty()
            && self.flag(self.pins.idle)
    }

    /// One clock.
    pub fn clock(&mut self) -> Result<Seen> {
        self.driven = self.drive_layout();
        self.step()?;
        let mut seen = Seen::default();
        if self.flag(self.pins.req_ready) {
            if let Some(request) = self.presented.take() {
                self.inputs[self.pins.req_valid] = 0;
                self.driven = true;
                self.unanswered.push_back(request);
            }
        }
        // After the acceptance: a transactional request is answered in the cycle in which it is taken.
        if self.flag(self.pins.rsp_valid) {
            seen.response = Some(self.response()?);
        }
        if let Some(tx) = &self.pins.tx {
            self.inputs[tx.cfg_valid] = 0;
            seen.overhead = self.flag(tx.perf_overhead);
            seen.tx_response = self.flag(tx.txrsp_valid).then(|| self.tx_response(tx));
            if self.tx_presented && self.flag(tx.tx_ready) {
                self.inputs[tx.tx_valid] = 0;
                self.tx_presented = false;
                self.driven = true;
            }
        }
        Ok(seen)
    }

    /// Lanes of a slot that must not run.
    pub fn conflict_mask(&self, slot: usize) -> u64 {
        let Some(tx) = &self.pins.tx else {
            return 0;
        };
        wide(
            self.outputs[tx.tcm + 2 * slot],
            self.outputs[tx.tcm + 2 * slot + 1],
        )
    }

    /// The slot must not present TX_Begin now.
    pub fn begin_stall(&self, slot: usize) -> bool {
        self.slot_flag(slot, |tx| tx.begin_stall)
    }

    /// The slot's transaction was aborted by work-group serialisation.
    pub fn killed(&self, slot: usize) -> bool {
        self.slot_flag(slot, |tx| tx.killed)
    }

    /// No lane of the slot's pass is left running.
    pub fn pass_dead(&self, slot: usize) -> bool {
        self.slot_flag(slot, |tx| tx.pass_dead)
    }

    /// Execution mode of the slot.
    pub fn mode(&self, slot: usize) -> TxMode {
        let modes = self.pins.tx.as_ref().map_or(0, |tx| self.outputs[tx.mode]);
        match modes >> (2 * slot) & 3 {
            0 => TxMode::Normal,
            1 => TxMode::Concurrent,
            2 => TxMode::WavefrontSerial,
            _ => TxMode::GroupSerial,
        }
    }

    fn flag(&self, pin: usize) -> bool {
        self.outputs[pin] != 0
    }

    fn slot_flag(&self, slot: usize, pin: impl Fn(&TxPinIndex) -> usize) -> bool {
        let tx = self.pins.tx.as_ref();
        tx.is_some_and(|tx| self.outputs[pin(tx)] >> slot & 1 != 0)
    }

    fn step(&mut self) -> Result<()> {
        self.clocks += 1;
        self.clocked_inputs.copy_from_slice(&self.inputs);
        self.top
            .engine
            .clock(&self.inputs, &mut self.outputs)
            .map_err(|error| {
                Error::run(
                    format!("clock {} of the LDS", self.clocks),
                    format!("{error:#}"),
                    "run again with --wave to see the pins; please report it, the two engines or the RTL are wrong",
                )
            })
    }

    /// Writes the next layout, if any.
    fn drive_layout(&mut self) -> bool {
        let (Some(tx), Some(layout)) = (&self.pins.tx, self.layouts.pop_front()) else {
            return false;
        };
        self.inputs[tx.cfg_valid] = 1;
        self.inputs[tx.cfg_wavefront] = layout.slot as u32;
        self.inputs[tx.cfg_row_base] = layout.row_base;
        self.inputs[tx.cfg_rows] = layout.rows;
        self.inputs[tx.cfg_state_base] = layout.state_base;
        self.inputs[tx.cfg_group] = layout.group;
        true
    }

    fn response(&mut self) -> Result<HalfResponse> {
        let request = self.unanswered.pop_front().ok_or_else(|| {
            Error::run(
                format!("clock {} of the LDS", self.clocks),
                "the LDS answered a request nobody made",
                "run again with --wave to see the pins; please report it, the RTL is wrong",
            )
        })?;
        let words = |first: usize| std::array::from_fn(|lane| self.outputs[first + lane]);
        let (aborted, held_back) = if request.transactional {
            let mask = self.conflict_mask(request.slot) >> (HALF * usize::from(request.upper));
            let aborted = self.pins.rsp_aborted.map_or(0, |pin| self.outputs[pin]);
            (aborted, mask as u32)
        } else {
            (0, 0)
        };
        Ok(HalfResponse {
            data: words(self.pins.rsp_data),
            data2: words(self.pins.rsp_data2),
            aborted,
            lost: aborted | held_back,
            rounds: self.outputs[self.pins.rsp_rounds],
            request,
        })
    }

    fn tx_response(&self, tx: &TxPinIndex) -> TxResponse {
        let word = |pin: usize| self.outputs[pin];
        TxResponse {
            slot: word(tx.txrsp_wavefront) as usize,
            retry: self.flag(tx.txrsp_retry),
            exec: wide(word(tx.txrsp_exec_lo), word(tx.txrsp_exec_hi)),
            committed: wide(word(tx.txrsp_committed_lo), word(tx.txrsp_committed_hi)),
        }
    }
}

fn wide(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}
