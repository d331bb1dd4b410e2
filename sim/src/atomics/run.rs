//! Runs atomic instructions of one warp on the top `lds_lockbits`.

use super::operation::AtomicOp;
use super::pattern::{Pattern, LANES, WORDS};
use super::procedure::{lanes_of, Hash, Scheme, Totals};
use crate::engine::{rtl, Engine, VerilatorEngine};
use crate::machine::EngineKind;
use crate::{Error, Result};
use std::collections::HashMap;
use turnstile_hdl::full_size::{lds_lockbits_with, BANKS, LOCK_BITS};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::pins::{Pin, PinValue};
use turnstile_synth::catalog::AnyUnit;
use turnstile_synth::export::export_dyn;

const UNIT: &str = "lds_lockbits";
/// Clocks within which every instruction of one warp ends: 32 iterations with 62 replays each, and more.
const PATIENCE: u64 = 4_000;

/// An atomic instruction.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Where.
    pub pattern: Pattern,
    /// What.
    pub op: AtomicOp,
    /// Operand of each lane.
    pub data: [u32; LANES],
    /// Second operand: what a compare-and-swap stores.
    pub data2: [u32; LANES],
}

impl Request {
    /// The instruction of the command line: every lane brings what its operation suggests.
    pub fn new(pattern: Pattern, op: AtomicOp) -> Self {
        Self {
            pattern,
            op,
            data: std::array::from_fn(|lane| op.operands(lane).0),
            data2: std::array::from_fn(|lane| op.operands(lane).1),
        }
    }
}

/// What the RTL did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Performed {
    /// Lanes that acquired their lock, in each iteration.
    pub winners: Vec<u32>,
    /// The word each lane found.
    pub old: [u32; LANES],
    /// As the RTL counts them.
    pub totals: Totals,
    /// Clocks from the one in which the instruction is taken to the one with `done_valid`.
    pub clocks: u64,
}

/// Positions of the pins in the engine's vectors.
struct Places {
    input: HashMap<String, usize>,
    output: HashMap<String, usize>,
}

fn places(pins: &[Pin]) -> HashMap<String, usize> {
    pins.iter().map(|pin| pin.name.clone()).zip(0..).collect()
}

/// The pins a runner uses, by their positions.
struct Pins {
    valid: usize,
    op: usize,
    locked: usize,
    external: usize,
    lanes: usize,
    addr: usize,
    data: usize,
    data2: usize,
    result_valid: usize,
    result_data: usize,
    ready: usize,
    rsp_valid: usize,
    rsp_data: usize,
    won_valid: usize,
    won_lanes: usize,
    result_ready: usize,
    done_valid: usize,
    done_iterations: usize,
    done_replays: usize,
}

impl Pins {
    fn new(places: &Places) -> Self {
        let (input, output) = (&places.input, &places.output);
        Self {
            valid: input["req_valid"],
            op: input["req_op"],
            locked: input["req_locked"],
            external: input["req_external"],
            lanes: input["req_lanes"],
            addr: input["lane_addr_0"],
            data: input["lane_data_0"],
            data2: input["lane_data2_0"],
            result_valid: input["result_valid"],
            result_data: input["result_data_0"],
            ready: output["req_ready"],
            rsp_valid: output["rsp_valid"],
            rsp_data: output["rsp_data_0"],
            won_valid: output["won_valid"],
            won_lanes: output["won_lanes"],
            result_ready: output["result_ready"],
            done_valid: output["done_valid"],
            done_iterations: output["done_iterations"],
            done_replays: output["done_replays"],
        }
    }
}

/// The top behind an engine, and the memory as it should be.
pub struct Runner {
    engine: Box<dyn Engine>,
    inputs: Vec<u32>,
    outputs: Vec<u32>,
    pins: Pins,
    memory: Vec<u32>,
    clocks: u64,
}

impl Runner {
    /// The top with these locks, stepped by `engine`, its memory all zeros.
    pub fn open(scheme: &Scheme, engine: EngineKind) -> Result<Self> {
        let most = 1_u32 << LOCK_BITS;
        if !scheme.locks.is_power_of_two() || scheme.locks > most {
            return Err(Error::input(
                format!("--locks {}", scheme.locks),
                "the lock-bit unit cannot be built with so many locks",
                format!("choose a power of two from 1 to {most}"),
            ));
        }
        let hash = match scheme.hash {
            Hash::Low => LockHash::LowBits,
            Hash::Xor => LockHash::XorFold,
        };
        let mut top = lds_lockbits_with(scheme.locks as usize, hash);
        rust_hdl::prelude::Block::connect_all(&mut top);
        let unit = AnyUnit::Clocked(Box::new(top));
        let places = Places {
            input: places(&unit.inputs()),
            output: places(&unit.outputs()),
        };
        let mut runner = Self {
            inputs: vec![0; places.input.len()],
            outputs: vec![0; places.output.len()],
            pins: Pins::new(&places),
            engine: open_engine(unit, engine)?,
            memory: vec![0; WORDS as usize],
            clocks: 0,
        };
        let clear = places.input["clear"];
        runner.inputs[clear] = 1;
        runner.clock()?;
        runner.inputs[clear] = 0;
        Ok(runner)
    }

    /// Clocks so far.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    fn clock(&mut self) -> Result<()> {
        self.clocks += 1;
        self.engine
            .clock(&self.inputs, &mut self.outputs)
            .map_err(|error| self.broken(format!("{error:#}")))
    }

    fn broken(&self, what: impl Into<String>) -> Error {
        Error::run(
            format!("{UNIT}, clock {}", self.clocks),
            what,
            "please report it with the command line",
        )
    }

    /// Clocks until the output `pin` is high.
    fn wait_for(&mut self, pin: usize) -> Result<()> {
        for _ in 0..PATIENCE {
            self.clock()?;
            if self.outputs[pin] == 1 {
                return Ok(());
            }
        }
        Err(self.broken("the unit does not answer"))
    }

    fn present(&mut self, lanes: u32, words: &[u32; LANES], op: LdsOp) {
        let pins = &self.pins;
        self.inputs[pins.valid] = 1;
        self.inputs[pins.op] = op.to_word();
        self.inputs[pins.lanes] = lanes;
        for (lane, word) in words.iter().enumerate() {
            self.inputs[pins.addr + lane] = 4 * word;
        }
    }

    /// Performs an atomic instruction and checks every word it finds.
    pub fn perform(&mut self, request: &Request) -> Result<Performed> {
        let Request { pattern, op, .. } = request;
        let (data, data2) = (self.pins.data, self.pins.data2);
        self.inputs[data..data + LANES].copy_from_slice(&request.data);
        self.inputs[data2..data2 + LANES].copy_from_slice(&request.data2);
        self.inputs[self.pins.locked] = 1;
        self.inputs[self.pins.external] = op.is_external().into();
        self.present(pattern.lanes, &pattern.words, op.rtl());
        self.wait_for(self.pins.ready)?;
        let taken = self.clocks;
        self.inputs[self.pins.valid] = 0;
        let mut performed = Performed::default();
        for _ in 0..PATIENCE {
            self.clock()?;
            if self.outputs[self.pins.won_valid] == 1 {
                self.won(request, &mut performed)?;
            } else if self.outputs[self.pins.result_ready] == 1 {
                // What was presented has been taken.
                self.inputs[self.pins.result_valid] = 0;
            }
            if self.outputs[self.pins.done_valid] == 1 {
                performed.totals = Totals {
                    iterations: self.outputs[self.pins.done_iterations],
                    replays: self.outputs[self.pins.done_replays],
                };
                performed.clocks = self.clocks - taken;
                return Ok(performed);
            }
        }
        Err(self.broken("the instruction does not end"))
    }

    /// Takes the old words of the winners, and gives the new ones if the RTL does not compute them.
    fn won(&mut self, request: &Request, performed: &mut Performed) -> Result<()> {
        let winners = self.outputs[self.pins.won_lanes];
        for lane in lanes_of(winners) {
            let word = request.pattern.words[lane];
            let old = self.outputs[self.pins.rsp_data + lane];
            let expected = self.memory[word as usize];
            if old != expected {
                let what = format!("lane {lane} finds {old:#x} in word {word}, not {expected:#x}");
                return Err(self.broken(what));
            }
            let new = request
                .op
                .apply(old, request.data[lane], request.data2[lane]);
            performed.old[lane] = old;
            self.memory[word as usize] = new;
            self.inputs[self.pins.result_data + lane] = new;
        }
        self.inputs[self.pins.result_valid] = request.op.is_external().into();
        performed.winners.push(winners);
        Ok(())
    }

    /// Reads the whole memory and checks that it is as the instructions leave it.
    pub fn check_memory(&mut self) -> Result<()> {
        self.inputs[self.pins.locked] = 0;
        for first in (0..WORDS).step_by(BANKS) {
            let words = std::array::from_fn(|lane| first + lane as u32);
            self.present(u32::MAX, &words, LdsOp::ReadB32);
            self.wait_for(self.pins.ready)?;
            self.inputs[self.pins.valid] = 0;
            self.wait_for(self.pins.rsp_valid)?;
            let found = &self.outputs[self.pins.rsp_data..][..LANES];
            let expected = &self.memory[first as usize..][..LANES];
            if let Some(lane) = (0..LANES).find(|&lane| found[lane] != expected[lane]) {
                let (word, found, expected) = (words[lane], found[lane], expected[lane]);
                let what = format!("word {word} ends as {found:#x}, not {expected:#x}");
                return Err(self.broken(what));
            }
        }
        Ok(())
    }
}

fn open_engine(unit: AnyUnit, engine: EngineKind) -> Result<Box<dyn Engine>> {
    if engine == EngineKind::Rtl {
        return Ok(rtl(unit));
    }
    let verilog = export_dyn(unit.ports(), UNIT)
        .map_err(|error| Error::run(UNIT, error.to_string(), "please report it"))?;
    match VerilatorEngine::new(UNIT, &verilog, &unit) {
        Ok(engine) => Ok(Box::new(engine)),
        Err(error) => Err(crate::machine::no_verilator(UNIT, &error)),
    }
}
