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

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `2^ROW_BITS` rows of `LANES` words of `WIDTH <= 32` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    ScratchpadAtomics,
    "a word a lane for each warp in flight",
    LaneTable::<LANES, 32, WARP_BITS>::default()
)]
#[legal(WIDTH <= 32, "words of {WIDTH} bits: at most 32")]
#[idle(|table| !table.write_valid.val())]
pub struct LaneTable<const LANES: usize, const WIDTH: usize, const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_row: Signal<In, Bits<ROW_BITS>>,
    pub read_data: Array<Signal<Out, Bits<WIDTH>>, LANES>,
    pub write_valid: Signal<In, bool>,
    pub write_row: Signal<In, Bits<ROW_BITS>>,
    pub write_data: Array<Signal<In, Bits<WIDTH>>, LANES>,
    /// By lane.
    /// Packed: rows of a memory are not read in the same cycle.
    #[start(Array::from_fn(|lane| StorageArray::packed(format!("words{lane}"), 1 << ROW_BITS, WIDTH)))]
    words: Array<StorageArray, LANES>,
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
