//! `cargo xtask test`: every check, and the verdict.

use crate::setup::Environment;
use crate::{cargo, root, runner};
use anyhow::{bail, Context, Result};
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Checks that are one command of cargo's: what it shows, and its arguments.
const COMMANDS: [(&str, &[&str]); 2] = [
    ("formatting", &["fmt", "--all", "--check"]),
    (
        "clippy",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--release",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    ),
];

/// Runs the commands and the tests. The last line says how many checks passed; a test binary is one.
pub fn run(environment: &Environment) -> Result<()> {
    let mut passed = 0;
    let mut failed = vec![];
    let mut count = |name: String, ok: bool| match ok {
        true => passed += 1,
        false => failed.push(name),
    };
    for (name, arguments) in COMMANDS {
        let mut command = cargo()?;
        command.args(arguments);
        count(name.to_owned(), check(name, &mut command, environment)?);
    }
    println!("\n== tests");
    let start = Instant::now();
    match runner::build(environment)? {
        None => count("the tests do not compile".to_owned(), false),
        Some(built) => {
            println!("== tests: built after {} s", start.elapsed().as_secs());
            let name = "verilog-out is up to date";
            let turnstile = built.programs.get("turnstile");
            let mut export = Command::new(turnstile.context("the workspace has a turnstile")?);
            export.args(["export", "--check"]).current_dir(root()?);
            count(name.to_owned(), check(name, &mut export, environment)?);
            let ended = runner::run(built.jobs);
            runner::print_seconds(&ended);
            for end in ended {
                count(end.name, end.ok);
            }
        }
    }
    println!("== tests: {} s", start.elapsed().as_secs());
    for name in &failed {
        println!("FAILED: {name}");
    }
    println!("\n{passed} passed, {} failed", failed.len());
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Whether a command succeeds.
fn check(name: &str, command: &mut Command, environment: &Environment) -> Result<bool> {
    let program = Path::new(command.get_program()).file_stem();
    let words = program.into_iter().chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    println!("\n== {name}: {}", words.join(" "));
    let start = Instant::now();
    let status = command
        .envs(environment.iter().cloned())
        .status()
        .with_context(|| format!("cannot run {name}"))?;
    let ok = status.success();
    let told = if ok { "ok" } else { "FAILED" };
    println!("== {name}: {told} after {} s", start.elapsed().as_secs());
    Ok(ok)
}
