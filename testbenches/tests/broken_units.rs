//! The bench of each unit notices what is broken in it: a few faults of each unit, drawn by a seed; `cargo xtask campaign` tries all.

use std::collections::BTreeSet;
use turnstile_testbenches::mutants::{drawn, faults, sound};
use turnstile_testbenches::told;
use turnstile_testbenches::{for_each_unit, units};
use turnstile_tools::{available, VERILATOR};

/// Of the benches, and of what is drawn.
const SEED: u64 = 31;
/// One fault in so many is tried.
const PERIOD: usize = 12;

/// The bench of `name` passes on its Verilog and fails on broken ones.
fn break_unit(name: &str) {
    if !available(&[VERILATOR]) {
        return;
    }
    told(sound(name, SEED));
    for fault in drawn(name, SEED, PERIOD) {
        println!("seed {SEED}, {name}: {}", fault.what);
        let message = fault.noticed(SEED);
        println!("{}", told(message));
    }
}

#[test]
fn every_fault_is_drawn_by_some_seed() {
    for &unit in units::UNITS {
        let count = faults().filter(|fault| fault.unit == unit).count();
        let draw = |seed| {
            let faults = drawn(unit, seed, PERIOD).into_iter();
            faults.map(|fault| fault.what).collect::<BTreeSet<_>>()
        };
        assert_eq!(draw(SEED), draw(SEED));
        assert_eq!(draw(SEED).len(), count.div_ceil(PERIOD));
        let all: BTreeSet<_> = (0..200).flat_map(draw).collect();
        assert_eq!(all.len(), count, "{unit}");
    }
}

macro_rules! tests {
    ($($unit:ident: $play:path,)*) => {
        $(#[test]
        fn $unit() {
            break_unit(stringify!($unit));
        })*
    };
}
for_each_unit!(tests);

/// The patterns still match, also where no Verilator is installed, and every unit with a bench has a fault.
#[test]
fn every_fault_names_one_place() {
    for fault in faults() {
        fault.broken().unwrap_or_else(|error| panic!("{error:#}"));
    }
    for &unit in units::UNITS {
        assert!(faults().any(|fault| fault.unit == unit), "{unit}");
    }
}
