//! Transactions on global memory from outside: flags, benchmarks, and what a report says of both.

use super::*;
use serde_json::Value;

const EARLY_CR: &str = "--machine early-cr --engine model";

fn refused(arguments: &str, told: &str) {
    let folder = tempfile::tempdir().unwrap();
    schema::write_warps(folder.path());
    let output = turnstile(folder.path(), arguments);
    assert_eq!(standard_error(&output), format!("error: {told}\n"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn rules_are_for_machines_and_kernels_that_have_transactions() {
    let machine = |flag: &str, machine: &str| {
        format!("{flag}: the machine {machine} has no transactions on global memory; choose --machine early-cr or a machine file with [transactions], or leave it out")
    };
    refused(
        "simulate warps.toml --early-abort",
        &machine("--early-abort", "gtx580"),
    );
    refused(
        "simulate hash-table --pause-and-go",
        &machine("--pause-and-go", "southern-islands"),
    );
    let kernel = "no kernel of the run has transactions; leave it out, or put TX_BEGIN() and TX_COMMIT() around what belongs together";
    for flag in ["--early-abort", "--pause-and-go"] {
        refused(
            &format!("simulate warps.toml {EARLY_CR} {flag}"),
            &format!("{flag}: {kernel}"),
        );
    }
    refused(
        "simulate HT1K",
        "benchmark HT1K: its kernels are for machines of PTX kernels; add --machine early-cr",
    );
    refused(
        &format!("simulate RBT180 {EARLY_CR} --version fgl"),
        "benchmark version: benchmark `RBT180` has no version `fgl`; choose tx, lock",
    );
    refused(
        &format!("simulate RBT180 {EARLY_CR} --set tasks=181"),
        "--set tasks=181: `181` is no legal value of tasks; give a number from 1 to 180",
    );
}

fn report(arguments: &str) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let output = turnstile(folder.path(), &format!("{arguments} --quiet --json -"));
    assert_eq!(output.status.code(), Some(0), "{}", standard_error(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_report_says_rules_engines_and_commits() {
    let report = report(&format!(
        "simulate ATM10K {EARLY_CR} --set tasks=100 --pause-and-go"
    ));
    for (field, value) in [
        ("benchmark_version", Value::from("tx")),
        ("engine", "model".into()),
        ("serialisable", true.into()),
        ("outputs_correct", true.into()),
    ] {
        assert_eq!(report[field], value, "{field}");
    }
    assert_eq!(report["parameters"]["tasks"], 100);
    let hardware = &report["hardware"];
    assert_eq!(hardware["early_abort"], false);
    assert_eq!(hardware["pause_and_go"], true);
    assert_eq!(hardware["multicast"], true);
    assert_eq!(hardware["livelock"], 1_000_000);
    let engines = &report["engines"];
    for unit in [
        "lds_baseline",
        "transaction_core",
        "commit_partition",
        "write_time_table",
    ] {
        assert_eq!(engines[unit], "model", "{unit}");
    }
    assert_eq!(engines["pause_and_go_stack"], "rtl");
    // 100 transfers, each of three words read and two written.
    let (global, all) = (&report["global_transactions"], &report["transactions"]);
    assert_eq!(all["committed"], 100);
    assert_eq!(global["committed"], 100);
    assert_eq!(global["started"], all["started"]);
    assert_eq!(global["words_read"], 300);
    assert_eq!(global["words_written"], 200);
    let aborts = global["aborts"].as_object().unwrap().values();
    let aborts: u64 = aborts.map(|one| one.as_u64().unwrap()).sum();
    assert_eq!(all["aborted"], aborts);
    assert_eq!(report["memory"]["commits"]["written"], 200);
}

#[test]
fn every_benchmark_with_transactions_runs_in_every_version() {
    for (name, versions) in [
        ("HT1K", "tx fgl atom"),
        ("HT512", "tx"),
        ("ATM50K", "tx fgl atom"),
        ("ATM25K", "tx"),
        ("SpMV", "tx fgl atom"),
        ("list", "tx fgl atom"),
        ("BinTree", "tx fgl atom"),
        ("RBT180", "tx lock"),
        ("rbt450", "tx"),
    ] {
        for version in versions.split_whitespace() {
            let run = format!("simulate {name} {EARLY_CR} --version {version} --set tasks=33");
            let report = report(&run);
            assert_eq!(report["outputs_correct"], true, "{run}");
            let committed = report["transactions"]["committed"].as_u64().unwrap();
            // A thread of the list that finds its place taken commits nothing, and looks again.
            let due = if version == "tx" { 33 } else { 0 };
            let again = version == "tx" && name == "list";
            assert!(
                committed == due || again && committed > due,
                "{run}: {committed}"
            );
        }
    }
}

#[test]
fn the_list_has_them() {
    let folder = tempfile::tempdir().unwrap();
    let output = turnstile(folder.path(), "list benchmarks");
    let told = String::from_utf8_lossy(&output.stdout);
    for line in [
        "simulate NAME --machine early-cr)",
        "HT1K",
        "--version tx|fgl|atom",
        "--version tx|lock",
        "--set tasks=23040",
    ] {
        assert!(told.contains(line), "{line} is not in {told}");
    }
}
