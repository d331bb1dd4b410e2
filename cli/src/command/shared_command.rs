//! A command that several machines can do.

use std::path::Path;
use turnstile_experiments::engine::workers::Tasks;
use turnstile_tools::Result;

/// A command whose results are kept by content, in the folder of its plan.
pub trait Shared {
    /// What workers do.
    fn tasks(&self) -> &dyn Tasks;

    /// Digest of what the results of all tasks depend on.
    fn depends_on(&self) -> String;

    /// Makes of the results what one machine would have made; the exit code says whether all runs passed their checks.
    ///
    /// # Errors
    /// If something that is no task fails, or a file cannot be written.
    fn collect(&self, folder: &Path) -> Result<u8>;
}
