//! Every unit on random pins: rust-hdl, Verilator and Icarus agree on every output in every cycle.

use turnstile_area::replay::{self, Recording};
use turnstile_engine::rtl;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_testbenches::after_clear::top_traffic;
use turnstile_testbenches::random_pins;
use turnstile_testbenches::tap::Tap;
use turnstile_tools::{available, IVERILOG, VERILATOR, VVP};

const SEED: u64 = 0x7e57;
/// Cycles of each unit under Verilator.
const CYCLES: usize = 4_000;
/// Units with pins of their own shape, and cycles under Verilator and Icarus: what is rare in them comes late.
const SHAPED: [(&str, usize, usize); 10] = [
    ("bank_ram", 20_000, 1_000),
    ("row_valid_bits", 20_000, 1_000),
    ("word_marks", 20_000, 1_000),
    ("filter_entries", 20_000, 1_000),
    ("row_state", 20_000, 1_000),
    ("signature_file", 20_000, 1_000),
    ("lds_alu", 50_000, 2_500),
    ("lds_bank", 20_000, 1_000),
    ("atomic_alu", 50_000, 2_500),
    ("atomic_unit", 50_000, 2_500),
];

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn assert_none(differences: Vec<anyhow::Error>) {
    let told: Vec<String> = differences.iter().map(|e| format!("{e:#}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn shaped_units_under_verilator() {
    if available(&[VERILATOR]) {
        let run = |(name, cycles, _)| random_pins::verilator(unit(name), SEED, cycles).err();
        assert_none(SHAPED.into_iter().filter_map(run).collect());
    }
}

#[test]
fn shaped_units_under_icarus() {
    if available(&[IVERILOG, VVP]) {
        let run = |(name, _, cycles)| random_pins::icarus(unit(name), SEED + 1, cycles).err();
        assert_none(SHAPED.into_iter().filter_map(run).collect());
    }
}

#[test]
fn every_other_unit() {
    if available(&[VERILATOR]) {
        let shaped = |unit: &UnitEntry| SHAPED.iter().any(|(name, ..)| *name == unit.name);
        let rest = units().iter();
        let rest = rest.filter(|unit| !shaped(unit) && !unit.top);
        let run = |unit| random_pins::verilator(unit, SEED, CYCLES).err();
        assert_none(rest.filter_map(run).collect());
    }
}

/// Icarus wakes every block at every change, where Verilator sorts them: it sees what would never settle.
#[test]
fn tops_under_icarus() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    for unit in units().iter().filter(|unit| unit.top) {
        let built = (unit.build)();
        let load = if unit.name == "lds_lockbits" {
            300
        } else {
            1_500
        };
        let (tap, cycles) = Tap::new(rtl((unit.build)()));
        top_traffic(unit, built.ports(), tap, SEED, load).unwrap();
        let recording = Recording {
            inputs: &built.inputs(),
            outputs: &built.outputs(),
            is_clocked: true,
            cycles: &cycles.kept(),
            care: &[],
        };
        replay::icarus(unit.name, &export_unit(unit).unwrap(), &recording)
            .unwrap_or_else(|error| panic!("seed {SEED}: {error}"));
    }
}

#[test]
fn a_fault_in_the_verilog_is_caught() {
    if !available(&[VERILATOR]) {
        return;
    }
    #[rustfmt::skip]
    let faults = [
        ("lds_bank", "req_valid & req_ready", "req_valid"),
        ("lds_bank", "words[write_row][15:8] <= write_data[15:8]", "words[write_row][15:8] <= write_data[7:0]"),
        ("lds_alu", "in_memory_biased < in_data_biased", "in_memory < in_data"),
        ("lds_alu", "(in_memory & ~in_data) | in_data2", "(in_memory & in_data) | in_data2"),
    ];
    for (name, right, wrong) in faults {
        let unit = unit(name);
        let verilog = export_unit(unit).unwrap();
        assert!(verilog.contains(right), "{name} has no `{right}`");
        let stimulus = random_pins::stimulus(unit, SEED, 20_000);
        let error = stimulus
            .verilator_on(unit, &verilog.replacen(right, wrong, 1))
            .expect_err(right);
        let message = format!("{error:#}");
        assert!(
            message.starts_with(&format!("seed {SEED}: cycle ")) && message.contains(name),
            "{message}"
        );
        println!("`{wrong}`: {message}");
    }
}
