//! The S and M bits of one bank, a pair for each row of variables.
//!
//! Read in the same cycle, written at the rising edge. A row's pair has a meaning only while the
//! row is marked in [`RowValidBits`](crate::row_valid_bits::RowValidBits), so there is nothing to clear.

use crate::prelude::*;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `rows <= 2^STATE_BITS` pairs. Latency 0 for reading, 1 cycle for writing; read-first.
#[derive(LogicBlock, Unit, Clone)]
#[unit(LocalTmDirectory, "S and M bits of one bank", RowState::<STATE_BITS>::new(STATE_ROWS))]
#[idle(|state| !state.write_valid.val())]
pub struct RowState<const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub row: Signal<In, Bits<STATE_BITS>>,
    pub shared: Signal<Out, bool>,
    pub modified: Signal<Out, bool>,
    pub write_valid: Signal<In, bool>,
    pub write_shared: Signal<In, bool>,
    pub write_modified: Signal<In, bool>,
    shared_bits: Plane,
    modified_bits: Plane,
}

impl<const STATE_BITS: usize> RowState<STATE_BITS> {
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowState: {rows} rows do not fit {STATE_BITS} bits"
        );
        Self {
            shared_bits: Plane::new("s_bits", rows),
            modified_bits: Plane::new("m_bits", rows),
            ..Default::default()
        }
    }
}

impl<const STATE_BITS: usize> Circuit for RowState<STATE_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.row);
        let valid = input!(hw, self.write_valid);
        let shared = input!(hw, self.write_shared);
        let modified = input!(hw, self.write_modified);
        hw.when(valid, |hw| {
            hw.set_bit(&mut self.shared_bits, row, shared);
            hw.set_bit(&mut self.modified_bits, row, modified);
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.row);
        output!(hw, self.shared, hw.bit(&self.shared_bits, row));
        output!(hw, self.modified, hw.bit(&self.modified_bits, row));
    }
}

impl<const STATE_BITS: usize> Logic for RowState<STATE_BITS> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.shared.connect();
        self.modified.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
