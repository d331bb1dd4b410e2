//! Numbers that a paper states, ours beside them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use turnstile_tools::file::parse_toml;

/// What a paper says about a number.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theirs {
    /// It is this.
    Is(f64),
    /// It is not above this.
    AtMost(f64),
    /// It is not below this.
    AtLeast(f64),
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A count.
    Count,
    /// A mean of counts.
    Mean,
    /// A factor.
    Times,
    /// A share, kept as a fraction.
    Percent,
    /// A time.
    Milliseconds,
}

/// A number that a paper states, as its `numbers.toml` has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stated<M> {
    /// Section of the paper.
    pub place: String,
    /// What it is a number of.
    pub what: String,
    /// The paper's number.
    pub theirs: Theirs,
    /// How it is written.
    pub unit: Unit,
    /// What measures ours.
    pub ours: M,
    /// What moves ours, in words, if it differs.
    #[serde(default)]
    pub moves: String,
}

/// Reads a paper's `numbers.toml`, which is a part of the program.
///
/// # Panics
/// If it is none, with line and fault.
pub fn bundled_numbers<T: DeserializeOwned>(text: &str) -> T {
    let read = parse_toml(text, "numbers.toml", "mend it");
    read.unwrap_or_else(|error| panic!("{error}"))
}

impl<M> Stated<M> {
    /// It beside ours.
    pub fn row(&self, ours: Option<f64>) -> Row {
        let row = Row::new(&*self.place, &*self.what, self.theirs, self.unit, ours);
        row.moved_by(|| self.moves.clone())
    }
}

/// A claim with our number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Section of the paper.
    pub place: String,
    /// What it is a number of.
    pub what: String,
    /// The paper's number.
    pub theirs: String,
    pub ours: String,
    /// Ours, not rounded; none if the runs it is made of are missing.
    pub number: Option<f64>,
    /// Ours over theirs.
    pub ratio: Option<f64>,
    /// More than 25 % away from the paper's number, or beyond its bound by more than that.
    pub differs: bool,
    /// What moves it, as experiments show; empty unless it differs.
    pub moves: String,
    /// Of several seeds, of which `number` is the median: the smallest and the largest.
    pub least: Option<f64>,
    pub most: Option<f64>,
    /// In what it is counted.
    pub unit: Unit,
    /// A choice of ours, or a machine, was made to come near to the paper's.
    pub fitted: bool,
    /// The paper's number is the size of a thing that we have built as it says, or nothing else could come out.
    pub by_construction: bool,
}

/// How a number that is no result is marked behind what it is a number of.
pub const FITTED: &str = "(fitted";
pub const BY_CONSTRUCTION: &str = "(by construction";
/// How another reading of a number is marked that has a row already.
pub const SECOND_READING: &str = "(second reading";

/// Beyond this a difference wants an explanation.
const TOLERANCE: f64 = 0.25;

impl Unit {
    /// A number with its unit.
    pub fn show(self, number: f64) -> String {
        match self {
            Self::Count => rounded(number, 0),
            Self::Mean => rounded(number, 1),
            Self::Times => rounded(number, 2) + "x",
            Self::Percent => rounded(100.0 * number, 1) + " %",
            Self::Milliseconds => rounded(number, 3) + " ms",
        }
    }
}

/// A number with so many decimals; what rounds to nothing has no sign.
fn rounded(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|byte| matches!(byte, b'0' | b'.')) => rest.into(),
        _ => text,
    }
}

impl Theirs {
    fn number(self) -> f64 {
        match self {
            Self::Is(number) | Self::AtMost(number) | Self::AtLeast(number) => number,
        }
    }

    /// Whether `ours` is too far away.
    fn differs(self, ours: f64) -> bool {
        match self {
            Self::Is(theirs) => (ours - theirs).abs() > TOLERANCE * theirs,
            Self::AtMost(bound) => ours > (1.0 + TOLERANCE) * bound,
            Self::AtLeast(bound) => ours < (1.0 - TOLERANCE) * bound,
        }
    }
}

impl Row {
    /// A number of a paper beside ours, if there is one.
    pub fn new(
        place: impl Into<String>,
        what: impl Into<String>,
        theirs: Theirs,
        unit: Unit,
        ours: Option<f64>,
    ) -> Self {
        let number = theirs.number();
        let bound = match theirs {
            Theirs::Is(_) => "",
            Theirs::AtMost(_) => "<= ",
            Theirs::AtLeast(_) => ">= ",
        };
        let what = what.into();
        // Adding nothing takes the sign from a zero.
        let ours = ours.map(|ours| ours + 0.0);
        Self {
            place: place.into(),
            theirs: format!("{bound}{}", unit.show(number)),
            ours: ours.map_or("-".into(), |ours| unit.show(ours)),
            number: ours,
            ratio: ours.filter(|_| number != 0.0).map(|ours| ours / number),
            differs: ours.is_none_or(|ours| theirs.differs(ours)),
            moves: String::new(),
            least: ours,
            most: ours,
            unit,
            fitted: what.contains(FITTED),
            by_construction: what.contains(BY_CONSTRUCTION),
            what,
        }
    }

    /// With the range of our number.
    pub fn between(mut self, least: f64, most: f64) -> Self {
        (self.least, self.most) = (Some(least), Some(most));
        self
    }

    /// With what moves it, which is asked only if it differs.
    pub fn moved_by(mut self, moves: impl FnOnce() -> String) -> Self {
        if self.differs {
            self.moves = moves();
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_is_the_limit() {
        for (theirs, ours, differs) in [
            (Theirs::Is(100.0), 124.0, false),
            (Theirs::Is(100.0), 126.0, true),
            (Theirs::Is(100.0), 74.0, true),
            (Theirs::Is(0.0), 0.0, false),
            (Theirs::Is(0.0), 1.0, true),
            (Theirs::AtMost(0.2), 0.01, false),
            (Theirs::AtMost(0.2), 0.24, false),
            (Theirs::AtMost(0.2), 0.26, true),
            (Theirs::AtLeast(0.5), 0.9, false),
            (Theirs::AtLeast(0.5), 0.38, false),
            (Theirs::AtLeast(0.5), 0.37, true),
        ] {
            assert_eq!(theirs.differs(ours), differs, "{theirs:?} {ours}");
        }
    }

    #[test]
    fn numbers_are_written_in_their_unit() {
        assert_eq!(Unit::Count.show(3801.0), "3801");
        assert_eq!(Unit::Mean.show(20.46), "20.5");
        assert_eq!(Unit::Times.show(1.25), "1.25x");
        assert_eq!(Unit::Percent.show(0.0497), "5.0 %");
        assert_eq!(Unit::Percent.show(-0.0004), "0.0 %");
        assert_eq!(Unit::Percent.show(-0.0006), "-0.1 %");
        assert_eq!(Unit::Count.show(-0.2), "0");
    }
}
