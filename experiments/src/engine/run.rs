//! One run: a program on a machine under a detector, and the report about it.

use super::outside::{Quiet, Watcher};
use crate::workloads::{find, Settings, Version, Workload};
use std::collections::BTreeMap;
use std::time::Instant;
use turnstile_machine::metrics::{CoreReport, LaunchReport, Report};
use turnstile_machine::{
    unit_engines, Beside, Detector, Device, EngineKind, Hardware, MachineConfig, Options, Outcome,
    Tops, TransactionsConfig,
};
use turnstile_run::{Argument, FrontEnds, Host, Job, Launched, Program, Value};
use turnstile_tools::{newest_verilator, Error, Result, ToolError, OLDEST_VERILATOR};

/// Cycles after which a run is given up if nobody says otherwise.
pub const MAX_CYCLES: u64 = 10_000_000;

/// Cycles after which a kernel that is run by itself stands still.
const STANDSTILL: u64 = 1 << 32;

/// A bundled benchmark with everything that can be chosen about it.
#[derive(Clone)]
pub struct Benchmark {
    /// The benchmark.
    pub workload: &'static dyn Workload,
    /// How it synchronises.
    pub version: Version,
    /// Its parameters.
    pub settings: Settings,
}

/// How a job is run.
#[derive(Clone, Copy)]
pub struct Setup<'a> {
    /// Conflict detector, with what can be chosen about it.
    pub hardware: Hardware,
    /// What steps the RTL.
    pub engine: EngineKind,
    /// A second engine, which must agree with the first in every clock.
    pub lockstep: Option<Beside>,
    /// Machine around it.
    pub machine: &'a MachineConfig,
    /// Cycles after which the run is given up.
    pub max_cycles: u64,
    /// Threads for the cores of a machine with several.
    pub threads: usize,
}

impl<'a> Setup<'a> {
    /// On one engine and one thread, for [`MAX_CYCLES`] at most.
    pub fn new(hardware: Hardware, engine: EngineKind, machine: &'a MachineConfig) -> Self {
        Self {
            hardware,
            engine,
            lockstep: None,
            machine,
            max_cycles: MAX_CYCLES,
            threads: 1,
        }
    }
}

impl Benchmark {
    /// A benchmark with settings as after `--set`.
    ///
    /// # Errors
    /// If there is no such benchmark or setting.
    pub fn new(name: &str, version: Version, settings: &[String]) -> Result<Self> {
        let workload = find(name)?;
        Ok(Self {
            workload,
            version,
            settings: Settings::parse(workload, settings)?,
        })
    }

    /// Runs it unobserved, as the machine's front end has it.
    ///
    /// # Errors
    /// As [`run`].
    pub fn run(&self, setup: &Setup) -> Result<Report> {
        let front_end = FrontEnds::default().of_machine(setup.machine)?;
        let job = self.workload.job(front_end, self.version, &self.settings)?;
        Ok(run(&Program::of(job), Some(self), setup, &mut Quiet)?.report)
    }
}

/// What an engine's results depend on beside the program: its name, and the version of Verilator.
///
/// # Errors
/// If it is not there.
pub fn in_words(engine: EngineKind) -> Result<[String; 2]> {
    let version = match engine {
        EngineKind::Rtl | EngineKind::Model => String::new(),
        EngineKind::Verilator => {
            let newest = newest_verilator();
            newest.map_err(|error| no_verilator(&error))?.version
        }
    };
    Ok([engine.name().into(), version])
}

fn no_verilator(error: &ToolError) -> Error {
    Error::input(
        "engine verilator",
        error.to_string(),
        format!(
            "install Verilator {} or later and a C++ compiler, or name rtl or model instead",
            OLDEST_VERILATOR.1
        ),
    )
}

/// Runs one kernel unobserved, on the LDS that its machine has.
///
/// # Errors
/// If the machine cannot be opened, or the run fails or stands still.
pub fn launch(
    job: &Job,
    machine: &MachineConfig,
    engine: EngineKind,
    lockstep: Option<EngineKind>,
) -> Result<Outcome> {
    let tops = Tops::open(machine, machine, engine, lockstep.map(Beside::from))?;
    let device = Device::new(machine, tops, Options::new(STANDSTILL))?;
    let (_, outcome) = job.run(device, &job.name, &job.arguments, &mut Quiet)?;
    Ok(outcome)
}

/// What a run leaves.
pub struct Ran {
    /// Content of the program's buffers at the end.
    pub buffers: Vec<Vec<u8>>,
    /// Lines of kernels that read local memory that nothing had written.
    pub warnings: Vec<String>,
    /// The report about it.
    pub report: Report,
}

/// Runs a program and reports about it. Nothing runs unless all of it fits the machine.
pub fn run(
    program: &Program,
    benchmark: Option<&Benchmark>,
    setup: &Setup,
    watch: &mut dyn Watcher,
) -> Result<Ran> {
    let options = Options {
        perfect: setup.hardware.detector() == Detector::Perfect,
        threads: setup.threads,
        ..Options::new(setup.max_cycles)
    };
    let tops = Tops::open(setup.machine, setup.hardware, setup.engine, setup.lockstep)?;
    watch.machine(setup.machine);
    let device = Device::new(setup.machine, tops, options)?;
    let mut session = Session::new(program, device, watch)?;
    let started = Instant::now();
    program.run(&mut session)?;
    let seconds = started.elapsed().as_secs_f64();
    let numbers = 0..program.buffers.len();
    let buffers: Vec<_> = numbers
        .map(|number| session.buffer(number).to_vec())
        .collect();
    let warnings = session.warnings();
    let mut report = session.report(setup, seconds);
    if let Some(benchmark) = benchmark {
        let checked = benchmark
            .workload
            .check(&benchmark.settings, &of_arguments(program, &buffers));
        report.benchmark_version = Some(benchmark.version.to_string());
        report.parameters = parameters(benchmark);
        report.outputs_correct = Some(checked.is_ok());
        report.output_error = checked.err();
    }
    Ok(Ran {
        buffers,
        warnings,
        report,
    })
}

/// Content of the buffers of a benchmark's only launch, one entry an argument; empty for arguments that are no buffers.
fn of_arguments(program: &Program, buffers: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let arguments = program.launches.iter().flat_map(|one| &one.job.arguments);
    let content = |argument: &Argument| match argument.value {
        Value::Shared(number) => buffers[number].clone(),
        _ => vec![],
    };
    arguments.map(content).collect()
}

/// A program on its machine.
struct Session<'a> {
    program: &'a Program,
    /// Away while a launch runs.
    device: Option<Device<'a>>,
    watch: &'a mut dyn Watcher,
    /// What the rounds of each launch did, and the cycles of each.
    launches: Vec<(Outcome, Vec<u64>)>,
}

impl<'a> Session<'a> {
    /// Places the buffers, and checks that every launch fits.
    fn new(
        program: &'a Program,
        mut device: Device<'a>,
        watch: &'a mut dyn Watcher,
    ) -> Result<Self> {
        for shared in &program.buffers {
            device.allocate(&shared.name, &shared.buffer.array.bytes);
        }
        for launch in &program.launches {
            watch.expects(launch.job.warps(&device)?);
        }
        Ok(Self {
            program,
            device: Some(device),
            watch,
            launches: vec![Default::default(); program.launches.len()],
        })
    }

    fn device(&self) -> &Device<'a> {
        self.device.as_ref().expect(LOST)
    }

    fn warnings(&self) -> Vec<String> {
        let launches = self.program.launches.iter().zip(&self.launches);
        let of_launch = |(launch, (outcome, _)): (&Launched, &(Outcome, _))| {
            let file = launch.job.code.file().to_owned();
            let reads = outcome.unwritten_reads.clone().into_iter();
            reads.map(move |read| format!("{file}:{}: {read}", read.access.at.line))
        };
        launches.flat_map(of_launch).collect()
    }

    fn report(self, setup: &Setup, seconds: f64) -> Report {
        let mut total = Outcome::default();
        let mut launches = vec![];
        for (launch, (outcome, cycles)) in self.program.launches.iter().zip(self.launches) {
            total.add(&outcome);
            let kernel = launch.job.code.name().to_owned();
            let label = launch.label.clone();
            let Outcome {
                counters,
                conflicts,
                violation,
                ..
            } = outcome;
            let launch = LaunchReport::new(label, kernel, cycles, &counters, &conflicts, violation);
            launches.push(launch);
        }
        let mut kernels: Vec<&str> = vec![];
        for launch in &launches {
            if !kernels.contains(&&*launch.kernel) {
                kernels.push(&launch.kernel);
            }
        }
        let counters = &total.counters;
        let transactional = self.program.transactional();
        let global = setup.machine.transactions().filter(|_| transactional);
        let cores = cores(&total, setup.machine);
        let first_clocks = setup.lockstep.and_then(|other| other.clocks);
        let lockstep = setup.lockstep.filter(|other| other.clocks.is_none());
        Report {
            version: env!("CARGO_PKG_VERSION").into(),
            run: self.program.name.clone(),
            kernel: kernels.join(", "),
            benchmark_version: None,
            parameters: BTreeMap::new(),
            machine: setup.machine.name().to_string(),
            detector: setup.hardware.detector().name().into(),
            hardware: hardware(&setup.hardware, global),
            engine: match first_clocks {
                Some(_) => "auto",
                None => setup.engine.name(),
            }
            .into(),
            engines: engines(setup, global),
            lockstep: lockstep.map(|other| other.engine.name().into()),
            lockstep_first_clocks: first_clocks,
            clock_mhz: setup.machine.clock_mhz(),
            microseconds: total.cycles as f64 / setup.machine.clock_mhz() as f64,
            cycles: total.cycles,
            kernel_cycles: counters.breakdown.total(),
            breakdown: counters.breakdown,
            commit_ratio: counters.commit_ratio(),
            transactions: counters.into(),
            conflicts: total.conflicts.total(),
            false_conflicts: total.conflicts.false_conflicts(),
            read_read_conflicts: total.conflicts.read_read,
            aliased_conflicts: total.conflicts.aliased,
            conflicts_within_wavefront: total.conflicts.within_wavefront,
            conflicts_between_wavefronts: total.conflicts.between_wavefronts,
            conflict_pairs: total.pairs.report(&total.word_names),
            shared_reads: total.conflicts.shared_reads,
            footprints: total.footprints,
            bank_conflicts: counters.bank_conflicts,
            lds_accesses: counters.lds_accesses,
            atomics: counters.atomics,
            lines: total.lines.report(),
            tx_accesses: counters.tx_accesses,
            conflicting_banks: counters.conflicting_banks,
            instructions: counters.instructions,
            tx_instructions: counters.tx_instructions,
            serialisable: total.violation.is_none(),
            violation: total.violation,
            unwritten_reads: total.unwritten_reads.iter().map(|read| read.reads).sum(),
            outputs_correct: None,
            output_error: None,
            engine_cycles: total.engine_clocks,
            engine_cycles_per_second: total.engine_clocks as f64 / seconds,
            cores,
            memory: total.memory,
            global_transactions: total.transactions,
            launches,
        }
    }
}

/// What cores with schedulers did; nothing on a machine without.
fn cores(total: &Outcome, machine: &MachineConfig) -> CoreReport {
    match machine {
        MachineConfig::ComputeUnit(_) => CoreReport::default(),
        MachineConfig::Simt(config) => {
            let (cores, warps) = (config.cores as u64, config.core.warps as u64);
            CoreReport::new(&total.cores, total.cycles, cores, warps)
        }
    }
}

/// An error of a run that says in which launch it was.
fn in_launch(error: Error, name: &str) -> Error {
    match error {
        Error::Run(complaint) if !complaint.place.starts_with(name) => {
            let place = format!("{name}: {}", complaint.place);
            Error::run(place, complaint.what, complaint.remedy)
        }
        error => error,
    }
}

/// A program stops at the first error, and only that loses the machine.
const LOST: &str = "nothing is asked of a machine after an error";

impl Host for Session<'_> {
    fn buffer(&self, number: usize) -> &[u8] {
        self.device().buffer(number)
    }

    fn buffer_mut(&mut self, number: usize) -> &mut [u8] {
        self.device.as_mut().expect(LOST).buffer_mut(number)
    }

    fn launch(&mut self, number: usize, round: u64, arguments: &[Argument]) -> Result<()> {
        let launch = &self.program.launches[number];
        let name = match &launch.label {
            Some(_) => format!("{}, round {round}", launch.job.name),
            None => launch.job.name.clone(),
        };
        self.watch.launches(&name, launch.job.code.file());
        let device = self.device.take().expect(LOST);
        let ran = launch.job.run(device, &name, arguments, self.watch);
        let (device, mut outcome) = match &launch.label {
            Some(_) => ran.map_err(|error| in_launch(error, &name))?,
            None => ran?,
        };
        self.device = Some(device);
        if launch.label.is_some() {
            let told = |violation| format!("{name}: {violation}");
            outcome.violation = outcome.violation.map(told);
        }
        let (all, cycles) = &mut self.launches[number];
        all.add(&outcome);
        cycles.push(outcome.cycles);
        Ok(())
    }
}

fn parameters(benchmark: &Benchmark) -> BTreeMap<String, u32> {
    let values = benchmark.settings.iter();
    values
        .map(|(name, value)| (name.to_string(), value))
        .collect()
}

/// What steps each unit, by its name.
fn engines(setup: &Setup, global: Option<TransactionsConfig>) -> BTreeMap<String, String> {
    let units = unit_engines(setup.machine, &setup.hardware, global, setup.engine).into_iter();
    units
        .map(|(unit, engine)| (unit.into(), engine.name().into()))
        .collect()
}

/// What can be chosen about the hardware: that of a detector, and that of transactions on global memory.
fn hardware(
    hardware: &Hardware,
    global: Option<TransactionsConfig>,
) -> BTreeMap<String, serde_json::Value> {
    let value = |text: String| {
        text.parse::<u32>()
            .map_or(text.into(), serde_json::Value::from)
    };
    let values = hardware.parameters().into_iter();
    let values = values.map(|(name, text)| (name.to_string(), value(text)));
    let global = global.map(|config| config.fields()).into_iter().flatten();
    values.chain(global).collect()
}
