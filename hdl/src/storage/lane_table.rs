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

use super::circuit::array::{Action, Array};
use super::circuit::{input, output, print, simulate, Circuit, Hardware};
use crate::prelude::*;

/// `2^ROW_BITS` rows of `LANES` words of `WIDTH <= 32` bits.
#[derive(LogicBlock, Clone)]
pub struct LaneTable<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Vec<Signal<Out, Bits<WIDTH>>>,
    pub write_valid: Signal<In, bool>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Vec<Signal<In, Bits<WIDTH>>>,
    /// By lane.
    words: Vec<Array>,
}

impl<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> Default
    for LaneTable<LANES, WIDTH, ROW_BITS>
{
    /// # Panics
    /// If a word is wider than 32 bits.
    fn default() -> Self {
        assert!(WIDTH <= 32, "LaneTable: words of {WIDTH} bits: at most 32");
        // Packed: rows of a memory are not read in the same cycle.
        let lane_words = |lane| Array::packed(format!("words{lane}"), 1 << ROW_BITS, WIDTH);
        Self {
            clock: Default::default(),
            read_row: Default::default(),
            read_data: vec![Default::default(); LANES],
            write_valid: Default::default(),
            write_row: Default::default(),
            write_data: vec![Default::default(); LANES],
            words: (0..LANES).map(lane_words).collect(),
        }
    }
}

impl<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> Circuit
    for LaneTable<LANES, WIDTH, ROW_BITS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let valid = input!(hw, self.write_valid);
        let row = input!(hw, self.write_row);
        hw.when(valid, |hw| {
            for lane in 0..LANES {
                let word = input!(hw, self.write_data[lane]);
                hw.act(&mut self.words[lane], Action::Write { row, word });
            }
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.read_row);
        for lane in 0..LANES {
            output!(hw, self.read_data[lane], hw.read(&self.words[lane], row));
        }
    }
}

impl<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> Logic
    for LaneTable<LANES, WIDTH, ROW_BITS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.read_data.iter_mut().for_each(|data| data.connect());
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}

crate::pins!(LaneTablePins of LaneTable<const LANES, const WIDTH, const ROW_BITS> {
    in: read_row, write_valid, write_row, write_data[];
    out: read_data[];
    idle: |table| !table.write_valid.val()
});
