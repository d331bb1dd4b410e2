//! Errors of loading, launching and executing a kernel: where, what, and what to do about it.

use turnstile_tools::Error;

/// Something in a kernel's text that cannot be loaded or executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}; {remedy}")]
pub struct KernelError {
    /// File name as given to the front end.
    pub file: String,
    /// Source line in that file, counted from 1.
    pub line: u32,
    /// What is wrong, quoting the offending text.
    pub what: String,
    /// What the user can do about it.
    pub remedy: String,
}

/// Errors of loading a kernel are bad input; an instruction that fails while running is converted by the machine.
impl From<KernelError> for Error {
    fn from(error: KernelError) -> Self {
        Self::input(
            format!("{}:{}", error.file, error.line),
            error.what,
            error.remedy,
        )
    }
}

/// A [`KernelError`] whose place is not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    what: String,
    remedy: String,
}

impl Fault {
    pub fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }

    /// Adds the place.
    pub fn at(self, file: &str, line: u32) -> KernelError {
        KernelError {
            file: file.to_string(),
            line,
            what: self.what,
            remedy: self.remedy,
        }
    }
}

/// A launch that does not fit its kernel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}; {remedy}")]
pub struct LaunchError {
    /// What is wrong.
    pub what: String,
    /// What the user can do about it.
    pub remedy: String,
}

impl LaunchError {
    /// The error of a run, `place` being where sizes and arguments come from.
    pub fn at(self, place: &str) -> Error {
        Error::input(place, self.what, self.remedy)
    }

    pub fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}
