//! The 5,184 patterns of section 2.1.3: Algorithm 1 beside the RTL, and with three constants beside a GPU.
//!
//! Which patterns the paper's are is not in its text, and there is no GTX 580 here: the patterns are ours, and so is the GPU, an NVIDIA
//! H200, on which every second of them was measured.

use crate::atomics::fit::{fit, quantile, Sample};
use crate::atomics::measured_patterns::{measured, mixed, MIXED};
use crate::atomics::procedure::iterations;
use crate::atomics::{
    AtomicsMachine, Latency, MeasuredMachine, NumberedPattern, Pattern, TermName, Totals,
};
use crate::numbers::median;
use rayon::prelude::*;
use turnstile_tools::{Error, Result};

/// What of a GPU the three constants are fitted to.
struct Operation {
    /// Its machine file.
    machine: &'static str,
    /// What it is, in words.
    what: &'static str,
    /// Column of the measurements.
    column: &'static str,
}

/// Operations that behave as lock bits do, each with the locks of its machine file.
const OPERATIONS: [Operation; 2] = [
    Operation {
        machine: "h200-float",
        what: "float additions, 32 locks",
        column: "atomic_add_float",
    },
    Operation {
        machine: "h200-spin-lock",
        what: "a spin lock in software, 1,024 locks",
        column: "spin_lock_1024_add",
    },
];

/// The paper's base, position and bank.
const CONSTANTS: [&str; 3] = ["base", "retry", "replay"];

/// Totals of the RTL for all patterns.
#[derive(Clone, Debug, Default)]
pub struct Mixed {
    totals: Vec<Totals>,
}

impl Mixed {
    /// Performs every pattern.
    pub fn perform(perform: impl Fn(Pattern) -> Result<Totals> + Sync) -> Result<Self> {
        let totals = (0..MIXED)
            .into_par_iter()
            .map(|number| perform(mixed(number)));
        Ok(Self {
            totals: totals.collect::<Result<_>>()?,
        })
    }

    /// Median error of the cycles that Algorithm 1 tells, relative to those of the RTL's iterations and replays.
    pub fn median_error(&self, latency: Latency, expected: impl Fn(Pattern) -> Totals) -> f64 {
        let errors = self.totals.iter().zip(0..).map(|(totals, number)| {
            let cycles = |totals: Totals| latency.cycles(totals.iterations, totals.replays) as f64;
            let found = cycles(*totals);
            (cycles(expected(mixed(number))) - found).abs() / found
        });
        median(errors).unwrap_or(f64::NAN)
    }
}

/// `error_on_gpu` of all operations, with what they are.
///
/// # Errors
/// If the constants cannot be fitted.
pub fn errors_on_gpu() -> Result<Vec<(&'static str, f64)>> {
    let all = OPERATIONS.iter();
    all.map(|operation| Ok((operation.what, error_on_gpu(operation)?)))
        .collect()
}

/// Median error of Algorithm 1 with three constants on measured patterns; each is told by constants that were fitted to others.
///
/// # Errors
/// If the constants cannot be fitted.
fn error_on_gpu(operation: &Operation) -> Result<f64> {
    let machine = AtomicsMachine::bundled(operation.machine);
    let AtomicsMachine::Measured(mut machine) = machine.unwrap_or_default() else {
        return Err(no_scheme(operation));
    };
    machine.cycles.0 = constants().collect();
    let samples = samples(&machine, operation)?;
    Ok(quantile(&fit(&machine, &samples)?.errors, 0.5))
}

fn constants() -> impl Iterator<Item = (TermName, f64)> {
    let named = CONSTANTS.map(|name| TermName::try_from(name.to_string()));
    named.into_iter().flatten().map(|name| (name, 0.0))
}

fn samples(machine: &MeasuredMachine, operation: &Operation) -> Result<Vec<Sample>> {
    let scheme = AtomicsMachine::Measured(machine.clone()).scheme(None, None)?;
    let scheme = scheme.ok_or_else(|| no_scheme(operation))?;
    let measured = measured(operation.column)?.into_iter();
    let sample = |(numbered, cycles): (NumberedPattern, f64)| Sample {
        iterations: iterations(&numbered.pattern, &scheme),
        cycles,
    };
    Ok(measured.map(sample).collect())
}

fn no_scheme(operation: &Operation) -> Error {
    Error::run(
        operation.machine,
        "the machine has no locks",
        "please report it",
    )
}
