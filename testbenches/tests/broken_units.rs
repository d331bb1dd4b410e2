//! The bench of each unit notices what is broken in it: a few faults of each unit, drawn by a seed; `cargo xtask campaign` tries all.

use std::collections::BTreeSet;
use turnstile_testbenches::mutants::{drawn, sound, FAULTS};
use turnstile_testbenches::unit_bench;
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
    sound(name, SEED).unwrap_or_else(|error| panic!("{error:#}"));
    for fault in drawn(name, SEED, PERIOD) {
        println!("seed {SEED}, {name}: {}", fault.what);
        let message = fault.noticed(SEED);
        println!("{}", message.unwrap_or_else(|error| panic!("{error:#}")));
    }
}

#[test]
fn every_fault_is_drawn_by_some_seed() {
    for unit in unit_bench::UNITS {
        let count = FAULTS.iter().filter(|fault| fault.unit == unit).count();
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

#[test]
fn lds_unit() {
    break_unit("lds_unit");
}

#[test]
fn bloom_bank() {
    break_unit("bloom_bank");
}

#[test]
fn dcd_bank() {
    break_unit("dcd_bank");
}

#[test]
fn smdcd_bank() {
    break_unit("smdcd_bank");
}

#[test]
fn tx_sequencer() {
    break_unit("tx_sequencer");
}

#[test]
fn lock_bit_unit() {
    break_unit("lock_bit_unit");
}

#[test]
fn atomic_sequencer() {
    break_unit("atomic_sequencer");
}

#[test]
fn scalar_checkpoint() {
    break_unit("scalar_checkpoint");
}

#[test]
fn shadow_register_file() {
    break_unit("shadow_register_file");
}

#[test]
fn reference_count_table() {
    break_unit("reference_count_table");
}

#[test]
fn conflict_address_table() {
    break_unit("conflict_address_table");
}

#[test]
fn intra_warp_resolver() {
    break_unit("intra_warp_resolver");
}

#[test]
fn write_time_table() {
    break_unit("write_time_table");
}

#[test]
fn temporal_filter() {
    break_unit("temporal_filter");
}

#[test]
fn last_writer_table() {
    break_unit("last_writer_table");
}

#[test]
fn commit_unit() {
    break_unit("commit_unit");
}

#[test]
fn update_queue() {
    break_unit("update_queue");
}

#[test]
fn commit_partition() {
    break_unit("commit_partition");
}

#[test]
fn transaction_log() {
    break_unit("transaction_log");
}

#[test]
fn log_walker() {
    break_unit("log_walker");
}

#[test]
fn transaction_core() {
    break_unit("transaction_core");
}

#[test]
fn early_abort_scanner() {
    break_unit("early_abort_scanner");
}

#[test]
fn pause_and_go_stack() {
    break_unit("pause_and_go_stack");
}

#[test]
fn atomic_unit() {
    break_unit("atomic_unit");
}

/// The patterns still match, also where no Verilator is installed, and every unit with a bench has a fault.
#[test]
fn every_fault_names_one_place() {
    for fault in FAULTS {
        fault.broken().unwrap_or_else(|error| panic!("{error:#}"));
    }
    for unit in unit_bench::UNITS {
        assert!(FAULTS.iter().any(|fault| fault.unit == unit), "{unit}");
    }
}
