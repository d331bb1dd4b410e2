//! Kernels that vote, on the machine with lock bits.

use crate::command::progress::{bar, Watch};
use crate::reproduce::scratchpad::{Inputs, Kernels, Ran, Setting};
use turnstile_experiments::atomics::LockbitMachine;
use turnstile_experiments::votes::VoteKernel;
use turnstile_machine::{Beside, Device, EngineKind, MachineConfig, Options, SimtConfig, Tops};
use turnstile_run::FrontEnd;
use turnstile_tools::{Error, Result};

/// The machine of the paper.
const MACHINE: &str = "gtx580";
/// A run that takes longer stands still.
const MAX_CYCLES: u64 = 1 << 32;

/// Runs all kernels with models for the LDS; those of a sample with `engine` in lockstep.
pub fn run(inputs: &Inputs, constants: &LockbitMachine, engine: EngineKind) -> Result<Kernels> {
    let config = config(constants)?;
    let machine = MachineConfig::Simt(config.clone());
    let one = |lockstep| {
        let machine = &machine;
        move |kernel: &dyn VoteKernel, setting: &Setting| {
            perform(kernel, setting, machine, lockstep)
        }
    };
    let other = match engine {
        EngineKind::Model => EngineKind::Rtl,
        EngineKind::Rtl | EngineKind::Verilator => engine,
    };
    let sample = Kernels::sample(inputs, one(Some(other)))?;
    let bar = bar(Kernels::count(inputs));
    let perform = one(None);
    let runs = Kernels::run(inputs, |kernel, setting| {
        let ran = perform(kernel, setting)?;
        bar.inc(1);
        Ok(ran)
    })?;
    bar.finish_and_clear();
    let picture = &inputs.picture;
    Ok(Kernels {
        picture: format!(
            "{} of {} x {} pixels",
            inputs.name, picture.width, picture.height
        ),
        depth: picture.depth,
        objects: inputs.objects,
        machine: config.name,
        clock: config.clock.core,
        sample,
        runs,
    })
}

/// The machine with these constants of lock bits.
pub fn config(constants: &LockbitMachine) -> Result<SimtConfig> {
    let Some(MachineConfig::Simt(mut config)) = MachineConfig::simt(MACHINE) else {
        return Err(Error::input(
            MACHINE,
            "this machine is not there",
            "please report it",
        ));
    };
    if let Some(lock_bits) = &mut config.shared.lock_bits {
        lock_bits.latency = constants.latency;
    }
    config.check(&constants.name)?;
    Ok(config)
}

fn perform(
    kernel: &dyn VoteKernel,
    setting: &Setting,
    machine: &MachineConfig,
    lockstep: Option<EngineKind>,
) -> Result<Ran> {
    let job = kernel.job(setting.language)?;
    let tops = Tops::open(
        machine,
        machine,
        EngineKind::Model,
        lockstep.map(Beside::from),
    )?;
    let device = Device::new(machine, tops, Options::new(MAX_CYCLES))?;
    let mut watch = Watch::quiet();
    let (_, outcome) = FrontEnd::run(&job, device, &job.name, &job.arguments, &mut watch)?;
    let wrong = kernel.check(&outcome.buffers).err().or(outcome.violation);
    if let Some(what) = wrong {
        return Err(Error::run(
            setting.name(),
            what,
            "please report it, the machine is wrong",
        ));
    }
    let atomics = outcome.counters.atomics;
    Ok(Ran {
        cycles: outcome.cycles,
        instructions: atomics.instructions,
        iterations: atomics.iterations,
        replays: atomics.replays,
    })
}
