//! A kernel on the machine, and what comes out of it against the reference.

use super::generate::kernel;
use super::kernel::{Array, Kernel, VARIABLES};
use super::opencl::{text, ENTRY};
use super::reference::{Group, Program};
use anyhow::{anyhow, bail, ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::ops::AddAssign;
use turnstile_kernel::lanes_of;
use turnstile_machine::{
    simulate, Detector, EngineKind, Event, LdsTop, MachineConfig, Observer, Options,
};
use turnstile_run as run;
use turnstile_run::{Argument, Element, Job, Launch, Value};
use turnstile_southern_islands::{KernelCode, TARGET};

/// Lanes of a wavefront.
const LANES: usize = 64;
/// Far more than any kernel takes: one that needs more hangs.
const MOST_CYCLES: u64 = 3_000_000;

/// Detectors under which every run is serialisable.
pub const DETECTORS: [Detector; 5] = [
    Detector::Bloom,
    Detector::Dcd,
    Detector::Smdcd,
    Detector::SmdcdOrdered,
    Detector::Perfect,
];

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub kernels: u64,
    pub runs: u64,
    pub transactions: u64,
    /// Passes of lanes that were rolled back.
    pub retries: u64,
    /// Kernels that were refused at load, at first because they told clang too little of what differs between work-items.
    pub refused: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.kernels += other.kernels;
        self.runs += other.runs;
        self.transactions += other.transactions;
        self.retries += other.retries;
        self.refused += other.refused;
    }
}

/// The kernel of a seed under detectors.
///
/// # Errors
/// The source, and what no order of commits explains, or why the kernel does not run to its end.
pub fn check(seed: u64, detectors: &[Detector], engine: EngineKind) -> Result<Tally> {
    let mut kernel = kernel(seed);
    let inputs = inputs(seed, kernel.items * kernel.groups);
    let mut tally = Tally {
        kernels: 1,
        ..Tally::default()
    };
    let mut loaded = job(&kernel, &inputs);
    if !kernel.marks && loaded.as_ref().is_err_and(is_refusal) {
        tally.refused = 1;
        kernel.marks = true;
        loaded = job(&kernel, &inputs);
    }
    if loaded.as_ref().is_err_and(is_in_leg) {
        tally.refused = 1;
        kernel.rolled = true;
        loaded = job(&kernel, &inputs);
    }
    if loaded.as_ref().is_err_and(is_refusal) {
        // clang has moved something between two transactions into one.
        tally.refused = 1;
        return Ok(tally);
    }
    let explain = || format!("kernel of seed {seed}:\n{}", text(&kernel));
    let job = loaded.with_context(explain)?;
    for &detector in detectors {
        let done = run(&job, &kernel, &inputs, detector, engine);
        let done = done.with_context(|| format!("under {}, {}", detector.name(), explain()))?;
        tally += done;
    }
    Ok(tally)
}

/// Whether a scalar register that belongs to a pass is read behind the commit: the documented limit of such kernels.
fn is_refusal(error: &anyhow::Error) -> bool {
    let error = format!("{error:#}");
    error.contains("TX_DIVERGENT")
        || error.contains("the passes of the transaction leave different values")
}

/// Whether a commit is left in a leg of a branch. The kernels have theirs where all work-items meet; but where clang finds that a loop
/// ends before it has unrolled it once, it makes one without an end of what is unrolled, and leads no way from there to the commit.
fn is_in_leg(error: &anyhow::Error) -> bool {
    format!("{error:#}").contains("this s_tx_commit stands in one leg of a branch")
}

fn inputs(seed: u64, count: usize) -> Vec<u32> {
    let mut random = SmallRng::seed_from_u64(!seed);
    let small = |random: &mut SmallRng| random.random::<u32>() >> random.random_range(0..32);
    (0..count).map(|_| small(&mut random)).collect()
}

fn job(kernel: &Kernel, inputs: &[u32]) -> Result<Job<KernelCode>> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("fuzz.cl");
    std::fs::write(&source, text(kernel))?;
    let assembly = run::compile(&source, &[], &TARGET)?;
    let elements: usize = Array::ALL.iter().map(|array| array.length()).sum();
    let longs = |count: usize| run::Array::zeros(Element::U64, count as u64).into();
    let arguments = Argument::all([
        run::Array::words(inputs).into(),
        Value::Scalar(kernel.uniform.to_le_bytes().into()),
        longs(VARIABLES * inputs.len()),
        longs(elements * kernel.groups),
    ]);
    let sizes: [&[u32]; 2] = [&[inputs.len() as u32], &[kernel.items as u32]];
    let launch = Launch::new(["fuzz.cl", &assembly], ENTRY, sizes, arguments);
    Ok(Job::new(launch)?)
}

/// Who commits, in order: the group and the work-item in it.
#[derive(Default)]
struct Commits {
    order: Vec<(usize, usize)>,
    retries: u64,
}

impl Observer for Commits {
    fn happened(&mut self, event: &Event) {
        if let Event::PassEnded {
            group,
            wavefront,
            committed,
            retried,
            ..
        } = *event
        {
            let items = lanes_of(committed).map(|lane| (group, LANES * wavefront + lane));
            self.order.extend(items);
            self.retries += u64::from(retried.count_ones());
        }
    }
}

fn run(
    job: &Job<KernelCode>,
    kernel: &Kernel,
    inputs: &[u32],
    detector: Detector,
    engine: EngineKind,
) -> Result<Tally> {
    let top = LdsTop::open(detector, engine, None)?;
    let options = Options {
        perfect: detector == Detector::Perfect,
        ..Options::new(MOST_CYCLES)
    };
    let mut commits = Commits::default();
    let machine = MachineConfig::default();
    let outcome = simulate(&job.grid(), &machine, top, options, &mut commits)?;
    // Before what the machine says about itself: this is what it is compared with.
    let (outputs, arrays) = expected(kernel, inputs, &commits.order)?;
    compare("output", &outputs, &outcome.buffers[2])?;
    compare("element", &arrays, &outcome.buffers[3])?;
    if let Some(violation) = outcome.violation {
        bail!(violation);
    }
    Ok(Tally {
        runs: 1,
        transactions: commits.order.len() as u64,
        retries: commits.retries,
        ..Tally::default()
    })
}

/// Outputs and arrays of all groups, if transactions take effect in this order.
fn expected(
    kernel: &Kernel,
    inputs: &[u32],
    order: &[(usize, usize)],
) -> Result<(Vec<u64>, Vec<u64>)> {
    let program = Program::new(kernel);
    let mut outputs = vec![];
    let mut arrays = vec![];
    for (number, inputs) in inputs.chunks(kernel.items).enumerate() {
        let named = |text: String| anyhow!("work-group {number}: {text}");
        let mut group = Group::new(&program, inputs);
        for &(_, item) in order.iter().filter(|(group, _)| *group == number) {
            group.commit(item).map_err(named)?;
        }
        let (variables, elements) = group.end().map_err(named)?;
        outputs.extend(variables);
        arrays.extend(elements);
    }
    Ok((outputs, arrays))
}

fn compare(what: &str, expected: &[u64], found: &[u8]) -> Result<()> {
    let found = found
        .chunks_exact(8)
        .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight")));
    for (index, (found, expected)) in found.zip(expected).enumerate() {
        ensure!(
            found == *expected,
            "{what} {index} is {found:#x}, but the order of commits gives {expected:#x}"
        );
    }
    Ok(())
}
