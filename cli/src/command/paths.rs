//! Paths in plans and in scripts.

use std::path::Path;
use turnstile_tools::{Error, Result};

/// A path as a shell reads it.
pub fn shown(path: &Path) -> String {
    // A dash begins an option.
    let path = match path.to_string_lossy().starts_with('-') {
        true => Path::new(".").join(path),
        false => path.to_path_buf(),
    };
    format!("'{}'", path.display().to_string().replace('\'', "'\\''"))
}

/// A path that is right wherever a worker starts.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn whole(path: &Path) -> Result<String> {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let text = whole.to_str().map(str::to_owned);
    text.ok_or_else(|| {
        let what = "a plan is JSON, and this path is no text in Unicode";
        Error::input(whole.display().to_string(), what, "give it another name")
    })
}

/// The same of a file; a name that is no file stays, as that of a machine.
///
/// # Errors
/// As [`whole`].
pub fn whole_if_file(path: &Path) -> Result<String> {
    match path.is_file() {
        true => whole(path),
        false => Ok(path.to_string_lossy().into_owned()),
    }
}
