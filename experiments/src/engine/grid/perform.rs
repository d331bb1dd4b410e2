//! Every run of a grid, on all cores; a sample once more in lockstep with a second engine.

use super::definition::{Case, Grid, Variant};
use super::results::{Results, Sample};
use crate::engine::outside::{check_interrupt, Context};
use crate::engine::points;
use crate::engine::run::{Benchmark, Setup};
use crate::sweep::same_counts;
use turnstile_machine::metrics::Report;
use turnstile_machine::{Beside, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_tools::newest_verilator;
use turnstile_tools::{Error, Result};

/// One run of the grid.
struct Job<'a> {
    case: &'a Case,
    variant: &'a Variant,
    lockstep: Option<EngineKind>,
}

impl Job<'_> {
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
        let Case {
            workload, settings, ..
        } = self.case;
        let benchmark = Benchmark::new(workload, self.variant.version, settings)?;
        let setup = Setup {
            lockstep: self.lockstep.map(Beside::from),
            ..Setup::new(self.hardware()?, engine, machine)
        };
        match benchmark.run(&setup) {
            Ok(report) => Ok(Some(report)),
            Err(Error::Run(_)) if !self.variant.sound() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Runs all of it.
///
/// # Errors
/// If a run fails under a sound detector, or a run in lockstep has another result.
pub fn perform(
    grid: Grid,
    engine: EngineKind,
    machine: &MachineConfig,
    context: &Context,
) -> Result<Results> {
    let other = match engine {
        EngineKind::Rtl => newest_verilator().is_ok().then_some(EngineKind::Verilator),
        EngineKind::Verilator | EngineKind::Model => Some(EngineKind::Rtl),
    };
    let (jobs, sample) = jobs(&grid, other);
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
    let reports = points::all(&jobs, &*bar, |job| job.run(engine, machine))?;
    let (first, again) = reports.split_at(jobs.len() - sample.runs.len());
    let mut first = first.iter().cloned();
    let of_case = |case: &Case| {
        let variants = grid.variants.iter();
        let report = |variant| case.has(variant).then(|| first.next().flatten()).flatten();
        variants.map(report).collect()
    };
    let reports = grid.cases.iter().map(of_case).collect();
    let results = Results {
        reports,
        engine: engine.name().into(),
        sample,
        grid,
        stated: vec![],
    };
    agree(&results, again)?;
    Ok(results)
}

/// The grid by case and variant, then the sample.
fn jobs(grid: &Grid, lockstep: Option<EngineKind>) -> (Vec<Job<'_>>, Sample) {
    let job = |(case, variant), lockstep| Job {
        case,
        variant,
        lockstep,
    };
    let all = |case| grid.variants.iter().map(move |variant| (case, variant));
    let runs = grid.cases.iter().flat_map(all);
    let runs = runs.filter(|(case, variant)| case.has(variant));
    let mut jobs: Vec<_> = runs.map(|run| job(run, None)).collect();
    let sample = grid.cases.iter();
    let sample = sample.filter(|case| lockstep.is_some() && grid.sample.contains(&case.label));
    let sample: Vec<_> = sample.flat_map(all).collect();
    jobs.extend(sample.iter().map(|run| job(*run, lockstep)));
    let named = |(case, variant): &(&Case, &Variant)| (case.label.clone(), variant.label.clone());
    let sample = Sample {
        engine: lockstep.map(|engine| engine.name().to_string()),
        runs: sample.iter().map(named).collect(),
    };
    (jobs, sample)
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
