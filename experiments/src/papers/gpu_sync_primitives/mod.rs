//! "Efficient Synchronization Primitives for GPUs": operations a second of barriers, mutexes and semaphores, by blocks. Beside them, the styles in
//! which threads of one block update words of local memory.
//!
//! The paper's curves are lost: its text decides what is drawn, and up to how many blocks. Machines are fitted to
//! the memory benchmarks of its Table 1 (`memory`) and to nothing else.

mod boundary;
mod crossover;
mod curves;
mod figures;
mod measure;
mod memory;
mod numbers;
mod report;
mod runs;
mod silicon;
mod stated;
mod statements;
mod winners;

use crate::engine::outside::Context;
use crate::engine::paper::{parsed, Paper};
use crate::engine::report::Folder;
use crate::sync::Family;
use clap::{ArgMatches, Args, Command};
use crossover::{Crossovers, CROSSOVER};
use curves::Gpu;
use silicon::SILICON;
use turnstile_tools::{Error, Result};

/// Its name on the command line.
const NAME: &str = "gpu-sync-primitives";
/// The memory benchmarks, and the boundaries between winners, among what can be run alone.
const MEMORY: &str = "memory";
const BOUNDARY: &str = "boundary";

/// The paper.
pub const PAPER: GpuSyncPrimitives = GpuSyncPrimitives;

/// The paper on synchronisation primitives.
pub struct GpuSyncPrimitives;

/// Its options.
#[derive(Args, Debug)]
struct SyncOptions {
    /// Run only this: memory, barrier, mutex, semaphore, boundary, crossover; or silicon, which runs only if it is named; may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Fit the machines to the paper's memory benchmarks (--only memory) and to those of an H200 (--only silicon), and print
    /// latencies and residuals; nothing else is run
    #[arg(long)]
    fit: bool,
}

impl Paper for GpuSyncPrimitives {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "Barriers, mutexes and semaphores between blocks"
    }

    fn options(&self, command: Command) -> Command {
        SyncOptions::augment_args(command)
    }

    fn reproduce(&self, options: &ArgMatches, context: &Context) -> Result<bool> {
        let options: SyncOptions = parsed(options)?;
        options.check()?;
        let (chosen, named) = (|name| options.chosen(name), |name| options.named(name));
        if options.fit {
            if chosen(MEMORY) {
                (context.tell)(&measure::fitted(context)?)?;
            }
            if named(SILICON) {
                (context.tell)(&measure::fitted_silicon(context)?)?;
            }
            return Ok(true);
        }
        let folder = Folder::create(context, NAME)?;
        let machines = measure::machines()?;
        let families = Family::ALL
            .into_iter()
            .filter(|family| chosen(family.name()));
        let families: Vec<Family> = families.collect();
        let times = chosen(MEMORY).then(|| measure::times(&machines, context));
        let times = times.transpose()?;
        let runs = (!families.is_empty())
            .then(|| measure::primitives(&families, &machines, context))
            .transpose()?;
        let boundary = chosen(BOUNDARY)
            .then(|| measure::boundary(&machines[&Gpu::Fermi], context))
            .transpose()?;
        let mut report = report::of_runs(&times, &runs, &boundary, context)?;
        if chosen(CROSSOVER) {
            report::add_crossovers(&mut report, &Crossovers::run(context)?)?;
        }
        // It takes longer than all others together.
        if named(SILICON) {
            report::add_silicon(&mut report, &measure::silicon(context)?)?;
        }
        report.finish(&folder, context)?;
        Ok(true)
    }
}

impl SyncOptions {
    /// Whether this is asked for by its name.
    fn named(&self, name: &str) -> bool {
        let mut names = self.only.iter();
        names.any(|one| one.eq_ignore_ascii_case(name))
    }

    /// Whether this is run: all is, unless some is named.
    fn chosen(&self, name: &str) -> bool {
        self.only.is_empty() || self.named(name)
    }

    fn check(&self) -> Result<()> {
        let others = [MEMORY, BOUNDARY, CROSSOVER, SILICON].into_iter();
        let names: Vec<_> = others.chain(Family::ALL.map(Family::name)).collect();
        let is_known = |name: &&String| names.iter().any(|one| one.eq_ignore_ascii_case(name));
        match self.only.iter().find(|name| !is_known(name)) {
            None => Ok(()),
            Some(name) => Err(Error::input(
                format!("--only {name}"),
                format!("{NAME} has no `{name}`"),
                "choose memory, barrier, mutex, semaphore, boundary, crossover or silicon",
            )),
        }
    }
}
