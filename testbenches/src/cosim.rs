//! Co-simulation of any unit: rust-hdl against the exported Verilog, every output pin in every cycle.
//!
//! rust-hdl and its Verilog can silently disagree (literals wider than they look, casts that keep
//! carries), so every unit is run on seeded random pins under both. A difference names seed, cycle,
//! pin and both values.

use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::pins::Pin;
use turnstile_sim::engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_synth::catalog::UnitEntry;
use turnstile_synth::icarus::{replay, Recording};

/// The input pins of one cycle, by name.
pub struct Inputs {
    pins: Vec<Pin>,
    words: Vec<u32>,
}

impl Inputs {
    fn find(&self, name: &str) -> Option<usize> {
        self.pins.iter().position(|pin| pin.name == name)
    }

    fn position(&self, name: &str) -> usize {
        self.find(name)
            .unwrap_or_else(|| panic!("no input pin {name}"))
    }

    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// # Panics
    /// If there is no such pin.
    pub fn get(&self, name: &str) -> u32 {
        self.words[self.position(name)]
    }

    /// # Panics
    /// If there is no such pin.
    pub fn set(&mut self, name: &str, value: u32) {
        let position = self.position(name);
        self.words[position] = value;
    }

    /// Makes a one-bit pin high once in `period` cycles instead of every other.
    pub fn seldom(&mut self, name: &str, period: u32, random: &mut SmallRng) {
        self.set(name, u32::from(random.random_ratio(1, period)));
    }

    fn randomize(&mut self, random: &mut SmallRng) {
        for (word, pin) in self.words.iter_mut().zip(&self.pins) {
            *word = random.random::<u32>() >> (32 - pin.width);
        }
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
    pub fn random(
        unit: &UnitEntry,
        seed: u64,
        cycles: usize,
        mut shape: impl FnMut(&mut Inputs, &mut SmallRng),
    ) -> Self {
        let pins = (unit.build)().inputs();
        let words = vec![0; pins.len()];
        let mut inputs = Inputs { pins, words };
        let mut random = SmallRng::seed_from_u64(seed);
        let next = |_| {
            inputs.randomize(&mut random);
            shape(&mut inputs, &mut random);
            inputs.words.clone()
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

    /// rust-hdl and Verilator on the unit's export.
    pub fn verilator(&self, unit: &UnitEntry) -> Result<()> {
        self.verilator_on(unit, &unit.export()?)
    }

    /// rust-hdl and Verilator on `verilog`, which has the unit's pins.
    pub fn verilator_on(&self, unit: &UnitEntry, verilog: &str) -> Result<()> {
        let built = (unit.build)();
        let pins = built.outputs();
        let compiled = VerilatorEngine::new(unit.name, verilog, &built)?;
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
        let built = (unit.build)();
        let recording = Recording {
            inputs: &built.inputs(),
            outputs: &built.outputs(),
            is_clocked: built.is_clocked(),
            cycles,
        };
        replay(unit.name, &unit.export()?, &recording)
            .with_context(|| format!("seed {}", self.seed))
    }
}
