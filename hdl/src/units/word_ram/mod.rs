//! A memory of words: one read port, one write port.
//!
//! ```text
//!               +---------------+
//!  read_index ->|  2^INDEX_BITS |-> read_word  (next cycle)
//!  write_*    ->|  words        |
//!               +---------------+
//! ```
//!
//! A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of one word in one cycle:
//! the read returns the new word (**write-first**), so that what reads, decides and writes back a cycle later never sees a word that is about to
//! be overwritten. The words start as zeros, as an FPGA's do; nothing in Turnstile relies on that.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, load, print, simulate, Circuit, Hardware};

/// `2^INDEX_BITS` words of `WIDTH` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(EarlyConflict, "a memory of words", WordRam::<TIME_SET_BITS, TIME_BITS>::default())]
#[legal(WIDTH <= 32, "words of {WIDTH} bits: at most 32")]
#[idle(|ram| !ram.write_valid.val() && ram.shows_its_word())]
pub struct WordRam<const INDEX_BITS: usize, const WIDTH: usize> {
    pub clock: Signal<In, Clock>,
    pub read_index: Signal<In, Bits<INDEX_BITS>>,
    pub read_word: Signal<Out, Bits<WIDTH>>,
    pub write_valid: Signal<In, bool>,
    pub write_index: Signal<In, Bits<INDEX_BITS>>,
    pub write_word: Signal<In, Bits<WIDTH>>,
    #[start(StorageArray::memory("entries", 1 << INDEX_BITS, WIDTH))]
    entries: StorageArray,
}

impl<const INDEX_BITS: usize, const WIDTH: usize> WordRam<INDEX_BITS, WIDTH> {
    /// The word of `read_index` is at the output already.
    fn shows_its_word(&self) -> bool {
        self.entries.get(self.read_index.val().index()) == self.read_word.val().index() as u64
    }
}

impl<const INDEX_BITS: usize, const WIDTH: usize> Circuit for WordRam<INDEX_BITS, WIDTH> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let read = input!(hw, self.read_index);
        let valid = input!(hw, self.write_valid);
        let row = input!(hw, self.write_index);
        let word = input!(hw, self.write_word);
        let same = hw.equal(row, read);
        let written = hw.and(valid, same);
        let written = hw.named(format_args!("reads_written"), written);
        let kept = hw.read(&self.entries, read);
        load!(hw, self.read_word, hw.select(written, word, kept));
        hw.when(valid, |hw| {
            hw.act(&mut self.entries, Action::Write { row, word });
        });
    }

    fn show<H: Hardware>(&mut self, _: &mut H) {}
}

impl<const INDEX_BITS: usize, const WIDTH: usize> Logic for WordRam<INDEX_BITS, WIDTH> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.read_word.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
