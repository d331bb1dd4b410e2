//! How fast cores for warps of 32 are simulated: thread-instructions a second, on one thread of the host and on two.
//!
//! `cargo bench -p turnstile-testbenches --bench warps`. The machine is gtx580 with one core and with all of its own; shared memory is the
//! model of `lds_baseline`, so what is timed is the machine: issue, scoreboard, execution of PTX, caches, network, DRAM. Every block has
//! 256 threads, and every core as many as it takes at once.

use anyhow::{ensure, Context, Result};
use std::time::{Duration, Instant};
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Tops, Unobserved, SIMT_MACHINES,
};
use turnstile_ptx::KernelCode;
use turnstile_run::{Argument, Array, Element, Job, Launch};

const THREADS: u32 = 256;
/// Blocks of 256 threads that a core has at once: its 48 warps.
const BLOCKS_PER_CORE: u32 = 6;
/// Cores of the machine, and threads of the host.
const SETUPS: [(usize, usize); 3] = [(1, 1), (16, 1), (16, 2)];
const RUNS: usize = 5;

/// Names and loops: what each thread does 64 times. Register 3 counts, %d1 is the thread's word.
const LOOPS: [(&str, &str); 3] = [
    ("arithmetic", "mad.lo.u32 %r4, %r4, %r4, %r3;\nxor.b32 %r5, %r4, %r3;\nshl.b32 %r6, %r5, 3;\nadd.u32 %r4, %r6, %r5;"),
    ("shared memory", "st.shared.u32 [%r7], %r4;\nld.shared.u32 %r5, [%r7];\nadd.u32 %r4, %r5, %r3;"),
    ("global memory", "ld.global.u32 %r5, [%d1];\nadd.u32 %r4, %r5, %r3;\nst.global.u32 [%d1], %r4;"),
];

fn text(body: &str) -> String {
    format!(
        ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 out)\n{{\n.reg .pred %p<2>;\n\
         .reg .b32 %r<9>;\n.reg .b64 %d<3>;\n.shared .align 4 .b8 words[1024];\nld.param.u64 %d0, [out];\n\
         mov.u32 %r0, %tid.x;\nmov.u32 %r1, %ctaid.x;\nmad.lo.u32 %r2, %r1, {THREADS}, %r0;\n\
         mul.wide.u32 %d1, %r2, 4;\nadd.u64 %d1, %d0, %d1;\nmov.u32 %r7, words;\nmad.lo.u32 %r7, %r0, 4, %r7;\n\
         mov.u32 %r4, %r2;\nmov.u32 %r3, 0;\nL:\n{body}\nadd.u32 %r3, %r3, 1;\nsetp.lt.u32 %p1, %r3, 64;\n\
         @%p1 bra L;\nst.global.u32 [%d1], %r4;\nret;\n}}\n"
    )
}

/// The machine gtx580 with so many cores.
fn machine(cores: usize) -> Result<MachineConfig> {
    let mut named = SIMT_MACHINES.iter();
    let (_, text) = named
        .find(|(name, _)| *name == "gtx580")
        .context("gtx580")?;
    let text = text.replace("cores = 16", &format!("cores = {cores}"));
    Ok(MachineConfig::parse(&text, "gtx580.toml")?)
}

fn job(text: &str, threads: u32) -> Result<Job<KernelCode>> {
    let out = Array::zeros(Element::U32, threads.into()).into();
    let (sizes, arguments): ([&[u32]; 2], _) = ([&[threads], &[THREADS]], Argument::all([out]));
    Ok(Job::new(Launch::new(
        ["warps.ptx", text],
        "k",
        sizes,
        arguments,
    ))?)
}

/// Thread-instructions, cycles and time of a run.
fn run(body: &str, cores: usize, threads: usize) -> Result<(u64, u64, Duration)> {
    let machine = machine(cores)?;
    ensure!(machine.cores() == cores, "the machine file has changed");
    let job = job(&text(body), THREADS * BLOCKS_PER_CORE * cores as u32)?;
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None)?;
    let options = Options {
        threads,
        ..Options::new(u64::MAX)
    };
    let start = Instant::now();
    let outcome = simulate::<_, 32>(&job.grid(), &machine, tops, options, &mut Unobserved)?;
    let spent = start.elapsed();
    Ok((outcome.cores.thread_instructions, outcome.cycles, spent))
}

fn main() -> Result<()> {
    println!("| loop | cores | threads | million thread-instructions a second | of one core | thousand cycles a second |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for (name, body) in LOOPS {
        // In turns: what else the host does meets them all.
        let mut runs = SETUPS.map(|_| vec![]);
        for _ in 0..RUNS {
            for ((cores, threads), runs) in SETUPS.into_iter().zip(&mut runs) {
                runs.push(run(body, cores, threads)?);
            }
        }
        let mut alone = None;
        for ((cores, threads), mut runs) in SETUPS.into_iter().zip(runs) {
            runs.sort_by_key(|(.., spent)| *spent);
            let (instructions, cycles, spent) = runs[RUNS / 2];
            let rate = instructions as f64 / spent.as_secs_f64();
            let ratio = rate / *alone.get_or_insert(rate);
            println!(
                "| {name} | {cores} | {threads} | {:.1} | {ratio:.2} | {:.0} |",
                rate / 1e6,
                cycles as f64 / spent.as_secs_f64() / 1e3
            );
        }
    }
    Ok(())
}
