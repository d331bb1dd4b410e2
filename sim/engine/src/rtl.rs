//! Steps rust-hdl units directly.

use super::Engine;
use anyhow::{Context, Result};
use turnstile_hdl::pins::{Ports, Unit};
use turnstile_hdl::settle::{checks_skipped, rise, settle, still, Unsettled};

/// A clocked unit in rust-hdl.
///
/// The rising edge is skipped while the unit is [idle](Unit::idle), and everything is skipped while,
/// besides, no input changes: by the unit's word nothing in it can change then. Where skipping is
/// [checked](turnstile_hdl::settle), a unit that would have changed is an error.
pub struct RtlEngine<U: ?Sized> {
    inputs: Vec<u32>,
    /// Nothing has changed in the unit since it was evaluated with these inputs.
    settled: bool,
    cycle: u64,
    unit: Box<U>,
}

impl<U: Unit> RtlEngine<U> {
    pub fn new(unit: U) -> Self {
        Self::boxed(Box::new(unit))
    }
}

impl<U: Unit + ?Sized> RtlEngine<U> {
    pub fn boxed(mut unit: Box<U>) -> Self {
        unit.connect_all();
        let inputs = vec![0; unit.inputs().len()];
        Self {
            unit,
            inputs,
            settled: false,
            cycle: 0,
        }
    }

    /// The unit right after the last rising edge, for looking at its inside: what follows from the edge is evaluated with the next inputs.
    pub fn unit(&self) -> &U {
        &self.unit
    }

    /// Does what the unit says, and its inputs, can be skipped only where that is checked.
    fn unless(&mut self, skips: bool, step: fn(&mut U) -> Result<bool, Unsettled>) -> Result<()> {
        if !skips {
            step(self.unit.as_mut())?;
        } else if checks_skipped() {
            still(|| step(self.unit.as_mut())).with_context(|| {
                let (cycle, unit) = (self.cycle, self.unit.type_name());
                format!("cycle {cycle}: {unit} changes in a clock that it says to skip")
            })?;
        }
        Ok(())
    }
}

impl<U: Unit + ?Sized> Engine for RtlEngine<U> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        let same = self.settled && self.inputs == inputs;
        if !same {
            self.inputs.copy_from_slice(inputs);
            self.unit.drive(inputs);
        }
        self.unless(same, settle)?;
        self.unit.sample(outputs);
        let idle = self.unit.idle();
        self.unless(idle, rise)?;
        self.settled = idle;
        self.cycle += 1;
        Ok(())
    }
}

/// A combinational block in rust-hdl; a clock of it is one evaluation.
pub struct CombEngine<B: ?Sized> {
    block: Box<B>,
}

impl<B: Ports> CombEngine<B> {
    pub fn new(block: B) -> Self {
        Self::boxed(Box::new(block))
    }
}

impl<B: Ports + ?Sized> CombEngine<B> {
    pub fn boxed(mut block: Box<B>) -> Self {
        block.connect_all();
        Self { block }
    }
}

impl<B: Ports + ?Sized> Engine for CombEngine<B> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.block.drive(inputs);
        settle(self.block.as_mut())?;
        self.block.sample(outputs);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::bank_ram::BankRam;

    /// read_enable, read_row, write_mask, write_row, write_data
    fn clock(engine: &mut impl Engine, inputs: [u32; 5]) -> u32 {
        let mut outputs = [0];
        engine.clock(&inputs, &mut outputs).unwrap();
        outputs[0]
    }

    #[test]
    fn outputs_are_those_before_the_edge() {
        let mut engine = RtlEngine::new(BankRam::<4>::new(16));
        clock(&mut engine, [0, 0, 0xf, 3, 0xabcd]);
        assert_eq!(clock(&mut engine, [1, 3, 0, 0, 0]), 0);
        assert_eq!(clock(&mut engine, [1, 3, 0, 0, 0]), 0xabcd);
    }

    #[test]
    fn a_skipped_clock_shows_the_outputs_of_the_last_edge() {
        let mut engine = RtlEngine::new(BankRam::<4>::new(16));
        clock(&mut engine, [1, 3, 0xf, 3, 7]);
        clock(&mut engine, [1, 3, 0, 0, 0]);
        for _ in 0..3 {
            assert_eq!(clock(&mut engine, [0, 0, 0, 0, 0]), 7);
        }
    }
}
