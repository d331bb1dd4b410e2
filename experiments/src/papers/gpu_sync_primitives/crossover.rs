//! The motivating example of LocalTM-directory (Figure 1): the critical section of its genetic algorithm in every style that the hardware
//! here has. No figure of the paper on primitives, whose locks are in global memory and between blocks.

use crate::atomics::LockbitMachine;
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::engine::ways::{Compared, Comparison, End, WayRun};
use crate::engine::Figure;
use crate::workloads::Version;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Its name behind `--only`.
pub const CROSSOVER: &str = "crossover";
/// Number of its chart, behind the paper's.
const FIGURE: u32 = 4;
/// With it, locks say in which order they were taken.
const NUMBERED: &str = "numbered=1";

/// What is run.
pub struct CrossoverRuns {
    of: Comparison,
    pub batch: Batch<WayRun, End>,
}

impl CrossoverRuns {
    /// All of them; those with locks once more, with the order that explains the result.
    ///
    /// # Errors
    /// If what is bundled is no comparison.
    pub fn new() -> Result<Self> {
        let constants = LockbitMachine::default();
        let of = Comparison::read(include_str!("ways.toml"))?;
        let workload = of.workload.clone();
        let again = constants.clone();
        let batch = of.batch(&constants, move |way, settings| {
            if way.version != Version::Fgl || way.deadlocks {
                return Ok(());
            }
            let settings = [settings, &[NUMBERED.to_string()]].concat();
            way.run(&workload, &settings, &again).map(drop)
        });
        Ok(Self { of, batch })
    }

    /// What they took.
    ///
    /// # Errors
    /// If a run fails, or ends that must not.
    pub fn all(&self, context: &Context) -> Result<Crossovers> {
        let compared = Compared {
            of: self.of.clone(),
            ends: self.batch.all(context)?,
        };
        Ok(Crossovers { compared })
    }
}

/// What they took.
pub struct Crossovers {
    compared: Compared,
}

impl Crossovers {
    /// How it was found, in words.
    pub fn how(&self) -> String {
        let Comparison { tasks, seeds, .. } = &self.compared.of;
        let [high, low] = [0, 1].map(|task: usize| &tasks[task][1]);
        format!(
            "The critical section of the genetic algorithm in Figure 1 of LocalTM-directory: 256 work-items of one block read two solutions each and put the \
             fitter one in both places, at high ({high}) and low contention ({low}), with models for the LDS. Left, centre and right are the figure's columns. \
             Medians of {seeds} random inputs, with the least and the most; over the serialised version of the same machine and input. Results are checked: \
             those of transactions by the order of their commits, those of locks by a second run, in which work-items say in which order they had their locks, \
             word by word."
        )
    }

    /// Everything, a way a line.
    pub fn table(&self) -> Table {
        self.compared.table()
    }

    /// What the machine says of the figure's left column.
    pub fn deadlock(&self) -> String {
        let found = self.compared.deadlock();
        found.map_or(String::new(), |(way, message)| {
            format!("{} on {}:\n{message}", way.name, way.machine.name())
        })
    }

    /// Cycles over the serialised version.
    pub fn figure(&self) -> Figure {
        let title =
            "cycles over those by one work-item, of gtx580 or of the compute unit (CU): median";
        Figure::new(
            FIGURE,
            "side by side: the crossover of LocalTM-directory's Figure 1 (not in the paper)",
            vec![self.compared.panel(title)],
        )
    }
}
