//! A kernel's PTX, and what this machine makes of it.

use super::host::host;
use super::kernel::{kernel, Kernel, INPUTS, OUTPUTS, SHARED};
use anyhow::{bail, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::path::Path;
use turnstile_kernel::LaunchGeometry;
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Tops, Unobserved};
use turnstile_ptx::{KernelCode, LANES};
use turnstile_run::{
    Argument, Array, Buffer, Element, GpuArgument, GpuLaunch, GpuResult, Job, Launch, Nvrtc, Value,
};

const ENTRY: &str = "fuzz";
/// Far more than any kernel takes: one that needs more hangs.
const MOST_CYCLES: u64 = 20_000_000;

/// A kernel with its PTX and its arguments.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub kernel: Kernel,
    pub ptx: String,
    /// Content of its buffers.
    pub buffers: [Vec<u8>; 4],
    pub uniform: u32,
}

/// The kernel of a seed.
///
/// # Errors
/// If it does not compile, with its text.
pub fn compiled(nvrtc: &Nvrtc, seed: u64) -> Result<Compiled> {
    let kernel = kernel(seed);
    // The driver makes one instruction of a product and a sum that are not marked.
    let target = format!("--gpu-architecture=compute_{}", kernel.target);
    let options = [target.into(), "--fmad=false".into()];
    let source = kernel.text.clone().into_bytes();
    let ptx = nvrtc.compile(Path::new("fuzz.cu"), source, &options, ENTRY);
    let ptx = ptx.with_context(|| format!("seed {seed}:\n{}", kernel.text))?;
    let mut random = SmallRng::seed_from_u64(!seed);
    let threads = (kernel.blocks * kernel.threads) as usize;
    let word = |random: &mut SmallRng| random.random::<u64>() >> random.random_range(0..64);
    let mut words = |count: usize| -> Vec<u8> {
        (0..count)
            .flat_map(|_| word(&mut random).to_le_bytes())
            .collect()
    };
    Ok(Compiled {
        buffers: [
            words(INPUTS * threads),
            vec![0; 8 * OUTPUTS * threads],
            words(SHARED),
            words(2 * SHARED),
        ],
        uniform: random.random_range(0..6),
        kernel,
        ptx: ptx.text,
    })
}

impl Compiled {
    fn geometry(&self) -> Result<LaunchGeometry> {
        let threads = self.kernel.threads;
        Ok(LaunchGeometry::new(
            &[self.kernel.blocks * threads],
            &[threads],
            &[],
        )?)
    }

    /// What a GPU's driver is given.
    ///
    /// # Errors
    /// None, as sizes go.
    pub fn launch<'a>(&'a self, name: &'a str) -> Result<GpuLaunch<'a>> {
        let mut arguments: Vec<_> = self
            .buffers
            .iter()
            .map(|content| GpuArgument::buffer(content))
            .collect();
        arguments.push(GpuArgument::value(&self.uniform.to_le_bytes()));
        Ok(GpuLaunch::new(
            name,
            [&self.ptx, ENTRY],
            &self.geometry()?,
            arguments,
        ))
    }

    fn job(&self) -> Result<Job<KernelCode>> {
        let threads = self.kernel.threads;
        let mut values: Vec<_> = self.buffers.iter().cloned().map(buffer).collect();
        values.push(Value::Scalar(self.uniform.to_le_bytes().into()));
        let argument = |(number, value)| Argument {
            name: format!("args[{number}]"),
            value,
        };
        let job = Job::new(Launch {
            name: ENTRY,
            place: &|field| field.to_owned(),
            text: &self.ptx,
            file: "fuzz.ptx",
            entry: ENTRY,
            symbol: None,
            global_size: &[self.kernel.blocks * threads],
            local_size: &[threads],
            global_offset: &[],
            shared_bytes: None,
            arguments: values.into_iter().enumerate().map(argument).collect(),
            allow_global_stores: false,
        })?;
        Ok(job)
    }
}

fn buffer(bytes: Vec<u8>) -> Value {
    let array = Array {
        element: Element::U64,
        shape: vec![bytes.len() as u64 / 8],
        bytes,
    };
    Value::Buffer(Buffer { array, dump: None })
}

/// The buffers after a run on the machine.
///
/// # Errors
/// If it does not run to its end.
pub fn machine(compiled: &Compiled) -> Result<Vec<Vec<u8>>> {
    let job = compiled.job()?;
    let machine = MachineConfig::simt("gtx580").context("no machine")?;
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
