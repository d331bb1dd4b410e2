//! What a paper is to the command line: a name, options, and files that it writes.

use super::outside::Context;
use clap::{ArgMatches, Command, FromArgMatches};
use turnstile_tools::{Error, Result};

/// A paper that can be reproduced.
pub trait Paper: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// A line about it.
    fn about(&self) -> &'static str;

    /// Adds its options to its command.
    fn options(&self, command: Command) -> Command;

    /// Runs its experiments and writes everything; whether all runs passed their checks.
    ///
    /// # Errors
    /// If an option is wrong, a run fails that must not, or a file cannot be written.
    fn reproduce(&self, options: &ArgMatches, context: &Context) -> Result<bool>;
}

/// Papers in the order of the help.
pub type Papers = &'static [&'static dyn Paper];

/// The paper that is called `name`, in small or capital letters.
pub fn find(papers: Papers, name: &str) -> Option<&'static dyn Paper> {
    let mut papers = papers.iter().copied();
    papers.find(|paper| paper.name().eq_ignore_ascii_case(name))
}

/// Adds a command for each paper. Another name is left to [`reproduce`], which says what papers there are.
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

/// Reproduces the paper that is chosen by what [`commands`] has added; whether all runs passed their checks.
///
/// # Errors
/// Those of the paper, and if there is none of this name.
pub fn reproduce(papers: Papers, chosen: &ArgMatches, context: &Context) -> Result<bool> {
    let (name, options) = chosen.subcommand().unwrap_or(("", chosen));
    match find(papers, name) {
        Some(paper) => paper.reproduce(options, context),
        None => {
            let names: Vec<_> = papers.iter().map(|paper| paper.name()).collect();
            Err(Error::input(
                "reproduce",
                format!("there is no paper `{name}`"),
                format!("choose {}", names.join(", ")),
            ))
        }
    }
}

/// The options of a paper, as the type that has declared them.
///
/// # Errors
/// If they are not those of this type.
pub fn parsed<O: FromArgMatches>(options: &ArgMatches) -> Result<O> {
    O::from_arg_matches(options)
        .map_err(|error| Error::input("reproduce", error.to_string(), "please report it"))
}
