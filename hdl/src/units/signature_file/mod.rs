//! The Bloom signatures of one bank: one signature for each work-item.
//!
//! LocalTM-Bloom, section 3.3: 256 signatures of 8 bits a bank, one hash, `row % 8`; all signatures are
//! looked up in one cycle. Held by column: column `i` has bit `i` of every work-item's signature,
//! so a look-up reads one column of each filter and splits it into the asker's own bit and everybody else's.
//!
//! ```text
//!                  +--------------------------+
//!  query_row     ->| hash  columns x SLOTS x 64 |-> own_hit, other_hit (same cycle)
//!  query_write   ->|                          |
//!  query_slot,   ->|                          |
//!  query_lane    ->|                          |
//!  query_group   ->|  (only these slots count as others)
//!  set_valid     ->|  (sets the asker's bits of the row)
//!  flush         ->|  (clears the signatures of a slot)
//!  walk_slot,    ->|                          |-> walk_classes: classes of rows whose entries
//!  walk_lanes_*  ->|                          |   the chosen lanes may hold (same cycle)
//!  walk_clear    ->|  (clears the signatures of the chosen lanes)
//!                  +--------------------------+
//! ```
//!
//! **Organisations** ([`FilterShape`]). *Shared* is the paper's: a filter for reads and writes alike, and any other
//! work-item's bit is a hit. *Split* has a filter for reads and one for writes: a read is hit by others' writes, a write by both;
//! `own_hit` is that of the write filter. *Parallel* has several filters of one hash each, and a work-item has a row in its
//! signature if it has the row's bit in every filter.
//!
//! **Classes.** The class of a row is its bit in filter 0, modulo `CLASSES`, as in
//! [`RowValidBits`](crate::row_valid_bits::RowValidBits). A walk is *exact* if a class belongs to one work-item at a time: a single
//! filter of at most `CLASSES` bits in which others' bits conflict.
//!
//! **Same-cycle priority**: `clear`, then `flush` and `walk_clear`, then `set`.

use crate::prelude::*;
use crate::row_hash::{FilterHash, RowHash};
use crate::sizes::FILTER_BITS;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::operation::{Column, Join, OneBit};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// What is in a work-item's signature.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Organisation {
    /// One filter for reads and writes.
    #[default]
    Shared,
    /// A filter for reads and a filter for writes.
    Split,
    /// So many filters of one hash each, for reads and writes, which share the bits.
    Parallel(usize),
}

/// The Bloom filters of a bank.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FilterShape {
    /// Bits of a signature; of each of the two with [`Organisation::Split`].
    pub bits: usize,
    pub hash: RowHash,
    pub organisation: Organisation,
}

impl Default for FilterShape {
    /// The paper's.
    fn default() -> Self {
        Self::with_bits(FILTER_BITS)
    }
}

impl FilterShape {
    /// The paper's hash and organisation on so many bits.
    pub fn with_bits(bits: usize) -> Self {
        Self {
            bits,
            hash: RowHash::default(),
            organisation: Organisation::default(),
        }
    }

    /// Filters that one access looks at.
    pub(crate) fn filters(self) -> usize {
        match self.organisation {
            Organisation::Parallel(filters) => filters,
            Organisation::Shared | Organisation::Split => 1,
        }
    }

    pub(crate) fn is_split(self) -> bool {
        self.organisation == Organisation::Split
    }

    /// Bits of a filter.
    fn columns(self) -> usize {
        self.bits / self.filters()
    }

    /// Bits of a filter's hash.
    pub fn width(self) -> usize {
        self.columns().ilog2() as usize
    }

    /// The hash of a filter, for rows of `row_bits` bits.
    pub(crate) fn hash_of(self, filter: usize, row_bits: usize) -> FilterHash {
        FilterHash {
            hash: self.hash,
            filter,
            width: self.width(),
            row_bits,
        }
    }

    /// Rows of one class belong to one work-item at a time.
    pub(crate) fn is_exact(self, classes: usize) -> bool {
        self.filters() == 1 && self.columns() <= classes
    }

    /// Whether there is a circuit for it: 1 to 4 filters, each with a power of two from 2 to 64 bits.
    pub fn is_legal(self) -> bool {
        let filters = self.filters();
        (1..=4).contains(&filters)
            && self.bits.is_multiple_of(filters)
            && self.columns().is_power_of_two()
            && (2..=64).contains(&self.columns())
    }

    /// # Panics
    /// If it is not [legal](Self::is_legal).
    pub(crate) fn check(self) {
        assert!(
            self.is_legal(),
            "FilterShape: {} bits in {} filters: 1 to 4 filters, each with a power of two from 2 to 64 bits",
            self.bits,
            self.filters()
        );
    }
}

/// Names of the two kinds of filters in [`Organisation::Split`]; the others have only the first.
const KINDS: [&str; 2] = ["signs", "reads"];
/// What writes set, and everything without [`Organisation::Split`].
const WRITES: usize = 0;
const READS: usize = 1;

/// Lanes of a wavefront.
const SLOT_LANES: usize = 64;

/// Signatures of `SLOTS` wavefronts of 64 lanes, rows of `STATE_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTmBloom,
    "Bloom signatures of one bank",
    SignatureFile::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(FilterShape::with_bits(FILTER_BITS))
)]
#[legal(SLOTS <= 1 << SLOT_BITS, "{SLOTS} slots do not fit {SLOT_BITS} bits")]
#[legal(CLASSES.is_power_of_two() && CLASSES <= 32, "{CLASSES} classes: a power of two up to 32")]
#[idle(|file| !file.clear.val()
        && !file.set_valid.val()
        && !file.flush_valid.val()
        && !file.walk_clear.val())]
pub struct SignatureFile<
    const SLOTS: usize,
    const SLOT_BITS: usize,
    const STATE_BITS: usize,
    const CLASSES: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub query_row: Signal<In, Bits<STATE_BITS>>,
    pub query_write: Signal<In, bool>,
    pub query_slot: Signal<In, Bits<SLOT_BITS>>,
    pub query_lane: Signal<In, Bits<6>>,
    pub query_group: Signal<In, Bits<SLOTS>>,
    pub own_hit: Signal<Out, bool>,
    pub other_hit: Signal<Out, bool>,
    pub set_valid: Signal<In, bool>,
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<In, Bits<32>>,
    pub walk_lanes_hi: Signal<In, Bits<32>>,
    pub walk_classes: Signal<Out, Bits<CLASSES>>,
    pub walk_clear: Signal<In, bool>,
    _shape: FilterShape,
    /// The bit of each row in each filter.
    _column_of: Vec<Vec<u8>>,
    /// By kind, filter and slot: for each column the lanes that have the bit.
    columns: Vec<StorageArray>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// # Panics
    /// If `SLOTS` needs more than `SLOT_BITS` bits, there are more than 32 classes or no power of two of them, or the filters
    /// have no power of two from 2 to 64 bits each or are more than 4.
    pub fn new(shape: FilterShape) -> Self {
        shape.check();
        let column_of = |filter| {
            let hash = shape.hash_of(filter, STATE_BITS);
            let column = |row| hash.column(row) as u8;
            (0..1 << STATE_BITS).map(column).collect()
        };
        let kinds = if shape.is_split() { 2 } else { 1 };
        let filters = shape.filters();
        let columns = |number: usize| {
            let (kind, filter, slot) = (
                KINDS[number / SLOTS / filters],
                number / SLOTS % filters,
                number % SLOTS,
            );
            let name = match filters {
                1 => format!("{kind}{slot}_"),
                _ => format!("{kind}{slot}_{filter}_"),
            };
            StorageArray::registers(name, shape.columns(), SLOT_LANES)
        };
        Self {
            _shape: shape,
            _column_of: (0..filters).map(column_of).collect(),
            columns: (0..kinds * filters * SLOTS).map(columns).collect(),
            ..Default::default()
        }
    }

    /// The columns of a kind and filter, of a slot's lanes.
    fn columns(&self, kind: usize, filter: usize, slot: usize) -> &StorageArray {
        &self.columns[(kind * self._shape.filters() + filter) * SLOTS + slot]
    }

    /// Which bit of a filter the row has.
    #[inline(always)]
    fn column<H: Hardware>(&self, hw: &mut H, filter: usize) -> H::Word {
        let row = input!(hw, self.query_row);
        let column = Column {
            hash: self._shape.hash_of(filter, STATE_BITS),
            table: &self._column_of[filter],
        };
        let column = hw.apply(column, [row]);
        hw.named(format_args!("query_column{filter}"), column)
    }

    /// The asker, among the lanes of its slot.
    #[inline(always)]
    fn own_bit<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let lane = input!(hw, self.query_lane);
        let bit = hw.apply(OneBit { width: SLOT_LANES }, [lane]);
        hw.named(format_args!("own_bit"), bit)
    }

    #[inline(always)]
    fn walk_lanes<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let high = input!(hw, self.walk_lanes_hi);
        let low = input!(hw, self.walk_lanes_lo);
        let lanes = hw.apply(Join { low_width: 32 }, [high, low]);
        hw.named(format_args!("walk_lanes"), lanes)
    }

    /// The lanes of a slot that have the row in their signature of a kind.
    #[inline(always)]
    fn members<H: Hardware>(&self, hw: &mut H, kind: usize, slot: usize) -> H::Word {
        let of_filter = |hw: &mut H, filter| {
            let column = self.column(hw, filter);
            hw.read(self.columns(kind, filter, slot), column)
        };
        let first = of_filter(hw, 0);
        (1..self._shape.filters()).fold(first, |lanes, filter| {
            let more = of_filter(hw, filter);
            hw.and(lanes, more)
        })
    }

    /// Whether the chosen lanes of a slot may hold rows of a class.
    #[inline(always)]
    fn walks<H: Hardware>(&self, hw: &mut H, class: usize, slot: usize) -> H::Word {
        let columns = self.columns(WRITES, 0, slot);
        let first = hw.register(columns, class);
        let others = (class..self._shape.columns()).step_by(CLASSES).skip(1);
        let lanes = others.fold(first, |lanes, column| {
            let more = hw.register(columns, column);
            hw.or(lanes, more)
        });
        let walked = self.walk_lanes(hw);
        let lanes = hw.and(lanes, walked);
        hw.any(lanes)
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Circuit for SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let clear = input!(hw, self.clear);
        let set = input!(hw, self.set_valid);
        let set_slot = input!(hw, self.query_slot);
        let own_bit = self.own_bit(hw);
        let write = input!(hw, self.query_write);
        let flush = input!(hw, self.flush_valid);
        let flush_slot = input!(hw, self.flush_slot);
        let walk = input!(hw, self.walk_clear);
        let walk_slot = input!(hw, self.walk_slot);
        let walk_lanes = self.walk_lanes(hw);
        let filters = self._shape.filters();
        for number in 0..self.columns.len() {
            let (kind, filter, slot) = (
                number / SLOTS / filters,
                number / SLOTS % filters,
                number % SLOTS,
            );
            let of_slot = hw.is(set_slot, slot);
            let sets = hw.and(set, of_slot);
            let sets = match (self._shape.is_split(), kind) {
                (false, _) => sets,
                (true, WRITES) => hw.and(sets, write),
                (true, _) => hw.and_not(sets, write),
            };
            let row = self.column(hw, filter);
            let columns = &mut self.columns[number];
            hw.when(sets, |hw| {
                hw.act(columns, Action::Mark { row, bits: own_bit });
            });
            let of_slot = hw.is(walk_slot, slot);
            let walks = hw.and(walk, of_slot);
            hw.when(walks, |hw| {
                hw.act(columns, Action::Unmark { bits: walk_lanes });
            });
            let of_slot = hw.is(flush_slot, slot);
            let flushes = hw.and(flush, of_slot);
            let cleared = hw.or(clear, flushes);
            hw.when(cleared, |hw| hw.act(columns, Action::Clear));
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.query_row);
        hw.unused(row);
        let write = input!(hw, self.query_write);
        if !self._shape.is_split() {
            hw.unused(write);
        }
        let own_bit = self.own_bit(hw);
        let own_slot = input!(hw, self.query_slot);
        // The column comes late: nothing is chosen behind it.
        let own_hit = hw.any_of(SLOTS, |hw, slot| {
            let members = self.members(hw, WRITES, slot);
            let own = hw.and(members, own_bit);
            let any = hw.any(own);
            let is_own = hw.is(own_slot, slot);
            let hit = hw.and(is_own, any);
            hw.named(format_args!("own_hit{slot}"), hit)
        });
        output!(hw, self.own_hit, own_hit);

        let group = input!(hw, self.query_group);
        let nobody = hw.constant(SLOT_LANES, 0);
        let other_hit = hw.any_of(SLOTS, |hw, slot| {
            let mut members = self.members(hw, WRITES, slot);
            if self._shape.is_split() {
                let readers = self.members(hw, READS, slot);
                let readers = hw.select(write, readers, nobody);
                members = hw.or(members, readers);
            }
            let is_own = hw.is(own_slot, slot);
            let own = hw.select(is_own, own_bit, nobody);
            let others = hw.and_not(members, own);
            let any = hw.any(others);
            let counts = hw.slice(group, slot, 1);
            let hit = hw.and(counts, any);
            hw.named(format_args!("other_hit{slot}"), hit)
        });
        output!(hw, self.other_hit, other_hit);

        let walk_slot = input!(hw, self.walk_slot);
        let classes = hw.gather(CLASSES, |hw, class| {
            if class >= self._shape.columns() {
                return hw.constant(1, 0);
            }
            let walks = hw.case(walk_slot, SLOTS, 1, |hw, slot| self.walks(hw, class, slot));
            hw.named(format_args!("walk_class{class}"), walks)
        });
        output!(hw, self.walk_classes, classes);
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.own_hit.connect();
        self.other_hit.connect();
        self.walk_classes.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
