//! A command that is shared out: a folder with what is to be done, the programs that do it, and what came of it.
//!
//! ```text
//! DIR/plan.json   the words of the command, with whole paths, and what its results depend on
//! DIR/turnstile   the program
//! DIR/results/    a file a run, which appears whole
//! DIR/failed/     a file a run that failed, with its error
//! DIR/slurm.json  jobs that were submitted
//! DIR/log/        what they said
//! ```

use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{file, Error, Result};

const PLAN: &str = "plan.json";

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Version of the program.
    pub version: String,
    /// The command line as one machine would have it, for pages.
    pub command: String,
    /// The words of the command behind the program.
    pub words: Vec<String>,
    /// Digest of what all results depend on: program, kernel, inputs, machine, engine.
    pub depends_on: String,
    /// Runs, and areas if they are wanted.
    pub tasks: usize,
    /// Digest of all of the above.
    digest: String,
}

impl Plan {
    /// That of a command of this program.
    pub fn new(command: String, words: Vec<String>, depends_on: String, tasks: usize) -> Self {
        let mut plan = Self {
            version: env!("CARGO_PKG_VERSION").into(),
            command,
            words,
            depends_on,
            tasks,
            digest: String::new(),
        };
        plan.digest = plan.own_digest();
        plan
    }

    fn own_digest(&self) -> String {
        let own = Self {
            digest: String::new(),
            ..self.clone()
        };
        digest(&[own.text()])
    }

    fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("a plan is texts and a number") + "\n"
    }

    /// The command that it is of.
    pub fn name(&self) -> &str {
        self.words.first().map_or("", String::as_str)
    }

    /// Writes it, with programs by their names there, to a folder, which is made. A plan of the same command that is there stays, with its results.
    ///
    /// # Errors
    /// If another plan is there, or the folder cannot be written to.
    pub fn write(&self, folder: &Path, programs: &[(&str, PathBuf)]) -> Result<()> {
        let path = folder.join(PLAN);
        if path.exists() {
            let there = Self::read(folder)?;
            if (&there.words, &there.depends_on) == (&self.words, &self.depends_on) {
                return Ok(());
            }
            return Err(Error::input(
                path.display().to_string(),
                "this is the plan of something else, or of another program, kernel or machine",
                "give --plan another folder",
            ));
        }
        let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let is_known = |name: OsString| {
            let mut programs = programs.iter();
            name == "results" || programs.any(|(program, _)| name == *program)
        };
        if entries.any(|entry| !is_known(entry.file_name())) {
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
        for (name, program) in programs {
            fs::copy(program, folder.join(name)).map_err(cannot)?;
        }
        // Last: with it, the folder is complete.
        file::write(&path, &self.text())
    }

    /// That of a folder.
    ///
    /// # Errors
    /// If there is none, or it is not as it was written.
    pub fn read(folder: &Path) -> Result<Self> {
        let path = folder.join(PLAN);
        let text = fs::read_to_string(&path).map_err(|error| {
            let what = format!("there is no plan ({error})");
            let remedy = format!("make one, with the option --plan {}", folder.display());
            Error::input(path.display().to_string(), what, remedy)
        })?;
        let unusable = |what: String| {
            let remedy = "remove the folder, and make the plan again";
            Error::input(path.display().to_string(), what, remedy)
        };
        let plan: Self = serde_json::from_str(&text)
            .map_err(|error| unusable(format!("this is no plan ({error})")))?;
        match plan.digest == plan.own_digest() {
            true => Ok(plan),
            false => Err(unusable("it was changed after it had been written".into())),
        }
    }

    /// Whether what results depend on is as it was.
    ///
    /// # Errors
    /// If not: results would be none of this plan.
    pub fn check(&self, folder: &Path, depends_on: &str) -> Result<()> {
        if self.depends_on == depends_on {
            return Ok(());
        }
        Err(Error::input(
            folder.join(PLAN).display().to_string(),
            "the kernel, its inputs, the machine or the program is not the one that was planned with",
            format!("run the program in {} if it is the program; else make a plan in another folder", folder.display()),
        ))
    }
}

/// Results of a plan's runs.
pub fn results(folder: &Path) -> Store {
    Store::at(folder.join("results"))
}

/// Runs that failed.
pub fn failed(folder: &Path) -> Store {
    Store::at(folder.join("failed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every field but the digest, which no other plan has.
    #[test]
    fn a_plan_that_was_changed_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("plan");
        let words = ["sweep", "hash-table"].map(String::from);
        let plan = Plan::new("turnstile sweep".into(), words.into(), "0123".into(), 41);
        plan.write(&folder, &[]).unwrap();
        assert_eq!(Plan::read(&folder).unwrap(), plan);
        let path = folder.join(PLAN);
        let text = fs::read_to_string(&path).unwrap();
        for (there, other) in [
            ("\"hash-table\"", "\"k-means\""),
            ("turnstile sweep", "turnstile  sweep"),
            ("0123", "0124"),
            ("41", "42"),
            (&plan.version, "0.0.0"),
        ] {
            let changed = text.replacen(there, other, 1);
            assert_ne!(changed, text);
            fs::write(&path, changed).unwrap();
            let refused = Plan::read(&folder).unwrap_err().to_string();
            let wanted = format!(
                "{}: it was changed after it had been written; remove the folder, and make the plan again",
                path.display()
            );
            assert_eq!(refused, wanted, "{there}");
        }
    }
}
