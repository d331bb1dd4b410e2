//! Patterns on the RTL, and votes by Algorithm 1.

use super::found::{Scratchpad, SAMPLE, SCHEME};
use super::kernels::Kernels;
use super::latency::Latencies;
use super::mixed::{errors_on_gpu, Mixed};
use super::plain::{Access, Plain};
use super::side_by_side::SideBySide;
use super::together::Together;
use super::votes::Votes;
use crate::atomics::procedure::iterations;
use crate::atomics::report::compare;
use crate::atomics::{AtomicOp, LockbitMachine, Memory, Pattern, Request, Runner, Totals, LANES};
use crate::engine::outside::{check_interrupt, Context};
use std::sync::Mutex;
use turnstile_machine::EngineKind;
use turnstile_tools::Result;

/// Everything; `kernels` and `side_by_side` are the runs of whole kernels.
pub fn find(
    machine: LockbitMachine,
    engine: EngineKind,
    patterns: u32,
    (kernels, side_by_side): (Kernels, SideBySide),
    context: &Context,
) -> Result<Scratchpad> {
    let fermi = Tops::new(Memory::Fermi, engine)?;
    let latencies = Latencies::measure(|pattern| fermi.one(pattern, "figures 2 and 3"))?;
    let mut runner = Runner::open(&SCHEME, engine)?;
    let together = Together::measure(|patterns, instructions| {
        check_interrupt()?;
        runner.perform_together(patterns, instructions)
    })?;
    let plain = Plain::measure(|access, pattern| match access {
        Access::Read => runner.read(&pattern),
        Access::Write => runner.write(&pattern, pattern.words),
    })?;
    runner.check_memory()?;
    // The words of these need more than 48 KB.
    let hopper = Tops::new(Memory::Hopper, engine)?;
    let mixed = Mixed::perform(|pattern| hopper.one(pattern, "section 2.1.3"))?;
    hopper.check_memory()?;
    let pieces = Votes::pieces(patterns);
    let bar = context.runs(pieces);
    let check = |all: &[[u32; LANES]], place: &str| {
        let mut all = all.iter().map(|words| Pattern::new(words));
        fermi.perform(&mut all, place).map(drop)
    };
    let progress = || {
        bar.inc(1);
        check_interrupt()
    };
    let votes = Votes::count(patterns, SAMPLE, check, progress)?;
    drop(bar);
    fermi.check_memory()?;
    Ok(Scratchpad {
        machine,
        latencies,
        mixed,
        on_gpu: errors_on_gpu()?,
        plain,
        together,
        votes,
        kernels,
        side_by_side,
        engine: engine.name(),
    })
}

/// Tops of the paper's scheme that are not in use; threads take one each.
struct Tops {
    memory: Memory,
    engine: EngineKind,
    free: Mutex<Vec<Runner>>,
}

impl Tops {
    /// With one, so that what cannot be opened is known before it is needed.
    fn new(memory: Memory, engine: EngineKind) -> Result<Self> {
        let first = Runner::with(memory, Some(&SCHEME), engine)?;
        Ok(Self {
            memory,
            engine,
            free: Mutex::new(vec![first]),
        })
    }

    /// Performs atomic additions, each of which must agree with Algorithm 1.
    fn perform(
        &self,
        patterns: &mut dyn Iterator<Item = Pattern>,
        place: &str,
    ) -> Result<Vec<Totals>> {
        let free = self.free.lock().map_or(None, |mut free| free.pop());
        let mut runner = match free {
            Some(runner) => runner,
            None => Runner::with(self.memory, Some(&SCHEME), self.engine)?,
        };
        let mut totals = vec![];
        for pattern in patterns {
            check_interrupt()?;
            let performed = runner.perform(&Request::new(pattern, AtomicOp::Add))?;
            compare(&performed, &iterations(&pattern, &SCHEME), place)?;
            totals.push(performed.totals);
        }
        if let Ok(mut free) = self.free.lock() {
            free.push(runner);
        }
        Ok(totals)
    }

    fn one(&self, pattern: Pattern, place: &str) -> Result<Totals> {
        let totals = self.perform(&mut std::iter::once(pattern), place)?;
        Ok(totals[0])
    }

    fn check_memory(&self) -> Result<()> {
        let Ok(mut free) = self.free.lock() else {
            return Ok(());
        };
        free.iter_mut().try_for_each(Runner::check_memory)
    }
}
