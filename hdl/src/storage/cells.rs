//! The cells of a storage array.
//!
//! The rest of a block's state is in signals, which rust-hdl watches. Cells tell whether they have changed too, so that a
//! block answers for all of its state. They add no hardware: what they are in Verilog, the
//! [description](super::circuit) of the storage array says.

use crate::prelude::*;
use rust_hdl_core::probe::Probe;
use std::ops::Deref;

/// Cells that a storage array reads as a slice and writes at the rising edge.
#[derive(Clone, Debug, Default)]
pub struct Cells<T> {
    cells: Vec<T>,
    /// A value has changed in this pass.
    written: bool,
    /// A value had changed in the last pass.
    changed: bool,
}

impl<T: Copy + PartialEq> Cells<T> {
    pub fn new(count: usize, value: T) -> Self {
        Self {
            cells: vec![value; count],
            written: false,
            changed: false,
        }
    }

    /// Writes a cell if there is one of this number.
    pub fn set(&mut self, index: usize, value: T) {
        if let Some(cell) = self.cells.get_mut(index) {
            self.written |= *cell != value;
            *cell = value;
        }
    }

    /// Writes all cells.
    pub fn fill(&mut self, value: T) {
        self.written |= self.cells.iter().any(|cell| *cell != value);
        self.cells.fill(value);
    }
}

impl<T> Deref for Cells<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.cells
    }
}

impl<T> Logic for Cells<T> {
    fn update(&mut self) {}
}

impl<T> Block for Cells<T> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        self.changed = std::mem::take(&mut self.written);
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    /// No atom, so nothing that a probe could write down: a namespace without names.
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        probe.visit_end_namespace(name, self);
    }
}
