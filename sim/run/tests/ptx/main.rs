//! PTX as it is written by hand: what instructions do at the edges, and what is refused with which message.

mod approximations;
mod atomics;
mod deadlocks;
mod edges;
mod errors;
#[path = "../common/gpu.rs"]
mod gpu;
mod instructions;
mod lone_warp;
mod meeting;
mod threads;
mod transactions;
mod variables;
mod warps;

use turnstile_kernel::LaunchGeometry;
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved, SIMT_MACHINES,
};
use turnstile_ptx::KernelCode;
use turnstile_run::{
    buffers_digest, Argument, Array, Element, GpuArgument, GpuLaunch, Job, Launch,
};

/// A kernel `k` of one parameter, a pointer to words, with registers of every kind.
fn kernel(body: &str) -> String {
    format!(
        ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 out)\n{{\n.reg .pred %p<9>;\n\
         .reg .b16 %h<9>;\n.reg .b32 %r<20>;\n.reg .b64 %d<20>;\n.reg .f32 %f<9>;\n.reg .f64 %g<9>;\n\
         ld.param.u64 %d0, [out];\nmov.u32 %r0, %tid.x;\nmul.wide.u32 %d1, %r0, 4;\nadd.u64 %d0, %d0, %d1;\n{body}\n}}\n"
    )
}

/// A block of threads that run a text's kernel `k` on a buffer of a word a thread.
fn job(text: &str, threads: u32) -> Result<Job<KernelCode>, String> {
    job_of(text, [1, threads])
}

/// So many blocks of so many threads.
fn job_of(text: &str, [blocks, block]: [u32; 2]) -> Result<Job<KernelCode>, String> {
    job_with(text, [blocks, block], 4 * (blocks * block) as usize)
}

/// So many blocks of so many threads, with so many bytes in the buffer.
fn job_with(
    text: &str,
    [blocks, block]: [u32; 2],
    bytes: usize,
) -> Result<Job<KernelCode>, String> {
    let out = Array::zeros(Element::U32, bytes as u64 / 4);
    let sizes: [&[u32]; 2] = [&[blocks * block], &[block]];
    let launch = Launch::new(["k.ptx", text], "k", sizes, Argument::all([out.into()]));
    Job::new(launch).map_err(|error| error.to_string())
}

/// The machine gtx580 with other numbers of cores and of blocks of a core.
fn machine(cores: usize, blocks: usize) -> MachineConfig {
    let named = SIMT_MACHINES.iter().find(|(name, _)| *name == "gtx580");
    let (_, text) = named.expect("a machine");
    let text = text.replace("cores = 16", &format!("cores = {cores}"));
    let text = text.replace("blocks = 8", &format!("blocks = {blocks}"));
    MachineConfig::parse(&text, "m.toml").expect("a machine")
}

/// The words that the threads leave, or the message of the run.
fn run(text: &str, threads: u32) -> Result<Vec<u32>, String> {
    run_on(&machine(16, 8), text, [1, threads])
}

/// The words that so many blocks of so many threads leave, or the message of the run.
fn run_on(machine: &MachineConfig, text: &str, sizes: [u32; 2]) -> Result<Vec<u32>, String> {
    outcome_on(machine, text, sizes, 1).map(|outcome| outcome.words(0))
}

/// All that a run leaves, on so many threads of the host.
fn outcome_on(
    machine: &MachineConfig,
    text: &str,
    sizes: [u32; 2],
    threads: usize,
) -> Result<Outcome, String> {
    run_job(&job_of(text, sizes)?, machine, threads)
}

fn run_job(
    job: &Job<KernelCode>,
    machine: &MachineConfig,
    threads: usize,
) -> Result<Outcome, String> {
    let tops = Tops::open(machine, machine, EngineKind::Model, None);
    let tops = tops.map_err(|error| error.to_string())?;
    let options = Options {
        threads,
        ..Options::new(1_000_000)
    };
    let outcome = simulate::<_, 32>(&job.grid(), machine, tops, options, &mut Unobserved);
    outcome.map_err(|error| error.to_string())
}

/// What each of 32 threads leaves in `%r1` after `body`.
fn words(body: &str) -> Vec<u32> {
    words_of(&kernel(&format!("{body}\nst.global.u32 [%d0], %r1;\nret;")))
}

/// The words that 32 threads of a text leave, here and on a GPU.
fn words_of(text: &str) -> Vec<u32> {
    let geometry = LaunchGeometry::new(&[32], &[32], &[]).expect("sizes");
    let arguments = vec![GpuArgument::buffer(&[0; 4 * 32])];
    let launch = GpuLaunch::new("", [text, "k"], &geometry, arguments);
    let name = gpu::name(launch, &buffers_digest([text.as_bytes()]));
    let words = run(text, 32).unwrap_or_else(|error| panic!("{text}: {error}"));
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    gpu::compare(&name, [&bytes[..]]).unwrap_or_else(|error| panic!("{error}"));
    words
}
