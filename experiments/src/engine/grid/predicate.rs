//! Statements of a text about cells of its grid: each is counted, and holds if it does with most seeds.

use super::results::Results;
use super::seeds::Seeds;
use crate::engine::statement::{Holds, Statement};
use std::collections::BTreeMap;

/// What is stated of a case, a pair of cases or a run, by its name, and whether it is so.
pub type Cell = (String, bool);

/// A statement of a text.
pub struct Predicate {
    /// Section of the paper.
    pub place: &'static str,
    /// In our words, with the limits that we give to "similar" and "low".
    pub text: &'static str,
    /// Its cells; none if runs that it is about are missing.
    pub cells: fn(&Results) -> Option<Vec<Cell>>,
}

/// In how many seeds a cell holds, of those that have it.
#[derive(Clone, Copy, Default)]
struct Count {
    hold: usize,
    of: usize,
}

impl Count {
    /// With most seeds, as of numbers the median counts.
    fn holds(self) -> bool {
        2 * self.hold > self.of
    }
}

impl Predicate {
    /// Whether it holds in all cells, in none, or in some; none if runs are missing.
    pub fn check(&self, seeds: &Seeds) -> Option<Statement> {
        let mut cells: BTreeMap<String, Count> = BTreeMap::new();
        for results in &seeds.0 {
            for (name, holds) in (self.cells)(results)? {
                let count = cells.entry(name).or_default();
                count.hold += usize::from(holds);
                count.of += 1;
            }
        }
        let hold = cells.values().filter(|count| count.holds()).count();
        let fails = cells.iter().filter(|(_, count)| count.hold < count.of);
        let name = |(name, count): (&String, &Count)| match count.hold {
            0 => name.clone(),
            hold => format!("{name} ({} of {} seeds)", count.of - hold, count.of),
        };
        let names: Vec<_> = fails.map(name).collect();
        let but = match names.is_empty() {
            true => String::new(),
            false => format!("; not {}", names.join(", ")),
        };
        let holds = match hold {
            _ if cells.is_empty() => return None,
            0 => Holds::No,
            _ if hold == cells.len() => Holds::Yes,
            _ => Holds::Partly,
        };
        Some(Statement {
            place: self.place,
            statement: self.text.into(),
            holds,
            detail: format!("{hold} of {} cells{but}", cells.len()),
            cells_hold: Some(hold),
            cells: Some(cells.len()),
        })
    }
}

/// A cell for each of some names; none if one is missing.
pub fn each<N: ToString>(
    names: impl IntoIterator<Item = N>,
    holds: impl Fn(&N) -> Option<bool>,
) -> Option<Vec<Cell>> {
    let cell = |name: N| Some((name.to_string(), holds(&name)?));
    names.into_iter().map(cell).collect()
}

impl Results {
    /// A cell for each case of a benchmark; none if one was left out.
    pub fn each_case(
        &self,
        group: &str,
        holds: impl Fn(&str) -> Option<bool>,
    ) -> Option<Vec<Cell>> {
        if !self.grid.whole(&[group]) {
            return None;
        }
        each(self.cases(group).map(|case| case.label.clone()), |case| {
            holds(case)
        })
    }

    /// A cell for each case of a benchmark and the next one; none if one was left out.
    pub fn each_step(
        &self,
        group: &str,
        holds: impl Fn(&str, &str) -> Option<bool>,
    ) -> Option<Vec<Cell>> {
        if !self.grid.whole(&[group]) {
            return None;
        }
        let labels: Vec<_> = self.cases(group).map(|case| case.label.as_str()).collect();
        let step = |pair: &[&str]| {
            let [first, next] = [pair[0], pair[1]];
            Some((format!("{first} to {next}"), holds(first, next)?))
        };
        labels.windows(2).map(step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::definition::Grid;
    use super::super::results::Sample;
    use super::*;
    use turnstile_machine::Losers;

    const GRID: &str = "title = \"A paper\"\nsample = []\nvariants = []\nbenchmarks = []\n";

    fn results(seed: u32) -> Results {
        Results {
            grid: Grid::read("grid.toml", GRID).expect("a grid"),
            seed,
            losers: Losers::Later,
            reports: vec![],
            engine: String::new(),
            sample: Sample {
                engine: None,
                runs: vec![],
            },
            stated: vec![],
        }
    }

    fn told(seeds: u32, cells: fn(&Results) -> Option<Vec<Cell>>) -> Option<(Holds, String)> {
        let seeds = Seeds((0..seeds).map(results).collect());
        let (place, text) = ("1", "it holds");
        let checked = Predicate { place, text, cells }.check(&seeds)?;
        Some((checked.holds, checked.detail))
    }

    #[test]
    fn a_cell_holds_with_most_seeds_and_the_others_are_named() {
        let cells: fn(&Results) -> _ = |results| {
            each(["always", "at first", "later", "never"], |cell| {
                Some(match *cell {
                    "always" => true,
                    "at first" => results.seed == 0,
                    "later" => results.seed > 0,
                    _ => false,
                })
            })
        };
        let detail = "2 of 4 cells; not at first (2 of 3 seeds), later (1 of 3 seeds), never";
        assert_eq!(told(3, cells), Some((Holds::Partly, detail.into())));
        // Half of the seeds are not most of them.
        let detail = "1 of 4 cells; not at first (1 of 2 seeds), later (1 of 2 seeds), never";
        assert_eq!(told(2, cells), Some((Holds::Partly, detail.into())));
        let detail = "2 of 4 cells; not later, never";
        assert_eq!(told(1, cells), Some((Holds::Partly, detail.into())));
        let later: fn(&Results) -> _ = |results| each(["later"], |_| Some(results.seed > 0));
        let detail = "1 of 1 cells; not later (1 of 3 seeds)";
        assert_eq!(told(3, later), Some((Holds::Yes, detail.into())));
        let none: fn(&Results) -> _ = |_| each(["never"], |_| Some(false));
        let detail = "0 of 1 cells; not never";
        assert_eq!(told(1, none), Some((Holds::No, detail.into())));
        assert_eq!(told(1, |_| None), None);
        assert_eq!(told(1, |_| Some(vec![])), None);
    }
}
