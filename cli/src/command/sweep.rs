//! `turnstile sweep`: a benchmark over parameters of benchmark and hardware, on all cores, continued where it was stopped.

use super::area_args::DEFAULT_LIBRARY;
use super::progress::{bar, check_interrupt, Watch};
use super::session::{run, Benchmark, Setup};
use super::simulate::MAX_CYCLES;
use super::synthesiser::Synthesiser;
use crate::sweep::{
    csv, described, difference, program_digest, sample, svg, text, Area, Grid, Outcome, Point, Row,
    Store,
};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_experiments::workloads::{self, Version};
use turnstile_machine::{choice, Beside, Detector, EngineKind, Hardware, LdsTop, MachineConfig};
use turnstile_run::Program;
use turnstile_tools::file;
use turnstile_tools::kept;
use turnstile_tools::{newest_verilator, ToolError, OLDEST_VERILATOR};
use turnstile_tools::{Error, Result};

const HELP: &str = "\
Example:

    turnstile sweep hash-table --set buckets=16 --set filter_bits=4..64 --set hash=modulo,xor,h3 --detector all

runs every combination: `a..b` is the powers of two from a to b, `a,b,c` a list. Into the folder go sweep.csv (every count of every
run), cycles-area.svg and runs/, a file a result: the same command continues a stopped sweep, and a larger one uses
what is there. Detectors without a filter run once; `perfect` is no hardware and has no area. The shortest run of every detector
is done again in lockstep with rtl (column lockstep), unless rtl is the engine.

Exit codes: 0 done, 1 a run failed a check (smdcd-published may), 2 bad input or a missing tool, 130 interrupted.";

/// Arguments of `sweep`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct SweepArgs {
    /// Bundled benchmark (see `turnstile list benchmarks`)
    #[arg(value_name = "BENCH")]
    benchmark: String,
    /// Values of a parameter of the benchmark or of the hardware: 4..64 or 4,8,16 or one
    #[arg(long = "set", value_name = "NAME=VALUES")]
    settings: Vec<String>,
    /// Detectors, separated by commas, or all
    #[arg(long, value_name = "DETECTORS", default_value = "all")]
    detector: String,
    /// What stands for the LDS; verilator compiles each hardware once
    #[arg(long, value_enum, ignore_case = true, default_value = "model")]
    engine: EngineKind,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Give up a run after this many cycles
    #[arg(long, value_name = "N", default_value_t = MAX_CYCLES, value_parser = clap::value_parser!(u64).range(1..))]
    max_cycles: u64,
    /// Folder for table, chart and results, made if it is not there [default: sweep-BENCH]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Leave out the area: no synthesis, no chart
    #[arg(long)]
    no_area: bool,
    /// Liberty file with the cells
    #[arg(long, value_name = "FILE", default_value = DEFAULT_LIBRARY)]
    liberty: PathBuf,
    /// Folder that keeps results of synthesis
    #[arg(long, value_name = "DIR", default_value_os_t = kept::folder("area"))]
    cache: PathBuf,
}

/// A sweep that may run.
struct Sweep<'a> {
    args: &'a SweepArgs,
    grid: Grid,
    machine: MachineConfig,
    store: Store,
    /// What the result of every run depends on.
    common: Vec<String>,
}

/// What areas are computed with, and what they are kept by.
struct Areas {
    synthesiser: Synthesiser,
    program: String,
}

/// Runs the command; the exit code says whether all runs passed their checks.
pub fn sweep(args: &SweepArgs) -> Result<u8> {
    let grid = grid(args)?;
    let machine = match &args.machine {
        Some(path) => MachineConfig::load(path)?,
        None => MachineConfig::default(),
    };
    let program = program_digest()?;
    let common = common(args, &grid, &machine, &program)?;
    // What is missing is said before anything runs.
    let areas = match args.no_area {
        true => None,
        false => Some(Areas::new(args, program)?),
    };
    let default = || PathBuf::from(format!("sweep-{}", grid.workload.name()));
    let out = args.out.clone().unwrap_or_else(default);
    let sweep = Sweep {
        args,
        store: Store::open(&out.join("runs"))?,
        grid,
        machine,
        common,
    };
    let rows = sweep.rows(areas.as_ref());
    if let Err(Error::Interrupted) = rows {
        sweep.tell_kept(&out);
    }
    let rows = rows?;
    let workload = sweep.grid.workload;
    let table = csv(workload, sweep.machine.name(), args.engine.name(), &rows)?;
    file::write(&out.join("sweep.csv"), &table)?;
    let mut names = "sweep.csv";
    if areas.is_some() {
        let chart = svg(workload.name(), &rows)?;
        file::write(&out.join("cycles-area.svg"), &chart)?;
        names = "sweep.csv and cycles-area.svg";
    }
    super::output::tell(&format!(
        "{}\n{names} in {}\n",
        text(workload, &rows),
        out.display()
    ))?;
    Ok(u8::from(!rows.iter().all(Row::good)))
}

fn grid(args: &SweepArgs) -> Result<Grid> {
    let workload = workloads::ALL
        .into_iter()
        .find(|workload| workload.name().eq_ignore_ascii_case(&args.benchmark));
    let workload = workload.ok_or_else(|| {
        let names: Vec<_> = workloads::ALL.iter().map(|one| one.name()).collect();
        Error::input(
            "benchmark",
            format!("there is no benchmark `{}`", args.benchmark),
            format!("choose {}", choice(&names)),
        )
    })?;
    Grid::new(workload, &args.settings, &detectors(&args.detector)?)
}

/// The detectors of `all`, or of a list, each once. A sweep runs transactions, so `none` is none of them.
fn detectors(list: &str) -> Result<Vec<Detector>> {
    let all = || {
        Detector::ALL
            .into_iter()
            .filter(|one| *one != Detector::None)
    };
    if list.eq_ignore_ascii_case("all") {
        return Ok(all().collect());
    }
    let mut detectors = vec![];
    for name in list.split(',') {
        let found = all()
            .find(|one| one.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| {
                let names: Vec<_> = all().map(Detector::name).collect();
                let what = match name.to_ascii_lowercase().as_str() {
                    "none" => "detector `none` runs no transactions".to_string(),
                    _ => format!("there is no detector `{name}`"),
                };
                Error::input(
                    format!("--detector {list}"),
                    what,
                    format!("choose all, or from {}", names.join(",")),
                )
            })?;
        if !detectors.contains(&found) {
            detectors.push(found);
        }
    }
    Ok(detectors)
}

fn no_verilator(error: &ToolError) -> Error {
    Error::input(
        "engine verilator",
        error.to_string(),
        format!(
            "install Verilator {} or later and a C++ compiler, or name rtl or model instead",
            OLDEST_VERILATOR.1
        ),
    )
}

/// What the result of every run depends on: the program with kernels and RTL in it, the machine and the engine.
fn common(
    args: &SweepArgs,
    grid: &Grid,
    machine: &MachineConfig,
    program: &str,
) -> Result<Vec<String>> {
    let machine = toml::to_string(machine)
        .map_err(|error| Error::run("sweep", error.to_string(), "please report it"))?;
    let verilator = match args.engine {
        EngineKind::Rtl | EngineKind::Model => String::new(),
        EngineKind::Verilator => {
            let newest = newest_verilator();
            newest.map_err(|error| no_verilator(&error))?.version
        }
    };
    Ok(vec![
        "run".into(),
        program.into(),
        machine,
        args.engine.name().into(),
        verilator,
        args.max_cycles.to_string(),
        grid.workload.name().into(),
    ])
}

impl Sweep<'_> {
    /// What the result of a run depends on.
    fn key(&self, point: &Point) -> Vec<String> {
        let mut key = self.common.clone();
        key.push(point.to_string());
        key
    }

    fn outcome(&self, point: &Point) -> Option<Outcome> {
        self.store.get(&borrowed(&self.key(point)))
    }

    /// Runs what has not been run yet.
    fn run_missing(&self) -> Result<()> {
        let points = &self.grid.points;
        let missing: Vec<&Point> = points
            .iter()
            .filter(|point| self.outcome(point).is_none())
            .collect();
        let bar = bar(points.len());
        bar.set_position((points.len() - missing.len()) as u64);
        let result = self.run_all(&missing, &bar);
        bar.finish_and_clear();
        result
    }

    /// Says what an interrupted sweep leaves.
    fn tell_kept(&self, out: &Path) {
        let points = &self.grid.points;
        let kept = points.iter().filter(|point| self.outcome(point).is_some());
        eprintln!(
            "sweep: {} of {} runs are kept in {}; the same command goes on from there",
            kept.count(),
            points.len(),
            out.display()
        );
    }

    fn run_all(&self, missing: &[&Point], bar: &ProgressBar) -> Result<()> {
        if self.args.engine == EngineKind::Verilator {
            // Models are compiled once, and not by several runs at the same time.
            for hardware in distinct(missing.iter().map(|point| point.hardware)) {
                check_interrupt()?;
                LdsTop::open(hardware, self.args.engine, None)?;
            }
        }
        missing.par_iter().with_max_len(1).try_for_each(|point| {
            check_interrupt()?;
            let outcome = self.one(point, None)?;
            self.store.put(&borrowed(&self.key(point)), &outcome)?;
            bar.inc(1);
            Ok(())
        })
    }

    /// Runs a point; a run that does not end well is a result too.
    fn one(&self, point: &Point, lockstep: Option<EngineKind>) -> Result<Outcome> {
        let workload = self.grid.workload;
        let benchmark = Benchmark {
            workload,
            version: Version::Tm,
            settings: point.settings.clone(),
        };
        let job = workload.job(benchmark.version, &benchmark.settings)?;
        let setup = Setup {
            hardware: point.hardware,
            engine: self.args.engine,
            lockstep: lockstep.map(Beside::from),
            machine: &self.machine,
            max_cycles: self.args.max_cycles,
            // Runs are side by side already.
            threads: 1,
        };
        let program = Program::of(job);
        match run(&program, Some(&benchmark), &setup, &mut Watch::quiet()) {
            Ok(ran) => Ok(Outcome::Ended(Box::new(ran.report))),
            Err(Error::Run(complaint)) => Ok(Outcome::Failed(complaint.to_string())),
            Err(error) => Err(error),
        }
    }

    /// What every run came to, in the order of the grid.
    fn outcomes(&self) -> Result<Vec<Outcome>> {
        let kept = |point| {
            self.outcome(point).ok_or_else(|| {
                Error::input(
                    "sweep",
                    "a result that was kept is gone",
                    "leave the folder alone and run the command again",
                )
            })
        };
        self.grid.points.iter().map(kept).collect()
    }

    /// Does a sample of the runs again, in lockstep with `other`, and returns their places.
    fn check_sample(&self, outcomes: &[Outcome], other: EngineKind) -> Result<Vec<usize>> {
        let points = &self.grid.points;
        let detectors = points.iter().map(|point| point.hardware.detector());
        let places = sample(detectors.zip(outcomes));
        let bar = bar(places.len());
        let result = places.par_iter().with_max_len(1).try_for_each(|&place| {
            check_interrupt()?;
            let checked = self.in_lockstep(&points[place], &outcomes[place], other);
            bar.inc(1);
            checked
        });
        bar.finish_and_clear();
        result.map(|()| places)
    }

    /// Does a run again in lockstep, unless that has been done; only what agrees is kept.
    fn in_lockstep(&self, point: &Point, first: &Outcome, other: EngineKind) -> Result<()> {
        let mut key = self.key(point);
        key.extend(["lockstep".into(), other.name().into()]);
        let key = borrowed(&key);
        if self.store.get::<Outcome>(&key).is_some() {
            return Ok(());
        }
        let again = self.one(point, Some(other))?;
        match difference(first, &again) {
            None => self.store.put(&key, &again),
            Some(why) => {
                let engine = self.args.engine.name();
                Err(Error::run(
                    format!("{point}, {engine} in lockstep with {}", other.name()),
                    why,
                    "please report it",
                ))
            }
        }
    }

    /// Every run with its result and area, in the order of the grid.
    fn rows(&self, areas: Option<&Areas>) -> Result<Vec<Row>> {
        self.run_missing()?;
        let outcomes = self.outcomes()?;
        let other = (self.args.engine != EngineKind::Rtl).then_some(EngineKind::Rtl);
        let sample = match other {
            Some(other) => self.check_sample(&outcomes, other)?,
            None => vec![],
        };
        let areas = match areas {
            Some(areas) => areas.of(self)?,
            None => vec![],
        };
        let area = |point: &Point| {
            let mut areas = areas.iter();
            let found = areas.find(|(hardware, _)| *hardware == point.hardware);
            found.map(|(_, area)| *area)
        };
        let runs = self.grid.points.iter().zip(outcomes);
        let row = |(place, (point, outcome)): (usize, (&Point, Outcome))| Row {
            point: point.clone(),
            outcome,
            lockstep: other.filter(|_| sample.contains(&place)),
            area: area(point),
        };
        Ok(runs.enumerate().map(row).collect())
    }
}

impl Areas {
    fn new(args: &SweepArgs, program: String) -> Result<Self> {
        let synthesiser = Synthesiser::new(
            &args.liberty,
            &args.cache,
            "leave the area out with --no-area",
        )?;
        Ok(Self {
            synthesiser,
            program,
        })
    }

    /// What the area of a hardware depends on.
    fn key(&self, hardware: &Hardware) -> Vec<String> {
        vec![
            "area".into(),
            self.program.clone(),
            self.synthesiser.library.text.clone(),
            self.synthesiser.version.clone(),
            described(hardware),
        ]
    }

    /// The area of every hardware of the sweep; most of them differ in one module only.
    fn of(&self, sweep: &Sweep) -> Result<Vec<(Hardware, Area)>> {
        let points = sweep.grid.points.iter().map(|point| point.hardware);
        let all = distinct(points.filter(|one| one.detector() != Detector::Perfect));
        let kept = |hardware: &Hardware| -> Option<Area> {
            sweep.store.get(&borrowed(&self.key(hardware)))
        };
        let missing: Vec<Hardware> = all
            .iter()
            .copied()
            .filter(|hardware| kept(hardware).is_none())
            .collect();
        for (hardware, area) in missing.iter().zip(self.synthesiser.areas(&missing)?) {
            sweep.store.put(&borrowed(&self.key(hardware)), &area)?;
        }
        Ok(all
            .into_iter()
            .filter_map(|hardware| Some((hardware, kept(&hardware)?)))
            .collect())
    }
}

fn distinct(all: impl Iterator<Item = Hardware>) -> Vec<Hardware> {
    let mut distinct = vec![];
    for hardware in all {
        if !distinct.contains(&hardware) {
            distinct.push(hardware);
        }
    }
    distinct
}

fn borrowed(parts: &[String]) -> Vec<&str> {
    parts.iter().map(String::as_str).collect()
}
