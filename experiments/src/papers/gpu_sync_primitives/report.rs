//! The report: page, tables and text.

use super::boundary::Boundary;
use super::crossover::{Crossovers, CROSSOVER};
use super::curves::Gpu;
use super::memory::{self, Times};
use super::runs::Runs;
use super::silicon::Silicon;
use super::{figures, numbers, statements, winners};
use crate::engine::outside::Context;
use crate::engine::report::Report;
use crate::engine::{Row, Statement};
use turnstile_tools::Result;

/// What the paper is called in headings.
const TITLE: &str = "Efficient Synchronization Primitives for GPUs";
/// Heading of what threads of one block do.
const STYLES: &str = "The same critical section in local memory";
/// Heading of what an H200 does.
const MODERN: &str = "Modern silicon";

/// How the runs were made, in words.
fn how(runs: &Runs) -> String {
    let machines = Gpu::ALL.map(|gpu| format!("{} is the machine {}", gpu.name(), gpu.machine()));
    format!(
        "{}; models stand for the LDS. Every block has 128 threads, of which one does operations on one primitive with nothing between their halves and \
         without fences; a barrier takes all threads. A block does at least {} operations, the paper's 1,000; with twice as many the rates change by \
         {}. Every run leaves the words of its primitive as they have to be, and the same primitives ran with fences and with critical sections that find out \
         whether blocks exclude each other, come in their order and see what was stored before them ({} runs). Left out: {}.",
        machines.join(", "),
        runs.fewest_operations(),
        runs.changes(),
        runs.checked,
        runs.left_out(),
    )
}

/// The report about all but what threads of one block do.
pub fn of_runs(
    times: &Option<Times>,
    runs: &Option<Runs>,
    boundary: &Option<Boundary>,
    context: &Context,
) -> Result<Report> {
    let how = runs.as_ref().map_or(String::new(), how);
    let mut report = Report::new(context, TITLE, &how);
    let (mut rows, mut all): (Vec<Row>, Vec<Statement>) = (vec![], vec![]);
    let mut drawn = vec![];
    if let Some(times) = times {
        rows.extend(memory::numbers(times));
        all.extend(memory::statements(times));
        report.csv("memory.csv", &memory::table(times))?;
    }
    if let Some(runs) = runs {
        rows.extend(numbers::all(runs));
        all.extend(winners::all(runs));
        all.extend(statements::all(runs));
        drawn.extend(figures::all(runs));
        report.csv("runs.csv", &runs.table())?;
    }
    if let Some(boundary) = boundary {
        drawn.push(boundary.figure());
        report.csv("boundary.csv", &boundary.table())?;
    }
    if let (Some(times), Some(runs), Some(boundary)) = (times, runs, boundary) {
        all.push(boundary.claim(times, runs));
    }
    if !(rows.is_empty() && all.is_empty()) {
        report.say(&format!("{how}\n\n"));
        report.numbers(&rows)?;
        report.statements(&all)?;
    }
    report.figures(&drawn)?;
    Ok(report)
}

/// Adds what threads of one block do.
pub fn add_crossovers(report: &mut Report, found: &Crossovers) -> Result<()> {
    let (table, how, deadlock) = (found.table(), found.how(), found.deadlock());
    report.page.section(STYLES, &how);
    report.page.table(CROSSOVER, &table);
    report.page.listing("deadlock", &deadlock);
    report.figures(&[found.figure()])?;
    report.csv("crossover.csv", &table)?;
    report.say(&format!("\n{how}\n\n{}\n{deadlock}\n", table.text()));
    Ok(())
}

/// Adds what an H200 does.
pub fn add_silicon(report: &mut Report, found: &Silicon) -> Result<()> {
    let how = found.how();
    report.page.section(MODERN, &how);
    report.say(&format!("\n{how}\n"));
    for (name, table) in [
        ("silicon-accesses", found.accesses()),
        ("silicon-errors", found.errors()),
        ("silicon-winners", found.winners()),
    ] {
        report.say(&format!("\n{}", table.text()));
        report.page.table(name, &table);
    }
    report.csv("silicon.csv", &found.all_accesses())?;
    report.csv("silicon_operations.csv", &found.all_operations())
}
