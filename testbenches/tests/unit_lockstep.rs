//! The units of lock bits and early conflict resolution at full size: rust-hdl and the exported Verilog on the same pins
//! in every cycle, under the random traffic of each unit's check.

use turnstile_hdl::full_size::{BANKS, LANES, LOCKS, SHARED_ROWS, STACK_DEPTH};
use turnstile_sim::atomics::{Hash, Scheme};
use turnstile_sim::engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_synth::catalog::find;
use turnstile_synth::tools::{available, VERILATOR};
use turnstile_testbenches::models::lock_bits::LockAddress;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::{
    atomic_traffic, conflict_address_check, lock_bits_check, reference_count_check, scanner_check,
    stack_check,
};

const CYCLES: u64 = 200_000;

/// The unit in rust-hdl, and its Verilog beside it if Verilator is there.
fn pins(name: &str) -> PinDriver<Box<dyn Engine>> {
    let entry = find(name).expect("a unit of the catalog");
    let unit = (entry.build)();
    let (inputs, outputs) = (unit.inputs(), unit.outputs());
    let engine: Box<dyn Engine> = if available(&[VERILATOR]) {
        let verilog = VerilatorEngine::of(entry).unwrap_or_else(|error| panic!("{error:#}"));
        Box::new(Lockstep::new(
            name,
            outputs.clone(),
            ("rtl", rtl(unit)),
            ("verilator", verilog),
        ))
    } else {
        rtl(unit)
    };
    PinDriver::new(engine, &inputs, &outputs)
}

#[test]
fn lock_bit_unit() {
    let load = lock_bits_check::Load {
        seed: 49,
        cycles: CYCLES as u32,
        shape: lock_bits_check::Shape {
            banks: BANKS as u32,
            lanes: LANES as u32,
            rows: SHARED_ROWS as u32,
            locks: LOCKS,
            address: LockAddress::Low,
        },
    };
    let tally = lock_bits_check::run(pins("lock_bit_unit"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.acquired > 100_000 && tally.refused > 100_000);
}

#[test]
fn atomic_sequencer() {
    let load = atomic_traffic::Load {
        seed: 50,
        cycles: CYCLES,
        scheme: Scheme {
            banks: BANKS as u32,
            locks: LOCKS as u32,
            hash: Hash::Low,
        },
    };
    let tally = atomic_traffic::run_sequencer(pins("atomic_sequencer"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.cycles >= CYCLES && tally.instructions > 1_000);
    assert!(tally.external > 100 && tally.lost_to_others > 100);
}

#[test]
fn reference_count_table() {
    let load = reference_count_check::Load {
        seed: 51,
        cycles: CYCLES,
    };
    let tally = reference_count_check::run(pins("reference_count_table"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.cycles >= CYCLES && tally.removes > 10_000);
    assert!(tally.full > 100 && tally.saturated > 100 && tally.dropped > 100);
    assert!(tally.unmatched > 100 && tally.most > 2_500);
}

#[test]
fn conflict_address_table() {
    let load = conflict_address_check::Load {
        seed: 52,
        cycles: CYCLES,
    };
    let tally = conflict_address_check::run(pins("conflict_address_table"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.cycles >= CYCLES && tally.full > 100 && tally.same_cycle > 1_000);
    assert!(tally.found > 1_000 && tally.most > 2_500);
}

#[test]
fn early_abort_scanner() {
    let load = scanner_check::Load {
        seed: 53,
        cycles: CYCLES,
    };
    let tally = scanner_check::run(pins("early_abort_scanner"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.cycles >= CYCLES && tally.whole_entries > 100);
    assert!(tally.some_hit > 100 && tally.all_hit > 100);
}

#[test]
fn pause_and_go_stack() {
    let load = stack_check::Load {
        seed: 54,
        cycles: CYCLES,
        depth: STACK_DEPTH,
        lanes: 32,
    };
    let tally = stack_check::run(pins("pause_and_go_stack"), load)
        .unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally.cycles >= CYCLES && tally.pauses > 100 && tally.retries > 100);
    assert!(tally.long_pops > 100 && tally.pauses_dropped == 0 && tally.refused > 100);
}
