//! `turnstile atomics`: one warp's atomic instruction on the lock-bit RTL.

use super::output::Output;
use super::progress::bar;
use std::path::PathBuf;
use turnstile_hdl::full_size::{BANKS, LOCKS};
use turnstile_sim::atomics::report::{json_of_many, json_of_one, run, table, text, Outcome, Setup};
use turnstile_sim::atomics::{
    parse_list, read_patterns, AtomicOp, Hash, LockbitMachine, NumberedPattern, Runner, Scheme,
};
use turnstile_sim::file::{check_outputs, read_name};
use turnstile_sim::machine::EngineKind;
use turnstile_sim::Result;

const HELP: &str = r#"The pattern has the word address of each lane, for example

    turnstile atomics --pattern 0,1024,2,3

A file of patterns has a header with columns w0 to w31; lanes with an empty field or without a column take no part,
other columns are skipped. The RTL must agree with the paper's Algorithm 1 on every iteration's winners and on the
replays; cycles are base + (iterations - 1) x position + replays x bank.

Exit codes: 0 done, 1 the run failed a check, 2 bad input."#;

/// Arguments of `atomics`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
#[command(group = clap::ArgGroup::new("what").required(true))]
pub struct AtomicsArgs {
    /// Word address of each lane, up to 32
    #[arg(
        long,
        value_name = "W0,W1,...",
        group = "what",
        allow_hyphen_values = true
    )]
    pattern: Option<String>,
    /// Run every pattern of a CSV file with columns w0 to w31, of standard input if it is -
    #[arg(long, value_name = "FILE.csv", group = "what")]
    patterns: Option<PathBuf>,
    /// What every lane does to its word
    #[arg(long, value_enum, ignore_case = true, default_value = "add")]
    op: AtomicOp,
    /// Lock bits, a power of two
    #[arg(long, value_name = "N", default_value_t = LOCKS as u32)]
    locks: u32,
    /// Which lock a word has
    #[arg(long, value_enum, ignore_case = true, default_value = "low")]
    hash: Hash,
    /// What steps the RTL
    #[arg(long, value_enum, ignore_case = true, default_value = "rtl")]
    engine: EngineKind,
    /// Machine file with the latencies (see `turnstile list --machine fermi-lockbits`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Write the result as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Runs the command.
pub fn atomics(args: &AtomicsArgs) -> Result<u8> {
    let setup = Setup {
        machine: match &args.machine {
            Some(path) => LockbitMachine::load(path)?,
            None => LockbitMachine::default(),
        },
        scheme: Scheme {
            banks: BANKS as u32,
            locks: args.locks,
            hash: args.hash,
        },
        op: args.op,
        engine: args.engine,
    };
    let single = args.pattern.as_deref().map(parse_list).transpose()?;
    let file = args.patterns.as_deref().map(read_patterns).transpose()?;
    let pending = args.json.as_deref().map(Output::create).transpose()?;
    let inputs = [("--patterns", &args.patterns), ("--machine", &args.machine)];
    let inputs = inputs.into_iter();
    let inputs = inputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
    let output = args.json.as_deref().map(|path| ("--json", path));
    check_outputs(&inputs.collect::<Vec<_>>(), &Vec::from_iter(output))?;
    let mut runner = Runner::open(&setup.scheme, setup.engine)?;
    let (shown, json) = match (single, file) {
        (Some(pattern), _) => {
            let outcome = run(&mut runner, &setup, pattern, "--pattern")?;
            (text(&setup, &outcome), json_of_one(&setup, &outcome))
        }
        (None, file) => {
            let outcomes = run_all(&mut runner, &setup, args, &file.unwrap_or_default())?;
            (table(&setup, &outcomes), json_of_many(&setup, &outcomes))
        }
    };
    runner.check_memory()?;
    if let Some(pending) = pending {
        pending.write(&json)?;
    }
    super::output::tell(&shown)?;
    Ok(0)
}

fn run_all(
    runner: &mut Runner,
    setup: &Setup,
    args: &AtomicsArgs,
    patterns: &[NumberedPattern],
) -> Result<Vec<(u64, Outcome)>> {
    let file = args.patterns.as_deref().map(read_name).unwrap_or_default();
    let bar = bar(patterns.len());
    let outcomes = patterns.iter().map(|NumberedPattern { line, pattern }| {
        let outcome = run(runner, setup, *pattern, &format!("{file}:{line}"))?;
        bar.inc(1);
        Ok((*line, outcome))
    });
    let outcomes = outcomes.collect();
    bar.finish_and_clear();
    outcomes
}
