//! Figures 8 to 12, 14 and 15, drawn of ours: medians over seeds.

use super::energy::{self, Part};
use super::run::Run;
use super::runs::{Runs, Seed};
use super::setting::{Configuration, Setting, BENCHMARKS, ENTRIES, HARDWARE_ENTRIES, SWEPT};
use crate::engine::figure::{shown, Figure};
use crate::engine::{Panel, PanelKind, Series};
use turnstile_machine::metrics::ratio;

/// Behind the benchmarks where there is one: their geometric mean.
const MEAN: &str = "GM";

/// A part of a bar: its name, and its share of a run's whole.
type Share = (&'static str, fn(&Run) -> Option<f64>);

/// The same of whatever measures it.
type Measured = (&'static str, Box<dyn Fn(&Run) -> Option<f64>>);

/// Parts of a transaction's time, as warps spend it.
const TIME: [Share; 6] = [
    ("core: running", |run| ratio(run.time_run, run.time())),
    ("core: resolving", |run| ratio(run.time_resolve, run.time())),
    ("wait for a number", |run| {
        ratio(run.time_number, run.time())
    }),
    ("core: sending", |run| ratio(run.time_send, run.time())),
    ("core: back-off", |run| ratio(run.time_back_off, run.time())),
    ("commit unit", Run::commit_unit_share),
];

const PAIRS: [Share; 3] = [
    ("type 1: within a warp", |run| run.pair_share(0)),
    ("type 2: between warps", |run| run.pair_share(1)),
    ("type 3: between cores", |run| run.pair_share(2)),
];

/// All that have anything to show.
pub fn all(runs: &Runs) -> Vec<Figure> {
    let energy = "energy (GPUWattch is not reproduced)";
    let pairs_title = "pairs of transactions in conflict";
    shown(vec![
        Figure::new(8, "running time", vec![running_time(runs)]),
        Figure::new(9, energy, vec![energy_with_constant(runs)]),
        Figure::new(10, "aborted transactions", vec![aborts(runs)]),
        Figure::new(11, pairs_title, vec![pairs(runs)]),
        Figure::new(12, "length of an attempt", vec![length(runs)]),
        Figure::new(14, "sizes of the tables", sizes(runs)),
        Figure::new(15, "updates of tables", vec![delay(runs), traffic(runs)]),
    ])
}

/// Bars: of each benchmark one a configuration.
fn bars() -> impl Iterator<Item = (&'static str, Configuration)> {
    let of = |name: &'static str| Configuration::FIGURES.map(|one| (name, one));
    BENCHMARKS.into_iter().flat_map(of)
}

fn labels(bars: impl Iterator<Item = (&'static str, Configuration)>) -> Vec<String> {
    bars.map(|(name, one)| format!("{name} {}", one.name()))
        .collect()
}

/// A number of a run over that of the baseline on the same inputs.
fn over_baseline(
    seed: &Seed,
    name: &str,
    one: Configuration,
    measure: impl Fn(&Run) -> f64,
) -> Option<f64> {
    let [ours, baseline] =
        [one, Configuration::WarpTm].map(|one| seed.run(name, one).map(&measure));
    Some(ours? / baseline?)
}

/// Bars as high as a number over the baseline's, in parts, and geometric means in one.
fn normalised(runs: &Runs, title: &str, measure: fn(&Run) -> f64, parts: &[Measured]) -> Panel {
    let means = || Configuration::FIGURES.map(|one| (MEAN, one)).into_iter();
    let part_of = |share: &dyn Fn(&Run) -> Option<f64>, name: &str, one| {
        runs.median(|seed| {
            let height = over_baseline(&seed, name, one, measure)?;
            Some(height * share(seed.run(name, one)?)?)
        })
    };
    let of_part = |(part, share): &Measured| {
        Series::new(
            *part,
            bars()
                .map(|(name, one)| part_of(share, name, one))
                .chain(means().map(|_| None)),
        )
    };
    let mean =
        |(_, one)| runs.median(|seed| seed.mean(|name| over_baseline(&seed, name, one, measure)));
    let mut series: Vec<Series> = parts.iter().map(of_part).collect();
    series.push(Series::new(
        "geometric mean",
        bars().map(|_| None).chain(means().map(mean)),
    ));
    Panel::new(
        title,
        PanelKind::Stacked,
        labels(bars().chain(means())),
        series,
    )
}

fn running_time(runs: &Runs) -> Panel {
    let boxed = |(name, share): Share| -> Measured { (name, Box::new(share)) };
    let title =
        "running time over Warp TM's, in parts of the time of warps in transactions (lower is faster)";
    normalised(runs, title, |run| run.cycles as f64, &TIME.map(boxed))
}

fn energy_with_constant(runs: &Runs) -> Panel {
    let part = |part: Part| -> Measured {
        let share = move |run: &Run| Some(energy::of_part(run, part) / energy::with_constant(run));
        (part.name(), Box::new(share))
    };
    let constant = |run: &Run| Some(1.0 - energy::events(run) / energy::with_constant(run));
    let mut parts = Vec::from(Part::ALL.map(part));
    parts.push(("constant power", Box::new(constant)));
    let title = "energy of events and of a constant power over Warp TM's (lower is better)";
    normalised(runs, title, energy::with_constant, &parts)
}

/// Bars of parts, each the median of what a run says.
fn stacked(runs: &Runs, title: &str, kind: PanelKind, parts: &[Share], scale: f64) -> Panel {
    let of_part = |(part, value): &Share| {
        Series::new(
            *part,
            bars().map(|(name, one)| Some(scale * runs.of(name, one, value)?)),
        )
    };
    Panel::new(title, kind, labels(bars()), parts.iter().map(of_part))
}

fn aborts(runs: &Runs) -> Panel {
    let parts: [Share; 2] = [
        ("core", |run| ratio(run.aborts_in_cores(), run.committed)),
        ("commit unit", |run| {
            ratio(run.aborts_commit_unit, run.committed)
        }),
    ];
    let title = "aborts for each transaction that committed";
    stacked(runs, title, PanelKind::Stacked, &parts, 1.0)
}

fn pairs(runs: &Runs) -> Panel {
    let title = "pairs in conflict by type, % of all pairs of running transactions";
    stacked(runs, title, PanelKind::Shares, &PAIRS, 100.0)
}

/// Bars beside each other, of each configuration a series.
fn grouped(
    runs: &Runs,
    title: &str,
    configurations: &[Configuration],
    measure: impl Fn(&Run) -> Option<f64> + Copy,
) -> Panel {
    let series = |one: &Configuration| {
        Series::new(
            one.name(),
            BENCHMARKS.iter().map(|name| runs.of(name, *one, measure)),
        )
    };
    Panel::new(
        title,
        PanelKind::Grouped,
        BENCHMARKS,
        configurations.iter().map(series),
    )
}

fn length(runs: &Runs) -> Panel {
    let title = "cycles from TX_Begin to the commit or abort";
    grouped(runs, title, &Configuration::FIGURES, Run::mean_length)
}

fn delay(runs: &Runs) -> Panel {
    let title = "cycles of an update from the commit unit to a core's table";
    grouped(runs, title, &Configuration::EARLY, Run::mean_delay)
}

fn traffic(runs: &Runs) -> Panel {
    let title = "updates as sent, in % of all other bytes in both networks";
    grouped(runs, title, &Configuration::EARLY, |run| {
        Some(100.0 * ratio(run.update_bytes, run.other_bytes())?)
    })
}

/// Speedup over the baseline with tables of some size.
pub fn speedup_with(
    seed: &Seed,
    benchmark: &str,
    configuration: Configuration,
    entries: u32,
) -> Option<f64> {
    let setting = Setting {
        entries: Some(entries).filter(|entries| *entries != HARDWARE_ENTRIES),
        ..Setting::new(benchmark, configuration, 0)
    };
    let baseline = seed.run(benchmark, Configuration::WarpTm)?.cycles;
    ratio(baseline, seed.get(&setting)?.cycles)
}

/// A panel a benchmark: relative to the baseline. None without runs of other sizes than the hardware's.
fn sizes(runs: &Runs) -> Vec<Panel> {
    if !runs.all().any(|run| run.entries.is_some()) {
        return vec![];
    }
    let panel = |name: &&str| {
        let series = |one: Configuration| {
            Series::new(
                one.name(),
                ENTRIES
                    .iter()
                    .map(|size| runs.median(|seed| speedup_with(&seed, name, one, *size))),
            )
        };
        Panel::new(
            format!("{name}: speedup over Warp TM by entries of each table"),
            PanelKind::Lines,
            ENTRIES,
            Configuration::EARLY.map(series),
        )
    };
    SWEPT.iter().map(panel).collect()
}

#[cfg(test)]
mod tests {
    use super::super::runs::tests::grid;
    use super::*;
    use Configuration::{Both, WarpTm};

    fn panel(figures: &[Figure], number: u32, panel: usize) -> &Panel {
        let figure = figures.iter().find(|figure| figure.number == number);
        &figure.unwrap().panels[panel]
    }

    #[test]
    fn bars_are_medians_over_the_baseline_in_parts() {
        let runs = grid(3, |run| {
            if run.configuration == Both {
                run.cycles = 4_000 + 1_000 * u64::from(run.seed);
            }
        });
        let figures = all(&runs);
        let numbers: Vec<u32> = figures.iter().map(|figure| figure.number).collect();
        assert_eq!(numbers, [8, 9, 10, 11, 12, 15]);
        let time = panel(&figures, 8, 0);
        assert_eq!(time.categories.len(), 40);
        assert_eq!(time.categories[3], "HT1K EA+PG");
        // Half of what was played is in commit units.
        assert_eq!(time.series[5].values[0], Some(0.5));
        assert_eq!(time.series[5].values[3], Some(0.25));
        let heights = |bar: usize| -> f64 {
            let values = time.series.iter().filter_map(|one| one.values[bar]);
            values.sum()
        };
        assert!((heights(0) - 1.0).abs() < 1e-9 && (heights(3) - 0.5).abs() < 1e-9);
        assert!((heights(36) - 1.0).abs() < 1e-9 && (heights(39) - 0.5).abs() < 1e-9);
        let aborts = panel(&figures, 10, 0);
        assert_eq!(aborts.series[0].values[5], Some(0.4));
        assert_eq!(aborts.series[1].values[5], Some(0.5));
        assert_eq!(panel(&figures, 11, 0).series[2].values[0], Some(67.0));
        assert_eq!(
            panel(&figures, 12, 0).series[0].values[8],
            Some(80_000.0 / 190.0)
        );
        assert_eq!(panel(&figures, 15, 0).series[1].values[0], Some(15.0));
        assert_eq!(panel(&figures, 15, 1).series[1].values[0], Some(10.0));
    }

    #[test]
    fn sizes_are_drawn_with_the_hardware_in_their_midst() {
        let grid = grid(1, |_| {});
        let other = Setting {
            entries: Some(12),
            ..Setting::new("List", Both, 0)
        };
        let mut small = super::super::run::tests::played(&other);
        small.cycles = 20_000;
        let runs = Runs::new(grid.all().cloned().chain([small]));
        let figures = all(&runs);
        let list = panel(&figures, 14, 0);
        assert!(list.title.starts_with("HT1K"), "{}", list.title);
        let list = panel(&figures, 14, 3);
        assert_eq!(list.series[2].values[0], Some(0.5));
        assert_eq!(list.series[2].values[1], None);
        assert_eq!(list.series[2].values[4], Some(1.0));
        let seed = runs.seeds().next().unwrap();
        assert_eq!(seed.speedup("List", WarpTm), Some(1.0));
    }
}
