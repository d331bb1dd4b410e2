//! Random CUDA kernels on this machine, on the CPU, and on a GPU.
//!
//! ```text
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- host --seeds 1200
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- write LAUNCHES.jsonl --seeds 1200
//! python3 testbenches/gpu/launch.py LAUNCHES.jsonl RESULTS.jsonl            # where the GPU is
//! cargo run --release -p turnstile-testbenches --bin cuda_fuzz -- compare RESULTS.jsonl
//! ```

use anyhow::{ensure, Context, Result};
use clap::{Parser, Subcommand};
use serde::Deserialize;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use turnstile_sim::run::{buffers_digest, Nvrtc};
use turnstile_testbenches::cuda_fuzz::{check, compiled, machine};

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
    /// Writes the launches of the first seeds for a GPU
    Write {
        file: PathBuf,
        #[arg(long, default_value_t = 1200)]
        seeds: u64,
    },
    /// Compares the machine with what a GPU has left
    Compare { file: PathBuf },
}

/// A line of `launch.py`.
#[derive(Deserialize)]
struct Line {
    name: String,
    digest: Option<String>,
    error: Option<String>,
}

fn main() -> Result<()> {
    let nvrtc = Nvrtc::find(None, "random kernels")?;
    match Arguments::parse().what {
        What::Host { first, seeds } => host(&nvrtc, first, seeds),
        What::Write { file, seeds } => write(&nvrtc, &file, seeds),
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

fn write(nvrtc: &Nvrtc, file: &Path, seeds: u64) -> Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    for seed in 0..seeds {
        let compiled = compiled(nvrtc, seed)?;
        out.write_all(compiled.launch(&seed.to_string())?.line().as_bytes())?;
    }
    Ok(out.flush()?)
}

fn compare(nvrtc: &Nvrtc, file: &Path) -> Result<()> {
    let (mut equal, mut all) = (0, 0);
    for line in BufReader::new(File::open(file)?).lines() {
        let line: Line = serde_json::from_str(&line?)?;
        all += 1;
        let seed = line.name;
        let buffers = machine(&compiled(nvrtc, seed.parse()?)?)?;
        let digest = buffers_digest(buffers.iter().map(Vec::as_slice));
        match line.error {
            Some(error) => println!("seed {seed}: the GPU reports {error}"),
            None if digest == line.digest.context("no digest")? => equal += 1,
            None => println!("seed {seed}: the GPU leaves something else"),
        }
    }
    told(equal, all)
}

fn told(equal: u64, all: u64) -> Result<()> {
    println!("{equal} of {all} kernels leave the same in every buffer");
    ensure!(equal == all, "some kernels differ");
    Ok(())
}
