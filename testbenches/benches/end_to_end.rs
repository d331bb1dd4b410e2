//! What a whole run takes, and how much of it the engine: the 24 cases of the Bloom paper on one detector.
//!
//! `cargo bench -p turnstile-testbenches --bench end_to_end`, or with the name of a detector. Kernels, inputs, the machine, replay and counts
//! are in the time; compiling models of Verilator is not. `verilator` is the engine as `simulate` has it, with assertions on the
//! ports; `for speed` is the same Verilog without them, C++ compiled with -O3.

use anyhow::{bail, Context, Result};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};
use turnstile_engine::{Engine, ModelEngine, VerilatorEngine};
use turnstile_experiments::engine::grid::Case;
use turnstile_experiments::papers::localtm_bloom;
use turnstile_experiments::workloads::{self, version, Settings};
use turnstile_hdl::catalog::{self, UnitEntry};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;
use turnstile_machine::{Detector, Device, LdsTop, MachineConfig, Options, UnitPins, Unobserved};
use turnstile_run::FRONT_ENDS;

/// An engine whose time is taken.
struct Timed {
    engine: Box<dyn Engine>,
    /// In nanoseconds.
    spent: Arc<AtomicU64>,
}

impl Engine for Timed {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        let start = Instant::now();
        let result = self.engine.clock(inputs, outputs);
        let nanoseconds = start.elapsed().as_nanos() as u64;
        self.spent.fetch_add(nanoseconds, Ordering::Relaxed);
        result
    }
}

#[derive(Default)]
struct Spent {
    all: Duration,
    engine: Duration,
    clocks: u64,
}

type Open = fn(&UnitEntry) -> Result<Box<dyn Engine>>;

const ENGINES: [(&str, Open); 3] = [
    ("model", |unit| Ok(Box::new(ModelEngine::of(unit)?))),
    ("verilator", |unit| Ok(Box::new(VerilatorEngine::of(unit)?))),
    ("for speed", |unit| {
        Ok(Box::new(VerilatorEngine::for_speed(unit)?))
    }),
];

/// Adds a run of a case to what has been spent.
fn run(case: &Case, unit: &UnitEntry, open: Open, spent: &mut Spent) -> Result<()> {
    let in_engine = Arc::new(AtomicU64::new(0));
    let engine = Timed {
        engine: open(unit)?,
        spent: in_engine.clone(),
    };
    let start = Instant::now();
    let workload = workloads::find(&case.workload)?;
    let settings = Settings::parse(workload, &case.settings)?;
    let job = workload.job(FRONT_ENDS[0], version(workload, "tm")?, &settings)?;
    let ports = (unit.build)();
    let top = LdsTop {
        pins: LdsPins::of(ports.ports()).context("no pins of an LDS")?,
        top: UnitPins::new("the LDS", Box::new(engine), ports.inputs(), ports.outputs()),
        index_group: 1,
    };
    let options = Options::new(u64::MAX);
    let machine = MachineConfig::default();
    let device = Device::new(&machine, top, options)?;
    let (_, outcome) = job.run(device, &job.name, &job.arguments, &mut Unobserved)?;
    if let Some(violation) = outcome.violation {
        bail!("{}: {violation}", case.label);
    }
    spent.all += start.elapsed();
    spent.engine += Duration::from_nanos(in_engine.load(Ordering::Relaxed));
    spent.clocks += outcome.engine_clocks;
    Ok(())
}

fn main() -> Result<()> {
    let named = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    let name = named.as_deref().unwrap_or("bloom");
    let detector = Detector::ALL.iter().find(|one| one.name() == name);
    let detector = detector.with_context(|| format!("there is no detector {name}"))?;
    let unit = catalog::find(detector.unit()).context("no such top")?;
    let grid = localtm_bloom::PAPER.grid()?;
    let cases: Vec<&Case> = grid
        .cases
        .iter()
        .filter(|case| case.experiment.is_none())
        .collect();
    println!(
        "{:<12} {:>5} {:>10} {:>10} {:>12} {:>10}",
        name, "runs", "seconds", "in engine", "LDS clocks", "x model"
    );
    let mut fastest: Option<f64> = None;
    for (name, open) in ENGINES {
        // Compiles what has to be compiled.
        drop(open(unit)?);
        let mut spent = Spent::default();
        for case in &cases {
            run(case, unit, open, &mut spent)?;
        }
        let seconds = spent.all.as_secs_f64();
        let model = *fastest.get_or_insert(seconds);
        println!(
            "{name:<12} {:>5} {seconds:>10.2} {:>10.2} {:>12} {:>10.1}",
            cases.len(),
            spent.engine.as_secs_f64(),
            spent.clocks,
            seconds / model,
        );
    }
    Ok(())
}
