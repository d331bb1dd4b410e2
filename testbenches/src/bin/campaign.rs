//! The program behind `cargo xtask campaign`.

use anyhow::{Context, Result};
use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use turnstile_testbenches::campaign::{drive, find, one, Options};

const HELP: &str = "Cases of all kinds run in turn, one a core, each on the seed of its round, until the time is over; building is not
counted. A failing case is written into the folder of --out with the command that replays it.

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
}

fn minutes(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    // A year is enough, and a clock can add it.
    let number = number.filter(|minutes| *minutes > 0.0 && *minutes <= 525_600.0);
    number
        .ok_or_else(|| "give a number of minutes above 0: a campaign of none checks nothing".into())
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

fn main() -> ExitCode {
    let args = Args::parse();
    // A seed that is easy to type.
    let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
    let result = match &args.case {
        Some(name) => single(name, seed, args.cycles),
        None => campaign(&args, seed),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
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
    ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed))
        .context("cannot catch Ctrl-C")?;
    let options = Options {
        seed,
        time: Duration::from_secs_f64(60.0 * args.minutes),
        out: args.out.clone(),
    };
    println!("campaign of {} minutes, seed {seed}", args.minutes);
    let summary = drive(&options, &INTERRUPTED)?;
    println!(
        "\ncampaign of {} minutes, seed {seed}\n\n{summary}",
        args.minutes
    );
    Ok(match summary.failed() {
        true => ExitCode::FAILURE,
        false if INTERRUPTED.load(Ordering::Relaxed) => ExitCode::from(130),
        false => ExitCode::SUCCESS,
    })
}
