//! Shadow register file of one SIMD unit: checkpoint and restore of vector registers in one cycle.
//!
//! Both LocalTM papers, "Register checkpointing": the vector register file of a SIMD unit is split
//! in two halves and every register of one half is paired with one of the other.
//!
//! ```text
//!                +--------------------------------------------+
//!  clear       ->|                                            |
//!  read_row    ->|  column 0 (register | shadow) ... column 15 |-> read_data_0..15 (next cycle)
//!  write_*     ->|                                            |
//!  checkpoint, ->|                                            |
//!  restore_*   ->|                                            |
//!                +--------------------------------------------+
//! ```
//!
//! A wavefront's 64 work-items are four quarters of 16 lanes. Register `r` of quarter `s` is row
//! `first_row + 4 r + s`; lane `i` of the wavefront is column `i % 16` of quarter `i / 16`. A
//! wavefront with V registers has rows `first_row ..= last_row = first_row + 4 V - 1`, and
//! `first_row` is a multiple of 4.
//!
//! **Checkpoint**: every row of the wavefront to its shadow, one cycle. **Restore**: from the
//! shadows, the lanes of `restore_lanes_*` only, one cycle; the shadows keep their values for the next
//! retry. **Read**: 1 cycle. One read and one write of a quarter a cycle; `first_row` and `last_row` are
//! read with a checkpoint or a restore.
//!
//! After `clear` a register and its shadow hold the same, which is anything until the register is written.
//!
//! **Same-cycle priority.** `clear` comes first. A read gives the value before the clock. Restore and write: a register that
//! is restored loses the write, the written lanes that are not restored (other lanes, or rows of other
//! wavefronts) take it. Checkpoint and write: the shadow takes the value before the write, which takes
//! place. Checkpoint and restore: the restored lanes exchange register and shadow, each taking the
//! other's value before the clock; a wavefront never asks for both.

use crate::paired_column::PairedColumn;
use crate::prelude::*;

/// Columns: lanes of a SIMD unit.
pub const COLUMNS: usize = 16;

/// `rows <= 2^ROW_BITS` rows of 16 lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "vector registers with a one-cycle checkpoint",
    ShadowRegisterFile::<REGISTER_ROW_BITS>::new(REGISTER_ROWS)
)]
#[idle(|_file| false)]
pub struct ShadowRegisterFile<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Array<Signal<Out, Bits<32>>, COLUMNS>,
    /// Lanes of the quarter that are written.
    pub write_lanes: Signal<In, Bits<16>>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Array<Signal<In, Bits<32>>, COLUMNS>,
    pub first_row: Signal<In, Bits<ROW_BITS>>,
    pub last_row: Signal<In, Bits<ROW_BITS>>,
    pub checkpoint_valid: Signal<In, bool>,
    pub restore_valid: Signal<In, bool>,
    pub restore_lanes_lo: Signal<In, Bits<32>>,
    pub restore_lanes_hi: Signal<In, Bits<32>>,
    column: Array<PairedColumn<ROW_BITS>, COLUMNS>,
    quarters: Signal<Local, Bits<4>>,
}

impl<const ROW_BITS: usize> ShadowRegisterFile<ROW_BITS> {
    /// # Panics
    /// As [`PairedColumn::new`].
    pub fn new(rows: usize) -> Self {
        Self {
            column: Array::from_fn(|_| PairedColumn::new(rows)),
            ..Default::default()
        }
    }
}

impl<const ROW_BITS: usize> Logic for ShadowRegisterFile<ROW_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..16 {
            self.column[lane].clock.next = self.clock.val();
            self.column[lane].clear.next = self.clear.val();
            self.column[lane].read_row.next = self.read_row.val();
            self.read_data[lane].next = self.column[lane].read_data.val();
            self.column[lane].write_valid.next = self.write_lanes.val().get_bit(lane);
            self.column[lane].write_row.next = self.write_row.val();
            self.column[lane].write_data.next = self.write_data[lane].val();
            self.column[lane].first_row.next = self.first_row.val();
            self.column[lane].last_row.next = self.last_row.val();
            self.column[lane].checkpoint_valid.next = self.checkpoint_valid.val();
            self.quarters.next = 0.into();
            if self.restore_valid.val() {
                if self.restore_lanes_lo.val().get_bit(lane) {
                    self.quarters.next = self.quarters.val() | 1;
                }
                if self.restore_lanes_lo.val().get_bit(lane + 16) {
                    self.quarters.next = self.quarters.val() | 2;
                }
                if self.restore_lanes_hi.val().get_bit(lane) {
                    self.quarters.next = self.quarters.val() | 4;
                }
                if self.restore_lanes_hi.val().get_bit(lane + 16) {
                    self.quarters.next = self.quarters.val() | 8;
                }
            }
            self.column[lane].restore_quarters.next = self.quarters.val();
        }
    }
}
