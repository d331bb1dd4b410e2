//! `turnstile reproduce`: a paper's experiments, ours beside theirs.

use super::progress::{bar, check_interrupt, Watch};
use super::session::{run, Benchmark, Setup};
use super::simulate::MAX_CYCLES;
use crate::reproduce::{
    claims_csv, claims_text, find, html, runs_csv, runs_text, svg, transactions_text, Case, Paper,
    Results, Sample, Variant,
};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_sim::file;
use turnstile_sim::machine::{EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_sim::metrics::Report;
use turnstile_sim::run::Program;
use turnstile_sim::workloads::{self, Settings};
use turnstile_sim::{Error, Result};
use turnstile_tools::newest_verilator;

const HELP: &str = "Papers: localtm-bloom, localtm-directory. Into the folder go report.html (everything, opens offline), numbers.csv, \
runs.csv and an SVG a figure.

Exit codes: 0 done, 1 a run failed a check, 2 bad input, 130 interrupted.";

/// Arguments of `reproduce`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct ReproduceArgs {
    /// localtm-bloom or localtm-directory
    #[arg(value_name = "PAPER")]
    paper: String,
    /// Folder for page, charts and tables, made if it is not there [default: PAPER]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Run only this case (HT2) or benchmark (HT); may be given several times. Numbers over cases of which one is left out, such
    /// as the largest speedup, are left out too
    #[arg(long, value_name = "CASE")]
    only: Vec<String>,
    /// What stands for the LDS in all runs; those of a sample run in lockstep with another engine
    #[arg(long, value_enum, ignore_case = true, default_value = "model")]
    engine: EngineKind,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
}

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

/// Runs the command; the exit code says whether all runs passed their checks.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let paper = find(&args.paper)?.only(&args.only)?;
    let machine = match &args.machine {
        Some(path) => MachineConfig::load(path)?,
        None => MachineConfig::default(),
    };
    let out = args
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(paper.name));
    let folder = Folder::create(&out)?;
    let results = run_all(paper, args.engine, &machine)?;
    let mut rows = results.claims();
    if !args.only.is_empty() {
        rows.retain(|row| row.number.is_some());
    }
    let mut files = vec![
        ("report.html".to_string(), html(&results, &rows)?),
        ("numbers.csv".to_string(), claims_csv(&rows)?),
        ("runs.csv".to_string(), runs_csv(&results)?),
    ];
    for figure in results.figures() {
        files.push((format!("figure{}.svg", figure.number), svg(&figure)?));
    }
    for (name, content) in &files {
        file::write(&folder.path.join(name), content)?;
    }
    super::output::tell(&format!(
        "{}\n{}\n\n{}\nTransactions:\n{}\n{}\n{} files in {}\n",
        results.paper.title,
        results.how(),
        runs_text(&results),
        transactions_text(&results),
        claims_text(&rows),
        files.len(),
        out.display()
    ))?;
    Ok(u8::from(!results.good()))
}

/// A folder that goes away again if nothing gets into it.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn create(path: &Path) -> Result<Self> {
        std::fs::create_dir_all(path).map_err(|error| {
            Error::input(
                path.display().to_string(),
                format!("the folder cannot be made ({error})"),
                "give --out another folder",
            )
        })?;
        let path = path.to_path_buf();
        Ok(Self { path })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Fails if there is something in it, as it should.
        drop(std::fs::remove_dir(&self.path));
    }
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
            LdsTop::open(top.0, engine, top.1)?;
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
        let counts =
            |report: &Report| (report.cycles, report.conflicts, report.transactions.passes);
        let first = results.get(case, variant).map(counts);
        if first != report.as_ref().map(counts) {
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
        lockstep: job.lockstep,
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
