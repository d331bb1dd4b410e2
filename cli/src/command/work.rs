//! `turnstile work`: does what is left of a plan. Any number of workers may share its folder.

use super::output::tell;
use super::plan::{self, Plan};
use super::shared_sweep::{arguments, planned};
use super::sweep::or_kept;
use std::path::PathBuf;
use turnstile_experiments::sweep::{Shard, Worked};
use turnstile_tools::Result;

const HELP: &str = "\
Example:

    turnstile sweep hash-table --set buckets=16..256 --no-area --plan plan
    plan/turnstile work plan                  # here and on other machines, as often as you like
    turnstile sweep --collect plan

A worker does the runs that nobody has done. Results appear whole, so workers may be killed at any time; a run that two of them do at once is
kept once. Workers begin in different places; --shard keeps them apart altogether. A run that fails, for want of a tool or of room, is noted with its error, and done
again with --again.

Exit codes: 0 none is left of the shard, 1 runs have failed, 2 bad input, 130 interrupted, 143 terminated.";

/// Arguments of `work`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct WorkArgs {
    /// Folder of the plan
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Every Nth run, from number I on, which counts from 0
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Do runs again that have failed
    #[arg(long)]
    again: bool,
}

/// Runs the command; the exit code says whether all runs of the shard are there.
pub fn work(args: &WorkArgs) -> Result<u8> {
    let folder = &args.folder;
    let plan = Plan::read(folder)?;
    let sweep = planned(&arguments(&plan.words)?, folder, &plan)?;
    let failed = plan::failed(folder);
    // Workers that begin together do different runs.
    let first = std::process::id() as usize;
    let (shard, first) = match args.shard {
        Some(shard) => (shard, 0),
        None => (Shard::ALL, first.wrapping_mul(0x9e37_79b9)),
    };
    let worked = sweep.work(shard, first, &failed, args.again);
    let told = worked.and_then(|worked| {
        let Worked {
            done,
            there,
            failed: bad,
        } = worked;
        tell(&format!(
            "{done} runs done, {there} were there, {bad} failed\n"
        ))?;
        for failure in sweep.failures(&failed) {
            eprintln!("failed: {}: {}", failure.run, failure.error);
        }
        Ok(u8::from(bad > 0))
    });
    or_kept(&sweep, folder, told)
}
