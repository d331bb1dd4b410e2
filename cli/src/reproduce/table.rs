//! Results as text and as CSV. Nothing in them depends on the time a run took.

use super::results::{aliased, serialised, Results};
use super::{Case, Row, Statement, Variant};
use turnstile_experiments::workloads::Version;
use turnstile_machine::metrics::{percent, ratio, Report};
use turnstile_tools::{Error, Result};

/// A column of the text table: its heading and what it shows of a run.
type Column = (
    &'static str,
    fn(&Results, &Case, &Variant, &Report) -> String,
);

const COLUMNS: [Column; 14] = [
    ("cycles", |_, _, _, report| report.cycles.to_string()),
    ("speedup", |results, case, variant, _| {
        let speedup = results.speedup(&case.label, variant.label);
        speedup.map_or("-".into(), |speedup| format!("{speedup:.2}x"))
    }),
    ("non-tx", |_, _, _, report| {
        share(report.breakdown.non_tx, report)
    }),
    ("tx", |_, _, _, report| share(report.breakdown.tx, report)),
    ("memory", |_, _, _, report| {
        share(report.breakdown.memory_overhead, report)
    }),
    ("begin", |_, _, _, report| {
        share(report.breakdown.begin_commit, report)
    }),
    ("commits", |_, _, _, report| percent(report.commit_ratio)),
    ("serialised", |_, _, _, report| percent(serialised(report))),
    ("conflicts", |_, _, _, report| report.conflicts.to_string()),
    ("aliased", |_, _, _, report| percent(aliased(report))),
    ("within wf", |_, _, _, report| {
        percent(ratio(
            report.conflicts_within_wavefront,
            report.conflicts_within_wavefront + report.conflicts_between_wavefronts,
        ))
    }),
    ("shared reads", |_, _, _, report| {
        report.shared_reads.to_string()
    }),
    ("serialisable", |_, _, _, report| {
        verdict(report.serialisable)
    }),
    ("output", |_, _, _, report| {
        verdict(report.outputs_correct != Some(false))
    }),
];

fn share(cycles: u64, report: &Report) -> String {
    percent(ratio(cycles, report.kernel_cycles))
}

fn verdict(good: bool) -> String {
    if good { "yes" } else { "NO" }.into()
}

/// Headings and one line a run.
pub(super) fn runs(results: &Results) -> (Vec<&'static str>, Vec<Vec<String>>) {
    let headings = ["case", "version"]
        .into_iter()
        .chain(COLUMNS.map(|column| column.0));
    let line = |(case, variant, report): (&Case, &Variant, Option<&Report>)| {
        let cells = COLUMNS.iter().map(|(_, cell)| match report {
            Some(report) => cell(results, case, variant, report),
            None => "-".into(),
        });
        let names = [case.label.clone(), variant.label.to_string()];
        names.into_iter().chain(cells).collect()
    };
    (headings.collect(), results.runs().map(line).collect())
}

/// Every run, a line each.
pub fn runs_text(results: &Results) -> String {
    let (headings, lines) = runs(results);
    aligned(&headings, &lines)
}

/// Lengths, and read and write sets, of the transactions of each case under the first detector, as a table of cells.
pub(super) fn transactions(results: &Results) -> (Vec<&'static str>, Vec<Vec<String>>) {
    let detected = |variant: &&Variant| variant.version == Version::Tm;
    let variant = results.paper.variants.iter().find(detected);
    let line = |case: &Case| {
        let report = results.get(&case.label, variant?.label)?;
        let sets = &report.footprints;
        let mean = |sum, count| ratio(sum, count).map_or("-".into(), |mean| format!("{mean:.1}"));
        Some(vec![
            case.label.clone(),
            format!("{} {}", case.workload, case.settings_text()),
            mean(report.tx_instructions, report.transactions.passes),
            mean(sets.accesses, sets.transactions),
            mean(sets.words_read, sets.transactions),
            sets.most_read.to_string(),
            mean(sets.words_written, sets.transactions),
            sets.most_written.to_string(),
            sets.transactions.to_string(),
        ])
    };
    let headings = [
        "case",
        "settings",
        "instructions",
        "accesses",
        "read",
        "most",
        "written",
        "most",
        "committed",
    ];
    (
        headings.to_vec(),
        results.paper.cases.iter().filter_map(line).collect(),
    )
}

/// Lengths, and read and write sets, of the transactions of each case.
pub fn transactions_text(results: &Results) -> String {
    let (headings, lines) = transactions(results);
    aligned(&headings, &lines)
}

/// The paper's numbers beside ours, as a table of cells.
pub(super) fn claims(rows: &[Row]) -> (Vec<&'static str>, Vec<Vec<String>>) {
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
    let headings = vec!["section", "number", "paper", "ours", "ours/paper", ""];
    (headings, rows.iter().map(line).collect())
}

/// Statements with what our results say, as a table of cells.
pub(super) fn statements(all: &[Statement]) -> (Vec<&'static str>, Vec<Vec<String>>) {
    let line = |one: &Statement| {
        vec![
            one.place.to_string(),
            one.statement.clone(),
            one.holds.name().to_string(),
            one.detail.clone(),
        ]
    };
    let headings = vec!["place", "statement", "holds", "ours"];
    (headings, all.iter().map(line).collect())
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
    let (headings, lines) = claims(rows);
    let explained = rows.iter().filter(|row| !row.moves.is_empty());
    let reasons = explained.map(|row| format!("{}: {}\n", row.what, row.moves));
    let mut text = aligned(&headings, &lines);
    let reasons: String = reasons.collect();
    if !reasons.is_empty() {
        text += &format!("\nWhat moves it:\n{reasons}");
    }
    text
}

/// Columns as wide as their widest cell; numbers to the right, names to the left.
pub(crate) fn aligned(headings: &[&str], lines: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        let cells = cells.map(|cell| cell.chars().count());
        cells.chain([headings[column].len()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let row = |cells: &mut dyn Iterator<Item = &str>| {
        let cells = cells.zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match column {
            0 | 1 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    let head = row(&mut headings.iter().copied());
    let lines = lines
        .iter()
        .map(|line| row(&mut line.iter().map(String::as_str)));
    head + &lines.collect::<String>()
}

/// A column of the CSV file: its name and what it says of a run.
pub(crate) type Field = (&'static str, fn(&Report) -> String);

/// The counts of a run that files have.
pub(crate) const FIELDS: [Field; 31] = [
    ("cycles", |report| report.cycles.to_string()),
    ("kernel_cycles", |report| report.kernel_cycles.to_string()),
    ("non_tx", |report| report.breakdown.non_tx.to_string()),
    ("tx", |report| report.breakdown.tx.to_string()),
    ("memory_overhead", |report| {
        report.breakdown.memory_overhead.to_string()
    }),
    ("begin_commit", |report| {
        report.breakdown.begin_commit.to_string()
    }),
    ("started", |report| report.transactions.started.to_string()),
    ("committed", |report| {
        report.transactions.committed.to_string()
    }),
    ("wf_serialised", |report| {
        report.transactions.wf_serialised.to_string()
    }),
    ("wg_serialised", |report| {
        report.transactions.wg_serialised.to_string()
    }),
    ("passes", |report| report.transactions.passes.to_string()),
    ("serialised_passes", |report| {
        report.transactions.serialised_passes.to_string()
    }),
    ("wavefront_transactions", |report| {
        report.transactions.wavefront_transactions.to_string()
    }),
    ("serialised_wavefront_transactions", |report| {
        report
            .transactions
            .serialised_wavefront_transactions
            .to_string()
    }),
    ("conflicts", |report| report.conflicts.to_string()),
    ("read_read_conflicts", |report| {
        report.read_read_conflicts.to_string()
    }),
    ("aliased_conflicts", |report| {
        report.aliased_conflicts.to_string()
    }),
    ("conflicts_within_wavefront", |report| {
        report.conflicts_within_wavefront.to_string()
    }),
    ("conflicts_between_wavefronts", |report| {
        report.conflicts_between_wavefronts.to_string()
    }),
    ("shared_reads", |report| report.shared_reads.to_string()),
    ("tx_accesses", |report| report.tx_accesses.to_string()),
    ("conflicting_banks", |report| {
        report.conflicting_banks.to_string()
    }),
    ("words_read", |report| {
        report.footprints.words_read.to_string()
    }),
    ("words_written", |report| {
        report.footprints.words_written.to_string()
    }),
    ("most_read", |report| {
        report.footprints.most_read.to_string()
    }),
    ("most_written", |report| {
        report.footprints.most_written.to_string()
    }),
    ("instructions", |report| report.instructions.to_string()),
    ("tx_instructions", |report| {
        report.tx_instructions.to_string()
    }),
    ("lds_accesses", |report| report.lds_accesses.to_string()),
    ("serialisable", |report| report.serialisable.to_string()),
    ("outputs_correct", |report| {
        let correct = report.outputs_correct;
        correct.map_or(String::new(), |correct| correct.to_string())
    }),
];

/// Every count of every run.
pub fn runs_csv(results: &Results) -> Result<String> {
    let names = ["case", "settings", "version", "detector", "engine"].into_iter();
    let head = names.chain(FIELDS.map(|field| field.0)).map(String::from);
    let line = |(case, variant, report): (&Case, &Variant, Option<&Report>)| {
        let names = [
            case.label.clone(),
            case.settings_text(),
            variant.version.to_string(),
            variant.detector.name().to_string(),
            results.engine.clone(),
        ];
        let counts = FIELDS.iter().map(|(_, count)| match report {
            Some(report) => count(report),
            None => String::new(),
        });
        names.into_iter().chain(counts).collect::<Vec<_>>()
    };
    csv_text(std::iter::once(head.collect()).chain(results.runs().map(line)))
}

/// The paper's numbers beside ours, or its statements.
pub fn rows_csv<T: serde::Serialize>(rows: &[T]) -> Result<String> {
    let mut writer = csv::Writer::from_writer(vec![]);
    for row in rows {
        writer.serialize(row).map_err(|error| failed(&error))?;
    }
    finished(writer)
}

/// Lines of cells as CSV, a line of the file each: a line break in a cell becomes ` | `.
pub(crate) fn csv_text(lines: impl Iterator<Item = Vec<String>>) -> Result<String> {
    let mut writer = csv::Writer::from_writer(vec![]);
    for line in lines {
        writer
            .write_record(line.iter().map(|cell| one_line(cell)))
            .map_err(|error| failed(&error))?;
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
        let text = csv_text([vec!["1".into(), cell.into()]].into_iter()).unwrap();
        assert_eq!(text, "1,not ended: | wavefront 0: ready | ; raise it\n");
    }
}
