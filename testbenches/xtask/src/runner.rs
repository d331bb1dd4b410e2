//! Test binaries and documentation's examples, a core each, as many at a time as there are cores.
//!
//! A binary runs its tests one after the other, and they compute with one thread: the cores are full and not overfull,
//! and seconds mean the same whatever runs beside.

use crate::cargo;
use crate::setup::Environment;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Test binaries that take longest, longest first: they start first, so that none is left alone at the end. A wrong order costs
/// time only.
const LONG: [&str; 12] = [
    "time_zero",
    "cosimulation",
    "proofs",
    "lint",
    "lockstep",
    "reproduce",
    "simulators",
    "synthesis",
    "broken_units",
    "area",
    "readme",
    "benchmarks",
];

/// Something to run.
pub struct Job {
    name: String,
    command: Command,
}

/// What came of it.
pub struct End {
    pub name: String,
    pub ok: bool,
    /// Tests that were skipped, and what each lacks.
    pub skipped: Vec<String>,
    took: Duration,
}

/// Environment variable that names the file to which tests append what they skip (`turnstile_tools::skip`).
const SKIPPED: &str = "TURNSTILE_SKIPPED";

/// What comes out of building everything.
pub struct Built {
    /// Test binaries and the examples of the documentation, in the order in which to start them.
    pub jobs: Vec<Job>,
    /// Programs that are no tests, by name.
    pub programs: BTreeMap<String, PathBuf>,
}

/// Builds every test binary and program, in one go: cargo builds crates again for another choice of packages. Nothing if a compiler
/// refuses.
pub fn build(environment: &Environment) -> Result<Option<Built>> {
    let mut command = cargo()?;
    command
        .args(["test", "--workspace", "--release", "--no-run"])
        .arg("--message-format=json-render-diagnostics")
        .envs(environment.iter().cloned())
        .stderr(Stdio::inherit());
    let output = command.output().context("cannot run cargo test --no-run")?;
    if !output.status.success() {
        return Ok(None);
    }
    let messages = String::from_utf8(output.stdout).context("cargo's messages")?;
    let mut jobs = vec![examples(environment)?];
    let mut programs = BTreeMap::new();
    for line in messages.lines() {
        let message = serde_json::from_str(line)?;
        let Some(executable) = text(&message, "executable") else {
            continue;
        };
        match message["profile"]["test"] == true {
            true => jobs.extend(binary(executable, &message, environment)),
            false => {
                let name = text(&message["target"], "name").unwrap_or_default();
                programs.insert(name.to_owned(), executable.into());
            }
        }
    }
    let place = |job: &Job| {
        let target = job.name.rsplit(' ').next();
        LONG.iter().position(|name| Some(*name) == target)
    };
    jobs.sort_by_key(|job| place(job).unwrap_or(LONG.len()));
    Ok(Some(Built { jobs, programs }))
}

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value[name].as_str()
}

fn examples(environment: &Environment) -> Result<Job> {
    let mut command = cargo()?;
    command.args([
        "test",
        "--workspace",
        "--release",
        "--doc",
        "--no-fail-fast",
    ]);
    Ok(job(
        "examples of the documentation".into(),
        command,
        environment,
    ))
}

/// The test binary that a message of cargo's is about.
fn binary(executable: &str, message: &Value, environment: &Environment) -> Option<Job> {
    let folder = Path::new(text(message, "manifest_path")?).parent()?;
    let mut command = Command::new(executable);
    // As cargo runs it.
    command
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder);
    let package = folder.file_name()?.to_string_lossy();
    let name = format!("{package} {}", text(&message["target"], "name")?);
    Some(job(name, command, environment))
}

fn job(name: String, mut command: Command, environment: &Environment) -> Job {
    command
        .envs(environment.iter().cloned())
        .envs(["RUST_TEST_THREADS", "RAYON_NUM_THREADS"].map(|name| (name, "1")));
    Job { name, command }
}

/// Runs all; says how each ended, and everything that a failed one said. What jobs skip goes through files in `folder`.
pub fn run(jobs: Vec<Job>, folder: &Path) -> Result<Vec<End>> {
    let told = || format!("cannot make {}", folder.display());
    std::fs::create_dir_all(folder).with_context(told)?;
    let mut jobs: Vec<_> = jobs.into_iter().enumerate().collect();
    jobs.reverse();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let waiting = Mutex::new(jobs);
    let ended = Mutex::new(vec![]);
    let next = || waiting.lock().expect("no worker panics").pop();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((number, job)) = next() {
                    let (end, said) = end_of(job, &folder.join(number.to_string()));
                    let mut ended = ended.lock().expect("no worker panics");
                    let (name, seconds) = (&end.name, end.took.as_secs_f64());
                    match end.ok {
                        true => println!("ok {seconds:7.1} s  {name}"),
                        false => println!("\n---- {name}\n{said}\n---- {name} FAILED\n"),
                    }
                    ended.push(end);
                }
            });
        }
    });
    Ok(ended.into_inner().expect("no worker panics"))
}

/// Runs a job, which appends what it skips to the file `skips`; and all that it says.
fn end_of(mut job: Job, skips: &Path) -> (End, String) {
    // There is none, unless an earlier run was killed.
    let _ = std::fs::remove_file(skips);
    let start = Instant::now();
    let (ok, said) = output(job.command.env(SKIPPED, skips));
    let took = start.elapsed();
    let skipped = std::fs::read_to_string(skips).unwrap_or_default();
    let _ = std::fs::remove_file(skips);
    // A test may need a tool in several places.
    let skipped: BTreeSet<&str> = skipped.lines().collect();
    let end = End {
        name: job.name,
        ok,
        skipped: skipped.into_iter().map(str::to_owned).collect(),
        took,
    };
    (end, said)
}

/// Whether a command succeeds, and all that it says.
fn output(command: &mut Command) -> (bool, String) {
    captured(command).unwrap_or_else(|error| (false, format!("cannot run {command:?}: {error}")))
}

/// Both outputs go into one pipe: they are read in the order in which they were written.
fn captured(command: &mut Command) -> std::io::Result<(bool, String)> {
    let (mut reader, writer) = std::io::pipe()?;
    let both = command.stdin(Stdio::null()).stdout(writer.try_clone()?);
    let mut child = both.stderr(writer).spawn()?;
    // The command has the pipe's other end until it gets something else; only then does reading end with the child.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut said = vec![];
    reader.read_to_end(&mut said)?;
    let status = child.wait()?;
    let said = String::from_utf8_lossy(&said);
    Ok((status.success(), format!("{said}\n({status})")))
}

/// Seconds by test binary, slowest first, so that growth is seen.
pub fn print_seconds(ended: &[End]) {
    let mut sorted: Vec<&End> = ended.iter().collect();
    sorted.sort_by_key(|end| std::cmp::Reverse(end.took));
    println!("\n== seconds by test binary");
    for end in sorted {
        println!("{:7.1}  {}", end.took.as_secs_f64(), end.name);
    }
    let sum: Duration = ended.iter().map(|end| end.took).sum();
    println!("{:7.1}  all", sum.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(name: &str, script: &str) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        job(name.into(), command, &[])
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("turnstile-runner-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_job_that_lacks_a_tool_says_which_tests_it_skips() {
        let lacks = "echo 'b: no such tool' >> $TURNSTILE_SKIPPED; echo 'a: neither' >> $TURNSTILE_SKIPPED; \
                     echo 'b: no such tool' >> $TURNSTILE_SKIPPED";
        let jobs = vec![shell("whole", "exit 0"), shell("lacks", lacks)];
        let folder = folder("skips");
        let mut ended = run(jobs, &folder).unwrap();
        ended.sort_by(|one, other| one.name.cmp(&other.name));
        assert!(ended.iter().all(|end| end.ok));
        assert_eq!(ended[0].skipped, ["a: neither", "b: no such tool"]);
        assert_eq!((&*ended[1].name, &ended[1].skipped), ("whole", &vec![]));
        let left = std::fs::read_dir(&folder).unwrap().count();
        assert_eq!(left, 0, "nothing of this run is taken for the next one's");
    }

    #[test]
    fn every_job_runs_and_the_failed_ones_are_known() {
        let jobs = [("one", "exit 0"), ("two", "exit 3"), ("three", "kill $$")];
        let jobs = jobs.map(|(name, script)| shell(name, script)).into();
        let mut ended = run(jobs, &folder("ends")).unwrap();
        ended.sort_by(|one, other| one.name.cmp(&other.name));
        let ended: Vec<_> = ended.iter().map(|end| (&*end.name, end.ok)).collect();
        assert_eq!(ended, [("one", true), ("three", false), ("two", false)]);
    }

    #[test]
    fn both_outputs_are_shown_in_order_and_a_test_has_one_thread() {
        let script = "echo a; echo b >&2; echo $RUST_TEST_THREADS; exit 3";
        let (ok, said) = output(&mut shell("one", script).command);
        assert!(!ok);
        assert_eq!(said, "a\nb\n1\n\n(exit status: 3)");
    }

    #[test]
    fn a_message_about_a_test_binary_is_a_job() {
        let message = r#"{"manifest_path": "/house/room/Cargo.toml", "target": {"name": "door"}}"#;
        let message = serde_json::from_str(message).expect("JSON");
        let job = binary("/house/target/door-1", &message, &[]).expect("a job");
        assert_eq!(job.name, "room door");
        assert_eq!(job.command.get_program(), "/house/target/door-1");
        assert_eq!(
            job.command.get_current_dir(),
            Some(Path::new("/house/room"))
        );
    }
}
