//! Benches notice mutations of netlists: a few of units that are built in seconds; `cargo xtask campaign` draws many of every unit.

use turnstile_hdl::catalog::find;
use turnstile_testbenches::netlist_mutants::{check, Tally};
use turnstile_tools::{available, VERILATOR, YOSYS};

const SEED: u64 = 5;
/// Mutants of each unit.
const COUNT: u32 = 3;

const UNITS: [&str; 8] = [
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
        let tally = check(unit, SEED, COUNT).unwrap_or_else(|error| panic!("{error:#}"));
        println!("{name}: {tally}");
        all += tally;
    }
    println!("{all}");
    all.enough().unwrap_or_else(|error| panic!("{error:#}"));
}
