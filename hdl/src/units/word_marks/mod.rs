//! Marks of one bank's owner words: for each wavefront slot and each word, "this slot has a live entry here".
//!
//! ```text
//!                 +--------------------+
//!  word         ->|  slots x rows bits |-> marks (one bit a slot, same cycle)
//!  set          ->|                    |   (sets the mark of a slot on the word)
//!  unset        ->|                    |   (clears it)
//!  flush        ->|                    |
//!  scan_slot,   ->|                    |-> scan_any, scan_word (next marked word: the first, or with
//!  scan_on      ->|                    |   scan_on the first behind `word`; same cycle)
//!                 +--------------------+
//! ```
//!
//! A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
//! wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//!
//! A look, a set, an unset and a scan are all at one word, so its number is decoded once. A scan finds first the next block of eight words with a
//! mark, then the word in it. [`RowValidBits`](crate::row_valid_bits::RowValidBits) takes a row of its own for each of these.
//!
//! **Same-cycle priority**: `clear`, then `flush`, then `unset`, then `set`. Words are scanned by number. Without `scan_any` the word means nothing.

use crate::prelude::*;
use crate::storage::circuit::block_scan::BlockPorts;
use crate::storage::circuit::plane::{Plane, Renewal};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};
use crate::storage::slot_planes;

/// `SLOTS` planes of `words <= 2^WORD_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    LocalTmDirectory,
    "marks of one bank's owner words, by wavefront slot",
    WordMarks::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS.div_ceil(4))
)]
#[legal(WORD_BITS > 1, "words of {WORD_BITS} bits: at least 2")]
#[legal(SLOTS <= 1 << SLOT_BITS, "{SLOTS} slots do not fit {SLOT_BITS} bits")]
#[idle(|marks| !marks.clear.val()
        && !marks.set_valid.val()
        && !marks.unset_valid.val()
        && !marks.flush_valid.val())]
pub struct WordMarks<const SLOTS: usize, const SLOT_BITS: usize, const WORD_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub word: Signal<In, Bits<WORD_BITS>>,
    pub marks: Signal<Out, Bits<SLOTS>>,
    pub set_valid: Signal<In, bool>,
    pub set_slot: Signal<In, Bits<SLOT_BITS>>,
    pub unset_valid: Signal<In, bool>,
    pub unset_slot: Signal<In, Bits<SLOT_BITS>>,
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_slot: Signal<In, Bits<SLOT_BITS>>,
    pub scan_on: Signal<In, bool>,
    pub scan_any: Signal<Out, bool>,
    pub scan_word: Signal<Out, Bits<WORD_BITS>>,
    /// By slot.
    planes: Vec<Plane>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const WORD_BITS: usize>
    WordMarks<SLOTS, SLOT_BITS, WORD_BITS>
{
    /// # Panics
    /// If `words` is 0 or needs more than `WORD_BITS` bits, `WORD_BITS` is 1, or `SLOTS` needs more than `SLOT_BITS` bits.
    pub fn new(words: usize) -> Self {
        assert!(
            (1..=1 << WORD_BITS).contains(&words),
            "WordMarks: {words} words do not fit {WORD_BITS} bits"
        );
        Self {
            planes: slot_planes::planes(SLOTS, words),
            ..Default::default()
        }
    }

    /// The mark of a slot on the word after the edge, and whether the slot keeps the others.
    #[inline(always)]
    fn next<H: Hardware>(&self, hw: &mut H, slot: usize) -> [H::Word; 2] {
        let of = |hw: &mut H, valid: H::Word, named: H::Word| {
            let here = hw.is(named, slot);
            hw.and(valid, here)
        };
        let (valid, named) = (input!(hw, self.flush_valid), input!(hw, self.flush_slot));
        let flushed = of(hw, valid, named);
        let clear = input!(hw, self.clear);
        let goes = hw.or(clear, flushed);
        let keep = hw.not(goes);
        let keep = hw.named(format_args!("keep{slot}"), keep);
        let (valid, named) = (input!(hw, self.set_valid), input!(hw, self.set_slot));
        let set = of(hw, valid, named);
        let (valid, named) = (input!(hw, self.unset_valid), input!(hw, self.unset_slot));
        let unset = of(hw, valid, named);
        let word = input!(hw, self.word);
        let mark = hw.decoded_bit(&self.planes[slot], word);
        let mark = hw.or(mark, set);
        let mark = hw.and_not(mark, unset);
        let mark = hw.and(mark, keep);
        [hw.named(format_args!("next{slot}"), mark), keep]
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const WORD_BITS: usize> Circuit
    for WordMarks<SLOTS, SLOT_BITS, WORD_BITS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.word);
        let (set, unset) = (input!(hw, self.set_valid), input!(hw, self.unset_valid));
        let write = hw.or(set, unset);
        let write = hw.named(format_args!("write"), write);
        for slot in 0..SLOTS {
            let [bit, keep] = self.next(hw, slot);
            let renewal = Renewal {
                row,
                write,
                bit,
                keep,
            };
            hw.renew(&mut self.planes[slot], renewal);
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let after = input!(hw, self.word);
        let marks = hw.gather(SLOTS, |hw, slot| hw.decoded_bit(&self.planes[slot], after));
        output!(hw, self.marks, marks);
        let ports = BlockPorts {
            slot: input!(hw, self.scan_slot),
            on: input!(hw, self.scan_on),
            after,
        };
        let [any, next] = hw.scan_blocks(&self.planes, WORD_BITS, ports);
        output!(hw, self.scan_any, any);
        output!(hw, self.scan_word, next);
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const WORD_BITS: usize> Logic
    for WordMarks<SLOTS, SLOT_BITS, WORD_BITS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.marks.connect();
        self.scan_any.connect();
        self.scan_word.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
