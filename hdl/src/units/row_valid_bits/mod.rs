//! Valid bits of one bank's state rows: for each wavefront slot and each row, "this slot has a live entry here".
//!
//! ```text
//!                 +---------------------+
//!  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//!  set          ->|                     |   (sets the mark of query_row)
//!  unset        ->|                     |   (clears that of unset_row)
//!  flush        ->|                     |
//!  scan_slot,   ->|                     |-> scan_any, scan_row (next marked row of the classes
//!  scan_on,     ->|                     |   asked for: the first, or with scan_on the first after
//!  scan_after,  ->|                     |   scan_after; same cycle)
//!  scan_classes ->|                     |
//!                 +---------------------+
//! ```
//!
//! A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
//! wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//!
//! `set` acts on `query_row`, `unset` on `unset_row`, at the rising edge: the row a walk leaves comes later in the cycle than
//! the row of an access, and would slow its look-up. **Same-cycle priority**: `clear`, then
//! `flush`, then `unset`, then `set`. `scan_classes` bit `i` admits the rows of class `i`: `row % CLASSES == i`, or what a
//! hash of the row says ([`with_hash`](RowValidBits::with_hash)). Rows are scanned class by class, and in a class by number, so the
//! search inside the classes does not wait for `scan_classes`, which are late: they only choose among the classes' first rows.
//! Without `scan_any` the row means nothing.

use crate::prelude::*;
use crate::row_hash::{FilterHash, RowHash};
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::row_scan::{RowScan, ScanPorts};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `SLOTS` planes of `rows <= 2^STATE_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTm,
    "valid bits of one bank's state rows, by wavefront slot",
    RowValidBits::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(STATE_ROWS)
)]
#[unit(
    "row_valid_bits_unclassed",
    LocalTmDirectory,
    "valid bits of one bank's state rows without classes, as directories have them",
    RowValidBits::<SLOTS, SLOT_BITS, STATE_BITS, 1>::new(STATE_ROWS)
)]
#[unit(
    "row_valid_bits_owner_words",
    LocalTmDirectory,
    "valid bits of one bank's owner words, by wavefront slot",
    RowValidBits::<SLOTS, SLOT_BITS, STATE_BITS, 1>::new(STATE_ROWS.div_ceil(4))
)]
#[legal(STATE_BITS > 1, "rows of {STATE_BITS} bits: at least 2")]
#[legal(SLOTS <= 1 << SLOT_BITS, "{SLOTS} slots do not fit {SLOT_BITS} bits")]
#[legal(CLASSES.is_power_of_two() && CLASSES <= 32, "{CLASSES} classes: a power of two up to 32")]
#[idle(|marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val())]
pub struct RowValidBits<
    const SLOTS: usize,
    const SLOT_BITS: usize,
    const STATE_BITS: usize,
    const CLASSES: usize,
> {
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
    pub scan_classes: Signal<In, Bits<CLASSES>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    _scan: RowScan,
    /// By slot.
    planes: Vec<Plane>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    RowValidBits<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// Classes by the low bits of the row.
    ///
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits, `STATE_BITS` is 1, `SLOTS` needs more than `SLOT_BITS` bits, or there are
    /// more than 32 classes or no power of two of them.
    pub fn new(rows: usize) -> Self {
        Self::with_hash(rows, RowHash::Modulo, CLASSES.ilog2() as usize)
    }

    /// Classes by a hash of `width` bits, modulo `CLASSES`.
    ///
    /// # Panics
    /// As [`RowValidBits::new`].
    pub fn with_hash(rows: usize, hash: RowHash, width: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowValidBits: {rows} rows do not fit {STATE_BITS} bits"
        );
        let hash = FilterHash {
            hash,
            filter: 0,
            width,
            row_bits: STATE_BITS,
        };
        let plane = |slot| Plane::new(format!("plane{slot}"), rows);
        Self {
            _scan: RowScan::new(rows, hash, CLASSES),
            planes: (0..SLOTS).map(plane).collect(),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Circuit for RowValidBits<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let set = input!(hw, self.set_valid);
        let set_slot = input!(hw, self.set_slot);
        let set_row = input!(hw, self.query_row);
        let unset = input!(hw, self.unset_valid);
        let unset_slot = input!(hw, self.unset_slot);
        let unset_row = input!(hw, self.unset_row);
        let flush = input!(hw, self.flush_valid);
        let flush_slot = input!(hw, self.flush_slot);
        let clear = input!(hw, self.clear);
        for (slot, plane) in self.planes.iter_mut().enumerate() {
            for (valid, of, row, mark) in [
                (set, set_slot, set_row, 1),
                (unset, unset_slot, unset_row, 0),
            ] {
                let here = hw.is(of, slot);
                let here = hw.and(valid, here);
                let mark = hw.constant(1, mark);
                hw.when(here, |hw| hw.set_bit(plane, row, mark));
            }
            let here = hw.is(flush_slot, slot);
            let here = hw.and(flush, here);
            let cleared = hw.or(clear, here);
            hw.when(cleared, |hw| hw.clear(plane));
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.query_row);
        let marks = hw.gather(SLOTS, |hw, slot| hw.bit(&self.planes[slot], row));
        output!(hw, self.marks, marks);
        let classes = input!(hw, self.scan_classes);
        // Classes without rows are asked for in vain.
        hw.unused(classes);
        let ports = ScanPorts {
            slot: input!(hw, self.scan_slot),
            on: input!(hw, self.scan_on),
            after: input!(hw, self.scan_after),
            classes,
        };
        let [any, next] = hw.scan(&self._scan, &self.planes, ports);
        output!(hw, self.scan_any, any);
        output!(hw, self.scan_row, next);
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for RowValidBits<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
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
