//! `turnstile atomics` from outside: exit codes, messages, and what it writes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn atomics(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .arg("atomics")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn succeeds(folder: &Path, arguments: &[&str]) -> String {
    let output = atomics(folder, arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    assert_eq!(error, "", "no progress on a pipe");
    String::from_utf8(output.stdout).unwrap()
}

fn json(folder: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(folder.join("r.json")).unwrap()).unwrap()
}

#[test]
fn a_pattern_is_reported_with_what_each_lane_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let run = ["--pattern", "0,1024,2,3,32,0", "--json", "r.json"];
    let text = succeeds(folder.path(), &run);
    assert!(text.contains("same lock as lane 0"), "{text}");
    assert!(text.contains("same word as lane 0"), "{text}");
    let report = json(folder.path());
    // Three lanes of lock 0; three, two and one words of bank 0 are read, two are written first.
    let (iterations, replays) = (3, 2 + 1 + 1);
    assert_eq!(report["iterations"], iterations);
    assert_eq!(report["replays"], replays);
    assert_eq!(
        report["cycles"],
        108 + (iterations - 1) * 120 + replays * 32
    );
    let waits = &report["lanes"][1]["waits"];
    assert_eq!(waits.as_array().unwrap().len(), 1);
    assert_eq!(waits[0]["conflict"], "lock");
    assert_eq!(waits[0]["winner"], 0);
    assert_eq!(report["lanes"][5]["waits"][0]["conflict"], "position");
}

#[test]
fn locks_hash_operation_and_machine_are_options() {
    let folder = tempfile::tempdir().unwrap();
    let machine = "name = \"mine\"\n[latency]\nbase = 10\nposition = 7\nbank = 3\n";
    fs::write(folder.path().join("m.toml"), machine).unwrap();
    // Words 0 and 33: locks 0 and 1 by the low bits, lock 0 both when the fields are XORed.
    for (hash, cycles) in [("low", 10), ("xor", 17)] {
        let options = ["--locks", "32", "--hash", hash, "--machine", "m.toml"];
        let run = [
            &["--pattern", "0,33", "--json", "r.json", "--op", "fadd"],
            &options[..],
        ];
        succeeds(folder.path(), &run.concat());
        let report = json(folder.path());
        assert_eq!(report["cycles"], cycles, "{hash}");
        assert_eq!(report["machine"], "mine");
        assert_eq!(report["op"], "fadd");
    }
    for op in [
        "add", "min", "max", "umin", "umax", "and", "or", "xor", "exch", "cas",
    ] {
        succeeds(folder.path(), &["--pattern", "5,5,1029", "--op", op]);
    }
}

#[test]
fn a_file_of_patterns_is_run_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = "id,w0,w1,w2,w5\n1,0,1,2,3\n2,0,1024,2048,3\n3,,7,,7\n";
    fs::write(folder.path().join("p.csv"), file).unwrap();
    let text = succeeds(folder.path(), &["--patterns", "p.csv", "--json", "r.json"]);
    assert_eq!(text.lines().count(), 3 + 3, "{text}");
    let report = json(folder.path());
    let lines: Vec<[u64; 4]> = report["patterns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            ["line", "iterations", "replays", "cycles"].map(|field| line[field].as_u64().unwrap())
        })
        .collect();
    let expected = [[2, 1, 0, 108], [3, 3, 3, 108 + 240 + 96], [4, 2, 0, 228]];
    assert_eq!(lines, expected);
}

#[test]
fn bad_patterns_are_exit_code_2_with_place_and_limit() {
    let folder = tempfile::tempdir().unwrap();
    let many = vec!["1"; 33].join(",");
    for (pattern, message) in [
        ("0,12288", "error: --pattern, lane 1: word 12288 is outside the memory of 12288 words; give a word address from 0 to 12287"),
        ("0,99999999999999999999", "error: --pattern, lane 1: `99999999999999999999` is no word address"),
        ("0,-1", "error: --pattern, lane 1: `-1` is no word address; give a word address from 0 to 12287"),
        ("0,,1", "error: --pattern, lane 1: `` is no word address"),
        ("", "error: --pattern: no lane has a word address"),
        (&many, "error: --pattern: 33 lanes do not fit a warp of 32; give at most 32 word addresses"),
    ] {
        refused(folder.path(), &["--pattern", pattern, "--json", "r.json"], message);
    }
    for (locks, message) in [
        ("1000", "error: --locks 1000: the lock-bit unit cannot be built with so many locks; choose a power of two from 1 to 16384"),
        ("0", "error: --locks 0: the lock-bit unit cannot be built"),
        ("32768", "error: --locks 32768: the lock-bit unit cannot be built"),
    ] {
        refused(folder.path(), &["--pattern", "0", "--locks", locks], message);
    }
    refused(
        folder.path(),
        &["--pattern", "0", "--machine", "m.toml"],
        "error: m.toml: the machine file cannot be read",
    );
    refused(
        folder.path(),
        &[],
        "error: the following required arguments were not provided",
    );
}

fn refused(folder: &Path, arguments: &[&str], message: &str) {
    let before = fs::read_dir(folder).unwrap().count();
    let output = atomics(folder, arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(error.starts_with(message), "{arguments:?}: {error}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    assert_eq!(
        fs::read_dir(folder).unwrap().count(),
        before,
        "{arguments:?}"
    );
}

#[test]
fn bad_files_are_exit_code_2_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    for (file, message) in [
        (
            "w0,w1\n1,2\n3,x\n",
            "error: f.csv:3, column w1: `x` is no word address",
        ),
        (
            "w0,w1\n1,2\n12288,1\n",
            "error: f.csv:3, column w0: word 12288 is outside the memory of 12288 words",
        ),
        (
            "w0,w1\n1,2\n3\n",
            "error: f.csv:3: the line has 1 fields where the header has 2",
        ),
        ("w0,w1\n,\n", "error: f.csv:2: no lane has a word address"),
        (
            "w0,w32\n1,2\n",
            "error: f.csv:1, column w32: 33 lanes do not fit a warp of 32",
        ),
        (
            "w0,w0\n1,2\n",
            "error: f.csv:1, column 2: there are two columns w0",
        ),
        (
            "a,b\n1,2\n",
            "error: f.csv:1: the header has no column w0 to w31",
        ),
        ("w0\n", "error: f.csv: the file has no pattern"),
        ("", "error: f.csv:1: the header has no column w0 to w31"),
    ] {
        fs::write(folder.path().join("f.csv"), file).unwrap();
        refused(
            folder.path(),
            &["--patterns", "f.csv", "--json", "r.json"],
            message,
        );
    }
    refused(
        folder.path(),
        &["--patterns", "none.csv"],
        "error: none.csv: the file cannot be read",
    );
    for (file, message) in [
        (
            "name = \"m\"\n[latency]\nbase = 1\nposition = 2\n",
            "error: m.toml:2: missing field `bank`",
        ),
        ("name = \"m\"\n[latency]\nbase = -1\n", "error: m.toml:3: "),
        (
            "name = \"m\"\nlanes = 2\n",
            "error: m.toml:2: unknown field `lanes`",
        ),
    ] {
        fs::write(folder.path().join("m.toml"), file).unwrap();
        refused(
            folder.path(),
            &["--pattern", "0", "--machine", "m.toml"],
            message,
        );
    }
}
