//! Numbers of the text as functions of the results.

use super::results::{Drawn, Results, StatedNumber};
use super::seeds::Seeds;
use crate::engine::number::{Row, Theirs, Unit, BY_CONSTRUCTION, SECOND_READING};
use crate::engine::spread::Spread;
use turnstile_machine::metrics::Report;

/// A number that results tell, if the runs it is made of are among them.
pub type Measure = Box<dyn Fn(&Results) -> Option<f64>>;

/// What moves a number that is known: a cause that was changed in experiments among the runs, and what came out of them.
pub type Reason = Box<dyn Fn(&Seeds, &Spread) -> Option<String>>;

/// A number that a paper states.
pub struct Claim {
    /// Section of the paper.
    pub place: &'static str,
    /// What it is a number of.
    pub what: String,
    /// The paper's.
    pub theirs: Theirs,
    /// How it is written.
    pub unit: Unit,
    /// Ours.
    pub ours: Measure,
    /// What moves our number.
    pub moves: Option<Reason>,
    /// Where figures draw it: panels, case and variant.
    drawn: Option<(Drawn, &'static str, &'static str)>,
}

impl Claim {
    /// A claim without an explanation.
    pub fn new(
        place: &'static str,
        what: impl Into<String>,
        theirs: Theirs,
        unit: Unit,
        ours: impl Fn(&Results) -> Option<f64> + 'static,
    ) -> Self {
        Self {
            place,
            what: what.into(),
            theirs,
            unit,
            ours: Box::new(ours),
            moves: None,
            drawn: None,
        }
    }

    /// Says that the number is about a bar of figures.
    pub fn drawn(mut self, panel: Drawn, case: &'static str, variant: &'static str) -> Self {
        self.drawn = Some((panel, case, variant));
        self
    }

    /// What figures draw of it: a number, not a bound.
    pub fn stated(&self) -> Option<StatedNumber> {
        let (drawn, case, variant) = self.drawn?;
        let Theirs::Is(value) = self.theirs else {
            return None;
        };
        Some(StatedNumber {
            drawn,
            case,
            variant,
            value,
        })
    }

    /// Marks another reading of a number that has a row already.
    pub fn second_reading(mut self) -> Self {
        self.what += &format!(" {SECOND_READING})");
        self
    }

    /// Marks a number that could not be another one.
    pub fn by_construction(mut self) -> Self {
        self.what += &format!(" {BY_CONSTRUCTION})");
        self
    }

    /// Adds what moves the number, as runs show.
    pub fn moved_by(
        mut self,
        reason: impl Fn(&Seeds, &Spread) -> Option<String> + 'static,
    ) -> Self {
        self.moves = Some(Box::new(reason));
        self
    }

    /// The claim beside our number: the median of all seeds.
    pub fn row(&self, seeds: &Seeds) -> Row {
        let ours = seeds.spread(&self.ours);
        let median = ours.map(|ours| ours.median);
        let row = Row::new(self.place, &self.what, self.theirs, self.unit, median);
        let Some(ours) = ours else {
            return row;
        };
        let row = Row {
            ours: ours.brief(self.unit),
            ..row.between(ours.least, ours.most)
        };
        row.moved_by(|| {
            let moves = self.moves.as_ref();
            let told = moves.and_then(|moves| moves(seeds, &ours));
            told.unwrap_or_default()
        })
    }
}

/// A run in which a suspected cause was changed.
#[derive(Clone, Copy)]
pub struct Trial {
    /// What is different, to be read behind a number.
    pub change: &'static str,
    /// Label of the case.
    pub case: &'static str,
    /// Label of the variant.
    pub variant: &'static str,
}

/// Says what the number was in each trial: `cause: number change, number change`. One whose range meets that of our number moves nothing.
pub fn tried(
    cause: &'static str,
    trials: &[Trial],
    unit: Unit,
    measure: impl Fn(&Results, &str, &str) -> Option<f64> + 'static,
) -> impl Fn(&Seeds, &Spread) -> Option<String> {
    let trials = trials.to_vec();
    move |seeds, ours| {
        let number = |trial: &Trial| {
            let found = seeds.spread(|results| measure(results, trial.case, trial.variant))?;
            let moves = match found.overlaps(ours) && seeds.count() > 1 {
                true => " [within the range: no cause]",
                false => "",
            };
            Some(format!("{} {}{moves}", found.brief(unit), trial.change))
        };
        let numbers: Option<Vec<_>> = trials.iter().map(number).collect();
        Some(format!("{cause}: {}", numbers?.join(", ")))
    }
}

/// A number of a run as one of a case and a variant.
pub fn of_report(
    measure: fn(&Report) -> Option<f64>,
) -> impl Fn(&Results, &str, &str) -> Option<f64> {
    move |results, case, variant| measure(results.get(case, variant)?)
}
