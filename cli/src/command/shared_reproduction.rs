//! A reproduction whose runs several workers do.

use super::progress::Bars;
use super::reproduce::{context, ReproduceArgs};
use super::shared_command::Shared;
use std::path::Path;
use turnstile_experiments::engine::outside::Context;
use turnstile_experiments::engine::paper::PaperTasks;
use turnstile_experiments::engine::plan;
use turnstile_experiments::engine::workers::Tasks;
use turnstile_tools::Result;

/// A reproduction in the folder of its plan.
pub struct SharedReproduction {
    tasks: PaperTasks<'static>,
    /// Its command line, for pages.
    command: String,
}

impl SharedReproduction {
    /// With results that are kept in a folder.
    ///
    /// # Errors
    /// If an option is wrong, or nothing can be shared.
    pub fn new(args: &ReproduceArgs, command: &str, folder: &Path) -> Result<Self> {
        Ok(Self {
            tasks: PaperTasks::new(args.chosen()?, plan::results(folder), &Bars)?,
            command: command.into(),
        })
    }
}

impl Shared for SharedReproduction {
    fn tasks(&self) -> &dyn Tasks {
        &self.tasks
    }

    fn depends_on(&self) -> String {
        self.tasks.depends_on()
    }

    /// The report.
    fn collect(&self, folder: &Path) -> Result<u8> {
        let context = Context {
            kept: Some(&self.tasks.kept),
            ..context(self.command.clone(), Some(folder.into()))
        };
        Ok(u8::from(!self.tasks.reproduction.report(&context)?))
    }
}
