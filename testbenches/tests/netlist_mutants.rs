//! Benches notice mutations of netlists: a few of units that are built in seconds; `cargo xtask campaign` draws many of every unit.

#[path = "../../cli/tests/common/blocks.rs"]
#[allow(dead_code)] // Of the ways to check a block, this takes one.
mod blocks;

use turnstile_hdl::catalog::{find, units};
use turnstile_testbenches::netlist_mutants::{check, Tally};
use turnstile_testbenches::told;
use turnstile_tools::{available, VERILATOR, YOSYS};

const SEED: u64 = 5;
/// Mutants of each unit.
const COUNT: u32 = 3;

/// Of the table of docs/flows.md: mutants that are drawn of a unit, and with which seed.
const OF_TABLE: (u32, u64) = (40, 21);

const UNITS: [&str; 9] = [
    "atomic_unit",
    "dcd",
    "early_abort_scanner",
    "lds_alu",
    "lds_bank",
    "pause_and_go_stack",
    "set_hash",
    "shadow_memory",
    "tx_sequencer",
];

#[test]
fn most_mutants_are_killed() {
    if !available(&[YOSYS, VERILATOR]) {
        return;
    }
    let mut all = Tally::default();
    for name in UNITS {
        let unit = find(name).expect("the unit exists");
        let tally = told(check(unit, SEED, COUNT));
        println!("{name}: {tally}");
        all += tally;
    }
    println!("{all}");
    all.enough().unwrap_or_else(|error| panic!("{error:#}"));
}

/// The tops are made of the rest.
fn in_table() -> Vec<&'static str> {
    let parts = units().iter().filter(|unit| !unit.top);
    parts.map(|unit| unit.name).collect()
}

#[test]
#[ignore = "hours of Verilator and Yosys: a part of `cargo xtask flows`"]
fn the_document_has_the_mutants_of_every_unit() {
    if !available(&[YOSYS, VERILATOR]) {
        return;
    }
    let units = in_table();
    let rows = blocks::Rows {
        file: "docs/flows.md",
        block: "mutants",
        heads: &["killed", "equivalent", "survived", "undecided"],
        units: &units,
    };
    let survivors = blocks::Explained {
        file: "docs/flows.md",
        block: "survivors",
        head: "survivor",
        units: &units,
    };
    let (count, seed) = OF_TABLE;
    for name in rows.chosen() {
        let unit = find(name).expect("the unit exists");
        let tally = told(check(unit, seed, count));
        println!("{name}: {tally}");
        let counts = [
            tally.killed as usize,
            tally.equivalent.len(),
            tally.survivors.len(),
            tally.undecided.len(),
        ];
        if rows.check(name, &counts.map(|count| count.to_string())) {
            survivors.check(
                name,
                &[tally.survivors.clone(), tally.undecided.clone()].concat(),
            );
        }
        tally
            .enough()
            .unwrap_or_else(|error| panic!("{name}: {error:#}"));
    }
}
