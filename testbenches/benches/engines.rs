//! Clocks a second of each engine on the same top and the same pins. Verilator's code is compiled for speed, which takes minutes the first
//! time; `asserted` and `unasserted` are compiled as `turnstile simulate` does it, with assertions about the use of the top and without.
//!
//! `cargo bench -p turnstile-testbenches` for the tops below, or with names of units. The pins of an LDS
//! top are those of the hash table with 16 buckets in transactions (without: with atomics), recorded
//! once from the machine; clocks in which the LDS is idle are not among them. Other units get random pins.

use anyhow::{bail, Context, Result};
use rand::Rng;
use std::time::Instant;
use turnstile_engine::{rtl, Engine, ModelEngine, VerilatorEngine};
use turnstile_experiments::workloads::{find as benchmark, version, Settings};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::pin_index::Words;
use turnstile_machine::{Clocked, Detector, EngineKind, LdsTop, MachineConfig, Observer, Options};
use turnstile_run::FRONT_ENDS;
use turnstile_testbenches::cosim::{CommonPins, Inputs, Stimulus};

const UNITS: [&str; 4] = ["lds_baseline", "lds_bloom", "lds_dcd", "lds_smdcd"];
/// Vectors are repeated, or made more, until this much time has passed.
const SECONDS: f64 = 2.0;
/// Clocks that are recorded from the machine.
const RECORDED: usize = 4_000;

/// Keeps the input pins of every simulated clock.
struct Record(Vec<Vec<u32>>);

impl Observer for Record {
    fn clocked(&mut self, clocked: &Clocked) -> turnstile_tools::Result<()> {
        if self.0.len() < RECORDED {
            self.0.push(clocked.port.pins().inputs().to_vec());
        }
        Ok(())
    }
}

/// The pins of `detector`'s top under the hash table, with a reset first.
fn recorded(unit: &UnitEntry, detector: Detector) -> Result<Stimulus> {
    let workload = benchmark("hash-table")?;
    let settings = Settings::parse(workload, &["buckets=16"])?;
    let kernel = if detector == Detector::None {
        "fgl"
    } else {
        "tm"
    };
    let job = workload.job(FRONT_ENDS[0], version(workload, kernel)?, &settings)?;
    let top = LdsTop::open(detector, EngineKind::Rtl, None)?;
    let options = Options::new(u64::MAX);
    let mut reset = Words::inputs((unit.build)().ports());
    reset[top.pins.requests().clear] = 1;
    let mut record = Record(vec![reset.to_vec()]);
    let machine = MachineConfig::default();
    job.simulate(&machine, top, options, &mut record)?;
    Ok(Stimulus::recorded(record.0))
}

fn random(unit: &UnitEntry) -> Stimulus {
    Stimulus::random(
        unit,
        1,
        RECORDED,
        |pins: &mut Inputs<CommonPins>, random| {
            if let Some(clear) = pins.at.clear {
                pins.set(clear, 0);
            }
            if let Some(req_op) = pins.at.req_op {
                pins.set(req_op, random.random_range(0..LDS_OPS.len() as u32));
            }
        },
    )
}

fn stimulus(unit: &UnitEntry) -> Result<Stimulus> {
    let detector = Detector::ALL.iter().find(|one| one.unit() == unit.name);
    detector.map_or_else(|| Ok(random(unit)), |one| recorded(unit, *one))
}

/// Clocks a second of whole rounds.
fn of_engine(unit: &UnitEntry, stimulus: &Stimulus, mut engine: impl Engine) -> Result<f64> {
    let mut outputs = vec![0; (unit.build)().outputs().len()];
    let start = Instant::now();
    let mut clocks = 0;
    loop {
        for inputs in stimulus.cycles() {
            engine.clock(inputs, &mut outputs)?;
        }
        clocks += stimulus.cycles().len();
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed > SECONDS {
            return Ok(clocks as f64 / elapsed);
        }
    }
}

/// Clocks a second between a short and a long replay: compiling and starting are in both.
fn of_icarus(unit: &UnitEntry, stimulus: &Stimulus) -> Result<f64> {
    let recorded = stimulus.record(unit)?;
    let seconds = |clocks: usize| -> Result<f64> {
        let start = Instant::now();
        stimulus.replay(unit, &recorded[..clocks])?;
        Ok(start.elapsed().as_secs_f64())
    };
    let short = 2;
    let least = seconds(short)?;
    let mut clocks = 32;
    while clocks < recorded.len() {
        let longer = seconds(clocks)? - least;
        if longer > SECONDS {
            return Ok((clocks - short) as f64 / longer);
        }
        clocks *= 4;
    }
    let longer = seconds(recorded.len())? - least;
    if longer <= 0.0 {
        bail!("too fast to tell");
    }
    Ok((recorded.len() - short) as f64 / longer)
}

fn unasserted(unit: &UnitEntry) -> Result<VerilatorEngine> {
    VerilatorEngine::unasserted(unit.name, &export_unit(unit)?, &(unit.build)())
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
    println!(
        "{:<16} {:>12} {:>12} {:>12} {:>12} {:>12} {:>12} {:>15}",
        "clocks/s of",
        "rtl",
        "asserted",
        "unasserted",
        "verilator",
        "icarus",
        "model",
        "model/verilator"
    );
    for name in names {
        let unit = find(&name).with_context(|| format!("there is no unit {name}"))?;
        let stimulus = stimulus(unit)?;
        let engines = [
            of_engine(unit, &stimulus, rtl((unit.build)())),
            VerilatorEngine::of(unit).and_then(|engine| of_engine(unit, &stimulus, engine)),
            unasserted(unit).and_then(|engine| of_engine(unit, &stimulus, engine)),
            VerilatorEngine::for_speed(unit).and_then(|engine| of_engine(unit, &stimulus, engine)),
            of_icarus(unit, &stimulus),
            ModelEngine::of(unit).and_then(|engine| of_engine(unit, &stimulus, engine)),
        ];
        let ratio = match &engines {
            [.., Ok(verilator), _, Ok(model)] => format!("{:.1}", model / verilator),
            _ => "-".into(),
        };
        let cells = engines.iter().map(|speed| match speed {
            Ok(speed) => format!("{speed:>12.0}"),
            Err(_) => format!("{:>12}", "-"),
        });
        println!(
            "{name:<16} {} {ratio:>15}",
            cells.collect::<Vec<_>>().join(" ")
        );
        for error in engines.iter().filter_map(|speed| speed.as_ref().err()) {
            eprintln!("{name}: {error:#}");
        }
    }
    Ok(())
}
