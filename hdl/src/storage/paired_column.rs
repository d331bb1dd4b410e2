//! Vector registers of one SIMD lane, each paired with a shadow register.
//!
//! LocalTM-Bloom 3.2: "two registers are connected and a signal can enable a copy of the contents
//! of the first register to be written to the second". A column has the registers of every
//! work-item that runs on the lane: row `4 r + s` is register `r` of the wavefront's quarter `s`.
//!
//! ```text
//!                      +---------------+
//!  read_row          ->|               |-> read_data (next cycle)
//!  write_*           ->|  register     |
//!  checkpoint_valid, ->|   |  ^        |   all rows from first_row to last_row in one cycle;
//!  restore_quarters  ->|   v  | shadow |   restore: those of the chosen quarters
//!                      +---------------+
//! ```
//!
//! **Same-cycle priority**: restore over write. Checkpoint and restore take the values before the
//! clock: a write of the same cycle is not copied, and both at once exchange register and shadow.
//! Reading is read-first.

use rust_hdl::prelude::*;

/// `rows <= 2^ROW_BITS` register pairs of 32 bits.
#[derive(LogicBlock, Default)]
pub struct PairedColumn<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Signal<Out, Bits<32>>,
    pub write_valid: Signal<In, bool>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Signal<In, Bits<32>>,
    pub first_row: Signal<In, Bits<ROW_BITS>>,
    pub last_row: Signal<In, Bits<ROW_BITS>>,
    pub checkpoint_valid: Signal<In, bool>,
    pub restore_quarters: Signal<In, Bits<4>>,
    _registers: Vec<u32>,
    _shadows: Vec<u32>,
}

impl<const ROW_BITS: usize> PairedColumn<ROW_BITS> {
    /// # Panics
    /// If `rows` is 0 or needs more than `ROW_BITS` bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << ROW_BITS).contains(&rows),
            "PairedColumn: {rows} rows do not fit {ROW_BITS} bits"
        );
        Self {
            _registers: vec![0; rows],
            _shadows: vec![0; rows],
            ..Default::default()
        }
    }

    fn next_state(&mut self) {
        let last = self.last_row.val().index().min(self._registers.len() - 1);
        let rows = self.first_row.val().index()..last + 1;
        let quarters = self.restore_quarters.val().index();
        let old = self.checkpoint_valid.val().then(|| self._registers.clone());
        if self.write_valid.val() {
            let row = self.write_row.val().index();
            if let Some(register) = self._registers.get_mut(row) {
                *register = self.write_data.val().index() as u32;
            }
        }
        for row in rows.clone().filter(|row| quarters >> (row % 4) & 1 != 0) {
            self._registers[row] = self._shadows[row];
        }
        if let Some(old) = old {
            for row in rows {
                self._shadows[row] = old[row];
            }
        }
    }
}

impl<const ROW_BITS: usize> Logic for PairedColumn<ROW_BITS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let read = self._registers.get(self.read_row.val().index()).copied();
            self.read_data.next = u64::from(read.unwrap_or(0)).into();
            self.next_state();
        }
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self._registers.len() - 1;
        let top = 32 * self._registers.len() - 1;
        // Packed vectors: tools take a parallel copy of an unpacked array for a memory.
        Verilog::Custom(format!(
            "\
reg [{top}:0] registers;
reg [{top}:0] shadows;
integer row;
initial begin
   read_data = 0;
   registers = 0;
   shadows = 0;
end
always @(posedge clock) begin
   read_data <= registers[32 * read_row +: 32];
   for (row = 0; row <= {last}; row = row + 1) begin
      if (row >= first_row && row <= last_row && restore_quarters[row & 3])
         registers[32 * row +: 32] <= shadows[32 * row +: 32];
      else if (write_valid && write_row == row)
         registers[32 * row +: 32] <= write_data;
      if (row >= first_row && row <= last_row && checkpoint_valid)
         shadows[32 * row +: 32] <= registers[32 * row +: 32];
   end
end
"
        ))
    }
}

crate::pins!(PairedColumn<const ROW_BITS> {
    in: read_row, write_valid, write_row, write_data, first_row, last_row, checkpoint_valid,
        restore_quarters;
    out: read_data;
    idle: |_column| false
});
