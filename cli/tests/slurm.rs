//! Sweeps on a SLURM of two nodes, which the test starts: whatever is killed, the table is that of one machine.

#[path = "common/cluster.rs"]
mod cluster;
#[path = "common/program.rs"]
mod program;
#[path = "common/python_tools.rs"]
mod python_tools;

use cluster::{kill, processes, wait, Cluster, SLURM};
use program::{command, files_below, standard_error, succeeds};
use python_tools::PANDAS;
use std::fs;
use std::path::Path;
use turnstile_tools::available;

/// 40 runs of milliseconds.
const SHORT: &str = "sweep hash-table --set buckets=16..256 --set filter_bits=4,8 --no-area";
/// Runs that take a minute together.
const LONG: &str = "sweep hash-table --set buckets=16..256 --set turns=1,2,4 --set filter_bits=4..64 --detector bloom,dcd,smdcd --engine rtl --no-area";
/// Buckets, turns, and detectors, of which one has filters of five sizes.
const RUNS: usize = 5 * 3 * (5 + 1 + 1);

/// Runs a command of Turnstile's on the cluster; it must end so. Returns what it prints and says.
fn run(cluster: &Cluster, folder: &Path, words: &str, code: i32) -> (String, String) {
    let mut command = command(folder, words);
    let output = command
        .env("SLURM_CONF", cluster.configuration())
        .output()
        .unwrap();
    let said = standard_error(&output);
    assert_eq!(output.status.code(), Some(code), "{words}: {said}");
    (String::from_utf8(output.stdout).unwrap(), said)
}

/// The table of the plan is the one of a sweep on one machine.
fn as_alone(folder: &Path, sweep: &str) {
    succeeds(folder, &format!("{sweep} --out alone --quiet"));
    let tables = ["plan", "alone"]
        .map(|one| fs::read_to_string(folder.join(one).join("sweep.csv")).unwrap());
    assert_eq!(tables[0], tables[1]);
}

fn results(folder: &Path) -> usize {
    files_below(&folder.join("plan/results")).len()
}

fn log(folder: &Path, begin: &str) -> String {
    let all = files_below(&folder.join("plan/log"));
    let names = |path: &&std::path::PathBuf| {
        path.file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with(begin)
    };
    all.iter()
        .filter(names)
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn an_array_makes_the_table_of_one_machine() {
    if !available(&SLURM) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let cluster = Cluster::start();
    let on = format!("{SHORT} --plan plan --on slurm");
    let (told, _) = run(&cluster, folder, &format!("{on} --pack 1"), 0);
    let begin =
        "40 runs are planned in 'plan', and 0 are there\njob 1: 40 workers\njob 2: collects\n";
    assert!(told.starts_with(begin), "{told}");
    // Nothing is submitted twice.
    let (told, _) = run(&cluster, folder, &on, 0);
    assert!(told.contains("job 1, 40 workers: "), "{told}");
    assert!(!told.contains("job 3"), "{told}");
    cluster.drain();
    let (told, _) = run(&cluster, folder, "sweep --status plan", 0);
    assert_eq!(
        told,
        "40 runs: 40 done, 0 failed\njob 1, 40 workers: ended\njob 2, which collects: ended\n"
    );
    as_alone(folder, SHORT);
    // Nothing is left but to collect.
    fs::remove_file(folder.join("plan/sweep.csv")).unwrap();
    let (told, _) = run(&cluster, folder, &on, 0);
    assert!(told.contains("and 40 are there\njob"), "{told}");
    assert!(!told.contains("workers"), "{told}");
    cluster.drain();
    as_alone(folder, SHORT);
    // Who stops waiting stops nothing else.
    let waiting = format!(
        "{} --plan waited --on slurm --pack 1 --wait",
        SHORT.replace("4,8", "32")
    );
    let mut waiting = command(folder, &waiting);
    let waiting = waiting.env("SLURM_CONF", cluster.configuration());
    let waiting = waiting
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    wait("jobs are queued", || !cluster.queue().is_empty());
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &waiting.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
    let ended = waiting.wait_with_output().unwrap();
    let said = standard_error(&ended);
    assert_eq!(ended.status.code(), Some(143), "{said}");
    assert!(
        said.contains("are kept in waited, and the same command goes on from there"),
        "{said}"
    );
    cluster.drain();
    run(&cluster, folder, "sweep --collect waited", 0);
    // Short runs are packed: one job has them all.
    let other = SHORT.replace("4,8", "16");
    let (told, _) = run(
        &cluster,
        folder,
        &format!("{other} --plan packed --on slurm"),
        0,
    );
    assert!(told.contains(": 1 workers\n"), "{told}");
    cluster.drain();
    assert!(folder.join("packed/sweep.csv").is_file());
}

/// From Python: a table of 200 runs that two nodes have done.
#[test]
#[ignore = "a minute"]
fn python_gets_the_table_of_two_hundred_runs() {
    if !available(&SLURM) || !available(&[PANDAS]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let cluster = Cluster::start();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let code = "import turnstile_gpu as tg\n\
                table = tg.sweep('hash-table', set={'buckets': '8..256', 'turns': '1,2,4', 'filter_bits': '4..64', 'hash': ['modulo', 'xor']}, detector=['bloom', 'dcd', 'smdcd'], \
                out='plan', on='slurm', flags=['--pack', '20'])\n\
                print(len(table), table.cycles.min() > 0, sorted(set(table.detector)))\n";
    let mut python = std::process::Command::new(PANDAS.find().unwrap().with_file_name("python3"));
    let python = python
        .args(["-c", code])
        .current_dir(folder.path())
        .env("PYTHONPATH", root.join("python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("TURNSTILE", env!("CARGO_BIN_EXE_turnstile"))
        .env("SLURM_CONF", cluster.configuration());
    let output = python.output().unwrap();
    let said = standard_error(&output);
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(told, "216 True ['bloom', 'dcd', 'smdcd']\n", "{said}");
    assert_eq!(log(folder.path(), "collect-"), "");
    assert!(log(folder.path(), "work-").is_empty());
}

#[test]
fn a_paper_is_reproduced_as_on_one_machine() {
    if !available(&SLURM) {
        return;
    }
    const PAPER: &str = "reproduce localtm-bloom --only HT128 --only GA256";
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let cluster = Cluster::start();
    let (told, _) = run(
        &cluster,
        folder,
        &format!("{PAPER} --plan plan --on slurm --pack 3"),
        0,
    );
    assert!(told.contains("turnstile reproduce --status '"), "{told}");
    cluster.drain();
    let (told, _) = run(&cluster, folder, "reproduce --status plan", 0);
    assert!(
        told.contains(" 0 failed\njob 1, ") && told.ends_with(": ended\n"),
        "{told}"
    );
    succeeds(folder, &format!("{PAPER} --out alone --quiet"));
    for alone in files_below(&folder.join("alone")) {
        let shared = folder.join("plan").join(alone.file_name().unwrap());
        let [shared, alone] = [&shared, &alone].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(shared, alone);
    }
}

#[test]
fn what_slurm_refuses_is_said() {
    if !available(&SLURM) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let cluster = Cluster::start();
    let on = format!("{SHORT} --plan plan --on slurm --pack 1");
    let (_, said) = run(&cluster, folder, &format!("{on} --partition none"), 2);
    assert!(said.contains("invalid partition specified: none"), "{said}");
    for bad in [
        format!("{SHORT} --on slurm"),
        format!("{SHORT} --plan plan --pack 2"),
        format!("{on} --pack 0"),
        "sweep --status plan --no-area".into(),
        "sweep --status nowhere".into(),
    ] {
        run(&cluster, folder, &bad, 2);
    }
    // After a refusal, the same command goes on.
    run(
        &cluster,
        folder,
        &format!("{on} --partition all --time 10"),
        0,
    );
    cluster.drain();
    as_alone(folder, SHORT);
}

#[test]
fn without_slurm_the_plan_is_there_and_the_error_says_what_else_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let words = format!("{SHORT} --plan plan --on slurm");
    let output = command(folder.path(), &words)
        .env("PATH", "/nowhere")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = standard_error(&output);
    let wanted = "error: squeue: SLURM's command cannot be run (No such file or directory (os error 2)); \
                  submit where SLURM is installed, or start workers by hand: turnstile work --help\n";
    assert_eq!(said, wanted);
}

/// A worker is killed; a node is lost, and its job begins again elsewhere; the array is cancelled: the same command goes on each time.
#[test]
#[ignore = "minutes: SLURM waits for a lost node"]
fn nothing_is_lost_and_nothing_is_done_twice() {
    if !available(&SLURM) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut cluster = Cluster::start();
    let on = format!("{LONG} --plan plan --on slurm --pack 18");
    run(&cluster, folder, &on, 0);
    let plan = folder.join("plan").canonicalize().unwrap();
    let work = format!("/turnstile work --quiet {}", plan.display());
    let workers = || processes("cmdline", |words| words.contains(&work));
    wait("both nodes work", || workers().len() == 2);
    let some = results(folder);
    wait("something is done", || results(folder) > some);
    let killed = workers();
    kill(killed[0]);
    cluster.drain();
    // The collector says what is missing.
    let collected = log(folder, "collect-");
    assert!(
        collected.contains("runs are not there, 0 of them because they failed"),
        "{collected}"
    );
    assert!(results(folder) < RUNS, "it was killed too late");

    run(&cluster, folder, &on, 0);
    wait("a node works", || !workers().is_empty());
    run(&cluster, folder, "sweep --status plan", 0);
    cluster.said("scancel", &["--name=turnstile-work"]);
    cluster.drain();
    let after = results(folder);
    assert!(after < RUNS, "it was cancelled too late");

    run(
        &cluster,
        folder,
        &format!("{LONG} --plan plan --on slurm --pack 1"),
        0,
    );
    let on_second = || {
        cluster
            .queue()
            .lines()
            .any(|line| line.ends_with(" RUNNING n2"))
    };
    wait("the second node works", on_second);
    cluster.lose_node(1);
    cluster.drain();
    cluster.regain_node(1);
    as_alone(folder, LONG);
    // Every result has one file.
    assert!(files_below(&folder.join("plan/failed")).is_empty());
    let (told, _) = run(&cluster, folder, "work plan", 0);
    assert_eq!(told, format!("0 tasks done, {RUNS} were there, 0 failed\n"));
}
