//! The command line of `turnstile`.

mod advise;
mod advise_args;
mod advise_kernel;
mod advise_report;
mod advise_silicon;
mod advise_votes;
mod area;
mod area_args;
mod area_chart;
mod area_fpga;
mod area_session;
mod area_sweep;
mod atomics;
mod compare;
mod compare_advice;
mod conflict_advice;
mod costs;
mod demo;
mod detector_list;
mod engine_choice;
mod export;
mod list;
mod new;
mod output;
mod paths;
mod progress;
mod reproduce;
mod rules;
mod shared;
mod shared_args;
mod shared_command;
mod shared_reproduction;
mod shared_sweep;
mod shell;
mod simulate;
mod slurm;
mod sweep;
mod work;

use clap::{Parser, Subcommand};
use log::LevelFilter;
use std::io::Write;
use turnstile_tools::Result;

/// Simulate, export and measure hardware for GPU synchronisation: transactions, lock bits and atomic units.
#[derive(Parser, Debug)]
#[command(name = "turnstile", version = env!("TURNSTILE_VERSION"))]
#[command(
    after_help = "Without a command, the demo: a hash table at three levels of contention under every detector."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Print nothing but errors and output sent to `-`: no report, no progress, no warnings
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// Name the programs that are started and the results that are taken from the cache
    #[arg(long, short, global = true)]
    verbose: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List benchmarks, detectors, engines, machines and units.
    List(list::ListArgs),
    /// Run a bundled benchmark or a kernel of your own.
    Simulate(simulate::SimulateArgs),
    /// Write a run file to start from, by a kernel's signature.
    New(new::NewArgs),
    /// Run a benchmark over hardware parameters: CSV, and a chart of cycles against area.
    Sweep(sweep::SweepArgs),
    /// Do what is left of a sweep or a reproduction that was planned, beside other workers.
    Work(work::WorkArgs),
    /// Run a paper's experiments and print every number and figure beside ours.
    Reproduce(reproduce::ReproduceArgs),
    /// Run one warp's atomic instruction on the lock-bit RTL.
    Atomics(atomics::AtomicsArgs),
    /// Recommend copies, mapping and padding for votes in shared memory: of an image, a file or a run.
    Advise(advise_args::AdviseArgs),
    /// What units cost: cells, flip-flops and memory.
    Area(area_args::AreaArgs),
    /// Write the Verilog of units.
    Export(export::ExportArgs),
    /// Print the completions of a shell.
    Completions(shell::CompletionsArgs),
    /// Print the manual page.
    Man(shell::ManArgs),
}

/// Runs the command line of this process and returns its exit code: 0 done, 1 the run failed a check, 2 bad input,
/// 128 and the signal if it was interrupted: 130 by Ctrl-C.
pub fn run() -> u8 {
    // clap prints its own errors and exits with code 2.
    let cli = Cli::parse_from(reproduce::with_paper_as_listed(std::env::args_os()));
    listen(&cli);
    let ready = progress::catch_interrupts();
    turnstile_tools::process::end_with_parent();
    match ready.and_then(|()| dispatch(cli)) {
        Ok(code) => code,
        Err(error) => {
            // The programs that a run starts get Ctrl-C too: what they failed of is no news.
            let error = progress::check_interrupt().err().unwrap_or(error);
            eprintln!("error: {error}");
            progress::exit_code(&error)
        }
    }
}

/// What is said besides the report goes to standard error, as much of it as the user wants.
fn listen(cli: &Cli) {
    let level = match (cli.quiet, cli.verbose) {
        (true, _) => LevelFilter::Error,
        (_, true) => LevelFilter::Info,
        _ => LevelFilter::Warn,
    };
    if cli.quiet {
        output::be_quiet();
    }
    turnstile_tools::waiting::listen(progress::tell_wait);
    env_logger::Builder::new()
        .filter_level(level)
        .format(|out, record| {
            let level = match record.level() {
                log::Level::Info => "note".into(),
                log::Level::Warn => "warning".into(),
                other => other.as_str().to_lowercase(),
            };
            writeln!(out, "{level}: {}", record.args())
        })
        .init();
}

fn dispatch(cli: Cli) -> Result<u8> {
    match cli.command {
        None => demo::demo(),
        Some(Command::List(args)) => list::list(&args),
        Some(Command::Simulate(args)) => simulate::simulate(&args),
        Some(Command::New(args)) => new::new(&args),
        Some(Command::Sweep(args)) => shared::sweep(&args),
        Some(Command::Work(args)) => work::work(&args),
        Some(Command::Reproduce(args)) => shared::reproduce(&args),
        Some(Command::Atomics(args)) => atomics::atomics(&args),
        Some(Command::Advise(args)) => advise::advise(&args),
        Some(Command::Area(args)) => area::area(&args),
        Some(Command::Export(args)) => export::export(&args),
        Some(Command::Completions(args)) => shell::completions(&args),
        Some(Command::Man(args)) => shell::man(&args),
    }
}
