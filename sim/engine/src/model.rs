//! Steps the model of a unit in plain Rust.

use super::Engine;
use anyhow::{Context, Result};
use turnstile_hdl::catalog::UnitEntry;
use turnstile_model::ClockedUnit;

/// A model of [`turnstile_model`].
pub struct ModelEngine(Box<dyn ClockedUnit>);

impl ModelEngine {
    pub fn new(model: Box<dyn ClockedUnit>) -> Self {
        Self(model)
    }

    /// That of a unit of the catalog.
    ///
    /// # Errors
    /// If it has no model.
    pub fn of(entry: &UnitEntry) -> Result<Self> {
        let model = turnstile_model::find(entry.name, (entry.build)().ports());
        let model = model.with_context(|| format!("{} has no model", entry.name))?;
        Ok(Self(model))
    }
}

impl Engine for ModelEngine {
    #[inline]
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.0.clock(inputs, outputs);
        Ok(())
    }
}
