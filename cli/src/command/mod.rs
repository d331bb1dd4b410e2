//! The command line of `turnstile`.

mod area;
mod area_args;
mod area_chart;
mod area_fpga;
mod area_session;
mod area_sweep;
mod atomics;
mod demo;
mod export;
mod list;
mod progress;
mod reproduce;
mod session;
mod simulate;
mod sweep;

use clap::{Parser, Subcommand};
use std::io::{self, Write};
use turnstile_sim::{Error, Result};

/// Transactional local memory for GPUs: RTL in Rust under real compiled kernels.
#[derive(Parser, Debug)]
#[command(name = "turnstile", version, about)]
#[command(
    after_help = "Without a command, the demo: a hash table at three levels of contention under every detector."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List benchmarks, detectors, engines, machines and units.
    List(list::ListArgs),
    /// Run a bundled benchmark or a kernel of your own.
    Simulate(simulate::SimulateArgs),
    /// Run a benchmark over hardware parameters: CSV, and a chart of cycles against area.
    Sweep(sweep::SweepArgs),
    /// Run a paper's experiments and print every number and figure beside ours.
    Reproduce(reproduce::ReproduceArgs),
    /// Run one warp's atomic instruction on the lock-bit RTL.
    Atomics(atomics::AtomicsArgs),
    /// What units cost: cells, flip-flops and memory.
    Area(area_args::AreaArgs),
    /// Write the Verilog of units.
    Export(export::ExportArgs),
}

/// Runs the command line of this process and returns its exit code: 0 done, 1 the run failed a check, 2 bad input,
/// 128 and the signal if it was interrupted: 130 by Ctrl-C.
pub fn run() -> u8 {
    // clap prints its own errors and exits with code 2.
    let cli = Cli::parse();
    match progress::catch_interrupts().and_then(|()| dispatch(cli)) {
        Ok(code) => code,
        Err(error) => {
            // The programs that a run starts get Ctrl-C too: what they failed of is no news.
            let error = progress::check_interrupt().err().unwrap_or(error);
            eprintln!("error: {error}");
            progress::exit_code(&error)
        }
    }
}

fn dispatch(cli: Cli) -> Result<u8> {
    match cli.command {
        None => demo::demo(),
        Some(Command::List(args)) => list::list(&args),
        Some(Command::Simulate(args)) => simulate::simulate(&args),
        Some(Command::Sweep(args)) => sweep::sweep(&args),
        Some(Command::Reproduce(args)) => reproduce::reproduce(&args),
        Some(Command::Atomics(args)) => atomics::atomics(&args),
        Some(Command::Area(args)) => area::area(&args),
        Some(Command::Export(args)) => export::export(&args),
    }
}

/// Prints to standard output. A reader that has gone away (`turnstile list | head`) is no error.
fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::input(
            "standard output",
            format!("it cannot be written ({error})"),
            "send it to where there is room",
        )),
        _ => Ok(()),
    }
}
