//! Numbers of the text as functions of the results.

use super::results::{Drawn, Results, StatedNumber};
use crate::engine::number::{Row, Theirs, Unit};
use crate::engine::statement::Statement;
use turnstile_machine::metrics::Report;

/// Something that results tell, if the runs it is made of are among them.
pub type Measure<T> = Box<dyn Fn(&Results) -> Option<T>>;

/// A statement of a paper, checked on the results; none if the runs that it is about are missing.
pub type Check = fn(&Results) -> Option<Statement>;

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
    pub ours: Measure<f64>,
    /// What moves our number: a cause that was changed in experiments among the runs, and what came out of them.
    pub moves: Option<Measure<String>>,
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

    /// Marks a number that a choice of ours was made to come near to: it is no result.
    pub fn fitted(mut self) -> Self {
        self.what += " (fitted)";
        self
    }

    /// Adds what moves the number, as runs show.
    pub fn moved_by(mut self, reason: impl Fn(&Results) -> Option<String> + 'static) -> Self {
        self.moves = Some(Box::new(reason));
        self
    }

    /// The claim beside our number.
    pub fn row(&self, results: &Results) -> Row {
        let ours = (self.ours)(results);
        let row = Row::new(self.place, &self.what, self.theirs, self.unit, ours);
        row.moved_by(|| {
            let moves = self.moves.as_ref();
            moves.and_then(|moves| moves(results)).unwrap_or_default()
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

/// Says what the number was in each trial: `cause: number change, number change`.
pub fn tried(
    cause: &'static str,
    trials: &[Trial],
    unit: Unit,
    measure: impl Fn(&Results, &str, &str) -> Option<f64> + 'static,
) -> impl Fn(&Results) -> Option<String> {
    let trials = trials.to_vec();
    move |results| {
        let number = |trial: &Trial| {
            let number = measure(results, trial.case, trial.variant)?;
            Some(format!("{} {}", unit.show(number), trial.change))
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
