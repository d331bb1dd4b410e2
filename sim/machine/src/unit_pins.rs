//! A unit of the RTL with words on its pins.

use turnstile_engine::Engine;
use turnstile_hdl::pin_index::{Input, Output, PinIndex, Words};
use turnstile_hdl::pins::Pin;
use turnstile_tools::{Error, Result};

/// An engine behind the pins of a unit.
pub struct UnitPins {
    /// For messages.
    name: &'static str,
    engine: Box<dyn Engine>,
    input_pins: Vec<Pin>,
    output_pins: Vec<Pin>,
    /// For the next clock.
    pub(super) next: Words<Input>,
    inputs: Words<Input>,
    outputs: Words<Output>,
    clocks: u64,
}

impl UnitPins {
    /// `engine` steps a unit with these pins.
    pub fn new(
        name: &'static str,
        engine: Box<dyn Engine>,
        inputs: Vec<Pin>,
        outputs: Vec<Pin>,
    ) -> Self {
        Self {
            name,
            engine,
            next: vec![0; inputs.len()].into(),
            inputs: vec![0; inputs.len()].into(),
            outputs: vec![0; outputs.len()].into(),
            input_pins: inputs,
            output_pins: outputs,
            clocks: 0,
        }
    }

    /// Input pins, in the order of their words.
    pub fn input_pins(&self) -> &[Pin] {
        &self.input_pins
    }

    /// Output pins, in the order of their words.
    pub fn output_pins(&self) -> &[Pin] {
        &self.output_pins
    }

    /// Inputs in the last clock.
    pub fn inputs(&self) -> &Words<Input> {
        &self.inputs
    }

    /// Outputs in the last clock.
    pub fn outputs(&self) -> &Words<Output> {
        &self.outputs
    }

    /// Clocks since reset.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    pub(super) fn flag(&self, pin: PinIndex<Output>) -> bool {
        self.outputs[pin] != 0
    }

    /// One clock with `clear` high.
    pub(super) fn reset(&mut self, clear: PinIndex<Input>) -> Result<()> {
        self.next[clear] = 1;
        self.clock()?;
        self.next[clear] = 0;
        self.clocks = 0;
        Ok(())
    }

    pub(super) fn clock(&mut self) -> Result<()> {
        self.clocks += 1;
        self.inputs.copy_from_slice(&self.next);
        self.engine
            .clock(&self.inputs, &mut self.outputs)
            .map_err(|error| {
                Error::run(
                    format!("clock {} of {}", self.clocks, self.name),
                    format!("{error:#}"),
                    "run again with --wave to see the pins; please report it, the two engines or the RTL are wrong",
                )
            })
    }
}
