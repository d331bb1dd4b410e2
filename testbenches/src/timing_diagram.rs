//! Draws pins over time as text, for documents.
//!
//! ```text
//! cycle      0    1    2
//! req_valid /‾‾‾‾‾‾‾‾‾\\____
//! req_ready _____/‾‾‾‾\\____
//! req_lanes |3         .
//! ```

use turnstile_hdl::pins::{Pin, Ports};

/// Columns of a cycle.
const COLUMNS: usize = 5;

/// A line of a diagram.
#[derive(Clone, Copy, Debug)]
pub enum Line {
    /// A pin of one bit.
    Level(&'static str),
    /// A bit of a pin.
    Bit(&'static str, u32),
    /// A value in hexadecimal, in the cycles in which the pin after it is high.
    Value(&'static str, &'static str),
}

/// What went over the pins of a unit.
pub struct Diagram<'a> {
    pins: Vec<Pin>,
    cycles: &'a [Vec<u32>],
}

impl<'a> Diagram<'a> {
    /// `cycles` are those of a [`Tap`](crate::tap::Tap) on `unit`.
    pub fn new(unit: &dyn Ports, cycles: &'a [Vec<u32>]) -> Self {
        Self {
            pins: [unit.inputs(), unit.outputs()].concat(),
            cycles,
        }
    }

    /// The lines over all cycles, at most `most` of them beside each other.
    ///
    /// # Panics
    /// If there is no such pin.
    pub fn draw(&self, lines: &[Line], most: usize) -> String {
        let names: Vec<String> = lines.iter().map(Line::name).collect();
        let width = names
            .iter()
            .map(String::len)
            .max()
            .unwrap_or(0)
            .max("cycle".len());
        let mut parts = vec![];
        for first in (0..self.cycles.len()).step_by(most) {
            let last = self.cycles.len().min(first + most);
            let mut part = format!("{:width$} ", "cycle");
            part.extend((first..last).map(|cycle| format!(" {cycle:<4}")));
            for (line, name) in lines.iter().zip(&names) {
                let drawn: String = (first..last)
                    .map(|cycle| self.cell(line, cycle, first))
                    .collect();
                part += &format!("\n{name:width$} {}", drawn.trim_end());
            }
            parts.push(
                part.lines()
                    .map(str::trim_end)
                    .collect::<Vec<_>>()
                    .join("\n"),
            );
        }
        parts.join("\n\n")
    }

    fn word(&self, name: &str, cycle: usize) -> u32 {
        let found = self.pins.iter().position(|pin| pin.name == name);
        self.cycles[cycle][found.unwrap_or_else(|| panic!("no pin {name}"))]
    }

    /// What a line has in a cycle; in the first one of a part it begins anew.
    fn cell(&self, line: &Line, cycle: usize, first: usize) -> String {
        let before = cycle.checked_sub(1).filter(|_| cycle > first);
        match *line {
            Line::Level(name) => {
                level(before.map(|at| self.word(name, at)), self.word(name, cycle))
            }
            Line::Bit(name, bit) => {
                let value = |at| self.word(name, at) >> bit & 1;
                level(before.map(value), value(cycle))
            }
            Line::Value(name, when) => {
                let value = |at| (self.word(when, at) == 1).then(|| self.word(name, at));
                let changed = before.is_none_or(|at| value(at) != value(cycle));
                let text = match value(cycle) {
                    Some(word) if changed => format!("|{word:x}"),
                    None if changed => ".".into(),
                    _ => String::new(),
                };
                format!("{text:COLUMNS$}")
            }
        }
    }
}

impl Line {
    fn name(&self) -> String {
        match self {
            Self::Level(name) | Self::Value(name, _) => (*name).into(),
            Self::Bit(name, bit) => format!("{name}[{bit}]"),
        }
    }
}

fn level(before: Option<u32>, now: u32) -> String {
    let flat = if now == 0 { "_" } else { "‾" };
    let edge = match before {
        Some(before) if before < now => "/",
        Some(before) if before > now => "\\",
        _ => flat,
    };
    edge.to_owned() + &flat.repeat(COLUMNS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::catalog::find;

    #[test]
    fn levels_have_edges_and_values_are_there_when_they_mean_something() {
        let unit = (find("bank_ram").expect("a unit").build)();
        // read_enable, read_row, write_mask, write_row, write_data, read_data
        let cycles = [
            [0, 7, 0, 0, 0, 0],
            [1, 0x1f, 2, 0, 0, 0],
            [1, 0x1f, 0, 0, 0, 5],
        ];
        let cycles = cycles.map(Vec::from);
        let lines = [
            Line::Level("read_enable"),
            Line::Value("read_row", "read_enable"),
            Line::Bit("write_mask", 1),
        ];
        let drawn = Diagram::new(unit.ports(), &cycles).draw(&lines, 2);
        let wanted = "\
cycle          0    1
read_enable   _____/‾‾‾‾
read_row      .    |1f
write_mask[1] _____/‾‾‾‾

cycle          2
read_enable   ‾‾‾‾‾
read_row      |1f
write_mask[1] _____";
        assert_eq!(drawn, wanted);
    }
}
