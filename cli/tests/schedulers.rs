//! What docs/cluster.md says for GNU parallel, Snakemake and Kubernetes, taken from there and tried.

#[path = "common/program.rs"]
mod program;
#[path = "common/python_tools.rs"]
mod python_tools;

use program::{command, succeeds};
use python_tools::{KUBERNETES_VALIDATE, SNAKEMAKE};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use turnstile_tools::{available, Tool};

const PARALLEL: Tool = Tool {
    name: "parallel",
    install: "apt-get install parallel",
    version_flag: "--version",
};

const DOCUMENT: &str = include_str!("../../docs/cluster.md");

/// Two runs are given up.
const SWEEP: &str =
    "sweep hash-table --set buckets=32,64 --detector dcd,smdcd --max-cycles 20000 --no-area";
const RUNS: usize = 4;

/// A folder with the plan that the document speaks of.
fn planned() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    succeeds(folder.path(), &format!("{SWEEP} --plan plan"));
    folder
}

/// A block of the document.
fn block(language: &str) -> &'static str {
    let begin = format!("\n```{language}\n");
    let (_, rest) = DOCUMENT.split_once(&*begin).expect("a block");
    rest.split_once("```").expect("it ends").0
}

/// What a command prints; it must succeed.
fn told(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// All runs are done, and the table is that of one machine.
fn as_alone(folder: &Path) {
    for (words, code) in [
        ("sweep --collect plan --quiet", 1),
        (&*format!("{SWEEP} --out alone --quiet"), 1),
    ] {
        let status = command(folder, words).status().unwrap();
        assert_eq!(status.code(), Some(code), "{words}");
    }
    let tables = ["plan", "alone"]
        .map(|one| fs::read_to_string(folder.join(one).join("sweep.csv")).unwrap());
    assert_eq!(tables[0], tables[1]);
}

/// Machines that are this one: what `ssh` gets is run here, and noted.
const SSH: &str = "#!/bin/sh\necho \"$1\" >> \"$NOTED\"\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec sh -c \"$*\"\n";

/// Where no `SHELL` is set, `parallel` asks its parent's name, does not find the shell of this test,
/// and gives what it runs to something else, without a word.
#[test]
fn parallel_has_a_worker_on_each_machine() {
    if !available(&[PARALLEL]) {
        return;
    }
    let folder = planned();
    let folder = folder.path();
    let ssh = folder.join("bin/ssh");
    fs::create_dir(folder.join("bin")).unwrap();
    fs::write(&ssh, SSH).unwrap();
    fs::set_permissions(&ssh, fs::Permissions::from_mode(0o755)).unwrap();
    let mut lines = DOCUMENT.lines().map(str::trim);
    let line = lines.find(|line| line.starts_with("parallel "));
    let path = std::env::var("PATH").unwrap();
    let mut shell = Command::new("sh");
    let shell = shell
        .args(["-c", line.expect("a command")])
        .current_dir(folder)
        .env("HOME", folder)
        .env("SHELL", "/bin/sh")
        .env("NOTED", folder.join("noted"))
        .env("PATH", format!("{}:{path}", folder.join("bin").display()));
    let told = told(shell);
    assert_eq!(told.lines().count(), 4, "{told}");
    let noted = fs::read_to_string(folder.join("noted")).unwrap();
    let mut machines: Vec<_> = noted.lines().collect();
    machines.sort_unstable();
    assert_eq!(machines, ["m1", "m2", "m3", "m4"]);
    let (status, wanted) = (
        succeeds(folder, "sweep --status plan"),
        format!("{RUNS} runs: {RUNS} done, 0 failed\n"),
    );
    assert_eq!(status, wanted);
    as_alone(folder);
}

#[test]
fn snakemake_makes_the_table() {
    if !available(&[SNAKEMAKE]) {
        return;
    }
    let folder = planned();
    let folder = folder.path();
    fs::write(folder.join("Snakefile"), block("python")).unwrap();
    let mut snakemake = SNAKEMAKE.command().unwrap();
    let snakemake = snakemake
        .args(["--cores", "2", "--quiet"])
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"));
    told(snakemake);
    assert!(folder.join("plan/sweep.csv").is_file());
    as_alone(folder);
}

#[test]
fn kubernetes_would_take_the_job_and_its_pods_do_all_runs() {
    let folder = planned();
    let folder = folder.path();
    let job = block("yaml");
    let (_, command) = job.split_once("command: [sh, -c, \"").expect("a command");
    let (command, _) = command.split_once('"').expect("it ends");
    let (_, pods) = job.split_once("completions: ").expect("pods");
    let pods: usize = pods.lines().next().unwrap().parse().unwrap();
    for pod in 0..pods {
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", command]).current_dir(folder);
        told(shell.env("JOB_COMPLETION_INDEX", pod.to_string()));
    }
    let results = program::files_below(&folder.join("plan/results"));
    assert_eq!(results.len(), RUNS);
    as_alone(folder);
}

#[test]
fn the_job_is_as_kubernetes_has_jobs() {
    if !available(&[KUBERNETES_VALIDATE]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (right, wrong) = (
        block("yaml"),
        block("yaml").replace("completions", "completion"),
    );
    for (text, good) in [(right, true), (&*wrong, false)] {
        let file = folder.path().join("job.yaml");
        fs::write(&file, text).unwrap();
        let mut validate = KUBERNETES_VALIDATE.command().unwrap();
        let output = validate.arg("--strict").arg(&file).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.success(), good, "{said}");
    }
}
