//! Pages about what lies beside the book: reports of papers, and references of Rust and Python.

use super::files::{read, PYTHON, REPORTS, RUST};
use crate::cargo;
use anyhow::{ensure, Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The page of a report.
const PAGE: &str = "report.html";

/// A folder that `turnstile reproduce` has made.
pub struct Report {
    pub folder: PathBuf,
    /// Of the folder.
    pub name: String,
    title: String,
}

/// A library of the workspace.
pub struct Library {
    name: String,
    description: String,
}

/// What cargo says of the workspace.
pub struct Workspace {
    pub libraries: Vec<Library>,
    /// Where rustdoc writes.
    pub documentation: PathBuf,
}

/// The reports in a folder, by name.
pub fn reports(folder: &Path) -> Result<Vec<Report>> {
    let told = || {
        format!(
            "cannot read {}, the folder of `--reports`",
            folder.display()
        )
    };
    let mut reports = vec![];
    for entry in std::fs::read_dir(folder).with_context(told)? {
        let entry = entry?;
        let page = entry.path().join(PAGE);
        if page.is_file() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let text = read(&page)?;
            let title = between(&text, "<title>", "</title>").unwrap_or(&name);
            reports.push(Report {
                folder: entry.path(),
                title: title.to_owned(),
                name,
            });
        }
    }
    ensure!(
        !reports.is_empty(),
        "no folder in {} has a {PAGE}; make one with `turnstile reproduce PAPER --out {}/PAPER`",
        folder.display(),
        folder.display()
    );
    reports.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(reports)
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(words, _)| words)
}

pub fn workspace() -> Result<Workspace> {
    let mut command = cargo()?;
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().context("cannot run cargo metadata")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo metadata failed: {said}");
    of_metadata(&serde_json::from_slice(&output.stdout)?).context("cargo metadata lacks a field")
}

fn of_metadata(metadata: &Value) -> Option<Workspace> {
    let mut libraries = vec![];
    for package in metadata["packages"].as_array()? {
        let targets = package["targets"].as_array()?;
        let library = targets.iter().find(|target| {
            let kinds = target["kind"].as_array().into_iter().flatten();
            kinds
                .into_iter()
                .any(|kind| kind == "lib" || kind == "proc-macro")
        });
        if let Some(library) = library {
            libraries.push(Library {
                name: library["name"].as_str()?.to_owned(),
                description: package["description"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned(),
            });
        }
    }
    let target = metadata["target_directory"].as_str()?;
    Some(Workspace {
        libraries,
        documentation: Path::new(target).join("doc"),
    })
}

/// Links to reports, or how to make them.
pub fn of_reports(reports: &[Report]) -> String {
    let title = "# Reports of the papers\n\n";
    if reports.is_empty() {
        return format!(
            "{title}This site has been made without them. [The papers' experiments](README.md#the-papers-experiments) has the commands \
             that make them; each writes a folder. The site has those of the folders in `DIR` after\n\n    \
             turnstile reproduce PAPER --out DIR/PAPER\n    cargo xtask site --reports DIR\n"
        );
    }
    let rows = reports.iter().map(|report| {
        let Report { name, title, .. } = report;
        format!("- [{title}]({REPORTS}/{name}/{PAGE}) (`{name}`)\n")
    });
    format!(
        "{title}Every run, and the papers' numbers beside the simulated ones:\n\n{}",
        rows.collect::<String>()
    )
}

/// Links to the references of Rust and Python.
pub fn of_references(libraries: &[Library]) -> String {
    let rows = libraries.iter().map(|library| {
        let Library { name, description } = library;
        format!("| [`{name}`]({RUST}/{name}/index.html) | {description} |\n")
    });
    format!(
        "# References\n\nPython: [`turnstile_gpu`]({PYTHON}/turnstile_gpu.html); the page [Python](docs/python.md) has examples.\n\n\
         Rust:\n\n| crate | what it has |\n| --- | --- |\n{}",
        rows.collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_reference_is_that_of_a_library_and_programs_have_none() {
        let target = |kind: &str, name: &str| json!({"kind": [kind], "name": name});
        let metadata = json!({"target_directory": "/house/target", "packages": [
            {"description": "units", "targets": [target("lib", "turnstile_hdl"), target("test", "units")]},
            {"description": null, "targets": [target("proc-macro", "macros")]},
            {"description": "tasks", "targets": [target("bin", "xtask")]},
        ]});
        let workspace = of_metadata(&metadata).unwrap();
        assert_eq!(workspace.documentation, Path::new("/house/target/doc"));
        let page = of_references(&workspace.libraries);
        let rows = "| [`turnstile_hdl`](rust/turnstile_hdl/index.html) | units |\n| [`macros`](rust/macros/index.html) |  |\n";
        assert!(page.ends_with(rows), "{page}");
    }

    #[test]
    fn reports_are_the_folders_with_a_page_and_one_without_any_is_refused() {
        let folder = std::env::temp_dir().join(format!("turnstile-reports-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("other")).unwrap();
        let error = reports(&folder).err().expect("there is none").to_string();
        assert!(
            error.contains("has a report.html; make one with `turnstile reproduce"),
            "{error}"
        );
        std::fs::create_dir_all(folder.join("b")).unwrap();
        std::fs::write(folder.join("b/report.html"), "<head><title>Votes</title>").unwrap();
        let found = reports(&folder).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(of_reports(&found).ends_with("\n\n- [Votes](reports/b/report.html) (`b`)\n"));
        assert!(of_reports(&[]).contains("cargo xtask site --reports DIR"));
    }
}
