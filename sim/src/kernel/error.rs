//! Errors of loading, launching and executing a kernel: where, what, and what to do about it.

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

/// A [`KernelError`] whose place is not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    what: String,
    remedy: String,
}

impl Fault {
    pub(crate) fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }

    /// Adds the place.
    pub(crate) fn at(self, file: &str, line: u32) -> KernelError {
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
    pub(crate) fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}
