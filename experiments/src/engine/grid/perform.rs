//! Every run of a grid; a sample once more in lockstep with a second engine.

use super::definition::{Case, Grid, Variant};
use super::results::{Results, Sample};
use super::seeds::Seeds;
use crate::engine::batch::Batch;
use crate::engine::outside::{check_interrupt, Context};
use crate::engine::points;
use crate::engine::run::{in_words, Benchmark, Setup};
use crate::sweep::same_counts;
use crate::workloads::find;
use std::ops::Range;
use turnstile_machine::metrics::Report;
use turnstile_machine::{Beside, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_tools::newest_verilator;
use turnstile_tools::{Error, Result};

/// One run of the grid.
pub struct Job {
    case: Case,
    variant: Variant,
    seed: u32,
    lockstep: Option<EngineKind>,
}

impl Job {
    /// In words, which no other run of the batch has.
    fn name(&self) -> String {
        let Self {
            case,
            variant,
            seed,
            ..
        } = self;
        format!("{} under {}, seed {seed}", case.label, variant.label)
    }

    /// The case's, and another input with another seed, if its benchmark has random ones.
    fn settings(&self) -> Result<Vec<String>> {
        let mut settings = self.case.settings.clone();
        let parameters = find(&self.case.workload)?.parameters().iter();
        let mut inputs = parameters.filter(|one| one.name == "seed" && self.seed > 0);
        settings.extend(
            inputs
                .next()
                .map(|one| format!("seed={}", one.default + self.seed)),
        );
        Ok(settings)
    }

    fn hardware(&self) -> Result<Hardware> {
        let detector = self.variant.detector;
        let changed = self.case.experiment.as_ref();
        let changed = changed.filter(|_| detector.has_filter());
        let changed = changed.into_iter().flat_map(|one| &one.hardware);
        let changed: Vec<_> = changed.map(|(name, value)| (&**name, &**value)).collect();
        Hardware::new(detector, &changed)
    }

    /// Its report; none if an unsound detector led the kernel astray.
    fn run(&self, engine: EngineKind, machine: &MachineConfig) -> Result<Option<Report>> {
        let benchmark =
            Benchmark::new(&self.case.workload, self.variant.version, &self.settings()?)?;
        let machine = varied(machine, self.seed);
        let setup = Setup {
            lockstep: self.lockstep.map(Beside::from),
            ..Setup::new(self.hardware()?, engine, &machine)
        };
        match benchmark.run(&setup) {
            Ok(report) => Ok(Some(report)),
            Err(Error::Run(_)) if !self.variant.sound() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// A machine whose wavefronts vary by the seed, if they can; with seed 0 as its file has it.
fn varied(machine: &MachineConfig, seed: u32) -> MachineConfig {
    let mut machine = machine.clone();
    match &mut machine {
        MachineConfig::ComputeUnit(config) if seed > 0 => config.variation.seed = seed.into(),
        _ => {}
    }
    machine
}

/// The runs of a grid with every seed; a sample of them is done once more in lockstep with a second engine.
pub struct GridRuns {
    grid: Grid,
    engine: EngineKind,
    machine: MachineConfig,
    seeds: Range<u32>,
    /// Without the sample.
    pub batch: Batch<Job, Option<Report>>,
}

impl GridRuns {
    /// None of which has run.
    pub fn new(grid: Grid, engine: EngineKind, machine: MachineConfig, seeds: Range<u32>) -> Self {
        let jobs = seeds.clone().flat_map(|seed| jobs(&grid, seed)).collect();
        let around = machine.clone();
        Self {
            batch: Batch::new("run", jobs, Job::name, move |job| job.run(engine, &around)),
            grid,
            engine,
            machine,
            seeds,
        }
    }

    /// What the results of all depend on.
    ///
    /// # Errors
    /// If the engine is not there.
    pub fn depends_on(&self) -> Result<Vec<String>> {
        let machine = toml::to_string(&self.machine)
            .map_err(|error| Error::run("reproduce", error.to_string(), "please report it"))?;
        Ok([&[machine], &in_words(self.engine)?[..]].concat())
    }

    /// Runs all of it, the sample in lockstep.
    ///
    /// # Errors
    /// If a run fails under a sound detector, or a run in lockstep has another result.
    pub fn all(&self, context: &Context) -> Result<Seeds> {
        let other = match self.engine {
            EngineKind::Rtl => newest_verilator().is_ok().then_some(EngineKind::Verilator),
            EngineKind::Verilator | EngineKind::Model => Some(EngineKind::Rtl),
        };
        let again = sample(&self.grid, self.seeds.start, other);
        // What workers have done is not done again.
        let own = self.batch.points().iter();
        let own = own.filter(|_| context.kept.is_none());
        self.open(own.chain(&again))?;
        let reports = self.batch.all(context)?;
        let bar = context.runs(again.len());
        let repeated = points::all(&again, &*bar, |job| job.run(self.engine, &self.machine))?;
        let named = |job: &Job| (job.case.label.clone(), job.variant.label.clone());
        let sample = Sample {
            engine: other.map(|engine| engine.name().to_string()),
            runs: again.iter().map(named).collect(),
        };
        let seeds = self.by_seed(reports, &sample);
        agree(seeds.first(), &repeated)?;
        Ok(seeds)
    }

    /// Compiles models once, and not by several runs at the same time; only those that are used.
    fn open<'a>(&self, jobs: impl Iterator<Item = &'a Job>) -> Result<()> {
        let mut opened: Vec<(Hardware, Option<EngineKind>)> = vec![];
        for job in jobs {
            let top = (job.hardware()?, job.lockstep);
            if !opened.contains(&top) {
                check_interrupt()?;
                LdsTop::open(top.0, self.engine, top.1.map(Beside::from))?;
                opened.push(top);
            }
        }
        Ok(())
    }

    /// Reports of the batch, in their places.
    fn by_seed(&self, reports: Vec<Option<Report>>, sample: &Sample) -> Seeds {
        let mut reports = reports.into_iter();
        let of_seed = |seed| {
            let mut of_case = |case: &Case| {
                let variants = self.grid.variants.iter();
                let mut report = |variant| {
                    let ran = case.has(variant).then(|| reports.next().flatten());
                    ran.flatten()
                };
                variants.map(&mut report).collect()
            };
            Results {
                reports: self.grid.cases.iter().map(&mut of_case).collect(),
                engine: self.engine.name().into(),
                sample: sample.clone(),
                grid: self.grid.clone(),
                seed,
                losers: self.machine.losers(),
                stated: vec![],
            }
        };
        Seeds(self.seeds.clone().map(of_seed).collect())
    }
}

/// The grid by case and variant.
fn jobs(grid: &Grid, seed: u32) -> Vec<Job> {
    let of_case = |case: &Case| {
        let variants = grid.variants.iter().filter(|variant| case.has(variant));
        let job = |variant: &Variant| Job {
            case: case.clone(),
            variant: variant.clone(),
            seed,
            lockstep: None,
        };
        variants.map(job).collect::<Vec<_>>()
    };
    grid.cases.iter().flat_map(of_case).collect()
}

/// The runs of the sample, in lockstep with another engine; none without one.
fn sample(grid: &Grid, seed: u32, lockstep: Option<EngineKind>) -> Vec<Job> {
    let mut again = jobs(grid, seed);
    again.retain(|job| lockstep.is_some() && grid.sample.contains(&job.case.label));
    again
        .into_iter()
        .map(|job| Job { lockstep, ..job })
        .collect()
}

/// What ran in lockstep must have come to the same result as before.
fn agree(results: &Results, again: &[Option<Report>]) -> Result<()> {
    for ((case, variant), report) in results.sample.runs.iter().zip(again) {
        let same = match (results.get(case, variant), report) {
            (Some(first), Some(again)) => same_counts(first, again),
            (first, again) => first.is_none() && again.is_none(),
        };
        if !same {
            return Err(Error::run(
                format!("{case} {variant}"),
                "the run in lockstep had another result than the first one",
                "please report it",
            ));
        }
    }
    Ok(())
}
