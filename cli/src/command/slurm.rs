//! `--on slurm`: the workers of a plan as an array of jobs, and a job behind them that collects.

use super::output::tell;
use super::paths::shown;
use super::progress::check_interrupt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use turnstile_experiments::engine::outside::Bar;
use turnstile_experiments::engine::workers::Tasks;
use turnstile_tools::{file, Error, Result};

/// How often jobs that are waited for are looked at.
const LOOK: Duration = Duration::from_secs(5);
/// What a job of the array is to take: starting one costs a second or two.
const JOB_SECONDS: f64 = 300.0;
/// Jobs of an array, if nobody says how many runs are one: SLURM takes 1,001 unless its owner says otherwise.
const MOST_JOBS: usize = 1000;
/// Jobs that were submitted for a plan, beside it.
const JOBS: &str = "slurm.json";

/// What runs jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum System {
    Slurm,
}

/// How a plan is submitted. What is not said here is as sbatch has it, with its variables (SBATCH_...).
#[derive(clap::Args, Debug)]
pub struct SubmitArgs {
    /// Submit workers for what is left of the plan, and a job that collects; the same command again goes on
    #[arg(long, value_name = "SYSTEM", requires = "plan")]
    on: Option<System>,
    /// Wait until the workers have ended, and collect then here; Ctrl-C ends the waiting and not the jobs
    #[arg(long, requires = "on")]
    wait: bool,
    /// Partition of the jobs
    #[arg(long, value_name = "NAME", requires = "on")]
    partition: Option<String>,
    /// Most time of a job, as sbatch takes it
    #[arg(long, value_name = "TIME", requires = "on")]
    time: Option<String>,
    /// Account that pays
    #[arg(long, value_name = "NAME", requires = "on")]
    account: Option<String>,
    /// Runs and areas of a job [default: five minutes of them, by the time of a run, which is done here]
    #[arg(long, value_name = "N", requires = "on", value_parser = clap::value_parser!(u32).range(1..))]
    pack: Option<u32>,
    /// Cores of a job
    #[arg(long, value_name = "N", requires = "on", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    cores: u32,
}

/// The last jobs of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Jobs {
    /// Number of the array.
    array: String,
    /// Jobs in it.
    workers: usize,
    /// Number of the job that collects, once it is submitted.
    collects: Option<String>,
}

impl SubmitArgs {
    /// Whether somebody wants it.
    pub fn is_wanted(&self) -> bool {
        self.on.is_some()
    }

    /// Whether the table is wanted before the command ends.
    pub fn waits(&self) -> bool {
        self.wait
    }

    /// Submits what is left of the plan of a command, unless jobs of it are queued.
    ///
    /// # Errors
    /// If SLURM is not there or refuses a job.
    pub fn submit(&self, folder: &Path, command: &str, tasks: &dyn Tasks) -> Result<()> {
        let folder = &whole(folder)?;
        let queue = Queue::now()?;
        if let Some(jobs) = jobs(folder).filter(|jobs| queue.has(jobs)) {
            return tell(&queue.told(&jobs));
        }
        let left = tasks.missing();
        let mut jobs = match left.is_empty() {
            true => None,
            false => Some(self.array(folder, tasks, &left)?),
        };
        if let Some(jobs) = &jobs {
            tell(&format!("job {}: {} workers\n", jobs.array, jobs.workers))?;
        }
        if self.wait {
            return Ok(());
        }
        let number = self.collector(folder, command, jobs.as_ref())?;
        if let Some(jobs) = &mut jobs {
            jobs.collects = Some(number.clone());
            jobs.write(folder)?;
        }
        tell(&format!(
            "job {number}: collects\n  how far they are   turnstile {command} --status {}\n",
            shown(folder)
        ))
    }

    /// Submits what collects behind the workers.
    fn collector(&self, folder: &Path, command: &str, behind: Option<&Jobs>) -> Result<String> {
        let collect = format!("exec {0}/turnstile {command} --collect {0}", shown(folder));
        let after = behind.map(|jobs| format!("--dependency=afterany:{}", jobs.array));
        self.job(folder, "collect", &Vec::from_iter(after), &collect)
    }

    /// Submits the workers.
    fn array(&self, folder: &Path, tasks: &dyn Tasks, left: &[usize]) -> Result<Jobs> {
        let workers = match self.pack {
            Some(pack) => left.len().div_ceil(pack as usize),
            None => {
                let areas = left.iter().filter(|task| tasks.is_area(**task)).count();
                let runs = left.len() - areas;
                let begun = Instant::now();
                tasks.do_one(left)?;
                let seconds = begun.elapsed().as_secs_f64() / f64::from(self.cores);
                // An area takes minutes.
                let jobs = (runs as f64 * seconds / JOB_SECONDS).ceil() as usize + areas;
                jobs.clamp(1, MOST_JOBS.min(left.len()))
            }
        };
        let work = format!(
            "RAYON_NUM_THREADS={} exec {1}/turnstile work --quiet {1} --shard \"$SLURM_ARRAY_TASK_ID/{workers}\"",
            self.cores,
            shown(folder)
        );
        let options = [
            format!("--array=0-{}", workers - 1),
            format!("--cpus-per-task={}", self.cores),
            "--requeue".into(),
            "--open-mode=append".into(),
            // Runs that are under way are dropped in good order.
            "--signal=B:TERM@30".into(),
        ];
        let jobs = Jobs {
            array: self.job(folder, "work", &options, &work)?,
            workers,
            collects: None,
        };
        // If the next job is refused, this one is known.
        jobs.write(folder)?;
        Ok(jobs)
    }

    /// Submits a job; returns its number.
    fn job(&self, folder: &Path, name: &str, options: &[String], script: &str) -> Result<String> {
        let logs = folder.join("log");
        fs::create_dir_all(&logs).map_err(|error| unwritable(&logs, &error))?;
        let chosen = [
            ("partition", &self.partition),
            ("time", &self.time),
            ("account", &self.account),
        ];
        let chosen = chosen.into_iter();
        let chosen =
            chosen.filter_map(|(name, value)| Some(format!("--{name}={}", value.as_ref()?)));
        let log = if name == "work" {
            "work-%A-%a.txt"
        } else {
            "collect-%j.txt"
        };
        let mut sbatch = Command::new("sbatch");
        sbatch
            .arg("--parsable")
            .arg(format!("--job-name=turnstile-{name}"))
            .arg(format!("--chdir={}", folder.display()))
            .arg(format!("--output={}", logs.join(log).display()))
            .args(chosen)
            .args(options);
        let said = said(sbatch, &format!("#!/bin/sh\n{script}\n"))?;
        // Of several clusters, the name stands behind it.
        let number = said.trim().split(';').next().unwrap_or_default();
        Ok(number.to_owned())
    }
}

impl Jobs {
    fn write(&self, folder: &Path) -> Result<()> {
        let text = serde_json::to_string_pretty(self).expect("texts and a number");
        file::write(&folder.join(JOBS), &(text + "\n"))
    }
}

/// The last jobs of a plan, if it was ever submitted.
fn jobs(folder: &Path) -> Option<Jobs> {
    serde_json::from_slice(&fs::read(folder.join(JOBS)).ok()?).ok()
}

/// What the jobs of a plan do, if it was ever submitted; empty otherwise.
///
/// # Errors
/// If it was, and SLURM cannot be asked.
pub fn status(folder: &Path) -> Result<String> {
    match jobs(folder) {
        Some(jobs) => Ok(Queue::now()?.told(&jobs)),
        None => Ok(String::new()),
    }
}

/// Waits until no job of a plan is queued; `done` counts what is done by then.
///
/// # Errors
/// An interrupt, and if SLURM cannot be asked.
pub fn wait(folder: &Path, bar: &dyn Bar, done: impl Fn() -> usize) -> Result<()> {
    let Some(jobs) = jobs(folder) else {
        return Ok(());
    };
    let mut before = 0;
    loop {
        let queued = Queue::now()?.has(&jobs);
        let now = done();
        bar.inc(now.saturating_sub(before) as u64);
        before = before.max(now);
        if !queued {
            return Ok(());
        }
        let looked = Instant::now();
        while looked.elapsed() < LOOK {
            check_interrupt()?;
            thread::sleep(Duration::from_millis(100));
        }
    }
}

/// Jobs of this user that have not ended: number of the job or of its array, and state.
struct Queue(Vec<(String, String)>);

impl Queue {
    fn now() -> Result<Self> {
        let mut squeue = Command::new("squeue");
        squeue.args(["--me", "--noheader", "--array", "--format=%F %T"]);
        let said = said(squeue, "")?;
        let line = |line: &str| {
            let (number, state) = line.trim().split_once(' ')?;
            Some((number.to_owned(), state.to_lowercase()))
        };
        Ok(Self(said.lines().filter_map(line).collect()))
    }

    /// How many jobs of this number are in each state.
    fn states(&self, number: &str) -> BTreeMap<&str, usize> {
        let mut states = BTreeMap::new();
        for (_, state) in self.0.iter().filter(|job| job.0 == number) {
            *states.entry(&**state).or_default() += 1;
        }
        states
    }

    fn has(&self, jobs: &Jobs) -> bool {
        let mut numbers = std::iter::once(&jobs.array).chain(&jobs.collects);
        numbers.any(|number| !self.states(number).is_empty())
    }

    fn told(&self, jobs: &Jobs) -> String {
        let told = |number: &str| {
            let states = self.states(number).into_iter();
            let states: Vec<_> = states
                .map(|(state, count)| format!("{count} {state}"))
                .collect();
            match states.is_empty() {
                true => "ended".into(),
                false => states.join(", "),
            }
        };
        let mut text = format!(
            "job {}, {} workers: {}\n",
            jobs.array,
            jobs.workers,
            told(&jobs.array)
        );
        if let Some(number) = &jobs.collects {
            text += &format!("job {number}, which collects: {}\n", told(number));
        }
        text
    }
}

/// What a command of SLURM prints; the text is its standard input.
fn said(mut command: Command, text: &str) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let missing = |error: std::io::Error| {
        Error::input(
            &*name,
            format!("SLURM's command cannot be run ({error})"),
            "submit where SLURM is installed, or start workers by hand: turnstile work --help",
        )
    };
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().map_err(missing)?;
    // It may end before it has read everything, and says why.
    let _ = child
        .stdin
        .take()
        .expect("it is piped")
        .write_all(text.as_bytes());
    let output = child.wait_with_output().map_err(missing)?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => {
            let said = String::from_utf8_lossy(&output.stderr);
            let lines: Vec<&str> = said.trim().lines().collect();
            let (what, remedy) = match &*name {
                "sbatch" => (
                    lines.join("; "),
                    "change --partition, --time, --account, --pack or --cores, or ask who runs SLURM here",
                ),
                // What it tried comes before.
                _ => (
                    lines.last().copied().unwrap_or_default().into(),
                    "ask who runs SLURM here, or start workers by hand: turnstile work --help",
                ),
            };
            Err(Error::input(name, what, remedy))
        }
    }
}

fn whole(folder: &Path) -> Result<std::path::PathBuf> {
    folder
        .canonicalize()
        .map_err(|error| unwritable(folder, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Error {
    Error::input(
        path.display().to_string(),
        format!("it cannot be made and written to ({error})"),
        "give --plan a folder in one that exists and is writable",
    )
}
