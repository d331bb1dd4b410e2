//! The assertions bound to the Verilog of the unit: nothing that is allowed makes one fire, and each kind of misuse makes its own.

use anyhow::Result;
use turnstile_engine::VerilatorEngine;
use turnstile_hdl::atomic_op::AtomicOp;
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::catalog::find;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::atomic_unit::{run, Setup, Shape};
use turnstile_testbenches::units::Load;
use turnstile_tools::{available, VERILATOR};

type Driver = PinDriver<VerilatorEngine, AtomicUnitPins>;

fn driver() -> Driver {
    let unit = find("atomic_unit").expect("a unit of the catalog");
    let verilog = told(VerilatorEngine::of(unit));
    PinDriver::new(verilog, (unit.build)().ports())
}

#[test]
fn no_assertion_fires_on_what_is_allowed() {
    if !available(&[VERILATOR]) {
        return;
    }
    let load = Load {
        seed: 11,
        cycles: 50_000,
    };
    let setup = Setup {
        shape: Shape::FULL,
        strays: false,
        combines: false,
    };
    let tally = told(run(driver(), setup, load));
    println!("{tally:?}");
    assert!(tally.landed > 0 && tally.ordered > 0 && tally.clears > 0 && tally.wide > 0);
}

/// A store that is handed over in the second cycle.
fn store(driver: &mut Driver) -> Result<()> {
    let at = driver.at;
    driver.set(at.mem_ready, 1);
    driver.pulse(at.req_valid);
    driver.set(at.req_op, AtomicOp::Store as u32);
    driver.clock()?;
    driver.clock()
}

fn acknowledged_twice(driver: &mut Driver) -> Result<()> {
    store(driver)?;
    driver.set(driver.at.write_ack, 1);
    driver.clock()?;
    driver.clock()
}

/// It would be lost, and the entry would stay for ever.
fn acknowledged_when_handed_over(driver: &mut Driver) -> Result<()> {
    driver.pulse(driver.at.req_valid);
    driver.set(driver.at.req_op, AtomicOp::Store as u32);
    driver.clock()?;
    drive!(driver, mem_ready: 1, write_ack: 1);
    driver.clock()
}

fn acknowledged_though_ordered(driver: &mut Driver) -> Result<()> {
    driver.set(driver.at.mem_ordered, 1);
    store(driver)?;
    driver.set(driver.at.write_ack, 1);
    driver.clock()
}

fn answered_and_not_acknowledged(driver: &mut Driver) -> Result<()> {
    store(driver)?;
    driver.set(driver.at.memrsp_valid, 1);
    driver.clock()
}

fn two_words_at_an_odd_one(driver: &mut Driver) -> Result<()> {
    drive!(driver, req_valid: 1, req_wide: 1, req_address: 5);
    driver.clock()
}

fn held_from_now_on(driver: &mut Driver) -> Result<()> {
    store(driver)?;
    driver.set(driver.at.cfg_hold, 1);
    driver.clock()
}

#[test]
fn every_assertion_fires() {
    const LANDS: &str = "an acknowledge of an entry without a write or packet that is to land";
    type Case = (&'static str, fn(&mut Driver) -> Result<()>);
    #[rustfmt::skip]
    let cases: [Case; 6] = [
        (LANDS, acknowledged_twice),
        (LANDS, acknowledged_when_handed_over),
        (LANDS, acknowledged_though_ordered),
        ("an answer for an entry without an access that is to be answered", answered_and_not_acknowledged),
        ("an atomic of 64 bits at an odd word", two_words_at_an_odd_one),
        ("cfg_hold changed while the unit was not empty", held_from_now_on),
    ];
    if !available(&[VERILATOR]) {
        return;
    }
    for (number, (told, misuse)) in cases.into_iter().enumerate() {
        let error = misuse(&mut driver()).expect_err(told).to_string();
        let wanted = format!("atomic_unit is misused: {told}");
        assert_eq!(error, wanted, "case {number}");
    }
}
