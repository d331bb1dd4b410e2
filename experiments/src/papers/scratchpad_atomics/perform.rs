//! Kernels that vote, on the machine with lock bits.

use super::kernels::{Inputs, Kernels, Ran, Setting};
use crate::atomics::LockbitMachine;
use crate::engine::outside::Context;
use crate::engine::run::launch;
use crate::engine::ways::multiprocessor;
use crate::votes::VoteKernel;
use turnstile_machine::{EngineKind, MachineConfig};
use turnstile_tools::{Error, Result};

/// Runs all kernels with models for the LDS; those of a sample with `engine` in lockstep.
pub fn kernels(
    inputs: &Inputs,
    constants: &LockbitMachine,
    engine: EngineKind,
    context: &Context,
) -> Result<Kernels> {
    let config = multiprocessor(constants)?;
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
    let bar = context.runs(Kernels::count(inputs));
    let runs = Kernels::run(inputs, &*bar, one(None))?;
    drop(bar);
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

fn perform(
    kernel: &dyn VoteKernel,
    setting: &Setting,
    machine: &MachineConfig,
    lockstep: Option<EngineKind>,
) -> Result<Ran> {
    let job = kernel.job(setting.language)?.any();
    let outcome = launch(&job, machine, EngineKind::Model, lockstep)?;
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
