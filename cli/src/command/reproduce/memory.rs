//! Memory benchmarks of the paper on synchronisation primitives: on its GPUs, on memory systems around them, and to fit machines to.

use super::sync::{rate, simt};
use crate::command::progress::bar;
use crate::reproduce::aligned;
use crate::reproduce::sync::{benchmarks, fitted_to, latencies, Boundary, Gpu, Times};
use rayon::prelude::*;
use std::collections::BTreeMap;
use turnstile_sim::machine::{MachineConfig, SimtConfig};
use turnstile_sim::sync::{cycles, estimate, fit, run, Timed};
use turnstile_sim::Result;

/// Cycles after which a run beyond a boundary is given up.
const MOST_CYCLES: u64 = 300_000;

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

/// Fits the machines to Table 1; what came out, in words.
pub fn fitted() -> Result<String> {
    let mut text = String::new();
    for gpu in Gpu::ALL {
        let from = simt(gpu.machine())?;
        let timed = fitted_to(gpu);
        let bar = bar(0);
        let fitted = fit(from.clone(), &timed, latencies(gpu), |_, _| bar.inc(1))?;
        bar.finish_and_clear();
        text += &format!("{}, fitted to Table 1\n\n", gpu.machine());
        let values = latencies(gpu).iter().map(|latency| {
            [
                latency.name().to_string(),
                latency.of(&from).to_string(),
                latency.of(&fitted).to_string(),
            ]
            .to_vec()
        });
        text += &aligned(
            &["latency", "in the file", "fitted"],
            &values.collect::<Vec<_>>(),
        );
        text += "\n";
        text += &residuals(&timed, &fitted)?;
        text += "\n";
    }
    Ok(text)
}

fn residuals(timed: &[Timed], fitted: &SimtConfig) -> Result<String> {
    let ours: Result<Vec<f64>> = timed
        .par_iter()
        .map(|one| estimate(&one.of, fitted))
        .collect();
    let ours = ours?;
    let line = |(one, ours): (&Timed, &f64)| {
        let of = one.of;
        let contention = if of.contentious {
            "contentious"
        } else {
            "noncontentious"
        };
        let direction = if of.write { "writes" } else { "reads" };
        vec![
            format!("{contention} {} {direction}", of.access.name()),
            format!("{:.3}", one.milliseconds),
            format!("{ours:.3}"),
            format!("{:+.1} %", 100.0 * (ours / one.milliseconds - 1.0)),
        ]
    };
    let lines: Vec<_> = timed.iter().zip(&ours).map(line).collect();
    let square = |(one, ours): (&Timed, &f64)| (ours / one.milliseconds).ln().powi(2);
    let squares: f64 = timed.iter().zip(&ours).map(square).sum();
    let root = (squares / timed.len() as f64).sqrt();
    Ok(format!(
        "{}root mean square of the logarithms: {:.3}, a factor of {:.2}\n",
        aligned(&["benchmark", "theirs, ms", "ours", "residual"], &lines),
        root,
        root.exp()
    ))
}
