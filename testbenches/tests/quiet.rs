//! What the simulation skips, hardware does: every unit, under random pins and under its real traffic, changes in no edge that it
//! says can be skipped; a unit that says so falsely is caught.

use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rust_hdl_core::ast::Verilog;
use rust_hdl_core::probe::Probe;
use std::panic::{catch_unwind, AssertUnwindSafe};
use turnstile_engine::{rtl, Engine, RtlEngine};
use turnstile_hdl::catalog::{find, units, AnyUnit, UnitEntry};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::pin_index::{PinTable, Pins};
use turnstile_hdl::pins::{Pin, Ports, Unit};
use turnstile_hdl::prelude::*;
use turnstile_hdl::settle::check_skipped;
use turnstile_testbenches::after_clear::contracts;
use turnstile_testbenches::pin_driver::{Opened, PinDriver};
use turnstile_testbenches::random_pins;
use turnstile_testbenches::told;
use turnstile_testbenches::units::atomic_sequencer::{run_top, LOCK_SCHEME};
use turnstile_testbenches::{lds_traffic, units};

const SEED: u64 = 0x7173;
/// Of pins with what is likely for a unit.
const LIKELY: std::ops::Range<u64> = 0x51b..0x521;
/// Cycles of random pins.
const CYCLES: usize = 5_000;
/// Cycles of the traffic that a unit is made for.
const TRAFFIC_CYCLES: u64 = 4_000;
/// Those of units, some of which sweep for a third of them.
const UNIT_CYCLES: u64 = 12_000;

/// Not every code is an operation.
const LDS_OP_BITS: usize = 5;

/// Random pins in stretches: busy ones, sparse ones in which a pin is mostly 0, and ones that hold the pins as they are.
fn stretches(pins: &[Pin]) -> impl Iterator<Item = Vec<u32>> + '_ {
    let mut random = SmallRng::seed_from_u64(SEED);
    let mut words = vec![0; pins.len()];
    let (mut left, mut holds, mut zeros) = (0, false, 0);
    (0..CYCLES).map(move |_| {
        if left == 0 {
            left = random.random_range(1..24);
            holds = random.random_ratio(1, 4);
            zeros = [0, 24, 31][random.random_range(0..3)];
        }
        left -= 1;
        if !holds {
            for (word, pin) in words.iter_mut().zip(pins) {
                *word = match pin.name.as_str() {
                    "clear" => u32::from(random.random_ratio(1, 100)),
                    "req_op" | "op" if pin.width == LDS_OP_BITS => {
                        random.random_range(0..LDS_OPS.len() as u32)
                    }
                    _ if random.random_ratio(zeros, 32) => 0,
                    _ => random.random::<u32>() >> (32 - pin.width),
                };
            }
        }
        words.clone()
    })
}

/// Clocks a unit with random pins; returns after how many clocks it was idle.
fn run(entry: &UnitEntry, unit: Box<dyn Unit>) -> Result<usize> {
    let pins = unit.inputs();
    let mut outputs = vec![0; unit.outputs().len()];
    let mut engine = RtlEngine::boxed(unit);
    let mut idle = 0;
    for inputs in stretches(&pins) {
        engine
            .clock(&inputs, &mut outputs)
            .with_context(|| format!("{}, seed {SEED}", entry.name))?;
        idle += usize::from(engine.unit().idle());
    }
    Ok(idle)
}

/// The clocked units of the catalog.
fn clocked() -> impl Iterator<Item = (&'static UnitEntry, Box<dyn Unit>)> {
    units().iter().filter_map(|entry| match (entry.build)() {
        AnyUnit::Clocked(unit) => Some((entry, unit)),
        AnyUnit::Combinational(_) => None,
    })
}

#[test]
fn no_unit_changes_in_what_it_says_to_skip() {
    check_skipped();
    for (entry, unit) in clocked().filter(|(entry, _)| !entry.top) {
        let idle = told(run(entry, unit));
        // With what is likely for it, as simulators of the Verilog get it.
        for seed in LIKELY {
            let likely = random_pins::stimulus(entry, seed, CYCLES);
            told(likely.run(entry, |_, _| Ok(())));
        }
        println!("{}: idle after {idle} of {CYCLES} clocks", entry.name);
        assert_eq!(
            idle > CYCLES / 100,
            !contracts::of(entry.name).is_some_and(|contract| contract.restless),
            "{}",
            entry.name
        );
    }
}

fn pins<P: Pins>(name: &str) -> PinDriver<Box<dyn Engine>, P> {
    PinDriver::any((find(name).expect("a unit of the catalog").build)())
}

#[test]
fn no_top_changes_in_what_it_says_to_skip() {
    check_skipped();
    for entry in units().iter().filter(|entry| entry.top) {
        if entry.name == "lds_lockbits" {
            continue;
        }
        for (rows, wavefronts) in [(2, 4), (75, 2)] {
            let load = lds_traffic::Load {
                seed: SEED,
                cycles: TRAFFIC_CYCLES,
                rows,
                wavefronts,
                all_lose: rows == 2,
            };
            let tally = lds_traffic::run(pins(entry.name), load)
                .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name));
            println!("{}: {tally:?}", entry.name);
            assert!(tally.plain > 0);
        }
    }
    let load = units::Load {
        seed: SEED,
        cycles: TRAFFIC_CYCLES,
    };
    let tally = told(run_top(pins("lds_lockbits"), LOCK_SCHEME, load));
    assert!(tally.instructions > 0 && tally.plain > 0);
}

#[test]
fn no_unit_changes_under_its_traffic_in_what_it_says_to_skip() {
    check_skipped();
    for &name in units::UNITS {
        let unit = || (find(name).expect("a unit of the catalog").build)();
        let opened = Opened {
            engine: rtl(unit()),
            unit: unit(),
        };
        let played = units::play(name, opened, SEED, UNIT_CYCLES);
        let played = played.unwrap_or_else(|error| panic!("{name}: {error:#}"));
        println!("{name}: {played:?}");
    }
}

/// A unit that says that it is idle whatever it does.
struct AlwaysIdle(Box<dyn Unit>);

impl Logic for AlwaysIdle {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        self.0.hdl()
    }
}

impl Block for AlwaysIdle {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }
    fn update_all(&mut self) {
        self.0.update_all();
    }
    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

impl Ports for AlwaysIdle {
    fn pin_table(&self) -> Box<dyn PinTable> {
        self.0.pin_table()
    }
    fn type_name(&self) -> &'static str {
        self.0.type_name()
    }
    fn inputs(&self) -> Vec<Pin> {
        self.0.inputs()
    }
    fn outputs(&self) -> Vec<Pin> {
        self.0.outputs()
    }
    fn drive(&mut self, words: &[u32]) {
        self.0.drive(words);
    }
    fn sample(&self, words: &mut [u32]) {
        self.0.sample(words);
    }
    fn inputs_pending(&self) -> bool {
        self.0.inputs_pending()
    }
    fn take_outputs(&mut self) -> bool {
        self.0.take_outputs()
    }
}

impl Unit for AlwaysIdle {
    fn clock(&self) -> &Signal<In, Clock> {
        self.0.clock()
    }
    fn clock_mut(&mut self) -> &mut Signal<In, Clock> {
        self.0.clock_mut()
    }
    fn idle(&self) -> bool {
        true
    }
}

/// What is said of a part that changes in a unit that lies.
const IN_A_PART: &str = "where it, or a unit around it, says that nothing can change";

/// How the lie of a unit comes out.
fn caught(entry: &UnitEntry, unit: Box<dyn Unit>) -> String {
    let lie = AssertUnwindSafe(|| run(entry, Box::new(AlwaysIdle(unit))));
    match catch_unwind(lie) {
        Ok(ran) => format!("{:#}", ran.expect_err(entry.name)),
        Err(panic) => *panic.downcast::<String>().expect("a panic with words"),
    }
}

#[test]
fn every_unit_that_always_says_idle_is_caught() {
    check_skipped();
    for (entry, unit) in clocked().filter(|(entry, _)| !entry.top) {
        let message = caught(entry, unit);
        println!("{message}");
        let told = ["changes in a clock that it says to skip", IN_A_PART];
        assert!(told.iter().any(|words| message.contains(words)));
    }
}
