//! Tables of cells: as text in columns, and as CSV.

use crate::{Error, Result};
use serde::Serialize;

/// Headings, and lines with a cell for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What stands above the columns.
    pub head: Vec<String>,
    /// What stands in them.
    pub lines: Vec<Vec<String>>,
}

impl Table {
    /// A table of these lines.
    pub fn new<H: Into<String>>(
        head: impl IntoIterator<Item = H>,
        lines: impl IntoIterator<Item = Vec<String>>,
    ) -> Self {
        Self {
            head: head.into_iter().map(Into::into).collect(),
            lines: lines.into_iter().collect(),
        }
    }

    /// With the columns of another one behind its own, line by line.
    pub fn beside(mut self, other: Self) -> Self {
        self.head.extend(other.head);
        for (line, more) in self.lines.iter_mut().zip(other.lines) {
            line.extend(more);
        }
        self
    }

    /// Columns as wide as their widest cell; numbers to the right, the names of the first two columns to the left.
    pub fn text(&self) -> String {
        let all = || std::iter::once(&self.head).chain(&self.lines);
        let width = |column: usize| {
            let cells = all().filter_map(|line| line.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        let row = |line: &Vec<String>| {
            let cells = line.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, &width))| match column {
                0 | 1 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
        };
        all().map(row).collect()
    }

    /// As CSV, a line of the file each: a line break in a cell becomes ` | `.
    ///
    /// # Errors
    /// If a line has not as many cells as there are headings.
    pub fn csv(&self) -> Result<String> {
        let mut writer = csv::Writer::from_writer(vec![]);
        for line in std::iter::once(&self.head).chain(&self.lines) {
            let cells = line.iter().map(|cell| one_line(cell));
            writer.write_record(cells).map_err(|error| failed(&error))?;
        }
        finished(writer)
    }
}

/// Rows as CSV, a column a field.
///
/// # Errors
/// If a row has fields of its own.
pub fn rows_csv<T: Serialize>(rows: impl IntoIterator<Item = T>) -> Result<String> {
    let mut writer = csv::Writer::from_writer(vec![]);
    for row in rows {
        writer.serialize(row).map_err(|error| failed(&error))?;
    }
    finished(writer)
}

fn one_line(cell: &str) -> String {
    let lines = cell.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" | ")
}

fn finished(writer: csv::Writer<Vec<u8>>) -> Result<String> {
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}

fn failed(error: &dyn std::fmt::Display) -> Error {
    Error::run("CSV", error.to_string(), "please report it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_one_line() {
        let cell = "not ended:\n  wavefront 0: ready\n\n; raise it";
        let table = Table::new(["run", "end"], [vec!["1".into(), cell.into()]]);
        let text = "run,end\n1,not ended: | wavefront 0: ready | ; raise it\n";
        assert_eq!(table.csv().unwrap(), text);
    }

    #[test]
    fn names_stand_to_the_left_and_numbers_to_the_right() {
        let line = |cells: [&str; 3]| cells.map(String::from).to_vec();
        let lines = [line(["HT2", "tm", "4711"]), line(["HT256", "serial", ""])];
        let table = Table::new(["case", "version", "cycles"], lines);
        let text = "case   version  cycles\nHT2    tm         4711\nHT256  serial\n";
        assert_eq!(table.text(), text);
        let more = Table::new(["kGE"], [vec!["1.0".into()], vec![]]);
        assert_eq!(table.beside(more).lines[0][3], "1.0");
    }
}
