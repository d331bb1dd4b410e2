//! Ways to update words of local memory, on their machines.

use super::kernels::config;
use super::ReproduceArgs;
use crate::command::area_args::DEFAULT_LIBRARY;
use crate::command::progress::Watch;
use crate::command::session::{self, Benchmark, Setup};
use crate::command::simulate::MAX_CYCLES;
use crate::command::synthesiser::Synthesiser;
use crate::reproduce::scratchpad::{Machine, SideBySide, Task, Way, WAYS};
use std::path::Path;
use turnstile_sim::atomics::LockbitMachine;
use turnstile_sim::machine::{EngineKind, MachineConfig};
use turnstile_sim::run::Program;
use turnstile_sim::workloads::{self, ptx_job, Settings, Workload};
use turnstile_sim::{Error, Result};
use turnstile_tools::kept;

/// The benchmark of all of them.
const VOTING: &str = "voting";

/// Runs all, with areas if they are wanted.
pub fn run(args: &ReproduceArgs, constants: &LockbitMachine) -> Result<SideBySide> {
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
    let workload = workloads::find(VOTING)?;
    let mut found = SideBySide::measure(|way, task| cycles(workload, way, task, constants))?;
    if let Some(synthesiser) = synthesiser {
        let hardware: Vec<_> = WAYS.iter().map(Way::hardware).collect();
        found.areas = Some(synthesiser.areas(&hardware)?);
    }
    Ok(found)
}

fn cycles(
    workload: &'static dyn Workload,
    way: &Way,
    (_, settings): &Task,
    constants: &LockbitMachine,
) -> Result<u64> {
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
    let report = ran?.report;
    match report.good() {
        true => Ok(report.cycles),
        false => Err(Error::run(
            format!("{VOTING}, {} on {}", way.name, way.machine.name()),
            "the run failed its checks",
            "please report it",
        )),
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
