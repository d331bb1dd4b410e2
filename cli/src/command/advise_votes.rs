//! Whose votes `turnstile advise` looks at: an image's, a file's, or a run's.

use super::advise_args::AdviseArgs;
use super::progress::{spinner, Watch};
use std::path::Path;
use turnstile_experiments::engine::run::{run, Ran, Setup};
use turnstile_experiments::votes::{
    deal, generate, read_picture, read_trace, warps_of, Layout, Picture, RecordedVotes,
    VoteMachine, Warp, MEASURED_SIZE, MOST_PIXELS,
};
use turnstile_machine::{Detector, EngineKind, Hardware, MachineConfig};
use turnstile_run::{load, Options, Program};
use turnstile_tools::file::read_name;
use turnstile_tools::{Error, Result};

/// Threads of a block unless it is said otherwise.
const THREADS: u32 = 1024;
/// Threads of a warp that votes.
const WARP: usize = 32;
/// The machine that runs are recorded on.
const MACHINE: &str = "gtx580";
/// A run that takes longer stands still.
const MAX_CYCLES: u64 = 1 << 32;

/// Votes by warp.
pub struct Votes {
    /// What they are called in the report.
    pub name: String,
    /// Words that are voted for.
    pub bins: u32,
    /// Threads of a block.
    pub threads: u32,
    pub warps: Vec<Warp>,
    /// How a run keeps them now.
    pub now: Option<Layout>,
}

impl Votes {
    /// Those that the command line names; `check` is asked about bins and threads as soon as they are known.
    pub fn of(
        args: &AdviseArgs,
        machine: &VoteMachine,
        check: impl Fn(u32, u32) -> Result<()>,
    ) -> Result<Self> {
        if let Some(path) = &args.run {
            return recorded(path, args, machine, check);
        }
        let threads = args.threads.unwrap_or(THREADS);
        let bins = args.bins.or(args.words).unwrap_or_default();
        check(bins, threads)?;
        let (name, patterns) = match &args.trace {
            Some(path) => (read_name(path), read_trace(path, bins)?),
            None => {
                let (name, picture) = match &args.image {
                    Some(path) => (read_name(path), read_picture(path)?),
                    None => bundled(args)?,
                };
                let Picture {
                    width,
                    height,
                    depth,
                    ..
                } = picture;
                let name = format!("{name} ({width} x {height} pixels, depth {depth})");
                (name, warps_of(&picture.bins(bins)?))
            }
        };
        Ok(Self {
            name,
            bins,
            threads,
            warps: deal(&patterns, threads),
            now: None,
        })
    }
}

/// Runs the kernels of a run file, and takes their atomic instructions on shared memory for votes.
fn recorded(
    path: &Path,
    args: &AdviseArgs,
    machine: &VoteMachine,
    check: impl Fn(u32, u32) -> Result<()>,
) -> Result<Votes> {
    let place = read_name(path);
    let program = load(path, Options::default())?;
    let target = program.target();
    if target.lanes != WARP {
        return Err(Error::input(
            place,
            format!(
                "this kernel is for {}, whose atomics are performed in the banks: there are no warps of {WARP} that wait for each other",
                target.title
            ),
            "write `target = \"ptx\"`, or give a kernel in CUDA C++ or PTX",
        ));
    }
    let threads = block(&program, &place)?;
    let recorded = record(&program, machine)?;
    let votes = recorded.votes(&place, args.base, args.words, threads)?;
    let bins = votes.layout.words;
    check(bins, threads)?;
    Ok(Votes {
        name: format!("{place} from byte {} of shared memory on", votes.base),
        bins,
        threads,
        warps: votes.warps,
        now: Some(votes.layout),
    })
}

/// Threads of a block, in whole warps.
fn block(program: &Program, place: &str) -> Result<u32> {
    let blocks = program.launches.iter();
    let mut blocks = blocks.map(|launch| launch.job.geometry.local_size.iter().product::<u32>());
    let first = blocks.next().unwrap_or(1);
    match blocks.find(|other| *other != first) {
        None => Ok(first.next_multiple_of(WARP as u32)),
        Some(other) => Err(Error::input(
            place,
            format!("launches have blocks of {first} and of {other} threads, and advice is for blocks of one size"),
            "give a run file with one of them",
        )),
    }
}

/// A program on the machine that votes are recorded on.
pub fn simulated(program: &Program, machine: &VoteMachine, watch: &mut Watch) -> Result<Ran> {
    let machine = match machine {
        VoteMachine::Kernel(config) => MachineConfig::Simt((**config).clone()),
        VoteMachine::Vote(_) => MachineConfig::bundled(MACHINE).expect("a bundled machine"),
    };
    let setup = Setup {
        hardware: Hardware::new(Detector::None, &[])?.on(&machine)?,
        engine: EngineKind::Model,
        lockstep: None,
        machine: &machine,
        max_cycles: MAX_CYCLES,
        threads: 1,
    };
    watch.bar = spinner(program.name.clone());
    let ran = run(program, None, &setup, watch);
    watch.bar.finish_and_clear();
    ran
}

fn record(program: &Program, machine: &VoteMachine) -> Result<RecordedVotes> {
    let mut watch = Watch {
        votes: Some(RecordedVotes::default()),
        ..Watch::quiet()
    };
    let ran = simulated(program, machine, &mut watch);
    match ran?.report.violation {
        None => Ok(watch.votes.unwrap_or_default()),
        Some(violation) => Err(Error::run(
            &program.name,
            violation,
            "look at it with `turnstile simulate`",
        )),
    }
}

fn bundled(args: &AdviseArgs) -> Result<(String, Picture)> {
    let (width, height) = match &args.size {
        Some(text) => size(text)?,
        None => MEASURED_SIZE,
    };
    let seed = args.seed.unwrap_or_default();
    let name = format!("bundled image, seed {seed}");
    Ok((name, generate(width, height, seed)))
}

/// Parses `1536x1024`.
fn size(text: &str) -> Result<(u32, u32)> {
    let sides = text.split_once('x');
    let sides = sides.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let fits = |(width, height): &(u32, u32)| {
        (1..=MOST_PIXELS).contains(&(u64::from(*width) * u64::from(*height)))
    };
    sides.filter(fits).ok_or_else(|| {
        Error::input(
            format!("--size {text}"),
            "this is no size of an image",
            format!("give WIDTHxHEIGHT, such as 1536x1024, of 1 to {MOST_PIXELS} pixels"),
        )
    })
}
