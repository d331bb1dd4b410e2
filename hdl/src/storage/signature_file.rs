//! The Bloom signatures of one bank: one signature of 8 bits for each work-item.
//!
//! LocalTM-Bloom, section 3.3: 256 signatures a bank, one hash, `row % 8`; all signatures are
//! looked up in one cycle. Held by column: column `i` has bit `i` of every work-item's signature,
//! so a look-up reads one column and splits it into the asker's own bit and everybody else's.
//!
//! ```text
//!                  +--------------------------+
//!  query_column  ->|                          |-> own_hit, other_hit (same cycle)
//!  query_slot,   ->|  8 columns x SLOTS x 64  |
//!  query_lane    ->|                          |
//!  query_group   ->|  (only these slots count as others)
//!  set_valid     ->|  (sets the asker's bit of the column)
//!  flush         ->|  (clears the signatures of a slot)
//!  walk_slot,    ->|                          |-> walk_columns: columns in which any of the
//!  walk_lanes_*  ->|                          |   chosen lanes has its bit set (same cycle)
//!  walk_clear    ->|  (clears the signatures of the chosen lanes)
//!                  +--------------------------+
//! ```
//!
//! **Same-cycle priority**: `clear`, then `flush` and `walk_clear`, then `set`.

use rust_hdl::prelude::*;

/// Columns of the signature; the paper's 8-bit filter.
pub const COLUMNS: usize = 8;

/// Signatures of `SLOTS` wavefronts of 64 lanes.
#[derive(LogicBlock, Default)]
pub struct SignatureFile<const SLOTS: usize, const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub query_column: Signal<In, Bits<3>>,
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
    pub walk_columns: Signal<Out, Bits<8>>,
    pub walk_clear: Signal<In, bool>,
    _columns: Vec<Vec<u64>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize> SignatureFile<SLOTS, SLOT_BITS> {
    /// # Panics
    /// If `SLOTS` needs more than `SLOT_BITS` bits.
    pub fn new() -> Self {
        assert!(
            SLOTS <= 1 << SLOT_BITS,
            "SignatureFile: {SLOTS} slots do not fit {SLOT_BITS} bits"
        );
        Self {
            _columns: vec![vec![0; SLOTS]; COLUMNS],
            ..Default::default()
        }
    }

    fn walk_lanes(&self) -> u64 {
        self.walk_lanes_lo.val().index() as u64 | (self.walk_lanes_hi.val().index() as u64) << 32
    }

    fn next_state(&mut self) {
        let column = self.query_column.val().index();
        if self.set_valid.val() {
            self._columns[column][self.query_slot.val().index()] |=
                1 << self.query_lane.val().index();
        }
        let (walk_lanes, walk_slot) = (self.walk_lanes(), self.walk_slot.val().index());
        for slots in &mut self._columns {
            if self.walk_clear.val() {
                slots[walk_slot] &= !walk_lanes;
            }
            if self.flush_valid.val() {
                slots[self.flush_slot.val().index()] = 0;
            }
            if self.clear.val() {
                slots.fill(0);
            }
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize> Logic for SignatureFile<SLOTS, SLOT_BITS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.next_state();
        }
        let group = self.query_group.val().index();
        let own_slot = self.query_slot.val().index();
        let own_bit = 1 << self.query_lane.val().index();
        let column = &self._columns[self.query_column.val().index()];
        self.own_hit.next = column[own_slot] & own_bit != 0;
        self.other_hit.next = (0..SLOTS).any(|slot| {
            let own = if slot == own_slot { own_bit } else { 0 };
            group >> slot & 1 != 0 && column[slot] & !own != 0
        });
        let (walk_lanes, walk_slot) = (self.walk_lanes(), self.walk_slot.val().index());
        let hit = (0..COLUMNS).filter(|&column| self._columns[column][walk_slot] & walk_lanes != 0);
        self.walk_columns.next = hit.fold(0_u64, |mask, column| mask | 1 << column).into();
    }

    fn connect(&mut self) {
        self.own_hit.connect();
        self.other_hit.connect();
        self.walk_columns.connect();
    }

    fn hdl(&self) -> Verilog {
        let mut code = String::from("wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};\n");
        code += "wire [63:0] own_bit = 64'd1 << query_lane;\n";
        for slot in 0..SLOTS {
            for column in 0..COLUMNS {
                code += &format!("reg [63:0] signs{slot}_{column};\n");
            }
            code += &format!("reg [63:0] column{slot};\n");
        }
        code +=
            "always @(*) begin\n   own_hit = 1'b0;\n   other_hit = 1'b0;\n   walk_columns = 0;\n";
        for slot in 0..SLOTS {
            code += "   case (query_column)\n";
            for column in 0..COLUMNS {
                code += &format!("      3'd{column}: column{slot} = signs{slot}_{column};\n");
            }
            code += &format!(
                "   endcase\n   \
                 if (query_slot == {slot}) own_hit = |(column{slot} & own_bit);\n   \
                 if (query_group[{slot}] && |(column{slot} & ~(query_slot == {slot} ? own_bit : 64'd0))) \
                 other_hit = 1'b1;\n   \
                 if (walk_slot == {slot}) begin\n"
            );
            for column in 0..COLUMNS {
                code += &format!(
                    "      walk_columns[{column}] = |(signs{slot}_{column} & walk_lanes);\n"
                );
            }
            code += "   end\n";
        }
        code += "end\nalways @(posedge clock) begin\n";
        for slot in 0..SLOTS {
            for column in 0..COLUMNS {
                let signs = format!("signs{slot}_{column}");
                code += &format!(
                    "   if (clear || (flush_valid && flush_slot == {slot})) {signs} <= 0;\n   \
                     else {signs} <= ({signs} | (set_valid && query_slot == {slot} && query_column == {column} ? own_bit : 64'd0))\n      \
                     & ~(walk_clear && walk_slot == {slot} ? walk_lanes : 64'd0);\n"
                );
            }
        }
        code += "end\ninitial begin\n";
        for slot in 0..SLOTS {
            for column in 0..COLUMNS {
                code += &format!("   signs{slot}_{column} = 0;\n");
            }
        }
        code += "end\n";
        Verilog::Custom(code)
    }
}

crate::pins!(SignatureFile<const SLOTS, const SLOT_BITS> {
    in: clear, query_column, query_slot, query_lane, query_group, set_valid, flush_valid,
        flush_slot, walk_slot, walk_lanes_lo, walk_lanes_hi, walk_clear;
    out: own_hit, other_hit, walk_columns;
    idle: |file| !file.clear.val()
        && !file.set_valid.val()
        && !file.flush_valid.val()
        && !file.walk_clear.val()
});
