//! Each model against the RTL that it models: on any pins, and under the traffic of transactions that overlap.

use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_sim::engine::{rtl, Engine, Lockstep, ModelEngine};
use turnstile_testbenches::any_pins::{self, Tally};
use turnstile_testbenches::atomic_traffic;
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::unit_bench::LOCK_SCHEME;

const SEED: u64 = 6;
const ANY_CLOCKS: u64 = 12_000;
/// Of overlapping traffic, on few rows.
const TRAFFIC_CLOCKS: u64 = 10_000;
/// The same where a work-group that is serialised comes late.
const LONG_TRAFFIC_CLOCKS: u64 = 30_000;

/// The unit in rust-hdl and its model.
fn both(unit: &UnitEntry) -> (Box<dyn Engine>, ModelEngine) {
    let model = ModelEngine::of(unit).expect("a model");
    (rtl((unit.build)()), model)
}

fn any(name: &str) -> Tally {
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let tally = any_pins::run(
        built.ports(),
        ("rtl", rtl),
        ("model", model),
        SEED,
        ANY_CLOCKS,
    );
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    assert!(tally.responses > ANY_CLOCKS / 100);
    tally
}

fn traffic(name: &str, cycles: u64) -> lds_traffic::Tally {
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let engine = Lockstep::new(name, built.outputs(), ("rtl", rtl), ("model", model));
    let load = lds_traffic::Load {
        seed: SEED,
        cycles,
        rows: 2,
        wavefronts: 4,
    };
    let tally = lds_traffic::run(PinDriver::new(engine, built.ports()), load);
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    tally
}

fn transactional(name: &str, cycles: u64) {
    let tally = any(name);
    assert!(tally.lost > 100 && tally.wavefront_serial > 0, "{tally:?}");
    assert!(tally.overhead > ANY_CLOCKS / 100, "{tally:?}");
    let tally = traffic(name, cycles);
    assert!(tally.group_serial > 0 && tally.killed > 0, "{tally:?}");
}

#[test]
fn baseline() {
    any("lds_baseline");
    assert!(traffic("lds_baseline", TRAFFIC_CLOCKS).plain > 0);
}

#[test]
fn bloom() {
    transactional("lds_bloom", TRAFFIC_CLOCKS);
}

#[test]
fn dcd() {
    transactional("lds_dcd", LONG_TRAFFIC_CLOCKS);
}

#[test]
fn smdcd() {
    transactional("lds_smdcd", TRAFFIC_CLOCKS);
}

#[test]
fn smdcd_published() {
    transactional("lds_smdcd_published", LONG_TRAFFIC_CLOCKS);
}

/// Atomic instructions of four warps and plain accesses between them, besides any pins.
#[test]
fn lockbits() {
    let name = "lds_lockbits";
    assert!(any(name).won > 100);
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let engine = Lockstep::new(name, built.outputs(), ("rtl", rtl), ("model", model));
    let load = atomic_traffic::Load {
        seed: SEED,
        cycles: TRAFFIC_CLOCKS,
        scheme: LOCK_SCHEME,
    };
    let tally = atomic_traffic::run_top(PinDriver::new(engine, built.ports()), load);
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    assert!(tally.lost_to_others > 0 && tally.plain > 0, "{tally:?}");
}
