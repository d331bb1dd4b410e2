//! `turnstile work`: does what is left of a plan. Any number of workers may share its folder.

use super::output::tell;
use super::shared::{open, or_kept};
use std::path::PathBuf;
use turnstile_experiments::engine::plan::{self, Plan};
use turnstile_experiments::engine::workers::{Shard, Tasks, Worked, Worker};
use turnstile_tools::Result;

const HELP: &str = "\
Example:

    turnstile sweep hash-table --set buckets=16..256 --no-area --plan plan
    plan/turnstile work plan                  # here and on other machines, as often as you like
    turnstile sweep --collect plan

A worker does the runs, and the areas if they are wanted, that nobody has done, of a plan of `turnstile sweep` or `turnstile reproduce`. Results
appear whole, so workers may be killed at any time; what two of them do at once is kept once. Workers begin in different places; --shard keeps
them apart altogether. What fails, for want of a tool or of room, is noted with its error, and done again with --again.

Exit codes: 0 no run is left of the shard, 1 some have failed, 2 bad input, 130 interrupted, 143 terminated.";

/// Arguments of `work`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct WorkArgs {
    /// Folder of the plan
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Every Nth task, from number I on, which counts from 0
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Do again what has failed
    #[arg(long)]
    again: bool,
}

/// Runs the command; the exit code says whether all of the shard is there.
pub fn work(args: &WorkArgs) -> Result<u8> {
    let folder = &args.folder;
    let (_, shared) = open(folder)?;
    let tasks = shared.tasks();
    let failed = plan::failed(folder);
    // Workers that begin together do different tasks.
    let first = std::process::id() as usize;
    let (shard, first) = match args.shard {
        Some(shard) => (shard, 0),
        None => (Shard::ALL, first.wrapping_mul(0x9e37_79b9)),
    };
    let worked = tasks.work(&Worker {
        shard,
        first,
        failed: &failed,
        again: args.again,
    });
    // Who removes a plan does not want what was done of it since.
    let worked = worked.and_then(|worked| Plan::read(folder).map(|_| worked));
    let told = worked.and_then(|worked| told(worked, tasks));
    if let Ok(1..) = told {
        for failure in tasks.failures(&failed) {
            eprintln!("failed: {}: {}", failure.task, failure.error);
        }
    }
    or_kept(tasks, folder, told)
}

/// Says what a worker did, and returns its exit code.
fn told(worked: Worked, tasks: &dyn Tasks) -> Result<u8> {
    let Worked {
        done,
        there,
        failed,
        left,
    } = worked;
    let rest = match left {
        0 => String::new(),
        left => format!(", {left} left"),
    };
    tell(&format!(
        "{done} tasks done, {there} were there, {failed} failed{rest}\n"
    ))?;
    if let (1.., Some(missing)) = (left, tasks.no_tool()) {
        eprintln!("warning: {left} areas are left to other workers, or to --collect: {missing}");
    }
    Ok(u8::from(failed > 0))
}
