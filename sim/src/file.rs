//! Files that appear complete or not at all.

use crate::{Error, Result};
use std::fs::Permissions;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file that gets its name when it is complete; dropped before, it disappears.
#[derive(Debug)]
pub struct PendingFile {
    path: PathBuf,
    file: NamedTempFile,
}

impl PendingFile {
    /// A temporary file in the folder of `path`.
    pub fn create(path: &Path) -> Result<Self> {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Some(missing) = folder.filter(|folder| !folder.is_dir()) {
            let what = format!("there is no folder `{}`", missing.display());
            return Err(cannot_write(path, &what));
        }
        // Readable as any new file, not private as temporary ones: the umask takes its share.
        let file = tempfile::Builder::new()
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder.unwrap_or(Path::new(".")))
            .map_err(|error| cannot_write(path, &error))?;
        Ok(Self {
            path: path.into(),
            file,
        })
    }

    /// A handle to write through.
    pub fn handle(&self) -> Result<std::fs::File> {
        self.file
            .reopen()
            .map_err(|error| cannot_write(&self.path, &error))
    }

    /// Writes the whole content and gives the file its name.
    pub fn write(self, content: &str) -> Result<()> {
        self.handle()?
            .write_all(content.as_bytes())
            .map_err(|error| cannot_write(&self.path, &error))?;
        self.finish()
    }

    /// Gives the file its name.
    pub fn finish(self) -> Result<()> {
        let path = self.path;
        self.file
            .persist(&path)
            .map(drop)
            .map_err(|error| cannot_write(&path, &error.error))
    }
}

/// Writes a whole file.
pub fn write(path: &Path, content: &str) -> Result<()> {
    PendingFile::create(path)?.write(content)
}

/// The error of a file that cannot be written.
pub fn cannot_write(path: &Path, error: &dyn std::fmt::Display) -> Error {
    Error::input(
        path.display().to_string(),
        format!("the file cannot be written ({error})"),
        "choose a file in a folder that exists and is writable",
    )
}
