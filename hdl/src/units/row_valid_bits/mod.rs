//! Valid bits of one bank's state rows: for each wavefront slot and each row, "this slot has a live entry here".
//!
//! ```text
//!                 +---------------------+
//!  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//!  set          ->|                     |   (sets the mark of query_row)
//!  unset        ->|                     |   (clears that of unset_row)
//!  flush        ->|                     |
//!  scan_slot,   ->|                     |-> scan_any, scan_row (next marked row: the first, or with
//!  scan_on,     ->|                     |   scan_on the first after scan_after; same cycle)
//!  scan_after   ->|                     |
//!                 +---------------------+
//! ```
//!
//! A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
//! wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//!
//! `set` acts on `query_row`, `unset` on `unset_row`, at the rising edge: the row a walk leaves comes later in the cycle than
//! the row of an access, and would slow its look-up. **Same-cycle priority**: `clear`, then
//! `flush`, then `unset`, then `set`. Rows are scanned by number. Without `scan_any` the row means nothing.

use crate::prelude::*;
use crate::row_hash::FilterHash;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::row_scan::{RowScan, ScanPorts};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};
use crate::storage::slot_planes::{self, Changes};

/// `SLOTS` planes of `rows <= 2^STATE_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTmDirectory,
    "valid bits of one bank's state rows, by wavefront slot",
    RowValidBits::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS)
)]
#[legal(STATE_BITS > 1, "rows of {STATE_BITS} bits: at least 2")]
#[legal(SLOTS <= 1 << SLOT_BITS, "{SLOTS} slots do not fit {SLOT_BITS} bits")]
#[idle(|marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val())]
pub struct RowValidBits<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub query_row: Signal<In, Bits<STATE_BITS>>,
    pub marks: Signal<Out, Bits<SLOTS>>,
    pub set_valid: Signal<In, bool>,
    pub set_slot: Signal<In, Bits<SLOT_BITS>>,
    pub unset_valid: Signal<In, bool>,
    pub unset_slot: Signal<In, Bits<SLOT_BITS>>,
    pub unset_row: Signal<In, Bits<STATE_BITS>>,
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_on: Signal<In, bool>,
    pub scan_after: Signal<In, Bits<STATE_BITS>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    _scan: RowScan,
    /// By slot.
    planes: Vec<Plane>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    RowValidBits<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits, `STATE_BITS` is 1, or `SLOTS` needs more than `SLOT_BITS` bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowValidBits: {rows} rows do not fit {STATE_BITS} bits"
        );
        let one_class = FilterHash {
            row_bits: STATE_BITS,
            ..Default::default()
        };
        Self {
            _scan: RowScan::new(rows, one_class, 1),
            planes: slot_planes::planes(SLOTS, rows),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Circuit
    for RowValidBits<SLOTS, SLOT_BITS, STATE_BITS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let changes = Changes {
            set: input!(hw, self.set_valid),
            set_slot: input!(hw, self.set_slot),
            set_row: input!(hw, self.query_row),
            unset: input!(hw, self.unset_valid),
            unset_slot: input!(hw, self.unset_slot),
            unset_row: input!(hw, self.unset_row),
            flush: input!(hw, self.flush_valid),
            flush_slot: input!(hw, self.flush_slot),
            clear: input!(hw, self.clear),
        };
        slot_planes::change(hw, &mut self.planes, changes);
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.query_row);
        let marks = hw.gather(SLOTS, |hw, slot| hw.bit(&self.planes[slot], row));
        output!(hw, self.marks, marks);
        let ports = ScanPorts {
            slot: input!(hw, self.scan_slot),
            on: input!(hw, self.scan_on),
            after: input!(hw, self.scan_after),
            classes: hw.constant(1, 1),
        };
        let [any, next] = hw.scan(&self._scan, &self.planes, ports);
        output!(hw, self.scan_any, any);
        output!(hw, self.scan_row, next);
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for RowValidBits<SLOTS, SLOT_BITS, STATE_BITS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.marks.connect();
        self.scan_any.connect();
        self.scan_row.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
