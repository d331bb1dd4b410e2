//! Co-simulation of any unit: rust-hdl against the exported Verilog, every output pin in every cycle.
//!
//! rust-hdl and its Verilog can silently disagree (literals wider than they look, casts that keep
//! carries), so every unit is run on seeded random pins under both. A difference names seed, cycle,
//! pin and both values.

use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_area::replay::{self, Recording, Replay};
use turnstile_engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::pin_index::{Input, PinIndex, PinRange, Pins, Words};
use turnstile_hdl::pins::{Pin, Ports};
use turnstile_tools::{newest_verilator, Verilator};

/// The input pins of one cycle.
pub struct Inputs<P> {
    /// Where they lie.
    pub at: P,
    pins: Vec<Pin>,
    words: Words<Input>,
}

impl<P> Inputs<P> {
    pub fn get(&self, pin: PinIndex<Input>) -> u32 {
        self.words[pin]
    }

    pub fn set(&mut self, pin: PinIndex<Input>, value: u32) {
        self.words[pin] = value;
    }

    /// The pins of an array.
    pub fn array(&mut self, pins: PinRange<Input>) -> &mut [u32] {
        &mut self.words[pins]
    }

    /// Every pin low.
    pub fn rest(&mut self) {
        self.words.fill(0);
    }

    /// Makes a one-bit pin high once in `period` cycles instead of every other.
    pub fn seldom(&mut self, pin: PinIndex<Input>, period: u32, random: &mut SmallRng) {
        self.set(pin, u32::from(random.random_ratio(1, period)));
    }

    fn randomize(&mut self, random: &mut SmallRng) {
        for (word, pin) in self.words.iter_mut().zip(&self.pins) {
            *word = random.random::<u32>() >> (32 - pin.width);
        }
    }
}

/// Ports that many units have under the same name, for benches that take any unit.
#[derive(Clone, Copy, Debug)]
pub struct CommonPins {
    pub clear: Option<PinIndex<Input>>,
    pub req_op: Option<PinIndex<Input>>,
    pub lane_addr: Option<PinRange<Input>>,
}

impl Pins for CommonPins {
    fn of(unit: &dyn Ports) -> Option<Self> {
        let places = unit.pin_table().input_places();
        let named = |name| {
            let port = places.iter().find(|port| port.0 == name);
            port.map(|(_, pins)| *pins)
        };
        Some(Self {
            clear: named("clear").map(|pins| pins.pin(0)),
            req_op: named("req_op").map(|pins| pins.pin(0)),
            lane_addr: named("lane_addr"),
        })
    }
}

/// Input vectors, mostly seeded random ones.
pub struct Stimulus {
    /// 0 if they are not random.
    seed: u64,
    cycles: Vec<Vec<u32>>,
}

impl Stimulus {
    /// Vectors taken from somewhere else.
    pub fn recorded(cycles: Vec<Vec<u32>>) -> Self {
        Self { seed: 0, cycles }
    }

    /// Every pin random in every cycle, then shaped by a closure.
    ///
    /// # Panics
    /// If the unit has other ports than `P`.
    pub fn random<P: Pins>(
        unit: &UnitEntry,
        seed: u64,
        cycles: usize,
        mut shape: impl FnMut(&mut Inputs<P>, &mut SmallRng),
    ) -> Self {
        let built = (unit.build)();
        let mut inputs = Inputs {
            at: P::of(built.ports()).unwrap_or_else(|| panic!("{} has other ports", unit.name)),
            pins: built.inputs(),
            words: Words::inputs(built.ports()),
        };
        let mut random = SmallRng::seed_from_u64(seed);
        let next = |_| {
            inputs.randomize(&mut random);
            shape(&mut inputs, &mut random);
            inputs.words.to_vec()
        };
        Self {
            seed,
            cycles: (0..cycles).map(next).collect(),
        }
    }

    /// The input words of each cycle.
    pub fn cycles(&self) -> &[Vec<u32>] {
        &self.cycles
    }

    /// Runs the unit under rust-hdl and hands inputs and outputs of each cycle to `check`.
    pub fn run(
        &self,
        unit: &UnitEntry,
        mut check: impl FnMut(&[u32], &[u32]) -> Result<()>,
    ) -> Result<()> {
        let built = (unit.build)();
        let mut outputs = vec![0; built.outputs().len()];
        let mut engine = rtl(built);
        for (cycle, inputs) in self.cycles.iter().enumerate() {
            engine.clock(inputs, &mut outputs)?;
            check(inputs, &outputs)
                .with_context(|| format!("{}: seed {}, cycle {cycle}", unit.name, self.seed))?;
        }
        Ok(())
    }

    /// rust-hdl and Verilator on the unit's export. Nothing asserts how it is used: the pins may be any.
    pub fn verilator(&self, unit: &UnitEntry) -> Result<()> {
        self.verilator_on(unit, &export_unit(unit)?)
    }

    /// rust-hdl and Verilator on `verilog`, which has the unit's pins.
    pub fn verilator_on(&self, unit: &UnitEntry, verilog: &str) -> Result<()> {
        self.verilator_by(newest_verilator()?, unit, verilog)
    }

    /// As [`Stimulus::verilator_on`], by this Verilator.
    pub fn verilator_by(
        &self,
        verilator: Verilator,
        unit: &UnitEntry,
        verilog: &str,
    ) -> Result<()> {
        let built = (unit.build)();
        let pins = built.outputs();
        let compiled = VerilatorEngine::unasserted_by(verilator, unit.name, verilog, &built)?;
        let mut outputs = vec![0; pins.len()];
        let mut engine = Lockstep::new(
            unit.name,
            pins,
            ("rtl", rtl(built)),
            ("verilator", compiled),
        );
        for inputs in &self.cycles {
            engine
                .clock(inputs, &mut outputs)
                .with_context(|| format!("seed {}", self.seed))?;
        }
        Ok(())
    }

    /// rust-hdl and Icarus on the unit's export.
    pub fn icarus(&self, unit: &UnitEntry) -> Result<()> {
        self.replay(unit, &self.record(unit)?)
    }

    /// rust-hdl and Icarus on `verilog`, which has the unit's pins.
    pub fn icarus_on(&self, unit: &UnitEntry, verilog: &str) -> Result<()> {
        self.replay_in(replay::icarus, unit, verilog, &self.record(unit)?)
    }

    /// rust-hdl and cxxrtl on `verilog`, which has the unit's pins.
    pub fn cxxrtl_on(&self, unit: &UnitEntry, verilog: &str) -> Result<()> {
        self.replay_in(replay::cxxrtl, unit, verilog, &self.record(unit)?)
    }

    /// Inputs and outputs of each cycle, as rust-hdl has them.
    pub fn record(&self, unit: &UnitEntry) -> Result<Vec<Vec<u32>>> {
        let mut cycles = vec![];
        self.run(unit, |inputs, outputs| {
            cycles.push([inputs, outputs].concat());
            Ok(())
        })?;
        Ok(cycles)
    }

    /// Replays what was recorded on the unit's export under Icarus.
    pub fn replay(&self, unit: &UnitEntry, cycles: &[Vec<u32>]) -> Result<()> {
        self.replay_in(replay::icarus, unit, &export_unit(unit)?, cycles)
    }

    fn replay_in(
        &self,
        replay: Replay,
        unit: &UnitEntry,
        verilog: &str,
        cycles: &[Vec<u32>],
    ) -> Result<()> {
        let built = (unit.build)();
        let recording = Recording {
            inputs: &built.inputs(),
            outputs: &built.outputs(),
            is_clocked: built.is_clocked(),
            cycles,
            care: &[],
        };
        replay(unit.name, verilog, &recording).with_context(|| format!("seed {}", self.seed))
    }
}
