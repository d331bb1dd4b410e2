//! `cargo xtask test`: installs what is missing and runs everything that is checked.

mod checks;
mod release;
mod runner;
mod setup;
mod site;

use anyhow::{bail, ensure, Context, Result};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

const USAGE: &str =
    "usage: cargo xtask test     install missing tools, run every check: minutes. Tests skip what needs a tool that is still
                            missing; the last lines name and count them
       cargo xtask campaign [--minutes N] [--seed S]
                            the same checks at length, on another seed each time: an hour, or N minutes
       cargo xtask fmt      format everything; `cargo fmt` alone does not see the files of units that the testbenches compile
       cargo xtask docs     rewrite the generated blocks of README.md and docs, but for
       cargo xtask tools    install missing tools, and nothing more
       cargo xtask wheel    make the Python package, with the program in it, in target/wheels: minutes the first time
       cargo xtask site [--reports DIR]
                            make a web site of documents, units and references in target/site, with the reports that
                            `turnstile reproduce` has made in folders of DIR; the first time compiles mdBook: minutes
       cargo xtask release [--dry-run]    check a release and show the commands that publish it; without --dry-run, compile the packages
       cargo xtask flows [UNIT...]    units, or every one, through every tool, into docs/flows.md: hours for all";

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["test"] => checks::run(&[(OsStr::new("PATH"), found()?.path)]),
        ["campaign", ref rest @ ..] => campaign(rest),
        ["fmt"] => fmt(),
        ["docs"] => docs(),
        ["tools"] => tools().map(drop),
        ["wheel"] => wheel(),
        ["site", ref rest @ ..] => site::run(rest),
        ["release", ref flags @ ..] => release::run(flags),
        ["flows", ref units @ ..] => flows(units),
        _ => bail!("{USAGE}"),
    }
}

/// The workspace.
fn root() -> Result<&'static Path> {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .and_then(Path::parent)
        .context("xtask lies in the workspace")
}

fn cargo() -> Result<Command> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()?);
    Ok(command)
}

/// Installs what is missing.
fn found() -> Result<setup::Found> {
    setup::tools(&root()?.join("target/tools"))
}

/// What the environment of work that needs every tool has besides: checks fail without one, and skip nothing.
fn tools() -> Result<Vec<(&'static OsStr, std::ffi::OsString)>> {
    let setup::Found { path, missing } = found()?;
    if !missing.is_empty() {
        bail!("still missing; install by hand: {}", missing.join(", "));
    }
    Ok(vec![
        (OsStr::new("PATH"), path),
        (OsStr::new("TURNSTILE_TOOLS"), "required".into()),
    ])
}

/// The campaign is a program of the testbenches; it finds `turnstile` beside itself.
fn campaign(arguments: &[&str]) -> Result<()> {
    let environment = tools()?;
    let built = runner::build(&environment)?.context("it does not compile")?;
    let program = built.programs.get("campaign");
    let status = Command::new(program.context("the workspace has a campaign")?)
        .args(arguments)
        .current_dir(root()?)
        .envs(environment)
        .status()?;
    // Its exit code says whether a case failed, or what was wrong with the arguments.
    std::process::exit(status.code().unwrap_or(1))
}

/// The wheel runs where the C library is as old as that of Debian 10 and RHEL 8, which is from 2018.
fn wheel() -> Result<()> {
    let mut maturin = Command::new("maturin");
    maturin.args(["build", "--zig", "--compatibility", "manylinux_2_28"]);
    maturin.arg("--out").arg(root()?.join("target/wheels"));
    maturin.current_dir(root()?.join("python")).envs(tools()?);
    let status = maturin.status().context("cannot run maturin")?;
    ensure!(status.success(), "there is no wheel");
    Ok(())
}

fn fmt() -> Result<()> {
    let status = formatting(&[])?.status()?;
    ensure!(status.success(), "not everything is Rust");
    Ok(())
}

/// rustfmt on every file. What a unit's folder has besides its RTL is a module that a build script names, which cargo does not follow.
fn formatting(arguments: &[&str]) -> Result<Command> {
    let mut command = cargo()?;
    command.args(["fmt", "--all", "--"]).args(arguments);
    command.args(sources(&root()?.join("hdl/src/units"))?);
    Ok(command)
}

/// Every file `.rs` below a folder.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

fn docs() -> Result<()> {
    rewrite(
        &[
            ("turnstile-cli", "readme"),
            ("turnstile-cli", "area"),
            ("turnstile-cli", "aborts"),
            ("turnstile-cli", "silicon"),
            ("turnstile-cli", "advise"),
            ("turnstile-cli", "tuning"),
            ("turnstile-cli", "advice_sweep"),
            ("turnstile-cli", "reproduce"),
            // Counts the tables of the one before.
            ("turnstile-cli", "tally"),
            ("turnstile-experiments", "transactions"),
            ("turnstile-testbenches", "cycle_model"),
            ("turnstile-run", "multi2sim"),
            ("turnstile-testbenches", "table_organisation"),
            ("turnstile-testbenches", "integration_guide"),
        ],
        &[],
    )
}

/// The tables of docs/flows.md, with all tools; a row is there when it is made.
fn flows(units: &[&str]) -> Result<()> {
    let mut environment = tools()?;
    if !units.is_empty() {
        environment.push(("UNITS".as_ref(), units.join(",").into()));
    }
    rewrite(
        &[
            ("turnstile-testbenches", "lint"),
            ("turnstile-testbenches", "simulators"),
            ("turnstile-testbenches", "synthesis"),
            ("turnstile-testbenches", "netlist_mutants"),
        ],
        &environment,
    )
}

/// Tests, each of a package, that compare a block of the documentation rewrite it when asked to.
fn rewrite(tests: &[(&str, &str)], environment: &setup::Environment) -> Result<()> {
    for (package, test) in tests {
        let status = cargo()?
            .args(["test", "--release", "--quiet", "--package", package])
            .args(["--test", test, "--", "--include-ignored"])
            .envs(environment.iter().cloned())
            .env("UPDATE_README", "1")
            .status()?;
        if !status.success() {
            bail!("the {test} test of {package} failed");
        }
    }
    println!("README.md and docs are up to date");
    Ok(())
}
