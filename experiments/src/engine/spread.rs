//! A number of several seeds: its median and its range.

use super::number::{Row, Stated, Unit};
use crate::numbers::median;

/// Numbers of several seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The middle one; of an even number the mean of the two in the middle.
    pub median: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
    /// How many there are.
    pub seeds: usize,
}

impl Spread {
    /// Of these; none if there are none.
    pub fn of(mut numbers: Vec<f64>) -> Option<Self> {
        numbers.sort_by(f64::total_cmp);
        let (least, most) = (*numbers.first()?, *numbers.last()?);
        Some(Self {
            seeds: numbers.len(),
            median: median(numbers)?,
            least,
            most,
        })
    }

    /// With its range, if it has one.
    pub fn brief(&self, unit: Unit) -> String {
        match self.least == self.most {
            true => unit.show(self.median),
            false => format!("{} ({})", unit.show(self.median), self.range(unit)),
        }
    }

    /// With its range and how many seeds there are.
    pub fn text(&self, unit: Unit) -> String {
        let median = unit.show(self.median);
        match self.seeds {
            1 => format!("{median} (one seed)"),
            seeds => format!("{median} ({}, {seeds} seeds)", self.range(unit)),
        }
    }

    fn range(&self, unit: Unit) -> String {
        format!("{} to {}", unit.show(self.least), unit.show(self.most))
    }

    /// Whether a number may be of both.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.least <= other.most && other.least <= self.most
    }

    /// A number of the paper beside this one, in whose text the range is.
    pub fn row<M>(ours: Option<Self>, stated: &Stated<M>) -> Row {
        let row = stated.row(ours.map(|ours| ours.median));
        match ours {
            Some(ours) => Row {
                ours: ours.text(stated.unit),
                ..row.between(ours.least, ours.most)
            },
            None => row,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(numbers: &[f64]) -> Option<Spread> {
        Spread::of(numbers.to_vec())
    }

    #[test]
    fn a_spread_says_of_how_many_seeds_it_is() {
        let text = |numbers: &[f64]| spread(numbers).map(|one| one.text(Unit::Times));
        assert_eq!(text(&[]), None);
        assert_eq!(text(&[1.5]).unwrap(), "1.50x (one seed)");
        assert_eq!(
            text(&[3.0, 1.0, 1.25]).unwrap(),
            "1.25x (1.00x to 3.00x, 3 seeds)"
        );
        assert_eq!(
            text(&[3.0, 1.0]).unwrap(),
            "2.00x (1.00x to 3.00x, 2 seeds)"
        );
    }

    #[test]
    fn a_range_is_told_where_there_is_one() {
        let brief = |numbers: &[f64]| spread(numbers).map(|one| one.brief(Unit::Count));
        assert_eq!(brief(&[4.0, 4.0]).unwrap(), "4");
        assert_eq!(brief(&[4.0, 5.0, 9.0]).unwrap(), "5 (4 to 9)");
    }

    #[test]
    fn ranges_that_touch_overlap() {
        let one = spread(&[1.0, 2.0]).unwrap();
        for (other, overlaps) in [([2.0, 3.0], true), ([2.1, 3.0], false), ([0.0, 9.0], true)] {
            let other = spread(&other).unwrap();
            assert_eq!(
                (one.overlaps(&other), other.overlaps(&one)),
                (overlaps, overlaps)
            );
        }
    }
}
