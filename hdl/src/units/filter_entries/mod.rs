//! Entries of one bank with signatures: which rows have a live ownership byte.
//!
//! ```text
//!                    +------------------------------+
//!  query_*         ->|  rows, by class: a bit each  |-> has (same cycle)
//!  set_valid       ->|                              |   (sets the bit of query_row)
//!  flush_*         ->|                              |   (clears those of a slot)
//!  scan_classes,   ->|                              |-> scan_any, scan_row (next row of the classes
//!  scan_on,        ->|                              |   asked for: the first, or with scan_on the first
//!  scan_after      ->|                              |   after scan_after; same cycle)
//!  scan_take       ->|                              |-> done (a class of which that row is the last)
//!  region_*        ->|                              |
//!                    +------------------------------+
//! ```
//!
//! A class is the rows of one bit of the filter. With the paper's filter a bit belongs to at most one work-item of a group, and to one at all
//! exactly while that has an entry of the class. So a bit a row says it all: whose an entry is, the signatures know. A flush clears the
//! classes of the slot, a walk those of its lanes, **each in the cycle in which its last row is proposed and taken**; `done` tells the
//! signatures, which then ask for the next class. Groups have the same classes, so they must not share rows, and what clears and scans looks at
//! a region only: groups of four rows, from number `region_first` to `region_last`.
//!
//! Other filters ([`FilterShape`]) let several work-items have a bit: then there is a plane of bits for each slot, a walk leaves each row by
//! `unset_*`, and there are no regions. The same with another hash, or where a class has more than 64 rows. Ports that one of the two does not
//! need are not looked at.
//!
//! Changes are those of the rising edge. **Same-cycle priority**: `clear`, then flush and `done`, then `unset`, then `set`. Rows are scanned
//! class by class, and in a class by number. `has` means something with `query_valid` only, and where a bit of the query's signature is its
//! own; `scan_any` without it, and without `scan_any` the row means nothing.

use crate::filter_shape::FilterShape;
use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::net::index_bits;
use crate::storage::circuit::operation::{Equal, Join, OneBit, Pick, Upward};
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::row_scan::{RowScan, ScanPorts};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};
use crate::storage::slot_planes::{self, Changes};

/// Rows of a region are counted in groups of so many, as owner bytes are: a work-group begins at a multiple of it. See also
/// [`index_group`](crate::catalog::index_group).
pub const INDEX_GROUP: usize = 4;

/// Entries of at most `2^STATE_BITS` rows.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTmBloom,
    "entries of one bank's state rows, by class",
    FilterEntries::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(STATE_ROWS, FilterShape::with_bits(FILTER_BITS))
)]
#[legal(STATE_BITS > 1, "rows of {STATE_BITS} bits: at least 2")]
#[legal(SLOTS <= 1 << SLOT_BITS, "{SLOTS} slots do not fit {SLOT_BITS} bits")]
#[legal(CLASSES.is_power_of_two() && CLASSES <= 32, "{CLASSES} classes: a power of two up to 32")]
#[idle(|entries| !entries.clear.val()
        && !entries.set_valid.val()
        && !entries.unset_valid.val()
        && !entries.scan_take.val()
        && !entries.flush_valid.val())]
pub struct FilterEntries<
    const SLOTS: usize,
    const SLOT_BITS: usize,
    const STATE_BITS: usize,
    const CLASSES: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// An access is decided.
    pub query_valid: Signal<In, bool>,
    pub query_row: Signal<In, Bits<STATE_BITS>>,
    pub query_slot: Signal<In, Bits<SLOT_BITS>>,
    pub has: Signal<Out, bool>,
    pub set_valid: Signal<In, bool>,
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    /// Classes of which the slot has entries.
    pub flush_classes: Signal<In, Bits<CLASSES>>,
    /// Of the flushed or walked slot's work-group.
    pub region_first: Signal<In, Bits<STATE_BITS>>,
    pub region_last: Signal<In, Bits<STATE_BITS>>,
    pub scan_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_on: Signal<In, bool>,
    pub scan_after: Signal<In, Bits<STATE_BITS>>,
    pub scan_classes: Signal<In, Bits<CLASSES>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    /// The proposed row is visited.
    pub scan_take: Signal<In, bool>,
    pub done: Signal<Out, Bits<CLASSES>>,
    pub unset_valid: Signal<In, bool>,
    pub unset_slot: Signal<In, Bits<SLOT_BITS>>,
    pub unset_row: Signal<In, Bits<STATE_BITS>>,
    /// Rows of a class; 0 if there are planes.
    _places: usize,
    /// By class, a bit a row.
    classes: Vec<StorageArray>,
    _scan: RowScan,
    /// By slot.
    planes: Vec<Plane>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// At least `rows` rows, and one group more if there are numbers for them: work-groups that fill the rows may leave a part of a group
    /// between them.
    ///
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits, `STATE_BITS` is 1, `SLOTS` needs more than `SLOT_BITS` bits, or there are
    /// more than 32 classes or no power of two of them.
    pub fn new(rows: usize, filter: FilterShape) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "FilterEntries: {rows} rows do not fit {STATE_BITS} bits"
        );
        let rows = (rows + INDEX_GROUP).min(1 << STATE_BITS);
        if filter.names_owner(CLASSES, STATE_BITS) {
            let places = rows.div_ceil(CLASSES).max(2);
            let class = |class| StorageArray::register(format!("class{class}"), places);
            return Self {
                _places: places,
                classes: (0..CLASSES).map(class).collect(),
                ..Default::default()
            };
        }
        Self {
            _scan: RowScan::new(rows, filter.hash_of(0, STATE_BITS), CLASSES),
            planes: slot_planes::planes(SLOTS, rows),
            ..Default::default()
        }
    }
}

/// A bit a row: the row's low bits are its class, the others its place there.
impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn class_bits() -> usize {
        CLASSES.ilog2() as usize
    }

    /// Groups of four rows between two places of a class.
    fn stride() -> usize {
        CLASSES / INDEX_GROUP
    }

    #[inline(always)]
    fn class_of<H: Hardware>(hw: &mut H, row: H::Word) -> H::Word {
        hw.slice(row, 0, Self::class_bits())
    }

    #[inline(always)]
    fn place_of<H: Hardware>(hw: &mut H, row: H::Word) -> H::Word {
        hw.slice(row, Self::class_bits(), STATE_BITS - Self::class_bits())
    }

    /// The bit of the query in its class.
    #[inline(always)]
    fn query_bit<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let row = input!(hw, self.query_row);
        let place = Self::place_of(hw, row);
        let width = self._places;
        let bit = hw.apply(OneBit { width }, [place]);
        hw.named(format_args!("query_bit"), bit)
    }

    /// The class that is scanned: the first that is asked for.
    #[inline(always)]
    fn is_scanned<H: Hardware>(&self, hw: &mut H, class: usize) -> H::Word {
        let asked = input!(hw, self.scan_classes);
        let this = hw.slice(asked, class, 1);
        if class == 0 {
            return this;
        }
        let before = hw.slice(asked, 0, class);
        let before = hw.any(before);
        let first = hw.and_not(this, before);
        hw.named(format_args!("scans{class}"), first)
    }

    /// The places of the region in the classes whose rows are, in each stride, in the group `group`.
    #[inline(always)]
    fn region<H: Hardware>(&self, hw: &mut H, group: usize) -> H::Word {
        let first = input!(hw, self.region_first);
        let last = input!(hw, self.region_last);
        let from = self.bound(hw, first, group, false);
        let from = hw.named(format_args!("from{group}"), from);
        let behind = self.bound(hw, last, group, true);
        let behind = hw.named(format_args!("behind{group}"), behind);
        let region = hw.and_not(from, behind);
        hw.named(format_args!("region{group}"), region)
    }

    /// All places from one on, or those behind it.
    #[inline(always)]
    fn upward<H: Hardware>(&self, hw: &mut H, place: H::Word, behind: bool) -> H::Word {
        let width = self._places;
        hw.apply(Upward { width, behind }, [place])
    }

    /// Places whose group is not below `bound`, or with `is_behind` above it.
    #[inline(always)]
    fn bound<H: Hardware>(
        &self,
        hw: &mut H,
        bound: H::Word,
        group: usize,
        is_behind: bool,
    ) -> H::Word {
        let low = Self::stride().ilog2() as usize;
        let place = hw.slice(bound, low, STATE_BITS - low);
        let [from, behind] = [false, true].map(|behind| self.upward(hw, place, behind));
        // In the stride of the bound: whether the group is past it.
        let always = if is_behind { 0 } else { Self::stride() - 1 };
        if group == always {
            return if is_behind { behind } else { from };
        }
        let within = hw.slice(bound, 0, low);
        let group = hw.constant(low, group as u64);
        match is_behind {
            true => {
                let reached = hw.at_most(group, within);
                hw.select(reached, behind, from)
            }
            false => {
                let reached = hw.at_most(within, group);
                hw.select(reached, from, behind)
            }
        }
    }

    /// Whether the class is asked for: by a query, or by a walk.
    #[inline(always)]
    fn is_asked<H: Hardware>(&self, hw: &mut H, class: usize) -> H::Word {
        let query = input!(hw, self.query_valid);
        let row = input!(hw, self.query_row);
        let scanned = input!(hw, self.scan_classes);
        let of_query = Self::class_of(hw, row);
        let of_query = hw.is(of_query, class);
        let of_scan = hw.slice(scanned, class, 1);
        let asked = hw.select(query, of_query, of_scan);
        hw.named(format_args!("asks{class}"), asked)
    }

    /// The word of the first class that is asked for. Which classes are is late.
    #[inline(always)]
    fn asked_word<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let asked = |hw: &mut H, class| self.is_asked(hw, class);
        hw.first_case("word", CLASSES, asked, |hw, class| {
            hw.register(&self.classes[class], 0)
        })
    }

    /// The region in that class.
    #[inline(always)]
    fn asked_region<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let asked = |hw: &mut H, group| {
            hw.any_of(INDEX_GROUP, |hw, class| {
                self.is_asked(hw, INDEX_GROUP * group + class)
            })
        };
        hw.first_case("region", Self::stride(), asked, |hw, group| {
            self.region(hw, group)
        })
    }

    /// Rows of the scanned class that are in the region and not passed: whether there are several, and the place of the first. A walk
    /// goes on in the class of the row before while that is asked for.
    #[inline(always)]
    fn next<H: Hardware>(&self, hw: &mut H) -> [H::Word; 2] {
        let word = self.asked_word(hw);
        let region = self.asked_region(hw);
        let after = input!(hw, self.scan_after);
        let after_class = Self::class_of(hw, after);
        let scanned = input!(hw, self.scan_classes);
        let goes_on = hw.apply(Pick, [scanned, after_class]);
        let on = input!(hw, self.scan_on);
        let goes_on = hw.and(on, goes_on);
        let goes_on = hw.named(format_args!("goes_on"), goes_on);
        let after = Self::place_of(hw, after);
        let ahead = self.upward(hw, after, true);
        let left = hw.and(region, ahead);
        let rows = hw.select(goes_on, left, region);
        let eligible = hw.and(word, rows);
        let eligible = hw.named(format_args!("eligible"), eligible);
        hw.first(eligible, self._places)
    }

    /// The classes that lose their last row to the walk, if the scanned one has no more.
    #[inline(always)]
    fn done_classes<H: Hardware>(&self, hw: &mut H, more: H::Word) -> H::Word {
        let take = input!(hw, self.scan_take);
        let last = hw.and_not(take, more);
        let last = hw.named(format_args!("takes_last"), last);
        let done = hw.gather(CLASSES, |hw, class| {
            let scans = self.is_scanned(hw, class);
            let done = hw.and(last, scans);
            hw.named(format_args!("done{class}"), done)
        });
        hw.named(format_args!("done_classes"), done)
    }

    /// The number of the scanned class.
    #[inline(always)]
    fn scanned_class<H: Hardware>(&self, hw: &mut H) -> H::Word {
        hw.gather(Self::class_bits(), |hw, bit| {
            let bit_set = hw.any_of(CLASSES / 2, |hw, number| {
                let (low, high) = (number & ((1 << bit) - 1), number >> bit);
                self.is_scanned(hw, high << (bit + 1) | 1 << bit | low)
            });
            hw.named(format_args!("scanned_class{bit}"), bit_set)
        })
    }

    /// The row at a place of the scanned class.
    #[inline(always)]
    fn scanned_row<H: Hardware>(&self, hw: &mut H, place: H::Word) -> H::Word {
        let low = self.scanned_class(hw);
        let low_width = Self::class_bits();
        let row = hw.apply(Join { low_width }, [place, low]);
        let (bits, missing) = self.row_bits();
        match missing {
            0 => row,
            _ => {
                let zeros = hw.constant(missing, 0);
                hw.apply(Join { low_width: bits }, [zeros, row])
            }
        }
    }

    /// Bits that number the rows, and those that a row has beside them.
    fn row_bits(&self) -> (usize, usize) {
        let bits = index_bits(self._places) + Self::class_bits();
        (bits, STATE_BITS - bits)
    }

    #[inline(always)]
    fn change_classes<H: Hardware>(&mut self, hw: &mut H) {
        let [more, _] = self.next(hw);
        let done = self.done_classes(hw, more);
        let clear = input!(hw, self.clear);
        let set = input!(hw, self.set_valid);
        let row = input!(hw, self.query_row);
        let query_class = Self::class_of(hw, row);
        let bits = self.query_bit(hw);
        let flush = input!(hw, self.flush_valid);
        let flushed = input!(hw, self.flush_classes);
        let slots = [input!(hw, self.query_slot), input!(hw, self.flush_slot)];
        let same_slot = hw.apply(Equal, slots);
        let same_slot = hw.named(format_args!("same_slot"), same_slot);
        let row = hw.constant(1, 0);
        for class in 0..CLASSES {
            let of_class = hw.is(query_class, class);
            let sets = hw.and(set, of_class);
            let sets = hw.named(format_args!("sets{class}"), sets);
            let of_slot = hw.slice(flushed, class, 1);
            let comes_to_slot = hw.and(sets, same_slot);
            let of_slot = hw.or(of_slot, comes_to_slot);
            let flushes = hw.and(flush, of_slot);
            let done = hw.slice(done, class, 1);
            let drops = hw.or(flushes, done);
            let drops = hw.named(format_args!("drops{class}"), drops);
            let region = self.region(hw, class / INDEX_GROUP);
            let word = &mut self.classes[class];
            hw.when(sets, |hw| hw.act(word, Action::Mark { row, bits }));
            hw.when(drops, |hw| hw.act(word, Action::Unmark { bits: region }));
            hw.when(clear, |hw| hw.act(word, Action::Clear));
        }
    }

    #[inline(always)]
    fn show_classes<H: Hardware>(&mut self, hw: &mut H) {
        let word = self.asked_word(hw);
        let bit = self.query_bit(hw);
        let asked = hw.and(word, bit);
        let has = hw.any(asked);
        output!(hw, self.has, has);
        let classes = input!(hw, self.scan_classes);
        let any = hw.any(classes);
        output!(hw, self.scan_any, any);
        let [more, place] = self.next(hw);
        let row = self.scanned_row(hw, place);
        output!(hw, self.scan_row, row);
        let done = self.done_classes(hw, more);
        output!(hw, self.done, done);
        for word in [
            input!(hw, self.scan_slot),
            input!(hw, self.unset_valid),
            input!(hw, self.unset_slot),
            input!(hw, self.unset_row),
        ] {
            hw.unused(word);
        }
    }
}

/// A plane a slot.
impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    #[inline(always)]
    fn change_planes<H: Hardware>(&mut self, hw: &mut H) {
        let changes = Changes {
            set: input!(hw, self.set_valid),
            set_slot: input!(hw, self.query_slot),
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

    #[inline(always)]
    fn show_planes<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.query_row);
        let slot = input!(hw, self.query_slot);
        let has = hw.case(slot, SLOTS, 1, |hw, slot| hw.bit(&self.planes[slot], row));
        output!(hw, self.has, has);
        let classes = input!(hw, self.scan_classes);
        let ports = ScanPorts {
            slot: input!(hw, self.scan_slot),
            on: input!(hw, self.scan_on),
            after: input!(hw, self.scan_after),
            classes,
        };
        let [any, next] = hw.scan(&self._scan, &self.planes, ports);
        output!(hw, self.scan_any, any);
        output!(hw, self.scan_row, next);
        let none = hw.constant(CLASSES, 0);
        output!(hw, self.done, none);
        for word in [
            input!(hw, self.query_valid),
            input!(hw, self.flush_classes),
            input!(hw, self.region_first),
            input!(hw, self.region_last),
            input!(hw, self.scan_take),
            // Classes without rows are asked for in vain.
            classes,
        ] {
            hw.unused(word);
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Circuit for FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        match self._places {
            0 => self.change_planes(hw),
            _ => self.change_classes(hw),
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        match self._places {
            0 => self.show_planes(hw),
            _ => self.show_classes(hw),
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for FilterEntries<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.has.connect();
        self.scan_any.connect();
        self.scan_row.connect();
        self.done.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
