//! Keeps what goes over the pins of an engine.

use anyhow::Result;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use turnstile_engine::Engine;

/// A word for each input and then for each output pin, clock by clock.
#[derive(Clone, Debug, Default)]
pub struct Cycles(Arc<Mutex<Vec<Vec<u32>>>>);

impl Cycles {
    /// What has been kept.
    pub fn kept(&self) -> MutexGuard<'_, Vec<Vec<u32>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same, which is not kept any more.
    pub fn take(&self) -> Vec<Vec<u32>> {
        std::mem::take(&mut self.kept())
    }
}

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
            cycles: cycles.clone(),
        };
        (tap, cycles)
    }
}

impl<E: Engine> Engine for Tap<E> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.engine.clock(inputs, outputs)?;
        self.cycles.kept().push([inputs, outputs].concat());
        Ok(())
    }
}
