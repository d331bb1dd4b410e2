//! How a run ends badly: where, what, and what to do about it; and with which exit code.

/// A run that did not end well.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// What the user gave cannot be run: exit code 2.
    #[error("{0}")]
    Input(Complaint),
    /// The kernel ran into something it must not do, or failed a check: exit code 1.
    #[error("{0}")]
    Run(Complaint),
    /// Ctrl-C, as long as nobody knows the signal better: exit code 130, as shells expect.
    #[error("interrupted; no output was written")]
    Interrupted,
}

/// Where, what and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}; {remedy}")]
pub struct Complaint {
    /// File with line or field, command-line option, or simulated cycle.
    pub place: String,
    /// What is wrong, quoting the value.
    pub what: String,
    /// What the user can do.
    pub remedy: String,
}

impl Complaint {
    fn new(place: impl Into<String>, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}

impl Error {
    /// Something the user gave cannot be run.
    pub fn input(
        place: impl Into<String>,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self::Input(Complaint::new(place, what, remedy))
    }

    /// The run went wrong.
    pub fn run(
        place: impl Into<String>,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self::Run(Complaint::new(place, what, remedy))
    }

    /// Exit code of the process.
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Run(_) => 1,
            Self::Input(_) => 2,
            Self::Interrupted => 130,
        }
    }
}

/// Result of whatever can end badly.
pub type Result<T, E = Error> = std::result::Result<T, E>;
