//! Statements of a paper about its results, checked on ours.

use serde::Serialize;

/// Whether a statement holds here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Holds {
    /// It does.
    Yes,
    /// It does not.
    No,
    /// One part does, another does not.
    Partly,
}

impl Holds {
    /// Of parts.
    pub fn all(parts: &[bool]) -> Self {
        match (parts.contains(&true), parts.contains(&false)) {
            (_, false) => Self::Yes,
            (true, true) => Self::Partly,
            (false, true) => Self::No,
        }
    }

    /// As in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Partly => "partly",
        }
    }
}

/// A statement with what our results say about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Statement {
    /// Section or figure of the paper.
    pub place: &'static str,
    /// In our words.
    pub statement: String,
    /// Whether it holds here.
    pub holds: Holds,
    /// The numbers that decide.
    pub detail: String,
    /// Of one that is about cells of a grid: in how many it holds, with most seeds.
    pub cells_hold: Option<usize>,
    /// How many there are.
    pub cells: Option<usize>,
}

impl Statement {
    /// A statement of several parts.
    pub fn new(place: &'static str, text: &str, parts: &[bool], detail: impl Into<String>) -> Self {
        Self {
            place,
            statement: text.into(),
            holds: Holds::all(parts),
            detail: detail.into(),
            cells_hold: None,
            cells: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_in_part_holds_partly() {
        assert_eq!(Holds::all(&[true, true]), Holds::Yes);
        assert_eq!(Holds::all(&[true, false]), Holds::Partly);
        assert_eq!(Holds::all(&[false]), Holds::No);
    }
}
