//! The units of early conflict resolution at full size, in lockstep with their Verilog.

use turnstile_hdl::full_size::STACK_DEPTH;
use turnstile_sim::engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_synth::catalog::find;
use turnstile_synth::tools::{available, VERILATOR};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::{
    conflict_address_check, reference_count_check, scanner_check, stack_check,
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
