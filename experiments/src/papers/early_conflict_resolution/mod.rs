//! "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution": Figures 6 to 12, 14 and 15, of the machine `early-cr`.
//!
//! The paper's bars and curves are lost; its text and Table 2 decide what is compared. Everything is computed from lines of `runs.csv`, so that a
//! report can be made again of runs that are kept.

mod energy;
mod figures;
mod hardware;
mod numbers;
mod perform;
mod results;
mod run;
mod runs;
mod setting;
mod soundness;
mod stated;
mod statements;
mod states;
mod steps;
mod tables;

pub use setting::{Configuration, BENCHMARKS};

use crate::engine::batch::{AnyBatch, Batch};
use crate::engine::outside::Context;
use crate::engine::paper::{parsed, Paper, Reproduction};
use crate::engine::report::Folder;
use crate::engine::results::Kept;
use clap::{ArgMatches, Args, Command};
use perform::{Asked, Ran};
use results::Results;
use run::{read, Run};
use setting::{Part, Setting, LABELLED};
use std::path::{Path, PathBuf};
use turnstile_machine::EngineKind;
use turnstile_tools::kept::Store;
use turnstile_tools::{file, Error, Result};

/// Its name on the command line.
const NAME: &str = "early-conflict-resolution";

/// The paper.
pub const PAPER: EarlyConflictResolution = EarlyConflictResolution;

/// The paper on early conflict resolution.
pub struct EarlyConflictResolution;

/// Its options.
#[derive(Args, Debug)]
struct EarlyOptions {
    /// Run only this benchmark (HT1K) or part (grid, tables, best, references, choices, stack, lockstep); may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Engine for all runs; a few small ones also run on two engines in lockstep
    #[arg(long, value_enum, ignore_case = true, default_value = "model")]
    engine: EngineKind,
    /// Inputs of each benchmark, whose medians are printed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeds: u32,
    /// Tasks of each benchmark at most, for a quick look [default: the paper's]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    tasks: Option<u32>,
    /// Make the report again, of the runs.csv of an earlier one; nothing is run but the stack
    #[arg(long, value_name = "FILE", conflicts_with_all = ["only", "engine", "seeds", "tasks"])]
    runs: Option<PathBuf>,
}

impl Paper for EarlyConflictResolution {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "Transactions on global memory, with conflicts resolved before the commit"
    }

    fn options(&self, command: Command) -> Command {
        EarlyOptions::augment_args(command)
    }

    fn prepare(&self, options: &ArgMatches) -> Result<Box<dyn Reproduction>> {
        let options: EarlyOptions = parsed(options)?;
        let asked = options.asked()?;
        let Some(path) = &options.runs else {
            let batch = asked.runs()?;
            return Ok(Box::new(Experiments { asked, batch }));
        };
        let text = file::read_text(path).map_err(|error| {
            Error::input(
                file::read_name(path),
                format!("the runs cannot be read ({error})"),
                "give the runs.csv of an earlier report",
            )
        })?;
        let runs = read(&file::read_name(path), &text)?;
        Ok(Box::new(Again { asked, runs }))
    }
}

/// The report of runs that a file has.
struct Again {
    asked: Asked,
    runs: Vec<Run>,
}

impl Reproduction for Again {
    fn depends_on(&self) -> Result<Vec<String>> {
        Ok(vec![])
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        vec![]
    }

    fn report(&self, context: &Context) -> Result<bool> {
        let folder = Folder::create(context, NAME)?;
        let results = Results::again(self.runs.clone(), self.asked.stack()?);
        written(&results, &folder, context)
    }
}

/// What is asked for, which is run.
struct Experiments {
    asked: Asked,
    batch: Batch<Setting, Ran>,
}

impl Experiments {
    /// With runs that are kept beside the report, if nobody else keeps them, so that the same command goes on behind them.
    fn find(&self, folder: &Folder, context: &Context) -> Result<Results> {
        if context.kept.is_some() {
            return self.asked.find(&self.batch, context);
        }
        let path = folder.path.join("runs");
        let found = self.find_beside(&path, context);
        if matches!(found, Err(Error::Interrupted)) && path.exists() {
            let kept = path.display();
            eprintln!("reproduce: runs that have ended are kept in {kept}; the same command goes on behind them");
        }
        found
    }

    fn find_beside(&self, path: &Path, context: &Context) -> Result<Results> {
        // It goes away if nothing gets into it.
        let _folder = Folder { path: path.into() };
        let kept = Kept::new(Store::alone(path)?, &self.depends_on()?)?;
        let context = Context {
            kept: Some(&kept),
            program: context.program.clone(),
            command: context.command.clone(),
            out: context.out.clone(),
            ..*context
        };
        self.asked.find(&self.batch, &context)
    }
}

impl Reproduction for Experiments {
    fn depends_on(&self) -> Result<Vec<String>> {
        self.asked.depends_on()
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        vec![&self.batch]
    }

    fn report(&self, context: &Context) -> Result<bool> {
        let folder = Folder::create(context, NAME)?;
        let results = self.find(&folder, context)?;
        written(&results, &folder, context)
    }
}

/// Writes the report; whether all runs passed their checks.
fn written(results: &Results, folder: &Folder, context: &Context) -> Result<bool> {
    results.report(context)?.finish(folder, context)?;
    for failed in &results.failed {
        (context.tell)(&format!("failed: {failed}\n"))?;
    }
    Ok(results.failed.is_empty())
}

impl EarlyOptions {
    fn asked(&self) -> Result<Asked> {
        let all: Vec<&str> = BENCHMARKS.into_iter().chain([LABELLED]).collect();
        let (mut parts, mut benchmarks) = (vec![], vec![]);
        for name in &self.only {
            let is = |other: &str| other.eq_ignore_ascii_case(name);
            let part = Part::ALL.into_iter().find(|part| is(part.name()));
            let benchmark = all.iter().copied().find(|one| is(one));
            if part.is_none() && benchmark.is_none() {
                let parts = Part::ALL.map(Part::name);
                return Err(Error::input(
                    format!("--only {name}"),
                    format!("{NAME} has no part and no benchmark `{name}`"),
                    format!("choose {}, {}", parts.join(", "), all.join(", ")),
                ));
            }
            parts.extend(part);
            benchmarks.extend(benchmark);
        }
        if parts.is_empty() {
            parts = Part::ALL.to_vec();
        }
        if benchmarks.is_empty() {
            benchmarks = all;
        }
        Ok(Asked {
            parts,
            benchmarks,
            engine: self.engine,
            seeds: self.seeds,
            most: self.tasks.unwrap_or(u32::MAX),
            part: !self.only.is_empty(),
        })
    }
}
