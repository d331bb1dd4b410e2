//! Clocks a second of each engine on the same unit and the same random pins.
//!
//! `cargo bench -p turnstile-testbenches` for every unit below, or with names of units.

use anyhow::{Context, Result};
use rand::Rng;
use std::time::Instant;
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_sim::engine::{rtl, Engine, VerilatorEngine};
use turnstile_synth::catalog::{find, UnitEntry};
use turnstile_testbenches::cosim::Stimulus;

const UNITS: [&str; 3] = ["lds_bank", "lds_baseline", "lds_bloom"];
/// A round of vectors is repeated until this much time has passed.
const SECONDS: f64 = 2.0;

fn stimulus(unit: &UnitEntry, cycles: usize) -> Stimulus {
    Stimulus::random(unit, 1, cycles, |pins, random| {
        pins.set("clear", 0);
        pins.set("req_op", random.random_range(0..LDS_OPS.len() as u32));
    })
}

/// Clocks a second, of at least one round.
fn speed(cycles: usize, mut round: impl FnMut() -> Result<()>) -> Result<f64> {
    let start = Instant::now();
    let mut clocks = 0;
    loop {
        round()?;
        clocks += cycles;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed > SECONDS {
            return Ok(clocks as f64 / elapsed);
        }
    }
}

fn of_engine(unit: &UnitEntry, mut engine: impl Engine) -> Result<f64> {
    let vectors = stimulus(unit, 200);
    let mut outputs = vec![0; (unit.build)().outputs().len()];
    speed(vectors.cycles().len(), || {
        let mut cycles = vectors.cycles().iter();
        cycles.try_for_each(|inputs| engine.clock(inputs, &mut outputs))
    })
}

/// Includes starting Icarus, so the round grows until that does not matter.
fn of_icarus(unit: &UnitEntry) -> Result<f64> {
    let mut cycles = 10;
    loop {
        let vectors = stimulus(unit, cycles);
        let recorded = vectors.record(unit)?;
        let start = Instant::now();
        vectors.replay(unit, &recorded)?;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed > SECONDS {
            return Ok(cycles as f64 / elapsed);
        }
        cycles *= 4;
    }
}

fn main() -> Result<()> {
    let named: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let names = match named.is_empty() {
        true => UNITS.map(String::from).to_vec(),
        false => named,
    };
    println!("{:<22} {:<10} {:>12}", "unit", "engine", "clocks/s");
    for name in names {
        let unit = find(&name).with_context(|| format!("there is no unit {name}"))?;
        let print = |engine, speed: Result<f64>| match speed {
            Ok(speed) => println!("{name:<22} {engine:<10} {speed:>12.0}"),
            Err(error) => println!("{name:<22} {engine:<10} {error:#}"),
        };
        print("rtl", of_engine(unit, rtl((unit.build)())));
        print(
            "verilator",
            VerilatorEngine::of(unit).and_then(|engine| of_engine(unit, engine)),
        );
        print("icarus", of_icarus(unit));
    }
    Ok(())
}
