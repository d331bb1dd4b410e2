//! The program behind `cargo xtask campaign`.

use anyhow::{Context, Result};
use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;
use turnstile_experiments::engine::workers::Shard;
use turnstile_testbenches::campaign::{drive, find, one, shared, Options};
use turnstile_tools::interrupt;

/// The signal that Ctrl-C sends, for whom any one stands here.
const SIGINT: usize = 2;

const HELP: &str = "Cases of all kinds run in turn, one a core, each on the seed of its round, until the time is over; building is not
counted. A failing case is written into the folder of --out with the command that replays it.

With --plan nothing runs: rounds of all cases are written to a folder, whose program does them with --work, on any number of machines that share
folder and checkout; --collect counts what came of it, and writes the failing cases into the folder.

Exit codes: 0 all passed, 1 a case failed, 2 bad input, 130 interrupted.";

/// The checks of `cargo xtask test` at length
#[derive(Parser, Debug)]
#[command(name = "cargo xtask campaign", after_help = HELP)]
struct Args {
    /// How long it takes
    #[arg(long, value_name = "N", default_value_t = 60.0, value_parser = minutes)]
    minutes: f64,
    /// Seed of the first round [default: another one each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Do only this case, once, as the file of a failing case says
    #[arg(long, value_name = "KIND/NAME")]
    case: Option<String>,
    /// Cycles of a case `model/...`
    #[arg(long, value_name = "N", requires = "case")]
    cycles: Option<u64>,
    /// Folder for failing cases
    #[arg(long, value_name = "DIR", default_value = "target/campaign")]
    out: PathBuf,
    /// Run nothing: plan rounds of all cases in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["minutes", "case", "out"])]
    plan: Option<PathBuf>,
    /// Rounds of a plan, each on its seed
    #[arg(long, value_name = "N", requires = "plan", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// Of a plan, only this kind of cases or this case; may be given several times
    #[arg(long, value_name = "KIND[/NAME]", requires = "plan")]
    only: Vec<String>,
    /// Do what is left of the plan in this folder, a case a core
    #[arg(long, value_name = "DIR", conflicts_with_all = ["plan", "minutes", "seed", "case", "out"])]
    work: Option<PathBuf>,
    /// Of a plan, every Nth case, from number I on, which counts from 0
    #[arg(long, value_name = "I/N", requires = "work")]
    shard: Option<Shard>,
    /// Do again the cases of a plan that have failed
    #[arg(long, requires = "work")]
    again: bool,
    /// Count what came of the plan in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["plan", "work", "minutes", "seed", "case", "out"])]
    collect: Option<PathBuf>,
}

fn minutes(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    // A year is enough, and a clock can add it.
    let number = number.filter(|minutes| *minutes > 0.0 && *minutes <= 525_600.0);
    number
        .ok_or_else(|| "give a number of minutes above 0: a campaign of none checks nothing".into())
}

/// What is wrong with a plan is bad input, as an interrupt is none of the program's faults.
fn exit_code(error: &anyhow::Error) -> ExitCode {
    match error.downcast_ref::<turnstile_tools::Error>() {
        Some(error) => ExitCode::from(error.exit_code()),
        None => ExitCode::FAILURE,
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    // A seed that is easy to type.
    let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
    let result = chosen(&args, seed);
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        exit_code(&error)
    })
}

fn chosen(args: &Args, seed: u64) -> Result<ExitCode> {
    if let Some(name) = &args.case {
        return single(name, seed, args.cycles);
    }
    ctrlc::set_handler(|| interrupt::flag().store(SIGINT, Ordering::Relaxed))
        .context("cannot catch Ctrl-C")?;
    if let Some(folder) = &args.plan {
        let rounds = shared::Rounds {
            count: args.rounds,
            seed,
            only: args.only.clone(),
        };
        shared::plan(&rounds, folder)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(folder) = &args.work {
        let well = shared::work(folder, args.shard, args.again)?;
        return Ok(ExitCode::from(u8::from(!well)));
    }
    if let Some(folder) = &args.collect {
        let summary = shared::collect(folder)?;
        println!("{summary}");
        return Ok(ExitCode::from(u8::from(summary.failed())));
    }
    campaign(args, seed)
}

fn single(name: &str, seed: u64, cycles: Option<u64>) -> Result<ExitCode> {
    let case = match find(name) {
        Ok(case) => case,
        Err(error) => {
            eprintln!("error: --case: {error:#}");
            return Ok(ExitCode::from(2));
        }
    };
    one(&case, seed, cycles)?;
    Ok(ExitCode::SUCCESS)
}

fn campaign(args: &Args, seed: u64) -> Result<ExitCode> {
    let options = Options {
        seed,
        time: Duration::from_secs_f64(60.0 * args.minutes),
        out: args.out.clone(),
    };
    println!("campaign of {} minutes, seed {seed}", args.minutes);
    let summary = drive(&options)?;
    println!(
        "\ncampaign of {} minutes, seed {seed}\n\n{summary}",
        args.minutes
    );
    Ok(match summary.failed() {
        true => ExitCode::FAILURE,
        false if interrupt::pending() => ExitCode::from(130),
        false => ExitCode::SUCCESS,
    })
}
