//! The folder that keeps results, and the folders in it that tools work in.

use super::process::{run, Stop};
use super::{AreaError, Result};
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use turnstile_tools::kept::Store;
use turnstile_tools::{waiting, Tool, YOSYS};

/// What was found before under this name, with the files that were kept beside it, or what `find` finds now, or another process
/// that is at it. What a crash left behind is made anew.
pub fn kept<T: Serialize + DeserializeOwned>(
    cache: &Path,
    name: &str,
    beside: &[&Path],
    stop: Stop,
    find: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let find = || {
        waiting::begins(
            "synthesising what is not kept yet: minutes for a top; the results are kept",
        );
        find()
    };
    let unkept = |error: std::io::Error| match error.kind() {
        ErrorKind::Interrupted => Err(AreaError::Interrupted),
        _ => Err(AreaError::cache(&cache.join(name), &error)),
    };
    Store::at(cache).once(name, beside, stop, find, unkept)
}

/// A folder that tools work in, gone when it is dropped.
pub struct Folder(tempfile::TempDir);

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self.0.path()
    }
}

impl Folder {
    pub fn new(cache: &Path) -> Result<Self> {
        let folder = tempfile::tempdir_in(cache);
        folder
            .map(Self)
            .map_err(|error| AreaError::cache(cache, &error))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.path(name);
        std::fs::write(&path, text).map_err(|error| AreaError::cache(&path, &error))
    }

    /// What a tool has written here.
    ///
    /// # Errors
    /// If it has not, although it ended without an error.
    pub fn read(&self, name: &str) -> Result<String> {
        let path = self.path(name);
        std::fs::read_to_string(&path).map_err(|error| match error.kind() {
            ErrorKind::NotFound => AreaError::input(
                name,
                "the tool that writes this file ended without an error and did not write it",
                "check that yosys and the other tools on PATH are what their names say (--verbose names them)",
            ),
            _ => AreaError::cache(&path, &error),
        })
    }

    /// Gives a file its name in the cache.
    pub fn keep(&self, name: &str, there: &Path) -> Result<()> {
        std::fs::rename(self.path(name), there).map_err(|error| AreaError::cache(there, &error))
    }

    /// Runs Yosys here.
    pub fn yosys(&self, script: &str, stop: Stop) -> Result<()> {
        self.yosys_of(YOSYS, script, stop)
    }

    /// Runs this Yosys here.
    pub fn yosys_of(&self, yosys: Tool, script: &str, stop: Stop) -> Result<()> {
        self.write("run.ys", script)?;
        let mut command = yosys.command()?;
        command.current_dir(&self.0).args(["-q", "-s", "run.ys"]);
        // ABC and Yosys keep their temporary files where they are removed with the rest.
        command.env("TMPDIR", self.0.path());
        run(yosys, &mut command, stop).map(drop)
    }
}
