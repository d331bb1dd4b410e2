//! The S and M bits of one bank, a pair for each variable; a row has one, or one for each of its owner bytes.
//!
//! Read in the same cycle, written at the rising edge. A variable's pair has a meaning only while it has an entry in
//! [`RowValidBits`](crate::row_valid_bits::RowValidBits), so there is nothing to clear.

use crate::prelude::*;
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
    /// By place.
    shared_bits: Vec<Plane>,
    modified_bits: Vec<Plane>,
}

impl<const STATE_BITS: usize, const PLACES: usize> RowState<STATE_BITS, PLACES> {
    /// # Panics
    /// If `rows` is 0 or needs more than `STATE_BITS` bits.
    pub fn new(rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&rows),
            "RowState: {rows} rows do not fit {STATE_BITS} bits"
        );
        Self {
            shared_bits: (0..PLACES)
                .map(|place| Plane::new(format!("s_bits{place}"), rows))
                .collect(),
            modified_bits: (0..PLACES)
                .map(|place| Plane::new(format!("m_bits{place}"), rows))
                .collect(),
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
        for place in 0..PLACES {
            let here = hw.slice(places, place, 1);
            let shared = hw.slice(shared, place, 1);
            let modified = hw.slice(modified, place, 1);
            hw.when(here, |hw| {
                hw.set_bit(&mut self.shared_bits[place], row, shared);
                hw.set_bit(&mut self.modified_bits[place], row, modified);
            });
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.row);
        let shared = hw.gather(PLACES, |hw, place| hw.bit(&self.shared_bits[place], row));
        output!(hw, self.shared, shared);
        let modified = hw.gather(PLACES, |hw, place| hw.bit(&self.modified_bits[place], row));
        output!(hw, self.modified, modified);
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
