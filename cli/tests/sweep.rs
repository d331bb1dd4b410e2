//! `turnstile sweep` from outside: an interrupted sweep ends as an uninterrupted one and runs nothing twice; bad input.

#[path = "common/program.rs"]
mod program;

use program::{files_below, json, refused, standard_error, succeeds};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, SystemTime};
use turnstile_tools::{available, CLANG, REQUIRED, YOSYS};

/// 15 runs, slow enough to be interrupted.
const SWEEP: &str =
    "sweep hash-table --set buckets=32..128 --set filter_bits=4,8 --set hash=modulo,h3 \
                     --detector bloom,dcd --no-area --engine rtl";
const RUNS: usize = 15;

fn command(program: &Path, folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(program);
    command
        .args(arguments.split_whitespace())
        .current_dir(folder)
        // However many cores there are, some runs are left when some are done.
        .env("RAYON_NUM_THREADS", "2");
    command
}

fn turnstile(folder: &Path, arguments: &str) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_turnstile"));
    command(program, folder, arguments).output().unwrap()
}

/// Name and time of every result there is.
fn results(out: &Path) -> BTreeMap<PathBuf, SystemTime> {
    let files = files_below(&out.join("runs")).into_iter();
    let results = files.filter(|path| path.extension().is_some_and(|end| end == "json"));
    results
        .map(|path| {
            let time = path.metadata().unwrap().modified().unwrap();
            (path, time)
        })
        .collect()
}

/// Starts a sweep and waits until it has `count` results.
fn start(folder: &Path, arguments: &str, out: &Path, count: usize) -> Child {
    let program = Path::new(env!("CARGO_BIN_EXE_turnstile"));
    let mut child = command(program, folder, arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while results(out).len() < count {
        assert_eq!(child.try_wait().unwrap(), None, "ended by itself");
        thread::sleep(Duration::from_millis(5));
    }
    child
}

/// Sends `signal` to a sweep that has `count` results.
fn interrupt(folder: &Path, arguments: &str, out: &Path, count: usize, signal: &str) -> Output {
    let child = start(folder, arguments, out, count);
    let process = child.id().to_string();
    let kill = Command::new("kill").args([signal, &process]).status();
    assert!(kill.unwrap().success());
    child.wait_with_output().unwrap()
}

/// The lines of a table by column.
fn table(out: &Path) -> Vec<HashMap<String, String>> {
    let mut reader = csv::Reader::from_path(out.join("sweep.csv")).unwrap();
    reader.deserialize().map(Result::unwrap).collect()
}

fn column<'a>(table: &'a [HashMap<String, String>], name: &str) -> Vec<&'a str> {
    table.iter().map(|line| line[name].as_str()).collect()
}

#[test]
fn an_interrupted_sweep_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let whole = turnstile(folder.path(), &format!("{SWEEP} --out whole"));
    let error = standard_error(&whole);
    let mut said = error.lines();
    // On a busy machine it takes minutes.
    assert!(said.all(|line| line.starts_with("progress: ")), "{error}");
    assert_eq!(whole.status.code(), Some(0));
    let wanted = fs::read_to_string(folder.path().join("whole/sweep.csv")).unwrap();
    assert_eq!(wanted.lines().count(), 1 + RUNS);
    for (name, signals) in [("int", ["-INT", "-INT"]), ("kill", ["-KILL", "-KILL"])] {
        let out = folder.path().join(name);
        let run = format!("{SWEEP} --out {name}");
        let mut kept = BTreeMap::new();
        for signal in signals {
            let output = interrupt(folder.path(), &run, &out, kept.len() + 3, signal);
            let now = results(&out);
            assert!(now.len() < RUNS, "{signal}: nothing was left to do");
            if signal == "-INT" {
                let (code, error) = (output.status.code(), standard_error(&output));
                let told = format!(
                    "error: interrupted; {} of {RUNS} runs are kept in int, and the same command goes on from there\n",
                    now.len()
                );
                assert_eq!(code, Some(130), "{error}");
                assert!(error.ends_with(&told), "{error}");
            }
            assert!(!out.join("sweep.csv").exists());
            // What was there is there as it was.
            assert!(kept.iter().all(|(path, time)| now.get(path) == Some(time)));
            kept = now;
        }
        let output = turnstile(folder.path(), &run);
        assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
        let all = results(&out);
        assert!(kept.iter().all(|(path, time)| all.get(path) == Some(time)));
        assert_eq!(all.len(), RUNS, "a result a run");
        assert_eq!(files_below(&out.join("runs")).len(), RUNS);
        let table = fs::read_to_string(out.join("sweep.csv")).unwrap();
        assert!(table == wanted, "the tables differ");
        // Done is done.
        assert_eq!(turnstile(folder.path(), &run).stdout, output.stdout);
        assert!(results(&out) == all);
    }
}

#[test]
fn results_of_another_program_or_machine_are_not_taken() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let run = "sweep hash-table --set buckets=256 --detector dcd --no-area --engine rtl --out out";
    let count = || results(&out).len();
    succeeds(folder.path(), run);
    assert_eq!(count(), 1);
    let table = fs::read_to_string(out.join("sweep.csv")).unwrap();

    let more = format!("{run} --max-cycles 1000000");
    succeeds(folder.path(), &more);
    assert_eq!(count(), 2);

    // A program ends where its sections end: a byte more changes its digest and nothing else.
    let other = folder.path().join("turnstile");
    fs::copy(env!("CARGO_BIN_EXE_turnstile"), &other).unwrap();
    let mut file = fs::OpenOptions::new().append(true).open(&other).unwrap();
    std::io::Write::write_all(&mut file, b"x").unwrap();
    drop(file);
    let output = command(&other, folder.path(), run).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(count(), 3);
    assert_eq!(fs::read_to_string(out.join("sweep.csv")).unwrap(), table);

    let machine = turnstile(folder.path(), "list --machine").stdout;
    let machine = String::from_utf8(machine).unwrap();
    let slower = machine.replacen("issue_latency = ", "issue_latency = 1", 1);
    assert_ne!(machine, slower);
    fs::write(folder.path().join("slow.toml"), slower).unwrap();
    let slow = format!("{run} --machine slow.toml");
    succeeds(folder.path(), &slow);
    assert_eq!(count(), 4);
    assert_ne!(fs::read_to_string(out.join("sweep.csv")).unwrap(), table);
}

#[test]
fn two_sweeps_in_one_folder_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = format!("{SWEEP} --out out");
    let mut first = start(folder.path(), &run, &folder.path().join("out"), 1);
    let second = turnstile(folder.path(), &run);
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert_eq!(
        standard_error(&second),
        "error: out/runs: another command is running in this folder; wait for its end, or give --out another folder\n"
    );
}

#[test]
fn lines_are_single_runs_and_detectors_without_filters_have_one() {
    let folder = tempfile::tempdir().unwrap();
    let run = "sweep hash-table --set buckets=128 --set filter_bits=4..16 --detector smdcd,bloom --no-area --out out";
    succeeds(folder.path(), run);
    let table = table(&folder.path().join("out"));
    assert_eq!(
        column(&table, "detector"),
        ["smdcd", "bloom", "bloom", "bloom"]
    );
    assert_eq!(column(&table, "filter_bits"), ["", "4", "8", "16"]);
    assert_eq!(column(&table, "hash"), ["", "modulo", "modulo", "modulo"]);
    assert_eq!(column(&table, "status"), ["ok"; 4]);
    assert_eq!(column(&table, "kge"), [""; 4]);
    assert!(!folder.path().join("out/cycles-area.svg").exists());

    for (line, hardware) in [
        (&table[0], "--detector smdcd"),
        (&table[3], "--detector bloom --set filter_bits=16"),
    ] {
        let run = format!("simulate hash-table --set buckets=128 {hardware} --json r.json");
        succeeds(folder.path(), &run);
        let report = json(folder.path(), "r.json");
        for count in ["cycles", "conflicts", "aliased_conflicts", "instructions"] {
            assert_eq!(report[count].to_string(), line[count], "{hardware} {count}");
        }
        let bits = report["hardware"]["filter_bits"].as_u64();
        assert_eq!(
            bits.map_or(String::new(), |bits| bits.to_string()),
            line["filter_bits"]
        );
    }
}

/// The shortest run of every detector is done again beside the RTL, once, and its file says so.
#[test]
fn a_sample_runs_in_lockstep_with_the_rtl() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let run = "sweep hash-table --set buckets=64..256 --detector dcd,bloom --no-area --out out";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
    let lines = table(&out);
    assert_eq!(column(&lines, "engine"), ["model"; 6]);
    // Fewer buckets, more retries.
    assert_eq!(column(&lines, "lockstep"), ["", "", "", "", "rtl", "rtl"]);
    let kept = results(&out);
    assert_eq!(kept.len(), 6 + 2);
    let told = files_below(&out.join("runs")).into_iter();
    let told = told
        .map(|path| fs::read_to_string(path).unwrap())
        .filter(|text| text.contains("\"lockstep\": \"rtl\""));
    assert_eq!(told.count(), 2);
    assert_eq!(turnstile(folder.path(), run).stdout, output.stdout);
    assert!(results(&out) == kept);
}

/// A share of this run is another number when it is read as a sum of powers of ten.
#[test]
fn fractions_of_a_report_are_no_difference_between_engines() {
    let folder = tempfile::tempdir().unwrap();
    let run = "sweep hash-table --set buckets=16 --set filter_bits=4 --detector bloom --no-area";
    succeeds(folder.path(), run);
    let lines = table(&folder.path().join("sweep-hash-table"));
    assert_eq!(column(&lines, "lockstep"), ["rtl"]);
}

#[test]
fn runs_that_fail_are_in_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let run =
        "sweep hash-table --set buckets=2,256 --detector dcd --max-cycles 1000 --no-area --out out";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(1), "{}", standard_error(&output));
    let lines = table(&out);
    assert_eq!(column(&lines, "status"), ["failed", "ok"]);
    assert_eq!(lines[0]["cycles"], "");
    assert!(lines[0]["message"].contains("has not ended after 1000 cycles"));
    // The second time the failure is known.
    let before = results(&out);
    assert_eq!(turnstile(folder.path(), run).status.code(), Some(1));
    assert!(results(&out) == before);

    // The published SMDCD is there to be seen failing.
    let run = "sweep queue --set every=8 --detector smdcd-published,dcd --no-area --out out";
    succeeds(folder.path(), run);
    let lines = table(&out);
    assert_ne!(lines[0]["status"], "ok");
    assert_ne!(lines[0]["message"], "");
    assert_eq!((&*lines[1]["status"], &*lines[1]["message"]), ("ok", ""));
}

#[test]
fn bad_input_is_exit_code_2_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, message) in [
        ("hash", "benchmark: there is no benchmark `hash`; choose hash-table, "),
        ("run.toml", "run.toml: the run file cannot be read (No such file or directory (os error 2)); check the path"),
        ("hash-table --set filter_bits=5", "--set filter_bits=5: `5` is no legal value of filter_bits; give 2, 4, 8, 16, 32 or 64"),
        ("hash-table --set filter_bits=4..128", "--set filter_bits=128: `128` is no legal value of filter_bits; give 2, 4, 8, 16, 32 or 64"),
        ("hash-table --set hash=", "--set hash=: a value is missing; write NAME=VALUE,VALUE"),
        ("hash-table --set x=4", "--set x=4: neither benchmark `hash-table` nor the hardware has a parameter `x`; choose buckets, search, work, turns, filter_bits, hash, organisation, banks, work_items or lock_count"),
        ("hash-table --detector dcd --set hash=h3", "--set hash=h3: detector `dcd` has no Bloom filter; "),
        ("hash-table --detector lock", "--detector lock: there is no detector `lock`; choose all, or from bloom,dcd,"),
        ("hash-table --detector none", "--detector none: detector `none` runs no transactions; "),
        ("hash-table --machine m.toml", "m.toml: the machine file cannot be read"),
        ("hash-table --liberty no.lib", "no.lib: "),
    ] {
        if arguments.contains("no.lib") && !available(&[YOSYS]) {
            continue;
        }
        refused(
            folder.path(),
            &format!("sweep {arguments} --cache c"),
            &format!("error: {message}"),
        );
    }
    let mut without = program::command(folder.path(), "sweep hash-table");
    let error = standard_error(&without.env("PATH", "/nowhere").output().unwrap());
    assert_eq!(
        error,
        "error: yosys: it is not installed; install it with: apt-get install yosys, or leave the area out with --no-area\n"
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// The areas are those of `turnstile area`, and `perfect` has none.
#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign`"]
fn areas_are_those_of_the_tops() {
    let library = Path::new("/usr/share/qflow/tech/osu018/osu018_stdcells.lib").is_file();
    let required = std::env::var(REQUIRED).is_ok_and(|value| value == "required");
    assert!(library || !required, "apt-get install qflow-tech-osu018");
    if !library || !available(&[YOSYS]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let run = "sweep hash-table --set buckets=256 --detector perfect,dcd,bloom --out out";
    succeeds(folder.path(), run);
    let lines = table(&folder.path().join("out"));
    let run = "area lds_dcd lds_bloom --json area.json";
    succeeds(folder.path(), run);
    let report = json(folder.path(), "area.json");
    assert_eq!(lines[0]["cell_um2"], "");
    for (line, unit) in lines[1..].iter().zip(report["units"].as_array().unwrap()) {
        assert_eq!(line["cells"], unit["cells"].to_string());
        let area: f64 = line["cell_um2"].parse().unwrap();
        assert_eq!(Some(area), unit["cell_um2"].as_f64());
    }
    let chart = fs::read_to_string(folder.path().join("out/cycles-area.svg")).unwrap();
    assert_eq!(chart.matches("<circle").count(), 2);
    for name in ["dcd", "bloom"] {
        assert!(chart.contains(&format!("\n{name}\n")), "{chart}");
    }
}

/// A run file is swept as a benchmark is: each row is the run by itself, nothing runs twice, and nothing is taken from a run on other input.
#[test]
fn a_run_file_is_swept() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/aborts");
    for name in ["votes.cl", "keys.npy", "one.toml"] {
        fs::copy(examples.join(name), folder.path().join(name)).unwrap();
    }
    let run = "sweep one.toml --detector dcd,bloom --set filter_bits=4,8 --no-area";
    succeeds(folder.path(), run);
    let out = folder.path().join("sweep-one");
    let lines = table(&out);
    assert_eq!(column(&lines, "detector"), ["dcd", "bloom", "bloom"]);
    assert_eq!(column(&lines, "benchmark"), ["one.toml"; 3]);
    for (line, detector) in lines.iter().zip(["dcd", "bloom --set filter_bits=4"]) {
        let by_itself =
            format!("simulate one.toml --engine model --json r.json --detector {detector}");
        succeeds(folder.path(), &by_itself);
        let report = json(folder.path(), "r.json");
        assert_eq!(line["cycles"], report["cycles"].to_string());
        assert_eq!(line["conflicts"], report["conflicts"].to_string());
    }
    let kept = results(&out);
    succeeds(folder.path(), run);
    assert_eq!(results(&out), kept, "nothing runs twice");
    // The first two votes for one bin.
    let mut keys = fs::read(folder.path().join("keys.npy")).unwrap();
    let first = keys.len() - 1024;
    keys.copy_within(first..first + 4, first + 4);
    fs::write(folder.path().join("keys.npy"), keys).unwrap();
    succeeds(folder.path(), run);
    assert!(
        results(&out).len() > kept.len(),
        "other input is another run"
    );

    let plain = fs::read_to_string(folder.path().join("one.toml")).unwrap();
    fs::write(
        folder.path().join("plain.toml"),
        plain.replace("\"one\"", "\"plain\""),
    )
    .unwrap();
    let kernel = "\n__kernel void plain(__global uint *a, __global uint *b, __global uint *c) { c[0] = a[0]; }\n";
    let votes = fs::read_to_string(folder.path().join("votes.cl")).unwrap();
    fs::write(folder.path().join("votes.cl"), votes + kernel).unwrap();
    refused(
        folder.path(),
        "sweep plain.toml --no-area --out other",
        "error: plain.toml: the kernels have no transactions in local memory",
    );
    refused(
        folder.path(),
        "sweep one.toml --no-area --set buckets=4",
        "error: --set buckets=4: a run file has no parameters",
    );
}
