//! A sweep that is shared out: a folder with what is to be done, the program that does it, and what came of it.
//!
//! ```text
//! DIR/plan.json   the words of the sweep, with whole paths, and what its results depend on
//! DIR/turnstile   the program
//! DIR/results/    a file a run, which appears whole
//! DIR/failed/     a file a run that failed, with its error
//! DIR/slurm.json  jobs that were submitted
//! DIR/log/        what they said
//! ```

use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_tools::kept::Store;
use turnstile_tools::{file, Error, Result};

const PLAN: &str = "plan.json";
const PROGRAM: &str = "turnstile";

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Version of the program.
    pub version: String,
    /// The words of the command behind `turnstile`.
    pub words: Vec<String>,
    /// Digest of what all results depend on: program, kernel, inputs, machine, engine.
    pub depends_on: String,
    /// Runs, and areas if they are wanted.
    pub tasks: usize,
}

impl Plan {
    /// Writes it with the running program to a folder, which is made. A plan of the same sweep that is there stays, with its results.
    ///
    /// # Errors
    /// If another plan is there, or the folder cannot be written to.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let path = folder.join(PLAN);
        if path.exists() {
            let there = Self::read(folder)?;
            if there == *self {
                return Ok(());
            }
            return Err(Error::input(
                path.display().to_string(),
                "this is the plan of another sweep, or of another program, kernel or machine",
                "give --plan another folder",
            ));
        }
        let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
        if entries.any(|entry| entry.file_name() != "results" && entry.file_name() != PROGRAM) {
            let what = "the folder has other things than a plan in it";
            let remedy = "give --plan a folder that is new or empty";
            return Err(Error::input(folder.display().to_string(), what, remedy));
        }
        let cannot = |error: std::io::Error| {
            let what = format!("the folder cannot be made and written to ({error})");
            let remedy = "give --plan a folder in one that exists and is writable";
            Error::input(folder.display().to_string(), what, remedy)
        };
        fs::create_dir_all(folder).map_err(cannot)?;
        let program = std::env::current_exe().map_err(cannot)?;
        fs::copy(program, folder.join(PROGRAM)).map_err(cannot)?;
        let text = serde_json::to_string_pretty(self).expect("a plan is texts and a number");
        // Last: with it, the folder is complete.
        file::write(&path, &(text + "\n"))
    }

    /// That of a folder.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(folder: &Path) -> Result<Self> {
        let path = folder.join(PLAN);
        let text = fs::read_to_string(&path).map_err(|error| {
            let what = format!("there is no plan ({error})");
            let remedy = format!("make one: turnstile sweep ... --plan {}", folder.display());
            Error::input(path.display().to_string(), what, remedy)
        })?;
        serde_json::from_str(&text).map_err(|error| {
            let what = format!("this is no plan ({error})");
            Error::input(
                path.display().to_string(),
                what,
                "remove the folder, and make the plan again",
            )
        })
    }

    /// Whether what results depend on is as it was.
    ///
    /// # Errors
    /// If not: results would be none of this plan.
    pub fn check(&self, folder: &Path, depends_on: &str) -> Result<()> {
        if self.depends_on == depends_on {
            return Ok(());
        }
        let program = folder.join(PROGRAM);
        Err(Error::input(
            folder.join(PLAN).display().to_string(),
            "the kernel, its inputs, the machine or the program is not the one that was planned with",
            format!("run {} if it is the program; else make a plan in another folder", program.display()),
        ))
    }
}

/// A path as a shell reads it.
pub fn shown(path: &Path) -> String {
    // A dash begins an option.
    let path = match path.to_string_lossy().starts_with('-') {
        true => Path::new(".").join(path),
        false => path.to_path_buf(),
    };
    format!("'{}'", path.display().to_string().replace('\'', "'\\''"))
}

/// Results of a plan's runs.
pub fn results(folder: &Path) -> PathBuf {
    folder.join("results")
}

/// Runs that failed.
pub fn failed(folder: &Path) -> Store {
    Store::at(folder.join("failed"))
}
