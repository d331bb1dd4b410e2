//! Loops of one or few instructions take the cycles that they take on Multi2Sim, but for local memory, and with the rules of the first
//! edition the cycles that they took then.

#[path = "../../../../cli/tests/common/blocks.rs"]
#[allow(dead_code)] // Of the ways to check a block, this takes one.
mod blocks;

use serde::Deserialize;
use std::collections::BTreeMap;
use turnstile_machine::{Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved};
use turnstile_run::{Argument, Array, Element, Job, Launch, Value, FRONT_ENDS};

const KERNELS: &str = include_str!("kernels.toml");
const FRAME: &str = include_str!("frame.s");
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

    /// Multi2Sim's local memory is another one: blocks of 64 bytes and two ports in place of the banks of the papers.
    fn has_local_memory(&self) -> bool {
        self.body.contains("ds_")
    }
}

fn kernels() -> Kernels {
    toml::from_str(KERNELS).expect("a table of kernels")
}

/// The rules of the first edition.
fn first_machine() -> MachineConfig {
    MachineConfig::bundled("southern-islands-1").expect("a machine")
}

/// Cycles of a kernel in each of its launches.
fn cycles(machine: &MachineConfig, kernels: &Kernels, kernel: &Kernel) -> [u64; 3] {
    let text = kernel.text(&kernels.prologue[&kernel.prologue]);
    let files = [kernel.name.as_str(), &text];
    LAUNCHES.map(|(global, local)| {
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
    })
}

/// Part of Multi2Sim's cycles by which ours are more.
fn more(ours: u64, theirs: u64) -> f64 {
    ours as f64 / theirs as f64 - 1.0
}

/// By how much ours are more or less in each launch.
fn off(ours: [u64; 3], kernel: &Kernel) -> [f64; 3] {
    std::array::from_fn(|launch| more(ours[launch], kernel.multi2sim[launch]))
}

/// Middle and largest part by which ours are more or less.
fn median_and_most(off: &[f64]) -> (f64, f64) {
    let mut sizes: Vec<f64> = off.iter().map(|part| part.abs()).collect();
    sizes.sort_by(f64::total_cmp);
    (sizes[sizes.len() / 2], sizes[sizes.len() - 1])
}

#[test]
fn loops_without_local_memory_take_the_cycles_of_multi2sim() {
    let kernels = kernels();
    let compared = kernels.kernel.iter().filter(|one| !one.has_local_memory());
    let of_kernel = |kernel| off(cycles(&MachineConfig::default(), &kernels, kernel), kernel);
    let all: Vec<f64> = compared.flat_map(of_kernel).collect();
    assert_eq!(all.len(), 27);
    let (median, most) = median_and_most(&all);
    assert!(median <= 0.001 && most <= 0.05, "{all:?}");
}

/// One block of local memory, one access at a time: there both are the same.
#[test]
fn reads_of_one_word_of_local_memory_take_the_cycles_of_multi2sim() {
    let kernels = kernels();
    let mut named = kernels.kernel.iter();
    let kernel = named.find(|kernel| kernel.name == "ds-read-1-word");
    let kernel = kernel.expect("it is there");
    let off = off(cycles(&MachineConfig::default(), &kernels, kernel), kernel);
    assert!(off[..2].iter().all(|part| part.abs() <= 0.002), "{off:?}");
}

#[test]
fn the_first_rules_give_the_first_cycles() {
    let kernels = kernels();
    for kernel in &kernels.kernel {
        let ours = cycles(&first_machine(), &kernels, kernel);
        assert_eq!(ours, kernel.first_rules, "{}", kernel.name);
    }
}

/// Ours over Multi2Sim's of these launches: the geometric mean.
fn geometric_mean(off: &[f64]) -> f64 {
    let logarithms: f64 = off.iter().map(|part| (1.0 + part).ln()).sum();
    (logarithms / off.len() as f64).exp()
}

/// The launches of each loop, and what they come to without local memory and with it.
#[test]
fn the_document_has_the_cycles_beside_multi2sim() {
    let kernels = kernels();
    let each = |numbers: [u64; 3]| numbers.map(|number| number.to_string()).join(" / ");
    let parts = |off: [f64; 3]| off.map(|part| format!("{:+.1}", 100.0 * part)).join(" / ");
    let mut table =
        "| loop | Multi2Sim 4.2 | `southern-islands` | % more | `southern-islands-1` | % more |\n\
                     | --- | --- | --- | --- | --- | --- |\n"
            .to_owned();
    let (mut without, mut with) = ([vec![], vec![]], [vec![], vec![]]);
    for kernel in &kernels.kernel {
        let machines = [MachineConfig::default(), first_machine()];
        let ours = machines.map(|machine| cycles(&machine, &kernels, kernel));
        let off = ours.map(|ours| off(ours, kernel));
        let sums = match kernel.has_local_memory() {
            true => &mut with,
            false => &mut without,
        };
        for (sum, off) in sums.iter_mut().zip(off) {
            sum.extend(off);
        }
        table += &format!(
            "| `{}` | {} | {} | {} | {} | {} |\n",
            kernel.name,
            each(kernel.multi2sim),
            each(ours[0]),
            parts(off[0]),
            each(ours[1]),
            parts(off[1])
        );
    }
    for (what, sums) in [("no local memory", without), ("local memory", with)] {
        let told = sums.map(|off| {
            let (median, most) = median_and_most(&off);
            let mean = geometric_mean(&off);
            let percent = |part: f64| format!("{:.1} %", 100.0 * part);
            format!(
                "{mean:.2}x; off by {} (median), {} (most)",
                percent(median),
                percent(most)
            )
        });
        table += &format!(
            "| all with {what}: geometric mean | 1 | {} | | {} | |\n",
            told[0], told[1]
        );
    }
    blocks::check_in("docs/machines.md", "multi2sim", &table);
}
