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

use crate::engine::batch::{AnyBatch, Batch};
use crate::engine::outside::Context;
use crate::engine::paper::{parsed, Paper, Reproduction};
use crate::engine::report::Folder;
use crate::sync::{Accesses, Family};
use boundary::{Boundary, Found};
use clap::{ArgMatches, Args, Command};
use crossover::{CrossoverRuns, CROSSOVER};
use curves::Gpu;
use memory::Times;
use runs::PrimitiveRuns;
use silicon::{SiliconRuns, SILICON};
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

    fn prepare(&self, options: &ArgMatches) -> Result<Box<dyn Reproduction>> {
        let options: SyncOptions = parsed(options)?;
        options.check()?;
        Ok(match options.fit {
            true => Box::new(Fit(options)),
            false => Box::new(Experiments::new(&options)?),
        })
    }
}

/// Machines are fitted: what is run depends on the runs before.
struct Fit(SyncOptions);

impl Reproduction for Fit {
    fn depends_on(&self) -> Result<Vec<String>> {
        Ok(vec![])
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        vec![]
    }

    fn report(&self, context: &Context) -> Result<bool> {
        if self.0.chosen(MEMORY) {
            (context.tell)(&measure::fitted(context)?)?;
        }
        if self.0.named(SILICON) {
            (context.tell)(&measure::fitted_silicon(context)?)?;
        }
        Ok(true)
    }
}

/// What is run, of what there is.
struct Experiments {
    times: Option<Batch<(Gpu, Accesses), f64>>,
    primitives: Option<PrimitiveRuns>,
    boundary: Option<Batch<boundary::Setting, Found>>,
    crossovers: Option<CrossoverRuns>,
    /// It takes longer than all others together.
    silicon: Option<SiliconRuns>,
}

impl Experiments {
    fn new(options: &SyncOptions) -> Result<Self> {
        let chosen = |name| options.chosen(name);
        let machines = measure::machines()?;
        let families = Family::ALL
            .into_iter()
            .filter(|family| chosen(family.name()));
        let families: Vec<Family> = families.collect();
        Ok(Self {
            times: chosen(MEMORY).then(|| measure::times(&machines)),
            primitives: (!families.is_empty()).then(|| measure::primitives(&families, &machines)),
            boundary: chosen(BOUNDARY).then(|| measure::boundary(&machines[&Gpu::Fermi])),
            crossovers: chosen(CROSSOVER).then(CrossoverRuns::new).transpose()?,
            silicon: options.named(SILICON).then(measure::silicon).transpose()?,
        })
    }
}

impl Reproduction for Experiments {
    fn depends_on(&self) -> Result<Vec<String>> {
        // All machines are in the program.
        Ok(vec![])
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        let mut all: Vec<&dyn AnyBatch> = vec![];
        all.extend(self.times.iter().map(|one| one as &dyn AnyBatch));
        let primitives = self.primitives.iter().flat_map(PrimitiveRuns::batches);
        all.extend(primitives.map(|one| one as &dyn AnyBatch));
        all.extend(self.boundary.iter().map(|one| one as &dyn AnyBatch));
        all.extend(
            self.crossovers
                .iter()
                .map(|one| &one.batch as &dyn AnyBatch),
        );
        if let Some(silicon) = &self.silicon {
            all.push(&silicon.accesses);
            all.push(&silicon.contenders);
        }
        all
    }

    fn report(&self, context: &Context) -> Result<bool> {
        let folder = Folder::create(context, NAME)?;
        let times = self.times.as_ref().map(|batch| -> Result<Times> {
            let points = batch.points().iter().copied();
            Ok(points.zip(batch.all(context)?).collect())
        });
        let times = times.transpose()?;
        let runs = self.primitives.as_ref().map(|runs| runs.all(context));
        let runs = runs.transpose()?;
        let boundary = self.boundary.as_ref().map(|batch| -> Result<Boundary> {
            let found = batch.all(context)?;
            Ok(Boundary { found })
        });
        let mut report = report::of_runs(&times, &runs, &boundary.transpose()?, context)?;
        if let Some(crossovers) = &self.crossovers {
            report::add_crossovers(&mut report, &crossovers.all(context)?)?;
        }
        if let Some(silicon) = &self.silicon {
            report::add_silicon(&mut report, &silicon.all(context)?)?;
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
