//! Operations on a machine.

use super::accesses::Accesses;
use super::operations::{Operations, Section};
use serde::{Deserialize, Serialize};
use turnstile_machine::metrics::MemoryCounters;
use turnstile_machine::{
    simulate, EngineKind, Event, MachineConfig, Observer, Options, Outcome, Tops,
};
use turnstile_ptx::{KernelCode, LANES};
use turnstile_run::Job;
use turnstile_tools::interrupt;
use turnstile_tools::{Error, Result};

/// What operations took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SyncRun {
    /// From launch to end.
    pub cycles: u64,
    /// Cycles after which each block was through with its operations; none for checked sections.
    pub ends: Vec<u32>,
    /// What the memory system did.
    pub memory: MemoryCounters,
}

/// Runs operations to their end, with models for the LDS. Nothing if they take more than `most` cycles.
///
/// # Errors
/// If the primitive does what it must not, the run stands still, or the user interrupts it.
pub fn run(of: &Operations, machine: &MachineConfig, most: u64) -> Result<Option<SyncRun>> {
    let Some(outcome) = run_job(&of.job()?, machine, most)? else {
        return Ok(None);
    };
    match of.check(&outcome.buffers).err().or(outcome.violation) {
        None => Ok(Some(SyncRun {
            cycles: outcome.cycles,
            ends: match of.section {
                Section::Empty => of.told(&outcome.buffers),
                Section::Checked => vec![],
            },
            memory: outcome.memory,
        })),
        Some(what) => Err(Error::run(
            of.name(),
            what,
            "please report it, the primitive or the machine is wrong",
        )),
    }
}

/// Cycles of a memory benchmark, from launch to end.
///
/// # Errors
/// If the run stands still, or the user interrupts it.
pub fn cycles(of: &Accesses, machine: &MachineConfig) -> Result<u64> {
    let outcome = run_job(&of.job()?, machine, u64::MAX)?;
    Ok(outcome.map_or(u64::MAX, |outcome| outcome.cycles))
}

fn run_job(job: &Job<KernelCode>, machine: &MachineConfig, most: u64) -> Result<Option<Outcome>> {
    let tops = Tops::open(machine, machine, EngineKind::Model, None)?;
    let mut limit = Limit { most, over: false };
    let options = Options::new(u64::MAX);
    let ran = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut limit);
    match limit.over {
        true => Ok(None),
        false => ran.map(Some),
    }
}

/// Ends runs that take long.
struct Limit {
    most: u64,
    over: bool,
}

impl Observer for Limit {
    fn progress(&mut self, cycle: u64, _: usize) -> Result<()> {
        self.over = cycle > self.most;
        match self.over || interrupt::pending() {
            true => Err(Error::Interrupted),
            false => Ok(()),
        }
    }

    fn happened(&mut self, _: &Event) {}
}
