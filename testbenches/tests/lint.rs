//! Yosys, Verilator and Icarus read the Verilog of every unit without an objection.

use rayon::prelude::*;
use turnstile_export::files::write_export;
use turnstile_hdl::catalog::{units, UnitEntry};
use turnstile_synth::lint::lint;
use turnstile_tools::{available, IVERILOG, VERILATOR, YOSYS};

/// Parts that take the tools long and are in every top as they are.
const IN_EVERY_TOP: [&str; 3] = ["lds_unit", "request_crossbar", "response_crossbar"];

/// What the tools say about `units`.
fn findings(units: &[&UnitEntry]) -> Vec<String> {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let files = write_export(directory.path(), units).expect("the units export");
    let linted = units
        .par_iter()
        .zip(files)
        .flat_map_iter(|(unit, file)| lint(&file, unit.name).expect("the tools run"));
    linted.map(|finding| finding.to_string()).collect()
}

fn assert_clean(choose: impl Fn(&UnitEntry) -> bool) {
    if !available(&[YOSYS, VERILATOR, IVERILOG]) {
        return;
    }
    let chosen: Vec<&UnitEntry> = units().iter().filter(|unit| choose(unit)).collect();
    let findings = findings(&chosen);
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn the_parts_are_clean() {
    assert_clean(|unit| !unit.is_top() && !IN_EVERY_TOP.contains(&unit.name));
}

#[test]
fn the_tops_are_clean() {
    assert_clean(UnitEntry::is_top);
}
