//! What there is to do: one case is one run of one check on one seed.

use crate::atomic_patterns::{agree, SCHEMES};
use crate::cuda_fuzz;
use crate::kernel_fuzz::{self, Tally};
use crate::lockstep;
use crate::model_check;
use crate::mutants::{faults, Fault};
use crate::netlist_mutants;
use crate::random_pins;
use crate::simulators::{stimulus, Simulator};
use crate::units::{self, atomic_sequencer::LOCK_SCHEME};
use anyhow::{bail, Context, Result};
use std::path::Path;
use std::process::Command;
use turnstile_area::synthesis::Flow;
use turnstile_experiments::atomics::Scheme;
use turnstile_experiments::papers;
use turnstile_experiments::workloads;
use turnstile_hdl::catalog::{find as find_unit, units};
use turnstile_machine::EngineKind;
use turnstile_run::{GpuResults, Nvrtc};

/// Cycles of a unit or top in both engines.
const CYCLES: u64 = 200_000;
/// Cycles of transactions one after the other on a top in both engines.
const CHECKED_CYCLES: u64 = 40_000;
/// Transactions that commit on the Verilog of a top.
const COMMITTED: u64 = 1_000_000;
/// Cycles of a top's model beside its Verilog, unless somebody asks for others.
const MODEL_CYCLES: u64 = 2_000_000;
/// Mutants of a unit's netlist.
const NETLIST_MUTANTS: u32 = 40;
/// Cycles of a unit on random pins, under the newest Verilator and under the other simulators.
const PINS_CYCLES: usize = 50_000;
const OTHER_CYCLES: usize = 2_500;
/// Cycles of a top under a simulator: its traffic, and requests that come with their data.
const TOP_CYCLES: usize = 2_000;
const REQUEST_CYCLES: usize = 500;
/// A million patterns: most of them with the paper's locks.
const PATTERNS: [u64; SCHEMES.len()] = [600_000, 100_000, 100_000, 100_000, 100_000];

/// Random kernels of a case.
const KERNELS: u64 = 100;
/// Random kernels in CUDA C++.
const CUDA: &str = "cuda";

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal,)*) => {
        /// What a case checks.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            pub const ALL: &[Self] = &[$(Self::$kind),*];

            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $name,)*
                }
            }
        }
    };
}
kinds! {
    /// A unit's bench, rust-hdl beside the Verilog.
    Unit = "unit",
    /// Traffic on a top, rust-hdl beside the Verilog.
    Top = "top",
    /// Transactions on a top's Verilog against its model.
    Transactions = "transactions",
    /// A top's model beside its Verilog, on any pins.
    Model = "model",
    /// A fault of a unit, in the top around it: the top's model notices.
    ModelMutant = "model-mutant",
    /// A unit broken on purpose: killed if its bench notices.
    Mutant = "mutant",
    /// Mutants of a unit's netlist: enough of them killed.
    Netlist = "netlist",
    /// A unit on random pins: rust-hdl and every simulator.
    Pins = "pins",
    /// A top's traffic: rust-hdl and a simulator.
    Simulator = "simulator",
    /// A top through a Yosys's commands for FPGAs.
    Synthesis = "synthesis",
    /// Random access patterns against the paper's Algorithm 1.
    Patterns = "patterns",
    /// Random kernels under every detector, against an interpreter of their source, and random CUDA kernels, against the CPU.
    Kernels = "kernels",
    /// A benchmark on other data, under a detector.
    Benchmark = "benchmark",
    /// Every experiment of a paper.
    Paper = "paper",
    /// Tests that take minutes: whole tops through synthesis and lint, users' kernels under every detector.
    Long = "long",
}

impl Kind {
    /// Whether another seed makes another case of it.
    pub fn has_seed(self) -> bool {
        !matches!(self, Self::Synthesis | Self::Paper | Self::Long)
    }
}

/// One check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub kind: Kind,
    /// What is checked: a unit, a fault's number, a paper.
    pub of: String,
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}/{}", self.kind.name(), self.of)
    }
}

/// Something that was done, and how much of it.
pub type Count = (u64, &'static str);

/// Every case.
pub fn cases() -> Vec<Case> {
    let of_kind = |&kind: &Kind| {
        let subjects = subjects(kind).into_iter();
        subjects.map(move |of| Case { kind, of })
    };
    Kind::ALL.iter().flat_map(of_kind).collect()
}

/// The case that is written so.
///
/// # Errors
/// If there is none.
pub fn find(name: &str) -> Result<Case> {
    let case = cases().into_iter().find(|case| case.to_string() == name);
    case.with_context(|| {
        let kind = name.split('/').next();
        let kind = Kind::ALL.iter().find(|one| Some(one.name()) == kind);
        let choices: Vec<String> = match kind {
            Some(&kind) => {
                let of = subjects(kind).into_iter();
                of.map(|of| Case { kind, of }.to_string()).collect()
            }
            None => {
                let kinds = Kind::ALL.iter();
                kinds.map(|kind| format!("{}/...", kind.name())).collect()
            }
        };
        format!(
            "there is no case `{name}`; choose from {}",
            choices.join(", ")
        )
    })
}

fn subjects(kind: Kind) -> Vec<String> {
    let tops = units().iter().filter(|unit| unit.top);
    match kind {
        Kind::Unit => units::UNITS.iter().map(|unit| (*unit).to_owned()).collect(),
        Kind::Top | Kind::Model => tops.map(|unit| unit.name.to_owned()).collect(),
        Kind::Transactions => lockstep::TRANSACTIONAL.map(str::to_owned).into(),
        Kind::Mutant | Kind::ModelMutant => faults()
            .zip(0..)
            .filter(|(fault, _)| kind == Kind::Mutant || model_check::top_of(fault).is_some())
            .map(|(fault, number)| format!("{number}-{}", fault.unit))
            .collect(),
        Kind::Netlist | Kind::Pins => {
            let parts = units().iter().filter(|unit| !unit.top);
            parts.map(|unit| unit.name.to_owned()).collect()
        }
        Kind::Simulator => tops
            .flat_map(|top| Simulator::ALL.map(|one| format!("{}-{}", one.name(), top.name)))
            .collect(),
        Kind::Synthesis => tops
            .flat_map(|top| Flow::all().map(|flow| format!("{flow}-{}", top.name)))
            .collect(),
        Kind::Patterns => SCHEMES
            .iter()
            .map(|(locks, hash)| format!("{locks}-{hash:?}").to_lowercase())
            .collect(),
        Kind::Kernels => ["random", CUDA].map(str::to_owned).into(),
        Kind::Benchmark => {
            let seeded = workloads::ALL
                .iter()
                .filter(|workload| workload.parameters().iter().any(|one| one.name == "seed"));
            seeded
                .flat_map(|workload| DETECTORS.map(|one| format!("{}-{one}", workload.name())))
                .collect()
        }
        Kind::Paper => papers::ALL
            .iter()
            .map(|one| one.name().to_owned())
            .collect(),
        Kind::Long => LONG_TESTS.map(str::to_owned).into(),
    }
}

/// Test binaries with tests that only the campaign runs.
const LONG_TESTS: [&str; 23] = [
    "after_clear",
    "array_forms",
    "area",
    "sweep",
    "sizes",
    "lint",
    "user_kernels",
    "filter_organisations",
    "model",
    "new_unit",
    "proofs",
    "python",
    "simulators",
    "slurm",
    "synthesis",
    "tagged_lanes",
    "time_zero",
    "readme",
    "reproduce",
    "silicon",
    "advice_sweep",
    "transactions",
    "tuning",
];

/// Detectors under which every run is serialisable.
const DETECTORS: [&str; 3] = ["bloom", "dcd", "smdcd"];

impl Case {
    /// Does it; for so many cycles, where a case is about any number of them.
    ///
    /// # Errors
    /// What is wrong, or which tool is missing.
    pub fn run(&self, seed: u64, cycles: Option<u64>) -> Result<Vec<Count>> {
        match self.kind {
            Kind::Unit => {
                let done = lockstep::unit(&self.of, seed, CYCLES)?;
                Ok(vec![(done.cycles, "cycles of units in lockstep")])
            }
            Kind::Top => top(&self.of, seed),
            Kind::Transactions => {
                let tally = lockstep::transactions(&self.of, all_lose(seed), seed, COMMITTED)?;
                Ok(vec![
                    (tally.committed, "transactions against the model"),
                    (tally.cycles, "cycles of tops against the model"),
                ])
            }
            Kind::Model => {
                let cycles = cycles.unwrap_or(MODEL_CYCLES);
                let tally = model_check::verilator(&self.of, seed, cycles)?;
                println!("{}: seed {seed}: {tally:?}", self.of);
                Ok(vec![(tally.clocks, "cycles of models in lockstep")])
            }
            Kind::ModelMutant => {
                let fault = self.fault()?;
                let noticed = model_check::noticed(fault, seed)?;
                println!("{}: {}: {noticed}", fault.unit, fault.what);
                Ok(vec![(1, "mutants noticed by models")])
            }
            Kind::Mutant => {
                let fault = self.fault()?;
                println!("{}: {}: {}", fault.unit, fault.what, fault.noticed(seed)?);
                Ok(vec![(1, "mutants killed")])
            }
            Kind::Netlist => {
                let unit = find_unit(&self.of).context("no such unit")?;
                let tally = netlist_mutants::check(unit, seed, NETLIST_MUTANTS)?;
                println!("{}: {tally}", self.of);
                tally.enough()?;
                Ok(vec![
                    (tally.killed, "mutants of netlists killed"),
                    (
                        tally.equivalent.len() as u64,
                        "mutants of netlists that are none",
                    ),
                ])
            }
            Kind::Pins => {
                let unit = find_unit(&self.of).context("no such unit")?;
                let mut cycles = 0;
                for simulator in Simulator::ALL {
                    let load = match simulator {
                        Simulator::VerilatorDspsim => PINS_CYCLES,
                        _ => OTHER_CYCLES,
                    };
                    simulator.agrees(unit, &random_pins::stimulus(unit, seed, load))?;
                    cycles += load as u64;
                }
                Ok(vec![(cycles, "cycles on random pins")])
            }
            Kind::Simulator => simulator(&self.of, seed),
            Kind::Synthesis => synthesis(&self.of),
            Kind::Patterns => patterns(&self.of, seed),
            Kind::Kernels if self.of == CUDA => {
                let nvrtc = Nvrtc::find(None, "random CUDA kernels")?;
                let seeds =
                    (0..KERNELS).map(|kernel| seed.wrapping_mul(KERNELS).wrapping_add(kernel));
                let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("gpu/random.jsonl");
                let on_gpu = GpuResults::read(&file)?.launches;
                let mut compared = 0;
                for seed in seeds {
                    cuda_fuzz::check(&nvrtc, seed)?;
                    if let Some(left) = on_gpu.get(seed as usize) {
                        cuda_fuzz::compare_with_gpu(&nvrtc, left)?;
                        compared += 1;
                    }
                }
                Ok(vec![
                    (KERNELS, "random CUDA kernels as on the CPU"),
                    (compared, "random CUDA kernels as on a GPU"),
                ])
            }
            Kind::Kernels => {
                let mut all = Tally::default();
                for kernel in 0..KERNELS {
                    let seed = seed.wrapping_mul(KERNELS).wrapping_add(kernel);
                    all += kernel_fuzz::check(seed, &kernel_fuzz::DETECTORS, EngineKind::Rtl)?;
                }
                println!("{all:?}");
                Ok(vec![
                    (all.kernels, "random kernels explained"),
                    (all.transactions, "transactions of random kernels"),
                ])
            }
            Kind::Benchmark => {
                let (name, detector) = self.of.rsplit_once('-').context("no detector")?;
                // A seed of a benchmark has 32 bits.
                let settings = format!("seed={}", seed as u32);
                let arguments = ["simulate", name, "--set", &settings, "--detector", detector];
                turnstile(&[&arguments[..], &["--engine", "verilator"]].concat())?;
                Ok(vec![(1, "benchmarks right and serialisable")])
            }
            Kind::Paper => {
                let folder = tempfile::tempdir().context("no temporary folder")?;
                let out = folder.path().join("out").display().to_string();
                turnstile(&["reproduce", &self.of, "--out", &out])?;
                Ok(vec![(1, "papers reproduced")])
            }
            Kind::Long => {
                let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
                let mut command = Command::new(cargo);
                command.args(["test", "--workspace", "--release", "--quiet"]);
                succeed(command.args(["--test", &self.of, "--", "--ignored"]))?;
                Ok(vec![(1, "test binaries with what takes minutes")])
            }
        }
    }
}

impl Case {
    /// That a case of mutants is about.
    fn fault(&self) -> Result<&'static Fault> {
        let number = self.of.split('-').next().and_then(|text| text.parse().ok());
        let fault = number.and_then(|number: usize| faults().nth(number));
        fault.context("no such fault")
    }
}

/// The strap of a top with transactions: with every other seed.
fn all_lose(seed: u64) -> bool {
    seed % 2 == 1
}

fn top(name: &str, seed: u64) -> Result<Vec<Count>> {
    const WHAT: &str = "cycles of tops in lockstep";
    if name == "lds_lockbits" {
        let done = lockstep::atomics(seed, CYCLES)?;
        return Ok(vec![(done.cycles, WHAT)]);
    }
    let all_lose = all_lose(seed) && name != "lds_baseline";
    let tallies = lockstep::traffic(name, all_lose, seed, CYCLES)?;
    println!("{name}: {tallies:?}");
    let mut counts: Vec<Count> = tallies.iter().map(|tally| (tally.cycles, WHAT)).collect();
    // What is known to be broken may show it.
    let violation = tallies.iter().find_map(|tally| tally.violation.as_ref());
    if let Some(violation) = violation.filter(|_| name != "lds_smdcd_published") {
        bail!("{name}, seed {seed}: {violation}");
    }
    if lockstep::TRANSACTIONAL.contains(&name) {
        let tally = lockstep::checked(name, all_lose, seed, CHECKED_CYCLES)?;
        counts.push((tally.cycles, WHAT));
    }
    Ok(counts)
}

fn simulator(name: &str, seed: u64) -> Result<Vec<Count>> {
    let (simulator, top) = name.split_once('-').context("no top")?;
    let simulator = Simulator::ALL
        .into_iter()
        .find(|one| one.name() == simulator);
    let simulator = simulator.context("no such simulator")?;
    let top = find_unit(top).context("no such top")?;
    let requests = random_pins::requests(top, seed, REQUEST_CYCLES);
    let mut cycles = 0;
    for stimulus in [stimulus(top, seed, TOP_CYCLES)?, requests] {
        simulator.agrees(top, &stimulus)?;
        cycles += stimulus.cycles().len() as u64;
    }
    Ok(vec![(cycles, "cycles of tops in simulators of others")])
}

fn synthesis(name: &str) -> Result<Vec<Count>> {
    let (flow, top) = name.split_once('-').context("no top")?;
    let flow = Flow::all().find(|one| one.to_string() == flow);
    let top = find_unit(top).context("no such top")?;
    let cells = flow.context("no such flow")?.run(top, &|| false)?;
    println!("{name}: {cells:?}");
    Ok(vec![(1, "tops through synthesis for FPGAs")])
}

fn patterns(name: &str, seed: u64) -> Result<Vec<Count>> {
    let names = subjects(Kind::Patterns);
    let at = names.iter().position(|one| one == name);
    let at = at.context("no such scheme")?;
    let (locks, hash) = SCHEMES[at];
    let scheme = Scheme {
        locks,
        hash,
        ..LOCK_SCHEME
    };
    let agreement = agree(scheme, EngineKind::Verilator, seed, PATTERNS[at])?;
    println!("{agreement:?}");
    Ok(vec![(agreement.patterns, "patterns of atomics")])
}

/// Runs the command line that was built beside this program.
fn turnstile(arguments: &[&str]) -> Result<()> {
    let program = std::env::current_exe()?.with_file_name("turnstile");
    succeed(Command::new(program).args(arguments))
}

fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status();
    let status = status.with_context(|| format!("cannot run {command:?}: build it first"))?;
    if !status.success() {
        bail!("{command:?}: {status}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// Test binaries below a folder with a test that is ignored because the campaign runs it.
    fn waiting(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                if !path.ends_with("target") {
                    waiting(&path, found);
                }
                continue;
            }
            let is_rust = path.extension().is_some_and(|end| end == "rs");
            let text = fs::read_to_string(&path).unwrap_or_default();
            let waits =
                |line: &str| line.starts_with("#[ignore") && line.contains("cargo xtask campaign");
            if is_rust && text.lines().any(waits) {
                let mut parts = path.iter().skip_while(|part| *part != "tests").skip(1);
                let name = parts.next().map(Path::new).and_then(Path::file_stem);
                found.extend(name.map(|name| name.to_string_lossy().into_owned()));
            }
        }
    }

    #[test]
    fn what_waits_for_the_campaign_is_run_by_it() {
        let mut found = BTreeSet::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for folder in ["cli", "experiments", "sim", "synth", "testbenches"] {
            waiting(&root.join(folder), &mut found);
        }
        assert!(found.len() > 10, "{found:?}");
        let missing: Vec<_> = found
            .iter()
            .filter(|one| !LONG_TESTS.contains(&one.as_str()))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
