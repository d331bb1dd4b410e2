//! The paper on synchronisation primitives: operations of blocks on its two GPUs.

use super::{ways, Folder, ReproduceArgs};
use crate::command::output::tell;
use crate::command::progress::bar;
use crate::reproduce::sync::{Crossovers, Gpu, Runs, Setting, CROSSOVER, NAME, TITLE};
use crate::reproduce::ways::{csv, split};
use crate::reproduce::{
    aligned, claims_text, rows_csv, statements_text, Figure, Holds, Page, Row, Statement,
};
use std::collections::BTreeMap;
use turnstile_sim::machine::{EngineKind, MachineConfig};
use turnstile_sim::sync::{run, Family};
use turnstile_sim::{Error, Result};

/// Cycles after which a run is given up.
const MOST_CYCLES: u64 = 800_000;
/// In the order of the figures.
const FAMILIES: [Family; 3] = [Family::Barrier, Family::Mutex, Family::Semaphore];
/// Heading of what threads of one block do.
const STYLES: &str = "The same critical section in local memory";

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
    let folder = Folder::create(args, NAME)?;
    let mut report = Report {
        page: Page::new(TITLE, ""),
        files: vec![],
        figures: vec![],
        text: format!("{TITLE}\n"),
    };
    if !families.is_empty() {
        report.primitives(&find(&families)?)?;
    }
    if chosen(args, CROSSOVER) {
        report.crossovers(&ways::crossovers()?)?;
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
    fn primitives(&mut self, found: &Runs) -> Result<()> {
        let (rows, statements): (Vec<Row>, Vec<Statement>) = (found.numbers(), found.statements());
        self.page = Page::new(TITLE, &found.how());
        self.page.numbers(&rows);
        self.page.statements(&statements);
        self.figures(found.figures())?;
        self.files = vec![
            ("numbers.csv", rows_csv(&rows)?),
            ("statements.csv", rows_csv(&statements)?),
            ("runs.csv", found.csv()?),
        ];
        let hold = |holds| statements.iter().filter(|one| one.holds == holds).count();
        self.text += &format!(
            "{}\n\n{}\n{}\n{} statements hold, {} partly, {} do not\n",
            found.how(),
            claims_text(&rows),
            statements_text(&statements),
            hold(Holds::Yes),
            hold(Holds::Partly),
            hold(Holds::No),
        );
        Ok(())
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
    let mut names = args.only.iter();
    args.only.is_empty() || names.any(|one| one.eq_ignore_ascii_case(name))
}

/// The primitives that are run; options of other papers are refused.
fn families(args: &ReproduceArgs) -> Result<Vec<Family>> {
    let other = |given: bool, option: &str, why: &str| match given {
        true => Err(Error::input(option, why, "leave it out")),
        false => Ok(()),
    };
    let two = "this paper's GPUs are two: gtx295 and gtx580";
    other(args.machine.is_some(), "--machine", two)?;
    let engine = args
        .engine
        .is_some_and(|engine| engine != EngineKind::Model);
    other(
        engine,
        "--engine",
        "blocks meet in global memory here, and models stand for the LDS",
    )?;
    let names = FAMILIES.map(Family::name).into_iter().chain([CROSSOVER]);
    let names: Vec<_> = names.collect();
    for name in &args.only {
        if !names.iter().any(|one| one.eq_ignore_ascii_case(name)) {
            return Err(Error::input(
                format!("--only {name}"),
                format!("{NAME} has no `{name}`"),
                "choose barrier, mutex, semaphore or crossover",
            ));
        }
    }
    let chosen = |family: &Family| chosen(args, family.name());
    Ok(FAMILIES.into_iter().filter(chosen).collect())
}

fn find(families: &[Family]) -> Result<Runs> {
    let mut machines = BTreeMap::new();
    for gpu in Gpu::ALL {
        let Some(machine @ MachineConfig::Simt(_)) = MachineConfig::simt(gpu.machine()) else {
            return Err(Error::input(
                gpu.machine(),
                "this machine is not there",
                "please report it",
            ));
        };
        machines.insert(gpu, machine);
    }
    let clock = |(gpu, machine): (&Gpu, &MachineConfig)| match machine {
        MachineConfig::Simt(config) => (*gpu, config.clock.core),
        MachineConfig::ComputeUnit(_) => unreachable!("machines of cores were chosen"),
    };
    let clocks: BTreeMap<Gpu, u64> = machines.iter().map(clock).collect();
    let bar = bar(Runs::count(families));
    let found = Runs::run(families, clocks, |Setting { gpu, operations }| {
        let ran = run(operations, &machines[gpu], MOST_CYCLES)?;
        bar.inc(1);
        Ok(ran)
    })?;
    bar.finish_and_clear();
    Ok(found)
}
