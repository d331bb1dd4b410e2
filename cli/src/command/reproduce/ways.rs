//! Ways to update words of local memory, on their machines.

use super::kernels::config;
use super::ReproduceArgs;
use crate::command::area_args::DEFAULT_LIBRARY;
use crate::command::progress::{bar, Watch};
use crate::command::session::{self, Benchmark, Setup};
use crate::command::simulate::MAX_CYCLES;
use crate::command::synthesiser::Synthesiser;
use crate::reproduce::scratchpad::{SideBySide, VOTING};
use crate::reproduce::sync::{Crossovers, CROSSOVERS, NUMBERED};
use crate::reproduce::ways::{Compared, Comparison, End, Machine, Way};
use std::path::Path;
use turnstile_experiments::atomics::LockbitMachine;
use turnstile_experiments::workloads::{self, ptx_job, Settings, Version};
use turnstile_machine::{EngineKind, MachineConfig};
use turnstile_run::Program;
use turnstile_tools::kept;
use turnstile_tools::{Error, Result};

/// Votes, with areas if they are wanted.
pub fn votes(args: &ReproduceArgs, constants: &LockbitMachine) -> Result<SideBySide> {
    // What is missing is said before anything runs.
    let synthesiser = match args.area {
        true => {
            let library = Path::new(DEFAULT_LIBRARY);
            Some(Synthesiser::new(
                library,
                &kept::folder("area"),
                "leave --area out",
            )?)
        }
        false => None,
    };
    let compared = measure(&VOTING, constants, |_, _| Ok(()))?;
    let hardware: Vec<_> = VOTING.ways.iter().map(Way::hardware).collect();
    let areas = synthesiser.map(|synthesiser| synthesiser.areas(&hardware));
    Ok(SideBySide {
        compared,
        areas: areas.transpose()?,
    })
}

/// Crossovers; those with locks once more, with the order that explains the result.
pub fn crossovers() -> Result<Crossovers> {
    let constants = LockbitMachine::default();
    let compared = measure(&CROSSOVERS, &constants, |way, settings| {
        if way.version != Version::Fgl || way.deadlocks {
            return Ok(());
        }
        let settings = [settings, &[NUMBERED.to_string()]].concat();
        perform(&CROSSOVERS, way, &settings, &constants).map(drop)
    })?;
    Ok(Crossovers { compared })
}

/// Runs all of a comparison, and after each what else is to be done with its settings.
fn measure(
    comparison: &'static Comparison,
    constants: &LockbitMachine,
    besides: impl Fn(&Way, &[String]) -> Result<()> + Sync,
) -> Result<Compared> {
    let bar = bar(comparison.runs());
    let compared = comparison.measure(|way, settings| {
        let end = perform(comparison, way, settings, constants)?;
        besides(way, settings)?;
        bar.inc(1);
        Ok(end)
    })?;
    bar.finish_and_clear();
    Ok(compared)
}

/// Runs a way of a comparison.
fn perform(
    comparison: &Comparison,
    way: &Way,
    settings: &[String],
    constants: &LockbitMachine,
) -> Result<End> {
    let workload = workloads::find(comparison.workload)?;
    let settings = Settings::parse(workload, settings)?;
    let machine = machine(way, constants)?;
    let setup = Setup {
        hardware: way.hardware(),
        engine: EngineKind::Model,
        lockstep: None,
        machine: &machine,
        max_cycles: MAX_CYCLES,
        threads: 1,
    };
    let benchmark = Benchmark {
        workload,
        version: way.version,
        settings,
    };
    let (version, settings) = (way.version, &benchmark.settings);
    let watch = &mut Watch::quiet();
    let ran = match way.machine {
        Machine::ComputeUnit => {
            let program = Program::of(workload.job(version, settings)?);
            session::run(&program, Some(&benchmark), &setup, watch)
        }
        Machine::Multiprocessor => {
            let program = Program::of(ptx_job(workload, version, settings)?);
            session::run(&program, Some(&benchmark), &setup, watch)
        }
    };
    let failed = |what: &str| {
        let name = workload.name();
        let place = format!("{name}, {} on {}", way.name, way.machine.name());
        Error::run(place, what, "please report it")
    };
    match (way.deadlocks, ran) {
        (true, Err(Error::Run(complaint))) if complaint.what.starts_with("SIMT deadlock") => {
            Ok(End::Deadlock(complaint.to_string()))
        }
        (_, Err(error)) => Err(error),
        (true, Ok(_)) => Err(failed("the run has ended, and must not")),
        (false, Ok(ran)) if ran.report.good() => Ok(End::Cycles(ran.report.cycles)),
        (false, Ok(ran)) => {
            let wrong = ran.report.output_error.or(ran.report.violation);
            Err(failed(&wrong.unwrap_or_default()))
        }
    }
}

fn machine(way: &Way, constants: &LockbitMachine) -> Result<MachineConfig> {
    if way.machine == Machine::ComputeUnit {
        return Ok(MachineConfig::default());
    }
    let mut config = config(constants)?;
    config.shared.atomics = way.atomics;
    if !way.measured {
        config.shared.lock_bits = None;
    }
    Ok(MachineConfig::Simt(config))
}
