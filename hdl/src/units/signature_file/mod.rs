//! The Bloom signatures of one bank: one signature for each work-item.
//!
//! LocalTM-Bloom, section 3.3: 256 signatures of 8 bits a bank, one hash, `row % 8`; all signatures are
//! looked up in one cycle. A look-up takes one bit of every work-item's signature, and tells the asker's own from
//! everybody else's.
//!
//! ```text
//!                  +--------------------------+
//!  query_row     ->| hash, signatures         |-> own_hit, other_hit (same cycle)
//!  query_write   ->|                          |
//!  query_slot,   ->|                          |
//!  query_lane    ->|                          |
//!  query_group   ->|  (only these slots count as others)
//!  set_valid     ->|  (sets the asker's bits of the row)
//!  flush         ->|  (clears the signatures of a slot)
//!  walk_slot,    ->|                          |-> walk_classes: classes of rows whose entries
//!  walk_lanes_*  ->|                          |   the chosen lanes may hold (same cycle)
//!  walk_clear    ->|  (clears the signatures of the chosen lanes)
//!  walk_done     ->|  (clears classes of the walked slot)
//!  flush_slot    ->|                          |-> flush_classes: classes of the slot's signatures (same cycle)
//!                  +--------------------------+
//! ```
//!
//! **Organisations** ([`FilterShape`]). *Shared* is the paper's: a filter for reads and writes alike, and any other
//! work-item's bit is a hit. *Split* has a filter for reads and one for writes: a read is hit by others' writes, a write by both;
//! `own_hit` is that of the write filter. *Parallel* has several filters of one hash each, and a work-item has a row in its
//! signature if it has the row's bit in every filter.
//!
//! **What is kept.** Split and parallel filters hold their signatures by column: column `i` has bit `i` of every lane of a slot. In the
//! shared filter a bit has one owner in a group: it is set only without `other_hit`. So a slot has for each bit one valid bit and
//! the number of one lane, which is all that 64 signatures say: 7 flip-flops for 64 (at full size 224 a bank, not 2,048). That holds if
//! a slot is in its own `query_group`; if it is not, a lane that sets a bit takes it from another of its slot.
//!
//! **Classes.** The class of a row is its bit in filter 0, modulo `CLASSES`, as in
//! [`FilterEntries`](crate::filter_entries::FilterEntries). A walk is *exact* if a class belongs to one work-item at a time: a single
//! filter of at most `CLASSES` bits in which others' bits conflict.
//!
//! A walk leaves by `walk_done`, a class at a time, where entries are a bit a row, and by `walk_clear`, all at once, where they are a plane
//! a slot; the other of the two, and without classes `flush_classes`, mean nothing.
//!
//! **Same-cycle priority**: `clear`, then `flush`, `walk_clear` and `walk_done`, then `set`. (Shared, `walk_clear` clears what the lanes had before the
//! clock; a `set` of that cycle stays unless the bit goes.)

pub use crate::filter_shape::{FilterShape, Organisation};
use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::operation::{Column, Join, OneBit, Pick};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// Names of the two kinds of filters if they are split; without, there is only the first.
const KINDS: [&str; 2] = ["signs", "reads"];
/// What writes set, and everything if filters are not split.
const WRITES: usize = 0;
const READS: usize = 1;

/// Lanes of a wavefront.
const SLOT_LANES: usize = 64;
const LANE_BITS: usize = SLOT_LANES.ilog2() as usize;

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
        && !file.walk_clear.val()
        && !file.walk_done.val().any())]
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
    /// Classes of the walked lanes that have no entries any more.
    pub walk_done: Signal<In, Bits<CLASSES>>,
    /// Classes of the flushed slot.
    pub flush_classes: Signal<Out, Bits<CLASSES>>,
    _shape: FilterShape,
    /// The bit of each row in each filter.
    _column_of: Vec<Vec<u8>>,
    /// Split and parallel: by kind, filter and slot, for each bit the lanes that have it.
    columns: Vec<StorageArray>,
    /// Shared: by slot, the bits that a lane has, and for each bit which lane.
    valid: Vec<StorageArray>,
    lanes: Vec<StorageArray>,
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
        let mut file = Self {
            _shape: shape,
            _column_of: (0..shape.filters()).map(column_of).collect(),
            ..Default::default()
        };
        if shape.is_shared() {
            (file.valid, file.lanes) = (file.new_valid(), file.new_lanes());
        } else {
            file.columns = file.new_columns();
        }
        file
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

    #[inline(always)]
    fn walk_lanes<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let high = input!(hw, self.walk_lanes_hi);
        let low = input!(hw, self.walk_lanes_lo);
        let lanes = hw.apply(Join { low_width: 32 }, [high, low]);
        hw.named(format_args!("walk_lanes"), lanes)
    }
}

/// The shared filter: of a slot at most one lane has a bit, because whoever sets one has been told that nobody else of the
/// group has it. So a valid bit and the lane's number are all that is kept of 64 lanes.
impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn new_valid(&self) -> Vec<StorageArray> {
        let valid =
            |slot| StorageArray::register(format!("signs_valid{slot}"), self._shape.columns());
        (0..SLOTS).map(valid).collect()
    }

    fn new_lanes(&self) -> Vec<StorageArray> {
        let lanes = |slot| {
            StorageArray::registers(
                format!("signs_lane{slot}_"),
                self._shape.columns(),
                LANE_BITS,
            )
        };
        (0..SLOTS).map(lanes).collect()
    }

    /// Bits of the walked slot whose lanes are walked.
    #[inline(always)]
    fn walked<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let columns = self._shape.columns();
        let slot = input!(hw, self.walk_slot);
        let lanes = self.walk_lanes(hw);
        let valid = hw.case(slot, SLOTS, columns, |hw, slot| {
            hw.register(&self.valid[slot], 0)
        });
        let valid = hw.named(format_args!("walk_valid"), valid);
        let walked = hw.gather(columns, |hw, column| {
            let lane = hw.case(slot, SLOTS, LANE_BITS, |hw, slot| {
                hw.register(&self.lanes[slot], column)
            });
            let lane = hw.named(format_args!("walk_lane{column}"), lane);
            let chosen = hw.apply(Pick, [lanes, lane]);
            let valid = hw.slice(valid, column, 1);
            let walked = hw.and(valid, chosen);
            hw.named(format_args!("walked{column}"), walked)
        });
        hw.named(format_args!("walked"), walked)
    }

    #[inline(always)]
    fn change_owners<H: Hardware>(&mut self, hw: &mut H) {
        let clear = input!(hw, self.clear);
        let set = input!(hw, self.set_valid);
        let set_slot = input!(hw, self.query_slot);
        let lane = input!(hw, self.query_lane);
        let column = self.column(hw, 0);
        let width = self._shape.columns();
        let bit = hw.apply(OneBit { width }, [column]);
        let bit = hw.named(format_args!("query_bit"), bit);
        let flush = input!(hw, self.flush_valid);
        let flush_slot = input!(hw, self.flush_slot);
        let walk_slot = input!(hw, self.walk_slot);
        let names_owner = self._shape.names_owner(CLASSES, STATE_BITS);
        let (walk, walked) = match names_owner {
            true => (None, input!(hw, self.walk_done)),
            false => (Some(input!(hw, self.walk_clear)), self.walked(hw)),
        };
        let first = hw.constant(1, 0);
        for slot in 0..SLOTS {
            let (valid, lanes) = (&mut self.valid[slot], &mut self.lanes[slot]);
            let of_slot = hw.is(set_slot, slot);
            let sets = hw.and(set, of_slot);
            hw.when(sets, |hw| {
                hw.act(
                    valid,
                    Action::Mark {
                        row: first,
                        bits: bit,
                    },
                );
                hw.act(
                    lanes,
                    Action::Write {
                        row: column,
                        word: lane,
                    },
                );
            });
            let of_slot = hw.is(walk_slot, slot);
            let walks = walk.map_or(of_slot, |walk| hw.and(walk, of_slot));
            hw.when(walks, |hw| hw.act(valid, Action::Unmark { bits: walked }));
            let of_slot = hw.is(flush_slot, slot);
            let flushes = hw.and(flush, of_slot);
            let cleared = hw.or(clear, flushes);
            hw.when(cleared, |hw| hw.act(valid, Action::Clear));
        }
    }

    #[inline(always)]
    fn show_owners<H: Hardware>(&mut self, hw: &mut H) {
        let write = input!(hw, self.query_write);
        hw.unused(write);
        let column = self.column(hw, 0);
        let lane = input!(hw, self.query_lane);
        let own_slot = input!(hw, self.query_slot);
        let own_hit = hw.any_of(SLOTS, |hw, slot| {
            let has = self.has(hw, slot, column);
            let own = self.is_askers(hw, slot, column, lane, own_slot);
            let hit = hw.and(has, own);
            hw.named(format_args!("own_hit{slot}"), hit)
        });
        output!(hw, self.own_hit, own_hit);

        let group = input!(hw, self.query_group);
        let other_hit = hw.any_of(SLOTS, |hw, slot| {
            let has = self.has(hw, slot, column);
            let own = self.is_askers(hw, slot, column, lane, own_slot);
            let others = hw.and_not(has, own);
            let counts = hw.slice(group, slot, 1);
            let hit = hw.and(counts, others);
            hw.named(format_args!("other_hit{slot}"), hit)
        });
        output!(hw, self.other_hit, other_hit);

        let walked = self.walked(hw);
        let classes = hw.gather(CLASSES, |hw, class| {
            let mut columns = (class..self._shape.columns()).step_by(CLASSES);
            let Some(first) = columns.next() else {
                return hw.constant(1, 0);
            };
            let first = hw.slice(walked, first, 1);
            columns.fold(first, |any, column| {
                let walked = hw.slice(walked, column, 1);
                hw.or(any, walked)
            })
        });
        output!(hw, self.walk_classes, classes);

        let slot = input!(hw, self.flush_slot);
        let (done, clear) = (input!(hw, self.walk_done), input!(hw, self.walk_clear));
        let flushed = match self._shape.names_owner(CLASSES, STATE_BITS) {
            true => {
                hw.unused(clear);
                hw.case(slot, SLOTS, CLASSES, |hw, slot| {
                    hw.register(&self.valid[slot], 0)
                })
            }
            false => {
                hw.unused(done);
                hw.constant(CLASSES, 0)
            }
        };
        output!(hw, self.flush_classes, flushed);
    }

    /// Whether a lane of the slot has the bit.
    #[inline(always)]
    fn has<H: Hardware>(&self, hw: &mut H, slot: usize, column: H::Word) -> H::Word {
        let valid = hw.register(&self.valid[slot], 0);
        let has = hw.apply(Pick, [valid, column]);
        hw.named(format_args!("has{slot}"), has)
    }

    /// Whether it is the asker's, if a lane has it.
    #[inline(always)]
    fn is_askers<H: Hardware>(
        &self,
        hw: &mut H,
        slot: usize,
        column: H::Word,
        lane: H::Word,
        own_slot: H::Word,
    ) -> H::Word {
        let owner = hw.read(&self.lanes[slot], column);
        let same = hw.equal(owner, lane);
        let own = hw.is(own_slot, slot);
        let own = hw.and(own, same);
        hw.named(format_args!("is_askers{slot}"), own)
    }
}

/// Split and parallel filters: a column has a bit of all lanes of a slot.
impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn new_columns(&self) -> Vec<StorageArray> {
        let filters = self._shape.filters();
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
            StorageArray::registers(name, self._shape.columns(), SLOT_LANES)
        };
        let kinds = if self._shape.is_split() { 2 } else { 1 };
        (0..kinds * filters * SLOTS).map(columns).collect()
    }

    /// The columns of a kind and filter, of a slot's lanes.
    fn columns(&self, kind: usize, filter: usize, slot: usize) -> &StorageArray {
        &self.columns[(kind * self._shape.filters() + filter) * SLOTS + slot]
    }

    /// The asker, among the lanes of its slot.
    #[inline(always)]
    fn own_bit<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let lane = input!(hw, self.query_lane);
        let bit = hw.apply(OneBit { width: SLOT_LANES }, [lane]);
        hw.named(format_args!("own_bit"), bit)
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

    #[inline(always)]
    fn change_columns<H: Hardware>(&mut self, hw: &mut H) {
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

    #[inline(always)]
    fn show_columns<H: Hardware>(&mut self, hw: &mut H) {
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
        let done = input!(hw, self.walk_done);
        hw.unused(done);
        let none = hw.constant(CLASSES, 0);
        output!(hw, self.flush_classes, none);
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Circuit for SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        if self._shape.is_shared() {
            self.change_owners(hw);
        } else {
            self.change_columns(hw);
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.query_row);
        hw.unused(row);
        if self._shape.is_shared() {
            self.show_owners(hw);
        } else {
            self.show_columns(hw);
        }
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
        self.flush_classes.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
