//! Keeps what goes over the pins of an engine.

use anyhow::Result;
use std::cell::RefCell;
use std::rc::Rc;
use turnstile_sim::engine::Engine;

/// A word for each input and then for each output pin, clock by clock.
pub type Cycles = Rc<RefCell<Vec<Vec<u32>>>>;

/// An engine that keeps what went over the pins.
pub struct Tap<E> {
    engine: E,
    cycles: Cycles,
}

impl<E: Engine> Tap<E> {
    /// The engine with a tap, and where it keeps the clocks.
    pub fn new(engine: E) -> (Self, Cycles) {
        let cycles = Cycles::default();
        let tap = Self {
            engine,
            cycles: Rc::clone(&cycles),
        };
        (tap, cycles)
    }
}

impl<E: Engine> Engine for Tap<E> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.engine.clock(inputs, outputs)?;
        self.cycles.borrow_mut().push([inputs, outputs].concat());
        Ok(())
    }
}
