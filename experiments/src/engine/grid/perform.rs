//! Every run of a grid, on all cores; a sample once more in lockstep with a second engine.

use super::definition::{Case, Grid, Variant};
use super::results::{Results, Sample};
use super::seeds::Seeds;
use crate::engine::outside::{check_interrupt, Context};
use crate::engine::points;
use crate::engine::run::{Benchmark, Setup};
use crate::sweep::same_counts;
use crate::workloads::find;
use std::ops::Range;
use turnstile_machine::metrics::Report;
use turnstile_machine::{Beside, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_tools::newest_verilator;
use turnstile_tools::{Error, Result};

/// One run of the grid.
#[derive(Clone, Copy)]
struct Job<'a> {
    case: &'a Case,
    variant: &'a Variant,
    seed: u32,
    lockstep: Option<EngineKind>,
}

impl Job<'_> {
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

/// Runs all of it with every seed, the sample in lockstep with the first.
///
/// # Errors
/// If a run fails under a sound detector, or a run in lockstep has another result.
pub fn perform(
    grid: Grid,
    engine: EngineKind,
    machine: &MachineConfig,
    seeds: Range<u32>,
    context: &Context,
) -> Result<Seeds> {
    let other = match engine {
        EngineKind::Rtl => newest_verilator().is_ok().then_some(EngineKind::Verilator),
        EngineKind::Verilator | EngineKind::Model => Some(EngineKind::Rtl),
    };
    let all = seeds.clone().flat_map(|seed| runs(&grid, seed));
    let again = sample(&grid, seeds.start, other);
    let jobs: Vec<Job> = all.chain(again.iter().copied()).collect();
    let bar = context.runs(jobs.len());
    // Models are compiled once, and not by several runs at the same time; only those that are used.
    let mut opened: Vec<(Hardware, Option<EngineKind>)> = vec![];
    for job in &jobs {
        let top = (job.hardware()?, job.lockstep);
        if !opened.contains(&top) {
            check_interrupt()?;
            LdsTop::open(top.0, engine, top.1.map(Beside::from))?;
            opened.push(top);
        }
    }
    let mut reports = points::all(&jobs, &*bar, |job| job.run(engine, machine))?.into_iter();
    let named = |job: &Job| (job.case.label.clone(), job.variant.label.clone());
    let sampled: Vec<_> = again.iter().map(named).collect();
    let of_seed = |seed| {
        let mut of_case = |case: &Case| {
            let variants = grid.variants.iter();
            let mut report = |variant| {
                let ran = case.has(variant).then(|| reports.next().flatten());
                ran.flatten()
            };
            variants.map(&mut report).collect()
        };
        Results {
            reports: grid.cases.iter().map(&mut of_case).collect(),
            engine: engine.name().into(),
            sample: Sample {
                engine: other.map(|engine| engine.name().to_string()),
                runs: sampled.clone(),
            },
            grid: grid.clone(),
            seed,
            losers: machine.losers(),
            stated: vec![],
        }
    };
    let seeds = Seeds(seeds.map(of_seed).collect());
    agree(seeds.first(), &reports.collect::<Vec<_>>())?;
    Ok(seeds)
}

/// The grid by case and variant.
fn runs(grid: &Grid, seed: u32) -> impl Iterator<Item = Job<'_>> {
    let job = move |case, variant| Job {
        case,
        variant,
        seed,
        lockstep: None,
    };
    let all = move |case| {
        let variants = grid.variants.iter();
        variants.map(move |variant| job(case, variant))
    };
    let all = grid.cases.iter().flat_map(all);
    all.filter(|job| job.case.has(job.variant))
}

/// The runs of the sample, in lockstep with another engine; none without one.
fn sample(grid: &Grid, seed: u32, lockstep: Option<EngineKind>) -> Vec<Job<'_>> {
    let sampled = |job: &Job| lockstep.is_some() && grid.sample.contains(&job.case.label);
    let again = |job| Job { lockstep, ..job };
    runs(grid, seed).filter(sampled).map(again).collect()
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
