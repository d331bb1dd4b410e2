//! One run: a job on a machine under a detector, and the report about it.

use super::progress::Watch;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;
use turnstile_sim::machine::{
    self, Detector, EngineKind, Hardware, LdsTop, MachineConfig, Options, Outcome,
};
use turnstile_sim::metrics::Report;
use turnstile_sim::run::Job;
use turnstile_sim::workloads::{Settings, Version, Workload};
use turnstile_sim::Result;

/// A bundled benchmark with everything that can be chosen about it.
#[derive(Clone)]
pub struct Benchmark {
    /// The benchmark.
    pub workload: &'static dyn Workload,
    /// How it synchronises.
    pub version: Version,
    /// Its parameters.
    pub settings: Settings,
}

/// How a job is run.
#[derive(Clone, Copy)]
pub struct Setup<'a> {
    /// Conflict detector, with what can be chosen about it.
    pub hardware: Hardware,
    /// What steps the RTL.
    pub engine: EngineKind,
    /// A second engine, which must agree with the first in every clock.
    pub lockstep: Option<EngineKind>,
    /// Machine around it.
    pub machine: &'a MachineConfig,
    /// Cycles after which the run is given up.
    pub max_cycles: u64,
}

/// Runs a job and reports about it.
pub fn run(
    job: &Job,
    benchmark: Option<&Benchmark>,
    setup: &Setup,
    watch: &mut Watch,
) -> Result<(Outcome, Report)> {
    let options = Options {
        perfect: setup.hardware.detector() == Detector::Perfect,
        skip_idle: true,
        max_cycles: setup.max_cycles,
    };
    let top = LdsTop::open(setup.hardware, setup.engine, setup.lockstep)?;
    let started = Instant::now();
    let outcome = machine::simulate(&job.grid(), setup.machine, top, options, watch)?;
    let seconds = started.elapsed().as_secs_f64();
    let checked = benchmark.map(|benchmark| {
        benchmark
            .workload
            .check(&benchmark.settings, &outcome.buffers)
    });
    let counters = &outcome.counters;
    let transactions = counters.into();
    let report = Report {
        version: env!("CARGO_PKG_VERSION").into(),
        run: job.name.clone(),
        kernel: job.code.kernel.name.clone(),
        benchmark_version: benchmark.map(|benchmark| benchmark.version.to_string()),
        parameters: benchmark.map(parameters).unwrap_or_default(),
        machine: setup.machine.name.clone(),
        detector: setup.hardware.detector().name().into(),
        hardware: hardware(&setup.hardware),
        engine: setup.engine.name().into(),
        lockstep: setup.lockstep.map(|engine| engine.name().into()),
        cycles: outcome.cycles,
        kernel_cycles: counters.breakdown.total(),
        breakdown: counters.breakdown,
        commit_ratio: counters.commit_ratio(),
        transactions,
        conflicts: outcome.conflicts.total(),
        false_conflicts: outcome.conflicts.false_conflicts(),
        read_read_conflicts: outcome.conflicts.read_read,
        aliased_conflicts: outcome.conflicts.aliased,
        conflicts_within_wavefront: outcome.conflicts.within_wavefront,
        conflicts_between_wavefronts: outcome.conflicts.between_wavefronts,
        shared_reads: outcome.conflicts.shared_reads,
        footprints: outcome.footprints,
        bank_conflicts: counters.bank_conflicts,
        lds_accesses: counters.lds_accesses,
        tx_accesses: counters.tx_accesses,
        conflicting_banks: counters.conflicting_banks,
        instructions: counters.instructions,
        tx_instructions: counters.tx_instructions,
        serialisable: outcome.violation.is_none(),
        violation: outcome.violation.clone(),
        unwritten_reads: outcome.unwritten_reads.iter().map(|read| read.reads).sum(),
        outputs_correct: checked.as_ref().map(|checked| checked.is_ok()),
        output_error: checked.and_then(|checked| checked.err()),
        engine_cycles: outcome.engine_clocks,
        engine_cycles_per_second: outcome.engine_clocks as f64 / seconds,
    };
    Ok((outcome, report))
}

fn parameters(benchmark: &Benchmark) -> BTreeMap<String, u32> {
    let values = benchmark.settings.iter();
    values
        .map(|(name, value)| (name.to_string(), value))
        .collect()
}

fn hardware(hardware: &Hardware) -> BTreeMap<String, Value> {
    let value = |text: String| text.parse::<u32>().map_or(Value::from(text), Value::from);
    let values = hardware.parameters().into_iter();
    values
        .map(|(name, text)| (name.to_string(), value(text)))
        .collect()
}
