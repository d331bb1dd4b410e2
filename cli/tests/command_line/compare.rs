//! `simulate --compare`: rows are the runs that one makes one by one, with what their hardware costs.

use super::*;
use serde_json::Value;

fn rows(folder: &Path, run: &str) -> Vec<Value> {
    succeeds(folder, &format!("simulate {run} --json rows.json"));
    let rows = json(folder, "rows.json");
    rows.as_array().expect("rows").clone()
}

fn near(value: &Value, wanted: f64) -> bool {
    (value.as_f64().expect("a number") / wanted - 1.0).abs() < 1e-9
}

#[test]
fn every_row_is_the_run_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let all = rows(
        folder.path(),
        "hash-table --set buckets=32 --compare bloom,dcd,perfect",
    );
    let names: Vec<_> = all
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    let plain = ["fgl, no transactions", "serial, no transactions"];
    assert_eq!(names, [&["bloom", "dcd", "perfect"][..], &plain].concat());
    let runs = [
        "--detector bloom",
        "--detector dcd",
        "--detector perfect",
        "--version fgl",
        "--version serial",
    ];
    for (row, run) in all.iter().zip(runs) {
        let run =
            format!("simulate hash-table --set buckets=32 {run} --engine model --json r.json");
        succeeds(folder.path(), &run);
        let wanted = json(folder.path(), "r.json");
        for field in [
            "cycles",
            "conflicts",
            "breakdown",
            "transactions",
            "outputs_correct",
        ] {
            assert_eq!(row["report"][field], wanted[field], "{run}: {field}");
        }
    }
}

/// A slower clock makes the time longer; perfect is no hardware, and other filters are not measured.
#[test]
fn time_is_by_the_clock_that_the_hardware_allows() {
    let folder = tempfile::tempdir().unwrap();
    let all = rows(
        folder.path(),
        "hash-table --set filter_bits=16 --compare bloom,dcd,perfect",
    );
    let [bloom, dcd, perfect, fgl, ..] = &all[..] else {
        panic!("{all:?}");
    };
    for row in [bloom, perfect] {
        assert!(
            row["period_ratio"].is_null() && row["added_share"].is_null(),
            "{row}"
        );
        assert!(row["microseconds"].is_null(), "{row}");
    }
    let ratio = dcd["period_ratio"].as_f64().unwrap();
    assert!(ratio > 1.0, "{dcd}");
    let cycles = dcd["report"]["cycles"].as_f64().unwrap();
    assert!(near(&dcd["microseconds"], cycles / 925.0 * ratio), "{dcd}");
    assert!(dcd["added_share"].as_f64() > Some(0.05), "{dcd}");
    assert_eq!(fgl["period_ratio"], 1.0);
    assert_eq!(fgl["added_um2"], 0.0);
}

/// A size of the LDS is that of every row, and nobody knows what such hardware costs.
#[test]
fn sizes_are_those_of_all_rows() {
    let folder = tempfile::tempdir().unwrap();
    let all = rows(
        folder.path(),
        "hash-table --set banks=8 --compare bloom,dcd",
    );
    let runs = [
        "--detector bloom",
        "--detector dcd",
        "--version fgl",
        "--version serial",
    ];
    for (row, run) in all.iter().zip(runs) {
        let by_itself =
            format!("simulate hash-table --set banks=8 {run} --engine model --json r.json");
        succeeds(folder.path(), &by_itself);
        let wanted = json(folder.path(), "r.json");
        assert_eq!(row["report"]["cycles"], wanted["cycles"], "{run}");
        assert!(row["period_ratio"].is_null(), "{run}");
    }
}

/// A run that does not end is a row without a report, and the others are there.
#[test]
fn a_run_that_does_not_end_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate genetic --set lock=2 --compare dcd --max-cycles 30000";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(1), "{}", standard_error(&output));
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(
        told.contains("fgl, no transactions: genetic: the kernel has not ended"),
        "{told}"
    );
}

/// A detector that lets through what is not serialisable is marked, and does not fail the others.
#[test]
fn a_wrong_row_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let told = succeeds(
        folder.path(),
        "simulate hash-table --compare smdcd-published,dcd",
    );
    let row = told.lines().find(|line| line.contains("(WRONG)"));
    assert!(
        row.is_some_and(|row| row.starts_with("smdcd-published")),
        "{told}"
    );
    assert!(told.contains("\nsmdcd-published: lane "), "{told}");
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (run, message) in [
        (
            "hash-table --compare foo",
            "error: --compare foo: there is no detector `foo`",
        ),
        (
            "hash-table --compare none",
            "error: --compare none: detector `none` runs no transactions",
        ),
        (
            "hash-table --version fgl --compare dcd",
            "error: the argument '--version",
        ),
        (
            "hash-table --detector dcd --compare dcd",
            "error: the argument '--detector",
        ),
        (
            "HT1K --machine early-cr --compare all",
            "error: --compare all: detectors find conflicts in local memory",
        ),
        ("hash-table --set filter_bits=16 --compare dcd", "error: "),
        (
            "hash-table --compare dcd --json nowhere/r.json",
            "error: nowhere/r.json: ",
        ),
    ] {
        refused(folder.path(), &format!("simulate {run}"), message);
    }
}

/// The rows are not written over what is read.
#[test]
fn an_input_is_no_output() {
    let folder = tempfile::tempdir().unwrap();
    let (_, machine) = turnstile_machine::COMPUTE_UNITS[0];
    fs::write(folder.path().join("m.toml"), machine).unwrap();
    refused(
        folder.path(),
        "simulate hash-table --machine m.toml --compare dcd --json m.toml",
        "error: --json m.toml: this file is also read as --machine",
    );
}
