//! Vector registers of one SIMD lane, each paired with a shadow register.
//!
//! LocalTM-Bloom 3.2: "two registers are connected and a signal can enable a copy of the contents
//! of the first register to be written to the second". A column has the registers of every
//! work-item that runs on the lane: row `4 r + s` is register `r` of the wavefront's quarter `s`.
//!
//! ```text
//!                      +-----------------------------+
//!  read_row          ->|  two words a row (1R1W SRAM)|-> read_data (next cycle)
//!  write_*           ->|     ^              ^        |
//!  checkpoint_valid, ->|  register_at   shadow_at    |   all rows from first_row to last_row in one cycle;
//!  restore_quarters  ->|  (1 bit)       (1 bit)      |   restore: those of the chosen quarters
//!                      +-----------------------------+
//! ```
//!
//! **No word is copied.** To copy all words of a wavefront in one cycle, every bit needs wires to its twin, which no memory
//! macro has. So a row has two words and two bits that tell which of them is the register and which the shadow: a checkpoint and a
//! restore make the two bits equal, and a write, which is always a whole word, goes to the word that is not the shadow and makes it
//! the register. Reads, writes and values are those of connected registers, and the words are an SRAM with a write enable a word.
//!
//! **Same-cycle priority**: restore over write. Checkpoint and restore take the values before the
//! clock: a write of the same cycle is not copied, and both at once exchange register and shadow.
//! Reading is read-first.

use super::cells::Cells;
use crate::prelude::*;

/// A register and its shadow.
#[derive(Clone, Copy, Default, PartialEq)]
struct Pair {
    words: [u32; 2],
    /// Which of `words` is the register.
    register_at: usize,
    /// Which of `words` is the shadow.
    shadow_at: usize,
}

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
    pairs: Cells<Pair>,
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
            pairs: Cells::new(rows, Pair::default()),
            ..Default::default()
        }
    }

    /// Whether a checkpoint or a restore is about `row`.
    fn selects(&self, row: usize) -> bool {
        (self.first_row.val().index()..=self.last_row.val().index()).contains(&row)
    }

    fn restores(&self, row: usize) -> bool {
        self.selects(row) && self.restore_quarters.val().index() >> (row % 4) & 1 != 0
    }

    /// The row that is written and which of its words: the one that is not the shadow after this cycle.
    fn written(&self) -> Option<(usize, usize)> {
        let row = self.write_row.val().index();
        let pair = self.pairs.get(row)?;
        let becomes_shadow = if self.checkpoint_valid.val() && self.selects(row) {
            pair.register_at
        } else {
            pair.shadow_at
        };
        (self.write_valid.val() && !self.restores(row)).then_some((row, 1 - becomes_shadow))
    }

    fn next_state(&mut self) {
        let written = self.written();
        let checkpoint = self.checkpoint_valid.val();
        if checkpoint || self.restore_quarters.val().any() {
            let last = self.last_row.val().index().min(self.pairs.len() - 1);
            for row in self.first_row.val().index()..last + 1 {
                let old = self.pairs[row];
                let mut pair = old;
                if self.restores(row) {
                    pair.register_at = old.shadow_at;
                }
                if checkpoint {
                    pair.shadow_at = old.register_at;
                }
                self.pairs.set(row, pair);
            }
        }
        if let Some((row, word)) = written {
            let mut pair = self.pairs[row];
            pair.words[word] = self.write_data.val().index() as u32;
            pair.register_at = word;
            self.pairs.set(row, pair);
        }
    }
}

impl<const ROW_BITS: usize> Logic for PairedColumn<ROW_BITS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let read = self.pairs.get(self.read_row.val().index());
            let read = read.map_or(0, |pair| pair.words[pair.register_at]);
            self.read_data.next = u64::from(read).into();
            self.next_state();
        }
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self.pairs.len() - 1;
        Verilog::Custom(format!(
            "\
reg [63:0] pairs [0:{last}];
reg [{last}:0] register_at;
reg [{last}:0] shadow_at;
reg [63:0] read_pair;
reg read_at;
reg write_selected;
reg write_taken;
reg write_at;
integer row;
initial begin
   read_pair = 0;
   read_at = 0;
   register_at = 0;
   shadow_at = 0;
   for (row = 0; row <= {last}; row = row + 1) pairs[row] = 0;
end
always @(*) begin
   read_data = read_at ? read_pair[63:32] : read_pair[31:0];
   write_selected = write_row >= first_row && write_row <= last_row;
   write_taken = write_valid && !(write_selected && restore_quarters[write_row & 3]);
   write_at = (write_selected && checkpoint_valid) ? !register_at[write_row] : !shadow_at[write_row];
end
always @(posedge clock) begin
   read_pair <= pairs[read_row];
   read_at <= register_at[read_row];
   if (write_taken && !write_at) pairs[write_row][31:0] <= write_data;
   if (write_taken && write_at) pairs[write_row][63:32] <= write_data;
   for (row = 0; row <= {last}; row = row + 1) begin
      if (row >= first_row && row <= last_row && restore_quarters[row & 3])
         register_at[row] <= shadow_at[row];
      else if (write_valid && write_row == row)
         register_at[row] <= write_at;
      if (row >= first_row && row <= last_row && checkpoint_valid)
         shadow_at[row] <= register_at[row];
   end
end
"
        ))
    }
}

crate::pins!(PairedColumnPins of PairedColumn<const ROW_BITS> {
    in: read_row, write_valid, write_row, write_data, first_row, last_row, checkpoint_valid,
        restore_quarters;
    out: read_data;
    idle: |_column| false
});
