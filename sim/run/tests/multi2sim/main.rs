//! Loops of one or few instructions take the cycles that they take on Multi2Sim, where the pipeline decides and not a memory, and with the
//! first rules the cycles that they took first.

use serde::Deserialize;
use std::collections::BTreeMap;
use turnstile_machine::{Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved};
use turnstile_run::{Argument, Array, Element, Job, Launch, Value, FRONT_ENDS};

const KERNELS: &str = include_str!("kernels.toml");
const FRAME: &str = include_str!("frame.s");
const PIPELINE: &str = include_str!("pipeline.toml");
const OPTIONS: Options = Options::new(1_000_000);

/// Work-items and those of a work-group: one wavefront, a work-group of four, four of these.
const LAUNCHES: [(u32, u32); 3] = [(64, 64), (256, 256), (1024, 256)];

#[derive(Deserialize)]
struct Kernels {
    prologue: BTreeMap<String, Prologue>,
    kernel: Vec<Kernel>,
}

#[derive(Deserialize)]
struct Prologue {
    counter: String,
    code: String,
}

#[derive(Deserialize)]
struct Kernel {
    name: String,
    prologue: String,
    body: String,
    repeat: usize,
    multi2sim: [u64; 3],
    first_rules: [u64; 3],
}

impl Kernel {
    fn text(&self, prologue: &Prologue) -> String {
        let body = (0..self.repeat).map(|index| self.body.replace("{n}", &index.to_string()));
        FRAME
            .replace("PROLOGUE", prologue.code.trim())
            .replace("BODY", &body.collect::<Vec<_>>().join("\n"))
            .replace("COUNTER", &prologue.counter)
    }

    /// Its buffers, and what stands between them.
    fn arguments(&self) -> Vec<Value> {
        let words = |count| Array::zeros(Element::U32, count).into();
        let number = |value: u32| Value::Scalar(value.to_le_bytes().to_vec());
        match self.prologue.as_str() {
            "global" => vec![
                words(1 << 20),
                number(u32::MAX),
                number(0xf000),
                Value::Local(1024),
            ],
            _ => vec![words(1024), words(1024), Value::Local(16384)],
        }
    }
}

fn kernels() -> Kernels {
    toml::from_str(KERNELS).expect("a table of kernels")
}

/// Cycles of a kernel in one of its launches.
fn cycles(machine: &MachineConfig, kernels: &Kernels, kernel: &Kernel, launch: usize) -> u64 {
    let text = kernel.text(&kernels.prologue[&kernel.prologue]);
    let (global, local) = LAUNCHES[launch];
    let files = [kernel.name.as_str(), &text];
    let sizes: [&[u32]; 2] = [&[global], &[local]];
    let launch = Launch {
        name: &kernel.name,
        place: &|field| format!("{}: {field}", kernel.name),
        ..Launch::new(files, "loop", sizes, Argument::all(kernel.arguments()))
    };
    let job = Job::load(FRONT_ENDS[0], launch).unwrap_or_else(|error| panic!("{error}"));
    let top = LdsTop::open(Detector::None, EngineKind::Model, None).expect("a model");
    let outcome = job.simulate(machine, top, OPTIONS, &mut Unobserved);
    outcome.unwrap_or_else(|error| panic!("{error}")).cycles
}

/// Whether the pipeline alone decides: no access waits for another one of its wavefront's, or for another wavefront's.
fn of_the_pipeline(kernel: &Kernel, launch: usize) -> bool {
    let access = ["ds_", "buffer_"];
    let accesses = access.iter().any(|name| kernel.body.contains(name));
    match kernel.name.as_str() {
        "ds-read-1-word" | "load-lin-hit" => launch < 2,
        _ => !accesses,
    }
}

#[test]
fn loops_without_memory_take_the_cycles_of_multi2sim() {
    let machine = MachineConfig::parse(PIPELINE, "pipeline.toml").expect("a machine");
    let kernels = kernels();
    let mut compared = 0;
    for kernel in &kernels.kernel {
        for launch in (0..LAUNCHES.len()).filter(|&launch| of_the_pipeline(kernel, launch)) {
            let (ours, theirs) = (
                cycles(&machine, &kernels, kernel, launch),
                kernel.multi2sim[launch],
            );
            let off = ours.abs_diff(theirs) as f64 / theirs as f64;
            assert!(
                off <= 0.025,
                "{} {:?}: {ours}, on Multi2Sim {theirs}",
                kernel.name,
                LAUNCHES[launch]
            );
            compared += 1;
        }
    }
    assert_eq!(compared, 19);
}

#[test]
fn the_first_rules_give_the_first_cycles() {
    let machine = MachineConfig::default();
    let kernels = kernels();
    for kernel in &kernels.kernel {
        let ours = [0, 1, 2].map(|launch| cycles(&machine, &kernels, kernel, launch));
        assert_eq!(ours, kernel.first_rules, "{}", kernel.name);
    }
}
