//! An engine that keeps what went over the pins.

use anyhow::Result;
use std::cell::RefCell;
use std::rc::Rc;
use turnstile_sim::engine::Engine;

/// The words of the input pins and then of the output pins of each cycle.
pub type Cycles = Rc<RefCell<Vec<Vec<u32>>>>;

/// Records an engine.
pub struct Tap<E> {
    pub engine: E,
    pub cycles: Cycles,
}

impl<E: Engine> Engine for Tap<E> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.engine.clock(inputs, outputs)?;
        self.cycles.borrow_mut().push([inputs, outputs].concat());
        Ok(())
    }
}
