//! Files that appear complete or not at all.

use crate::{Error, Result};
use nix::fcntl::{AtFlags, OFlag, AT_FDCWD};
use nix::unistd::linkat;
use serde::de::DeserializeOwned;
use std::fs::{File, OpenOptions, Permissions};
use std::io::{self, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file that gets its name when it is complete; before, it has none, so that nothing is left of it whatever happens.
#[derive(Debug)]
pub struct PendingFile {
    path: PathBuf,
    content: Content,
}

#[derive(Debug)]
enum Content {
    /// Without a name in any folder.
    Unnamed(File),
    /// Where file systems know only files with names.
    Named(NamedTempFile),
}

impl PendingFile {
    /// A file to be in the folder of `path`. What a symbolic link points to is written, and only a regular file is
    /// replaced: not a folder, not a device. A file that is there keeps its mode.
    pub fn create(path: &Path) -> Result<Self> {
        let path = match path.canonicalize() {
            Ok(there) if !there.is_file() => {
                return Err(cannot_write(path, &"it is there and is no regular file"));
            }
            Ok(there) if path.is_symlink() => there,
            _ => path.to_path_buf(),
        };
        let folder = folder(&path);
        if !folder.is_dir() {
            let what = format!("there is no folder `{}`", folder.display());
            return Err(cannot_write(&path, &what));
        }
        let content = Content::create(folder).map_err(|error| cannot_write(&path, &error))?;
        Ok(Self { path, content })
    }

    /// The name it will get.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A handle to write through.
    pub fn handle(&self) -> Result<File> {
        self.file()
            .try_clone()
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
        let path = self.path.clone();
        self.name().map_err(|error| cannot_write(&path, &error))
    }

    fn file(&self) -> &File {
        match &self.content {
            Content::Unnamed(file) => file,
            Content::Named(file) => file.as_file(),
        }
    }

    fn name(self) -> io::Result<()> {
        if let Ok(there) = self.path.metadata() {
            self.file().set_permissions(there.permissions())?;
        }
        match self.content {
            Content::Unnamed(file) => {
                // A link does not replace a file; a file does.
                let link = |name: &Path| {
                    let open = format!("/proc/self/fd/{}", file.as_raw_fd());
                    let follow = AtFlags::AT_SYMLINK_FOLLOW;
                    linkat(AT_FDCWD, open.as_str(), AT_FDCWD, name, follow)?;
                    Ok(())
                };
                let named = tempfile::Builder::new().make_in(folder(&self.path), link)?;
                named.persist(&self.path)?;
            }
            Content::Named(file) => drop(file.persist(&self.path)?),
        }
        Ok(())
    }
}

impl Content {
    /// Readable as any new file, not private as temporary ones: the umask takes its share.
    fn create(folder: &Path) -> io::Result<Self> {
        let unnamed = OpenOptions::new()
            .read(true)
            .write(true)
            .custom_flags(OFlag::O_TMPFILE.bits())
            .mode(0o666)
            .open(folder);
        unnamed.map(Self::Unnamed).or_else(|_| {
            let named = tempfile::Builder::new()
                .permissions(Permissions::from_mode(0o666))
                .tempfile_in(folder);
            named.map(Self::Named)
        })
    }
}

/// Whether a path is `-`: standard input where something is read, standard output where something is written.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What messages call a path that is read.
pub fn read_name(path: &Path) -> String {
    match is_standard(path) {
        true => "standard input".into(),
        false => path.display().to_string(),
    }
}

/// Reads a text, from standard input if the path is `-`.
///
/// # Errors
/// If it cannot be read or is no UTF-8 text.
pub fn read_text(path: &Path) -> io::Result<String> {
    match is_standard(path) {
        true => io::read_to_string(io::stdin()),
        false => std::fs::read_to_string(path),
    }
}

/// Reads a file of any content, or standard input if the path is `-`.
///
/// # Errors
/// If it cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    match is_standard(path) {
        true => io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        false => std::fs::read(path),
    }
}

/// Folder of a file.
fn folder(path: &Path) -> &Path {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// What a path leads to, by whatever name: the file that is there, or the place where it will be.
fn destination(path: &Path) -> PathBuf {
    let there = path.canonicalize();
    there.unwrap_or_else(|_| match (folder(path).canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_path_buf(),
    })
}

/// Refuses outputs that would lose something: two in one file, or one in a file that is read. Paths come with what they
/// are for. Standard input is no file, and standard output takes one output too.
///
/// # Errors
/// If there is one, or two inputs are standard input.
pub fn check_outputs(inputs: &[(&str, &Path)], outputs: &[(&str, &Path)]) -> Result<()> {
    let mut piped = inputs.iter().filter(|(_, path)| is_standard(path));
    if let (Some((first, _)), Some((second, _))) = (piped.next(), piped.next()) {
        return Err(Error::input(
            format!("{second} -"),
            format!("standard input is also read as {first}"),
            "give one of them a file",
        ));
    }
    let mut taken: Vec<(String, PathBuf)> = vec![];
    for (role, path) in inputs.iter().filter(|(_, path)| !is_standard(path)) {
        taken.push((format!("read as {role}"), destination(path)));
    }
    for (role, path) in outputs {
        let place = match is_standard(path) {
            true => path.to_path_buf(),
            false => destination(path),
        };
        if let Some((other, _)) = taken.iter().find(|(_, taken)| *taken == place) {
            return Err(Error::input(
                format!("{role} {}", path.display()),
                format!("this file is also {other}"),
                "give every output a file of its own",
            ));
        }
        taken.push((format!("written by {role}"), place));
    }
    Ok(())
}

/// Writes a whole file.
pub fn write(path: &Path, content: &str) -> Result<()> {
    PendingFile::create(path)?.write(content)
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
    fn nothing_is_in_the_folder_before_the_end_and_a_mode_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("private");
        let files = || std::fs::read_dir(folder.path()).unwrap().count();
        let pending = PendingFile::create(&path).unwrap();
        pending.handle().unwrap().write_all(b"first").unwrap();
        assert_eq!(files(), 0);
        pending.finish().unwrap();
        let private = Permissions::from_mode(0o600);
        std::fs::set_permissions(&path, private).unwrap();
        write(&path, "second").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "second");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(files(), 1);
    }

    #[test]
    fn outputs_are_compared_by_what_they_lead_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("sub")).unwrap();
        std::fs::write(path("kernel"), "").unwrap();
        symlink(path("kernel"), path("link")).unwrap();
        symlink(folder.path(), path("sub/back")).unwrap();
        let check = |output: &str| {
            let outputs = [("--wave", path("w.vcd")), ("--json", path(output))];
            let outputs: Vec<_> = outputs
                .iter()
                .map(|(role, path)| (*role, &**path))
                .collect();
            let checked = check_outputs(&[("kernel", &path("kernel"))], &outputs);
            checked.map_err(|error| error.to_string())
        };
        for alias in ["kernel", "link", "sub/../kernel", "sub/back/link"] {
            let error = check(alias).unwrap_err();
            assert!(
                error.contains("this file is also read as kernel"),
                "{error}"
            );
        }
        for alias in ["w.vcd", "sub/back/w.vcd", "sub/../w.vcd"] {
            let error = check(alias).unwrap_err();
            assert!(
                error.contains("this file is also written by --wave"),
                "{error}"
            );
        }
        assert_eq!(check("other"), Ok(()));
    }

    #[test]
    fn standard_streams_are_no_files() {
        let dash = Path::new("-");
        let check = |inputs: &[(&str, &Path)], outputs: &[(&str, &Path)]| {
            check_outputs(inputs, outputs).map_err(|error| error.to_string())
        };
        assert_eq!(check(&[("--patterns", dash)], &[("--json", dash)]), Ok(()));
        let file = Path::new("./-");
        assert_eq!(check(&[("--patterns", file)], &[("--json", dash)]), Ok(()));
        assert_eq!(
            check(&[], &[("--json", dash), ("--csv", dash)]).unwrap_err(),
            "--csv -: this file is also written by --json; give every output a file of its own"
        );
        assert_eq!(
            check(&[("--patterns", dash), ("--machine", dash)], &[]).unwrap_err(),
            "--machine -: standard input is also read as --patterns; give one of them a file"
        );
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
