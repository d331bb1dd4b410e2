//! Fits a machine's terms to measured patterns, and says how well it would have told patterns that it had not seen.
//!
//! The cycles of a pattern are linear in the counts of its terms, by Algorithm 1. What is made small is the sum of the relative errors
//! (not of their squares: a pattern that the terms cannot follow must not bend them for all others), by least squares that are
//! weighted anew until they settle. The terms are rounded to thousandths of a cycle, which is how they stand in machine files.
//!
//! For cross-validation the patterns are dealt into [`FOLDS`] folds; each is told by terms that were fitted to the others.

use super::machine::{rounded, Cycles, MeasuredMachine};
use super::procedure::Iteration;
use super::terms::TermName;
use nalgebra::{Cholesky, DMatrix, DVector};
use rand::seq::SliceRandom;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use turnstile_tools::{Error, Result};

/// Folds of the cross-validation.
pub const FOLDS: usize = 10;
/// Of the deal into folds.
pub const SEED: u64 = 2013;

/// Least squares that are weighted anew.
const ROUNDS: usize = 30;
/// Relative errors below this weigh as much as one of this size.
const SMALL: f64 = 1e-5;

/// A term that the others make up but for this share cannot be told from them.
const SINGULAR: f64 = 1e-9;

/// A measured pattern.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Of Algorithm 1.
    pub iterations: Vec<Iteration>,
    /// As measured.
    pub cycles: f64,
}

/// A fit and what it is worth.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The machine with the fitted terms.
    pub machine: MeasuredMachine,
    /// Cross-validated relative errors, smallest first.
    pub errors: Vec<f64>,
    /// The same, fold by fold.
    pub folds: Vec<Vec<f64>>,
}

/// The error that a share of the sorted `errors` does not exceed.
///
/// # Panics
/// If there is none.
pub fn quantile(errors: &[f64], share: f64) -> f64 {
    let rank = (share * errors.len() as f64).ceil() as usize;
    errors[rank.clamp(1, errors.len()) - 1]
}

/// Fits the terms that `machine` has to the samples.
///
/// # Errors
/// If there are too few samples, or they do not tell the terms apart.
pub fn fit(machine: &MeasuredMachine, samples: &[Sample]) -> Result<Fit> {
    let terms: Vec<TermName> = machine.cycles.0.keys().copied().collect();
    let least = 2 * FOLDS.max(terms.len());
    if samples.len() < least {
        let what = format!(
            "{} patterns are too few for {} terms",
            samples.len(),
            terms.len()
        );
        return Err(Error::input(
            "--fit",
            what,
            format!("give at least {least}"),
        ));
    }
    let all: Vec<&Sample> = samples.iter().collect();
    let cycles = solve(&terms, &all)?;
    let mut dealt = all;
    dealt.shuffle(&mut ChaCha8Rng::seed_from_u64(SEED));
    let folds = (0..FOLDS).map(|fold| {
        let is_held = |index: usize| index % FOLDS == fold;
        let indexed = || dealt.iter().copied().enumerate();
        let seen = indexed().filter(|(index, _)| !is_held(*index));
        let cycles = solve(&terms, &seen.map(|(_, sample)| sample).collect::<Vec<_>>())?;
        let held = indexed().filter(|(index, _)| is_held(*index));
        Ok(sorted(held.map(|(_, sample)| error(&cycles, sample))))
    });
    let folds = folds.collect::<Result<Vec<_>>>()?;
    Ok(Fit {
        machine: MeasuredMachine {
            cycles,
            ..machine.clone()
        },
        errors: sorted(folds.iter().flatten().copied()),
        folds,
    })
}

/// Relative error of a prediction.
pub fn error(cycles: &Cycles, sample: &Sample) -> f64 {
    (rounded(cycles.of(&sample.iterations)) - sample.cycles).abs() / sample.cycles
}

/// Smallest first.
pub fn sorted(errors: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut errors: Vec<f64> = errors.collect();
    errors.sort_by(f64::total_cmp);
    errors
}

/// Of the terms that occur; the others cost nothing.
fn solve(terms: &[TermName], samples: &[&Sample]) -> Result<Cycles> {
    let occurs = |name: &TermName| {
        let mut samples = samples.iter();
        samples.any(|sample| (name.term().count)(&sample.iterations) > 0)
    };
    let (terms, absent): (Vec<TermName>, Vec<TermName>) =
        terms.iter().partition(|name| occurs(name));
    // Relative: both sides of each equation by the measured cycles, which leaves 1 on the right.
    let counts = DMatrix::from_fn(samples.len(), terms.len(), |row, term| {
        let sample = samples[row];
        f64::from((terms[term].term().count)(&sample.iterations)) / sample.cycles
    });
    let ones = DVector::from_element(samples.len(), 1.0);
    let mut weights = ones.clone();
    let mut found = DVector::zeros(terms.len());
    for _ in 0..ROUNDS {
        let mut weighted = counts.clone();
        for (mut row, weight) in weighted.row_iter_mut().zip(weights.iter()) {
            row *= *weight;
        }
        let transposed = weighted.transpose();
        let matrix = &transposed * &counts;
        let largest = matrix.diagonal();
        let normal = Cholesky::new(matrix).ok_or_else(|| apart(&terms))?;
        let pivots = normal.l_dirty().diagonal();
        let mut pivots = pivots.iter().zip(&largest);
        if pivots.any(|(pivot, largest)| pivot * pivot < SINGULAR * largest) {
            return Err(apart(&terms));
        }
        found = normal.solve(&(&transposed * &ones));
        weights = (&counts * &found - &ones).map(|error| 1.0 / error.abs().max(SMALL));
    }
    if !found.iter().all(|cycles| cycles.is_finite()) {
        return Err(apart(&terms));
    }
    let found = found.iter().map(|&cycles| rounded(cycles));
    let absent = absent.into_iter().map(|name| (name, 0.0));
    Ok(Cycles(terms.into_iter().zip(found).chain(absent).collect()))
}

fn apart(terms: &[TermName]) -> Error {
    let names: Vec<&str> = terms.iter().map(|name| name.term().name).collect();
    Error::input(
        "--fit",
        format!(
            "the patterns do not tell the terms {} apart",
            names.join(", ")
        ),
        "give patterns of more kinds, or a machine file with fewer terms in [cycles]",
    )
}

impl Fit {
    /// What a machine file says of it.
    pub fn note(&self, column: &str) -> String {
        format!(
            "Made by `turnstile atomics --fit`, from column {column} of {} patterns. Cross-validated relative error: median {}, 95th percentile {}.",
            self.errors.len(),
            percent(quantile(&self.errors, 0.5)),
            percent(quantile(&self.errors, 0.95)),
        )
    }

    /// What people read.
    pub fn text(&self) -> String {
        let range = |share: f64| {
            let of_folds = sorted(self.folds.iter().map(|fold| quantile(fold, share)));
            let [least, most] = [of_folds[0], of_folds[of_folds.len() - 1]];
            format!(
                "{} (folds {} to {})",
                percent(quantile(&self.errors, share)),
                percent(least),
                percent(most)
            )
        };
        let mut text = format!(
            "machine {}: {}\n\n{} patterns, {FOLDS} folds, seed {SEED}; relative errors of patterns that were held out\n",
            self.machine.name,
            self.machine.about,
            self.errors.len()
        );
        text += &format!("  median           {}\n", range(0.5));
        text += &format!("  95th percentile  {}\n", range(0.95));
        text += &format!(
            "  largest          {}\n\n",
            percent(quantile(&self.errors, 1.0))
        );
        for (name, cycles) in &self.machine.cycles.0 {
            let term = name.term();
            text += &format!("{:<22} {cycles:>9.3}  {}\n", term.name, term.what);
        }
        text
    }
}

/// A relative error.
pub fn percent(error: f64) -> String {
    format!("{:.3} %", 100.0 * error)
}
