//! State bits of one bank: for each wavefront slot and each row of variables, "holds an entry".
//!
//! ```text
//!                 +---------------------+
//!  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//!  set, unset   ->|                     |
//!  flush        ->|                     |
//!  scan_slot,   ->|                     |-> scan_any, scan_row (lowest marked row from
//!  scan_from,   ->|                     |   scan_from on, in the residues asked for, same cycle)
//!  scan_residues->|                     |
//!                 +---------------------+
//! ```
//!
//! A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
//! wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//!
//! `set` and `unset` act on `query_row` at the rising edge. **Same-cycle priority**: `clear`, then
//! `flush`, then `unset`, then `set`. `scan_residues` bit `i` admits the rows with `row % 8 == i`.

use rust_hdl::prelude::*;

/// `SLOTS` planes of `rows <= 2^STATE_BITS` bits.
#[derive(LogicBlock, Default)]
pub struct RowMarks<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub query_row: Signal<In, Bits<STATE_BITS>>,
    pub marks: Signal<Out, Bits<SLOTS>>,
    pub set_valid: Signal<In, bool>,
    pub set_slot: Signal<In, Bits<SLOT_BITS>>,
    pub unset_valid: Signal<In, bool>,
    pub unset_slot: Signal<In, Bits<SLOT_BITS>>,
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_from: Signal<In, Bits<STATE_BITS>>,
    pub scan_residues: Signal<In, Bits<8>>,
    pub scan_any: Signal<Out, bool>,
    pub scan_row: Signal<Out, Bits<STATE_BITS>>,
    _rows: usize,
    _planes: Vec<Vec<u32>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    RowMarks<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits, or `SLOTS` more than `SLOT_BITS`.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowMarks: {rows} rows do not fit {STATE_BITS} bits"
        );
        assert!(
            SLOTS <= 1 << SLOT_BITS,
            "RowMarks: {SLOTS} slots do not fit {SLOT_BITS} bits"
        );
        Self {
            _rows: rows,
            _planes: vec![vec![0; rows.div_ceil(32)]; SLOTS],
            ..Default::default()
        }
    }

    fn next_state(&mut self) {
        let row = self.query_row.val().index();
        let (word, bit) = (row / 32, 1 << (row % 32));
        if row < self._rows && self.set_valid.val() {
            self._planes[self.set_slot.val().index()][word] |= bit;
        }
        if row < self._rows && self.unset_valid.val() {
            self._planes[self.unset_slot.val().index()][word] &= !bit;
        }
        if self.flush_valid.val() {
            self._planes[self.flush_slot.val().index()].fill(0);
        }
        if self.clear.val() {
            self._planes.iter_mut().for_each(|plane| plane.fill(0));
        }
    }

    fn marks_of(&self, row: usize) -> u32 {
        if row >= self._rows {
            return 0;
        }
        (0..SLOTS).fold(0, |marks, slot| {
            marks | (self._planes[slot][row / 32] >> (row % 32) & 1) << slot
        })
    }

    fn lowest(&self) -> Option<usize> {
        let residues = 0x0101_0101 * self.scan_residues.val().index() as u32;
        let from = self.scan_from.val().index();
        let plane = &self._planes[self.scan_slot.val().index()];
        (from / 32..plane.len()).find_map(|word| {
            let reached = if word == from / 32 {
                !0 << (from % 32)
            } else {
                !0
            };
            let rows = plane[word] & residues & reached;
            (rows != 0).then(|| 32 * word + rows.trailing_zeros() as usize)
        })
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for RowMarks<SLOTS, SLOT_BITS, STATE_BITS>
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
        let mut code = String::from("integer row;\n");
        for slot in 0..SLOTS {
            code += &format!("reg [{last}:0] plane{slot};\n");
        }
        code += &format!("reg [{last}:0] scanned;\n");
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
            "   scan_any = 1'b0;\n   scan_row = 0;\n   \
             for (row = {last}; row >= 0; row = row - 1)\n      \
             if (scanned[row] && row >= scan_from && scan_residues[row & 7]) begin\n         \
             scan_any = 1'b1;\n         scan_row = row;\n      end\nend\n"
        );
        code += "always @(posedge clock) begin\n";
        for slot in 0..SLOTS {
            code += &format!(
                "   if (set_valid && set_slot == {slot}) plane{slot}[query_row] <= 1'b1;\n   \
                 if (unset_valid && unset_slot == {slot}) plane{slot}[query_row] <= 1'b0;\n   \
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

crate::pins!(RowMarks<const SLOTS, const SLOT_BITS, const STATE_BITS> {
    in: clear, query_row, set_valid, set_slot, unset_valid, unset_slot, flush_valid, flush_slot,
        scan_slot, scan_from, scan_residues;
    out: marks, scan_any, scan_row;
    idle: |marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val()
});
