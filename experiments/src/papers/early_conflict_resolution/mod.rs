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
mod tables;

pub use setting::{Configuration, BENCHMARKS};

use crate::engine::outside::Context;
use crate::engine::paper::{parsed, Paper};
use crate::engine::report::Folder;
use clap::{ArgMatches, Args, Command};
use perform::Asked;
use results::Results;
use run::read;
use setting::{Part, LABELLED};
use std::path::PathBuf;
use turnstile_machine::EngineKind;
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
    /// Run only this benchmark (HT1K) or part (grid, tables, references, choices, stack, lockstep); may be given several times
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

    fn reproduce(&self, options: &ArgMatches, context: &Context) -> Result<bool> {
        let options: EarlyOptions = parsed(options)?;
        let asked = options.asked()?;
        let kept = options.runs.as_ref().map(|path| {
            let text = file::read_text(path).map_err(|error| {
                Error::input(
                    file::read_name(path),
                    format!("the runs cannot be read ({error})"),
                    "give the runs.csv of an earlier report",
                )
            })?;
            read(&file::read_name(path), &text)
        });
        let kept = kept.transpose()?;
        let folder = Folder::create(context, NAME)?;
        let results = match kept {
            Some(runs) => Results::again(runs, asked.stack()?),
            None => {
                let kept = folder.path.join("runs");
                let found = asked.find(&kept, context);
                if matches!(found, Err(Error::Interrupted)) && kept.exists() {
                    let kept = kept.display();
                    eprintln!("reproduce: runs that have ended are kept in {kept}; the same command goes on behind them");
                }
                found?
            }
        };
        results.report(context)?.finish(&folder, context)?;
        for failed in &results.failed {
            (context.tell)(&format!("failed: {failed}\n"))?;
        }
        Ok(results.failed.is_empty())
    }
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
