//! Every unit on random pins: rust-hdl, Verilator and Icarus agree on every output in every cycle.

use rand::rngs::SmallRng;
use rand::Rng;
use std::cell::RefCell;
use std::rc::Rc;
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_sim::atomics::{Hash, Scheme};
use turnstile_sim::engine::{rtl, Engine};
use turnstile_synth::catalog::{find, units, UnitEntry};
use turnstile_synth::icarus::{replay, Recording};
use turnstile_synth::tools::{available, IVERILOG, VERILATOR, VVP};
use turnstile_testbenches::atomic_traffic;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::pin_driver::PinDriver;

const SEED: u64 = 0x7e57;

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn cosimulate(name: &str, cycles: usize, mut shape: impl FnMut(&mut Inputs, &mut SmallRng)) {
    let unit = unit(name);
    if available(&[VERILATOR]) {
        let stimulus = Stimulus::random(unit, SEED, cycles, &mut shape);
        stimulus.verilator(unit).unwrap();
    }
    if available(&[IVERILOG, VVP]) {
        let stimulus = Stimulus::random(unit, SEED + 1, cycles / 20, &mut shape);
        stimulus.icarus(unit).unwrap();
    }
}

/// An operation that exists; other codes mean nothing.
fn operation(random: &mut SmallRng) -> u32 {
    random.random_range(0..LDS_OPS.len() as u32)
}

#[test]
fn bank_ram() {
    cosimulate("bank_ram", 20_000, |pins, random| {
        // Few rows, so that reads meet writes.
        for row in ["read_row", "write_row"] {
            pins.set(row, random.random_range(0..8) * 73);
        }
    });
}

#[test]
fn row_marks() {
    cosimulate("row_marks", 20_000, |pins, random| {
        pins.seldom("clear", 500, random);
        pins.seldom("flush_valid", 100, random);
    });
}

#[test]
fn row_state() {
    cosimulate("row_state", 20_000, |_, _| ());
}

#[test]
fn signature_file() {
    cosimulate("signature_file", 20_000, |pins, random| {
        pins.seldom("clear", 500, random);
        pins.seldom("flush_valid", 50, random);
        pins.seldom("walk_clear", 20, random);
    });
}

#[test]
fn lds_alu() {
    cosimulate("lds_alu", 100_000, |pins, random| {
        pins.set("op", operation(random));
        // Equal operands and those at the ends of the range are where comparisons go wrong.
        for operand in ["memory", "data"] {
            if random.random_ratio(1, 3) {
                let edges = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
                pins.set(operand, edges[random.random_range(0..edges.len())]);
            }
        }
    });
}

/// Rows few enough to meet again, stalls and shadow accesses now and then.
fn bank_traffic(pins: &mut Inputs, random: &mut SmallRng) {
    pins.set("req_op", operation(random));
    for row in ["req_row", "shadow_read_row", "shadow_write_row"] {
        pins.set(row, random.random_range(0..8) * 73);
    }
    pins.seldom("clear", 1000, random);
    pins.seldom("shadow_read_enable", 4, random);
    if random.random_ratio(3, 4) {
        pins.set("shadow_write_mask", 0);
    }
}

#[test]
fn lds_bank() {
    cosimulate("lds_bank", 50_000, bank_traffic);
}

/// Whatever is not shaped by hand above: every pin random, operations that exist, seldom cleared.
#[test]
fn every_other_unit() {
    const SHAPED: [&str; 6] = [
        "bank_ram",
        "row_marks",
        "row_state",
        "signature_file",
        "lds_alu",
        "lds_bank",
    ];
    if !available(&[VERILATOR]) {
        return;
    }
    let rest = units()
        .iter()
        .filter(|unit| !SHAPED.contains(&unit.name) && !unit.is_top());
    let mut differences = vec![];
    for unit in rest {
        let stimulus = Stimulus::random(unit, SEED, 20_000, |pins, random| {
            if pins.has("clear") {
                pins.seldom("clear", 500, random);
            }
            if pins.has("req_op") {
                pins.set("req_op", operation(random));
            }
        });
        differences.extend(stimulus.verilator(unit).err());
    }
    let told: Vec<String> = differences.iter().map(|e| format!("{e:#}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// An engine that keeps what went over the pins.
struct Tap<E> {
    engine: E,
    cycles: Rc<RefCell<Vec<Vec<u32>>>>,
}

impl<E: Engine> Engine for Tap<E> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> anyhow::Result<()> {
        self.engine.clock(inputs, outputs)?;
        self.cycles.borrow_mut().push([inputs, outputs].concat());
        Ok(())
    }
}

/// The traffic of a top.
fn traffic<E: Engine>(unit: &UnitEntry, pins: PinDriver<E>) -> anyhow::Result<()> {
    if unit.name == "lds_lockbits" {
        let load = atomic_traffic::Load {
            seed: SEED,
            cycles: 300,
            scheme: Scheme {
                banks: 32,
                locks: 1024,
                hash: Hash::Low,
            },
        };
        return atomic_traffic::run_top(pins, load).map(drop);
    }
    let load = lds_traffic::Load {
        seed: SEED,
        cycles: 1_500,
        rows: 2,
        wavefronts: 4,
    };
    lds_traffic::run(pins, load).map(drop)
}

/// Icarus wakes every block at every change, where Verilator sorts them: it sees what would never settle.
#[test]
fn tops_under_icarus() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    for unit in units().iter().filter(|unit| unit.is_top()) {
        let built = (unit.build)();
        let (inputs, outputs) = (built.inputs(), built.outputs());
        let cycles = Rc::default();
        let tap = Tap {
            engine: rtl(built),
            cycles: Rc::clone(&cycles),
        };
        traffic(unit, PinDriver::new(tap, &inputs, &outputs)).unwrap();
        let recording = Recording {
            inputs: &inputs,
            outputs: &outputs,
            is_clocked: true,
            cycles: &cycles.borrow(),
        };
        replay(unit.name, &unit.export().unwrap(), &recording)
            .unwrap_or_else(|error| panic!("seed {SEED}: {error}"));
    }
}

#[test]
fn a_fault_in_the_verilog_is_caught() {
    if !available(&[VERILATOR]) {
        return;
    }
    let faults = [
        ("lds_bank", "req_valid & req_ready", "req_valid"),
        (
            "lds_bank",
            "words[write_row][15:8] <= write_data[15:8]",
            "words[write_row][15:8] <= write_data[7:0]",
        ),
        ("lds_alu", "memory_biased < data_biased", "memory < data"),
        (
            "lds_alu",
            "(memory & ~data) | data2",
            "(memory & data) | data2",
        ),
    ];
    for (name, right, wrong) in faults {
        let unit = unit(name);
        let verilog = unit.export().unwrap();
        assert!(verilog.contains(right), "{name} has no `{right}`");
        let stimulus = Stimulus::random(unit, SEED, 20_000, |pins, random| match name {
            "lds_bank" => bank_traffic(pins, random),
            _ => pins.set("op", operation(random)),
        });
        let error = stimulus
            .verilator_on(unit, &verilog.replacen(right, wrong, 1))
            .expect_err(right);
        let message = format!("{error:#}");
        assert!(
            message.starts_with(&format!("seed {SEED}: cycle ")) && message.contains(name),
            "{message}"
        );
        println!("`{wrong}`: {message}");
    }
}
