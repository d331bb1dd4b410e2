//! Vector registers of one SIMD lane, each paired with a shadow register.
//!
//! LocalTM-Bloom 3.2: "two registers are connected and a signal can enable a copy of the contents
//! of the first register to be written to the second". A column has the registers of every
//! work-item that runs on the lane: row `4 r + s` is register `r` of the wavefront's quarter `s`.
//!
//! ```text
//!                      +-----------------------------+
//!  clear             ->|                             |
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
//! After `clear` register and shadow of each row are the same word, which holds anything until it is written.
//!
//! **Same-cycle priority**: clear, then restore over write. Checkpoint and restore take the values before the
//! clock: a write of the same cycle is not copied, and both at once exchange register and shadow.
//! Reading is read-first.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::operation::Pick;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::row_exchange::{ExchangePorts, RowExchange};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// Quarters of a wavefront, and so rows of a register.
const QUARTERS: usize = 4;

/// `rows <= 2^ROW_BITS` register pairs of 32 bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTm,
    "registers of one SIMD lane and their shadows",
    PairedColumn::<REGISTER_ROW_BITS>::new(REGISTER_ROWS)
)]
#[idle(|_column| false)]
pub struct PairedColumn<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Signal<Out, Bits<32>>,
    pub write_valid: Signal<In, bool>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Signal<In, Bits<32>>,
    pub first_row: Signal<In, Bits<ROW_BITS>>,
    pub last_row: Signal<In, Bits<ROW_BITS>>,
    pub checkpoint_valid: Signal<In, bool>,
    pub restore_quarters: Signal<In, Bits<4>>,
    pairs: StorageArray,
    /// Which word of a pair is the register.
    register_at: Plane,
    /// Which word of a pair is the shadow.
    shadow_at: Plane,
    read_pair: StorageArray,
    read_at: StorageArray,
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
            pairs: StorageArray::memory("pairs", rows, 64),
            register_at: Plane::new("register_at", rows),
            shadow_at: Plane::new("shadow_at", rows),
            read_pair: StorageArray::register("read_pair", 64),
            read_at: StorageArray::register("read_at", 1),
            ..Default::default()
        }
    }
}

impl<const ROW_BITS: usize> Circuit for PairedColumn<ROW_BITS> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let read_row = input!(hw, self.read_row);
        let row = input!(hw, self.write_row);
        let (first, last) = (input!(hw, self.first_row), input!(hw, self.last_row));
        let checkpoint = input!(hw, self.checkpoint_valid);
        let restores = input!(hw, self.restore_quarters);

        let after_first = hw.at_most(first, row);
        let before_last = hw.at_most(row, last);
        let selected = hw.and(after_first, before_last);
        let selected = hw.named(format_args!("write_selected"), selected);
        let quarter = hw.slice(row, 0, QUARTERS.ilog2() as usize);
        let restored = hw.apply(Pick, [restores, quarter]);
        let restored = hw.and(selected, restored);
        let valid = input!(hw, self.write_valid);
        let taken = hw.and_not(valid, restored);
        let taken = hw.named(format_args!("write_taken"), taken);
        // The word that is not the shadow after this cycle.
        let moved = hw.and(selected, checkpoint);
        let register = hw.bit(&self.register_at, row);
        let shadow = hw.bit(&self.shadow_at, row);
        let shadow = hw.select(moved, register, shadow);
        let write_at = hw.not(shadow);
        let write_at = hw.named(format_args!("write_at"), write_at);

        let word = hw.read(&self.pairs, read_row);
        hw.act(&mut self.read_pair, Action::Load { row: 0, word });
        let word = hw.bit(&self.register_at, read_row);
        hw.act(&mut self.read_at, Action::Load { row: 0, word });

        let part = input!(hw, self.write_data);
        let to_first = hw.and_not(taken, write_at);
        let to_second = hw.and(taken, write_at);
        for (low, here) in [(0, to_first), (32, to_second)] {
            hw.when(here, |hw| {
                let width = 32;
                let action = Action::WritePart {
                    row,
                    low,
                    width,
                    part,
                };
                hw.act(&mut self.pairs, action);
            });
        }
        // A clear stops the write before its row is decoded: a little quicker than at each bit.
        let clear = input!(hw, self.clear);
        let written = hw.and_not(valid, clear);
        let exchange = RowExchange {
            periods: [QUARTERS, 1],
        };
        let ports = ExchangePorts {
            first,
            last,
            clear,
            patterns: [restores, checkpoint],
            write: [written, row, write_at],
        };
        let planes = [&mut self.register_at, &mut self.shadow_at];
        hw.exchange(planes, exchange, ports);
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let pair = hw.register(&self.read_pair, 0);
        let (low, high) = (hw.slice(pair, 0, 32), hw.slice(pair, 32, 32));
        let at = hw.register(&self.read_at, 0);
        output!(hw, self.read_data, hw.select(at, high, low));
    }
}

impl<const ROW_BITS: usize> Logic for PairedColumn<ROW_BITS> {
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
