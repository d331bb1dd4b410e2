//! How an area run ends badly.

use std::path::Path;
use turnstile_export::ExportError;
use turnstile_tools::ToolError;

/// Result of everything in this module.
pub type Result<T> = std::result::Result<T, AreaError>;

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
pub enum AreaError {
    /// What the user gave cannot be used: where, what, remedy.
    #[error("{place}: {what}; {remedy}")]
    Input {
        place: String,
        what: String,
        remedy: String,
    },
    #[error(transparent)]
    Tool(#[from] ToolError),
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A tool or a unit does not do what it must.
    #[error("{place}: {what}")]
    Failed { place: String, what: String },
    #[error("interrupted")]
    Interrupted,
}

impl AreaError {
    pub fn input(
        place: impl Into<String>,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self::Input {
            place: place.into(),
            what: what.into(),
            remedy: remedy.into(),
        }
    }

    pub fn failed(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self::Failed {
            place: place.into(),
            what: what.into(),
        }
    }

    /// A file or folder of the cache that cannot be used.
    pub fn cache(path: &Path, error: &dyn std::fmt::Display) -> Self {
        Self::input(
            path.display().to_string(),
            format!("it cannot be read or written ({error})"),
            "choose a folder that is writable with --cache",
        )
    }
}

impl From<AreaError> for turnstile_tools::Error {
    fn from(error: AreaError) -> Self {
        match error {
            AreaError::Interrupted => Self::Interrupted,
            AreaError::Input {
                place,
                what,
                remedy,
            } => Self::input(place, what, remedy),
            AreaError::Tool(ToolError::Missing { name, install }) => Self::input(
                name,
                "it is not installed",
                format!("install it with: {install}"),
            ),
            AreaError::Tool(ToolError::TooOld {
                name,
                version,
                oldest,
                install,
            }) => Self::input(
                name,
                format!("version {version} is older than {oldest}, the oldest that was tested"),
                format!("install it with: {install}"),
            ),
            AreaError::Tool(ToolError::Unusable { name, source }) => Self::input(
                name,
                format!("it cannot be started ({source})"),
                "check that the program is executable and starts by itself",
            ),
            AreaError::Tool(error) => Self::run("area", error.to_string(), "please report it"),
            AreaError::Export(error) => Self::run("area", error.to_string(), "please report it"),
            AreaError::Failed { place, what } => Self::run(place, what, "please report it"),
        }
    }
}
