//! What a shell and `man` want to know of the command line: completions and a manual page.

use super::{output, Cli};
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use std::io;
use turnstile_tools::{Error, Result};

/// Arguments of `completions`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Example, for bash:

    turnstile completions bash > ~/.local/share/bash-completion/completions/turnstile")]
pub struct CompletionsArgs {
    /// Shell that is to read them
    #[arg(value_enum, ignore_case = true, value_name = "SHELL")]
    shell: Shell,
}

/// Arguments of `man`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Example:

    turnstile man > turnstile.1 && man ./turnstile.1")]
pub struct ManArgs {
    /// Page of one command [default: of all]
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

/// Prints a shell's completions.
pub fn completions(args: &CompletionsArgs) -> Result<u8> {
    let mut text = vec![];
    clap_complete::generate(args.shell, &mut Cli::command(), "turnstile", &mut text);
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(0)
}

/// Prints the manual page.
pub fn man(args: &ManArgs) -> Result<u8> {
    let mut all = Cli::command().disable_help_subcommand(true);
    all.build();
    let mut text = vec![];
    let written = match &args.command {
        Some(name) => all_pages(named(&all, name)?, &mut text),
        None => all_pages(all, &mut text),
    };
    // Into memory everything can be written.
    written.map_err(|error| Error::run("man", error.to_string(), "please report it"))?;
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(0)
}

fn named(all: &Command, name: &str) -> Result<Command> {
    let mut commands = all.get_subcommands();
    let found = commands.find(|command| command.get_name().eq_ignore_ascii_case(name));
    found.cloned().ok_or_else(|| {
        let names: Vec<_> = all.get_subcommands().map(Command::get_name).collect();
        Error::input(
            "man",
            format!("there is no command `{name}`"),
            format!("choose {}", names.join(", ")),
        )
    })
}

/// The page of the program or of a command, and behind it synopsis and options of each command below.
fn all_pages(command: Command, text: &mut Vec<u8>) -> io::Result<()> {
    let below: Vec<Command> = command.get_subcommands().cloned().collect();
    Man::new(command).render(text)?;
    below.iter().try_for_each(|one| section(one, text))
}

fn section(command: &Command, text: &mut Vec<u8>) -> io::Result<()> {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    text.extend(format!(".SH \"{}\"\n", name.to_uppercase()).bytes());
    let man = Man::new(command.clone());
    man.render_description_section(text)?;
    man.render_synopsis_section(text)?;
    man.render_options_section(text)?;
    let mut below = command.get_subcommands();
    below.try_for_each(|one| section(one, text))
}
