//! `turnstile reproduce`: a paper's experiments, ours beside theirs.

use super::output::tell;
use super::progress::Bars;
use clap::{Arg, ArgMatches, Args, Command, Error as ClapError, FromArgMatches};
use std::ffi::OsString;
use std::path::PathBuf;
use turnstile_experiments::engine::outside::Context;
use turnstile_experiments::engine::paper;
use turnstile_experiments::papers::ALL;
use turnstile_tools::Result;

const HELP: &str = "Into the folder go report.html (everything, opens offline), numbers.csv, runs.csv and an SVG a figure; statements.csv too, if the \
paper's statements are checked.

Exit codes: 0 done, 1 a run failed a check, 2 bad input, 130 interrupted.";

/// The paper that is chosen, with its options.
#[derive(Clone, Debug)]
pub struct ReproduceArgs(ArgMatches);

impl FromArgMatches for ReproduceArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, ClapError> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), ClapError> {
        self.0 = matches.clone();
        Ok(())
    }
}

impl Args for ReproduceArgs {
    fn augment_args(command: Command) -> Command {
        let out = Arg::new("out")
            .long("out")
            .value_name("DIR")
            .value_parser(clap::value_parser!(PathBuf))
            .global(true)
            .help("Folder for page, charts and tables, made if it is not there [default: PAPER]");
        paper::commands(ALL, command)
            .arg(out)
            .subcommand_value_name("PAPER")
            .subcommand_help_heading("Papers")
            .after_help(HELP)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The words of a command line, with the name of a paper as it is written in the list.
pub fn with_paper_as_listed(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = words.collect();
    let command = words.iter().position(|word| word == "reproduce");
    let behind = command.map_or(words.len(), |at| at + 1);
    let named = |word: &OsString| paper::find(ALL, word.to_str()?);
    let found = words[behind..]
        .iter_mut()
        .find_map(|word| Some((named(word)?, word)));
    if let Some((paper, word)) = found {
        *word = paper.name().into();
    }
    words
}

/// Runs the command; the exit code says whether all runs passed their checks.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    let context = Context {
        program: format!("turnstile {}", env!("TURNSTILE_VERSION")),
        command: command(),
        out: args.0.get_one("out").cloned(),
        progress: &Bars,
        tell: &tell,
    };
    Ok(u8::from(!paper::reproduce(ALL, &args.0, &context)?))
}

/// The command line of this process.
fn command() -> String {
    let arguments = std::env::args().skip(1);
    let arguments = arguments.map(|word| match word.contains(char::is_whitespace) {
        true => format!("'{word}'"),
        false => word,
    });
    let words: Vec<String> = std::iter::once("turnstile".into())
        .chain(arguments)
        .collect();
    words.join(" ")
}
