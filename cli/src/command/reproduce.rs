//! `turnstile reproduce`: a paper's experiments, ours beside theirs.

use super::output::tell;
use super::paths::whole_if_file;
use super::progress::Bars;
use super::shared_args::{PlanArgs, Planned, PlannedArgs};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, Error as ClapError, FromArgMatches, ValueHint};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use turnstile_experiments::engine::outside::Context;
use turnstile_experiments::engine::paper::{self, parsed, Paper};
use turnstile_experiments::papers::ALL;
use turnstile_tools::file::is_standard;
use turnstile_tools::{Error, Result};

const HELP: &str = "Into the folder go report.html (everything, opens offline), numbers.csv, runs.csv and an SVG a figure; statements.csv too, if the \
paper's statements are checked. On many machines: PAPER with --plan, `turnstile work` or --on slurm; then --status, --collect.

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
        let command = ALL
            .iter()
            .fold(paper::commands(ALL, command), |command, paper| {
                command.mut_subcommand(paper.name(), |of_paper| {
                    PlanArgs::augment_args(of_paper).about(paper.about())
                })
            });
        PlannedArgs::augment_args(command)
            .arg(out)
            // The plan of --status and --collect says which paper it is.
            .subcommand_required(false)
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
    let (paper, options) = args.chosen()?;
    let context = context(args.typed()?, args.0.get_one("out").cloned());
    Ok(u8::from(!paper.prepare(options)?.report(&context)?))
}

impl ReproduceArgs {
    /// The paper with its options.
    ///
    /// # Errors
    /// If there is none.
    pub fn chosen(&self) -> Result<(&'static dyn Paper, &ArgMatches)> {
        paper::chosen(ALL, &self.0)
    }

    /// What is asked about a plan that is there.
    ///
    /// # Errors
    /// None.
    pub fn planned(&self) -> Result<PlannedArgs> {
        parsed(&self.0)
    }

    /// What is to be planned.
    ///
    /// # Errors
    /// If there is no such paper.
    pub fn shared(&self) -> Result<PlanArgs> {
        parsed(self.chosen()?.1)
    }

    /// The plan that is there says which paper it is.
    ///
    /// # Errors
    /// If the user says it too.
    pub fn has_no_paper(&self, planned: Planned) -> Result<()> {
        let paper = self.0.subcommand_name();
        paper.map_or(Ok(()), |paper| {
            Err(Error::input(
                planned.option(),
                "the plan in the folder says what is reproduced, and with which options",
                format!("leave `{paper}` and what follows out"),
            ))
        })
    }

    /// The words for a plan, with whole paths: workers may start anywhere.
    ///
    /// # Errors
    /// If something cannot be read by several workers.
    pub fn words(&self) -> Result<Vec<String>> {
        words(self.chosen()?, |option, path| {
            if is_standard(path) {
                let what = "standard input is read once, and every worker reads it";
                return Err(Error::input(option, what, "name a file"));
            }
            whole_if_file(path)
        })
    }

    /// The command line for pages.
    ///
    /// # Errors
    /// If there is no such paper.
    pub fn typed(&self) -> Result<String> {
        let words = words(self.chosen()?, |_, path| Ok(path.to_string_lossy().into()))?;
        let quoted = words.iter();
        let quoted = quoted.map(|word| match word.contains(char::is_whitespace) {
            true => format!("'{word}'"),
            false => word.clone(),
        });
        let words: Vec<String> = std::iter::once("turnstile".into()).chain(quoted).collect();
        Ok(words.join(" "))
    }
}

/// This program around a reproduction that writes to a folder.
pub fn context(command: String, out: Option<PathBuf>) -> Context<'static> {
    Context {
        program: format!("turnstile {}", env!("TURNSTILE_VERSION")),
        command,
        out,
        kept: None,
        progress: &Bars,
        tell: &tell,
    }
}

/// The words that decide what a report says, paper and options, not where it goes and who does it. `shown` gets options and paths.
fn words(
    (paper, options): (&dyn Paper, &ArgMatches),
    shown: impl Fn(&str, &Path) -> Result<String>,
) -> Result<Vec<String>> {
    let mut words = vec!["reproduce".to_string(), paper.name().into()];
    let command = paper.options(Command::new(paper.name()));
    for option in command.get_arguments() {
        let id = option.get_id().as_str();
        if options.value_source(id) != Some(ValueSource::CommandLine) {
            continue;
        }
        let name = format!("--{}", option.get_long().unwrap_or(id));
        if !option.get_action().takes_values() {
            words.push(name);
            continue;
        }
        for value in options.get_raw(id).into_iter().flatten() {
            let value = match option.get_value_hint() {
                ValueHint::AnyPath => shown(&name, Path::new(value))?,
                _ => value.to_string_lossy().into_owned(),
            };
            words.extend([name.clone(), value]);
        }
    }
    Ok(words)
}
