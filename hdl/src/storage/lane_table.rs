//! A word a lane for each warp in flight.
//!
//! ```text
//!               +-----------------+
//!  read_row   ->|  rows x LANES   |-> read_data (a word a lane, same cycle)
//!  write_*    ->|  words          |
//!               +-----------------+
//! ```
//!
//! Whole rows are read and written. A read is combinational; one of the row that is written in this
//! cycle returns the old words. Latency 0, one read and one write a cycle. Words start as zeros;
//! nothing in Turnstile relies on that.

use super::cells::Cells;
use crate::prelude::*;

/// `2^ROW_BITS` rows of `LANES` words of `WIDTH <= 32` bits.
#[derive(LogicBlock)]
pub struct LaneTable<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Vec<Signal<Out, Bits<WIDTH>>>,
    pub write_valid: Signal<In, bool>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Vec<Signal<In, Bits<WIDTH>>>,
    words: Vec<Cells<Bits<WIDTH>>>,
}

impl<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> Default
    for LaneTable<LANES, WIDTH, ROW_BITS>
{
    /// # Panics
    /// If a word is wider than 32 bits.
    fn default() -> Self {
        assert!(WIDTH <= 32, "LaneTable: words of {WIDTH} bits: at most 32");
        Self {
            clock: Default::default(),
            read_row: Default::default(),
            read_data: vec![Default::default(); LANES],
            write_valid: Default::default(),
            write_row: Default::default(),
            write_data: vec![Default::default(); LANES],
            words: vec![Cells::new(LANES, Default::default()); 1 << ROW_BITS],
        }
    }
}

impl<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> Logic
    for LaneTable<LANES, WIDTH, ROW_BITS>
{
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_valid.val() {
            let row = &mut self.words[self.write_row.val().index()];
            for (lane, data) in self.write_data.iter().enumerate() {
                row.set(lane, data.val());
            }
        }
        let row = &self.words[self.read_row.val().index()];
        for (data, word) in self.read_data.iter_mut().zip(row.iter()) {
            data.next = *word;
        }
    }

    fn connect(&mut self) {
        self.read_data.iter_mut().for_each(|data| data.connect());
    }

    fn hdl(&self) -> Verilog {
        let top = (WIDTH << ROW_BITS) - 1;
        // Packed vectors: an unpacked array read in `always @(*)` is one that tools warn about.
        let lanes: String = (0..LANES)
            .map(|lane| {
                format!(
                    "\
reg [{top}:0] words{lane};
initial words{lane} = 0;
always @(*) read_data${lane} = words{lane}[{WIDTH} * read_row +: {WIDTH}];
always @(posedge clock) if (write_valid) words{lane}[{WIDTH} * write_row +: {WIDTH}] <= write_data${lane};
"
                )
            })
            .collect();
        Verilog::Custom(lanes)
    }
}

crate::pins!(LaneTablePins of LaneTable<const LANES, const WIDTH, const ROW_BITS> {
    in: read_row, write_valid, write_row, write_data[];
    out: read_data[];
    idle: |table| !table.write_valid.val()
});
