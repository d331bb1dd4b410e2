//! Papers whose experiments are a grid of runs: the grid is read from TOML, and numbers, statements and figures are functions of its results.

mod claim;
mod definition;
mod panels;
mod perform;
mod results;
mod tables;

pub use claim::{of_report, tried, Check, Claim, Measure, Trial};
pub use definition::{Case, Experiment, Grid, Variant};
pub use panels::Selection;
pub use results::{
    aliased, overhead, overhead_in_tx, serialised, serialised_on_the_way, Drawn, Results, Sample,
};
pub use tables::{count_names, counts};

use super::figure::{shown, Figure};
use super::outside::Context;
use super::paper::{parsed, Paper};
use super::report::{Folder, Report};
use clap::{ArgMatches, Args, Command};
use std::path::PathBuf;
use turnstile_machine::{EngineKind, MachineConfig};
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// What the table of transactions shows.
pub const TRANSACTIONS: &str =
    "Instructions of a pass of a wavefront; accesses to local memory, and distinct \
words read and written, of a transaction that committed: mean and largest.";

/// A paper whose experiments are a grid.
pub struct GridPaper {
    /// Its name on the command line.
    pub name: &'static str,
    /// A line about it for the help.
    pub about: &'static str,
    /// The grid as TOML.
    pub grid: &'static str,
    /// The numbers that the text states.
    pub claims: fn() -> Vec<Claim>,
    /// What the text says of its results.
    pub statements: &'static [Check],
    /// The figures, from the results.
    pub figures: fn(&Results) -> Vec<Figure>,
    /// What stands between numbers and figures.
    pub sections: fn() -> Vec<Section>,
}

/// A part of a page with tables.
pub struct Section {
    /// What it is called.
    pub heading: &'static str,
    /// What stands above the tables.
    pub text: &'static str,
    /// Tables with their names.
    pub tables: Vec<(&'static str, Table)>,
}

/// Options of a paper whose experiments are a grid.
#[derive(Args, Debug)]
pub struct GridOptions {
    /// Run only this case (HT2) or benchmark (HT); may be given several times. Numbers over cases of which one is left out, such as the
    /// largest speedup, are left out too
    #[arg(long, value_name = "CASE")]
    pub only: Vec<String>,
    /// Engine for all runs; a sample also runs in lockstep with a second engine
    #[arg(long, value_enum, ignore_case = true, default_value = "model")]
    pub engine: EngineKind,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
}

impl GridPaper {
    /// Its grid.
    ///
    /// # Errors
    /// If the TOML is none.
    pub fn grid(&self) -> Result<Grid> {
        Grid::read(&format!("{}/grid.toml", self.name), self.grid)
    }

    fn report(&self, results: &Results, part: bool, context: &Context) -> Result<Report> {
        let mut rows: Vec<_> = (self.claims)().iter().map(|one| one.row(results)).collect();
        if part {
            rows.retain(|row| row.number.is_some());
        }
        let (runs, transactions) = (tables::runs(results), tables::transactions(results));
        let how = results.how();
        let mut report = Report::new(context, &results.grid.title, &how);
        report.say(&format!("{how}\n\n{}\n", runs.text()));
        report.say(&format!("Transactions:\n{}\n", transactions.text()));
        report.numbers(&rows)?;
        if !self.statements.is_empty() {
            let statements = self.statements.iter().filter_map(|check| check(results));
            report.statements(&statements.collect::<Vec<_>>())?;
        }
        for section in (self.sections)() {
            report.page.section(section.heading, section.text);
            for (id, table) in &section.tables {
                report.page.table(id, table);
            }
        }
        let invalid = results.invalid();
        if !invalid.is_empty() {
            let told = format!(
                "Not drawn, since outputs are wrong, no order of commits explains the run, or it did not end: {}.",
                invalid.join(", ")
            );
            report.page.note("invalid", &told);
        }
        report.figures(&shown((self.figures)(results)))?;
        report.page.section("Transactions", TRANSACTIONS);
        report.page.table("transactions", &transactions);
        report.page.section("Runs", "");
        report.page.table("runs", &runs);
        report.csv("runs.csv", &tables::long(results))?;
        Ok(report)
    }
}

impl Paper for GridPaper {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn options(&self, command: Command) -> Command {
        GridOptions::augment_args(command)
    }

    fn reproduce(&self, options: &ArgMatches, context: &Context) -> Result<bool> {
        let options: GridOptions = parsed(options)?;
        let grid = self.grid()?.only(self.name, &options.only)?;
        let machine = match &options.machine {
            Some(path) => MachineConfig::load(path)?,
            None => MachineConfig::default(),
        };
        let folder = Folder::create(context, self.name)?;
        let mut results = perform::perform(grid, options.engine, &machine, context)?;
        let claims = (self.claims)();
        results.stated = claims.iter().filter_map(Claim::stated).collect();
        let report = self.report(&results, !options.only.is_empty(), context)?;
        report.finish(&folder, context)?;
        Ok(results.good())
    }
}
