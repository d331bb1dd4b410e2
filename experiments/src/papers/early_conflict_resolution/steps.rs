//! From the paper's rules to Turnstile's, step by step.

use super::runs::{Runs, Seed};
use super::setting::{Change, Configuration, Setting, BENCHMARKS};
use crate::engine::Unit;
use turnstile_machine::metrics::ratio;
use turnstile_tools::table::Table;

/// A machine that differs from the one above it in what its name says.
struct Step {
    name: &'static str,
    configuration: Configuration,
    change: Change,
    entries: Option<u32>,
}

const fn step(name: &'static str, configuration: Configuration, change: Change) -> Step {
    Step {
        name,
        configuration,
        change,
        entries: None,
    }
}

const STEPS: [Step; 5] = [
    step(
        "Early-Abort by the paper's rules",
        Configuration::EarlyAbort,
        Change::None,
    ),
    step(
        "cores are told of writers alone",
        Configuration::EarlyAbort,
        Change::Writers,
    ),
    step(
        "as soon as their words arrive",
        Configuration::Best,
        Change::NotLearned,
    ),
    step(
        "lanes pause at what their warp has conflicted about: early-cr-2",
        Configuration::Best,
        Change::None,
    ),
    Step {
        entries: Some(768),
        ..step(
            "early-cr-2 with 768 entries a table",
            Configuration::Best,
            Change::None,
        )
    },
];

impl Step {
    fn speedup(&self, seed: &Seed, benchmark: &str) -> Option<f64> {
        let setting = Setting {
            change: self.change,
            entries: self.entries,
            ..Setting::new(benchmark, self.configuration, 0)
        };
        let baseline = seed.run(benchmark, Configuration::WarpTm)?.cycles;
        ratio(baseline, seed.get(&setting)?.cycles)
    }

    fn line(&self, runs: &Runs) -> Option<Vec<String>> {
        let mean = runs.spread(|seed| seed.mean(|name| self.speedup(&seed, name)))?;
        let of = |name| {
            let speedup = runs.spread(|seed| self.speedup(&seed, name));
            speedup.map_or("-".into(), |speedup| Unit::Times.show(speedup.median))
        };
        let first = [self.name.to_owned(), mean.text(Unit::Times)];
        Some(first.into_iter().chain(BENCHMARKS.map(of)).collect())
    }
}

/// Speedups over Warp TM: geometric mean, and medians of the benchmarks. None of a step that was not run on all of them.
pub fn table(runs: &Runs) -> Table {
    let head = ["step", "geometric mean"].into_iter().chain(BENCHMARKS);
    let lines = STEPS.iter().filter_map(|step| step.line(runs));
    Table::new(head, lines)
}

#[cfg(test)]
mod tests {
    use super::super::runs::tests::grid;
    use super::*;

    #[test]
    fn a_step_that_was_not_run_has_no_line() {
        let runs = grid(3, |run| {
            if run.configuration == Configuration::Best {
                run.cycles = 4_000;
            }
        });
        let lines = table(&runs).lines;
        let told: Vec<_> = lines.iter().map(|line| [&*line[0], &line[1]]).collect();
        let wanted = [
            [
                "Early-Abort by the paper's rules",
                "1.00x (1.00x to 1.00x, 3 seeds)",
            ],
            [
                "lanes pause at what their warp has conflicted about: early-cr-2",
                "2.50x (2.50x to 2.50x, 3 seeds)",
            ],
        ];
        assert_eq!(told, wanted);
        assert_eq!(lines[1][2..], ["2.50x"; 9]);
    }
}
