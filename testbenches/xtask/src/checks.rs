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
        "documentation",
        &[
            "doc",
            "--workspace",
            "--no-deps",
            "--release",
            "--quiet",
            "--config",
            "build.rustdocflags = [\"-D\", \"warnings\"]",
        ],
    ),
];

/// What came of all checks; a test binary is one.
#[derive(Default)]
struct Verdict {
    passed: usize,
    failed: Vec<String>,
    /// Checks that did not fail and left something out, and what.
    skipped: Vec<String>,
}

impl Verdict {
    fn count(&mut self, name: String, ok: bool, skipped: &[String]) {
        match (ok, skipped) {
            (false, _) => self.failed.push(name),
            (true, []) => self.passed += 1,
            (true, tests) => self.skipped.push(format!("{name}: {}", tests.join("; "))),
        }
    }

    /// A line for each check that did not pass, and how many there are of each.
    fn told(&self) -> String {
        let Self {
            passed,
            failed,
            skipped,
        } = self;
        let lines = skipped.iter().map(|check| format!("SKIPPED: {check}\n"));
        let lines = lines.chain(failed.iter().map(|check| format!("FAILED: {check}\n")));
        format!(
            "{}\n{passed} passed, {} failed, {} skipped",
            lines.collect::<String>(),
            failed.len(),
            skipped.len()
        )
    }
}

/// Runs the commands and the tests. The last line says how many checks passed, failed, and left something out because a tool is missing.
pub fn run(environment: &Environment) -> Result<()> {
    let mut verdict = Verdict::default();
    let name = "formatting";
    let mut formatting = crate::formatting(&["--check"])?;
    verdict.count(
        name.to_owned(),
        check(name, &mut formatting, environment)?,
        &[],
    );
    for (name, arguments) in COMMANDS {
        let mut command = cargo()?;
        command.args(arguments);
        verdict.count(
            name.to_owned(),
            check(name, &mut command, environment)?,
            &[],
        );
    }
    println!("\n== tests");
    let start = Instant::now();
    match runner::build(environment)? {
        None => verdict.count("the tests do not compile".to_owned(), false, &[]),
        Some(built) => {
            println!("== tests: built after {} s", start.elapsed().as_secs());
            let name = "verilog-out is up to date";
            let turnstile = built.programs.get("turnstile");
            let mut export = Command::new(turnstile.context("the workspace has a turnstile")?);
            export.args(["export", "--check"]).current_dir(root()?);
            verdict.count(name.to_owned(), check(name, &mut export, environment)?, &[]);
            let ended = runner::run(built.jobs, &root()?.join("target/skipped"))?;
            runner::print_seconds(&ended);
            for end in ended {
                verdict.count(end.name, end.ok, &end.skipped);
            }
        }
    }
    println!("== tests: {} s", start.elapsed().as_secs());
    println!("{}", verdict.told());
    if !verdict.failed.is_empty() {
        bail!("failed: {}", verdict.failed.join(", "));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_skipped_is_named_and_counted_and_has_not_passed() {
        let mut verdict = Verdict::default();
        let lacks = ["a: no slang".to_owned(), "b: no slang".to_owned()];
        verdict.count("formatting".into(), true, &[]);
        verdict.count("benches lint".into(), true, &lacks);
        verdict.count("benches area".into(), true, &lacks[..1]);
        verdict.count("benches model".into(), false, &lacks);
        let told = "SKIPPED: benches lint: a: no slang; b: no slang\n\
                    SKIPPED: benches area: a: no slang\n\
                    FAILED: benches model\n\
                    \n1 passed, 1 failed, 2 skipped";
        assert_eq!(verdict.told(), told);
    }

    #[test]
    fn the_last_line_has_the_same_form_when_all_passes() {
        let mut verdict = Verdict::default();
        verdict.count("formatting".into(), true, &[]);
        assert_eq!(verdict.told(), "\n1 passed, 0 failed, 0 skipped");
    }
}
