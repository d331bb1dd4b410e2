//! The S and M bits of one bank, a pair for each variable; a row has one, or one for each of its owner bytes.
//!
//! Read in the same cycle, written at the rising edge. A variable's pair has a meaning only while it has an entry in
//! [`RowValidBits`](crate::row_valid_bits::RowValidBits) or [`WordMarks`](crate::word_marks::WordMarks), so there is nothing to clear.
//!
//! Several pairs of a row are one word, of which what stays is written again: a row has one enable, and can be built of latches.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::operation::Join;
use crate::storage::circuit::plane::Plane;
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `rows <= 2^STATE_BITS` rows of `PLACES` pairs. Latency 0 for reading, 1 cycle for writing; read-first.
#[derive(LogicBlock, Unit, Clone)]
#[unit(LocalTmDirectory, "S and M bits of one bank", RowState::<STATE_BITS, 1>::new(STATE_ROWS))]
#[unit(
    "row_state_owner_words",
    LocalTmDirectory,
    "S and M bits of one bank, by owner word",
    RowState::<STATE_BITS, 4>::new(STATE_ROWS.div_ceil(4) + 1)
)]
#[idle(|state| !state.write_places.val().any())]
pub struct RowState<const STATE_BITS: usize, const PLACES: usize> {
    pub clock: Signal<In, Clock>,
    pub row: Signal<In, Bits<STATE_BITS>>,
    pub shared: Signal<Out, Bits<PLACES>>,
    pub modified: Signal<Out, Bits<PLACES>>,
    /// Pairs of the row that are written.
    pub write_places: Signal<In, Bits<PLACES>>,
    pub write_shared: Signal<In, Bits<PLACES>>,
    pub write_modified: Signal<In, Bits<PLACES>>,
    /// Of rows of one pair, S and M.
    single: Vec<[Plane; 2]>,
    /// Of rows of several, all S and above them all M.
    words: Vec<StorageArray>,
}

impl<const STATE_BITS: usize, const PLACES: usize> RowState<STATE_BITS, PLACES> {
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowState: {rows} rows do not fit {STATE_BITS} bits"
        );
        if PLACES == 1 {
            let planes = ["s_bits0", "m_bits0"].map(|name| Plane::new(name, rows));
            return Self {
                single: vec![planes],
                ..Default::default()
            };
        }
        Self {
            words: vec![StorageArray::decoded("sm_bits", rows, 2 * PLACES)],
            ..Default::default()
        }
    }
}

impl<const STATE_BITS: usize, const PLACES: usize> Circuit for RowState<STATE_BITS, PLACES> {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.row);
        let places = input!(hw, self.write_places);
        let shared = input!(hw, self.write_shared);
        let modified = input!(hw, self.write_modified);
        for [s_bits, m_bits] in &mut self.single {
            hw.when(places, |hw| {
                hw.set_bit(s_bits, row, shared);
                hw.set_bit(m_bits, row, modified);
            });
        }
        for words in &mut self.words {
            let old = hw.read(words, row);
            let [shared, modified] = [(shared, 0), (modified, PLACES)].map(|(new, low)| {
                let old = hw.slice(old, low, PLACES);
                let stays = hw.and_not(old, places);
                let new = hw.and(new, places);
                hw.or(stays, new)
            });
            let word = hw.apply(Join { low_width: PLACES }, [modified, shared]);
            let word = hw.named(format_args!("new_bits"), word);
            let write = hw.any(places);
            hw.when(write, |hw| hw.act(words, Action::Write { row, word }));
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.row);
        for [s_bits, m_bits] in &self.single {
            let [shared, modified] = [s_bits, m_bits].map(|plane| hw.bit(plane, row));
            output!(hw, self.shared, shared);
            output!(hw, self.modified, modified);
        }
        for words in &self.words {
            let word = hw.read(words, row);
            let [shared, modified] = [0, PLACES].map(|low| hw.slice(word, low, PLACES));
            output!(hw, self.shared, shared);
            output!(hw, self.modified, modified);
        }
    }
}

impl<const STATE_BITS: usize, const PLACES: usize> Logic for RowState<STATE_BITS, PLACES> {
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.shared.connect();
        self.modified.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
