//! Planes: a bit a row, of which all can be looked at or changed in a cycle. One vector of flip-flops in Verilog.

use super::definitions::Definitions;
use super::net::{index_bits, literal, Net};
use super::row_decoder::decoded;
use crate::prelude::*;
use crate::storage::cells::Cells;
use rust_hdl_core::probe::Probe;

/// Rows in a cell.
pub const CELL: usize = 64;

/// A bit for each row, 0 at first.
#[derive(Clone, Debug, Default)]
pub struct Plane {
    name: String,
    rows: usize,
    cells: Cells<u64>,
}

/// What a rising edge makes of a plane.
#[derive(Clone, Copy, Debug)]
pub struct Renewal<W> {
    /// The row that is written, if `write`, and with what.
    pub row: W,
    pub write: W,
    pub bit: W,
    /// Whether the other rows keep their bits.
    pub keep: W,
}

impl<W> Renewal<W> {
    /// With other words.
    pub fn map<V>(self, mut word_of: impl FnMut(W) -> V) -> Renewal<V> {
        Renewal {
            row: word_of(self.row),
            write: word_of(self.write),
            bit: word_of(self.bit),
            keep: word_of(self.keep),
        }
    }
}

impl Plane {
    pub fn new(name: impl Into<String>, rows: usize) -> Self {
        Self {
            name: name.into(),
            rows,
            cells: Cells::new(rows.div_ceil(CELL), 0),
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The bits of 64 rows each.
    pub fn cells(&mut self) -> &mut Cells<u64> {
        &mut self.cells
    }

    /// As [`Plane::cells`], to be read.
    pub fn marks(&self) -> &[u64] {
        &self.cells
    }

    /// The bit of a row; 0 past the last.
    #[inline(always)]
    pub fn get(&self, row: usize) -> u64 {
        let cell = self.cells.get(row / CELL).copied();
        cell.unwrap_or(0) >> (row % CELL) & 1
    }

    /// Writes the bit of a row; past the last nothing happens.
    #[inline(always)]
    pub fn set(&mut self, row: usize, bit: u64) {
        if row < self.rows {
            let cell = self.cells[row / CELL] & !(1 << (row % CELL));
            self.cells.set(row / CELL, cell | bit << (row % CELL));
        }
    }

    #[inline(always)]
    pub fn clear(&mut self) {
        self.cells.fill(0);
    }

    /// The first marked row, from one on.
    #[inline(always)]
    pub fn first(&self, from: usize) -> Option<usize> {
        let ahead = self.marks().iter().enumerate().skip(from / CELL);
        let mut ahead = ahead.map(|(cell, &marks)| match cell == from / CELL {
            true => (cell, marks & !0 << (from % CELL)),
            false => (cell, marks),
        });
        let (cell, marks) = ahead.find(|&(_, marks)| marks != 0)?;
        Some(cell * CELL + marks.trailing_zeros() as usize)
    }

    /// In the simulation: all that a rising edge does.
    #[inline(always)]
    pub fn renew(&mut self, renewal: Renewal<u64>) {
        if renewal.keep == 0 {
            self.clear();
        }
        if renewal.write != 0 {
            self.set(renewal.row as usize, renewal.bit);
        }
    }

    /// [`Plane::renew`] in Verilog.
    pub fn renewed(&self, renewal: &Renewal<Net>, definitions: &mut Definitions) -> String {
        let (name, rows) = (&self.name, self.rows);
        let at = decoded(&renewal.row, rows, definitions).at;
        let each = |net: &Net| format!("{{{rows}{{{}}}}}", net.whole());
        let written = format!("{at} & {}", each(&renewal.write));
        let written = definitions.assigned("written", &Net::compound(written, rows));
        format!(
            "{name} <= ({} & {written}) | ({} & {name} & ~{written});",
            each(&renewal.bit),
            each(&renewal.keep)
        )
    }

    /// [`Plane::get`] in Verilog, of a row that is decoded.
    pub fn read_decoded(&self, row: &Net, definitions: &mut Definitions) -> Net {
        let at = decoded(row, self.rows, definitions).at;
        Net::compound(format!("|({} & {at})", self.name), 1)
    }

    /// All bits.
    pub fn net(&self) -> Net {
        Net::name(&self.name, self.rows)
    }

    /// The register that it is in Verilog.
    pub fn register(&self) -> Net {
        Net::name(&self.name, self.rows)
    }

    /// [`Plane::get`] in Verilog.
    pub fn read(&self, row: &Net) -> Net {
        let bit = self.place(row);
        match row.at_most(self.rows - 1) {
            None => Net::single(bit, 1),
            Some(inside) => Net::compound(format!("{inside} ? {bit} : 1'd0"), 1),
        }
    }

    /// [`Plane::set`] in Verilog, with a condition if `row` could name another bit.
    pub fn write(&self, row: &Net, bit: &Net) -> (Option<Net>, String) {
        let cut = row.width > index_bits(self.rows);
        let inside = if cut {
            row.at_most(self.rows - 1)
        } else {
            None
        };
        (inside, format!("{} <= {};", self.place(row), bit.whole()))
    }

    /// [`Plane::clear`] in Verilog.
    pub fn clear_text(&self) -> String {
        format!("{} <= {};", self.name, literal(self.rows, 0))
    }

    fn place(&self, row: &Net) -> String {
        match index_bits(self.rows) {
            0 => format!("{}[0]", self.name),
            bits => {
                let row = row.slice(0, bits.min(row.width));
                format!("{}[{}]", self.name, row.whole())
            }
        }
    }
}

impl Logic for Plane {
    fn update(&mut self) {}
}

impl Block for Plane {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        self.cells.update_all();
    }

    fn has_changed(&self) -> bool {
        self.cells.has_changed()
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.cells.accept(name, probe);
    }
}
