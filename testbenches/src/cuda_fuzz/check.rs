//! A kernel's PTX, and what this machine makes of it.

use super::compiled::{compiled, Compiled};
use super::expressions::OUTPUTS;
use super::host::host;
use anyhow::{bail, Context, Result};
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Tops, Unobserved};
use turnstile_ptx::LANES;
use turnstile_run::{GpuResult, Nvrtc};

/// Far more than any kernel takes: one that needs more hangs.
const MOST_CYCLES: u64 = 20_000_000;

/// The buffers after a run on the machine.
///
/// # Errors
/// If it does not run to its end.
pub fn machine(compiled: &Compiled) -> Result<Vec<Vec<u8>>> {
    let job = compiled.job()?;
    let machine = MachineConfig::bundled("gtx580").context("no machine")?;
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None)?;
    let options = Options::new(MOST_CYCLES);
    let outcome = simulate::<_, LANES>(&job.grid(), &machine, tops, options, &mut Unobserved)?;
    if let Some(violation) = outcome.violation {
        bail!("{violation}");
    }
    let mut buffers = outcome.buffers;
    // One for each argument; the last is none.
    buffers.truncate(compiled.buffers.len());
    Ok(buffers)
}

/// Compares what the machine and the CPU make of the kernel of a seed.
///
/// # Errors
/// The first word that differs, or what one of them reports.
pub fn check(nvrtc: &Nvrtc, seed: u64) -> Result<()> {
    let compiled = compiled(nvrtc, seed)?;
    let of = |what| format!("seed {seed} on the {what}");
    let machine = machine(&compiled).with_context(|| of("machine"))?;
    compare(&machine, &host(&compiled).with_context(|| of("CPU"))?)
        .with_context(|| format!("seed {seed}"))
}

/// Compares what the machine makes of a kernel with what a GPU has left of it; the name of its launch is the seed.
///
/// # Errors
/// With the places, if the GPU's buffers are known, or what one of them reports.
pub fn compare_with_gpu(nvrtc: &Nvrtc, left: &GpuResult) -> Result<()> {
    let seed = &left.name;
    let number = seed.parse().with_context(|| format!("{seed} is no seed"))?;
    let buffers = machine(&compiled(nvrtc, number)?).with_context(|| format!("seed {seed}"))?;
    match left.difference(buffers.iter().map(Vec::as_slice)) {
        None => Ok(()),
        Some(difference) => bail!("seed {difference}"),
    }
}

/// The first 64-bit word that differs, if there is one.
///
/// # Errors
/// With its place and both values.
pub fn compare(machine: &[Vec<u8>], host: &[Vec<u8>]) -> Result<()> {
    for (number, (machine, host)) in machine.iter().zip(host).enumerate() {
        let words = || machine.chunks(8).zip(host.chunks(8));
        if let Some((at, (machine, host))) = words().enumerate().find(|(_, (a, b))| a != b) {
            let (thread, output) = (at / OUTPUTS, at % OUTPUTS);
            bail!(
                "word {at} of buffer {number} (if it is 1: output {output} of thread {thread}): the machine leaves {machine:02x?}, the CPU {host:02x?}"
            );
        }
    }
    Ok(())
}
