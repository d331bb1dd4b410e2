//! `--sweep` and `--chart`.

use super::{ready, refused, text};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use turnstile_tools::kept;

/// `turnstile area` with its files in a folder and what all programs of the build share.
fn area(arguments: &[&str], folder: &Path) -> Command {
    let mut command = super::area(arguments, &kept::folder("area"));
    command.current_dir(folder);
    command
}

/// A sweep's JSON, table and CSV.
fn sweep(arguments: &[&str]) -> (Value, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    sweep_in(arguments, folder.path())
}

fn sweep_in(arguments: &[&str], folder: &Path) -> (Value, String, String) {
    let files = ["--json", "a.json", "--csv", "a.csv", "--chart", "a.svg"];
    let output = super::output(area(&[arguments, &files].concat(), folder));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    let chart = read("a.svg");
    let title = "memory macros, Kibit; their area is in no bar above";
    assert!(chart.contains(title), "{chart}");
    let json = serde_json::from_str(&read("a.json")).expect("JSON");
    (json, text(&output.stdout), read("a.csv"))
}

fn flip_flops(report: &Value) -> Vec<u64> {
    let rows = report["rows"].as_array().expect("rows").iter();
    rows.map(|row| row["flip_flops"].as_u64().expect("a number"))
        .collect()
}

/// Of a bit of the signatures each of 4 wavefront slots keeps whether a lane has it, and which of 64; the signature file has no other state.
#[test]
fn every_filter_bit_is_a_lane_a_slot() {
    if !ready() {
        return;
    }
    let (report, table, csv) = sweep(&["signature_file", "--sweep", "filter_bits=2..4"]);
    let values = [2, 4];
    assert_eq!(flip_flops(&report), values.map(|bits| 4 * (1 + 6) * bits));
    for (bits, line) in values.iter().zip(csv.lines().skip(1)) {
        let start = format!("signature_file,filter_bits,{bits},false,osu018_stdcells,");
        assert!(line.starts_with(&start), "{line}");
    }
    assert!(
        table.contains("the paper's is 8 (LocalTM-Bloom 3.3)"),
        "{table}"
    );
}

/// The tables' SRAM holds their entries: a word address of 30 bits and two counts of 5.
#[test]
fn a_tables_memory_grows_with_its_entries() {
    if !ready() {
        return;
    }
    let (report, table, _) = sweep(&["reference_count_table", "--sweep", "table_entries=192,3072"]);
    let rows = report["rows"].as_array().expect("rows");
    for (row, entries) in rows.iter().zip([192, 3072]) {
        assert_eq!(row["sram_bits"], entries * (30 + 2 * 5));
        assert_eq!(row["paper"], entries == 3072);
    }
    assert!(table.contains("\n3072 (paper) "), "{table}");
}

/// A top of 4 banks is an addition to a baseline of 4 banks, and memory is in neither.
#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign`"]
fn a_top_is_compared_with_a_baseline_of_its_size() {
    if !ready() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let run = |unit| sweep_in(&[unit, "--sweep", "banks=4"], folder.path());
    let ((top, table, csv), (base, _, _)) = (run("lds_dcd"), run("lds_baseline"));
    assert_eq!(top["rows"].as_array().map(Vec::len), Some(1));
    let (top, base) = (&top["rows"][0], &base["rows"][0]);
    let number = |row: &Value, name: &str| row[name].as_f64().expect(name);
    let added = number(top, "cell_um2") - number(base, "cell_um2");
    assert!(added > 0.0);
    assert_eq!(number(top, "added_cell_um2"), added);
    assert_eq!(
        number(top, "added_percent"),
        100.0 * added / number(base, "cell_um2")
    );
    assert_eq!(base["added_cell_um2"], Value::Null);
    for row in [top, base] {
        assert_eq!(row["sram_bits"], 4 * 512 * 32);
        assert!(number(row, "fmax_mhz") > 0.0);
    }
    let percent = format!("{:+.1} %", number(top, "added_percent"));
    let period = number(&top["critical_path"], "period_ns");
    for wanted in [percent, format!(" {period:.3} ")] {
        assert!(table.contains(&wanted), "{wanted} is not in {table}");
    }
    // Reading JSON may move a number by its last bit.
    let fmax = number(top, "fmax_mhz");
    let mut cells = csv.split(',').filter_map(|cell| cell.parse::<f64>().ok());
    assert!(
        cells.any(|cell| (cell - fmax).abs() < 1e-9 * fmax),
        "{fmax} is not in {csv}"
    );
}

#[test]
fn a_chart_has_every_unit_and_says_what_it_is_about() {
    if !ready() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let units = ["set_hash", "layout_table", "--chart", "units.svg"];
    let output = super::output(area(&units, folder.path()));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let chart = fs::read_to_string(folder.path().join("units.svg")).expect("the chart");
    for wanted in [
        "set_hash",
        "layout_table",
        "kGE",
        "osu018_stdcells",
        "Kibit",
    ] {
        assert!(chart.contains(wanted), "{wanted} is not in {chart}");
    }
}

#[test]
fn bad_input_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |arguments: &[&str]| refused(area(arguments, folder.path()));
    let error = refused(&["--sweep", "filter_bits=12"]);
    assert!(
        error.contains("filter_bits is not built with `12`; choose from 2, 4, 8, 16, 32, 64"),
        "{error}"
    );
    let error = refused(&["--sweep", "filter_bits=4..16,8"]);
    assert!(error.contains("`8` is given twice"), "{error}");
    let error = refused(&["lds_dcd", "--sweep", "lock_count=64"]);
    assert!(
        error.contains("lock_count is no parameter of `lds_dcd`"),
        "{error}"
    );
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
}
