//! `turnstile sweep`: a benchmark or a run file over parameters of benchmark and hardware, on all cores, continued where it was stopped.

use super::detector_list::detectors;
use super::output::tell_kept;
use super::progress::{exit_code, Bars};
use super::shared_args::{PlanArgs, PlannedArgs};
use std::path::{Path, PathBuf};
use turnstile_experiments::engine::areas::{Synthesiser, DEFAULT_LIBRARY};
use turnstile_experiments::engine::run::MAX_CYCLES;
use turnstile_experiments::sweep::{long, short, svg, Grid, Row, Subject, Sweep};
use turnstile_experiments::workloads;
use turnstile_machine::{choice, EngineKind, MachineConfig};
use turnstile_run::{load, Options};
use turnstile_tools::file;
use turnstile_tools::kept::{self, Store};
use turnstile_tools::{Error, Result};

const HELP: &str = "\
Example:

    turnstile sweep hash-table --set buckets=16 --set filter_bits=4..64 --set hash=modulo,xor,h3 --detector all

runs every combination (so does `turnstile sweep my.toml` with a run file, which has no parameters of its own): `a..b` is the powers of two from a to b, `a,b,c` a list. Into the folder go sweep.csv (every count of every
run), cycles-area.svg and runs/, a file a result: the same command continues a stopped sweep, and a larger one uses
what is there. Detectors without a filter run once; `perfect` is no hardware and has no area. The shortest run of every detector
is done again in lockstep with rtl (column lockstep), unless rtl is the engine. On many machines: --plan, `turnstile work`
or --on slurm, --status, --collect.

Exit codes: 0 done, 1 a run failed a check (smdcd-published may), 2 bad input or a missing tool, 130 interrupted.";

/// Runs that are shown in the terminal.
const SHOWN: usize = 1000;

/// Arguments of `sweep`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
#[command(mut_arg("status", |arg| arg.conflicts_with_all(SAID)))]
#[command(mut_arg("collect", |arg| arg.conflicts_with_all(SAID)))]
pub struct SweepArgs {
    /// Bundled benchmark (see `turnstile list benchmarks`), or a run file ending in .toml
    #[arg(value_name = "BENCH|RUN.toml", required_unless_present_any = ["collect", "status"])]
    pub(super) what: Option<String>,
    /// Values of a parameter of the benchmark or of the hardware: 4..64 or 4,8,16 or one
    #[arg(long = "set", value_name = "NAME=VALUES")]
    pub(super) settings: Vec<String>,
    /// Detectors, separated by commas, or all
    #[arg(long, value_name = "DETECTORS", default_value = "all")]
    pub(super) detector: String,
    /// Engine for all runs; verilator compiles each hardware once
    #[arg(long, value_enum, ignore_case = true, default_value = "model")]
    pub(super) engine: EngineKind,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    pub(super) machine: Option<PathBuf>,
    /// Give up a run after this many cycles
    #[arg(long, value_name = "N", default_value_t = MAX_CYCLES, value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) max_cycles: u64,
    /// Folder for table, chart and results, made if it is not there [default: sweep-BENCH]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Leave out the area: no synthesis, no chart
    #[arg(long)]
    pub(super) no_area: bool,
    /// Liberty file with the cells
    #[arg(long, value_name = "FILE", default_value = DEFAULT_LIBRARY)]
    pub(super) liberty: PathBuf,
    /// Folder that keeps results of synthesis
    #[arg(long, value_name = "DIR", default_value_os_t = kept::folder("area"))]
    cache: PathBuf,
    #[command(flatten)]
    pub(super) shared: PlanArgs,
    #[command(flatten)]
    pub(super) planned: PlannedArgs,
}

/// What the plan of a folder has said already.
const SAID: [&str; 9] = [
    "what",
    "settings",
    "detector",
    "engine",
    "machine",
    "max_cycles",
    "out",
    "no_area",
    "plan",
];

/// Runs the command; the exit code says whether all runs passed their checks.
pub fn sweep(args: &SweepArgs) -> Result<u8> {
    let what = subject_and_machine(args)?;
    let name = folder_name(what.0.subject.name());
    let default = || PathBuf::from(format!("sweep-{name}"));
    let out = args.out.clone().unwrap_or_else(default);
    // What is missing is said before anything runs.
    let synthesiser = synthesiser(args)?;
    let sweep = with_store(args, what, || Store::alone(&out.join("runs")))?;
    let rows = sweep.rows(synthesiser.as_ref());
    let written = rows.and_then(|rows| write_rows(args, &sweep, &rows, &out));
    let Err(interrupted @ Error::Interrupted) = written else {
        return written;
    };
    tell_kept(sweep.kept(), sweep.grid.points.len(), &out);
    Ok(exit_code(&interrupted))
}

/// What computes areas, if they are wanted.
///
/// # Errors
/// If Yosys or the library is missing.
pub fn synthesiser(args: &SweepArgs) -> Result<Option<Synthesiser>> {
    let without = "leave the area out with --no-area";
    let synthesiser =
        (!args.no_area).then(|| Synthesiser::new(&args.liberty, &args.cache, without));
    synthesiser.transpose()
}

/// What is run, and the machine around the LDS.
///
/// # Errors
/// If an argument does not fit.
pub fn subject_and_machine(args: &SweepArgs) -> Result<(Grid, MachineConfig)> {
    let grid = grid(args)?;
    let machine = match &args.machine {
        Some(path) => MachineConfig::load(path)?,
        None => MachineConfig::default(),
    };
    Ok((grid, machine))
}

/// A sweep with its results in a store, which is opened when nothing else is missing.
///
/// # Errors
/// If the engine is not there, and those of the store.
pub fn with_store(
    args: &SweepArgs,
    what: (Grid, MachineConfig),
    store: impl FnOnce() -> Result<Store>,
) -> Result<Sweep<'static>> {
    Sweep::new(what, args.engine, args.max_cycles, store, &Bars)
}

/// Table and chart of a sweep's rows; whether all runs passed their checks.
pub fn write_rows(args: &SweepArgs, sweep: &Sweep, rows: &[Row], out: &Path) -> Result<u8> {
    let subject = &sweep.grid.subject;
    let table = long(subject, sweep.machine.name(), args.engine.name(), rows);
    file::write(&out.join("sweep.csv"), &table.csv()?)?;
    let mut names = "sweep.csv";
    if !args.no_area {
        let chart = svg(subject.name(), rows)?;
        file::write(&out.join("cycles-area.svg"), &chart)?;
        names = "sweep.csv and cycles-area.svg";
    }
    let shown = match rows.len() {
        ..=SHOWN => short(subject, rows).text(),
        many => {
            let bad = rows.iter().filter(|row| !row.good()).count();
            format!("{many} runs, too many to show here, of which {bad} fail a check\n")
        }
    };
    super::output::tell(&format!("{shown}\n{names} in {}\n", out.display()))?;
    Ok(u8::from(!rows.iter().all(Row::good)))
}

fn grid(args: &SweepArgs) -> Result<Grid> {
    Grid::new(
        subject(args)?,
        &args.settings,
        &detectors("--detector", &args.detector)?,
    )
}

/// What a folder is called after a benchmark or a run file.
fn folder_name(name: &str) -> &str {
    let path = Path::new(name);
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or(name)
}

/// Whether a word names a run file.
pub fn is_run_file(what: &str) -> bool {
    Path::new(what).extension().is_some_and(|end| end == "toml")
}

fn subject(args: &SweepArgs) -> Result<Subject> {
    let what = args.what.as_deref().unwrap_or_default();
    if is_run_file(what) {
        return Subject::program(load(Path::new(what), Options::default())?);
    }
    let workload = workloads::ALL
        .into_iter()
        .find(|workload| workload.name().eq_ignore_ascii_case(what));
    let workload = workload.ok_or_else(|| {
        let names: Vec<_> = workloads::ALL.iter().map(|one| one.name()).collect();
        Error::input(
            "benchmark",
            format!("there is no benchmark `{what}`"),
            format!("choose {}", choice(&names)),
        )
    })?;
    Ok(Subject::Bundled(workload))
}
