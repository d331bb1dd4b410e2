//! Papers whose experiments are runs of benchmarks.

use super::{Folder, ReproduceArgs};
use crate::command::progress::{bar, check_interrupt, Watch};
use crate::command::session::{run, Benchmark, Setup};
use crate::command::simulate::MAX_CYCLES;
use crate::reproduce::{
    claims_text, html, rows_csv, runs_csv, runs_text, transactions_text, Case, Paper, Results,
    Sample, Variant,
};
use crate::sweep::same_counts;
use indicatif::ProgressBar;
use rayon::prelude::*;
use turnstile_experiments::workloads::{self, Settings};
use turnstile_machine::metrics::Report;
use turnstile_machine::{Beside, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_run::Program;
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
        Hardware::new(
            detector,
            changed.map_or(&[], |experiment| &experiment.hardware),
        )
    }
}

/// Runs the grid and writes everything; the exit code says whether all runs passed their checks.
pub fn reproduce(paper: Paper, args: &ReproduceArgs) -> Result<u8> {
    let paper = paper.only(&args.only)?;
    let machine = match &args.machine {
        Some(path) => MachineConfig::load(path)?,
        None => MachineConfig::default(),
    };
    let folder = Folder::create(args, paper.name)?;
    let engine = args.engine.unwrap_or(EngineKind::Model);
    let results = run_all(paper, engine, &machine)?;
    let mut rows = results.claims();
    if !args.only.is_empty() {
        rows.retain(|row| row.number.is_some());
    }
    let files = [
        ("report.html", html(&results, &rows)?),
        ("numbers.csv", rows_csv(&rows)?),
        ("runs.csv", runs_csv(&results)?),
    ];
    let written = folder.write(&files, &results.figures())?;
    crate::command::output::tell(&format!(
        "{}\n{}\n\n{}\nTransactions:\n{}\n{}\n{written}\n",
        results.paper.title,
        results.how(),
        runs_text(&results),
        transactions_text(&results),
        claims_text(&rows),
    ))?;
    Ok(u8::from(!results.good()))
}

fn run_all(paper: Paper, engine: EngineKind, machine: &MachineConfig) -> Result<Results> {
    let other = match engine {
        EngineKind::Rtl => newest_verilator().is_ok().then_some(EngineKind::Verilator),
        EngineKind::Verilator | EngineKind::Model => Some(EngineKind::Rtl),
    };
    let (jobs, sample) = jobs(&paper, other);
    let bar = bar(jobs.len());
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
    let reports: Vec<Option<Report>> = jobs
        .par_iter()
        .with_max_len(1)
        .map(|job| one(job, engine, machine, &bar))
        .collect::<Result<_>>()?;
    bar.finish_and_clear();
    let (first, again) = reports.split_at(jobs.len() - sample.runs.len());
    let mut first = first.iter().cloned();
    let of_case = |case: &Case| {
        let variants = paper.variants.iter();
        let report = |variant| case.has(variant).then(|| first.next().flatten()).flatten();
        variants.map(report).collect()
    };
    let grid = paper.cases.iter().map(of_case).collect();
    let results = Results {
        reports: grid,
        engine: engine.name().into(),
        sample,
        paper,
    };
    agree(&results, again)?;
    Ok(results)
}

/// The grid by case and variant, then the sample.
fn jobs(paper: &Paper, lockstep: Option<EngineKind>) -> (Vec<Job<'_>>, Sample) {
    let grid = |case| {
        let variants = paper.variants.iter();
        let variants = variants.filter(move |variant| Case::has(case, variant));
        variants.map(move |variant| Job {
            case,
            variant,
            lockstep: None,
        })
    };
    let mut jobs: Vec<_> = paper.cases.iter().flat_map(grid).collect();
    let mut sample = Sample {
        engine: lockstep.map(|engine| engine.name().to_string()),
        runs: vec![],
    };
    let chosen = paper
        .cases
        .iter()
        .filter(|case| paper.sample.contains(&case.label.as_str()));
    for case in chosen.filter(|_| lockstep.is_some()) {
        for variant in &paper.variants {
            sample.runs.push((case.label.clone(), variant.label));
            jobs.push(Job {
                case,
                variant,
                lockstep,
            });
        }
    }
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

/// Runs a job; none if an unsound detector led the kernel astray.
fn one(
    job: &Job,
    engine: EngineKind,
    machine: &MachineConfig,
    bar: &ProgressBar,
) -> Result<Option<Report>> {
    let workload = workloads::find(job.case.workload)?;
    let benchmark = Benchmark {
        workload,
        version: job.variant.version,
        settings: Settings::parse(workload, &job.case.settings)?,
    };
    let kernel = workload.job(benchmark.version, &benchmark.settings)?;
    let setup = Setup {
        hardware: job.hardware()?,
        engine,
        lockstep: job.lockstep.map(Beside::from),
        machine,
        max_cycles: MAX_CYCLES,
        threads: 1,
    };
    let program = Program::of(kernel);
    let result = run(&program, Some(&benchmark), &setup, &mut Watch::quiet());
    bar.inc(1);
    match result {
        Ok(ran) => Ok(Some(ran.report)),
        Err(Error::Run(_)) if !job.variant.sound() => Ok(None),
        Err(error) => Err(error),
    }
}
