//! The paper on synchronisation primitives: operations of blocks on its two GPUs.

use super::{memory, ways, Folder, ReproduceArgs};
use crate::command::output::tell;
use crate::command::progress::bar;
use crate::reproduce::sync::{
    memory_csv, memory_numbers, memory_statements, Boundary, Crossovers, Gpu, Runs, Setting,
    Silicon, Times, CROSSOVER, NAME, SILICON, TITLE,
};
use crate::reproduce::ways::{csv, split};
use crate::reproduce::{
    aligned, claims_text, rows_csv, statements_text, Figure, Holds, Page, Row, Statement,
};
use std::collections::BTreeMap;
use turnstile_experiments::sync::{run, Family, Operations};
use turnstile_machine::{EngineKind, MachineConfig, SimtConfig};
use turnstile_tools::{Error, Result};

/// Cycles after which a run on a GPU is given up: ten milliseconds, and one.
const MOST_CYCLES: [(Gpu, u64); 2] = [(Gpu::Tesla, 3_100_000), (Gpu::Fermi, 800_000)];
/// In the order of the figures.
const FAMILIES: [Family; 3] = [Family::Barrier, Family::Mutex, Family::Semaphore];
/// The memory benchmarks, and the boundaries between winners, among what can be run alone.
const MEMORY: &str = "memory";
const BOUNDARY: &str = "boundary";
/// Heading of what threads of one block do.
const STYLES: &str = "The same critical section in local memory";
/// Heading of what an H200 does.
const MODERN: &str = "Modern silicon";

/// What was run.
#[derive(Default)]
struct Found {
    times: Option<Times>,
    runs: Option<Runs>,
    boundary: Option<Boundary>,
}

/// What goes into the folder, and on the terminal.
struct Report {
    page: Page,
    files: Vec<(&'static str, String)>,
    figures: Vec<Figure>,
    text: String,
}

/// Runs it and writes everything.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let families = families(args)?;
    if args.fit {
        if chosen(args, MEMORY) {
            tell(&memory::fitted()?)?;
        }
        if named(args, SILICON) {
            tell(&memory::fitted_silicon()?)?;
        }
        return Ok(0);
    }
    let folder = Folder::create(args, NAME)?;
    let mut machines = BTreeMap::new();
    for gpu in Gpu::ALL {
        machines.insert(gpu, simt(gpu.machine())?);
    }
    let mut found = Found::default();
    if chosen(args, MEMORY) {
        found.times = Some(memory::times(&machines)?);
    }
    if !families.is_empty() {
        found.runs = Some(find(&families, &machines)?);
    }
    if chosen(args, BOUNDARY) {
        found.boundary = Some(memory::boundary(&machines[&Gpu::Fermi])?);
    }
    let mut report = Report::new(&found)?;
    if chosen(args, CROSSOVER) {
        report.crossovers(&ways::crossovers()?)?;
    }
    // It takes longer than all others together.
    if named(args, SILICON) {
        report.silicon(&memory::silicon()?)?;
    }
    let Report {
        page,
        mut files,
        figures,
        text,
    } = report;
    files.insert(0, ("report.html", page.finish()));
    let written = folder.write(&files, &figures)?;
    tell(&format!("{text}{written}\n"))?;
    Ok(0)
}

impl Report {
    /// Of all but what threads of one block do.
    fn new(found: &Found) -> Result<Self> {
        let Found {
            times,
            runs,
            boundary,
        } = found;
        let how = runs.as_ref().map_or(String::new(), Runs::how);
        let (mut rows, mut statements): (Vec<Row>, Vec<Statement>) = (vec![], vec![]);
        let (mut figures, mut files) = (vec![], vec![]);
        if let Some(times) = times {
            rows.extend(memory_numbers(times));
            statements.extend(memory_statements(times));
            files.push(("memory.csv", memory_csv(times)?));
        }
        if let Some(runs) = runs {
            rows.extend(runs.numbers());
            statements.extend(runs.statements());
            figures.extend(runs.figures());
            files.push(("runs.csv", runs.csv()?));
        }
        if let Some(boundary) = boundary {
            figures.push(boundary.figure());
            files.push(("boundary.csv", boundary.csv()?));
        }
        if let (Some(times), Some(runs), Some(boundary)) = (times, runs, boundary) {
            statements.push(boundary.claim(times, runs));
        }
        let mut report = Self {
            page: Page::new(TITLE, &how),
            files: vec![],
            figures: vec![],
            text: format!("{TITLE}\n"),
        };
        if rows.is_empty() && statements.is_empty() {
            report.figures(figures)?;
            report.files = files;
            return Ok(report);
        }
        report.page.numbers(&rows);
        report.page.statements(&statements);
        report.figures(figures)?;
        report.files = vec![
            ("numbers.csv", rows_csv(&rows)?),
            ("statements.csv", rows_csv(&statements)?),
        ];
        report.files.extend(files);
        let hold = |holds| statements.iter().filter(|one| one.holds == holds).count();
        report.text += &format!(
            "{how}\n\n{}\n{}\n{} statements hold, {} partly, {} do not\n",
            claims_text(&rows),
            statements_text(&statements),
            hold(Holds::Yes),
            hold(Holds::Partly),
            hold(Holds::No),
        );
        Ok(report)
    }

    fn crossovers(&mut self, found: &Crossovers) -> Result<()> {
        let (table, how, deadlock) = (found.table(), found.how(), found.deadlock());
        self.page.section(STYLES, &how);
        self.page.table(CROSSOVER, split(table.clone()));
        self.page.listing("deadlock", &deadlock);
        self.figures(vec![found.figure()])?;
        let (head, lines) = split(table.clone());
        let head: Vec<_> = head.iter().map(String::as_str).collect();
        self.files.push(("crossover.csv", csv(table)?));
        self.text += &format!("\n{how}\n\n{}\n{deadlock}\n", aligned(&head, &lines));
        Ok(())
    }

    fn silicon(&mut self, found: &Silicon) -> Result<()> {
        let how = found.how();
        self.page.section(MODERN, &how);
        self.text += &format!("\n{how}\n");
        let tables = [
            ("silicon-accesses", found.accesses()),
            ("silicon-errors", found.errors()),
            ("silicon-winners", found.winners()),
        ];
        for (name, table) in tables {
            let (head, lines) = split(table);
            let heads: Vec<_> = head.iter().map(String::as_str).collect();
            self.text += &format!("\n{}", aligned(&heads, &lines));
            self.page.table(name, (head, lines));
        }
        self.files.extend([
            ("silicon.csv", found.accesses_csv()?),
            ("silicon_operations.csv", found.operations_csv()?),
        ]);
        Ok(())
    }

    fn figures(&mut self, figures: Vec<Figure>) -> Result<()> {
        for figure in &figures {
            self.page.figure(figure)?;
        }
        self.figures.extend(figures);
        Ok(())
    }
}

/// Whether this is run: all is, unless some is named.
fn chosen(args: &ReproduceArgs, name: &str) -> bool {
    args.only.is_empty() || named(args, name)
}

/// Whether this is asked for by its name.
fn named(args: &ReproduceArgs, name: &str) -> bool {
    let mut names = args.only.iter();
    names.any(|one| one.eq_ignore_ascii_case(name))
}

/// The primitives that are run; options of other papers are refused.
fn families(args: &ReproduceArgs) -> Result<Vec<Family>> {
    let other = |given: bool, option: &str, why: &str| match given {
        true => Err(Error::input(option, why, "leave it out")),
        false => Ok(()),
    };
    let two = "this paper's GPUs are two, gtx295 and gtx580, and --only silicon is h200";
    other(args.machine.is_some(), "--machine", two)?;
    let engine = args
        .engine
        .is_some_and(|engine| engine != EngineKind::Model);
    other(
        engine,
        "--engine",
        "blocks meet in global memory here, and models stand for the LDS",
    )?;
    let others = [MEMORY, BOUNDARY, CROSSOVER, SILICON];
    let names = FAMILIES.map(Family::name).into_iter().chain(others);
    let names: Vec<_> = names.collect();
    for name in &args.only {
        if !names.iter().any(|one| one.eq_ignore_ascii_case(name)) {
            return Err(Error::input(
                format!("--only {name}"),
                format!("{NAME} has no `{name}`"),
                "choose memory, barrier, mutex, semaphore, boundary, crossover or silicon",
            ));
        }
    }
    let chosen = |family: &Family| chosen(args, family.name());
    Ok(FAMILIES.into_iter().filter(chosen).collect())
}

/// A bundled machine.
pub fn simt(name: &str) -> Result<SimtConfig> {
    match MachineConfig::simt(name) {
        Some(MachineConfig::Simt(config)) => Ok(config),
        _ => Err(Error::input(
            name,
            "this machine is not there",
            "please report it",
        )),
    }
}

/// Operations a second.
pub fn rate(machine: &SimtConfig, of: &Operations, cycles: u64) -> f64 {
    of.count() as f64 / (cycles as f64 / machine.clock.core as f64 / 1e6)
}

fn find(families: &[Family], machines: &BTreeMap<Gpu, SimtConfig>) -> Result<Runs> {
    let clocks = machines
        .iter()
        .map(|(gpu, config)| (*gpu, config.clock.core));
    let bar = bar(Runs::count(families));
    let found = Runs::run(families, clocks.collect(), |Setting { gpu, operations }| {
        let machine = MachineConfig::Simt(machines[gpu].clone());
        let most = MOST_CYCLES.iter().find(|(one, _)| one == gpu);
        let ran = run(operations, &machine, most.map_or(0, |most| most.1))?;
        bar.inc(1);
        Ok(ran)
    })?;
    bar.finish_and_clear();
    Ok(found)
}
