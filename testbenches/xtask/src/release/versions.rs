//! Every file that states the version of a release, and the changelog.

use super::crates::Crate;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::Path;

/// A version, and the file that states it.
pub struct Stated {
    pub file: String,
    pub version: String,
}

const PROGRAM: &str = "cli/Cargo.toml";
const WHEEL: &str = "python/pyproject.toml";
const CITATION: &str = "CITATION.cff";
const CHANGELOG: &str = "CHANGELOG.md";

/// The versions in all files: that of the program first, which the others have to have.
pub fn stated(root: &Path, published: &[&Crate]) -> Result<Vec<Stated>> {
    let crates = published.iter().map(|one| {
        let file = one.manifest.strip_prefix(root).unwrap_or(&one.manifest);
        (file.display().to_string(), one.version.clone())
    });
    let (mut all, others): (Vec<_>, Vec<_>) = crates.partition(|(file, _)| file == PROGRAM);
    ensure!(
        !all.is_empty(),
        "{PROGRAM} is not among the published crates"
    );
    all.extend(others);
    if let Some(version) = of_wheel(&read(root, WHEEL)?)? {
        all.push((WHEEL.into(), version));
    }
    all.push((CITATION.into(), of_citation(&read(root, CITATION)?)?));
    let stated = all.into_iter();
    Ok(stated
        .map(|(file, version)| Stated { file, version })
        .collect())
}

/// Which files state another version than the program.
pub fn problems(stated: &[Stated]) -> Vec<String> {
    let Some((program, others)) = stated.split_first() else {
        return vec![];
    };
    let (version, file) = (&program.version, &program.file);
    let differ = others.iter().filter(|one| one.version != *version);
    differ
        .map(|one| {
            format!(
                "{} has version {}, and {file} has {version}: write the same into both",
                one.file, one.version
            )
        })
        .collect()
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))
}

/// The version of the Python package. Nothing if it is that of the program, which the wheel has inside.
fn of_wheel(text: &str) -> Result<Option<String>> {
    let table: toml::Table = text
        .parse()
        .with_context(|| format!("{WHEEL} is no TOML"))?;
    let program = table.get("tool").and_then(|tool| {
        let path = tool.get("maturin")?.get("manifest-path")?;
        path.as_str()
    });
    let project = table.get("project");
    if let Some(version) = project.and_then(|project| project.get("version")?.as_str()) {
        return Ok(Some(version.to_owned()));
    }
    ensure!(
        program == Some("../cli/Cargo.toml"),
        "{WHEEL} has no version, nor `manifest-path = \"../{PROGRAM}\"`, whose version it would be: write one of them"
    );
    Ok(None)
}

fn of_citation(text: &str) -> Result<String> {
    let version = text.lines().find_map(|line| line.strip_prefix("version:"));
    let version =
        version.with_context(|| format!("{CITATION} has no line `version: ...`: add it"))?;
    Ok(version.trim().trim_matches(['"', '\'']).to_owned())
}

/// A part of the changelog below a heading of the second level.
struct Section<'a> {
    /// The line of its heading, from 1.
    line: usize,
    title: &'a str,
    /// What is below the heading.
    lines: Vec<&'a str>,
}

/// What is in the way of a release of the version, by the changelog.
pub fn changelog_problems(root: &Path, version: &str) -> Result<Vec<String>> {
    let text = read(root, CHANGELOG)?;
    let sections = sections(&text);
    let unreleased = sections.iter().find(|one| one.title == "Unreleased");
    let unreleased = unreleased.and_then(|section| left(section, version));
    let released = sections.iter().find(|one| of_section(one) == version);
    let heading = format!("`## {version} - YYYY-MM-DD`");
    let undated = match released {
        None => Some(format!(
            "{CHANGELOG} has no section of {version}: write {heading} below `## Unreleased`"
        )),
        Some(section) if !has_date(section) => Some(format!(
            "{CHANGELOG}:{}: `## {}` has no date: write {heading}",
            section.line, section.title
        )),
        Some(_) => None,
    };
    Ok(undated.into_iter().chain(unreleased).collect())
}

fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section> = vec![];
    for (number, line) in text.lines().enumerate() {
        if let Some(title) = line.strip_prefix("## ") {
            sections.push(Section {
                line: number + 1,
                title: title.trim(),
                lines: vec![],
            });
        } else if let Some(section) = sections.last_mut() {
            section.lines.push(line);
        }
    }
    sections
}

/// `0.1.0` of `0.1.0 - 2026-01-31`, with brackets or without.
fn of_section<'a>(section: &Section<'a>) -> &'a str {
    let first = section.title.split_whitespace().next();
    first.unwrap_or_default().trim_matches(['[', ']'])
}

fn has_date(section: &Section) -> bool {
    let date = section.title.split_once(" - ").map(|(_, date)| date);
    let shape = |date: &str| -> String {
        let digit = |letter: char| if letter.is_ascii_digit() { '9' } else { letter };
        date.chars().map(digit).collect()
    };
    date.is_some_and(|date| shape(date) == "9999-99-99")
}

/// The entries that a section still has, and where they belong.
fn left(section: &Section, version: &str) -> Option<String> {
    let mut kinds: Vec<(&str, usize)> = vec![("without a heading", 0)];
    for line in &section.lines {
        if let Some(kind) = line.strip_prefix("### ") {
            kinds.push((kind, 0));
        } else if line.starts_with("- ") {
            kinds.last_mut()?.1 += 1;
        }
    }
    let some = kinds.iter().filter(|(_, entries)| *entries > 0);
    let counts: Vec<String> = some
        .map(|(kind, entries)| format!("{entries} {kind}"))
        .collect();
    (!counts.is_empty()).then(|| {
        format!(
            "{CHANGELOG}:{}: entries under Unreleased belong under {version}: {} (lines {} to {})",
            section.line,
            counts.join(", "),
            section.line + 1,
            section.line + section.lines.len()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::crates::of_workspace;
    use super::*;
    use std::path::PathBuf;

    /// A copy of the files that state versions.
    fn copy(name: &str) -> PathBuf {
        let to =
            std::env::temp_dir().join(format!("turnstile-release-{name}-{}", std::process::id()));
        fs::create_dir_all(to.join("python")).unwrap();
        for file in [WHEEL, CITATION, CHANGELOG] {
            fs::copy(crate::root().unwrap().join(file), to.join(file)).unwrap();
        }
        to
    }

    /// Changes a text of a file of the copy, which is there.
    fn change(copy: &Path, file: &str, from: &str, to: &str) {
        let text = read(copy, file).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(copy.join(file), text.replacen(from, to, 1)).unwrap();
    }

    /// The crates as they are, as if they lay in the copy.
    fn crates(copy: &Path) -> Vec<Crate> {
        let root = crate::root().unwrap();
        let mut crates = of_workspace(root).unwrap();
        for one in &mut crates {
            one.manifest = copy.join(one.manifest.strip_prefix(root).unwrap());
        }
        crates.retain(|one| one.published);
        crates
    }

    fn found(copy: &Path, crates: &[Crate]) -> Vec<String> {
        let published: Vec<&Crate> = crates.iter().collect();
        problems(&stated(copy, &published).unwrap())
    }

    #[test]
    fn a_file_with_another_version_is_named_with_both() {
        let copy = copy("versions");
        let mut crates = crates(&copy);
        assert_eq!(found(&copy, &crates), [""; 0], "the files as they are");
        let program = crates.iter().find(|one| one.name == "turnstile-cli");
        let version = program.unwrap().version.clone();
        change(
            &copy,
            CITATION,
            &format!("\nversion: {version}"),
            "\nversion: 9.8.7",
        );
        change(
            &copy,
            WHEEL,
            "dynamic = [\"version\"]",
            "version = \"9.8.6\"",
        );
        let hdl = crates.iter_mut().find(|one| one.name == "turnstile-hdl");
        hdl.unwrap().version = "9.8.5".into();
        let expected = [
            ("hdl/Cargo.toml", "9.8.5"),
            (WHEEL, "9.8.6"),
            (CITATION, "9.8.7"),
        ];
        let expected = expected.map(|(file, other)| {
            format!("{file} has version {other}, and cli/Cargo.toml has {version}: write the same into both")
        });
        assert_eq!(found(&copy, &crates), expected);
        fs::remove_dir_all(copy).unwrap();
    }

    #[test]
    fn a_wheel_of_another_program_states_its_version_itself() {
        let other =
            "[project]\nname = \"x\"\n[tool.maturin]\nmanifest-path = \"../other/Cargo.toml\"\n";
        let told = of_wheel(other).unwrap_err().to_string();
        assert!(
            told.contains("has no version, nor `manifest-path"),
            "{told}"
        );
    }

    fn of_changelog(name: &str, text: &str) -> Vec<String> {
        let copy = copy(name);
        fs::write(copy.join(CHANGELOG), text).unwrap();
        let problems = changelog_problems(&copy, "1.2.3").unwrap();
        fs::remove_dir_all(copy).unwrap();
        problems
    }

    #[test]
    fn a_changelog_has_a_dated_section_of_the_version_and_nothing_unreleased() {
        let released = "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-01-31\n\n- a\n\n## 1.2.2 - 2025-12-01\n";
        assert_eq!(of_changelog("released", released), [""; 0]);
        let bracketed = released.replace("1.2.3", "[1.2.3]");
        assert_eq!(of_changelog("bracketed", &bracketed), [""; 0]);
        let undated = released.replace(" - 2026-01-31", " (unreleased)");
        assert_eq!(
            of_changelog("undated", &undated),
            ["CHANGELOG.md:5: `## 1.2.3 (unreleased)` has no date: write `## 1.2.3 - YYYY-MM-DD`"]
        );
        let missing = released.replace("1.2.3", "1.2.30");
        assert_eq!(
            of_changelog("missing", &missing),
            ["CHANGELOG.md has no section of 1.2.3: write `## 1.2.3 - YYYY-MM-DD` below `## Unreleased`"]
        );
    }

    #[test]
    fn entries_that_are_unreleased_are_counted_by_kind() {
        let text = "## Unreleased\n\n- a\n\n### Added\n\n- b\n  and more\n- c\n\n### Fixed\n\n## 1.2.3 - 2026-01-31\n";
        assert_eq!(
            of_changelog("unreleased", text),
            ["CHANGELOG.md:1: entries under Unreleased belong under 1.2.3: 1 without a heading, 2 Added (lines 2 to 12)"]
        );
    }
}
