//! Runs of a grid as tables. Nothing in them depends on the time a run took.

use super::definition::{Case, Variant};
use super::results::{aliased, serialised, Results};
use super::seeds::Seeds;
use crate::workloads::Version;
use serde_json::Value;
use turnstile_machine::metrics::{percent, ratio, Report};
use turnstile_tools::table::Table;

/// A column of the text table: its heading and what it shows of a run.
type Column = (
    &'static str,
    fn(&Results, &Case, &Variant, &Report) -> String,
);

const COLUMNS: [Column; 14] = [
    ("cycles", |_, _, _, report| report.cycles.to_string()),
    ("speedup", |results, case, variant, _| {
        let speedup = results.speedup(&case.label, &variant.label);
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

/// Every run, a line each.
pub fn runs(results: &Results) -> Table {
    let headings = ["case", "version"]
        .into_iter()
        .chain(COLUMNS.map(|column| column.0));
    let line = |(case, variant, report): (&Case, &Variant, Option<&Report>)| {
        let cells = COLUMNS.iter().map(|(_, cell)| match report {
            Some(report) => cell(results, case, variant, report),
            None => "-".into(),
        });
        let names = [case.label.clone(), variant.label.clone()];
        names.into_iter().chain(cells).collect()
    };
    Table::new(headings, results.runs().map(line))
}

/// Lengths, and read and write sets, of the transactions of each case under the first detector.
pub fn transactions(results: &Results) -> Table {
    let detected = |variant: &&Variant| variant.version == Version::Tm;
    let variant = results.grid.variants.iter().find(detected);
    let line = |case: &Case| {
        let report = results.get(&case.label, &variant?.label)?;
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
    Table::new(headings, results.grid.cases.iter().filter_map(line))
}

/// Counts of a run that files have, by where a report has them.
const COUNTS: [&str; 31] = [
    "cycles",
    "kernel_cycles",
    "breakdown.non_tx",
    "breakdown.tx",
    "breakdown.memory_overhead",
    "breakdown.begin_commit",
    "transactions.started",
    "transactions.committed",
    "transactions.wf_serialised",
    "transactions.wg_serialised",
    "transactions.passes",
    "transactions.serialised_passes",
    "transactions.wavefront_transactions",
    "transactions.serialised_wavefront_transactions",
    "conflicts",
    "read_read_conflicts",
    "aliased_conflicts",
    "conflicts_within_wavefront",
    "conflicts_between_wavefronts",
    "shared_reads",
    "tx_accesses",
    "conflicting_banks",
    "footprints.words_read",
    "footprints.words_written",
    "footprints.most_read",
    "footprints.most_written",
    "instructions",
    "tx_instructions",
    "lds_accesses",
    "serialisable",
    "outputs_correct",
];

/// Names of the counts of a run that files have.
pub fn count_names() -> impl Iterator<Item = &'static str> {
    COUNTS
        .iter()
        .map(|path| path.rsplit('.').next().unwrap_or(path))
}

/// These counts; empty cells if there is no report.
pub fn counts(report: Option<&Report>) -> Vec<String> {
    let report = serde_json::to_value(report).expect("a report is plain numbers and texts");
    let cell = |path: &&str| {
        let value = path.split('.').fold(&report, |value, name| &value[name]);
        match value {
            Value::Null => String::new(),
            value => value.to_string(),
        }
    };
    COUNTS.iter().map(cell).collect()
}

/// Every count of every run of every seed.
pub fn long(seeds: &Seeds) -> Table {
    let names = ["case", "settings", "version", "detector", "engine", "seed"];
    let of_seed = |results: &Results| {
        let line = |(case, variant, report): (&Case, &Variant, Option<&Report>)| {
            let names = [
                case.label.clone(),
                case.settings_text(),
                variant.version.to_string(),
                variant.detector.name().to_string(),
                results.engine.clone(),
                results.seed.to_string(),
            ];
            names.into_iter().chain(counts(report)).collect()
        };
        results.runs().map(line).collect::<Vec<_>>()
    };
    Table::new(
        names.into_iter().chain(count_names()),
        seeds.0.iter().flat_map(of_seed),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_is_in_a_report() {
        let report = Report {
            outputs_correct: Some(true),
            ..Default::default()
        };
        let cells = counts(Some(&report));
        assert_eq!(cells.len(), count_names().count());
        assert!(cells.iter().all(|cell| !cell.is_empty()), "{cells:?}");
        assert!(counts(None).iter().all(String::is_empty));
    }
}
