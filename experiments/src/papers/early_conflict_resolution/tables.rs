//! Tables of the report that are neither the paper's numbers nor its statements.

use super::run::Run;
use super::runs::{Runs, Seed};
use super::setting::{Change, Configuration, Setting, Version, BENCHMARKS, CHOSEN, LABELLED};
use crate::engine::{Spread, Unit};
use serde::Deserialize;
use turnstile_machine::metrics::ratio;
use turnstile_tools::file::parse_toml;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Of the figures, and the one that only a label names.
fn names() -> impl Iterator<Item = &'static str> {
    BENCHMARKS.into_iter().chain([LABELLED])
}

fn cell(spread: Option<Spread>, unit: Unit) -> String {
    spread.map_or("-".into(), |spread| spread.text(unit))
}

/// Cycles of the baseline, and speedups over it.
pub fn speedups(runs: &Runs) -> Table {
    let head = [
        "benchmark",
        "Warp TM, cycles",
        "Warp TM 48 KB",
        "EA",
        "PG",
        "EA+PG",
        "early-cr-2",
    ];
    let line = |name: &'static str| {
        let cycles = runs.spread(|seed| {
            let run = seed.run(name, Configuration::WarpTm)?;
            Some(run.cycles as f64)
        })?;
        let others = Configuration::ALL[1..].iter().map(|one| {
            let speedup = runs.spread(|seed| seed.speedup(name, *one));
            cell(speedup, Unit::Times)
        });
        let first = [name.to_string(), cycles.text(Unit::Count)];
        Some(first.into_iter().chain(others).collect())
    };
    let mut lines: Vec<Vec<String>> = names().filter_map(line).collect();
    let means = Configuration::ALL[1..].iter().map(|one| {
        let mean = runs.spread(|seed| seed.mean_speedup(*one));
        cell(mean, Unit::Times)
    });
    let means: Vec<String> = means.collect();
    if means.iter().any(|mean| mean != "-") {
        let first = [
            "geometric mean of the first nine".to_string(),
            String::new(),
        ];
        lines.push(first.into_iter().chain(means).collect());
    }
    Table::new(head, lines)
}

/// Cycles of locks and atomics, and how they stand to transactions.
pub fn references(runs: &Runs) -> Table {
    let head = [
        "benchmark",
        "version",
        "cycles",
        "Warp TM over it",
        "EA+PG over it",
    ];
    let mut lines = vec![];
    for name in names() {
        for version in [Version::Fgl, Version::Lock, Version::Atom] {
            let over = |one| {
                move |seed: Seed| {
                    let transactions = seed.run(name, one)?.cycles;
                    ratio(transactions, seed.reference(name, version)?.cycles)
                }
            };
            let cycles = runs.spread(|seed| Some(seed.reference(name, version)?.cycles as f64));
            let Some(cycles) = cycles else {
                continue;
            };
            lines.push(vec![
                name.into(),
                version.name().into(),
                cycles.text(Unit::Count),
                cell(runs.spread(over(Configuration::WarpTm)), Unit::Times),
                cell(runs.spread(over(Configuration::Both)), Unit::Times),
            ]);
        }
    }
    Table::new(head, lines)
}

/// Speedups of both over Warp TM, with a choice that the paper leaves open made in another way a line. None if none was.
pub fn choices(runs: &Runs) -> Table {
    let head = ["made otherwise"].into_iter().chain(CHOSEN);
    if runs.all().all(|run| run.change == Change::None) {
        return Table::default();
    }
    let speedup = |name: &'static str, change: Change| {
        runs.spread(move |seed| {
            let cycles = |configuration, change| {
                let setting = Setting {
                    change,
                    ..Setting::new(name, configuration, 0)
                };
                Some(seed.get(&setting)?.cycles)
            };
            let baseline = cycles(Configuration::WarpTm, change.of_warp_tm())?;
            ratio(baseline, cycles(Configuration::Both, change)?)
        })
    };
    let line = |change: Change| {
        let name = match change {
            Change::None => "none",
            other => other.name(),
        };
        let cells = CHOSEN.map(|name| cell(speedup(name, change), Unit::Times));
        [name.to_string()].into_iter().chain(cells).collect()
    };
    let changes = [Change::None].into_iter().chain(Change::MADE);
    Table::new(head, changes.map(line))
}

/// A column: its heading and what it says of a run.
type Column = (&'static str, Unit, fn(&Run) -> Option<f64>);

const TRAFFIC: [Column; 8] = [
    ("accesses", Unit::Count, |run| Some(run.access_bytes as f64)),
    ("logs", Unit::Count, |run| Some(run.log_bytes as f64)),
    ("protocol", Unit::Count, |run| {
        Some(run.protocol_bytes as f64)
    }),
    ("updates as sent", Unit::Count, |run| {
        Some(run.update_bytes as f64)
    }),
    ("over all others", Unit::Percent, |run| {
        ratio(run.update_bytes, run.other_bytes())
    }),
    ("over logs", Unit::Percent, |run| {
        ratio(run.update_bytes, run.log_bytes)
    }),
    ("all of commits over accesses", Unit::Percent, |run| {
        let commits = run.log_bytes + run.protocol_bytes + run.update_bytes;
        ratio(commits, run.access_bytes)
    }),
    ("arriving over all others", Unit::Percent, |run| {
        ratio(run.arrived_update_bytes(), run.other_bytes())
    }),
];

/// Bytes in both networks, of medians over seeds.
pub fn traffic(runs: &Runs) -> Table {
    let head = ["benchmark", "machine"].into_iter();
    let head = head.chain(TRAFFIC.map(|column| column.0));
    let mut lines = vec![];
    for name in names() {
        for one in Configuration::FIGURES {
            let cells = TRAFFIC.iter().map(|(_, unit, measure)| {
                runs.of(name, one, measure).map(|number| unit.show(number))
            });
            let Some(cells) = cells.collect::<Option<Vec<_>>>() else {
                continue;
            };
            let first = [name.to_string(), one.name().to_string()];
            lines.push(first.into_iter().chain(cells).collect());
        }
    }
    Table::new(head, lines)
}

/// `contradictions.toml`.
#[derive(Deserialize)]
struct Contradictions {
    contradictions: Vec<[String; 3]>,
}

/// Where the paper contradicts itself, and what is taken here.
///
/// # Errors
/// If the text cannot be read.
pub fn contradictions() -> Result<Table> {
    let text = include_str!("contradictions.toml");
    let read: Contradictions = parse_toml(text, "contradictions.toml", "please report it")?;
    let lines = read.contradictions.into_iter().map(|line| line.to_vec());
    Ok(Table::new(["place", "the paper", "here"], lines))
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::played;
    use super::super::runs::tests::grid;
    use super::super::setting::Setting;
    use super::*;

    #[test]
    fn speedups_end_with_their_mean() {
        let runs = grid(1, |run| {
            if run.configuration == Configuration::Both {
                run.cycles = 5_000;
            }
        });
        let Table { head, lines } = speedups(&runs);
        assert_eq!((head.len(), lines.len()), (7, 9 + 1));
        assert_eq!(lines[0][1], "10000 (one seed)");
        assert_eq!(lines[9][5], "2.00x (one seed)");
        let few = Runs::new(runs.all().filter(|run| run.benchmark == "List").cloned());
        assert_eq!(speedups(&few).lines.len(), 1);
    }

    #[test]
    fn references_are_beside_transactions() {
        let setting = Setting {
            version: Version::Lock,
            ..Setting::new("RBT180", Configuration::WarpTmSmall, 0)
        };
        let lock = Run {
            cycles: 40_000,
            ..played(&setting)
        };
        let grid = grid(1, |_| {});
        let runs = Runs::new(grid.all().cloned().chain([lock]));
        let lines = references(&runs).lines;
        let wanted = [
            "RBT180",
            "lock",
            "40000 (one seed)",
            "0.25x (one seed)",
            "0.25x (one seed)",
        ];
        assert_eq!(lines, [wanted.map(String::from)]);
    }

    #[test]
    fn traffic_has_a_line_a_machine() {
        let Table { head, lines } = traffic(&grid(3, |_| {}));
        assert_eq!((head.len(), lines.len()), (10, 9 * 4));
        assert_eq!(lines[0][6..], ["10.0 %", "64.0 %", "40.8 %", "150.0 %"]);
    }
}
