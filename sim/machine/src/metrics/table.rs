//! Tables behind the text of a report.

use comfy_table::{presets, CellAlignment, Table};

/// A table with a title, in which the first columns are numbers; nothing without rows. Of the rows that are too many the number is told.
pub fn told(
    title: &str,
    heads: &[&str],
    numbers: usize,
    rows: &[Vec<String>],
    most: usize,
) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(heads);
    table.add_rows(rows.iter().take(most));
    for column in table.column_iter_mut().take(numbers) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut text = format!("\n\n  {title}");
    for line in table.lines() {
        text += &format!("\n {}", line.trim_end());
    }
    if rows.len() > most {
        text += &format!("\n  and {} more: --json has them", rows.len() - most);
    }
    text
}

/// A line of a kernel's text, as compilers name it.
pub fn place(file: &str, line: u32) -> String {
    match line {
        0 => file.to_owned(),
        line => format!("{file}:{line}"),
    }
}
