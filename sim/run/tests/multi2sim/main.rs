//! Loops of one or few instructions take the cycles that they take on Multi2Sim, but for local memory, and with the first rules the cycles
//! that they took first.

use serde::Deserialize;
use std::collections::BTreeMap;
use turnstile_machine::{Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved};
use turnstile_run::{Argument, Array, Element, Job, Launch, Value, FRONT_ENDS};

const KERNELS: &str = include_str!("kernels.toml");
const FRAME: &str = include_str!("frame.s");
const MACHINE: &str = include_str!("machine.toml");
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

    /// What it was launched with: its buffers, and what a loop on buffers does not read.
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
fn cycles(
    machine: &MachineConfig,
    kernels: &Kernels,
    kernel: &Kernel,
    (global, local): (u32, u32),
) -> u64 {
    let text = kernel.text(&kernels.prologue[&kernel.prologue]);
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

/// Part of Multi2Sim's cycles by which ours differ.
fn off(ours: u64, theirs: u64) -> f64 {
    ours.abs_diff(theirs) as f64 / theirs as f64
}

/// Its LDS is another one: blocks of 64 bytes and two ports in place of the banks of the papers.
#[test]
fn loops_without_local_memory_take_the_cycles_of_multi2sim() {
    let machine = MachineConfig::parse(MACHINE, "machine.toml").expect("a machine");
    let kernels = kernels();
    let compared = kernels
        .kernel
        .iter()
        .filter(|kernel| !kernel.body.contains("ds_"));
    let mut all = vec![];
    for kernel in compared {
        for (launch, theirs) in LAUNCHES.into_iter().zip(kernel.multi2sim) {
            let ours = cycles(&machine, &kernels, kernel, launch);
            let off = off(ours, theirs);
            assert!(
                off <= 0.05,
                "{} {launch:?}: {ours}, on Multi2Sim {theirs}",
                kernel.name
            );
            all.push(off);
        }
    }
    all.sort_by(f64::total_cmp);
    assert_eq!(all.len(), 27);
    assert!(all[all.len() / 2] <= 0.001, "{all:?}");
}

/// One block of local memory, one access at a time: there both are the same.
#[test]
fn reads_of_one_word_of_local_memory_take_the_cycles_of_multi2sim() {
    let machine = MachineConfig::parse(MACHINE, "machine.toml").expect("a machine");
    let kernels = kernels();
    let mut named = kernels
        .kernel
        .iter()
        .filter(|kernel| kernel.name == "ds-read-1-word");
    let kernel = named.next().expect("it is there");
    for (launch, theirs) in LAUNCHES.into_iter().zip(kernel.multi2sim).take(2) {
        let ours = cycles(&machine, &kernels, kernel, launch);
        assert!(off(ours, theirs) <= 0.002, "{launch:?}: {ours}");
    }
}

#[test]
fn the_first_rules_give_the_first_cycles() {
    let machine = MachineConfig::default();
    let kernels = kernels();
    for kernel in &kernels.kernel {
        let ours = LAUNCHES.map(|launch| cycles(&machine, &kernels, kernel, launch));
        assert_eq!(ours, kernel.first_rules, "{}", kernel.name);
    }
}
