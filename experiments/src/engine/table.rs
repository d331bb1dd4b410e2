//! Numbers and statements as tables and as text.

use super::number::Row;
use super::statement::Statement;
use turnstile_tools::table::Table;

/// The paper's numbers beside ours.
pub fn claims(rows: &[Row]) -> Table {
    let line = |row: &Row| {
        vec![
            row.place.to_string(),
            row.what.clone(),
            row.theirs.clone(),
            row.ours.clone(),
            row.ratio.map_or("-".into(), |ratio| format!("{ratio:.2}")),
            if row.differs { "differs" } else { "" }.to_string(),
        ]
    };
    let head = ["section", "number", "paper", "ours", "ours/paper", ""];
    Table::new(head, rows.iter().map(line))
}

/// Statements with what our results say.
pub fn statements(all: &[Statement]) -> Table {
    let line = |one: &Statement| {
        vec![
            one.place.to_string(),
            one.statement.clone(),
            one.holds.name().to_string(),
            one.detail.clone(),
        ]
    };
    Table::new(
        ["place", "statement", "holds", "ours"],
        all.iter().map(line),
    )
}

/// Statements with what our results say, a line each and the numbers below.
pub fn statements_text(all: &[Statement]) -> String {
    let line = |one: &Statement| {
        let (place, holds) = (one.place, one.holds.name());
        format!(
            "{place:<8} {holds:<7} {}\n{:17}{}\n",
            one.statement, "", one.detail
        )
    };
    all.iter().map(line).collect()
}

/// The paper's numbers beside ours; what moves them follows in lines of its own.
pub fn claims_text(rows: &[Row]) -> String {
    let explained = rows.iter().filter(|row| !row.moves.is_empty());
    let reasons = explained.map(|row| format!("{}: {}\n", row.what, row.moves));
    let mut text = claims(rows).text();
    let reasons: String = reasons.collect();
    if !reasons.is_empty() {
        text += &format!("\nWhat moves it:\n{reasons}");
    }
    text
}
