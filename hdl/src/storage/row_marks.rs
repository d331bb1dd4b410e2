//! State bits of one bank: for each wavefront slot and each row of variables, "holds an entry".
//!
//! ```text
//!                 +---------------------+
//!  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//!  set          ->|                     |   (sets the mark of query_row)
//!  unset        ->|                     |   (clears that of unset_row)
//!  flush        ->|                     |
//!  scan_slot,   ->|                     |-> scan_any, scan_row (lowest marked row from
//!  scan_from,   ->|                     |   scan_from on, in the classes asked for, same cycle)
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
//! hash of the row says ([`with_hash`](RowMarks::with_hash)).

use crate::row_hash::{FilterHash, RowHash};
use rust_hdl::prelude::*;

/// `SLOTS` planes of `rows <= 2^STATE_BITS` bits.
#[derive(LogicBlock, Default)]
pub struct RowMarks<
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
    pub scan_from: Signal<In, Bits<STATE_BITS>>,
    pub scan_classes: Signal<In, Bits<CLASSES>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    _rows: usize,
    _planes: Vec<Vec<u32>>,
    /// The rows of each class.
    _members: Vec<Vec<u32>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    RowMarks<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// Classes by the low bits of the row.
    ///
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits, `SLOTS` more than `SLOT_BITS`, or there are more than 32 classes or
    /// no power of two of them.
    pub fn new(rows: usize) -> Self {
        Self::with_hash(rows, RowHash::Modulo, CLASSES.ilog2() as usize)
    }

    /// Classes by a hash of `width` bits, modulo `CLASSES`.
    ///
    /// # Panics
    /// As [`RowMarks::new`].
    pub fn with_hash(rows: usize, hash: RowHash, width: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowMarks: {rows} rows do not fit {STATE_BITS} bits"
        );
        assert!(
            SLOTS <= 1 << SLOT_BITS,
            "RowMarks: {SLOTS} slots do not fit {SLOT_BITS} bits"
        );
        assert!(
            CLASSES.is_power_of_two() && CLASSES <= 32,
            "RowMarks: {CLASSES} classes: a power of two up to 32"
        );
        let hash = FilterHash {
            hash,
            filter: 0,
            width,
            row_bits: STATE_BITS,
        };
        let plane = vec![0; rows.div_ceil(32)];
        let mut members = vec![plane.clone(); CLASSES];
        for row in 0..rows {
            let class = hash.column(row) % CLASSES;
            members[class][row / 32] |= 1 << (row % 32);
        }
        Self {
            _rows: rows,
            _planes: vec![plane; SLOTS],
            _members: members,
            ..Default::default()
        }
    }

    fn next_state(&mut self) {
        let row = self.query_row.val().index();
        if row < self._rows && self.set_valid.val() {
            self._planes[self.set_slot.val().index()][row / 32] |= 1 << (row % 32);
        }
        let row = self.unset_row.val().index();
        if row < self._rows && self.unset_valid.val() {
            self._planes[self.unset_slot.val().index()][row / 32] &= !(1 << (row % 32));
        }
        if self.flush_valid.val() {
            self._planes[self.flush_slot.val().index()].fill(0);
        }
        if self.clear.val() {
            self._planes.iter_mut().for_each(|plane| plane.fill(0));
        }
    }

    /// A constant with a bit for each row, in Verilog.
    fn rows_where(&self, holds: impl Fn(usize) -> bool) -> String {
        let digit = |place: usize| {
            let rows = 4 * place..(4 * place + 4).min(self._rows);
            let value = rows.fold(0, |value, row| value | u32::from(holds(row)) << (row % 4));
            format!("{value:x}")
        };
        let digits: String = (0..self._rows.div_ceil(4)).rev().map(digit).collect();
        format!("{}'h{digits}", self._rows)
    }

    /// In Verilog: the rows of the classes that are asked for.
    fn asked(&self) -> String {
        let rows = self._rows;
        // A bus of one bit is no vector.
        if CLASSES == 1 {
            return format!("{{{rows}{{scan_classes}}}}");
        }
        let class = |class: usize| {
            let members =
                self.rows_where(|row| self._members[class][row / 32] >> (row % 32) & 1 != 0);
            format!("{{{rows}{{scan_classes[{class}]}}}} & {members}")
        };
        (0..CLASSES).map(class).collect::<Vec<_>>().join(" | ")
    }

    fn marks_of(&self, row: usize) -> u32 {
        if row >= self._rows {
            return 0;
        }
        (0..SLOTS).fold(0, |marks, slot| {
            marks | (self._planes[slot][row / 32] >> (row % 32) & 1) << slot
        })
    }

    /// The rows of word `word` whose classes are asked for.
    fn admitted(&self, word: usize) -> u32 {
        let classes = self.scan_classes.val();
        let asked = (0..CLASSES).filter(|&class| classes.get_bit(class));
        asked.fold(0, |rows, class| rows | self._members[class][word])
    }

    fn lowest(&self) -> Option<usize> {
        let from = self.scan_from.val().index();
        let plane = &self._planes[self.scan_slot.val().index()];
        (from / 32..plane.len()).find_map(|word| {
            let reached = if word == from / 32 {
                !0 << (from % 32)
            } else {
                !0
            };
            let marked = plane[word] & reached;
            let rows = if marked == 0 {
                0
            } else {
                marked & self.admitted(word)
            };
            (rows != 0).then(|| 32 * word + rows.trailing_zeros() as usize)
        })
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    Logic for RowMarks<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.next_state();
        }
        self.marks.next = u64::from(self.marks_of(self.query_row.val().index())).into();
        let lowest = self.lowest();
        self.scan_any.next = lowest.is_some();
        self.scan_row.next = (lowest.unwrap_or(0) as u64).into();
    }

    fn connect(&mut self) {
        self.marks.connect();
        self.scan_any.connect();
        self.scan_row.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self._rows - 1;
        let mut code = String::new();
        for slot in 0..SLOTS {
            code += &format!("reg [{last}:0] plane{slot};\n");
        }
        code += &format!("reg [{last}:0] scanned;\nreg [{last}:0] eligible;\n");
        code += "always @(*) begin\n   marks = 0;\n";
        for slot in 0..SLOTS {
            code +=
                &format!("   if (query_row <= {last}) marks[{slot}] = plane{slot}[query_row];\n");
        }
        // Apart from the query: the row scanned may be the row queried in the same cycle.
        code += "end\nalways @(*) begin\n   scanned = 0;\n";
        for slot in 0..SLOTS {
            code += &format!("   if (scan_slot == {slot}) scanned = plane{slot};\n");
        }
        code += &format!(
            "   eligible = scanned & ({} << scan_from) & ({});\nend\n",
            self.rows_where(|_| true),
            self.asked()
        );
        code += &tournament(self._rows, STATE_BITS);
        code += "always @(posedge clock) begin\n";
        for slot in 0..SLOTS {
            code += &format!(
                "   if (set_valid && set_slot == {slot}) plane{slot}[query_row] <= 1'b1;\n   \
                 if (unset_valid && unset_slot == {slot}) plane{slot}[unset_row] <= 1'b0;\n   \
                 if (flush_valid && flush_slot == {slot}) plane{slot} <= 0;\n   \
                 if (clear) plane{slot} <= 0;\n"
            );
        }
        code += "end\ninitial begin\n";
        for slot in 0..SLOTS {
            code += &format!("   plane{slot} = 0;\n");
        }
        code += "end\n";
        Verilog::Custom(code)
    }
}

/// In Verilog: the lowest of the eligible rows, in the levels of a tree of pairs. A loop over the rows would be a chain of
/// multiplexers as long as the bank.
fn tournament(rows: usize, bits: usize) -> String {
    let mut code = String::from("integer pair;\n");
    for level in 0..=bits {
        let last = (1 << (bits - level)) - 1;
        code += &format!("reg [{last}:0] any{level};\n");
        for bit in 0..level {
            code += &format!("reg [{last}:0] row{level}_{bit};\n");
        }
    }
    let spare = (1 << bits) - rows;
    let padded = match spare {
        0 => "eligible".into(),
        _ => format!("{{{spare}'d0, eligible}}"),
    };
    code += &format!("always @(*) begin\n   any0 = {padded};\n");
    for level in 1..=bits {
        let (below, pairs) = (level - 1, 1 << (bits - level));
        code += &format!(
            "   for (pair = 0; pair < {pairs}; pair = pair + 1) begin\n      \
             any{level}[pair] = any{below}[2 * pair] | any{below}[2 * pair + 1];\n      \
             row{level}_{below}[pair] = !any{below}[2 * pair];\n"
        );
        for bit in 0..below {
            code += &format!(
                "      row{level}_{bit}[pair] = any{below}[2 * pair] ? row{below}_{bit}[2 * pair] : row{below}_{bit}[2 * pair + 1];\n"
            );
        }
        code += "   end\n";
    }
    code += "end\nalways @(*) begin\n";
    code += &format!("   scan_any = any{bits}[0];\n   scan_row = 0;\n   if (any{bits}[0]) begin\n");
    for bit in 0..bits {
        code += &format!("      scan_row[{bit}] = row{bits}_{bit}[0];\n");
    }
    code + "   end\nend\n"
}

crate::pins!(RowMarks<const SLOTS, const SLOT_BITS, const STATE_BITS, const CLASSES> {
    in: clear, query_row, set_valid, set_slot, unset_valid, unset_slot, unset_row, flush_valid, flush_slot,
        scan_slot, scan_from, scan_classes;
    out: marks, scan_any, scan_row;
    idle: |marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val()
});
