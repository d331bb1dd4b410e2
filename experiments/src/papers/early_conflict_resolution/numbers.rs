//! The numbers of the paper, beside ours.

use super::energy;
use super::figures::speedup_with;
use super::run::Run;
use super::runs::{Runs, Seed, Spread};
use super::setting::{
    Change, Configuration, Setting, BENCHMARKS, CHOSEN, ENTRIES, HARDWARE_ENTRIES,
};
use crate::engine::{Row, Theirs, Unit};
use turnstile_machine::metrics::ratio;
use Configuration::{Both, EarlyAbort, WarpTm};

/// Benchmarks of which more than half of the pairs in conflict are of type 3 (7.2).
pub const BETWEEN_CORES: [&str; 5] = ["HT1K", "HT512", "ATM25K", "ATM10K", "SpMV"];
/// Where the text sees the gain of larger tables end (7.5).
const ENOUGH: [(&str, f64); 5] = [
    ("SpMV", 1000.0),
    ("RBT450", 1000.0),
    ("HT1K", 3000.0),
    ("ATM10K", 3000.0),
    ("List", 10.0),
];
/// Of the gain with the largest table, from which on a table is large enough.
const NEARLY: f64 = 0.95;
/// Table 2 under the baseline: words read and written, cycles of a transaction. The paper's cycles are the simulator's, at 700 MHz.
pub const TABLE_2: [(&str, [u32; 3]); 9] = [
    ("HT1K", [2, 4, 8_835]),
    ("HT512", [2, 4, 10_135]),
    ("ATM25K", [3, 2, 1_423]),
    ("ATM10K", [3, 2, 1_803]),
    ("SpMV", [5, 1, 2_221]),
    ("List", [1, 4, 460]),
    ("BinTree", [78, 2, 13_320]),
    ("RBT180", [33, 17, 16_604]),
    ("RBT450", [35, 17, 29_455]),
];
/// Those of the grid.
pub fn of_grid(runs: &Runs) -> Vec<Row> {
    let mut rows = headline(runs);
    rows.push(core_aborts(runs));
    rows.extend(BETWEEN_CORES.map(|name| {
        let ours = runs.spread(|seed| seed.run(name, WarpTm)?.pair_share(2));
        let what = format!("{name}: share of type 3 in all pairs in conflict, \"more than half\"");
        let row = Spread::row(ours, "7.2", what, Theirs::AtLeast(0.5), Unit::Percent);
        moved(runs, row, (name, WarpTm), Unit::Percent, |run| {
            run.pair_share(2)
        })
    }));
    rows.extend(network(runs));
    rows.extend(table_2(runs));
    rows
}

/// The text has one number with two meanings, twice: both are here.
fn headline(runs: &Runs) -> Vec<Row> {
    let speedup = runs.spread(|seed| seed.mean_speedup(Both));
    let time = runs.spread(|seed| Some(1.0 / seed.mean_speedup(Both)?));
    let most = runs.spread(|seed| {
        let all = BENCHMARKS.map(|name| seed.speedup(name, Both));
        let all: Option<Vec<f64>> = all.into_iter().collect();
        all?.into_iter().reduce(f64::max)
    });
    let energy = |of: fn(&Run) -> f64| {
        move |seed: Seed| {
            seed.mean(|name| Some(of(seed.run(name, Both)?) / of(seed.run(name, WarpTm)?)))
        }
    };
    let events = runs.spread(energy(energy::events));
    let constant = runs.spread(energy(energy::with_constant));
    let power = |of: fn(&Run) -> f64| {
        runs.spread(|seed| Some(energy(of)(seed)? * seed.mean_speedup(Both)?))
    };
    let moves = moves(runs);
    let row = |ours, place, what: &str, theirs| {
        let row = Spread::row(ours, place, what, Theirs::Is(theirs), Unit::Times);
        let moves = if row.differs {
            moves.clone()
        } else {
            String::new()
        };
        Row { moves, ..row }
    };
    vec![
        row(speedup, "7.1", "speedup of EA+PG over Warp TM, geometric mean (headline, first reading)", 1.41),
        row(most, "abstract", "speedup of EA+PG over Warp TM, largest: \"up to\" (headline, second reading)", 1.41),
        row(time, "7.1", "running time of EA+PG over Warp TM, geometric mean", 0.71),
        row(events, "7.1", "energy of EA+PG over Warp TM, geometric mean: events alone (GPUWattch is not reproduced)", 0.8),
        row(constant, "7.1", "the same with a constant power besides, which is assumed", 0.8),
        row(power(energy::events), "abstract", "power of EA+PG over Warp TM, \"average power consumption\": events alone", 0.8),
        row(power(energy::with_constant), "abstract", "the same with a constant power besides", 0.8),
    ]
}

fn core_aborts(runs: &Runs) -> Row {
    let ours = runs.spread(|seed| seed.core_share("HT1K", EarlyAbort));
    let what = "HT1K, EA: share of aborts at the cores, \"more than half\"";
    Spread::row(ours, "7.2", what, Theirs::AtLeast(0.5), Unit::Percent)
}

/// Delay and traffic of the tables' updates.
fn network(runs: &Runs) -> Vec<Row> {
    let delays = |pick: fn(f64, f64) -> f64| {
        runs.spread(|seed| {
            let all = BENCHMARKS
                .iter()
                .map(|name| seed.run(name, Both)?.mean_delay());
            all.flatten().reduce(pick).filter(|_| runs.has(&BENCHMARKS))
        })
    };
    let extra = |name: &str, bytes: fn(&Run) -> u64| {
        runs.spread(|seed| {
            let run = seed.run(name, Both)?;
            ratio(bytes(run), run.other_bytes())
        })
    };
    let logs = |name: &str| {
        runs.spread(|seed| {
            let run = seed.run(name, Both)?;
            ratio(run.update_bytes, run.log_bytes)
        })
    };
    let delay = |ours, what| {
        let theirs = match what {
            "shortest" => 5.0,
            _ => 25.0,
        };
        let what =
            format!("{what} mean delay of an update over the benchmarks, EA+PG, cycles at 700 MHz");
        Spread::row(ours, "7.6", what, Theirs::Is(theirs), Unit::Mean)
    };
    let mut rows = vec![
        delay(delays(f64::min), "shortest"),
        delay(delays(f64::max), "longest"),
    ];
    for (name, theirs) in [("BinTree", Theirs::AtMost(0.01)), ("HT1K", Theirs::Is(0.2))] {
        let row = |bytes: fn(&Run) -> u64, how| {
            let what = format!("{name}, EA+PG: updates over all other traffic, bytes {how}");
            let row = Spread::row(extra(name, bytes), "7.6", what, theirs, Unit::Percent);
            moved(runs, row, (name, Both), Unit::Percent, move |run| {
                ratio(bytes(run), run.other_bytes())
            })
        };
        rows.push(row(|run| run.update_bytes, "as sent"));
        rows.push(row(
            Run::arrived_update_bytes,
            "as they arrive at all cores",
        ));
        let what = format!("{name}, EA+PG: updates as sent over logs, bytes, \"on par\"");
        let row = Spread::row(logs(name), "7.6", what, Theirs::Is(1.0), Unit::Times);
        rows.push(moved(runs, row, (name, Both), Unit::Times, |run| {
            ratio(run.update_bytes, run.log_bytes)
        }));
    }
    rows
}

/// Sets and lengths of the baseline.
fn table_2(runs: &Runs) -> Vec<Row> {
    let of = |(name, [read, written, length]): (&'static str, [u32; 3])| {
        let sets = |at: usize| runs.spread(move |seed| Some(seed.run(name, WarpTm)?.sets()?[at]));
        let row = |ours, what, theirs: u32, unit| {
            let what = format!("{name}: {what}, Warp TM");
            let theirs = Theirs::Is(f64::from(theirs));
            Spread::row(ours, "table 2", what, theirs, unit)
        };
        let cycles = runs.spread(|seed| seed.run(name, WarpTm)?.mean_length());
        [
            row(sets(0), "words read by a transaction", read, Unit::Mean),
            row(
                sets(1),
                "words written by a transaction",
                written,
                Unit::Mean,
            ),
            moved(
                runs,
                row(
                    cycles,
                    "cycles of a transaction at 700 MHz",
                    length,
                    Unit::Count,
                ),
                (name, WarpTm),
                Unit::Count,
                Run::mean_length,
            ),
            row(
                runs.spread(|seed| seed.run(name, WarpTm)?.mean_attempt()),
                "cycles of an attempt at 1,400 MHz (second reading)",
                length,
                Unit::Count,
            ),
        ]
    };
    TABLE_2.into_iter().flat_map(of).collect()
}

/// The smallest table with nearly the whole gain of the largest; of no gain the smallest that loses nearly nothing.
pub fn enough(seed: &Seed, benchmark: &str) -> Option<f64> {
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

/// Those of the sizes of tables.
pub fn of_tables(runs: &Runs) -> Vec<Row> {
    let mut rows: Vec<Row> = ENOUGH
        .map(|(name, theirs)| {
            let ours = runs.spread(|seed| enough(&seed, name));
            let what = format!("{name}: entries with 95 % of the gain of the largest table, EA+PG");
            Spread::row(ours, "7.5", what, Theirs::Is(theirs), Unit::Count)
        })
        .into();
    let gains = |name: &'static str| {
        runs.spread(move |seed| {
            let of = |entries| speedup_with(&seed, name, Both, entries);
            Some(of(HARDWARE_ENTRIES)? / of(*ENTRIES.last()?)?)
        })
    };
    for name in ["HT1K", "ATM10K", "SpMV", "RBT450"] {
        let what = format!(
            "{name}: speedup with 3,072 entries over that with the largest table, \"enough\""
        );
        rows.push(Spread::row(
            gains(name),
            "7.5",
            what,
            Theirs::AtLeast(1.0),
            Unit::Times,
        ));
    }
    rows
}

/// The number of a run where choices that the paper leaves open are made in another way; nothing if none of that was run.
fn moved(
    runs: &Runs,
    row: Row,
    (name, configuration): (&str, Configuration),
    unit: Unit,
    measure: impl Fn(&Run) -> Option<f64>,
) -> Row {
    let of = |change: Change| {
        let number = runs.median(|seed| {
            let setting = Setting {
                change,
                ..Setting::new(name, configuration, 0)
            };
            measure(seed.get(&setting)?)
        })?;
        Some(format!("{} with {}", unit.show(number), change.name()))
    };
    let moves = Change::MADE.into_iter().filter_map(of);
    let moves = match row.differs {
        true => moves.collect::<Vec<_>>().join(", "),
        false => String::new(),
    };
    Row { moves, ..row }
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
        let events = row(&rows, "events alone (GPU").number.unwrap();
        assert!(events > 1.0 && events < 2.0, "{events}");
        assert!(
            row(&rows, "the same with a constant power besides, which")
                .number
                .unwrap()
                < 1.0
        );
        let power = row(&rows, "consumption\": events alone").number.unwrap();
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
        assert_eq!(ours("List: cycles of a transaction"), 800.0);
        assert!(row(&rows, "List: cycles of a transaction").differs);
        assert_eq!(rows.len(), 7 + 1 + 5 + 2 + 6 + 36);
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
        let length = row(&rows, "HT1K: cycles of a transaction");
        assert_eq!(length.moves, "800 with temporal = false");
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
