//! A logarithmic axis that has ticks however short it is.

use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};
use std::ops::Range;

/// With fewer ticks than these nobody can read a value.
const FEWEST: usize = 3;
/// Ticks of each power of ten: the coarsest that are enough are taken.
const DIGITS: [&[f64]; 3] = [&[1.0], &[1.0, 2.0, 5.0], &[1.0, 1.5, 2.0, 3.0, 5.0, 7.0]];

/// Positive numbers from the first to the last, on a logarithmic scale.
#[derive(Clone, Copy, Debug)]
pub struct LogAxis {
    first: f64,
    last: f64,
}

impl LogAxis {
    /// The axis from `first` to `last`.
    pub fn new(first: f64, last: f64) -> Self {
        Self { first, last }
    }

    /// The multiples of powers of ten that lie on it.
    fn powers(&self, digits: &[f64]) -> Vec<f64> {
        let exponents = self.first.log10().floor() as i32..=self.last.log10().ceil() as i32;
        let points = exponents.flat_map(|exponent| {
            let power = 10f64.powi(exponent);
            digits.iter().map(move |digit| digit * power)
        });
        points.filter(|point| self.has(*point)).collect()
    }

    /// Equal steps, for an axis too short for powers of ten.
    fn steps(&self) -> Vec<f64> {
        let length = self.last - self.first;
        let power = 10f64.powf((length / FEWEST as f64).log10().floor());
        let step = [5.0, 2.0, 1.0].map(|digit| digit * power).into_iter();
        let step = step.clone().find(|step| length / step > FEWEST as f64);
        let step = step.unwrap_or(power);
        let first = (self.first / step).ceil();
        let points = (0..).map(|index| (first + f64::from(index)) * step);
        points.take_while(|point| self.has(*point)).collect()
    }

    fn has(&self, point: f64) -> bool {
        (self.first..=self.last).contains(&point)
    }

    /// Where ticks are.
    pub fn ticks(&self) -> Vec<f64> {
        let mut powers = DIGITS.iter().map(|digits| self.powers(digits));
        let enough = powers.find(|points| points.len() >= FEWEST);
        enough.unwrap_or_else(|| self.steps())
    }
}

impl Ranged for LogAxis {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (from, to): (i32, i32)) -> i32 {
        let share = (value / self.first).ln() / (self.last / self.first).ln();
        from + (f64::from(to - from) * share).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.ticks()
    }

    fn range(&self) -> Range<f64> {
        self.first..self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_axis_has_powers_of_ten_and_a_short_one_steps() {
        for (first, last, ticks) in [
            (0.1, 100.0, &[0.1, 1.0, 10.0, 100.0][..]),
            (30.0, 600.0, &[50.0, 100.0, 200.0, 500.0]),
            (733.0, 969.0, &[750.0, 800.0, 850.0, 900.0, 950.0]),
            (2555.0, 3380.0, &[2600.0, 2800.0, 3000.0, 3200.0]),
        ] {
            let found = LogAxis::new(first, last).ticks();
            let same = |(one, other): (&f64, &f64)| (one - other).abs() < 1e-9 * one;
            assert!(
                found.len() == ticks.len() && found.iter().zip(ticks).all(same),
                "{first} to {last}: {found:?}"
            );
        }
    }

    #[test]
    fn every_axis_has_ticks() {
        for first in [0.013, 0.9, 1.0, 47.0, 99.9, 12345.0] {
            for factor in [1.02, 1.3, 2.0, 7.0, 90.0, 1e6] {
                let ticks = LogAxis::new(first, first * factor).ticks();
                assert!(
                    (FEWEST..20).contains(&ticks.len()),
                    "{first} {factor}: {ticks:?}"
                );
                assert!(ticks.windows(2).all(|pair| pair[0] < pair[1]), "{ticks:?}");
            }
        }
    }

    #[test]
    fn equal_factors_are_equally_long() {
        let axis = LogAxis::new(1.0, 100.0);
        let places = [1.0, 10.0, 100.0].map(|value| axis.map(&value, (0, 200)));
        assert_eq!(places, [0, 100, 200]);
    }
}
