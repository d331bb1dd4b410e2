//! The S and M bits of one bank, a pair for each row of variables.
//!
//! Read in the same cycle, written at the rising edge. A row's pair has a meaning only while the
//! row is marked in [`RowMarks`](super::row_marks::RowMarks), so there is nothing to clear.

use super::cells::Cells;
use crate::prelude::*;

/// `rows <= 2^STATE_BITS` pairs. Latency 0 for reading, 1 cycle for writing; read-first.
#[derive(LogicBlock, Default)]
pub struct RowState<const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub row: Signal<In, Bits<STATE_BITS>>,
    pub shared: Signal<Out, bool>,
    pub modified: Signal<Out, bool>,
    pub write_valid: Signal<In, bool>,
    pub write_shared: Signal<In, bool>,
    pub write_modified: Signal<In, bool>,
    pairs: Cells<(bool, bool)>,
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
            pairs: Cells::new(rows, (false, false)),
            ..Default::default()
        }
    }
}

impl<const STATE_BITS: usize> Logic for RowState<STATE_BITS> {
    fn update(&mut self) {
        let row = self.row.val().index();
        if self.clock.pos_edge() && self.write_valid.val() {
            let written = (self.write_shared.val(), self.write_modified.val());
            self.pairs.set(row, written);
        }
        let (shared, modified) = self.pairs.get(row).copied().unwrap_or_default();
        self.shared.next = shared;
        self.modified.next = modified;
    }

    fn connect(&mut self) {
        self.shared.connect();
        self.modified.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self.pairs.len() - 1;
        Verilog::Custom(format!(
            "\
reg [{last}:0] s_bits;
reg [{last}:0] m_bits;
initial begin
   s_bits = 0;
   m_bits = 0;
end
always @(*) begin
   shared = 1'b0;
   modified = 1'b0;
   if (row <= {last}) begin
      shared = s_bits[row];
      modified = m_bits[row];
   end
end
always @(posedge clock) begin
   if (write_valid && row <= {last}) begin
      s_bits[row] <= write_shared;
      m_bits[row] <= write_modified;
   end
end
"
        ))
    }
}

crate::pins!(RowStatePins of RowState<const STATE_BITS> {
    in: row, write_valid, write_shared, write_modified;
    out: shared, modified;
    idle: |state| !state.write_valid.val()
});
