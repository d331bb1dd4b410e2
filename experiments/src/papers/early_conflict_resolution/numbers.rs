//! The numbers of the paper, beside ours.

use super::energy;
use super::figures::speedup_with;
use super::run::Run;
use super::runs::{Runs, Seed};
use super::setting::{
    Change, Configuration, Setting, BENCHMARKS, CHOSEN, ENTRIES, HARDWARE_ENTRIES,
};
use super::stated::{Headline, Measure, OfRun, STATED};
use crate::engine::{Row, Spread, Stated, Theirs, Unit};
use turnstile_machine::metrics::ratio;
use Configuration::{Both, WarpTm};

/// Of the gain with the largest table, from which on a table is large enough.
const NEARLY: f64 = 0.95;

/// Those of the grid.
pub fn of_grid(runs: &Runs) -> Vec<Row> {
    let grid = STATED.grid.iter().cloned().chain(table_2());
    grid.map(|stated| row(&stated, runs)).collect()
}

/// Those of the sizes of tables.
pub fn of_tables(runs: &Runs) -> Vec<Row> {
    let tables = STATED.tables.iter();
    tables.map(|stated| row(stated, runs)).collect()
}

fn row(stated: &Stated<Measure>, runs: &Runs) -> Row {
    let ours = runs.spread(|seed| stated.ours.of(runs, &seed));
    Spread::row(ours, stated).moved_by(|| match &stated.ours {
        Measure::Headline(_) => moves(runs),
        Measure::Choices(of, name, configuration) => {
            by_choices(runs, (name, *configuration), stated.unit, *of)
        }
        _ => String::new(),
    })
}

/// Sets and lengths of the baseline.
fn table_2() -> impl Iterator<Item = Stated<Measure>> {
    use OfRun::{Length, WordsRead, WordsWritten};
    STATED
        .table_2
        .iter()
        .flat_map(|(name, read, written, length)| {
            let row = |what,
                       theirs: &f64,
                       unit,
                       ours: fn(OfRun, String, Configuration) -> Measure,
                       of| Stated {
                place: "table 2".into(),
                what: format!("{name}: {what}, Warp TM"),
                theirs: Theirs::Is(*theirs),
                unit,
                ours: ours(of, name.clone(), WarpTm),
                moves: String::new(),
            };
            [
                row(
                    "words read by a transaction",
                    read,
                    Unit::Mean,
                    Measure::Run,
                    WordsRead,
                ),
                row(
                    "words written by a transaction",
                    written,
                    Unit::Mean,
                    Measure::Run,
                    WordsWritten,
                ),
                row(
                    "cycles of an attempt at 700 MHz",
                    length,
                    Unit::Count,
                    Measure::Choices,
                    Length,
                ),
            ]
        })
}

impl Measure {
    fn of(&self, runs: &Runs, seed: &Seed) -> Option<f64> {
        let delays = || {
            let delay = |name| seed.run(name, Both)?.mean_delay();
            BENCHMARKS.map(delay).into_iter().flatten()
        };
        let whole = |_: &f64| runs.has(&BENCHMARKS);
        match self {
            Self::Headline(headline) => headline.of(seed),
            Self::Run(of, name, configuration) | Self::Choices(of, name, configuration) => {
                of.of(seed.run(name, *configuration)?)
            }
            Self::ShortestDelay => delays().reduce(f64::min).filter(whole),
            Self::LongestDelay => delays().reduce(f64::max).filter(whole),
            Self::EnoughEntries(name) => enough(seed, name),
            Self::HardwareTables(name) => {
                let of = |entries| speedup_with(seed, name, Both, entries);
                Some(of(HARDWARE_ENTRIES)? / of(*ENTRIES.last()?)?)
            }
        }
    }
}

impl Headline {
    fn of(self, seed: &Seed) -> Option<f64> {
        let speedup = || seed.mean_speedup(Both);
        let energy = |of: fn(&Run) -> f64| {
            seed.mean(|name| Some(of(seed.run(name, Both)?) / of(seed.run(name, WarpTm)?)))
        };
        match self {
            Self::MeanSpeedup => speedup(),
            Self::LargestSpeedup => {
                let all = BENCHMARKS.map(|name| seed.speedup(name, Both));
                let all: Option<Vec<f64>> = all.into_iter().collect();
                all?.into_iter().reduce(f64::max)
            }
            Self::MeanTime => Some(1.0 / speedup()?),
            Self::Energy => energy(energy::events),
            Self::EnergyWithConstant => energy(energy::with_constant),
            Self::Power => Some(energy(energy::events)? * speedup()?),
            Self::PowerWithConstant => Some(energy(energy::with_constant)? * speedup()?),
        }
    }
}

impl OfRun {
    fn of(self, run: &Run) -> Option<f64> {
        match self {
            Self::AbortsInCores => ratio(run.aborts_in_cores(), run.aborts()),
            Self::PairsBetweenCores => run.pair_share(2),
            Self::UpdatesSent => ratio(run.update_bytes, run.other_bytes()),
            Self::UpdatesArrived => ratio(run.arrived_update_bytes(), run.other_bytes()),
            Self::UpdatesOverLogs => ratio(run.update_bytes, run.log_bytes),
            Self::WordsRead => Some(run.sets()?[0]),
            Self::WordsWritten => Some(run.sets()?[1]),
            Self::Length => run.mean_length(),
        }
    }
}

/// The smallest table with nearly the whole gain of the largest; of no gain the smallest that loses nearly nothing.
fn enough(seed: &Seed, benchmark: &str) -> Option<f64> {
    let speedup = |entries| speedup_with(seed, benchmark, Both, entries);
    let last = speedup(*ENTRIES.last()?)?;
    let wanted = (1.0 + NEARLY * (last - 1.0)).min(last);
    for entries in ENTRIES {
        if speedup(entries)? >= wanted {
            return Some(f64::from(entries));
        }
    }
    None
}

/// A number of a run where choices that the paper leaves open are made in another way; nothing if none of that was run.
fn by_choices(
    runs: &Runs,
    (name, configuration): (&str, Configuration),
    unit: Unit,
    measure: OfRun,
) -> String {
    let of = |change: Change| {
        let setting = Setting {
            change,
            ..Setting::new(name, configuration, 0)
        };
        let number = runs.median(|seed| measure.of(seed.get(&setting)?))?;
        Some(format!("{} with {}", unit.show(number), change.name()))
    };
    let moves = Change::MADE.into_iter().filter_map(of);
    moves.collect::<Vec<_>>().join(", ")
}

/// What choices that the paper leaves open do to the speedups.
pub fn moves(runs: &Runs) -> String {
    let changed = |change: Change, name: &str| {
        let with = |configuration, change| {
            runs.median(|seed| {
                let setting = Setting {
                    change,
                    ..Setting::new(name, configuration, 0)
                };
                Some(seed.get(&setting)?.cycles as f64)
            })
        };
        let baseline = with(WarpTm, change.of_warp_tm())?;
        Some(baseline / with(Both, change)?)
    };
    let of_change = |change: Change| {
        let told = CHOSEN.iter().filter_map(|name| {
            let (was, is) = (runs.speedup(name, Both)?, changed(change, name)?);
            Some(format!("{name} {is:.2}x for {was:.2}x"))
        });
        let told: Vec<String> = told.collect();
        let change = change.name();
        (!told.is_empty()).then(|| format!("with {change} {}", told.join(", ")))
    };
    let small = || {
        let small = runs.median(|seed| {
            let of = |name: &str, one| Some(seed.run(name, one)?.cycles as f64);
            seed.mean(|name| Some(of(name, Configuration::WarpTmSmall)? / of(name, Both)?))
        })?;
        Some(format!(
            "over Warp TM with 48 KB of first level, as the others have, the mean is {small:.2}x"
        ))
    };
    let all = small()
        .into_iter()
        .chain(Change::MADE.into_iter().filter_map(of_change));
    all.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::played;
    use super::super::runs::tests::grid;
    use super::*;

    fn row<'a>(rows: &'a [Row], what: &str) -> &'a Row {
        let row = rows.iter().find(|row| row.what.contains(what));
        row.unwrap_or_else(|| panic!("no {what}"))
    }

    /// Twice as fast on all, ten times on one.
    fn twice(seeds: u32) -> Runs {
        grid(seeds, |run| {
            if run.configuration == Both {
                run.cycles = match run.benchmark.as_str() {
                    "SpMV" => 1_000,
                    _ => 5_000 - 1_000 * u64::from(run.seed),
                };
            }
        })
    }

    #[test]
    fn both_readings_of_the_headline_are_there() {
        let rows = of_grid(&twice(1));
        assert_eq!(row(&rows, "second reading").ours, "10.00x (one seed)");
        assert!(row(&rows, "second reading").differs);
        let mean = (2f64.ln() * 8.0 / 9.0 + 10f64.ln() / 9.0).exp();
        let first = row(&rows, "first reading").number.unwrap();
        assert!((first - mean).abs() < 1e-9);
        let time = row(&rows, "running time").number.unwrap();
        assert!((time - 1.0 / mean).abs() < 1e-9);
        // Tables cost energy, and nothing else is different here but the time.
        let events = row(&rows, "the same, events alone").number.unwrap();
        assert!(events > 1.0 && events < 2.0, "{events}");
        assert!(
            row(&rows, "mean: events, and the authors' constant power")
                .number
                .unwrap()
                < 1.0
        );
        let power = row(&rows, "the same power, events alone").number.unwrap();
        assert!((power - events * mean).abs() < 1e-9);
        assert!(row(&rows, "first reading").moves.contains("48 KB"));
    }

    #[test]
    fn a_number_says_its_range() {
        let rows = of_grid(&twice(3));
        let share = &row(&rows, "HT1K: share of type 3").ours;
        assert_eq!(share, "67.0 % (67.0 % to 67.0 %, 3 seeds)");
        let first = &row(&rows, "first reading").ours;
        assert!(
            first.contains(" to ") && first.ends_with("3 seeds)"),
            "{first}"
        );
    }

    #[test]
    fn rows_are_of_the_counts_that_they_name() {
        let rows = of_grid(&twice(1));
        let ours = |what: &str| row(&rows, what).number.unwrap();
        assert_eq!(ours("share of aborts at the cores"), 40.0 / 90.0);
        assert_eq!(ours("shortest mean delay"), 15.0);
        assert_eq!(
            ours("HT1K, EA+PG: updates over all other traffic, bytes as sent"),
            0.1
        );
        assert_eq!(ours("bytes as they arrive"), 1.5);
        assert_eq!(ours("updates as sent over logs"), 0.64);
        assert_eq!(ours("RBT450: words written"), 4.0);
        assert_eq!(ours("List: cycles of an attempt"), 80_000.0 / 190.0);
        assert!(row(&rows, "BinTree: cycles of an attempt").differs);
        assert_eq!(rows.len(), 7 + 1 + 5 + 2 + 6 + 27);
        let part = Runs::new(
            twice(1)
                .all()
                .filter(|run| run.benchmark == "HT1K")
                .cloned(),
        );
        let rows = of_grid(&part);
        assert_eq!(row(&rows, "first reading").number, None);
        assert_eq!(row(&rows, "shortest mean delay").number, None);
        assert!(row(&rows, "HT1K: share").number.is_some());
    }

    #[test]
    fn tables_are_enough_where_the_gain_is_nearly_whole() {
        let cycles = [10_000, 9_900, 9_000, 6_000, 5_100, 5_050, 5_000];
        let sized = ENTRIES.iter().zip(cycles).map(|(entries, cycles)| {
            let setting = Setting {
                entries: Some(*entries).filter(|entries| *entries != HARDWARE_ENTRIES),
                ..Setting::new("SpMV", Both, 0)
            };
            let run = played(&setting);
            Run { cycles, ..run }
        });
        let baseline = played(&Setting::new("SpMV", WarpTm, 0));
        let runs = Runs::new(sized.chain([baseline]));
        let rows = of_tables(&runs);
        // 10,000 over 5,100 is 1.96: 96 % of the gain of 1.
        assert_eq!(row(&rows, "SpMV: entries").number, Some(3072.0));
        let share = row(&rows, "SpMV: speedup with 3,072").number.unwrap();
        assert!((share - 5_000.0 / 5_100.0).abs() < 1e-9);
        assert_eq!(row(&rows, "List: entries").number, None);
    }

    #[test]
    fn choices_say_what_they_do() {
        let with = |configuration, change, cycles| Run {
            cycles,
            ..played(&Setting {
                change,
                ..Setting::new("HT1K", configuration, 0)
            })
        };
        let runs = Runs::new([
            with(WarpTm, Change::None, 9_000),
            with(Both, Change::None, 6_000),
            with(Both, Change::Broadcast, 4_500),
            with(WarpTm, Change::NoTemporal, 12_000),
            with(Both, Change::NoTemporal, 4_000),
        ]);
        assert_eq!(
            moves(&runs),
            "with multicast = false HT1K 2.00x for 1.50x; with temporal = false HT1K 3.00x for 1.50x"
        );
        let rows = of_grid(&runs);
        let length = row(&rows, "HT1K: cycles of an attempt");
        assert_eq!(length.moves, "421 with temporal = false");
        let arriving = row(
            &rows,
            "HT1K, EA+PG: updates over all other traffic, bytes as they arrive",
        );
        assert_eq!(
            arriving.moves,
            "10.0 % with multicast = false, 150.0 % with temporal = false"
        );
    }
}
