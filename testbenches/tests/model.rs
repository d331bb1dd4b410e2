//! Each model against the RTL that it models: on any pins, and under the traffic of transactions that overlap.

use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_sim::engine::{rtl, Engine, Lockstep, ModelEngine};
use turnstile_testbenches::any_pins::{self, Tally};
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::pin_driver::PinDriver;

const SEED: u64 = 3;
const ANY_CLOCKS: u64 = 12_000;
const TRAFFIC_CLOCKS: u64 = 12_000;

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

fn traffic(name: &str) -> lds_traffic::Tally {
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let engine = Lockstep::new(name, built.outputs(), ("rtl", rtl), ("model", model));
    let load = lds_traffic::Load {
        seed: SEED,
        cycles: TRAFFIC_CLOCKS,
        rows: 2,
        wavefronts: 4,
    };
    let tally = lds_traffic::run(PinDriver::new(engine, built.ports()), load);
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    tally
}

fn transactional(name: &str) {
    let tally = any(name);
    assert!(tally.lost > 100 && tally.wavefront_serial > 0, "{tally:?}");
    assert!(tally.overhead > ANY_CLOCKS / 100, "{tally:?}");
    let tally = traffic(name);
    assert!(tally.group_serial > 0 && tally.killed > 0, "{tally:?}");
}

#[test]
fn baseline() {
    any("lds_baseline");
    assert!(traffic("lds_baseline").plain > 0);
}

#[test]
fn bloom() {
    transactional("lds_bloom");
}

#[test]
fn dcd() {
    transactional("lds_dcd");
}

#[test]
fn smdcd() {
    transactional("lds_smdcd");
}

#[test]
fn smdcd_published() {
    transactional("lds_smdcd_published");
}
