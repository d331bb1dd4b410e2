//! All runs, and what they say together: medians over seeds, and means over benchmarks.

use super::run::Run;
use super::setting::{Configuration, Setting, Version, BENCHMARKS};
use crate::engine::Spread;
use std::collections::{BTreeMap, BTreeSet};
use turnstile_machine::metrics::ratio;

/// Runs by what was run.
#[derive(Clone, Debug, Default)]
pub struct Runs {
    all: BTreeMap<Setting, Run>,
    seeds: BTreeSet<u32>,
}

/// Runs with inputs of one seed.
#[derive(Clone, Copy)]
pub struct Seed<'a> {
    runs: &'a Runs,
    seed: u32,
}

impl Runs {
    /// These runs.
    pub fn new(runs: impl IntoIterator<Item = Run>) -> Self {
        let all: BTreeMap<_, _> = runs.into_iter().map(|run| (run.setting(), run)).collect();
        let seeds = all.keys().map(|setting| setting.seed).collect();
        Self { all, seeds }
    }

    /// All of them, in order.
    pub fn all(&self) -> impl Iterator<Item = &Run> {
        self.all.values()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// One of them.
    pub fn get(&self, setting: &Setting) -> Option<&Run> {
        self.all.get(setting)
    }

    /// Seeds of their inputs.
    pub fn seeds(&self) -> impl Iterator<Item = Seed<'_>> {
        self.seeds.iter().map(|seed| Seed {
            runs: self,
            seed: *seed,
        })
    }

    /// A number over all seeds that have it.
    pub fn spread(&self, measure: impl Fn(Seed) -> Option<f64>) -> Option<Spread> {
        Spread::of(self.seeds().filter_map(measure).collect())
    }

    /// Its median.
    pub fn median(&self, measure: impl Fn(Seed) -> Option<f64>) -> Option<f64> {
        Some(self.spread(measure)?.median)
    }

    /// The median of a number of a run of the grid.
    pub fn of(
        &self,
        benchmark: &str,
        configuration: Configuration,
        measure: impl Fn(&Run) -> Option<f64>,
    ) -> Option<f64> {
        self.median(|seed| measure(seed.run(benchmark, configuration)?))
    }

    /// Speedup over the paper's baseline.
    pub fn speedup(&self, benchmark: &str, configuration: Configuration) -> Option<f64> {
        self.median(|seed| seed.speedup(benchmark, configuration))
    }

    /// Whether the grid has these.
    pub fn has(&self, benchmarks: &[&str]) -> bool {
        let figures = Configuration::FIGURES;
        let mut points = benchmarks
            .iter()
            .flat_map(|name| figures.map(|one| (name, one)));
        points.all(|(name, one)| self.of(name, one, |_| Some(0.0)).is_some())
    }
}

impl<'a> Seed<'a> {
    /// A run of the grid.
    pub fn run(&self, benchmark: &str, configuration: Configuration) -> Option<&'a Run> {
        self.get(&Setting::new(benchmark, configuration, self.seed))
    }

    /// A run with this seed, whichever the setting has.
    pub fn get(&self, setting: &Setting) -> Option<&'a Run> {
        self.runs.get(&Setting {
            seed: self.seed,
            ..setting.clone()
        })
    }

    /// A version without transactions.
    pub fn reference(&self, benchmark: &str, version: Version) -> Option<&'a Run> {
        self.get(&Setting {
            version,
            ..Setting::new(benchmark, Configuration::WarpTmSmall, self.seed)
        })
    }

    /// Cycles of the paper's baseline over those of a configuration.
    pub fn speedup(&self, benchmark: &str, configuration: Configuration) -> Option<f64> {
        let cycles = |one| Some(self.run(benchmark, one)?.cycles);
        ratio(cycles(Configuration::WarpTm)?, cycles(configuration)?)
    }

    /// The geometric mean of a number over the benchmarks of the figures; none if one of them was not run.
    pub fn mean(&self, measure: impl Fn(&str) -> Option<f64>) -> Option<f64> {
        let logarithms = BENCHMARKS.map(|name| measure(name).map(f64::ln));
        let sum = logarithms.into_iter().sum::<Option<f64>>()?;
        Some((sum / BENCHMARKS.len() as f64).exp())
    }

    /// Geometric mean of the speedups.
    pub fn mean_speedup(&self, configuration: Configuration) -> Option<f64> {
        self.mean(|name| self.speedup(name, configuration))
    }
}

#[cfg(test)]
pub mod tests {
    use super::super::run::tests::played;
    use super::*;
    use Configuration::{Both, EarlyAbort, PauseAndGo, WarpTm};

    /// A grid whose runs change what was played.
    pub fn grid(seeds: u32, change: impl Fn(&mut Run)) -> Runs {
        let of = |seed| {
            let settings = BENCHMARKS
                .iter()
                .flat_map(move |name| Configuration::ALL.map(|one| Setting::new(name, one, seed)));
            settings.map(|setting| played(&setting))
        };
        let mut runs: Vec<Run> = (0..seeds).flat_map(of).collect();
        runs.iter_mut().for_each(change);
        Runs::new(runs)
    }

    #[test]
    fn speedups_are_of_one_seed_each_and_means_need_all_benchmarks() {
        let runs = grid(3, |run| {
            let seed = u64::from(run.seed);
            run.cycles = match run.configuration {
                WarpTm => 1000 * (seed + 1),
                EarlyAbort => 500 * (seed + 1),
                PauseAndGo => 250,
                _ => 100,
            };
            if run.benchmark == "HT1K" && run.configuration == Both {
                run.cycles *= 512;
            }
        });
        let spread = runs
            .spread(|seed| seed.speedup("List", EarlyAbort))
            .unwrap();
        assert_eq!((spread.least, spread.median, spread.most), (2.0, 2.0, 2.0));
        let spread = runs
            .spread(|seed| seed.speedup("List", PauseAndGo))
            .unwrap();
        assert_eq!((spread.least, spread.median, spread.most), (4.0, 8.0, 12.0));
        // Ten times on eight of nine benchmarks, and 512 times as slow on one.
        let mean = runs.seeds().next().unwrap().mean_speedup(Both).unwrap();
        assert!((mean - 10.0 / 2.0).abs() < 1e-9, "{mean}");
        assert!(runs.has(&BENCHMARKS) && !runs.has(&["ATM50K"]));
        let without = Runs::new(runs.all().filter(|run| run.benchmark != "SpMV").cloned());
        assert_eq!(without.median(|seed| seed.mean_speedup(Both)), None);
        assert!(without.speedup("List", Both).is_some());
    }
}
