//! Kernels that vote, on the machine with lock bits.

use super::kernels::{settings, AllVotes, Inputs, Kernels, Ran, Setting};
use crate::atomics::LockbitMachine;
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::engine::run::launch;
use crate::engine::ways::multiprocessor;
use crate::votes::VoteKernel;
use std::sync::Arc;
use turnstile_machine::{EngineKind, MachineConfig, SimtConfig};
use turnstile_tools::{Error, Result};

/// Kernels on the machine with lock bits, with models for the LDS; a sample of them runs with another engine in lockstep.
pub struct KernelRuns {
    inputs: Arc<Inputs>,
    machine: SimtConfig,
    engine: EngineKind,
    pub batch: Batch<Setting, Ran>,
}

impl KernelRuns {
    /// With these constants of lock bits; `engine` is that of the sample.
    ///
    /// # Errors
    /// If a machine cannot have the constants.
    pub fn new(inputs: Inputs, constants: &LockbitMachine, engine: EngineKind) -> Result<Self> {
        let (inputs, machine) = (Arc::new(inputs), multiprocessor(constants)?);
        let config = MachineConfig::Simt(machine.clone());
        let votes = AllVotes::new(inputs.clone());
        let settings = settings(inputs.picture.depth);
        let run = move |setting: &Setting| {
            votes.with(setting, |kernel| perform(kernel, setting, &config, None))
        };
        Ok(Self {
            inputs,
            machine,
            engine,
            batch: Batch::new("kernel", settings, Setting::name, run),
        })
    }

    /// Runs all, the sample first.
    ///
    /// # Errors
    /// If a run fails, or engines differ.
    pub fn all(&self, context: &Context) -> Result<Kernels> {
        let other = match self.engine {
            EngineKind::Model => EngineKind::Rtl,
            EngineKind::Rtl | EngineKind::Verilator => self.engine,
        };
        let machine = MachineConfig::Simt(self.machine.clone());
        let sample = Kernels::sample(&self.inputs, |kernel, setting| {
            perform(kernel, setting, &machine, Some(other))
        })?;
        let ran = self.batch.all(context)?;
        let (inputs, picture) = (&self.inputs, &self.inputs.picture);
        Ok(Kernels {
            picture: format!(
                "{} of {} x {} pixels",
                inputs.name, picture.width, picture.height
            ),
            depth: picture.depth,
            objects: inputs.objects,
            machine: self.machine.name.clone(),
            clock: self.machine.clock.core,
            sample,
            runs: self.batch.points().iter().copied().zip(ran).collect(),
        })
    }
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
