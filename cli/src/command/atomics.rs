//! `turnstile atomics`: one warp's atomic instruction on the lock-bit RTL.

use super::output::{is_quiet, Output};
use super::progress::{bar, check_interrupt};
use std::path::{Path, PathBuf};
use turnstile_experiments::atomics::fit::{fit, Sample};
use turnstile_experiments::atomics::report::{
    json_of_many, json_of_one, run, table, text, Outcome, Setup,
};
use turnstile_experiments::atomics::{
    parse_list, read_measured, read_patterns, AtomicOp, AtomicsMachine, Hash, NumberedPattern,
    Runner,
};
use turnstile_machine::EngineKind;
use turnstile_tools::file::{check_outputs, read_name};
use turnstile_tools::{Error, Result};

const HELP: &str = r#"The pattern has the word address of each lane, for example

    turnstile atomics --pattern 0,1024,2,3

A file of patterns has a header with columns w0 to w31; lanes with an empty field or without a column take no part,
other columns are skipped. The RTL must agree with the paper's Algorithm 1 on every iteration's winners and on the
replays; cycles are base + (iterations - 1) x position + replays x bank, or what the terms of a fitted machine make of them:

    turnstile atomics --machine h200-float --patterns patterns.csv --json result.json
    turnstile atomics --machine h200-float --fit patterns.csv --column atomic_add_float --write machine.toml

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
    /// Fit the terms of --machine to the measured cycles of a CSV file of patterns, and cross-validate
    #[arg(long, value_name = "FILE.csv", group = "what", requires = "column")]
    fit: Option<PathBuf>,
    /// Column with the measured cycles
    #[arg(long, value_name = "NAME", requires = "fit")]
    column: Option<String>,
    /// Write the fitted machine file, to standard output if it is -
    #[arg(long, value_name = "FILE.toml", requires = "fit")]
    write: Option<PathBuf>,
    /// What every lane does to its word [default: the machine's, or add]
    #[arg(long, value_enum, ignore_case = true)]
    op: Option<AtomicOp>,
    /// Lock bits, a power of two [default: the machine's, or 1024]
    #[arg(long, value_name = "N")]
    locks: Option<u32>,
    /// Which lock a word has [default: the machine's, or low]
    #[arg(long, value_enum, ignore_case = true)]
    hash: Option<Hash>,
    /// What steps the RTL
    #[arg(long, value_enum, ignore_case = true, default_value = "rtl")]
    engine: EngineKind,
    /// Algorithm 1 alone, without the RTL: for many patterns
    #[arg(long, conflicts_with_all = ["engine", "fit"])]
    procedure: bool,
    /// Machine file, or fermi-lockbits, h200-float, h200-spin-lock, h200-cas, h200-int (see `turnstile list --machine`) [default: fermi-lockbits]
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Write the result as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE", conflicts_with = "fit")]
    json: Option<PathBuf>,
}

/// Runs the command.
pub fn atomics(args: &AtomicsArgs) -> Result<u8> {
    let machine = match &args.machine {
        Some(path) => AtomicsMachine::load(path)?,
        None => AtomicsMachine::default(),
    };
    let setup = Setup {
        scheme: machine.scheme(args.locks, args.hash)?,
        op: args.op.unwrap_or(machine.op()),
        machine,
        engine: (!args.procedure).then_some(args.engine),
    };
    let inputs = [
        ("--patterns", &args.patterns),
        ("--fit", &args.fit),
        ("--machine", &args.machine),
    ];
    let inputs = inputs.into_iter();
    let inputs = inputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
    let outputs = [("--json", &args.json), ("--write", &args.write)].into_iter();
    let outputs = outputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
    let files = (Vec::from_iter(inputs), Vec::from_iter(outputs));
    if let (Some(path), Some(column)) = (&args.fit, &args.column) {
        return fit_machine(args, &setup, path, column, || {
            check_outputs(&files.0, &files.1)
        });
    }
    let words = setup.machine.words();
    let single = args.pattern.as_deref();
    let single = single.map(|list| parse_list(list, words)).transpose()?;
    let file = args.patterns.as_deref();
    let file = file.map(|path| read_patterns(path, words)).transpose()?;
    let pending = args.json.as_deref().map(Output::create).transpose()?;
    check_outputs(&files.0, &files.1)?;
    let mut runner = setup.open()?;
    let (shown, json) = match (single, file) {
        (Some(pattern), _) => {
            let outcome = run(runner.as_mut(), &setup, pattern, || "--pattern".into())?;
            (text(&setup, &outcome), json_of_one(&setup, &outcome))
        }
        (None, file) => {
            let outcomes = run_all(runner.as_mut(), &setup, args, &file.unwrap_or_default())?;
            let json = match &pending {
                Some(_) => json_of_many(&setup, &outcomes),
                None => String::new(),
            };
            let shown = match is_quiet() {
                true => String::new(),
                false => table(&setup, &outcomes),
            };
            (shown, json)
        }
    };
    if let Some(runner) = &mut runner {
        runner.check_memory()?;
    }
    if let Some(pending) = pending {
        pending.write(&json)?;
    }
    super::output::tell(&shown)?;
    Ok(0)
}

/// Fits the terms of the machine to the measured cycles of a column.
fn fit_machine(
    args: &AtomicsArgs,
    setup: &Setup,
    path: &Path,
    column: &str,
    check_outputs: impl FnOnce() -> Result<()>,
) -> Result<u8> {
    let machine = setup.machine.measured().ok_or_else(|| {
        Error::input(
            "--fit",
            format!("machine {} has no terms to fit", setup.machine.name()),
            "choose a --machine with terms in [cycles], such as h200-float",
        )
    })?;
    let samples = read_measured(path, setup.machine.words(), column)?;
    let pending = args.write.as_deref().map(Output::create).transpose()?;
    check_outputs()?;
    let samples: Vec<Sample> = samples
        .into_iter()
        .map(|(NumberedPattern { pattern, .. }, cycles)| Sample {
            iterations: setup.iterations(&pattern),
            cycles,
        })
        .collect();
    let mut fit = fit(machine, &samples)?;
    fit.machine.take_scheme(setup.op, setup.scheme.as_ref());
    if let Some(pending) = pending {
        pending.write(&fit.machine.to_toml(&fit.note(column)))?;
    }
    super::output::tell(&fit.text())?;
    Ok(0)
}

fn run_all(
    mut runner: Option<&mut Runner>,
    setup: &Setup,
    args: &AtomicsArgs,
    patterns: &[NumberedPattern],
) -> Result<Vec<(u64, Outcome)>> {
    let file = args.patterns.as_deref().map(read_name).unwrap_or_default();
    let bar = bar(patterns.len());
    let outcomes = patterns.iter().map(|NumberedPattern { line, pattern }| {
        check_interrupt()?;
        let outcome = run(runner.as_deref_mut(), setup, *pattern, || {
            format!("{file}:{line}")
        })?;
        bar.inc(1);
        Ok((*line, outcome))
    });
    let outcomes = outcomes.collect();
    bar.finish_and_clear();
    outcomes
}
