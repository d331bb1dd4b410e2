//! Drives any unit through its pins, by name.

use anyhow::{bail, Result};
use std::collections::HashMap;
use turnstile_hdl::pins::{Pin, Unit};
use turnstile_sim::engine::{Engine, RtlEngine};

/// Longer than any single operation: 32 lanes of one bank, 5 cycles each, twice, after a full walk.
const PATIENCE: u64 = 4_000;

/// A unit behind an engine. Pins keep the value they were last set to, 0 at first.
pub struct PinDriver<E> {
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

impl<U: Unit> PinDriver<RtlEngine<U>> {
    /// The unit as it stands in rust-hdl.
    pub fn rtl(unit: U) -> Self {
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        Self::new(RtlEngine::new(unit), &inputs, &outputs)
    }
}

impl<E: Engine> PinDriver<E> {
    pub fn new(engine: E, inputs: &[Pin], outputs: &[Pin]) -> Self {
        Self {
            engine,
            input: positions(inputs),
            output: positions(outputs),
            inputs: vec![0; inputs.len()],
            outputs: vec![0; outputs.len()],
            cycle: 0,
        }
    }

    /// Clocks so far.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    pub fn has_input(&self, pin: &str) -> bool {
        self.input.contains_key(pin)
    }

    pub fn has_output(&self, pin: &str) -> bool {
        self.output.contains_key(pin)
    }

    /// # Panics
    /// If there is no such input.
    pub fn set(&mut self, pin: &str, value: u32) {
        match self.input.get(pin) {
            Some(&position) => self.inputs[position] = value,
            None => panic!("no input pin {pin}"),
        }
    }

    /// A pin's value in the last cycle.
    ///
    /// # Panics
    /// If there is no such output.
    pub fn get(&self, pin: &str) -> u32 {
        match self.output.get(pin) {
            Some(&position) => self.outputs[position],
            None => panic!("no output pin {pin}"),
        }
    }

    /// Sets the pins `pin_0`, `pin_1`, ...
    ///
    /// # Panics
    /// If there are no such inputs.
    pub fn set_array(&mut self, pin: &str, values: &[u32]) {
        let first = self.input[&format!("{pin}_0")];
        self.inputs[first..first + values.len()].copy_from_slice(values);
    }

    /// The pins `pin_0`, `pin_1`, ... in the last cycle.
    ///
    /// # Panics
    /// If there are no such outputs.
    pub fn get_array<const N: usize>(&self, pin: &str) -> [u32; N] {
        let first = self.output[&format!("{pin}_0")];
        std::array::from_fn(|index| self.outputs[first + index])
    }

    /// The pins `pin_0` to `pin_{count - 1}` in the last cycle.
    ///
    /// # Panics
    /// If there are no such outputs.
    pub fn get_slice(&self, pin: &str, count: usize) -> &[u32] {
        let first = self.output[&format!("{pin}_0")];
        &self.outputs[first..first + count]
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
}
