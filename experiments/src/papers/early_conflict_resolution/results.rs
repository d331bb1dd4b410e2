//! What was found, and the report about it.

use super::run::Run;
use super::runs::Runs;
use super::setting::Version;
use super::states::Stack;
use super::{energy, figures, hardware, numbers, soundness, statements, steps, tables};
use crate::engine::grid::Sample;
use crate::engine::outside::Context;
use crate::engine::report::Report;
use crate::engine::{Figure, Row, Statement};
use turnstile_tools::table::{rows_csv, Table};
use turnstile_tools::Result;

/// What it is called in headings.
const TITLE: &str = "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution";

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
struct Section {
    /// Its name in the page.
    pub id: &'static str,
    pub heading: &'static str,
    /// What stands above it.
    pub text: &'static str,
    /// Its cells.
    pub table: Table,
    /// On the terminal too.
    pub printed: bool,
}

impl Results {
    /// Those of an earlier report.
    pub fn again(runs: Vec<Run>, stack: Option<Stack>) -> Self {
        Self {
            runs: Runs::new(runs),
            failed: vec![],
            stack,
            sample: Sample {
                engine: None,
                runs: vec![],
            },
            source: "The runs are those of an earlier report.".into(),
            part: false,
        }
    }

    /// The report about it.
    ///
    /// # Errors
    /// If a figure cannot be drawn or a table not be written.
    pub fn report(&self, context: &Context) -> Result<Report> {
        let how = self.how();
        let mut report = Report::new(context, TITLE, &how);
        report.say(&format!("{how}\n\n"));
        let sections = self.sections()?;
        for section in sections.iter().filter(|section| section.printed) {
            report.say(&format!("{}\n{}\n", section.heading, section.table.text()));
        }
        if !self.failed.is_empty() {
            let page = &mut report.page;
            page.section("Runs that failed", "None of them is in any number.");
            page.listing("failed", &self.failed.join("\n"));
        }
        report.numbers(&self.numbers())?;
        report.statements(&self.statements())?;
        report.figures(&self.figures())?;
        for section in &sections {
            report.page.section(section.heading, section.text);
            report.page.table(section.id, &section.table);
        }
        if !self.runs.is_empty() {
            report.file("runs.csv", rows_csv(self.runs.all())?);
        }
        Ok(report)
    }

    /// How it was found, in words.
    fn how(&self) -> String {
        let seeds = match self.runs.seeds().count() {
            0 | 1 => "Inputs are of one seed: no number here is a median.".to_owned(),
            seeds => format!("Numbers are medians over inputs of {seeds} seeds, with their range."),
        };
        let fewer = self.runs.all().any(|run| {
            let whole = crate::transactions::benchmarks(u32::MAX);
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
    fn numbers(&self) -> Vec<Row> {
        let hardware = self.stack.iter().flat_map(hardware::numbers);
        let grid = numbers::of_grid(&self.runs).into_iter();
        let tables = numbers::of_tables(&self.runs).into_iter();
        let of_runs = grid.chain(tables);
        let of_runs = of_runs.filter(|row| row.number.is_some() || !self.part);
        of_runs.chain(hardware).collect()
    }

    /// The statements of the paper, checked.
    fn statements(&self) -> Vec<Statement> {
        let mut all = statements::of_grid(&self.runs);
        all.extend(soundness::of_tables(&self.runs));
        all.extend(soundness::of_all(&self.runs, &self.failed));
        all.extend(self.stack.iter().map(soundness::of_stack));
        all
    }

    /// The figures.
    fn figures(&self) -> Vec<Figure> {
        figures::all(&self.runs)
    }

    /// Everything else, as far as it was run.
    fn sections(&self) -> Result<Vec<Section>> {
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
                "steps",
                "From the paper's rules to Turnstile's",
                "Speedups over Warp TM; each step keeps those above it.",
                steps::table(&self.runs),
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
        all.retain(|one| !one.table.lines.is_empty());
        all.iter_mut().for_each(|one| one.printed = true);
        if self.runs.all().any(|run| run.version == Version::Tx) {
            let text = "GPUWattch is not reproduced: these are a few events with a price each.";
            all.push(section(
                "energy",
                "What events take in Figure 9",
                text,
                energy::table(),
            ));
            let table = energy::sensitivity(&self.runs);
            if !table.lines.is_empty() {
                let text = "Over Warp TM's, geometric means over the benchmarks.";
                all.push(section(
                    "constant-power",
                    "Energy by the power that flows whatever happens",
                    text,
                    table,
                ));
            }
        }
        if let Some(stack) = &self.stack {
            let text = "The RTL unit pause_and_go_stack, in the cycle behind the last operation of each state.";
            all.push(section("stack", "Figures 6 and 7", text, stack.table()));
        }
        all.push(section(
            "contradictions",
            "Contradictions of the paper",
            "",
            tables::contradictions()?,
        ));
        Ok(all)
    }
}
