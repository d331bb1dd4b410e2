//! One cycle of `clear` makes every unit forget what its registers held: no output that means something is X, or another than
//! the simulation's.

use rayon::prelude::*;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_testbenches::after_clear::{Load, Recorded};
use turnstile_tools::{available, IVERILOG, VERILATOR, VVP};

const LOAD: Load = Load {
    seed: 0xc1ea,
    cycles: 600,
};
/// Of Verilator's random states.
const SEEDS: [u32; 3] = [1, 2, 3];
/// Units that Verilator runs: what has marks of its own, and a table that sweeps.
const SMALL: [&str; 6] = [
    "row_valid_bits",
    "word_marks",
    "filter_entries",
    "signature_file",
    "paired_column",
    "reference_count_table",
];

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn recorded(unit: &'static UnitEntry) -> Recorded {
    Recorded::new(unit, LOAD).unwrap_or_else(|error| panic!("{}: {error:#}", unit.name))
}

fn verilog(unit: &UnitEntry) -> String {
    export_unit(unit).expect("the unit exports")
}

/// Compares units with their Verilog in Icarus.
fn in_icarus(choose: impl Fn(&UnitEntry) -> bool) {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let all = units().iter().filter(|unit| choose(unit));
    let all: Vec<&UnitEntry> = all.filter(|unit| (unit.build)().is_clocked()).collect();
    let differs = |unit: &&'static UnitEntry| recorded(unit).icarus(&verilog(unit)).err();
    assert_none(all.par_iter().filter_map(differs).collect());
}

fn assert_none(differences: Vec<anyhow::Error>) {
    let told: Vec<String> = differences.iter().map(|e| format!("{e:#}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// Tops, and sixteen columns of registers, of which Icarus looks at every row in every cycle.
fn is_slow(unit: &UnitEntry) -> bool {
    unit.top || unit.name == "shadow_register_file"
}

#[test]
fn no_part_shows_x() {
    in_icarus(|unit| !is_slow(unit));
}

#[test]
#[ignore = "minutes of Icarus: a part of `cargo xtask campaign`"]
fn no_large_unit_shows_x() {
    in_icarus(is_slow);
}

/// Compares units with their Verilog in Verilator, whose registers begin with anything.
fn in_verilator(choose: impl Fn(&UnitEntry) -> bool) {
    if !available(&[VERILATOR]) {
        return;
    }
    let all = units().iter().filter(|unit| choose(unit));
    let all: Vec<&UnitEntry> = all.filter(|unit| (unit.build)().is_clocked()).collect();
    let differs =
        |unit: &&'static UnitEntry| recorded(unit).verilator(&verilog(unit), &SEEDS).err();
    assert_none(all.par_iter().filter_map(differs).collect());
}

#[test]
fn random_registers_change_nothing() {
    in_verilator(|unit| SMALL.contains(&unit.name));
}

#[test]
#[ignore = "minutes of Verilator: a part of `cargo xtask campaign`"]
fn random_registers_change_nothing_in_any_unit() {
    in_verilator(|unit| !SMALL.contains(&unit.name));
}

/// Without its clear, a column never knows which word of a pair is the register.
#[test]
fn a_forgotten_clear_is_found() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let unit = unit("paired_column");
    let right = verilog(unit);
    let wrong = right.replace("if (clear) ", "if (1'd0) ");
    assert_ne!(right, wrong);
    let error = recorded(unit)
        .icarus(&wrong)
        .expect_err("a column without clear");
    let message = format!("{error:#}");
    assert!(
        message.contains("paired_column.read_data: iverilog has 'hx"),
        "{message}"
    );
}

/// In the answers of a top the words that were asked for are compared.
#[test]
fn a_word_that_is_x_is_found() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let unit = unit("lds_baseline");
    let right = verilog(unit);
    let wrong = right.replace("words[row] = 32'd0", "words[row] = 32'hx");
    assert_ne!(right, wrong);
    let error = recorded(unit)
        .icarus(&wrong)
        .expect_err("memory of nothing");
    let message = format!("{error:#}");
    let start = "lds_baseline.rsp_data_";
    assert!(message.contains(start), "{message}");
}
