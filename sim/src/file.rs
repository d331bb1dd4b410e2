//! Files that appear complete or not at all.

use crate::{Error, Result};
use serde::de::DeserializeOwned;
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
    /// A temporary file in the folder of `path`. What a symbolic link points to is written, and only a regular file is
    /// replaced: not a folder, not a device.
    pub fn create(path: &Path) -> Result<Self> {
        let path = match path.canonicalize() {
            Ok(there) if !there.is_file() => {
                return Err(cannot_write(path, &"it is there and is no regular file"));
            }
            Ok(there) if path.is_symlink() => there,
            _ => path.to_path_buf(),
        };
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Some(missing) = folder.filter(|folder| !folder.is_dir()) {
            let what = format!("there is no folder `{}`", missing.display());
            return Err(cannot_write(&path, &what));
        }
        // Readable as any new file, not private as temporary ones: the umask takes its share.
        let file = tempfile::Builder::new()
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder.unwrap_or(Path::new(".")))
            .map_err(|error| cannot_write(&path, &error))?;
        Ok(Self { path, file })
    }

    /// The name it will get.
    pub fn path(&self) -> &Path {
        &self.path
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

/// Reads a TOML file.
pub fn read_toml<T: DeserializeOwned>(path: &Path, remedy: &str) -> Result<T> {
    let place = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| {
        Error::input(
            &place,
            format!("the machine file cannot be read: {error}"),
            "give the path of a TOML file, or leave --machine out for the papers' machine",
        )
    })?;
    parse_toml(&text, &place, remedy)
}

/// Parses TOML; an error names the line after `place`.
pub fn parse_toml<T: DeserializeOwned>(text: &str, place: &str, remedy: &str) -> Result<T> {
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        let line = 1 + text
            .bytes()
            .take(offset)
            .filter(|&byte| byte == b'\n')
            .count();
        Error::input(
            format!("{place}:{line}"),
            error.message().replace('\n', ", "),
            remedy,
        )
    })
}

/// The error of a file that cannot be written.
pub fn cannot_write(path: &Path, error: &dyn std::fmt::Display) -> Error {
    Error::input(
        path.display().to_string(),
        format!("the file cannot be written ({error})"),
        "choose a file in a folder that exists and is writable",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn only_regular_files_are_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("folder")).unwrap();
        symlink(path("folder"), path("to_folder")).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(path("socket")).unwrap();
        for name in ["folder", "to_folder", "socket"] {
            let error = PendingFile::create(&path(name)).unwrap_err().to_string();
            assert!(
                error.contains("it is there and is no regular file"),
                "{error}"
            );
        }
    }

    #[test]
    fn a_link_stays_and_its_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        std::fs::write(&file, "old").unwrap();
        symlink(&file, &link).unwrap();
        write(&link, "new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "new");
    }
}
