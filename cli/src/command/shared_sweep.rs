//! A sweep whose runs and areas several workers do.

use super::paths::{whole, whole_if_file};
use super::shared_command::Shared;
use super::sweep::{
    is_run_file, subject_and_machine, synthesiser, with_store, write_rows, SweepArgs,
};
use std::path::Path;
use turnstile_experiments::engine::plan;
use turnstile_experiments::engine::workers::Tasks;
use turnstile_experiments::sweep::SweepTasks;
use turnstile_tools::Result;

/// A sweep in the folder of its plan.
pub struct SharedSweep {
    args: SweepArgs,
    tasks: SweepTasks<'static>,
}

impl SharedSweep {
    /// With results that are kept in a folder.
    ///
    /// # Errors
    /// If an argument does not fit.
    pub fn new(args: SweepArgs, folder: &Path) -> Result<Self> {
        let what = subject_and_machine(&args)?;
        let sweep = with_store(&args, what, || Ok(plan::results(folder)))?;
        let tasks = SweepTasks::new(sweep, synthesiser(&args).into());
        Ok(Self { args, tasks })
    }
}

impl Shared for SharedSweep {
    fn tasks(&self) -> &dyn Tasks {
        &self.tasks
    }

    fn depends_on(&self) -> String {
        self.tasks.sweep.depends_on()
    }

    /// Table and chart.
    fn collect(&self, folder: &Path) -> Result<u8> {
        let SweepTasks { sweep, areas, .. } = &self.tasks;
        let rows = sweep.rows(areas.synthesiser())?;
        write_rows(&self.args, sweep, &rows, folder)
    }
}

/// The words of a sweep, with whole paths: workers may start anywhere.
///
/// # Errors
/// If a path cannot be written as JSON.
pub fn words(args: &SweepArgs) -> Result<Vec<String>> {
    let what = args.what.clone().unwrap_or_default();
    let mut words = vec!["sweep".into()];
    words.push(match is_run_file(&what) {
        true => whole(Path::new(&what))?,
        false => what,
    });
    for setting in &args.settings {
        words.extend(["--set".into(), setting.clone()]);
    }
    words.extend(["--detector".into(), args.detector.clone()]);
    words.extend(["--engine".into(), args.engine.name().into()]);
    words.extend(["--max-cycles".into(), args.max_cycles.to_string()]);
    if let Some(machine) = &args.machine {
        words.extend(["--machine".into(), whole_if_file(machine)?]);
    }
    match args.no_area {
        true => words.push("--no-area".into()),
        false => words.extend(["--liberty".into(), whole(&args.liberty)?]),
    }
    Ok(words)
}
