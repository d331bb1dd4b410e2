//! `turnstile reproduce`: a paper's experiments, ours beside theirs.

mod early;
mod grid;
mod kernels;
mod memory;
mod scratchpad;
mod sync;
mod ways;

use crate::reproduce::early::NAME as EARLY;
use crate::reproduce::scratchpad::NAME as SCRATCHPAD;
use crate::reproduce::sync::NAME as SYNC;
use crate::reproduce::{find, names, Figure};
use std::path::{Path, PathBuf};
use turnstile_machine::EngineKind;
use turnstile_tools::file;
use turnstile_tools::{Error, Result};

const HELP: &str = "Papers: localtm-bloom, localtm-directory, scratchpad-atomics, gpu-sync-primitives, early-conflict-resolution. Into the folder go report.html (everything, opens offline), \
numbers.csv, runs.csv and an SVG a figure; statements.csv too, for the last three.

Exit codes: 0 done, 1 a run failed a check, 2 bad input, 130 interrupted.";

/// Arguments of `reproduce`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct ReproduceArgs {
    /// localtm-bloom, localtm-directory, scratchpad-atomics, gpu-sync-primitives or early-conflict-resolution
    #[arg(value_name = "PAPER")]
    paper: String,
    /// Folder for page, charts and tables, made if it is not there [default: PAPER]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Run only this case (HT2), benchmark (HT), kind of primitive (barrier, mutex, semaphore, crossover, silicon) or part (grid, tables, references, choices, stack, lockstep); may be given several times. Numbers over cases of which one is left out, such
    /// as the largest speedup, are left out too
    #[arg(long, value_name = "CASE")]
    only: Vec<String>,
    /// Engine for all runs; a sample also runs in lockstep with a second engine [default: model, and rtl for scratchpad-atomics]
    #[arg(long, value_enum, ignore_case = true)]
    engine: Option<EngineKind>,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Random warps of each point of scratchpad-atomics' figures 5 to 7 [default: 1000000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    patterns: Option<u32>,
    /// Image whose pixels vote in scratchpad-atomics' figure 9: PNG, PGM or .npy, grey; - is standard input [default: a generated one]
    #[arg(long, value_name = "FILE")]
    image: Option<PathBuf>,
    /// Objects of each data set of scratchpad-atomics' figure 8 [default: 212340]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    objects: Option<u32>,
    /// Fit the machines of gpu-sync-primitives to the paper's memory benchmarks (--only memory) and to those of an H200 (--only silicon), and print
    /// latencies and residuals; nothing else is run
    #[arg(long)]
    fit: bool,
    /// Areas beside scratchpad-atomics' ways to update words: by Yosys, minutes the first time
    #[arg(long)]
    area: bool,
    /// Inputs of each benchmark of early-conflict-resolution, whose medians are printed [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeds: Option<u32>,
    /// Tasks of each benchmark of early-conflict-resolution at most, for a quick look [default: the paper's]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    tasks: Option<u32>,
    /// Make the report of early-conflict-resolution again, of the runs.csv of an earlier one; nothing is run but the stack
    #[arg(long, value_name = "FILE")]
    runs: Option<PathBuf>,
}

/// Runs the command; the exit code says whether all runs passed their checks.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let is = |name: &str| args.paper.eq_ignore_ascii_case(name);
    if !names().into_iter().any(is) {
        return Err(Error::input(
            "reproduce",
            format!("there is no paper `{}`", args.paper),
            format!("choose {}", names().join(", ")),
        ));
    }
    check_options(args)?;
    match find(&args.paper) {
        Some(paper) => grid::reproduce(paper, args),
        None if is(SCRATCHPAD) => scratchpad::reproduce(args),
        None if is(EARLY) => early::reproduce(args),
        None => sync::reproduce(args),
    }
}

/// Refuses options that only another paper has.
fn check_options(args: &ReproduceArgs) -> Result<()> {
    let paper = &args.paper;
    let (image, runs) = (args.image.as_ref(), args.runs.as_ref());
    let has_no = |what| format!("{paper} has no {what}");
    // As it is given, what is wrong with it, whose it is.
    let options: [(Option<String>, String, &str); 8] = [
        (
            args.fit.then(|| "--fit".into()),
            format!("no machine is fitted to {paper}"),
            SYNC,
        ),
        (
            args.patterns.map(|number| format!("--patterns {number}")),
            has_no("random patterns"),
            SCRATCHPAD,
        ),
        (
            image.map(|image| format!("--image {}", image.display())),
            has_no("image"),
            SCRATCHPAD,
        ),
        (
            args.objects.map(|number| format!("--objects {number}")),
            has_no("objects"),
            SCRATCHPAD,
        ),
        (
            args.area.then(|| "--area".into()),
            has_no("areas"),
            SCRATCHPAD,
        ),
        (
            args.seeds.map(|number| format!("--seeds {number}")),
            has_no("seeds"),
            EARLY,
        ),
        (
            args.tasks.map(|number| format!("--tasks {number}")),
            has_no("tasks"),
            EARLY,
        ),
        (
            runs.map(|file| format!("--runs {}", file.display())),
            has_no("runs to read"),
            EARLY,
        ),
    ];
    for (given, problem, owner) in options {
        if let Some(option) = given.filter(|_| !paper.eq_ignore_ascii_case(owner)) {
            let remedy = format!("leave it out, or choose {owner}");
            return Err(Error::input(option, problem, remedy));
        }
    }
    Ok(())
}

/// The folder for the results of a paper.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn create(args: &ReproduceArgs, paper: &str) -> Result<Self> {
        let path = args.out.clone().unwrap_or_else(|| PathBuf::from(paper));
        std::fs::create_dir_all(&path).map_err(|error| {
            Error::input(
                path.display().to_string(),
                format!("the folder cannot be made ({error})"),
                "give --out another folder",
            )
        })?;
        Ok(Self { path })
    }

    /// Writes files by name, and figures; says how many there are.
    fn write(&self, files: &[(&str, String)], figures: &[Figure]) -> Result<String> {
        for (name, content) in files {
            file::write(&self.path.join(name), content)?;
        }
        for figure in figures {
            let name = format!("figure{}.svg", figure.number);
            file::write(&self.path.join(name), &crate::reproduce::svg(figure)?)?;
        }
        let path: &Path = &self.path;
        let count = files.len() + figures.len();
        Ok(format!("{count} files in {}", path.display()))
    }
}

impl Drop for Folder {
    /// A folder that nothing got into goes away again.
    fn drop(&mut self) {
        // Fails if there is something in it, as it should.
        drop(std::fs::remove_dir(&self.path));
    }
}
