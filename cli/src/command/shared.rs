//! Commands that are planned, done by workers, and collected.

use super::output::{tell, tell_kept};
use super::paths::shown;
use super::progress::{exit_code, Bars};
use super::reproduce::{self, ReproduceArgs};
use super::shared_args::{PlanArgs, Planned};
use super::shared_command::Shared;
use super::shared_reproduction::SharedReproduction;
use super::shared_sweep::{self, SharedSweep};
use super::slurm;
use super::sweep::{self, SweepArgs};
use clap::Parser;
use std::path::{Path, PathBuf};
use turnstile_experiments::engine::outside::Progress;
use turnstile_experiments::engine::plan::{self, Plan};
use turnstile_experiments::engine::workers::Tasks;
use turnstile_tools::{Error, Result};

/// Runs `sweep`: the sweep itself, its plan, or what workers have done of it.
pub fn sweep(args: &SweepArgs) -> Result<u8> {
    match (args.planned.asked(), &args.shared.plan) {
        (Some(asked), _) => planned(asked),
        (None, Some(folder)) => {
            let words = shared_sweep::words(args)?;
            let typed = format!("turnstile {}", words.join(" "));
            plan(words, typed, &args.shared, folder)
        }
        (None, None) => sweep::sweep(args),
    }
}

/// Runs `reproduce`: the reproduction itself, its plan, or what workers have done of it.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    if let Some(asked) = args.planned()?.asked() {
        return args.has_no_paper(asked).and_then(|()| planned(asked));
    }
    let shared = args.shared()?;
    match &shared.plan {
        Some(folder) => plan(args.words()?, args.typed()?, &shared, folder),
        None => reproduce::reproduce(args),
    }
}

/// The words of a plan.
#[derive(Parser, Debug)]
#[command(name = "turnstile")]
struct Words {
    #[command(subcommand)]
    command: Command,
}

/// What can be planned.
#[derive(clap::Subcommand, Debug)]
enum Command {
    Sweep(Box<SweepArgs>),
    Reproduce(ReproduceArgs),
}

/// What a plan is of, as the words of the command have it.
fn command(words: &[String], as_typed: &str, folder: &Path) -> Result<Box<dyn Shared>> {
    let words = std::iter::once("turnstile").chain(words.iter().map(String::as_str));
    let parsed = Words::try_parse_from(words).map_err(|error| {
        let what = format!("this program does not know the words of the plan ({error})");
        Error::input("plan.json", what, "run the program beside the plan")
    })?;
    Ok(match parsed.command {
        Command::Sweep(args) => Box::new(SharedSweep::new(*args, folder)?),
        Command::Reproduce(args) => Box::new(SharedReproduction::new(&args, as_typed, folder)?),
    })
}

/// What the plan of a folder is of.
///
/// # Errors
/// If there is no plan, or what its results depend on is not as it was.
pub fn open(folder: &Path) -> Result<(Plan, Box<dyn Shared>)> {
    let plan = Plan::read(folder)?;
    let shared = command(&plan.words, &plan.command, folder)?;
    plan.check(folder, &shared.depends_on())?;
    Ok((plan, shared))
}

/// The same where areas can be computed, if they are wanted.
fn open_with_tools(folder: &Path) -> Result<(Plan, Box<dyn Shared>)> {
    let (plan, shared) = open(folder)?;
    need_tools(&*shared)?;
    Ok((plan, shared))
}

fn need_tools(shared: &dyn Shared) -> Result<()> {
    let missing = shared.tasks().no_tool().cloned();
    missing.map_or(Ok(()), Err)
}

/// Plans a command, which has these words, and was typed so; submits it if that is wanted.
///
/// # Errors
/// If it cannot be planned, or jobs are refused.
fn plan(words: Vec<String>, typed: String, args: &PlanArgs, folder: &Path) -> Result<u8> {
    // As workers will read it.
    let shared = &*command(&words, &typed, folder)?;
    // What is missing on this machine may be missing on others.
    need_tools(shared)?;
    let tasks = shared.tasks();
    let plan = Plan::new(typed, words, shared.depends_on(), tasks.count());
    plan.write(folder, &[("turnstile", own_program()?)])?;
    let (name, done) = (plan.name(), tasks.count() - tasks.missing().len());
    let (planned, shown) = (in_words(tasks), shown(folder));
    let told = format!("{planned} are planned in {shown}, and {done} are there\n");
    if !args.submit.is_wanted() {
        tell(&format!(
            "{told}  to do them   {shown}/turnstile work {shown}\n  to collect   turnstile {name} --collect {shown}\n"
        ))?;
        return Ok(0);
    }
    tell(&told)?;
    args.submit.submit(folder, name, tasks)?;
    if args.submit.waits() {
        let bar = Bars.over("tasks", Some(tasks.count()));
        let done = || tasks.count() - tasks.missing().len();
        let waited = slurm::wait(folder, &*bar, done);
        return or_kept(tasks, folder, waited.and_then(|()| collect(folder)));
    }
    Ok(0)
}

/// The file of the running program.
fn own_program() -> Result<PathBuf> {
    std::env::current_exe().map_err(|error| {
        let what = format!("the program's own file is not known ({error})");
        Error::input("turnstile", what, "start it from a file that is there")
    })
}

/// Tasks in words.
fn in_words(tasks: &dyn Tasks) -> String {
    let (all, runs) = (tasks.count(), tasks.runs());
    let mut words = format!("{runs} runs");
    if all > runs {
        words += &format!(" and {} areas", all - runs);
    }
    words
}

/// What is asked about a plan that is there.
///
/// # Errors
/// Those of [`open`], and of what is done then.
fn planned(asked: Planned) -> Result<u8> {
    match asked {
        Planned::Status(folder) => status(folder),
        Planned::Collect(folder) => collect(folder),
    }
}

/// Says how far a plan is.
fn status(folder: &Path) -> Result<u8> {
    let (_, shared) = open_with_tools(folder)?;
    let tasks = shared.tasks();
    let done = tasks.count() - tasks.missing().len();
    let failures = tasks.failures(&plan::failed(folder));
    let jobs = slurm::status(folder)?;
    tell(&format!(
        "{}: {done} done, {} failed\n{jobs}",
        in_words(tasks),
        failures.len()
    ))?;
    for failure in failures {
        eprintln!("failed: {}: {}", failure.task, failure.error);
    }
    Ok(0)
}

/// Makes of what workers have done what one machine would have made.
fn collect(folder: &Path) -> Result<u8> {
    let (_, shared) = open_with_tools(folder)?;
    let tasks = shared.tasks();
    let left = missing_runs(tasks);
    if left > 0 {
        let failures = tasks.failures(&plan::failed(folder)).len();
        return Err(Error::input(
            folder.display().to_string(),
            format!(
                "{left} of {} runs are not there, {failures} of them because they failed",
                tasks.runs()
            ),
            format!(
                "do them: {0}/turnstile work {0} (with --again those that failed)",
                folder.display()
            ),
        ));
    }
    or_kept(tasks, folder, shared.collect(folder))
}

fn missing_runs(tasks: &dyn Tasks) -> usize {
    let missing = tasks.missing().into_iter();
    missing.filter(|task| !tasks.is_area(*task)).count()
}

/// Exit code of what was done for a plan; an interrupt loses none of its runs.
///
/// # Errors
/// Others.
pub fn or_kept(tasks: &dyn Tasks, folder: &Path, ended: Result<u8>) -> Result<u8> {
    let Err(interrupted @ Error::Interrupted) = ended else {
        return ended;
    };
    let all = tasks.runs();
    tell_kept(all - missing_runs(tasks), all, folder);
    Ok(exit_code(&interrupted))
}
