//! Copies the bits of many rows between two planes, both ways at once.

use super::net::{literal, range, Net};
use super::plane::{Plane, CELL};
use super::printed::Printed;

/// In the rows of a range, from its first to its last, each of two planes takes the bits of the other in the rows that its pattern
/// chooses: row `r` if the pattern has bit `r % period`. Bits are those from before the clock, so rows that both patterns choose are
/// exchanged. Periods are powers of two, at most 64.
#[derive(Clone, Copy, Debug)]
pub struct RowExchange {
    pub periods: [usize; 2],
}

impl RowExchange {
    /// In the simulation.
    #[inline(always)]
    pub fn act(self, planes: [&mut Plane; 2], range: [u64; 2], patterns: [u64; 2]) {
        if patterns == [0, 0] {
            return;
        }
        let [a, b] = planes;
        let [first, last] = range.map(|row| row as usize);
        let last = last.min(a.rows() - 1);
        if first > last {
            return;
        }
        let mut repeated = [0, 1].map(|plane| repeat(patterns[plane], self.periods[plane]));
        for cell in first / CELL..=last / CELL {
            let rows = rows_between(first, last, cell);
            let [to_a, to_b] = &mut repeated;
            let (to_a, to_b) = (*to_a & rows, *to_b & rows);
            let (old_a, old_b) = (a.marks()[cell], b.marks()[cell]);
            a.cells().set(cell, old_a & !to_a | old_b & to_a);
            b.cells().set(cell, old_b & !to_b | old_a & to_b);
        }
    }

    /// In Verilog: what the clock does to each plane.
    pub fn statements(
        self,
        planes: [&Plane; 2],
        range: &[Net; 2],
        patterns: &[Net; 2],
        printed: &mut Printed,
    ) -> [String; 2] {
        let rows = planes[0].rows();
        let selected = selected(rows, range, printed);
        [0, 1].map(|plane| {
            let (name, other) = (planes[plane].name(), planes[1 - plane].name());
            let all = repeated(&patterns[plane], self.periods[plane], rows);
            let taken = Net::compound(format!("{selected} & {all}"), rows);
            let taken = printed.assigned(&format!("{name}_taken"), &taken);
            format!("{name} <= ({name} & ~{taken}) | ({other} & {taken});")
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
fn selected(rows: usize, bounds: &[Net; 2], printed: &mut Printed) -> Net {
    let bits = bounds[0].width;
    let [first, last] = bounds;
    let number = |value: usize| literal(bits + 1, value as u64);
    let bus = range(bits);
    printed.code(
        "rows_between",
        format!(
            "function [{}:0] rows_between;\n   input {bus}first;\n   input {bus}last;\n   reg [{bits}:0] row;\n   begin\n      \
             for (row = {}; row <= {}; row = row + {})\n         \
             rows_between[row[{}:0]] = row >= {{1'd0, first}} && row <= {{1'd0, last}};\n   end\nendfunction\n",
            rows - 1,
            number(0),
            number(rows - 1),
            number(1),
            super::net::index_bits(rows).max(1) - 1,
        ),
    );
    let call = format!("rows_between({}, {})", first.whole(), last.whole());
    printed.assigned("selected", &Net::single(call, rows))
}
