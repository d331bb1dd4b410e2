//! `turnstile simulate`: one run.

use super::compare::Comparison;
use super::conflict_advice::advised;
use super::engine_choice::EngineChoice;
use super::output::{files_written, is_quiet, tell, Output};
use super::progress::{spinner, Watch};
use super::rules::Rules;
use crate::page::{page, sources, Source};
use std::path::{Path, PathBuf};
use turnstile_experiments::engine::run::{run, Benchmark, Ran, Setup, MAX_CYCLES};
use turnstile_experiments::parameters::{Assignment, Owner};
use turnstile_experiments::workloads::{find, version, Settings, Version};
use turnstile_machine::history::{History, Kept};
use turnstile_machine::metrics::Report;
use turnstile_machine::wave::Wave;
use turnstile_machine::{Beside, Detector, EngineKind, Hardware, MachineConfig, Timeline};
use turnstile_run::{load, Dumps, FrontEnds, Options, Program, FRONT_ENDS};
use turnstile_tools::file::{check_outputs, is_standard};
use turnstile_tools::{Error, Result};

const RUN_FILE_HELP: &str = r#"A run file for a kernel of your own:

    kernel = "my.cl"          # or .s, .cu, .ptx
    entry = "my_kernel"
    options = ["-DSIZE=16"]   # of clang, if there are any
    global_size = [256]       # 1 to 3 dimensions
    local_size  = [256]
    [[args]]
    buffer = { file = "keys.npy" }                  # with type = "u32": its numbers as these
    [[args]]
    buffer = { zeros = 1024, type = "u32", dump = "table.npy" }
    [[args]]
    u32 = 16                  # or f32, float4 = [1, 2, 3, 4], local = BYTES ...

Several launches, buffers with names, loops as hosts have them, structures, images: docs/run-files.md.

From standard input (-) paths are relative to the current folder.

Exit codes: 0 done, 1 the run failed a check, 2 bad input, 130 interrupted, 143 terminated."#;

/// Arguments of `simulate`.
#[derive(clap::Args, Debug)]
#[command(after_help = RUN_FILE_HELP)]
pub struct SimulateArgs {
    /// Bundled benchmark (see `turnstile list benchmarks`), run file ending in .toml, or - for a run file on standard input
    #[arg(value_name = "BENCH|RUN.toml")]
    what: String,
    /// Conflict detector [default: dcd, or none for kernels without transactions]
    #[arg(long, value_enum, ignore_case = true)]
    detector: Option<Detector>,
    /// Run detectors, separated by commas, or all of them, side by side on the model: cycles, time by the clock that each allows, conflicts,
    /// area; and the other versions of a bundled benchmark. With it, `--json` has these rows, and dumps of a
    /// run file are not written
    #[arg(long, value_name = "DETECTORS", conflicts_with_all = ["detector", "engine", "lockstep", "benchmark_version", "wave", "trace", "html", "strict"])]
    compare: Option<String>,
    /// Engine that steps the hardware units: the RTL, or the fast model where there is one
    #[arg(long, value_enum, ignore_case = true, default_value = "auto")]
    engine: EngineChoice,
    /// Step a second engine in the same cycles and stop at the first pin on which the two differ. With it, `--engine auto` is rtl, or
    /// model if the second engine is rtl
    #[arg(long, value_enum, ignore_case = true, value_name = "ENGINE")]
    lockstep: Option<EngineKind>,
    /// Version of a benchmark, as tm, fgl or serial [default: its first in `turnstile list benchmarks`]
    #[arg(long = "version", value_name = "VERSION", id = "benchmark_version")]
    version: Option<String>,
    /// Parameter of a benchmark or of the detector's hardware, for example --set buckets=2 --set filter_bits=16
    /// (see `turnstile list benchmarks` and `turnstile list detectors`)
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// Machine file, or southern-islands, gtx580, gtx295, early-cr, early-cr-2 or h200 (see `turnstile list machines`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    #[command(flatten)]
    rules: Rules,
    /// Give up after this many cycles
    #[arg(long, value_name = "N", default_value_t = MAX_CYCLES, value_parser = clap::value_parser!(u64).range(1..))]
    max_cycles: u64,
    /// Threads on which the cores of a machine with several work; the result is the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Accept global stores inside transactions, which cannot be rolled back
    #[arg(long)]
    allow_global_stores: bool,
    /// Library that compiles CUDA C++ (.cu) [default: that of the system, or of the Python package nvidia-cuda-nvrtc-cu12]
    #[arg(long, value_name = "FILE")]
    nvrtc: Option<PathBuf>,
    /// Fail (exit code 1) if the kernel reads a word of local memory that nothing has written
    #[arg(long)]
    strict: bool,
    /// Write the report as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a page for browsers: a map of all attempts and of who lost conflicts to whom, the kernel with heat by line, charts
    #[arg(long, value_name = "FILE.html")]
    html: Option<PathBuf>,
    /// Write a waveform: all pins of the LDS, and the state of every wavefront (or warp and memory partition); beside it FILE.gtkw, for
    /// GTKWave, and FILE.sucl, for Surfer
    #[arg(long, value_name = "FILE.vcd|FILE.fst")]
    wave: Option<PathBuf>,
    /// Write a trace for Perfetto: what warps do, their attempts at transactions, and who lost conflicts to whom
    #[arg(long, value_name = "FILE.json")]
    trace: Option<PathBuf>,
    /// First cycle in the waveform
    #[arg(long, value_name = "CYCLE", requires = "wave", default_value_t = 0)]
    wave_from: u64,
    /// Last cycle in the waveform [default: that of the run]
    #[arg(long, value_name = "CYCLE", requires = "wave")]
    wave_to: Option<u64>,
}

/// Runs the command; the exit code says whether the run passed its checks.
pub fn simulate(args: &SimulateArgs) -> Result<u8> {
    let engines = args.engine.engines(args.lockstep)?;
    let chosen = chosen_machine(args)?;
    let Prepared {
        program,
        benchmark,
        hardware,
    } = prepare(args, chosen.as_ref())?;
    let machine = chosen.unwrap_or_else(|| default_machine(&program));
    let machine = args.rules.on(machine, program.transactional())?;
    if let Some(list) = &args.compare {
        let comparison = Comparison {
            list,
            program: &program,
            benchmark: benchmark.as_ref(),
            hardware: &hardware,
            machine: &machine,
            max_cycles: args.max_cycles,
        };
        return comparison.run(args.json.as_deref(), &inputs(args, &program));
    }
    let chosen = Chosen {
        args,
        engines,
        machine: &machine,
        benchmark,
        hardware,
    };
    chosen.run(&program)
}

/// The machine of a file, or a bundled one by its name; none if none is given.
fn chosen_machine(args: &SimulateArgs) -> Result<Option<MachineConfig>> {
    let path = args.machine.as_deref();
    path.map(MachineConfig::load).transpose()
}

/// The one for the kernels.
fn default_machine(program: &Program) -> MachineConfig {
    MachineConfig::bundled(program.target().machine).expect("a bundled machine")
}

/// What the user has chosen, but for the program.
struct Chosen<'a> {
    args: &'a SimulateArgs,
    engines: (EngineKind, Option<Beside>),
    machine: &'a MachineConfig,
    benchmark: Option<Benchmark>,
    hardware: Vec<(&'a str, &'a str)>,
}

impl Chosen<'_> {
    fn run(&self, program: &Program) -> Result<u8> {
        let args = self.args;
        // Transactions of other machines are not their local memory's.
        let detects = matches!(self.machine, MachineConfig::ComputeUnit(_));
        let detector = args.detector.unwrap_or(match program.transactional() {
            true if detects => Detector::DEFAULT,
            _ => Detector::None,
        });
        let setup = Setup {
            hardware: Hardware::new(detector, &self.hardware)?.on(self.machine)?,
            engine: self.engines.0,
            lockstep: self.engines.1,
            machine: self.machine,
            max_cycles: args.max_cycles,
            threads: args.threads.into(),
        };
        let mut outputs = Outputs::create(args, program)?;
        let mut watch = Watch {
            wave: wave(args)?,
            trace: args.trace.as_deref().map(Timeline::create).transpose()?,
            history: args.html.as_ref().map(|_| History::default()),
            bar: spinner(program.name.clone()),
            hint: hint(args),
            ..Watch::quiet()
        };
        let result = run(program, self.benchmark.as_ref(), &setup, &mut watch);
        watch.bar.finish_and_clear();
        // A run that went wrong is what a waveform and a map are for.
        let ended = matches!(&result, Ok(_) | Err(Error::Run(_)));
        let traced = watch.trace.filter(|_| ended).map(Timeline::finish);
        let waved = watch.wave.filter(|_| ended).map(Wave::finish);
        let kept = watch.history.filter(|_| ended).map(History::finish);
        let paged = outputs.page.take().zip(kept);
        let paged = paged.map(|(page, kept)| match &result {
            Ok(ran) => page.write(&ran.report, None, &kept),
            Err(error) => page.write(&self.unfinished(program), Some(error), &kept),
        });
        let observed = [traced, waved, paged].map(|written| written.unwrap_or(Ok(())));
        if result.is_err() {
            let failed = observed.iter().filter_map(|one| one.as_ref().err());
            failed.for_each(|error| eprintln!("warning: {error}"));
        }
        let Ran {
            buffers,
            warnings,
            report,
        } = result?;
        let dumped: Vec<PathBuf> = outputs.dumps.paths().map(Path::to_path_buf).collect();
        outputs.write(program, &buffers, &report)?;
        let [traced, waved, paged] = observed;
        let traces = args.trace.iter().filter(|_| traced.is_ok());
        let waves = args.wave.iter().filter(|_| waved.is_ok());
        let beside: Vec<PathBuf> = waves.clone().flat_map(|path| Wave::beside(path)).collect();
        let named = args.json.iter().chain(waves).chain(&beside);
        let pages = args.html.iter().filter(|_| paged.is_ok());
        let named = named.chain(pages).chain(traces).chain(&dumped);
        let written = files_written(named.map(PathBuf::as_path));
        let advised = advised(&report);
        tell(&format!("{report}{advised}\n{written}"))?;
        traced.and(waved).and(paged)?;
        // With --strict they are why the run has failed.
        if args.strict || !is_quiet() {
            warn(&warnings);
        }
        let doubtful = args.strict && !warnings.is_empty();
        Ok(u8::from(!report.good() || doubtful))
    }

    /// What is known of a run that has not ended as it should.
    fn unfinished(&self, program: &Program) -> Report {
        let kernels = program.launches.iter().map(|one| one.job.code.name());
        Report {
            version: env!("CARGO_PKG_VERSION").into(),
            run: program.name.clone(),
            kernel: kernels.collect::<Vec<_>>().join(", "),
            machine: self.machine.name().into(),
            ..Report::default()
        }
    }
}

/// The waveform that is asked for, if one is.
fn wave(args: &SimulateArgs) -> Result<Option<Wave>> {
    let window = args.wave_from..=args.wave_to.unwrap_or(u64::MAX);
    if window.is_empty() {
        return Err(Error::input(
            format!("--wave-from {} --wave-to {}", window.start(), window.end()),
            "the waveform would end before it begins",
            "give a last cycle that is not before the first one",
        ));
    }
    let create = |path| Wave::create(path, window);
    args.wave.as_deref().map(create).transpose()
}

/// What to say of a long run: nothing if it takes the time of the RTL to see what the RTL does.
fn hint(args: &SimulateArgs) -> Option<&'static str> {
    let told = "--engine model gives the same, equal to the RTL in every clock, many times faster";
    let plain = args.engine == EngineChoice::One(EngineKind::Rtl) && args.lockstep.is_none();
    plain.then_some(told)
}

/// Names the lines that read local memory that nothing has written.
fn warn(warnings: &[String]) {
    for warning in warnings {
        eprintln!("warning: {warning}");
    }
    if !warnings.is_empty() {
        eprintln!("         What is found there is left over, on hardware too: write it first, and put a barrier between.");
    }
}

/// Files that are read, with what messages call them.
fn inputs<'a>(args: &'a SimulateArgs, program: &'a Program) -> Vec<(&'static str, &'a Path)> {
    let inputs = program.inputs.iter().map(|path| ("an input", &**path));
    let machine = args.machine.iter().map(|path| ("--machine", &**path));
    inputs.chain(machine).collect()
}

/// The files a run that ends leaves.
struct Outputs {
    dumps: Dumps,
    json: Option<Output>,
    page: Option<PageOutput>,
}

/// A page to be.
struct PageOutput {
    output: Output,
    sources: Vec<Source>,
    /// Of a warp.
    lanes: usize,
}

impl Outputs {
    /// Before the run, so that a path that cannot be written costs no time.
    fn create(args: &SimulateArgs, program: &Program) -> Result<Self> {
        let outputs = Self {
            dumps: Dumps::create(program)?,
            json: args.json.as_deref().map(Output::create).transpose()?,
            page: match &args.html {
                Some(path) => Some(PageOutput::create(path, program)?),
                None => None,
            },
        };
        let beside = args.wave.as_deref().map(Wave::beside);
        let [gtkwave, surfer] = beside.map_or([None, None], |paths| paths.map(Some));
        let named = [
            ("--json", &args.json),
            ("--html", &args.html),
            ("--wave", &args.wave),
            ("--wave, for GTKWave,", &gtkwave),
            ("--wave, for Surfer,", &surfer),
            ("--trace", &args.trace),
        ];
        let named = named.into_iter();
        let named = named.filter_map(|(role, path)| Some((role, path.as_deref()?)));
        let dumps = outputs.dumps.paths().map(|path| ("dump", path));
        let all: Vec<_> = named.chain(dumps).collect();
        check_outputs(&inputs(args, program), &all)?;
        Ok(outputs)
    }

    fn write(self, program: &Program, buffers: &[Vec<u8>], report: &Report) -> Result<()> {
        self.dumps.write(program, buffers)?;
        match self.json {
            Some(json) => json.write(&report.json()),
            None => Ok(()),
        }
    }
}

impl PageOutput {
    /// Reads the kernels' texts, which may have changed when the run is over.
    fn create(path: &Path, program: &Program) -> Result<Self> {
        Ok(Self {
            output: Output::create(path)?,
            sources: sources(program),
            lanes: program.target().lanes,
        })
    }

    /// Of a run that has ended as reported, or with an error.
    fn write(self, report: &Report, error: Option<&Error>, kept: &Kept) -> Result<()> {
        let page = page(report, error, kept, &self.sources, self.lanes);
        self.output.write(&page)
    }
}

/// What is run, with names and values of the hardware's parameters.
struct Prepared<'a> {
    program: Program,
    benchmark: Option<Benchmark>,
    hardware: Vec<(&'a str, &'a str)>,
}

/// A bundled benchmark is taken for the kernels of the machine that is chosen.
fn prepare<'a>(args: &'a SimulateArgs, machine: Option<&MachineConfig>) -> Result<Prepared<'a>> {
    let path = Path::new(&args.what);
    let is_file = is_standard(path) || path.extension().is_some_and(|end| end == "toml");
    if is_file && args.version.is_some() {
        return Err(Error::input(
            "--version",
            "a run file has no versions",
            "change the run file, or name a bundled benchmark",
        ));
    }
    let workload = match is_file {
        true => None,
        false => Some(find(&args.what)?),
    };
    let assignments = Assignment::parse_all(workload, &args.settings)?;
    let of = |owner| {
        let chosen = assignments.iter().filter(move |one| one.owner == owner);
        chosen.map(|one| (one.name, one.value))
    };
    let hardware = of(Owner::Hardware).collect();
    let Some(workload) = workload else {
        let options = Options {
            allow_global_stores: args.allow_global_stores,
            nvrtc: args.nvrtc.clone(),
            ..Options::default()
        };
        return Ok(Prepared {
            program: load(Path::new(&args.what), options)?,
            benchmark: None,
            hardware,
        });
    };
    let version = match &args.version {
        Some(name) => version(workload, name)?,
        None => workload.versions().first().copied().unwrap_or(Version::Tm),
    };
    let settings: Vec<String> = of(Owner::Benchmark)
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let benchmark = Benchmark {
        workload,
        version,
        settings: Settings::parse(workload, &settings)?,
    };
    let settings = &benchmark.settings;
    let front_end = match machine {
        Some(machine) => FrontEnds::default().of_machine(machine)?,
        None => FRONT_ENDS[0],
    };
    Ok(Prepared {
        program: Program::of(workload.job(front_end, version, settings)?),
        benchmark: Some(benchmark),
        hardware,
    })
}
