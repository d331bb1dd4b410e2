//! Every unit in a bench that moves nothing before the first request: registers have their values from their declarations. In
//! SystemVerilog such a value is no event, so what waits for one stays X (see `turnstile_export::netlist::functions`).

use anyhow::{ensure, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use turnstile_engine::rtl;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_testbenches::cosim::Stimulus;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver};
use turnstile_testbenches::simulators::stimulus;
use turnstile_testbenches::tap::Tap;
use turnstile_testbenches::told;
use turnstile_tools::{available, Tool, IVERILOG, VVP};

const SEED: u64 = 0x7e0;
const TOOLS: [Tool; 2] = [IVERILOG, VVP];
/// Units with the most logic: Icarus does a hundred cycles of them a second.
const LARGE: [&str; 6] = [
    "lds_unit",
    "request_crossbar",
    "response_crossbar",
    "transaction_core",
    "transaction_log",
    "log_walker",
];

/// Locks are taken in turns: a request is many more cycles than one of another top.
const SLOWEST: &str = "lds_lockbits";

fn is_slowest(unit: &UnitEntry) -> bool {
    unit.name == SLOWEST
}

fn is_large(unit: &UnitEntry) -> bool {
    (unit.top || LARGE.contains(&unit.name)) && !is_slowest(unit)
}

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

/// From all pins low on, the pins of a bench of the unit one after the other, a pin a cycle: a value that depends on a pin that has not moved
/// must be right.
fn pin_by_pin(unit: &UnitEntry, cycles: usize) -> Stimulus {
    let bench = stimulus(unit, SEED, cycles).expect("the unit runs");
    let mut random = SmallRng::seed_from_u64(SEED);
    let inputs = (unit.build)().inputs().len();
    let mut now = vec![0; inputs];
    let mut all = vec![now.clone(); 2];
    for words in bench.cycles() {
        let pin = random.random_range(0..inputs);
        now[pin] = words[pin];
        all.push(now.clone());
    }
    Stimulus::recorded(all)
}

/// All pins low, then a bench of the unit.
fn after_a_rest(unit: &UnitEntry, cycles: usize) -> Stimulus {
    let bench = stimulus(unit, SEED, cycles).expect("the unit runs");
    let rest = vec![vec![0; (unit.build)().inputs().len()]; 2];
    Stimulus::recorded([&rest, bench.cycles()].concat())
}

fn agree(choose: impl Fn(&UnitEntry) -> bool, cycles: usize) {
    if !available(&TOOLS) {
        return;
    }
    let chosen: Vec<&UnitEntry> = units().iter().filter(|unit| choose(unit)).collect();
    let differ = |unit: &&UnitEntry| {
        let benches = [pin_by_pin(unit, cycles), after_a_rest(unit, cycles)];
        let done = benches.iter().map(|bench| bench.icarus(unit));
        done.collect::<Result<Vec<_>>>().err()
    };
    let errors: Vec<String> = chosen
        .par_iter()
        .filter_map(differ)
        .map(|error| format!("{error:#}"))
        .collect();
    assert!(errors.is_empty(), "seed {SEED:#x}: {}", errors.join("\n"));
}

#[test]
fn parts_do_not_wait_for_an_event() {
    agree(|unit| !is_large(unit) && !is_slowest(unit), 300);
}

#[test]
fn tops_and_large_parts_do_not_wait_for_an_event() {
    agree(is_large, 40);
}

#[test]
fn lock_bits_do_not_wait_for_an_event() {
    agree(is_slowest, 10);
}

#[test]
#[ignore = "minutes of Icarus: a part of `cargo xtask campaign`"]
fn lock_bits_do_not_wait_for_an_event_for_long() {
    agree(is_slowest, 40);
}

/// Wavefront 1 reads what wavefront 0 has written and not committed, and loses. Of the pins that name a wavefront none moves before
/// wavefront 0 has written.
fn two_wavefronts(top: &UnitEntry) -> Result<Stimulus> {
    const GROUP: Layout = Layout {
        row_base: 0,
        rows: 2,
        state_base: 0,
        group: 0b11,
    };
    let built = (top.build)();
    let inputs = built.inputs().len();
    let (tap, recorded) = Tap::new(rtl((top.build)()));
    let mut driver = LdsDriver::new(tap, built.ports())?;
    for slot in 0..2 {
        driver.place(slot, GROUP)?;
    }
    let access = |wavefront, op| Access {
        wavefront,
        transactional: true,
        data: [7; LANES],
        ..Access::plain(op, 1, [0; LANES])
    };
    driver.begin(0, 1)?;
    let wrote = driver.access(&access(0, LdsOp::WriteB32))?;
    driver.begin(1, 1)?;
    let read = driver.access(&access(1, LdsOp::ReadB32))?;
    ensure!(wrote.aborted == 0 && read.aborted == 1, "{read:?}");
    let mut cycles = recorded.take();
    for words in &mut cycles {
        words.truncate(inputs);
    }
    let rest = vec![0; inputs];
    Ok(Stimulus::recorded([vec![rest; 2], cycles].concat()))
}

#[test]
fn the_second_of_two_wavefronts_loses() {
    if available(&TOOLS) {
        for top in units().iter().filter(|unit| unit.top) {
            if ["lds_baseline", "lds_lockbits"].contains(&top.name) {
                continue;
            }
            let bench = told(two_wavefronts(top));
            let done = bench.icarus(top);
            done.unwrap_or_else(|error| panic!("{}: {error:#}", top.name));
        }
    }
}

/// The same with the owner computed in a block, as it once was.
#[test]
fn a_block_that_waits_for_an_event_is_caught() {
    if !available(&TOOLS) {
        return;
    }
    let top = unit("lds_dcd");
    let verilog = export_unit(top).unwrap();
    let assigned = "assign first_item = first_item_of(";
    let (before, behind) = verilog.split_once(assigned).expect("the owner is assigned");
    let (arguments, behind) = behind.split_once(");").expect("an assignment has an end");
    let waits = format!(
        "{before}reg [7:0] owner;\n    always @(*) owner = first_item_of({arguments});\n    assign first_item = owner;{behind}"
    );
    let bench = told(two_wavefronts(top));
    let error = bench
        .icarus_on(top, &waits)
        .expect_err("the owner is unknown");
    assert!(format!("{error:#}").contains("iverilog has"), "{error:#}");
}
