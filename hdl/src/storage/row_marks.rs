//! State bits of one bank: for each wavefront slot and each row of variables, "holds an entry".
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
//! hash of the row says ([`with_hash`](RowMarks::with_hash)). Rows are scanned class by class, and in a class by number, so the
//! search inside the classes does not wait for `scan_classes`, which are late: they only choose among the classes' first rows.
//! Without `scan_any` the row means nothing.

use super::cells::Cells;
use crate::prelude::*;
use crate::row_hash::{FilterHash, RowHash};

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
    pub scan_on: Signal<In, bool>,
    pub scan_after: Signal<In, Bits<STATE_BITS>>,
    pub scan_classes: Signal<In, Bits<CLASSES>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    _hash: FilterHash,
    /// The rows in the order of the scan.
    _order: Vec<usize>,
    /// The place of each row in that order.
    _place: Vec<usize>,
    /// The place where the scan goes on after each row.
    _next: Vec<usize>,
    /// The class of the row at each place.
    _class: Vec<usize>,
    /// By slot, a bit a place.
    planes: Vec<Cells<u32>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    RowMarks<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
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
    /// As [`RowMarks::new`].
    pub fn with_hash(rows: usize, hash: RowHash, width: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowMarks: {rows} rows do not fit {STATE_BITS} bits"
        );
        assert!(
            STATE_BITS > 1,
            "RowMarks: rows of {STATE_BITS} bits: at least 2"
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
        let key = |&row: &usize| (hash.column(row) % CLASSES, row);
        let mut order: Vec<usize> = (0..rows).collect();
        order.sort_by_key(key);
        let mut place = vec![0; rows];
        for (at, &row) in order.iter().enumerate() {
            place[row] = at;
        }
        let next = |row: usize| order.partition_point(|other| key(other) <= key(&row));
        Self {
            _hash: hash,
            _next: (0..1 << STATE_BITS).map(next).collect(),
            _class: order.iter().map(|row| key(row).0).collect(),
            _order: order,
            _place: place,
            planes: vec![Cells::new(rows.div_ceil(32), 0); SLOTS],
            ..Default::default()
        }
    }

    fn next_state(&mut self) {
        if self.set_valid.val() {
            if let Some(&place) = self._place.get(self.query_row.val().index()) {
                let plane = &mut self.planes[self.set_slot.val().index()];
                plane.set(place / 32, plane[place / 32] | 1 << (place % 32));
            }
        }
        if self.unset_valid.val() {
            if let Some(&place) = self._place.get(self.unset_row.val().index()) {
                let plane = &mut self.planes[self.unset_slot.val().index()];
                plane.set(place / 32, plane[place / 32] & !(1 << (place % 32)));
            }
        }
        if self.flush_valid.val() {
            self.planes[self.flush_slot.val().index()].fill(0);
        }
        if self.clear.val() {
            self.planes.iter_mut().for_each(|plane| plane.fill(0));
        }
    }

    fn marks_of(&self, row: usize) -> u32 {
        self._place.get(row).map_or(0, |place| {
            (0..SLOTS).fold(0, |marks, slot| {
                marks | (self.planes[slot][place / 32] >> (place % 32) & 1) << slot
            })
        })
    }

    /// The row that the scan comes to in the classes asked for.
    fn next_row(&self, asked: impl Fn(usize) -> bool) -> Option<usize> {
        let plane = &self.planes[self.scan_slot.val().index()];
        let from = match self.scan_on.val() {
            true => self._next[self.scan_after.val().index()],
            false => 0,
        };
        (from / 32..plane.len()).find_map(|word| {
            let mut marked = plane[word];
            if word == from / 32 {
                marked &= !0 << (from % 32);
            }
            while marked != 0 {
                let place = 32 * word + marked.trailing_zeros() as usize;
                if asked(self._class[place]) {
                    return Some(self._order[place]);
                }
                marked &= marked - 1;
            }
            None
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
        let classes = self.scan_classes.val();
        let next = self.next_row(|class| classes.get_bit(class));
        self.scan_any.next = next.is_some();
        // What the tree has if there is none: the last class's, asked for or not, or its last row.
        let last_class = self._class.last().copied();
        let row = next
            .or_else(|| self.next_row(|class| Some(class) == last_class))
            .or(self._order.last().copied())
            .unwrap_or(0);
        self.scan_row.next = (row as u64).into();
    }

    fn connect(&mut self) {
        self.marks.connect();
        self.scan_any.connect();
        self.scan_row.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = self._order.len() - 1;
        let mut code = String::new();
        for slot in 0..SLOTS {
            code += &format!("reg [{last}:0] plane{slot};\n");
        }
        code += "always @(*) begin\n   marks = 0;\n";
        for slot in 0..SLOTS {
            code +=
                &format!("   if (query_row <= {last}) marks[{slot}] = plane{slot}[query_row];\n");
        }
        // Apart from the query: the row scanned may be the row queried in the same cycle.
        code += "end\n";
        code += &self.eligible();
        code += &self.search();
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

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize, const CLASSES: usize>
    RowMarks<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>
{
    /// The rows of a class.
    fn members(&self, class: usize) -> Vec<usize> {
        let places = self._order.iter().zip(&self._class);
        let members = places.filter(|(_, of)| **of == class);
        members.map(|(row, _)| *row).collect()
    }

    /// In Verilog: the marked rows that the scan has not passed.
    fn eligible(&self) -> String {
        let last = self._order.len() - 1;
        let mut code = format!("reg [{last}:0] scanned;\nalways @(*) begin\n   scanned = 0;\n");
        for slot in 0..SLOTS {
            code += &format!("   if (scan_slot == {slot}) scanned = plane{slot};\n");
        }
        code += "end\n";
        code += &self.higher();
        let width = self._hash.width.min(CLASSES.ilog2() as usize);
        if width > 0 {
            let class = self._hash.verilog("scan_after", width);
            code += &format!("wire [{}:0] after_class = {class};\n", width - 1);
        }
        code += &format!("reg [{last}:0] ahead;\nalways @(*) begin\n   ahead = 0;\n");
        for class in 0..CLASSES {
            let members = self.members(class);
            if members.is_empty() {
                continue;
            }
            let (whole, rest) = match (width, class) {
                (0, _) => ("!scan_on".into(), "1'b1".into()),
                (_, 0) => ("!scan_on".into(), format!("after_class == {width}'d0")),
                _ => (
                    format!("!scan_on || after_class < {width}'d{class}"),
                    format!("after_class == {width}'d{class}"),
                ),
            };
            code += &format!(
                "   if ({whole}) ahead = ahead | {0};\n   else if ({rest}) ahead = ahead | (higher[{last}:0] & {0});\n",
                self.rows_of(&members)
            );
        }
        code + &format!("end\nwire [{last}:0] eligible = scanned & ahead;\n")
    }

    /// A constant with a bit for each row, in Verilog.
    fn rows_of(&self, members: &[usize]) -> String {
        let rows = self._order.len();
        let mut digits = vec![0u32; rows.div_ceil(4)];
        for row in members {
            digits[row / 4] |= 1 << (row % 4);
        }
        let digits: String = digits
            .iter()
            .rev()
            .map(|digit| format!("{digit:x}"))
            .collect();
        format!("{rows}'h{digits}")
    }

    /// In Verilog: the rows with higher numbers than `scan_after`, block by block. As one long shift it would be the slowest
    /// part of the scan.
    fn higher(&self) -> String {
        let low = STATE_BITS / 2;
        let (block, blocks) = (1 << low, 1 << (STATE_BITS - low));
        let last = blocks * block - 1;
        let mut code = format!(
            "wire [{}:0] block = scan_after[{}:{low}];\nwire [{}:0] row_in_block = scan_after[{}:0];\n",
            STATE_BITS - low - 1,
            STATE_BITS - 1,
            low - 1,
            low - 1
        );
        code += &format!("wire [{}:0] at_block = {blocks}'d1 << block;\n", blocks - 1);
        code += &format!(
            "wire [{}:0] past_block = {{{blocks}{{1'b1}}}} << block << 1;\n",
            blocks - 1
        );
        code += &format!(
            "wire [{}:0] past_row = {{{block}{{1'b1}}}} << row_in_block << 1;\n",
            block - 1
        );
        code += &format!("reg [{last}:0] higher;\nalways @(*) begin\n");
        for at in 0..blocks {
            code += &format!(
                "   higher[{}:{}] = {{{block}{{past_block[{at}]}}}} | ({{{block}{{at_block[{at}]}}}} & past_row);\n",
                (at + 1) * block - 1,
                at * block
            );
        }
        code + "end\nwire unused_higher = &higher;\n"
    }

    /// In Verilog: the first eligible row of each class, then that of the classes asked for.
    fn search(&self) -> String {
        let mut tree = Tree::<STATE_BITS>::default();
        let mut classes = vec![];
        for class in 0..CLASSES {
            let rows = self.members(class).into_iter();
            let leaf = |row| (format!("eligible[{row}]"), format!("{STATE_BITS}'d{row}"));
            let Some((any, row)) = tree.first(&rows.map(leaf).collect::<Vec<_>>()) else {
                continue;
            };
            // A bus of one bit is no vector.
            let asked = match CLASSES {
                1 => "scan_classes".to_string(),
                _ => format!("scan_classes[{class}]"),
            };
            tree.code += &format!("wire class{class} = {any} && {asked};\n");
            classes.push((format!("class{class}"), row));
        }
        let (any, row) = tree.first(&classes).expect("there are rows");
        // Classes without rows are asked for in vain.
        format!(
            "wire unused_classes = &scan_classes;\n{}always @(*) begin\n   scan_any = {any};\n   scan_row = {row};\nend\n",
            tree.code
        )
    }
}

/// Trees of pairs that find the first of many, in Verilog. A loop over them would be a chain of multiplexers as long as the bank.
#[derive(Default)]
struct Tree<const BITS: usize> {
    nodes: usize,
    code: String,
}

impl<const BITS: usize> Tree<BITS> {
    /// Whether any of the leaves is there, and the value of the first that is, or else of the last.
    fn first(&mut self, leaves: &[(String, String)]) -> Option<(String, String)> {
        let half = match leaves {
            [] => return None,
            [leaf] => return Some(leaf.clone()),
            _ => leaves.len().next_power_of_two() / 2,
        };
        let (left, left_value) = self.first(&leaves[..half])?;
        let (right, right_value) = self.first(&leaves[half..])?;
        let node = self.nodes;
        self.nodes += 1;
        self.code += &format!(
            "wire any{node} = {left} || {right};\n\
             wire [{}:0] row{node} = {left} ? {left_value} : {right_value};\n",
            BITS - 1
        );
        Some((format!("any{node}"), format!("row{node}")))
    }
}

crate::pins!(RowMarksPins of RowMarks<const SLOTS, const SLOT_BITS, const STATE_BITS, const CLASSES> {
    in: clear, query_row, set_valid, set_slot, unset_valid, unset_slot, unset_row, flush_valid, flush_slot,
        scan_slot, scan_on, scan_after, scan_classes;
    out: marks, scan_any, scan_row;
    idle: |marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val()
});
