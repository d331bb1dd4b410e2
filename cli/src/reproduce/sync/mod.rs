//! "Efficient Synchronization Primitives for GPUs": operations a second of barriers, mutexes and semaphores, by blocks. Beside them, the styles in
//! which threads of one block update words of local memory.
//!
//! The paper's curves are lost: its text decides what is drawn, and up to how many blocks. Machines are fitted to
//! the memory benchmarks of its Table 1 (`memory`) and to nothing else.

mod boundary;
mod crossover;
mod curves;
mod figures;
mod memory;
mod numbers;
mod runs;
mod silicon;
mod statements;
mod winners;

pub use boundary::Boundary;
pub use crossover::{Crossovers, CROSSOVER, CROSSOVERS, NUMBERED};
pub use curves::{Curve, Gpu, Setting};
pub use memory::{
    benchmarks, csv as memory_csv, fitted_to, latencies, numbers as memory_numbers,
    statements as memory_statements, Times,
};
pub use runs::{Point, Runs};
pub use silicon::{Silicon, SILICON, SILICON_LATENCIES, SILICON_MACHINE};

use super::claim::Row;
use super::{Figure, Statement};

/// Its name on the command line.
pub const NAME: &str = "gpu-sync-primitives";
/// What it is called in headings.
pub const TITLE: &str = "Efficient Synchronization Primitives for GPUs";

impl Runs {
    /// How it was found, in words.
    pub fn how(&self) -> String {
        let machines =
            Gpu::ALL.map(|gpu| format!("{} is the machine {}", gpu.name(), gpu.machine()));
        format!(
            "{}; models stand for the LDS. Every block has 128 threads, of which one does operations on one primitive with nothing between their halves and \
             without fences; a barrier takes all threads. A block does at least {} operations, the paper's 1,000; with twice as many the rates change by \
             {}. Every run leaves the words of its primitive as they have to be, and the same primitives ran with fences and with critical sections that find out \
             whether blocks exclude each other, come in their order and see what was stored before them ({} runs). Left out: {}.",
            machines.join(", "),
            self.fewest_operations(),
            self.changes(),
            self.checked,
            self.left_out(),
        )
    }

    /// The numbers of the text beside ours.
    pub fn numbers(&self) -> Vec<Row> {
        numbers::all(self)
    }

    /// The statements of the text, checked.
    pub fn statements(&self) -> Vec<Statement> {
        let mut all = winners::all(self);
        all.extend(statements::all(self));
        all
    }

    /// The figures.
    pub fn figures(&self) -> Vec<Figure> {
        figures::all(self)
    }
}
