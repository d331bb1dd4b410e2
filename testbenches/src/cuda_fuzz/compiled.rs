//! A kernel's PTX and its arguments.

use super::expressions::OUTPUTS;
use super::kernel::{kernel, Kernel, INPUTS, SHARED};
use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::path::Path;
use turnstile_kernel::LaunchGeometry;
use turnstile_ptx::KernelCode;
use turnstile_run::{Argument, Array, Element, GpuArgument, GpuLaunch, Job, Launch, Nvrtc, Value};

const ENTRY: &str = "fuzz";

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

    pub(super) fn job(&self) -> Result<Job<KernelCode>> {
        let threads = self.kernel.threads;
        let buffer = |bytes: &Vec<u8>| {
            Value::from(Array {
                element: Element::U64,
                shape: vec![bytes.len() as u64 / 8],
                bytes: bytes.clone(),
            })
        };
        let uniform = Value::Scalar(self.uniform.to_le_bytes().into());
        let arguments = Argument::all(self.buffers.iter().map(buffer).chain([uniform]));
        let sizes: [&[u32]; 2] = [&[self.kernel.blocks * threads], &[threads]];
        let launch = Launch::new(["fuzz.ptx", &self.ptx], ENTRY, sizes, arguments);
        Ok(Job::new(launch)?)
    }
}
