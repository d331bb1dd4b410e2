//! `cargo xtask test`: installs what is missing and runs everything that is checked.

mod setup;

use anyhow::{bail, Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const USAGE: &str = "usage: cargo xtask test     install missing tools, run every check\n       \
                     cargo xtask docs     rewrite the generated blocks of README.md and docs";

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["test"] => test(),
        ["docs"] => docs(),
        _ => bail!("{USAGE}"),
    }
}

/// The workspace.
fn root() -> Result<&'static Path> {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .context("xtask lies in the workspace")
}

fn cargo() -> Result<Command> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()?);
    Ok(command)
}

/// A check: what it shows, and the arguments of cargo that run it.
const CHECKS: [(&str, &[&str]); 4] = [
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
    (
        "tests",
        &["test", "--workspace", "--release", "--no-fail-fast"],
    ),
    (
        "verilog-out is up to date",
        &[
            "run",
            "--release",
            "--quiet",
            "--bin",
            "turnstile",
            "--",
            "export",
            "--check",
        ],
    ),
];

fn test() -> Result<()> {
    let path = setup::tools(&root()?.join("target/tools"))?;
    let mut failed = vec![];
    for (name, arguments) in CHECKS {
        println!("\n== {name}: cargo {}", arguments.join(" "));
        let start = Instant::now();
        let status = cargo()?
            .args(arguments)
            .env("PATH", &path)
            .env("TURNSTILE_TOOLS", "required")
            .status()
            .with_context(|| format!("cannot run cargo for {name}"))?;
        println!(
            "== {name}: {} after {} s",
            if status.success() { "ok" } else { "FAILED" },
            start.elapsed().as_secs()
        );
        if !status.success() {
            failed.push(name);
        }
    }
    println!(
        "\n{} passed, {} failed",
        CHECKS.len() - failed.len(),
        failed.len()
    );
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Tests that compare a block of the README rewrite it when asked to.
fn docs() -> Result<()> {
    for (package, test) in [
        ("turnstile-sim", "readme"),
        ("turnstile-sim", "area"),
        ("turnstile-testbenches", "cycle_model"),
        ("turnstile-testbenches", "table_organisation"),
    ] {
        let status = cargo()?
            .args([
                "test",
                "--release",
                "--quiet",
                "--package",
                package,
                "--test",
                test,
            ])
            .env("UPDATE_README", "1")
            .status()?;
        if !status.success() {
            bail!("the {test} test of {package} failed");
        }
    }
    let readme: PathBuf = root()?.join("README.md");
    println!("{} is up to date", readme.display());
    Ok(())
}
