//! Every tool that a user may have reads the Verilog of every unit without an objection, and docs/flows.md says so.

#[path = "../../cli/tests/common/blocks.rs"]
#[allow(dead_code)] // Of the ways to check a block, this takes one.
mod blocks;

use rayon::prelude::*;
use tempfile::TempDir;
use turnstile_area::lint::{Finding, Linter, Sources};
use turnstile_export::export_modules;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_tools::available;

/// Of the table, in the order of [`Linter::ALL`].
const HEADS: [&str; 6] = [
    "Verilator, Debian's",
    "Verilator, newest",
    "Icarus",
    "Yosys",
    "slang",
    "verible",
];

/// Parts that take Yosys a minute each and Verilator a quarter of one, and are in every top.
const SLOW: [&str; 3] = ["lds_unit", "request_crossbar", "response_crossbar"];

fn is_slow(unit: &UnitEntry) -> bool {
    unit.top || SLOW.contains(&unit.name)
}

/// The Verilog of a unit in a folder that goes with it.
fn written(unit: &UnitEntry) -> (TempDir, Sources) {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let modules = export_modules(unit).expect("the unit exports");
    let sources = Sources::write(folder.path(), unit.name, modules);
    (folder, sources.expect("the folder can be written"))
}

/// What the linters say about a unit, each for itself.
fn read(unit: &UnitEntry, linters: &[Linter]) -> Vec<Vec<Finding>> {
    let (_folder, sources) = written(unit);
    let read = |linter: &Linter| linter.read(&sources).expect("the tools run");
    linters.iter().map(read).collect()
}

fn there(linters: &[Linter]) -> bool {
    linters.iter().all(|linter| available(linter.tools()))
}

/// What the table of the document has of a unit.
fn cells(unit: &UnitEntry) -> Vec<String> {
    let cell = |findings: Vec<Finding>| match findings.len() {
        0 => "clean".to_owned(),
        many => format!("{many} findings"),
    };
    read(unit, &Linter::ALL).into_iter().map(cell).collect()
}

fn assert_clean(linters: &[Linter], choose: impl Fn(&UnitEntry) -> bool) {
    if !there(linters) {
        return;
    }
    let chosen: Vec<&UnitEntry> = units().iter().filter(|unit| choose(unit)).collect();
    assert!(!chosen.is_empty());
    let findings: Vec<String> = chosen
        .par_iter()
        .flat_map_iter(|unit| read(unit, linters).concat())
        .map(|finding| finding.to_string())
        .collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

/// What is there often is a module of its own, and no bit is set by a shift and a mask.
#[test]
fn tops_are_short_and_bits_have_indices() {
    for unit in units().iter().filter(|unit| unit.top) {
        let modules = export_modules(unit).expect("the unit exports");
        let lines: usize = modules
            .iter()
            .map(|module| module.text.lines().count())
            .sum();
        let most = match unit.name {
            "lds_lockbits" => 5_000,
            _ => 8_000,
        };
        assert!(lines < most, "{} has {lines} lines", unit.name);
        for module in &modules {
            let (name, text) = (&module.name, &module.text);
            let masked = |line: &&str| line.contains("& ~(") && line.contains("<<");
            assert_eq!(text.lines().find(masked), None, "{name}");
            assert!(!text.contains(" + 0"), "{name} adds 0");
        }
    }
}

#[test]
fn the_parts_are_clean() {
    assert_clean(&Linter::ALL, |unit| !is_slow(unit));
}

#[test]
fn the_tops_are_clean_for_the_quick_ones() {
    assert_clean(&Linter::QUICK, is_slow);
}

/// Reads every unit with every tool, the parts again because the table has them too.
#[test]
#[ignore = "minutes of Yosys and Verilator: a part of `cargo xtask campaign`"]
fn the_document_has_what_every_tool_says() {
    if !there(&Linter::ALL) {
        return;
    }
    let units: Vec<&str> = units().iter().map(|unit| unit.name).collect();
    let rows = blocks::Rows {
        file: "docs/flows.md",
        block: "lint",
        heads: &HEADS,
        units: &units,
    };
    rows.chosen().par_iter().for_each(|name| {
        let cells = cells(find(name).expect("the unit exists"));
        rows.check(name, &cells);
        assert!(
            cells.iter().all(|cell| cell == "clean"),
            "{name}: {cells:?}"
        );
    });
}
