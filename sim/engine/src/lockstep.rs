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
    /// None once it has run for as many clocks as it was asked for.
    second: Option<(String, B)>,
    /// Clocks for which the second engine runs.
    checked: u64,
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
            second: Some((second.0.into(), second.1)),
            checked: u64::MAX,
            unit: unit.into(),
            seen: vec![0; outputs.len()],
            outputs,
            cycle: 0,
        }
    }

    /// Drops the second engine after so many clocks.
    pub fn for_clocks(mut self, clocks: u64) -> Self {
        self.checked = clocks;
        self
    }
}

impl<A: Engine, B: Engine> Engine for Lockstep<A, B> {
    /// # Errors
    /// A [`Divergence`] if an output pin differs.
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.first.1.clock(inputs, outputs)?;
        if self.cycle == self.checked {
            self.second = None;
        }
        let Some((second_engine, second)) = &mut self.second else {
            return Ok(());
        };
        second.clock(inputs, &mut self.seen)?;
        let differs = outputs.iter().zip(&self.seen).position(|(a, b)| a != b);
        if let Some(at) = differs {
            let divergence = Divergence {
                unit: self.unit.clone(),
                cycle: self.cycle,
                pin: self.outputs[at].name.clone(),
                first_engine: self.first.0.clone(),
                first: outputs[at],
                second_engine: second_engine.clone(),
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

    fn pair(second: Adder) -> Lockstep<Adder, Adder> {
        let pin = Pin::new("sum", 32);
        Lockstep::new("adder", vec![pin], ("model", adder(false)), ("rtl", second))
    }

    /// The second engine is wrong in its third clock.
    #[test]
    fn a_second_engine_counts_for_as_many_clocks_as_it_is_asked_for() {
        let clocks = |checked| {
            let mut engine = pair(adder(true)).for_clocks(checked);
            let equal = (0..9).take_while(|_| engine.clock(&[4], &mut [0]).is_ok());
            (equal.count(), engine.second.is_some())
        };
        assert_eq!(clocks(3), (2, true));
        assert_eq!(clocks(2), (9, false));
    }

    #[test]
    fn the_first_difference_names_cycle_unit_pin_and_values() {
        let mut engine = pair(adder(true));
        let mut outputs = [0];
        engine.clock(&[4], &mut outputs).unwrap();
        engine.clock(&[5], &mut outputs).unwrap();
        assert_eq!(outputs, [6]);
        let error = engine.clock(&[9], &mut outputs).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cycle 2: adder.sum: model has 0xa, rtl has 0xb"
        );
        assert_eq!(error.downcast::<Divergence>().unwrap().cycle, 2);
    }
}
