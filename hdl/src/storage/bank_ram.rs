//! Memory array of one LDS bank: one read port, one write port with byte enables.
//!
//! ```text
//!               +-----------+
//!  read_enable->|           |
//!  read_row   ->|  rows x   |-> read_data (next cycle, held while read_enable is low)
//!  write_mask ->|  32 bit   |
//!  write_row  ->|           |
//!  write_data ->|           |
//!               +-----------+
//! ```
//!
//! A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of
//! one row in one cycle: the read returns the old word (read-first). Bit `i` of `write_mask`
//! writes byte `i`; a mask of 0 writes nothing. The array starts as zeros, as an FPGA's does; nothing in Turnstile
//! relies on that.

use super::cells::Cells;
use crate::prelude::*;

/// `rows` words of 32 bits, `1 <= rows <= 2^ROW_BITS`.
#[derive(LogicBlock, Default)]
pub struct BankRam<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_enable: Signal<In, bool>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Signal<Out, Bits<32>>,
    pub write_mask: Signal<In, Bits<4>>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Signal<In, Bits<32>>,
    words: Cells<u32>,
}

impl<const ROW_BITS: usize> BankRam<ROW_BITS> {
    /// # Panics
    /// If `rows` is 0 or needs more than `ROW_BITS` address bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << ROW_BITS).contains(&rows),
            "BankRam: {rows} rows do not fit {ROW_BITS} address bits"
        );
        Self {
            words: Cells::new(rows, 0),
            ..Default::default()
        }
    }
}

/// The 32-bit mask whose byte `i` is all ones where bit `i` of `write_mask` is set.
fn byte_mask(write_mask: usize) -> u32 {
    (0..4)
        .filter(|byte| write_mask >> byte & 1 != 0)
        .fold(0, |mask, byte| mask | 0xff << (8 * byte))
}

impl<const ROW_BITS: usize> Logic for BankRam<ROW_BITS> {
    fn update(&mut self) {
        if !self.clock.pos_edge() {
            return;
        }
        if self.read_enable.val() {
            let word = self.words.get(self.read_row.val().index());
            self.read_data.next = u64::from(word.copied().unwrap_or(0)).into();
        }
        let mask = byte_mask(self.write_mask.val().index());
        let row = self.write_row.val().index();
        if let Some(word) = self.words.get(row) {
            let written = word & !mask | self.write_data.val().index() as u32 & mask;
            self.words.set(row, written);
        }
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        let bytes: String = (0..4)
            .map(|byte| {
                let (low, high) = (8 * byte, 8 * byte + 7);
                format!("   if (write_mask[{byte}]) words[write_row][{high}:{low}] <= write_data[{high}:{low}];\n")
            })
            .collect();
        let last = self.words.len() - 1;
        Verilog::Custom(format!(
            "\
reg [31:0] words [0:{last}];
integer row;
initial begin
   read_data = 0;
   for (row = 0; row <= {last}; row = row + 1) words[row] = 0;
end
always @(posedge clock) begin
   if (read_enable) read_data <= words[read_row];
{bytes}end
"
        ))
    }
}

crate::pins!(BankRamPins of BankRam<const ROW_BITS> {
    in: read_enable, read_row, write_mask, write_row, write_data;
    out: read_data;
    idle: |ram| !ram.read_enable.val() && !ram.write_mask.val().any()
});
