//! The units with a bench at full size in lockstep with their Verilog: a slice; `cargo xtask campaign` runs them at length.

use turnstile_testbenches::lockstep;
use turnstile_tools::{available, VERILATOR};

/// Most in a unit takes shorter, and in longer runs rare things are asked for too.
const CYCLES: u64 = 20_000;

/// The unit in rust-hdl, and its Verilog beside it if Verilator is there.
fn check(unit: &str) {
    let done = match available(&[VERILATOR]) {
        true => lockstep::unit(unit, 49, CYCLES),
        false => lockstep::unit_in_rtl(unit, 49, CYCLES),
    };
    println!(
        "{unit}: {:?}",
        done.unwrap_or_else(|error| panic!("{error:#}"))
    );
}

#[test]
fn lds_unit() {
    check("lds_unit");
}

#[test]
fn lock_bit_unit() {
    check("lock_bit_unit");
}

#[test]
fn atomic_sequencer() {
    check("atomic_sequencer");
}

#[test]
fn reference_count_table() {
    check("reference_count_table");
}

#[test]
fn conflict_address_table() {
    check("conflict_address_table");
}

#[test]
fn early_abort_scanner() {
    check("early_abort_scanner");
}

#[test]
fn intra_warp_resolver() {
    check("intra_warp_resolver");
}

#[test]
fn write_time_table() {
    check("write_time_table");
}

#[test]
fn temporal_filter() {
    check("temporal_filter");
}

#[test]
fn last_writer_table() {
    check("last_writer_table");
}

#[test]
fn commit_unit() {
    check("commit_unit");
}

#[test]
fn update_queue() {
    check("update_queue");
}

#[test]
fn commit_partition() {
    check("commit_partition");
}

#[test]
fn transaction_log() {
    check("transaction_log");
}

#[test]
fn log_walker() {
    check("log_walker");
}

#[test]
fn transaction_core() {
    check("transaction_core");
}

#[test]
fn pause_and_go_stack() {
    check("pause_and_go_stack");
}

#[test]
fn atomic_unit() {
    check("atomic_unit");
}
