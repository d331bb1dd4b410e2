//! Copies the bits of many rows between two planes, both ways at once.

use super::definitions::Definitions;
use super::net::{literal, range, Net};
use super::plane::{Plane, CELL};

/// In the rows of a range, from its first to its last, each of two planes takes the bits of the other in the rows that its pattern
/// chooses: row `r` if the pattern has bit `r % period`. Bits are those from before the clock, so rows that both patterns choose are
/// exchanged. A bit of the first plane may be written in the same cycle; where it takes the other's, it loses that write. A clear
/// comes first: both planes become zeros. Periods are powers of two, at most 64.
#[derive(Clone, Copy, Debug)]
pub struct RowExchange {
    pub periods: [usize; 2],
}

/// What an exchange looks at.
#[derive(Clone, Copy, Debug)]
pub struct ExchangePorts<W> {
    pub first: W,
    pub last: W,
    pub clear: W,
    pub patterns: [W; 2],
    /// Whether a bit of the first plane is written, its row, and the bit.
    pub write: [W; 3],
}

impl<W> ExchangePorts<W> {
    /// With other words.
    pub fn map<V>(self, mut word_of: impl FnMut(W) -> V) -> ExchangePorts<V> {
        ExchangePorts {
            first: word_of(self.first),
            last: word_of(self.last),
            clear: word_of(self.clear),
            patterns: self.patterns.map(&mut word_of),
            write: self.write.map(word_of),
        }
    }
}

impl RowExchange {
    /// In the simulation.
    #[inline(always)]
    pub fn act(self, planes: [&mut Plane; 2], ports: ExchangePorts<u64>) {
        let [a, b] = planes;
        if ports.clear != 0 {
            a.clear();
            b.clear();
            return;
        }
        let (first, last) = (ports.first as usize, ports.last as usize);
        let [to_a, to_b] = [0, 1].map(|plane| repeat(ports.patterns[plane], self.periods[plane]));
        let [valid, row, bit] = ports.write;
        let row = row as usize;
        let loses = (first..=last).contains(&row) && to_a >> (row % CELL) & 1 != 0;
        let last = last.min(a.rows() - 1);
        if (to_a | to_b) != 0 && first <= last {
            for cell in first / CELL..=last / CELL {
                let rows = rows_between(first, last, cell);
                let (old_a, old_b) = (a.marks()[cell], b.marks()[cell]);
                let (to_a, to_b) = (to_a & rows, to_b & rows);
                a.cells().set(cell, old_a & !to_a | old_b & to_a);
                b.cells().set(cell, old_b & !to_b | old_a & to_b);
            }
        }
        if valid != 0 && !loses {
            a.set(row, bit);
        }
    }

    /// In Verilog: what the clock does to each plane between the write and the clear.
    pub fn statements(
        self,
        planes: [&Plane; 2],
        ports: &ExchangePorts<Net>,
        definitions: &mut Definitions,
    ) -> [String; 2] {
        let rows = planes[0].rows();
        let selected = selected(rows, [&ports.first, &ports.last], definitions);
        [0, 1].map(|plane| {
            let (name, other) = (planes[plane].name(), planes[1 - plane].name());
            let all = repeated(&ports.patterns[plane], self.periods[plane], rows);
            let taken = format!("{selected} & {all}");
            let taken = definitions.assigned(&format!("{name}_taken"), &Net::compound(taken, rows));
            // Bit by bit, so that the bits that are not taken keep what was written, which comes late.
            format!(
                "begin : take_{name}\n      integer row;\n      for (row = 0; row <= {}; row = row + 1)\n         \
                 if ({taken}[row]) {name}[row] <= {other}[row];\n   end",
                rows - 1
            )
        })
    }
}

/// A pattern in all bits of a cell.
fn repeat(pattern: u64, period: usize) -> u64 {
    pattern * (!0 / (!0 >> (64 - period)))
}

/// The bits of a cell whose rows are in a range.
fn rows_between(first: usize, last: usize, cell: usize) -> u64 {
    let low = first.saturating_sub(cell * CELL);
    let high = (last - cell * CELL).min(CELL - 1);
    !0 << low & !0 >> (CELL - 1 - high)
}

/// [`repeat`] in Verilog, for so many rows.
fn repeated(pattern: &Net, period: usize, rows: usize) -> Net {
    assert!(pattern.width == period, "`{pattern}` has not {period} bits");
    let whole = format!("{{{}{{{}}}}}", rows / period, pattern.whole());
    let text = match (rows / period, rows % period) {
        (_, 0) => whole,
        (0, rest) => return pattern.slice(0, rest),
        (_, rest) => format!("{{{}, {whole}}}", pattern.slice(0, rest).whole()),
    };
    Net::single(text, rows)
}

/// [`rows_between`] in Verilog, for all rows. The number of a row has a bit more than a row, so that the loop ends.
fn selected(rows: usize, [first, last]: [&Net; 2], definitions: &mut Definitions) -> Net {
    let bits = first.width;
    let number = |value: usize| literal(bits + 1, value as u64);
    let bus = range(bits);
    definitions.code(
        "rows_between",
        format!(
            "function automatic [{}:0] rows_between;\n   input {bus}first;\n   input {bus}last;\n   reg [{bits}:0] row;\n   begin\n      rows_between = {};\n      \
             for (row = {}; row <= {}; row = row + {})\n         \
             rows_between[row[{}:0]] = row >= {{1'd0, first}} && row <= {{1'd0, last}};\n   end\nendfunction\n",
            rows - 1,
            literal(rows, 0),
            number(0),
            number(rows - 1),
            number(1),
            super::net::index_bits(rows).max(1) - 1,
        ),
    );
    let call = format!("rows_between({}, {})", first.whole(), last.whole());
    definitions.assigned("selected", &Net::single(call, rows))
}
