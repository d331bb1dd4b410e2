//! Every simulator that a user may have shows what rust-hdl does: a slice; `cargo xtask campaign` has all units and tops.

#[path = "../../cli/tests/common/blocks.rs"]
#[allow(dead_code)] // Of the ways to check a block, this takes one.
mod blocks;

use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_hdl::pins::Pin;
use turnstile_testbenches::random_pins;
use turnstile_testbenches::simulators::{stimulus, Simulator};
use turnstile_testbenches::told;
use turnstile_tools::available;

const SEED: u64 = 0x51b;
const CYCLES: usize = 1_000;
/// Of tops, and of the units that hold most of one: Icarus and cxxrtl do a hundred a second.
const TOP_CYCLES: usize = 300;
/// Units that cxxrtl runs here: one of each kind of storage, and a bank.
const SLICE: [&str; 7] = [
    "lds_alu",
    "bank_ram",
    "row_valid_bits",
    "word_marks",
    "signature_file",
    "entry_way",
    "dcd_bank",
];
/// Of the table, the last of them in the order of [`Simulator::ALL`].
const HEADS: [&str; 5] = [
    "cycles",
    "Verilator, Debian's",
    "Verilator, newest",
    "Icarus",
    "cxxrtl",
];

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn there(simulators: &[Simulator]) -> bool {
    simulators.iter().all(|one| available(one.tools()))
}

#[test]
fn a_slice_of_units_under_cxxrtl() {
    if there(&[Simulator::Cxxrtl]) {
        for unit in SLICE.map(unit) {
            let stimulus = random_pins::stimulus(unit, SEED, CYCLES);
            told(Simulator::Cxxrtl.agrees(unit, &stimulus));
        }
    }
}

/// Data that comes in the clock of its request is what is stored, for simulators that order what changes together each in its way.
#[test]
fn data_that_comes_with_its_request() {
    if there(&Simulator::ALL) {
        let top = unit("lds_baseline");
        let stimulus = random_pins::requests(top, SEED, TOP_CYCLES);
        for simulator in Simulator::ALL {
            told(simulator.agrees(top, &stimulus));
        }
    }
}

/// What the stimulus above loads is what it has stored before, in every top.
#[test]
fn a_load_has_what_came_with_the_store() {
    for top in units().iter().filter(|unit| unit.top) {
        let built = (top.build)();
        let place = |pins: &[Pin], name: &str| {
            let place = pins.iter().position(|pin| pin.name == name);
            place.unwrap_or_else(|| panic!("{} has no {name}", top.name))
        };
        let input = |name| place(&built.inputs(), name);
        let output = |name| place(&built.outputs(), name);
        let (valid, op, data) = (input("req_valid"), input("req_op"), input("lane_data_31"));
        let (ready, answer, word) = (
            output("req_ready"),
            output("rsp_valid"),
            output("rsp_data_31"),
        );
        // A top that still clears its locks takes no store, and what is loaded then is not known.
        let (mut stored, mut loaded, mut seen) = (None, None, 0);
        let check = |inputs: &[u32], outputs: &[u32]| {
            if inputs[valid] == 1 {
                let taken = outputs[ready] == 1;
                match inputs[op] == 0 {
                    true => loaded = stored.filter(|_| taken),
                    false => (stored, loaded) = (taken.then_some(inputs[data]), None),
                }
            }
            if let Some(loaded) = loaded.filter(|_| outputs[answer] == 1) {
                anyhow::ensure!(outputs[word] == loaded, "{:#x}", outputs[word]);
                seen += 1;
            }
            Ok(())
        };
        let stimulus = random_pins::requests(top, SEED, CYCLES);
        told(stimulus.run(top, check));
        assert!(seen > 5, "{}: {seen} loads", top.name);
    }
}

/// Cxxrtl and Icarus see what Verilator sees: see `cosimulation`.
#[test]
fn a_fault_in_the_verilog_is_caught() {
    let right = "(in_memory & ~in_data) | in_data2";
    let wrong = "(in_memory & in_data) | in_data2";
    let unit = unit("lds_alu");
    let verilog = export_unit(unit).unwrap();
    assert!(verilog.contains(right));
    let verilog = verilog.replacen(right, wrong, 1);
    let stimulus = random_pins::stimulus(unit, SEED, CYCLES);
    for simulator in Simulator::ALL.into_iter().filter(|one| there(&[*one])) {
        let error = simulator.agrees_on(unit, &verilog, &stimulus);
        let message = format!("{:#}", error.expect_err(simulator.name()));
        assert!(message.contains("lds_alu.result"), "{message}");
    }
}

/// What the table says of a unit.
fn cells(unit: &UnitEntry) -> Vec<String> {
    let cycles = match unit.top {
        true => TOP_CYCLES,
        false => CYCLES,
    };
    let stimulus = stimulus(unit, SEED, cycles).expect("the unit runs");
    let cell = |simulator: Simulator| match simulator.agrees(unit, &stimulus) {
        Ok(()) => "same".to_owned(),
        Err(error) => {
            println!("{error:#}");
            "differs".to_owned()
        }
    };
    let cycles = stimulus.cycles().len().to_string();
    [cycles]
        .into_iter()
        .chain(Simulator::ALL.map(cell))
        .collect()
}

/// The table is written when a difference is found, too: it may not stay.
#[test]
fn no_row_of_the_document_tells_of_a_difference() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/flows.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let differs: Vec<_> = rows.filter(|row| row.contains("differs")).collect();
    assert!(differs.is_empty(), "{differs:?}");
}

#[test]
#[ignore = "an hour of compilers: a part of `cargo xtask campaign`"]
fn the_document_has_what_every_simulator_does() {
    if !there(&Simulator::ALL) {
        return;
    }
    let units: Vec<&str> = units().iter().map(|unit| unit.name).collect();
    let rows = blocks::Rows {
        file: "docs/flows.md",
        block: "simulators",
        heads: &HEADS,
        units: &units,
    };
    for name in rows.chosen() {
        let cells = cells(unit(name));
        rows.check(name, &cells);
        assert!(!cells.contains(&"differs".into()), "{name}: {cells:?}");
    }
}
