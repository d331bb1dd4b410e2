//! Memory benchmarks of the paper on synchronisation primitives: on its GPUs, on memory systems around them, and to fit machines to.

use super::boundary::{self, Found};
use super::curves::{Gpu, Setting};
use super::memory::{benchmarks, fitted_to, latencies};
use super::runs::PrimitiveRuns;
use super::silicon::{SiliconRuns, SILICON_LATENCIES, SILICON_MACHINE};
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::engine::ways::bundled;
use crate::sync::{
    cycles, fit, measured_accesses, root_mean_square, run, Accesses, Chaining, Family, Latency,
    Operations, Timed,
};
use rayon::prelude::*;
use std::collections::BTreeMap;
use turnstile_machine::{MachineConfig, SimtConfig};
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Cycles after which a run on a GPU is given up: ten milliseconds, and one.
const MOST_CYCLES: [(Gpu, u64); 2] = [(Gpu::Tesla, 3_100_000), (Gpu::Fermi, 800_000)];
/// Cycles after which a run beyond a boundary is given up.
const MOST_BOUNDARY_CYCLES: u64 = 300_000;
/// The same of a run on the machine of an H200, half a millisecond of it.
const MOST_SILICON_CYCLES: u64 = 1_000_000;

/// The paper's GPUs.
pub type Machines = BTreeMap<Gpu, SimtConfig>;

/// Machines that stand for the paper's GPUs.
///
/// # Errors
/// If one is not there.
pub fn machines() -> Result<Machines> {
    let all = Gpu::ALL.into_iter();
    all.map(|gpu| Ok((gpu, bundled(gpu.machine())?))).collect()
}

/// Operations a second.
fn rate(machine: &SimtConfig, of: &Operations, most: u64) -> Result<Option<f64>> {
    let ran = run(of, &MachineConfig::Simt(machine.clone()), most)?;
    let rate = |cycles: u64| {
        let seconds = cycles as f64 / machine.clock.core as f64 / 1e6;
        of.count() as f64 / seconds
    };
    Ok(ran.map(|ran| rate(ran.cycles)))
}

/// The primitives of these families, as in the figures.
pub fn primitives(families: &[Family], machines: &Machines) -> PrimitiveRuns {
    let clocks = machines.iter();
    let clocks = clocks.map(|(gpu, config)| (*gpu, config.clock.core));
    let machines = machines.clone();
    PrimitiveRuns::new(families, clocks.collect(), move |setting| {
        let Setting { gpu, operations } = setting;
        let machine = MachineConfig::Simt(machines[gpu].clone());
        let most = MOST_CYCLES.iter().find(|(one, _)| one == gpu);
        run(operations, &machine, most.map_or(0, |most| most.1))
    })
}

/// Milliseconds of every benchmark of Table 1, with the paper's number of accesses.
pub fn times(machines: &Machines) -> Batch<(Gpu, Accesses), f64> {
    let machines = machines.clone();
    let name = |(gpu, of): &(Gpu, Accesses)| format!("{of:?} on {}", gpu.name());
    Batch::new("accesses", benchmarks(), name, move |(gpu, of)| {
        let config = &machines[gpu];
        let cycles = cycles(of, &MachineConfig::Simt(config.clone()))?;
        Ok(cycles as f64 / config.clock.core as f64 / 1e3)
    })
}

/// Memory systems around a GTX 580, to see where winners change.
pub fn boundary(machine: &SimtConfig) -> Batch<boundary::Setting, Found> {
    boundary::batch(
        machine.clone(),
        |config, of| cycles(of, &MachineConfig::Simt(config.clone())),
        |config, of| rate(config, of, MOST_BOUNDARY_CYCLES),
    )
}

/// Accesses and primitives of an H200, as measured and on its machine.
pub fn silicon() -> Result<SiliconRuns> {
    let machine = bundled(SILICON_MACHINE)?;
    let same = machine.clone();
    SiliconRuns::new(
        move |timed| timed.estimate(&machine),
        move |of| rate(&same, of, MOST_SILICON_CYCLES),
    )
}

/// Fits the paper's machines to Table 1; what came out, in words.
pub fn fitted(context: &Context) -> Result<String> {
    let of = |gpu: Gpu| {
        let timed = fitted_to(gpu);
        let (mut text, fitted) =
            fit_machine(gpu.machine(), "Table 1", &timed, latencies(gpu), context)?;
        text += &residuals(&timed, &fitted)?;
        Ok(text + "\n")
    };
    Gpu::ALL.into_iter().map(of).collect()
}

/// The same of the machine of an H200, with the half of the measured points that it is not fitted to.
pub fn fitted_silicon(context: &Context) -> Result<String> {
    let measured = measured_accesses()?;
    let half = |fitted| {
        let half = measured.iter().filter(|one| one.fitted == fitted);
        half.map(|one| one.timed).collect::<Vec<_>>()
    };
    let [timed, others] = [true, false].map(half);
    let what = "half of what was measured";
    let (mut text, fitted) =
        fit_machine(SILICON_MACHINE, what, &timed, &SILICON_LATENCIES, context)?;
    text += &residuals(&timed, &fitted)?;
    text += "\nthe other half\n\n";
    Ok(text + &residuals(&others, &fitted)? + "\n")
}

/// Fits a machine; what came out, in words.
fn fit_machine(
    name: &str,
    what: &str,
    timed: &[Timed],
    which: &[Latency],
    context: &Context,
) -> Result<(String, SimtConfig)> {
    let from = bundled(name)?;
    let bar = context.progress.over("runs", None);
    let fitted = fit(from.clone(), timed, which, |_, _| bar.inc(1))?;
    drop(bar);
    let values = which.iter().map(|latency| {
        [
            latency.name().to_string(),
            latency.of(&from).to_string(),
            latency.of(&fitted).to_string(),
        ]
        .to_vec()
    });
    let values = Table::new(["latency", "in the file", "fitted"], values).text();
    Ok((format!("{name}, fitted to {what}\n\n{values}\n"), fitted))
}

fn residuals(timed: &[Timed], fitted: &SimtConfig) -> Result<String> {
    let ours: Result<Vec<f64>> = timed.par_iter().map(|one| one.estimate(fitted)).collect();
    let ours = ours?;
    let line = |(one, ours): (&Timed, &f64)| {
        let of = one.of;
        let chaining = match of.chaining {
            Chaining::Free => "",
            Chaining::Summed => ", summed",
            Chaining::Dependent => ", dependent",
        };
        let access = of.access.name();
        vec![
            format!("{} {access} {}s{chaining}", of.contention(), of.direction()),
            of.blocks.to_string(),
            format!("{:.3}", one.milliseconds),
            format!("{ours:.3}"),
            format!("{:+.1} %", 100.0 * (ours / one.milliseconds - 1.0)),
        ]
    };
    let head = ["benchmark", "blocks", "theirs, ms", "ours", "residual"];
    let table = Table::new(head, timed.iter().zip(&ours).map(line));
    let errors = timed.iter().zip(&ours).map(|(one, ours)| one.error(*ours));
    let root = root_mean_square(&errors.collect::<Vec<_>>());
    Ok(format!(
        "{}root mean square of the logarithms: {:.3}, a factor of {:.2}\n",
        table.text(),
        root,
        root.exp()
    ))
}
