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
//! one row in one cycle: the read returns the old word (read-first). In a bank only a plain write does that, with its own row, and
//! nobody looks at the word; `no_rw_check` tells Yosys so, which else builds it of flip-flops where a family's RAM has no old word.
//! Bit `i` of `write_mask` writes byte `i`; a mask of 0 writes nothing. The array starts as zeros, as an FPGA's does; nothing in
//! Turnstile relies on that.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, load, print, simulate, Circuit, Hardware};

/// `rows` words of 32 bits, `1 <= rows <= 2^ROW_BITS`.
#[derive(LogicBlock, Unit, Clone)]
#[unit(LocalTm, "memory array of one bank", BankRam::<ROW_BITS>::new(ROWS))]
#[idle(|ram| !ram.read_enable.val() && !ram.write_mask.val().any())]
pub struct BankRam<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_enable: Signal<In, bool>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Signal<Out, Bits<32>>,
    pub write_mask: Signal<In, Bits<4>>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Signal<In, Bits<32>>,
    words: StorageArray,
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
            words: StorageArray::memory("words", rows, 32).collisions_unused(),
            ..Default::default()
        }
    }
}

impl<const ROW_BITS: usize> Circuit for BankRam<ROW_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let read_row = input!(hw, self.read_row);
        let enable = input!(hw, self.read_enable);
        hw.when(enable, |hw| {
            load!(hw, self.read_data, hw.read(&self.words, read_row));
        });
        let mask = input!(hw, self.write_mask);
        let row = input!(hw, self.write_row);
        let data = input!(hw, self.write_data);
        for byte in 0..4 {
            let (low, width) = (8 * byte, 8);
            let written = hw.slice(mask, byte, 1);
            hw.when(written, |hw| {
                let part = hw.slice(data, low, width);
                let action = Action::WritePart {
                    row,
                    low,
                    width,
                    part,
                };
                hw.act(&mut self.words, action);
            });
        }
    }

    fn show<H: Hardware>(&mut self, _: &mut H) {}
}

impl<const ROW_BITS: usize> Logic for BankRam<ROW_BITS> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
