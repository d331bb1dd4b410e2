//! The paper on synchronisation primitives: operations of blocks on its two GPUs.

use super::{Folder, ReproduceArgs};
use crate::command::output::tell;
use crate::command::progress::bar;
use crate::reproduce::sync::{Gpu, Runs, Setting, NAME, TITLE};
use crate::reproduce::{claims_text, rows_csv, statements_text, Holds, Page};
use std::collections::BTreeMap;
use turnstile_sim::machine::{EngineKind, MachineConfig};
use turnstile_sim::sync::{run, Family};
use turnstile_sim::{Error, Result};

/// Cycles after which a run is given up.
const MOST_CYCLES: u64 = 800_000;
/// In the order of the figures.
const FAMILIES: [Family; 3] = [Family::Barrier, Family::Mutex, Family::Semaphore];

/// Runs it and writes everything.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let families = families(args)?;
    let folder = Folder::create(args, NAME)?;
    let found = find(&families)?;
    let (rows, statements, figures) = (found.numbers(), found.statements(), found.figures());
    let mut page = Page::new(TITLE, &found.how());
    page.numbers(&rows);
    page.statements(&statements);
    for figure in &figures {
        page.figure(figure)?;
    }
    let written = folder.write(
        &[
            ("report.html", page.finish()),
            ("numbers.csv", rows_csv(&rows)?),
            ("statements.csv", rows_csv(&statements)?),
            ("runs.csv", found.csv()?),
        ],
        &figures,
    )?;
    let hold = |holds| statements.iter().filter(|one| one.holds == holds).count();
    tell(&format!(
        "{TITLE}\n{}\n\n{}\n{}\n{} statements hold, {} partly, {} do not\n{written}\n",
        found.how(),
        claims_text(&rows),
        statements_text(&statements),
        hold(Holds::Yes),
        hold(Holds::Partly),
        hold(Holds::No),
    ))?;
    Ok(0)
}

/// What is run; options of other papers are refused.
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
        "blocks meet in global memory here, and models stand for the LDS, which nothing uses",
    )?;
    for name in &args.only {
        if !FAMILIES
            .iter()
            .any(|one| one.name().eq_ignore_ascii_case(name))
        {
            return Err(Error::input(
                format!("--only {name}"),
                format!("{NAME} has no `{name}`"),
                "choose barrier, mutex or semaphore",
            ));
        }
    }
    let named = |family: &Family| {
        let mut names = args.only.iter();
        args.only.is_empty() || names.any(|name| family.name().eq_ignore_ascii_case(name))
    };
    Ok(FAMILIES.into_iter().filter(named).collect())
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
