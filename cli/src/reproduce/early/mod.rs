//! "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution": Figures 6 to 12, 14 and 15, of the machine `early-cr`.
//!
//! The paper's bars and curves are lost; its text and Table 2 decide what is compared. Everything is computed from lines of `runs.csv`, so that a
//! report can be made again of runs that are kept.

mod energy;
mod figures;
mod numbers;
mod run;
mod runs;
mod setting;
mod soundness;
mod statements;
mod states;
mod tables;

pub use run::{read, Run};
pub use runs::Runs;
pub use setting::{Change, Configuration, Part, Setting, Version, BENCHMARKS, LABELLED};
pub use states::Stack;
pub use tables::Table;

use super::results::Sample;
use super::{Figure, Row, Statement};

/// Its name on the command line.
pub const NAME: &str = "early-conflict-resolution";
/// What it is called in headings.
pub const TITLE: &str =
    "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution";

/// What was found.
pub struct Results {
    /// Runs that passed their checks.
    pub runs: Runs,
    /// Runs that did not, and what was wrong.
    pub failed: Vec<String>,
    /// The figures of the stack, if they were played.
    pub stack: Option<Stack>,
    /// What ran in lockstep.
    pub sample: Sample,
    /// How the runs were made: engine, or file.
    pub source: String,
    /// Only a part was asked for: what was not run is not missing.
    pub part: bool,
}

/// A table with the section that it makes of the report.
pub struct Section {
    /// Its name in the page.
    pub id: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// What stands above it.
    pub text: &'static str,
    /// Its cells.
    pub table: Table,
    /// On the terminal too.
    pub printed: bool,
}

impl Results {
    /// How it was found, in words.
    pub fn how(&self) -> String {
        let seeds = match self.runs.seeds().count() {
            0 | 1 => "Inputs are of one seed: no number here is a median.".to_owned(),
            seeds => format!("Numbers are medians over inputs of {seeds} seeds, with their range."),
        };
        let fewer = self.runs.all().any(|run| {
            let whole = turnstile_experiments::transactions::benchmarks(u32::MAX);
            let whole = whole.iter().find(|one| one.name == run.benchmark);
            whole.is_some_and(|one| one.workload.tasks() > run.tasks)
        });
        let fewer = match fewer {
            true => " Benchmarks have fewer tasks than the paper's: no number here is the paper's.",
            false => "",
        };
        let lockstep = match &self.sample.engine {
            Some(engine) if !self.sample.runs.is_empty() => {
                let runs = self.sample.runs.iter();
                let runs = runs.map(|(name, one)| format!("{name} {one}"));
                let runs = runs.collect::<Vec<_>>().join(", ");
                format!("\nOf a few tasks on the engines {engine} at once, equal on every pin in every clock and with the counts of the other runs' engine: {runs}.")
            }
            _ => "\nNothing ran in lockstep.".into(),
        };
        format!(
            "{} The machine is early-cr; Warp TM has a first level of 60 KB (80 sets of 6 lines of 128 bytes), the others 48 KB beside the conflict address \
             table, as in Table 1. Every run that counts is explained by its order of commits and left what it had to. {seeds}{fewer}{lockstep}",
            self.source
        )
    }

    /// The numbers of the paper beside ours.
    pub fn numbers(&self) -> Vec<Row> {
        let hardware = self.stack.iter().flat_map(numbers::of_hardware);
        let grid = numbers::of_grid(&self.runs).into_iter();
        let tables = numbers::of_tables(&self.runs).into_iter();
        let of_runs = grid.chain(tables);
        let of_runs = of_runs.filter(|row| row.number.is_some() || !self.part);
        of_runs.chain(hardware).collect()
    }

    /// The statements of the paper, checked.
    pub fn statements(&self) -> Vec<Statement> {
        let mut all = statements::of_grid(&self.runs);
        all.extend(soundness::of_tables(&self.runs));
        all.extend(soundness::of_all(&self.runs, &self.failed));
        all.extend(self.stack.iter().map(soundness::of_stack));
        all
    }

    /// The figures.
    pub fn figures(&self) -> Vec<Figure> {
        figures::all(&self.runs)
    }

    /// Everything else, as far as it was run.
    pub fn sections(&self) -> Vec<Section> {
        let section = |id, heading, text, table| Section {
            id,
            heading,
            text,
            table,
            printed: false,
        };
        let mut all = vec![
            section(
                "speedups",
                "Speedups over Warp TM",
                "",
                tables::speedups(&self.runs),
            ),
            section(
                "references",
                "Locks and atomics",
                "Cycles of versions without transactions on the same machine; below 1 transactions are faster.",
                tables::references(&self.runs),
            ),
            section(
                "choices",
                "Speedups of EA+PG over Warp TM, with choices made otherwise",
                "A choice that Warp TM has too is changed in both.",
                tables::choices(&self.runs),
            ),
            section(
                "traffic",
                "Bytes in both networks",
                "Of packets, with headers. An update is sent once, and arrives at 15 cores.",
                tables::traffic(&self.runs),
            ),
        ];
        all.retain(|one| !one.table.1.is_empty());
        all.iter_mut().for_each(|one| one.printed = true);
        if self.runs.all().any(|run| run.version == Version::Tx) {
            let text = "GPUWattch is not reproduced: these are a few events with a price each.";
            all.push(section(
                "energy",
                "What events take in Figure 9",
                text,
                energy::table(),
            ));
        }
        if let Some(stack) = &self.stack {
            let text = "The RTL unit pause_and_go_stack, in the cycle behind the last operation of each state.";
            all.push(section("stack", "Figures 6 and 7", text, stack.table()));
        }
        all.push(section(
            "contradictions",
            "Contradictions of the paper",
            "",
            tables::contradictions(),
        ));
        all
    }
}
