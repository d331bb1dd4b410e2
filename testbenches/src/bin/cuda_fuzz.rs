//! Random CUDA kernels on this machine, on the CPU, and on a GPU.
//!
//! ```text
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- host --seeds 1200
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- write LAUNCHES.jsonl --seeds 1200
//! python3 testbenches/gpu/launch.py LAUNCHES.jsonl RESULTS.jsonl --levels 0 4 --times 3      # where the GPU is
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- compare RESULTS.jsonl
//! ```
//!
//! `testbenches/gpu/random.jsonl` was made so, and `testbenches/gpu/exits.jsonl` with `--first 1000000 --seeds 2000`: from this seed on threads
//! of a kernel end early, in front of what the others do together.

use anyhow::{ensure, Result};
use clap::{Parser, Subcommand};
use std::ops::Range;
use std::path::{Path, PathBuf};
use turnstile_run::{GpuResults, Nvrtc};
use turnstile_testbenches::cuda_fuzz::{check, compare_with_gpu, compiled, kernel};
use turnstile_tools::file::PendingFile;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Compares the machine with the CPU, where the same source runs as C++
    Host {
        #[arg(long, default_value_t = 0)]
        first: u64,
        #[arg(long, default_value_t = 100)]
        seeds: u64,
    },
    /// Writes launches for a GPU
    Write {
        file: PathBuf,
        #[arg(long, default_value_t = 0)]
        first: u64,
        #[arg(long, default_value_t = 1200)]
        seeds: u64,
    },
    /// Prints the kernel of a seed
    Show { seed: u64 },
    /// Compares the machine with what a GPU has left
    Compare { file: PathBuf },
}

fn main() -> Result<()> {
    let nvrtc = Nvrtc::find(None, "random kernels")?;
    match Arguments::parse().what {
        What::Host { first, seeds } => host(&nvrtc, first, seeds),
        What::Write { file, first, seeds } => write(&nvrtc, &file, first..first + seeds),
        What::Show { seed } => {
            print!("{}", kernel(seed).text);
            Ok(())
        }
        What::Compare { file } => compare(&nvrtc, &file),
    }
}

fn host(nvrtc: &Nvrtc, first: u64, seeds: u64) -> Result<()> {
    let mut equal = 0;
    for seed in first..first + seeds {
        match check(nvrtc, seed) {
            Ok(()) => equal += 1,
            Err(error) => println!("{error:#}"),
        }
    }
    told(equal, seeds)
}

fn write(nvrtc: &Nvrtc, file: &Path, seeds: Range<u64>) -> Result<()> {
    let out = PendingFile::create(file)?;
    let mut lines = String::new();
    for seed in seeds {
        let compiled = compiled(nvrtc, seed)?;
        lines += &compiled.launch(&seed.to_string())?.line();
    }
    Ok(out.write(&lines)?)
}

fn compare(nvrtc: &Nvrtc, file: &Path) -> Result<()> {
    let (mut equal, mut all) = (0, 0);
    for result in GpuResults::read(file)?.launches {
        all += 1;
        match compare_with_gpu(nvrtc, &result) {
            Ok(()) => equal += 1,
            Err(error) => println!("{error:#}"),
        }
    }
    told(equal, all)
}

fn told(equal: u64, all: u64) -> Result<()> {
    println!("{equal} of {all} kernels leave the same in every buffer");
    ensure!(equal == all, "some kernels differ");
    Ok(())
}
