//! `cargo xtask release`: finds what stands in the way of a release, and shows the commands that publish it. None of them can be
//! taken back, so a person runs them.

mod crates;
mod versions;

use crate::{cargo, root};
use anyhow::{bail, ensure, Context, Result};
use crates::Crate;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Where `cargo xtask wheel` puts wheels.
const WHEELS: &str = "target/wheels";

/// Bytes of a wheel, as `cli/tests/python.rs` has them.
const LARGEST_WHEEL: u64 = 15_000_000;

/// Checks everything. A dry run makes the packages without compiling what is in them, and shows the commands whatever it finds.
pub fn run(flags: &[&str]) -> Result<()> {
    let dry = match flags {
        [] => false,
        ["--dry-run"] => true,
        _ => bail!("`cargo xtask release` takes --dry-run or nothing, and not {flags:?}"),
    };
    let root = root()?;
    let all = crates::of_workspace(root)?;
    let ordered = crates::order(&all)?;
    let stated = versions::stated(root, &ordered)?;
    let version = &stated.first().context("the program has a version")?.version;
    println!("release of version {version}");
    show_crates(&all, &ordered);
    let wheel = wheel(&root.join(WHEELS), version)?;
    let mut found = Findings::default();
    let agree = format!("{} files state {version}", stated.len());
    found.of("versions", &agree, versions::problems(&stated));
    let changelog = versions::changelog_problems(root, version)?;
    found.of("changelog", "nothing is unreleased", changelog);
    found.of("git", "all is committed, the tag is free", of_git(version)?);
    found.of("manifests", "complete", crates::problems(&all));
    let made = wheel.name.as_deref();
    let made = made.unwrap_or("none yet: `cargo xtask wheel` makes it");
    found.of("wheel", made, wheel.problems);
    let packed = match dry {
        true => "made; what is in them is compiled without --dry-run",
        false => "made and compiled",
    };
    found.of("packages", packed, packages(&ordered, dry)?);
    if dry || found.problems == 0 {
        show_commands(version, &ordered, wheel.name.as_deref());
    }
    ensure!(
        found.problems == 0,
        "not ready: {} of the above to mend",
        found.problems
    );
    Ok(())
}

/// Counts problems. All of them are shown, not only the first.
#[derive(Default)]
struct Findings {
    problems: usize,
}

impl Findings {
    /// Says `good` where there are no problems.
    fn of(&mut self, part: &str, good: &str, problems: Vec<String>) {
        if problems.is_empty() {
            println!("{part}: {good}");
        }
        for problem in &problems {
            println!("{part}: PROBLEM: {problem}");
        }
        self.problems += problems.len();
    }
}

fn show_crates(all: &[Crate], ordered: &[&Crate]) {
    println!("crates, in the order in which a registry takes them:");
    for (number, one) in ordered.iter().enumerate() {
        println!("{:4}  {} {}", number + 1, one.name, one.version);
    }
    for one in all.iter().filter(|one| !one.published) {
        println!("   -  {}: stays here (`publish = false`)", one.name);
    }
}

/// What git has against a release: files that are in no commit, or the tag.
fn of_git(version: &str) -> Result<Vec<String>> {
    let mut problems = vec![];
    let changed = git(&["status", "--porcelain"])?;
    if let Some(first) = changed.lines().next() {
        let count = changed.lines().count();
        problems.push(format!(
            "the tree has changes, {count} in all, `{first}` first: commit them"
        ));
    }
    let tag = format!("v{version}");
    if !git(&["tag", "--list", &tag])?.is_empty() {
        problems.push(format!(
            "there is a tag {tag}: raise `version` in Cargo.toml, in [workspace.package] and [workspace.dependencies]"
        ));
    }
    Ok(problems)
}

fn git(arguments: &[&str]) -> Result<String> {
    let mut git = Command::new("git");
    let output = git.args(arguments).current_dir(root()?).output();
    let output = output.context("cannot run git")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`git {}` failed: {}", arguments.join(" "), said.trim());
    }
    Ok(String::from_utf8(output.stdout)?.trim_end().to_owned())
}

/// The packages of all published crates. Crates that are in no registry yet are found among them.
fn packages(ordered: &[&Crate], dry: bool) -> Result<Vec<String>> {
    let mut package = cargo()?;
    // What is in no commit is a problem by itself.
    package.args(["package", "--locked", "--allow-dirty"]);
    if dry {
        package.arg("--no-verify");
    }
    for one in ordered {
        package.args(["--package", &one.name]);
    }
    let status = package.status().context("cannot run cargo package")?;
    let refused = "cargo refuses a package; its message is above. A file of another folder is in a package if a link to it lies in the crate";
    Ok(match status.success() {
        true => vec![],
        false => vec![refused.to_owned()],
    })
}

/// The wheel of a version, if it has been made, and what is wrong with wheels.
struct Wheel {
    name: Option<String>,
    problems: Vec<String>,
}

fn wheel(folder: &Path, version: &str) -> Result<Wheel> {
    let mut found = Wheel {
        name: None,
        problems: vec![],
    };
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.ends_with(".whl") {
            continue;
        }
        let of_version =
            name.starts_with(&format!("turnstile_gpu-{version}-py3-none-manylinux_2_28_"));
        let size = entry.metadata()?.len();
        if !of_version {
            found.problems.push(format!(
                "{WHEELS}/{name} is no wheel of turnstile_gpu {version} for manylinux_2_28: delete it, and run `cargo xtask wheel`"
            ));
        } else if size >= LARGEST_WHEEL {
            found.problems.push(format!(
                "{WHEELS}/{name} has {size} bytes, and may have less than {LARGEST_WHEEL}: look for what has grown with `unzip -v`"
            ));
        } else {
            found.name = Some(name);
        }
    }
    Ok(found)
}

/// From here on nothing can be taken back.
fn show_commands(version: &str, ordered: &[&Crate], wheel: Option<&str>) {
    println!("\nto release, once nothing is to mend, run one after the other:");
    let tag = format!("v{version}");
    println!("    git tag --annotate {tag} --message 'Turnstile {version}'");
    println!("    git push origin {tag}");
    for one in ordered {
        println!("    cargo publish --locked --package {}", one.name);
    }
    if wheel.is_none() {
        println!("    cargo xtask wheel");
    }
    let any = format!("turnstile_gpu-{version}-*.whl");
    println!("    twine upload {WHEELS}/{}", wheel.unwrap_or(&any));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wheel_has_the_version_and_is_small() {
        let folder =
            std::env::temp_dir().join(format!("turnstile-release-wheels-{}", std::process::id()));
        let none = wheel(&folder, "1.2.3").unwrap();
        assert!(none.name.is_none() && none.problems.is_empty());
        fs::create_dir_all(&folder).unwrap();
        let make = |name: &str, size| {
            let file = fs::File::create(folder.join(name)).unwrap();
            file.set_len(size).unwrap();
        };
        let good = "turnstile_gpu-1.2.3-py3-none-manylinux_2_28_x86_64.whl";
        make(good, LARGEST_WHEEL - 1);
        make("notes.txt", 0);
        let found = wheel(&folder, "1.2.3").unwrap();
        assert_eq!(
            (found.name.as_deref(), found.problems),
            (Some(good), vec![])
        );
        make(good, LARGEST_WHEEL);
        let large = wheel(&folder, "1.2.3").unwrap();
        assert!(
            large.problems[0].contains("has 15000000 bytes"),
            "{:?}",
            large.problems
        );
        let other = wheel(&folder, "1.2.4").unwrap();
        assert!(
            other.problems[0].contains("no wheel of turnstile_gpu 1.2.4"),
            "{:?}",
            other.problems
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
