//! Two engines on the same pins; the first difference ends the run.

use super::Engine;
use anyhow::Result;
use thiserror::Error;
use turnstile_hdl::pins::Pin;

/// The engines do not agree.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error(
    "cycle {cycle}: {unit}.{pin}: {first_engine} has {first:#x}, {second_engine} has {second:#x}"
)]
pub struct Divergence {
    pub unit: String,
    /// Clocks before the one that differs.
    pub cycle: u64,
    pub pin: String,
    pub first_engine: String,
    pub first: u32,
    pub second_engine: String,
    pub second: u32,
}

/// Clocks two engines of one unit together. Its outputs are those of the first.
pub struct Lockstep<A, B> {
    first: (String, A),
    second: (String, B),
    unit: String,
    outputs: Vec<Pin>,
    seen: Vec<u32>,
    cycle: u64,
}

impl<A: Engine, B: Engine> Lockstep<A, B> {
    /// `unit` and its `outputs` name the place of a difference; each engine comes with its name.
    pub fn new(unit: &str, outputs: Vec<Pin>, first: (&str, A), second: (&str, B)) -> Self {
        Self {
            first: (first.0.into(), first.1),
            second: (second.0.into(), second.1),
            unit: unit.into(),
            seen: vec![0; outputs.len()],
            outputs,
            cycle: 0,
        }
    }
}

impl<A: Engine, B: Engine> Engine for Lockstep<A, B> {
    /// # Errors
    /// A [`Divergence`] if an output pin differs.
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.first.1.clock(inputs, outputs)?;
        self.second.1.clock(inputs, &mut self.seen)?;
        let differs = outputs.iter().zip(&self.seen).position(|(a, b)| a != b);
        if let Some(at) = differs {
            let divergence = Divergence {
                unit: self.unit.clone(),
                cycle: self.cycle,
                pin: self.outputs[at].name.clone(),
                first_engine: self.first.0.clone(),
                first: outputs[at],
                second_engine: self.second.0.clone(),
                second: self.seen[at],
            };
            return Err(divergence.into());
        }
        self.cycle += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds one to its input, wrongly from its third clock on if `faulty`.
    struct Adder {
        faulty: bool,
        clocks: u32,
    }

    impl Engine for Adder {
        fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
            self.clocks += 1;
            outputs[0] = inputs[0] + 1;
            if self.faulty && self.clocks > 2 {
                outputs[0] += 1;
            }
            Ok(())
        }
    }

    fn adder(faulty: bool) -> Adder {
        Adder { faulty, clocks: 0 }
    }

    #[test]
    fn the_first_difference_names_cycle_unit_pin_and_values() {
        let pin = Pin {
            name: "sum".into(),
            width: 32,
        };
        let mut engine = Lockstep::new(
            "adder",
            vec![pin],
            ("rtl", adder(false)),
            ("verilator", adder(true)),
        );
        let mut outputs = [0];
        engine.clock(&[4], &mut outputs).unwrap();
        engine.clock(&[5], &mut outputs).unwrap();
        assert_eq!(outputs, [6]);
        let error = engine.clock(&[9], &mut outputs).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cycle 2: adder.sum: rtl has 0xa, verilator has 0xb"
        );
        assert_eq!(error.downcast::<Divergence>().unwrap().cycle, 2);
    }
}
