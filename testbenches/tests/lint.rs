//! Yosys, Verilator and Icarus read the Verilog of every unit without an objection.

use rayon::prelude::*;
use std::path::Path;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{units, UnitEntry};
use turnstile_synth::lint::{icarus, lint, Finding};
use turnstile_tools::{available, ToolError, IVERILOG, VERILATOR, YOSYS};

/// Parts that take Yosys a minute each and Verilator a quarter of one, and are in every top.
const SLOW: [&str; 3] = ["lds_unit", "request_crossbar", "response_crossbar"];

fn is_slow(unit: &UnitEntry) -> bool {
    unit.is_top() || SLOW.contains(&unit.name)
}

type Linter = fn(&Path, &str) -> Result<Vec<Finding>, ToolError>;

fn assert_clean(linter: Linter, choose: impl Fn(&UnitEntry) -> bool) {
    if !available(&[YOSYS, VERILATOR, IVERILOG]) {
        return;
    }
    let chosen: Vec<&UnitEntry> = units().iter().filter(|unit| choose(unit)).collect();
    assert!(!chosen.is_empty());
    let directory = tempfile::tempdir().expect("a temporary directory");
    let lint = |unit: &&UnitEntry| {
        let file = directory.path().join(format!("{}.v", unit.name));
        let text = export_unit(unit).expect("the unit exports");
        std::fs::write(&file, text).expect("the folder can be written");
        linter(&file, unit.name).expect("the tools run")
    };
    let linted = chosen.par_iter().flat_map_iter(lint);
    let findings: Vec<String> = linted.map(|finding| finding.to_string()).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn the_parts_are_clean() {
    assert_clean(lint, |unit| !is_slow(unit));
}

#[test]
fn the_tops_are_clean_for_icarus() {
    assert_clean(icarus, is_slow);
}

/// The top with most in it.
#[test]
fn a_top_is_clean() {
    assert_clean(lint, |unit| unit.name == "lds_smdcd");
}

#[test]
#[ignore = "minutes of Yosys and Verilator: a part of `cargo xtask campaign`"]
fn every_top_is_clean() {
    assert_clean(lint, is_slow);
}
