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
//! [`RowMarks`](super::row_marks::RowMarks). A walk is *exact* if a class belongs to one work-item at a time: a single
//! filter of at most `CLASSES` bits in which others' bits conflict.
//!
//! **Same-cycle priority**: `clear`, then `flush` and `walk_clear`, then `set`.

use super::cells::Cells;
use crate::prelude::*;
use crate::row_hash::{FilterHash, RowHash};

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
        Self {
            bits: 8,
            hash: RowHash::default(),
            organisation: Organisation::default(),
        }
    }
}

impl FilterShape {
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

/// Signatures of `SLOTS` wavefronts of 64 lanes, rows of `STATE_BITS` bits.
#[derive(LogicBlock, Default)]
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
    _column_of: Vec<Vec<usize>>,
    /// By kind, filter, column and slot, the lanes that have the bit.
    columns: Vec<Vec<Vec<Cells<u64>>>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// # Panics
    /// If `SLOTS` needs more than `SLOT_BITS` bits, there are more than 32 classes or no power of two of them, or the filters
    /// have no power of two from 2 to 64 bits each or are more than 4.
    pub fn new(shape: FilterShape) -> Self {
        assert!(
            SLOTS <= 1 << SLOT_BITS,
            "SignatureFile: {SLOTS} slots do not fit {SLOT_BITS} bits"
        );
        assert!(
            CLASSES.is_power_of_two() && CLASSES <= 32,
            "SignatureFile: {CLASSES} classes: a power of two up to 32"
        );
        shape.check();
        let column_of = |filter| {
            let hash = shape.hash_of(filter, STATE_BITS);
            (0..1 << STATE_BITS).map(|row| hash.column(row)).collect()
        };
        let kinds = if shape.is_split() { 2 } else { 1 };
        let filter = vec![Cells::new(SLOTS, 0); shape.columns()];
        Self {
            _shape: shape,
            _column_of: (0..shape.filters()).map(column_of).collect(),
            columns: vec![vec![filter; shape.filters()]; kinds],
            ..Default::default()
        }
    }

    fn walk_lanes(&self) -> u64 {
        self.walk_lanes_lo.val().index() as u64 | (self.walk_lanes_hi.val().index() as u64) << 32
    }

    /// The kind of filter that the access sets.
    fn kind(&self) -> usize {
        match self._shape.is_split() && !self.query_write.val() {
            true => READS,
            false => WRITES,
        }
    }

    fn next_state(&mut self) {
        if self.set_valid.val() {
            let (row, kind) = (self.query_row.val().index(), self.kind());
            let (slot, lane) = (self.query_slot.val().index(), self.query_lane.val().index());
            for (columns, column_of) in self.columns[kind].iter_mut().zip(&self._column_of) {
                let slots = &mut columns[column_of[row]];
                slots.set(slot, slots[slot] | 1 << lane);
            }
        }
        let (walk_lanes, walk_slot) = (self.walk_lanes(), self.walk_slot.val().index());
        let (walk_clear, flush_valid) = (self.walk_clear.val(), self.flush_valid.val());
        let (flush_slot, clear) = (self.flush_slot.val().index(), self.clear.val());
        if !(walk_clear || flush_valid || clear) {
            return;
        }
        for slots in self.columns.iter_mut().flatten().flatten() {
            if walk_clear {
                slots.set(walk_slot, slots[walk_slot] & !walk_lanes);
            }
            if flush_valid {
                slots.set(flush_slot, 0);
            }
            if clear {
                slots.fill(0);
            }
        }
    }

    /// The lanes of a slot that have the row in their signature of a kind.
    fn members(&self, kind: usize, slot: usize) -> u64 {
        let row = self.query_row.val().index();
        let filters = self.columns[kind].iter().zip(&self._column_of);
        filters.fold(!0, |lanes, (columns, column_of)| {
            lanes & columns[column_of[row]][slot]
        })
    }

    fn classes_of(&self, slot: usize, lanes: u64) -> u64 {
        let columns = self.columns[WRITES][0].iter().enumerate();
        columns.fold(0, |classes, (column, slots)| {
            classes | u64::from(slots[slot] & lanes != 0) << (column % CLASSES)
        })
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.next_state();
        }
        let group = self.query_group.val().index();
        let own_slot = self.query_slot.val().index();
        let own_bit = 1 << self.query_lane.val().index();
        let both = self._shape.is_split() && self.query_write.val();
        self.own_hit.next = self.members(WRITES, own_slot) & own_bit != 0;
        self.other_hit.next = (0..SLOTS).any(|slot| {
            let own = if slot == own_slot { own_bit } else { 0 };
            let reads = if both { self.members(READS, slot) } else { 0 };
            group >> slot & 1 != 0 && (self.members(WRITES, slot) | reads) & !own != 0
        });
        let classes = self.classes_of(self.walk_slot.val().index(), self.walk_lanes());
        self.walk_classes.next = classes.into();
    }

    fn connect(&mut self) {
        self.own_hit.connect();
        self.other_hit.connect();
        self.walk_classes.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(self.text())
    }
}

/// A register of the lanes of one slot that have one bit.
struct Column {
    kind: usize,
    filter: usize,
    slot: usize,
    column: usize,
}

impl Column {
    fn name(&self, filters: usize) -> String {
        let Self {
            kind,
            filter,
            slot,
            column,
        } = self;
        match filters {
            1 => format!("{}{slot}_{column}", KINDS[*kind]),
            _ => format!("{}{slot}_{filter}_{column}", KINDS[*kind]),
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    SignatureFile<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn registers(&self) -> impl Iterator<Item = Column> + '_ {
        let (kinds, filters) = (self.columns.len(), self._shape.filters());
        (0..kinds * filters * SLOTS * self._shape.columns()).map(move |number| {
            let columns = self._shape.columns();
            Column {
                column: number % columns,
                slot: number / columns % SLOTS,
                filter: number / columns / SLOTS % filters,
                kind: number / columns / SLOTS / filters,
            }
        })
    }

    /// The Verilog of the unit.
    fn text(&self) -> String {
        let (filters, width) = (self._shape.filters(), self._shape.width());
        let mut code = String::from("wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};\n");
        code += "wire [63:0] own_bit = 64'd1 << query_lane;\n";
        for filter in 0..filters {
            let hash = self._shape.hash_of(filter, STATE_BITS);
            code += &format!(
                "wire [{}:0] query_column{filter} = {};\n",
                width - 1,
                hash.verilog("query_row", width)
            );
        }
        if !self._shape.is_split() {
            code += "wire unused_write = query_write;\n";
        }
        code += "wire unused_row = &query_row;\n";
        for register in self.registers() {
            code += &format!("reg [63:0] {};\n", register.name(filters));
        }
        code += &self.look_up();
        code += &self.next_signatures();
        code += "initial begin\n";
        for register in self.registers() {
            code += &format!("   {} = 0;\n", register.name(filters));
        }
        code + "end\n"
    }

    fn look_up(&self) -> String {
        let (filters, width) = (self._shape.filters(), self._shape.width());
        let mut code = String::new();
        for slot in 0..SLOTS {
            code += &format!("reg [63:0] column{slot};\n");
            for (kind, filter) in self.looked_up() {
                code += &format!("reg [63:0] {}{slot}_at{filter};\n", KINDS[kind]);
            }
        }
        code +=
            "always @(*) begin\n   own_hit = 1'b0;\n   other_hit = 1'b0;\n   walk_classes = 0;\n";
        for slot in 0..SLOTS {
            for (kind, filter) in self.looked_up() {
                code += &format!("   case (query_column{filter})\n");
                for column in 0..self._shape.columns() {
                    let register = Column {
                        kind,
                        filter,
                        slot,
                        column,
                    };
                    code += &format!(
                        "      {width}'d{column}: {}{slot}_at{filter} = {};\n",
                        KINDS[kind],
                        register.name(filters)
                    );
                }
                code += "   endcase\n";
            }
            let members: Vec<String> = (0..filters)
                .map(|filter| format!("signs{slot}_at{filter}"))
                .collect();
            let members = members.join(" & ");
            code += &format!("   if (query_slot == {slot}) own_hit = |({members} & own_bit);\n");
            code += &match self._shape.is_split() {
                true => format!(
                    "   column{slot} = {members} | (query_write ? reads{slot}_at0 : 64'd0);\n"
                ),
                false => format!("   column{slot} = {members};\n"),
            };
            code += &format!(
                "   if (query_group[{slot}] && |(column{slot} & ~(query_slot == {slot} ? own_bit : 64'd0))) \
                 other_hit = 1'b1;\n   \
                 if (walk_slot == {slot}) begin\n"
            );
            for class in 0..CLASSES.min(self._shape.columns()) {
                let columns: Vec<String> = (class..self._shape.columns())
                    .step_by(CLASSES)
                    .map(|column| {
                        let (kind, filter) = (WRITES, 0);
                        let register = Column {
                            kind,
                            filter,
                            slot,
                            column,
                        };
                        register.name(filters)
                    })
                    .collect();
                let columns = match &columns[..] {
                    [one] => one.clone(),
                    several => format!("({})", several.join(" | ")),
                };
                code += &format!("      walk_classes[{class}] = |({columns} & walk_lanes);\n");
            }
            code += "   end\n";
        }
        code + "end\n"
    }

    /// The kinds and filters of which a look-up reads a column.
    fn looked_up(&self) -> impl Iterator<Item = (usize, usize)> {
        let (kinds, filters) = (self.columns.len(), self._shape.filters());
        (0..kinds).flat_map(move |kind| (0..filters).map(move |filter| (kind, filter)))
    }

    fn next_signatures(&self) -> String {
        let mut code = String::from("always @(posedge clock) begin\n");
        for register in self.registers() {
            let Column {
                kind,
                filter,
                slot,
                column,
            } = register;
            let name = register.name(self._shape.filters());
            let of_kind = match (self._shape.is_split(), kind) {
                (false, _) => "",
                (true, WRITES) => " && query_write",
                (true, _) => " && !query_write",
            };
            code += &format!(
                "   if (clear || (flush_valid && flush_slot == {slot})) {name} <= 0;\n   \
                 else {name} <= ({name} | (set_valid{of_kind} && query_slot == {slot} && query_column{filter} == {column} ? own_bit : 64'd0))\n      \
                 & ~(walk_clear && walk_slot == {slot} ? walk_lanes : 64'd0);\n"
            );
        }
        code + "end\n"
    }
}

crate::pins!(SignatureFilePins of SignatureFile<const SLOTS, const SLOT_BITS, const STATE_BITS, const CLASSES> {
    in: clear, query_row, query_write, query_slot, query_lane, query_group, set_valid, flush_valid,
        flush_slot, walk_slot, walk_lanes_lo, walk_lanes_hi, walk_clear;
    out: own_hit, other_hit, walk_classes;
    idle: |file| !file.clear.val()
        && !file.set_valid.val()
        && !file.flush_valid.val()
        && !file.walk_clear.val()
});
