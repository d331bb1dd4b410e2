//! What a command of many runs has done already, a file a result, so that a killed one goes on where it was.
//!
//! A file is named after everything its content depends on, the program itself included: results of another build are never
//! taken for those of this one. It gets its name when it is complete, on the disk too.

use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use turnstile_machine::metrics::Report;
use turnstile_tools::kept::digest;
use turnstile_tools::{Error, Result};

/// How a run of a sweep ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// With this report, good or bad.
    Ended(Box<Report>),
    /// Not at all: why.
    Failed(String),
}

/// The results of one folder; no other process has it open.
pub struct Store {
    folder: PathBuf,
    /// Given back by the system however the process ends.
    _lock: Flock<File>,
}

impl Store {
    /// Opens the store in `folder`, which is made if it is not there.
    ///
    /// # Errors
    /// If the folder cannot be used, or another process has it open.
    pub fn open(folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
        let file = File::open(folder).map_err(|error| unusable(folder, &error))?;
        match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
            Ok(lock) => Ok(Self {
                folder: folder.into(),
                _lock: lock,
            }),
            Err((_, Errno::EWOULDBLOCK)) => Err(Error::input(
                folder.display().to_string(),
                "another command is running in this folder",
                "wait for its end, or give --out another folder",
            )),
            Err((_, error)) => Err(unusable(folder, &error)),
        }
    }

    /// The result that depends on `parts`, if it is there.
    pub fn get<T: DeserializeOwned>(&self, parts: &[&str]) -> Option<T> {
        let text = fs::read_to_string(self.file(parts)).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Keeps the result that depends on `parts`.
    pub fn put<T: Serialize>(&self, parts: &[&str], result: &T) -> Result<()> {
        let path = self.file(parts);
        let unfinished = path.with_extension("part");
        let text = serde_json::to_string_pretty(result)
            .map_err(|error| Error::run("sweep", error.to_string(), "please report it"))?;
        let write = || -> io::Result<()> {
            let mut file = File::create(&unfinished)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&unfinished, &path)
        };
        write().map_err(|error| unusable(&path, &error))
    }

    fn file(&self, parts: &[&str]) -> PathBuf {
        self.folder.join(digest(parts) + ".json")
    }
}

fn unusable(path: &Path, error: &dyn std::fmt::Display) -> Error {
    Error::input(
        path.display().to_string(),
        format!("it cannot be read or written ({error})"),
        "give --out another folder",
    )
}

/// Identifies this build of the program, with the kernels and the RTL that are in it.
pub fn program_digest() -> Result<String> {
    // Linux keeps the running program there, whatever has become of its file.
    let program = Path::new("/proc/self/exe");
    let program = match program.exists() {
        true => program.to_path_buf(),
        false => std::env::current_exe().map_err(|error| unreadable(&error))?,
    };
    let mut hasher = Sha256::new();
    File::open(program)
        .and_then(|mut file| io::copy(&mut file, &mut hasher))
        .map_err(|error| unreadable(&error))?;
    Ok(format!("{:x}", hasher.finalize()))
}

fn unreadable(error: &io::Error) -> Error {
    Error::input(
        "sweep",
        format!("the program's own file cannot be read ({error})"),
        "start it from a file that is readable",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_machine::metrics::ratio;

    #[test]
    fn what_is_put_is_got_under_its_own_name_only() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a/b")).unwrap();
        let failed = Outcome::Failed("why".into());
        store.put(&["x", "y"], &failed).unwrap();
        assert_eq!(store.get(&["x", "y"]), Some(failed));
        for other in [&["x"][..], &["xy"], &["y", "x"], &["x", "y", ""]] {
            assert_eq!(store.get::<Outcome>(other), None);
        }
    }

    #[test]
    fn a_report_is_read_as_it_was_stored() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        for (part, whole) in (1..30).flat_map(|whole| (0..whole).map(move |part| (part, whole))) {
            let report = Report {
                commit_ratio: ratio(part, whole),
                ..Default::default()
            };
            let ended = Outcome::Ended(Box::new(report));
            store.put(&["x"], &ended).unwrap();
            assert_eq!(store.get(&["x"]), Some(ended), "{part} of {whole}");
        }
    }

    #[test]
    fn half_a_file_is_no_result() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        store.put(&["x"], &Outcome::Failed("why".into())).unwrap();
        let file = store.file(&["x"]);
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, &text[..text.len() / 2]).unwrap();
        assert_eq!(store.get::<Outcome>(&["x"]), None);
    }

    #[test]
    fn two_stores_in_one_folder_are_refused_until_the_first_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let first = Store::open(folder.path()).unwrap();
        let error = Store::open(folder.path()).err().unwrap().to_string();
        assert!(
            error.contains("another command is running in this folder"),
            "{error}"
        );
        drop(first);
        Store::open(folder.path()).unwrap();
    }
}
