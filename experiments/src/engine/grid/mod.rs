//! Papers whose experiments are a grid of runs: the grid is read from TOML, and numbers, statements and figures are functions of its results.

mod claim;
mod definition;
mod panels;
mod perform;
mod predicate;
mod results;
mod seeds;
mod tables;

pub use claim::{of_report, tried, Claim, Trial};
pub use definition::{Case, Experiment, Grid, Variant};
pub use panels::Selection;
pub use predicate::{each, Cell, Predicate};
pub use results::{aliased, overhead, serialised, serialised_on_the_way, Drawn, Results, Sample};
pub use seeds::Seeds;
pub use tables::{count_names, counts};

use super::batch::AnyBatch;
use super::figure::{shown, Figure};
use super::outside::Context;
use super::paper::{parsed, Paper, Reproduction};
use super::report::{Folder, Report};
use clap::{ArgMatches, Args, Command};
use perform::GridRuns;
use std::path::PathBuf;
use turnstile_machine::{EngineKind, Losers, MachineConfig};
use turnstile_tools::table::Table;
use turnstile_tools::{Error, Result};

/// What the table of transactions shows.
pub const TRANSACTIONS: &str =
    "Instructions of a pass of a wavefront; accesses to local memory, and distinct \
words read and written, of a transaction that committed: mean and largest.";

/// A paper whose experiments are a grid.
#[derive(Clone, Copy)]
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
    pub statements: &'static [Predicate],
    /// The figures, from the results.
    pub figures: fn(&Results) -> Vec<Figure>,
    /// What stands between numbers and figures.
    pub sections: fn(&Seeds) -> Vec<Section>,
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
    /// Seeds, from the first one on: median and range of every number are over them. With seed 0 a run is that of `simulate`; with another the
    /// input is another one, and wavefronts start in another order and leave barriers up to some cycles apart
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub seeds: u32,
    /// First of them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub first_seed: u32,
    /// Machine file (see `turnstile list --machine`)
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
    /// Who loses a conflict, in place of what the machine file says: the work-item whose access finds it, or all of its wavefront that meet
    /// on the word in this access
    #[arg(long, value_enum, ignore_case = true)]
    pub losers: Option<Losers>,
}

impl GridOptions {
    /// The machine with these options.
    ///
    /// # Errors
    /// If its file cannot be read, or it has no transactions on local memory.
    fn machine(&self) -> Result<MachineConfig> {
        let mut machine = match &self.machine {
            Some(path) => MachineConfig::load(path)?,
            None => MachineConfig::default(),
        };
        let MachineConfig::ComputeUnit(config) = &mut machine else {
            return Err(Error::input(
                "--machine",
                format!("{} has no transactions on local memory", machine.name()),
                "name southern-islands, or a machine file that was made from it",
            ));
        };
        if let Some(losers) = self.losers {
            config.transactions.losers = losers;
        }
        Ok(machine)
    }
}

impl GridPaper {
    /// Its grid.
    ///
    /// # Errors
    /// If the TOML is none.
    pub fn grid(&self) -> Result<Grid> {
        Grid::read(&format!("{}/grid.toml", self.name), self.grid)
    }

    fn report(&self, seeds: &Seeds, part: bool, context: &Context) -> Result<Report> {
        let results = seeds.first();
        let mut rows: Vec<_> = (self.claims)().iter().map(|one| one.row(seeds)).collect();
        if part {
            rows.retain(|row| row.number.is_some());
        }
        let (runs, transactions) = (tables::runs(results), tables::transactions(results));
        let how = seeds.how();
        let mut report = Report::new(context, &results.grid.title, &how);
        report.say(&format!("{how}\n\n{}\n", runs.text()));
        report.say(&format!("Transactions:\n{}\n", transactions.text()));
        report.numbers(&rows)?;
        if !self.statements.is_empty() {
            let statements = self.statements.iter().filter_map(|one| one.check(seeds));
            report.statements(&statements.collect::<Vec<_>>())?;
        }
        for section in (self.sections)(seeds) {
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
        report.csv("runs.csv", &tables::long(seeds))?;
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

    fn prepare(&self, options: &ArgMatches) -> Result<Box<dyn Reproduction>> {
        let options: GridOptions = parsed(options)?;
        let grid = self.grid()?.only(self.name, &options.only)?;
        let first = options.first_seed;
        let seeds = first..first + options.seeds;
        Ok(Box::new(GridReproduction {
            paper: *self,
            runs: GridRuns::new(grid, options.engine, options.machine()?, seeds),
            part: !options.only.is_empty(),
        }))
    }
}

/// A grid's runs with chosen options.
struct GridReproduction {
    paper: GridPaper,
    runs: GridRuns,
    /// Not all of the grid.
    part: bool,
}

impl Reproduction for GridReproduction {
    fn depends_on(&self) -> Result<Vec<String>> {
        self.runs.depends_on()
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        vec![&self.runs.batch]
    }

    fn report(&self, context: &Context) -> Result<bool> {
        let folder = Folder::create(context, self.paper.name)?;
        let mut seeds = self.runs.all(context)?;
        let claims = (self.paper.claims)();
        seeds.0[0].stated = claims.iter().filter_map(Claim::stated).collect();
        let report = self.paper.report(&seeds, self.part, context)?;
        report.finish(&folder, context)?;
        Ok(seeds.good())
    }
}
