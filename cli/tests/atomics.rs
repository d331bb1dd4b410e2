//! `turnstile atomics` from outside: exit codes, messages, and what it writes.

#[path = "common/program.rs"]
mod program;

use program::{command, standard_error, turnstile};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What it prints; on a pipe it says nothing besides.
fn succeeds(folder: &Path, arguments: &str) -> String {
    let output = turnstile(folder, &format!("atomics {arguments}"));
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments}: {error}");
    // A model of Verilator that is not kept yet is a wait.
    let said = error
        .lines()
        .filter(|line| !line.starts_with("progress: compiling "));
    assert_eq!(said.count(), 0, "no progress on a pipe: {error}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &str, message: &str) {
    program::refused(folder, &format!("atomics {arguments}"), message);
}

fn json(folder: &Path) -> serde_json::Value {
    program::json(folder, "r.json")
}

#[test]
fn a_pattern_is_reported_with_what_each_lane_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let run = "--pattern 0,1024,2,3,32,0 --json r.json";
    let text = succeeds(folder.path(), run);
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
        let run = format!(
            "--pattern 0,33 --json r.json --op fadd --locks 32 --hash {hash} --machine m.toml"
        );
        succeeds(folder.path(), &run);
        let report = json(folder.path());
        assert_eq!(report["cycles"], cycles, "{hash}");
        assert_eq!(report["machine"], "mine");
        assert_eq!(report["op"], "fadd");
    }
    for op in [
        "add", "min", "max", "umin", "umax", "and", "or", "xor", "exch", "cas",
    ] {
        succeeds(folder.path(), &format!("--pattern 5,5,1029 --op {op}"));
    }
}

#[test]
fn a_file_of_patterns_is_run_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = "id,w0,w1,w2,w5\n1,0,1,2,3\n2,0,1024,2048,3\n3,,7,,7\n";
    fs::write(folder.path().join("p.csv"), file).unwrap();
    let text = succeeds(folder.path(), "--patterns p.csv --json r.json");
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
        refused(folder.path(), &format!("--pattern={pattern} --json r.json"), message);
    }
    for (locks, message) in [
        ("1000", "error: --locks 1000: the lock-bit unit cannot be built with so many locks; choose a power of two from 1 to 16384"),
        ("0", "error: --locks 0: the lock-bit unit cannot be built"),
        ("32768", "error: --locks 32768: the lock-bit unit cannot be built"),
    ] {
        refused(folder.path(), &format!("--pattern 0 --locks {locks}"), message);
    }
    refused(
        folder.path(),
        "--pattern 0 --machine m.toml",
        "error: m.toml: the machine file cannot be read",
    );
    refused(
        folder.path(),
        "",
        "error: the following required arguments were not provided",
    );
}

/// Figures of an H200: two lanes at one word, and two words of a bank, as `experiments/measured/h200` has them.
#[test]
fn fitted_machines_have_names_schemes_and_operations() {
    let folder = tempfile::tempdir().unwrap();
    for (machine, same_word, same_bank, op, locks) in [
        ("h200-float", 196.0, 198.0, "fadd", Some(32)),
        ("H200-CAS", 561.125, 162.125, "add", Some(65_536)),
        ("h200-int", 32.75, 32.75, "add", None),
    ] {
        for (second, cycles) in [("0", same_word), ("32", same_bank)] {
            let rest: Vec<String> = (2..32).map(|lane: u32| lane.to_string()).collect();
            let pattern = format!("0,{second},{}", rest.join(","));
            let run = format!("--pattern {pattern} --machine {machine} --json r.json");
            for more in ["", "--engine model", "--procedure"] {
                let text = succeeds(folder.path(), &format!("{run} {more}"));
                assert!(text.contains("x 2 ") || machine != "h200-int", "{text}");
                let report = json(folder.path());
                assert_eq!(report["cycles"], cycles, "{machine} {pattern} {more}");
                assert_eq!(report["op"], op);
                assert_eq!(report["locks"].as_u64(), locks);
                assert_eq!(report["rtl_clocks"].is_null(), more == "--procedure");
            }
        }
    }
    // The shared memory of an H200 has 227 KB.
    let far = "--machine h200-spin-lock --pattern 58111,58111,0";
    succeeds(folder.path(), far);
    let far = "--machine h200-spin-lock --pattern 58112";
    let message = "error: --pattern, lane 0: word 58112 is outside the memory of 58112 words";
    refused(folder.path(), far, message);
    let native = "--machine h200-int --pattern 0 --locks 32";
    let message = "error: --locks 32: atomics of h200-int are native: there are no locks";
    refused(folder.path(), native, message);
    let float = "--machine h200-int --pattern 0 --op fadd";
    refused(
        folder.path(),
        float,
        "error: --op fadd: the RTL has no native fadd",
    );
}

#[test]
fn a_machine_file_that_the_rtl_cannot_be_is_refused_with_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let good = include_str!("../../sim/machine/machines/h200-float.toml");
    for (from, to, message) in [
        ("banks = 32 ", "banks = 16 ", "error: m.toml, scheme.banks: the RTL has 32 banks, not 16; give 32"),
        ("locks = 32 ", "locks = 48 ", "error: m.toml, scheme.locks: the lock-bit unit cannot be built with 48 locks; give a power of two from 1 to 65536"),
        ("locks = 32 ", "locks = 131072 ", "error: m.toml, scheme.locks: the lock-bit unit cannot be built with 131072 locks"),
        ("words = 58112", "words = 58113", "error: m.toml, scheme.words: the RTL has no shared memory of 58113 words, but one of at most 58112"),
        ("locks = 32 ", "# ", "error: m.toml, scheme.operation: the RTL has no native fadd; give `locks`"),
        ("\"fadd\"", "\"fsub\"", "error: m.toml:6: unknown variant `fsub`"),
        ("retry = ", "retries = ", "error: m.toml:14: there is no term `retries`"),
        ("95.0", "nan", "error: m.toml, cycles.retry: NaN is no number of cycles"),
        ("base = ", "# ", "error: m.toml, cycles: an instruction without a conflict costs nothing; give `base`"),
        ("[steady]", "[unsteady]", "error: m.toml:"),
        ("hash = ", "lanes = 32\nhash = ", "error: m.toml:10: unknown field `lanes`"),
        ("71.545", "0", "error: m.toml, warps.retry: 0 is no number of cycles that something takes; give a number above 0"),
        ("40.858", "inf", "error: m.toml, warps.window: inf is no number of cycles that something takes"),
        ("\"reload\"", "\"load\"", "error: m.toml:24: unknown variant `load`"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        fs::write(folder.path().join("m.toml"), bad).unwrap();
        let run = "--pattern 0 --machine m.toml";
        refused(folder.path(), run, message);
    }
    let native = include_str!("../../sim/machine/machines/h200-int.toml");
    let (_, warps) = good.split_once("[warps]").unwrap();
    fs::write(
        folder.path().join("m.toml"),
        format!("{native}\n[warps]{warps}"),
    )
    .unwrap();
    let run = "--pattern 0 --machine m.toml";
    let message = "error: m.toml, warps: native atomics of several warps are not in each other's way; leave it out";
    refused(folder.path(), run, message);
}

#[test]
fn a_fit_needs_a_column_terms_and_patterns() {
    let folder = tempfile::tempdir().unwrap();
    let fit = |machine, column| {
        format!("--machine {machine} --fit p.csv --write m.toml --column {column}")
    };
    fs::write(folder.path().join("p.csv"), "w0,w1,t\n0,0,5\n0,1,-3\n").unwrap();
    for (run, message) in [
        (fit("h200-int", "u"), "error: p.csv:1: the header has no column u; name the column with the measured cycles by --column"),
        (fit("h200-int", "t"), "error: p.csv:3, column t: `-3` is no number of cycles; give a number above 0"),
        (fit("fermi-lockbits", "t"), "error: --fit: machine fermi-lockbits has no terms to fit; choose a --machine with terms in [cycles]"),
    ] {
        refused(folder.path(), &run, message);
    }
    fs::write(folder.path().join("p.csv"), "w0,w1,t\n0,0,5\n0,1,3\n").unwrap();
    let message = "error: --fit: 2 patterns are too few for 2 terms; give at least 20";
    refused(folder.path(), &fit("h200-int", "t"), message);
    // A bank takes 2 cycles a lane, and 3 are for an instruction.
    let rows = (0..40).map(|row| if row % 2 == 0 { "0,0,5\n" } else { "0,1,3\n" });
    let file = format!("w0,w1,t\n{}", rows.collect::<String>());
    fs::write(folder.path().join("p.csv"), file).unwrap();
    let text = succeeds(folder.path(), &fit("h200-int", "t"));
    assert!(text.contains("median           0.000 %"), "{text}");
    let made = fs::read_to_string(folder.path().join("m.toml")).unwrap();
    assert!(
        made.contains("\nbase = 3.0 ") && made.contains("\nbank_lane = 2.0 "),
        "{made}"
    );
    let run = "--pattern 7,7,7 --machine m.toml --json r.json";
    succeeds(folder.path(), run);
    assert_eq!(json(folder.path())["cycles"], 3.0 + 2.0 * 2.0);
    // Of one kind: nothing tells the two terms apart.
    let file = format!("w0,w1,t\n{}", "0,0,5\n".repeat(40));
    fs::write(folder.path().join("p.csv"), file).unwrap();
    let message = "error: --fit: the patterns do not tell the terms base, bank_lane apart";
    refused(folder.path(), &fit("h200-int", "t"), message);
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
        refused(folder.path(), "--patterns f.csv --json r.json", message);
    }
    refused(
        folder.path(),
        "--patterns none.csv",
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
        refused(folder.path(), "--pattern 0 --machine m.toml", message);
    }
}

#[test]
fn an_interrupted_list_of_patterns_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut child = command(folder, "atomics --patterns - --json r.json")
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    // More than a pipe holds: when it is written, the command is reading, and Ctrl-C is caught. It goes on at the end of its input.
    let mut input = child.stdin.take().unwrap();
    let patterns = format!("w0,w1\n{}", "0,32\n".repeat(100_000));
    input.write_all(patterns.as_bytes()).unwrap();
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    drop(input);
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    assert_eq!(fs::read_dir(folder).unwrap().count(), 0);
}
