//! What the engine asks of the program around it: where progress is shown, where a report goes, whether the user wants to end.

use super::results::Kept;
use std::path::PathBuf;
use turnstile_machine::{Clocked, MachineConfig, Observer};
use turnstile_tools::{interrupt, Error, Result};

/// Progress of work that is under way; its end is that this is dropped.
pub trait Bar: Send + Sync {
    /// So many more are done.
    fn inc(&self, by: u64);
}

/// Where progress is shown.
pub trait Progress: Sync {
    /// A bar over so many of something; over an unknown number if it is none.
    fn over(&self, what: &'static str, count: Option<usize>) -> Box<dyn Bar>;
}

/// Progress that nobody sees.
pub struct Unseen;

impl Bar for Unseen {
    fn inc(&self, _: u64) {}
}

impl Progress for Unseen {
    fn over(&self, _: &'static str, _: Option<usize>) -> Box<dyn Bar> {
        Box::new(Self)
    }
}

/// The program around a reproduction.
pub struct Context<'a> {
    /// Name and version, for pages.
    pub program: String,
    /// Its command line, for pages.
    pub command: String,
    /// Folder for the report; the paper's name if it is none.
    pub out: Option<PathBuf>,
    /// Where results of runs are kept, if they are.
    pub kept: Option<&'a Kept>,
    /// Where progress is shown.
    pub progress: &'a dyn Progress,
    /// Where a report goes that people read.
    pub tell: &'a dyn Fn(&str) -> Result<()>,
}

impl Context<'_> {
    /// A bar over so many runs.
    pub fn runs(&self, count: usize) -> Box<dyn Bar> {
        self.progress.over("runs", Some(count))
    }
}

/// An error if the user has pressed Ctrl-C or somebody terminates the process.
///
/// # Errors
/// Exactly then.
pub fn check_interrupt() -> Result<()> {
    match interrupt::pending() {
        true => Err(Error::Interrupted),
        false => Ok(()),
    }
}

/// Who watches a run.
pub trait Watcher: Observer {
    /// The machine is about to be built.
    fn machine(&mut self, _: &MachineConfig) {}
    /// A launch will have so many warps.
    fn expects(&mut self, _: usize) {}
    /// A launch begins: its name, and the file of the kernel's text.
    fn launches(&mut self, _name: &str, _file: &str) {}
}

/// Watches for Ctrl-C only.
pub struct Quiet;

impl Watcher for Quiet {}

impl Observer for Quiet {
    fn clocked(&mut self, _: &Clocked) -> Result<()> {
        Ok(())
    }

    fn progress(&mut self, _: u64, _: usize) -> Result<()> {
        check_interrupt()
    }
}
