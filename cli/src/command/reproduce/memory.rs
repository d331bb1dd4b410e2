//! Memory benchmarks of the paper on synchronisation primitives: on its GPUs, on memory systems around them, and to fit machines to.

use super::sync::{rate, simt};
use crate::command::progress::{bar, counter};
use crate::reproduce::aligned;
use crate::reproduce::sync::{
    benchmarks, fitted_to, latencies, Boundary, Gpu, Silicon, Times, SILICON_LATENCIES,
    SILICON_MACHINE,
};
use rayon::prelude::*;
use std::collections::BTreeMap;
use turnstile_experiments::sync::{
    cycles, fit, measured_accesses, root_mean_square, run, Chaining, Latency, Timed,
};
use turnstile_machine::{MachineConfig, SimtConfig};
use turnstile_tools::Result;

/// Cycles after which a run beyond a boundary is given up.
const MOST_CYCLES: u64 = 300_000;
/// The same of a run on the machine of an H200, half a millisecond of it.
const MOST_SILICON_CYCLES: u64 = 1_000_000;

/// Every benchmark of Table 1, with the paper's number of accesses.
pub fn times(machines: &BTreeMap<Gpu, SimtConfig>) -> Result<Times> {
    let all = benchmarks();
    let bar = bar(all.len());
    let time = |(gpu, of)| {
        let config = &machines[&gpu];
        let cycles = cycles(&of, &MachineConfig::Simt(config.clone()))?;
        bar.inc(1);
        Ok(((gpu, of), cycles as f64 / config.clock.core as f64 / 1e3))
    };
    let times = all.into_par_iter().with_max_len(1).map(time).collect();
    bar.finish_and_clear();
    times
}

/// Where winners change, around a GTX 580.
pub fn boundary(machine: &SimtConfig) -> Result<Boundary> {
    let bar = bar(Boundary::count());
    let found = Boundary::find(
        machine,
        |config, of| {
            let cycles = cycles(of, &MachineConfig::Simt(config.clone()));
            bar.inc(1);
            cycles
        },
        |config, of| {
            let ran = run(of, &MachineConfig::Simt(config.clone()), MOST_CYCLES)?;
            bar.inc(1);
            Ok(ran.map(|ran| rate(config, of, ran.cycles)))
        },
    );
    bar.finish_and_clear();
    found
}

/// Accesses and primitives of an H200, as measured and on its machine.
pub fn silicon() -> Result<Silicon> {
    let machine = simt(SILICON_MACHINE)?;
    let bar = bar(Silicon::count()?);
    let found = Silicon::find(
        &machine,
        |timed| {
            let time = timed.estimate(&machine);
            bar.inc(1);
            time
        },
        |of| {
            let config = MachineConfig::Simt(machine.clone());
            let ran = run(of, &config, MOST_SILICON_CYCLES)?;
            bar.inc(1);
            Ok(ran.map(|ran| rate(&machine, of, ran.cycles)))
        },
    );
    bar.finish_and_clear();
    found
}

/// Fits the paper's machines to Table 1; what came out, in words.
pub fn fitted() -> Result<String> {
    let of = |gpu: Gpu| {
        let timed = fitted_to(gpu);
        let (mut text, fitted) = fit_machine(gpu.machine(), "Table 1", &timed, latencies(gpu))?;
        text += &residuals(&timed, &fitted)?;
        Ok(text + "\n")
    };
    Gpu::ALL.into_iter().map(of).collect()
}

/// The same of the machine of an H200, with the half of the measured points that it is not fitted to.
pub fn fitted_silicon() -> Result<String> {
    let measured = measured_accesses()?;
    let half = |fitted| {
        let half = measured.iter().filter(|one| one.fitted == fitted);
        half.map(|one| one.timed).collect::<Vec<_>>()
    };
    let [timed, others] = [true, false].map(half);
    let what = "half of what was measured";
    let (mut text, fitted) = fit_machine(SILICON_MACHINE, what, &timed, &SILICON_LATENCIES)?;
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
) -> Result<(String, SimtConfig)> {
    let from = simt(name)?;
    let bar = counter();
    let fitted = fit(from.clone(), timed, which, |_, _| bar.inc(1))?;
    bar.finish_and_clear();
    let values = which.iter().map(|latency| {
        [
            latency.name().to_string(),
            latency.of(&from).to_string(),
            latency.of(&fitted).to_string(),
        ]
        .to_vec()
    });
    let values = aligned(
        &["latency", "in the file", "fitted"],
        &values.collect::<Vec<_>>(),
    );
    Ok((format!("{name}, fitted to {what}\n\n{values}\n"), fitted))
}

fn residuals(timed: &[Timed], fitted: &SimtConfig) -> Result<String> {
    let ours: Result<Vec<f64>> = timed.par_iter().map(|one| one.estimate(fitted)).collect();
    let ours = ours?;
    let line = |(one, ours): (&Timed, &f64)| {
        let of = one.of;
        let contention = if of.contentious {
            "contentious"
        } else {
            "noncontentious"
        };
        let direction = if of.write { "writes" } else { "reads" };
        let chaining = match of.chaining {
            Chaining::Free => "",
            Chaining::Summed => ", summed",
            Chaining::Dependent => ", dependent",
        };
        let access = of.access.name();
        vec![
            format!("{contention} {access} {direction}{chaining}"),
            of.blocks.to_string(),
            format!("{:.3}", one.milliseconds),
            format!("{ours:.3}"),
            format!("{:+.1} %", 100.0 * (ours / one.milliseconds - 1.0)),
        ]
    };
    let lines: Vec<_> = timed.iter().zip(&ours).map(line).collect();
    let errors = timed.iter().zip(&ours).map(|(one, ours)| one.error(*ours));
    let root = root_mean_square(&errors.collect::<Vec<_>>());
    Ok(format!(
        "{}root mean square of the logarithms: {:.3}, a factor of {:.2}\n",
        aligned(
            &["benchmark", "blocks", "theirs, ms", "ours", "residual"],
            &lines
        ),
        root,
        root.exp()
    ))
}
