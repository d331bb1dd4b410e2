//! What a paper is to the command line: a name, options, and files that it writes.

use super::batch::AnyBatch;
use super::outside::{Context, Progress};
use super::results::{Kept, Key};
use super::workers::Tasks;
use clap::{ArgMatches, Command, FromArgMatches};
use turnstile_tools::kept::Store;
use turnstile_tools::{Error, Result};

/// A paper that can be reproduced.
pub trait Paper: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// A line about it.
    fn about(&self) -> &'static str;

    /// Adds its options to its command.
    fn options(&self, command: Command) -> Command;

    /// Its experiments as the options have them; nothing has run.
    ///
    /// # Errors
    /// If an option is wrong.
    fn prepare(&self, options: &ArgMatches) -> Result<Box<dyn Reproduction>>;
}

/// Experiments of a paper that are chosen by options.
pub trait Reproduction: Sync {
    /// What the results of its runs depend on beside the program.
    ///
    /// # Errors
    /// If an engine is not there.
    fn depends_on(&self) -> Result<Vec<String>>;

    /// Its runs. What is none of them is done by whoever reports.
    fn runs(&self) -> Vec<&dyn AnyBatch>;

    /// Does what is not kept of the runs and everything else, and writes the report; whether all runs passed their checks.
    ///
    /// # Errors
    /// If a run fails that must not, or a file cannot be written.
    fn report(&self, context: &Context) -> Result<bool>;
}

/// Papers in the order of the help.
pub type Papers = &'static [&'static dyn Paper];

/// The paper that is called `name`, in small or capital letters.
pub fn find(papers: Papers, name: &str) -> Option<&'static dyn Paper> {
    let mut papers = papers.iter().copied();
    papers.find(|paper| paper.name().eq_ignore_ascii_case(name))
}

/// Adds a command for each paper. Another name is left to [`chosen`], which says what papers there are.
pub fn commands(papers: Papers, command: Command) -> Command {
    let of_paper = |paper: &&dyn Paper| {
        let command = paper.options(Command::new(paper.name()));
        command.about(paper.about())
    };
    command
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .allow_external_subcommands(true)
        .subcommands(papers.iter().map(of_paper))
}

/// The paper that is chosen by what [`commands`] has added, with its options.
///
/// # Errors
/// If there is none of this name.
pub fn chosen(papers: Papers, chosen: &ArgMatches) -> Result<(&'static dyn Paper, &ArgMatches)> {
    let (name, options) = chosen.subcommand().unwrap_or(("", chosen));
    let paper = find(papers, name).ok_or_else(|| {
        let names: Vec<_> = papers.iter().map(|paper| paper.name()).collect();
        let what = match name {
            "" => "no paper is named".into(),
            other => format!("there is no paper `{other}`"),
        };
        Error::input("reproduce", what, format!("choose {}", names.join(", ")))
    })?;
    Ok((paper, options))
}

/// Reproduces the paper that is chosen; whether all runs passed their checks.
///
/// # Errors
/// Those of the paper, and if there is none of this name.
pub fn reproduce(papers: Papers, matches: &ArgMatches, context: &Context) -> Result<bool> {
    let (paper, options) = chosen(papers, matches)?;
    paper.prepare(options)?.report(context)
}

/// The options of a paper, as the type that has declared them.
///
/// # Errors
/// If they are not those of this type.
pub fn parsed<O: FromArgMatches>(options: &ArgMatches) -> Result<O> {
    O::from_arg_matches(options)
        .map_err(|error| Error::input("reproduce", error.to_string(), "please report it"))
}

/// The runs of a paper as tasks that several workers share.
pub struct PaperTasks<'a> {
    pub reproduction: Box<dyn Reproduction>,
    pub kept: Kept,
    progress: &'a dyn Progress,
}

impl<'a> PaperTasks<'a> {
    /// Those of a paper with options, whose results are kept in a store.
    ///
    /// # Errors
    /// If an option is wrong, or there is no run that can be done by itself.
    pub fn new(
        (paper, options): (&dyn Paper, &ArgMatches),
        store: Store,
        progress: &'a dyn Progress,
    ) -> Result<Self> {
        let reproduction = paper.prepare(options)?;
        let name = paper.name().to_string();
        let depends_on = [vec![name], reproduction.depends_on()?].concat();
        let tasks = Self {
            kept: Kept::new(store, &depends_on)?,
            reproduction,
            progress,
        };
        match tasks.count() {
            0 => Err(Error::input(
                format!("reproduce {}", paper.name()),
                "with these options there is nothing that several machines could share",
                "leave --plan out: one machine does it",
            )),
            _ => Ok(tasks),
        }
    }

    /// Digest of what the results of all runs depend on.
    pub fn depends_on(&self) -> String {
        self.kept.depends_on()
    }

    /// The batch of a run, and the run's number in it.
    fn of(&self, mut task: usize) -> (&dyn AnyBatch, usize) {
        for batch in self.reproduction.runs() {
            match task.checked_sub(batch.count()) {
                Some(behind) => task = behind,
                None => return (batch, task),
            }
        }
        panic!("there is no task of this number");
    }
}

impl Tasks for PaperTasks<'_> {
    fn count(&self) -> usize {
        self.reproduction
            .runs()
            .iter()
            .map(|batch| batch.count())
            .sum()
    }

    fn name(&self, task: usize) -> String {
        let (batch, number) = self.of(task);
        batch.key(number, &self.kept).run().to_string()
    }

    fn key(&self, task: usize) -> Option<Key> {
        let (batch, number) = self.of(task);
        Some(batch.key(number, &self.kept))
    }

    fn is_whole(&self, task: usize) -> Result<bool> {
        let (batch, number) = self.of(task);
        batch.is_whole(number, &self.kept)
    }

    fn perform(&self, task: usize) -> Result<()> {
        let (batch, number) = self.of(task);
        batch.perform(number, &self.kept)
    }

    fn store(&self) -> &Store {
        &self.kept.store
    }

    fn progress(&self) -> &dyn Progress {
        self.progress
    }
}
