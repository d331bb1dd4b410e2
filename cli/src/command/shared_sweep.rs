//! Sweeps that are planned, done by workers, and collected.

use super::output::tell;
use super::plan::{self, shown, Plan};
use super::progress::Bars;
use super::shared_args::SharedArgs;
use super::slurm;
use super::sweep::{
    self, is_run_file, or_kept, subject_and_machine, synthesiser, with_store, write_rows, SweepArgs,
};
use clap::Parser;
use std::path::Path;
use turnstile_experiments::engine::outside::Progress;
use turnstile_experiments::sweep::{Areas, Sweep};
use turnstile_tools::kept::Store;
use turnstile_tools::{Error, Result};

/// Runs `sweep`: the sweep itself, its plan, or what workers have done of it.
pub fn sweep(args: &SweepArgs) -> Result<u8> {
    let SharedArgs {
        plan,
        collect,
        status,
        ..
    } = &args.shared;
    match (plan, collect, status) {
        (Some(folder), _, _) => write_plan(args, folder),
        (_, Some(folder), _) => self::collect(folder),
        (_, _, Some(folder)) => self::status(folder),
        (None, None, None) => sweep::sweep(args),
    }
}

/// The words of a plan.
#[derive(Parser, Debug)]
#[command(name = "turnstile")]
struct Words {
    #[command(subcommand)]
    command: Planned,
}

/// What can be planned.
#[derive(clap::Subcommand, Debug)]
enum Planned {
    Sweep(SweepArgs),
}

/// The arguments of a plan's sweep.
///
/// # Errors
/// If this program does not know them.
pub fn arguments(words: &[String]) -> Result<SweepArgs> {
    let words = std::iter::once("turnstile").chain(words.iter().map(String::as_str));
    let parsed = Words::try_parse_from(words).map_err(|error| {
        let what = format!("this program does not know the words of the plan ({error})");
        Error::input("plan.json", what, "run the program beside the plan")
    })?;
    let Planned::Sweep(args) = parsed.command;
    Ok(args)
}

/// The sweep of a plan, whose results any number of workers keep in its folder.
///
/// # Errors
/// If it is not the one that was planned.
pub fn planned(args: &SweepArgs, folder: &Path, plan: &Plan) -> Result<Sweep<'static>> {
    let sweep = with_store(args, subject_and_machine(args)?, || {
        Ok(Store::at(plan::results(folder)))
    })?;
    plan.check(folder, &sweep.depends_on())?;
    Ok(sweep)
}

fn write_plan(args: &SweepArgs, folder: &Path) -> Result<u8> {
    let submit = &args.shared.submit;
    // As workers will read it.
    let words = words(args)?;
    let args = &arguments(&words)?;
    let what = subject_and_machine(args)?;
    // What is missing on this machine may be missing on others.
    let synthesiser = synthesiser(args)?;
    let areas = synthesiser.as_ref().map_or(Areas::Unwanted, Areas::By);
    let sweep = with_store(args, what, || Ok(Store::at(plan::results(folder))))?;
    let plan = Plan {
        version: env!("CARGO_PKG_VERSION").into(),
        words,
        depends_on: sweep.depends_on(),
        tasks: sweep.tasks(areas).len(),
    };
    plan.write(folder)?;
    let (tasks, done) = progress(&sweep, areas);
    let shown = shown(folder);
    let told = format!("{tasks} are planned in {shown}, and {done} are there\n");
    if submit.is_wanted() {
        tell(&told)?;
        submit.submit(folder, &sweep, areas)?;
        if submit.waits() {
            let bar = Bars.over("tasks", Some(sweep.tasks(areas).len()));
            let waited = slurm::wait(folder, &*bar, || progress(&sweep, areas).1);
            return or_kept(&sweep, folder, waited.and_then(|()| collect(folder)));
        }
    } else {
        tell(&format!(
            "{told}  to do them      {shown}/turnstile work {shown}\n  for the table   turnstile sweep --collect {shown}\n"
        ))?;
    }
    Ok(0)
}

/// What a sweep has to do, in words, and how much of it is done.
fn progress(sweep: &Sweep, areas: Areas) -> (String, usize) {
    let tasks = sweep.tasks(areas);
    let runs = sweep.grid.points.len();
    let mut words = format!("{runs} runs");
    if tasks.len() > runs {
        words += &format!(" and {} areas", tasks.len() - runs);
    }
    let done = tasks.iter().filter(|task| sweep.has(**task, areas)).count();
    (words, done)
}

/// Says how far a plan is.
fn status(folder: &Path) -> Result<u8> {
    let plan = Plan::read(folder)?;
    let args = arguments(&plan.words)?;
    let sweep = planned(&args, folder, &plan)?;
    let synthesiser = synthesiser(&args)?;
    let areas = synthesiser.as_ref().map_or(Areas::Unwanted, Areas::By);
    let (tasks, done) = progress(&sweep, areas);
    let failures = sweep.failures(&plan::failed(folder), areas);
    let jobs = slurm::status(folder)?;
    tell(&format!(
        "{tasks}: {done} done, {} failed\n{jobs}",
        failures.len()
    ))?;
    for failure in failures {
        eprintln!("failed: {}: {}", failure.task, failure.error);
    }
    Ok(0)
}

/// The words of the sweep, with whole paths: workers may start anywhere.
fn words(args: &SweepArgs) -> Result<Vec<String>> {
    let whole = |path: &Path| {
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        let text = whole.to_str().map(str::to_owned);
        text.ok_or_else(|| {
            let what = "a plan is JSON, and this path is no text in Unicode";
            Error::input(whole.display().to_string(), what, "give it another name")
        })
    };
    let what = args.what.clone().unwrap_or_default();
    let mut words = vec!["sweep".into()];
    words.push(match is_run_file(&what) {
        true => whole(Path::new(&what))?,
        false => what,
    });
    for setting in &args.settings {
        words.extend(["--set".into(), setting.clone()]);
    }
    words.extend(["--detector".into(), args.detector.clone()]);
    words.extend(["--engine".into(), args.engine.name().into()]);
    words.extend(["--max-cycles".into(), args.max_cycles.to_string()]);
    if let Some(machine) = &args.machine {
        let is_file = machine.is_file();
        let name = || machine.to_string_lossy().into_owned();
        words.extend([
            "--machine".into(),
            if is_file { whole(machine)? } else { name() },
        ]);
    }
    match args.no_area {
        true => words.push("--no-area".into()),
        false => words.extend(["--liberty".into(), whole(&args.liberty)?]),
    }
    Ok(words)
}

/// Table and chart of what workers have done.
fn collect(folder: &Path) -> Result<u8> {
    let plan = Plan::read(folder)?;
    let args = arguments(&plan.words)?;
    let synthesiser = synthesiser(&args)?;
    let sweep = planned(&args, folder, &plan)?;
    let all = sweep.grid.points.len();
    let left = all - sweep.kept();
    if left > 0 {
        let failures = sweep.failures(&plan::failed(folder), Areas::Unwanted).len();
        return Err(Error::input(
            folder.display().to_string(),
            format!("{left} of {all} runs are not there, {failures} of them because they failed"),
            format!(
                "do them: {0}/turnstile work {0} (with --again those that failed)",
                folder.display()
            ),
        ));
    }
    let rows = sweep.rows(synthesiser.as_ref());
    let written = rows.and_then(|rows| write_rows(&args, &sweep, &rows, folder));
    or_kept(&sweep, folder, written)
}
