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

use super::circuit::array::{Action, Array};
use super::circuit::{input, load, print, simulate, Circuit, Hardware};
use crate::prelude::*;

/// `2^INDEX_BITS` words of `WIDTH` bits.
#[derive(LogicBlock, Clone)]
pub struct WordRam<const INDEX_BITS: usize, const WIDTH: usize> {
    pub clock: Signal<In, Clock>,
    pub read_index: Signal<In, Bits<INDEX_BITS>>,
    pub read_word: Signal<Out, Bits<WIDTH>>,
    pub write_valid: Signal<In, bool>,
    pub write_index: Signal<In, Bits<INDEX_BITS>>,
    pub write_word: Signal<In, Bits<WIDTH>>,
    entries: Array,
}

impl<const INDEX_BITS: usize, const WIDTH: usize> Default for WordRam<INDEX_BITS, WIDTH> {
    /// # Panics
    /// If a word is wider than 32 bits.
    fn default() -> Self {
        assert!(WIDTH <= 32, "WordRam: words of {WIDTH} bits: at most 32");
        Self {
            clock: Default::default(),
            read_index: Default::default(),
            read_word: Default::default(),
            write_valid: Default::default(),
            write_index: Default::default(),
            write_word: Default::default(),
            entries: Array::memory("entries", 1 << INDEX_BITS, WIDTH),
        }
    }
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

crate::pins!(WordRamPins of WordRam<const INDEX_BITS, const WIDTH> {
    in: read_index, write_valid, write_index, write_word;
    out: read_word;
    idle: |ram| !ram.write_valid.val() && ram.shows_its_word()
});
