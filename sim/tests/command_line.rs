//! The binary from outside: exit codes, messages, and the files it writes or leaves alone.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn turnstile(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .unwrap()
}

fn standard_error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_good_run_writes_its_report_and_its_waveform() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate hash-table --set buckets=128 --detector dcd --json r.json --wave w.vcd";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
    assert_eq!(standard_error(&output), "", "no progress on a pipe");
    assert_eq!(files(folder.path()), ["r.json", "w.vcd"]);
    let json = fs::read_to_string(folder.path().join("r.json")).unwrap();
    let report: serde_json::Value = serde_json::from_str(&json).unwrap();
    let breakdown = &report["breakdown"];
    let parts = ["non_tx", "tx", "memory_overhead", "begin_commit"].map(|part| &breakdown[part]);
    let sum: u64 = parts.iter().map(|part| part.as_u64().unwrap()).sum();
    assert_eq!(report["kernel_cycles"], sum);
    let transactions = &report["transactions"];
    // 128 buckets of two locations: half of the ids find the first location taken.
    assert_eq!(transactions["committed"], 256 + 128);
    let count = |name: &str| transactions[name].as_u64().unwrap();
    assert_eq!(count("started"), count("committed") + count("aborted"));
    for (field, value) in [
        ("serialisable", true.into()),
        ("outputs_correct", true.into()),
        ("engine", "rtl".into()),
        ("detector", "dcd".into()),
        ("machine", serde_json::Value::from("southern-islands")),
    ] {
        assert_eq!(report[field], value, "{field}");
    }
    let wave = fs::read_to_string(folder.path().join("w.vcd")).unwrap();
    assert!(wave.contains("$var string 1") && wave.contains("stx_begin"));
}

#[test]
fn bad_input_is_exit_code_2_with_a_remedy_and_no_file() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, message) in [
        ("simulate queue", "error: benchmark: there is no benchmark `queue`; choose hash-table"),
        ("simulate hash-table --set buckets=3", "error: --set buckets=3: `3` is no legal value of buckets; give a power of two from 2 to 256"),
        ("simulate hash-table --detector none --json r.json", "error: hash-table: kernel hash_table_tm uses transactions"),
        ("simulate hash-table --wave w.txt", "error: --wave w.txt: the extension names no waveform format"),
        ("simulate hash-table --json no/r.json", "error: no/r.json: the file cannot be written (there is no folder `no`)"),
        ("simulate hash-table --machine m.toml", "error: m.toml: the machine file cannot be read"),
        ("simulate run.toml --set x=1", "error: --set: a run file has no versions and parameters"),
        ("export lds", "error: export: there is no unit `lds`"),
    ] {
        let output = turnstile(folder.path(), arguments);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.starts_with(message), "{arguments}: {error}");
        assert_eq!(files(folder.path()), [""; 0], "{arguments}");
    }
}

#[test]
fn a_run_that_does_not_end_is_exit_code_1_with_every_wavefront_and_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let output = turnstile(
        folder.path(),
        "simulate hash-table --max-cycles 300 --json r.json",
    );
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("has not ended after 300 cycles"), "{error}");
    assert_eq!(error.matches("work-group 0 wavefront ").count(), 4);
    assert_eq!(files(folder.path()), [""; 0]);
}

#[test]
fn exported_verilog_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let code = |arguments| turnstile(folder.path(), arguments).status.code();
    assert_eq!(code("export lds_alu --out v"), Some(0));
    assert_eq!(code("export lds_alu --out v --check"), Some(0));
    let path = folder.path().join("v/lds_alu.v");
    let changed = fs::read_to_string(&path).unwrap() + "// changed\n";
    fs::write(&path, changed).unwrap();
    assert_eq!(code("export lds_alu --out v --check"), Some(1));
}
