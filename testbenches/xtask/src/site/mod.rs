//! `cargo xtask site`: a web site of the documents, the units, the references of Rust and Python, and the papers' reports.
//!
//! mdBook makes the pages, rustdoc and pdoc the references, and lychee checks every link. The sources of the book are laid out as the
//! repository is, so that links between documents stay as they are written.

mod book;
mod files;
mod links;
mod made_pages;
mod markdown;
mod unit_page;

use crate::{cargo, root, setup, USAGE};
use anyhow::{bail, ensure, Context, Result};
use files::{copy_folder, empty, write, PYTHON, REPORTS, RUST};
use made_pages::{Library, Report};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// What mdBook and pdoc are told, and what is added to mdBook's theme: wide tables, and Verilog, which its highlighter does not know.
const CONFIGURATION: [(&str, &str); 5] = [
    ("book.toml", include_str!("book.toml")),
    ("theme/site.css", include_str!("site.css")),
    ("theme/verilog.js", include_str!("verilog.js")),
    (
        "pdoc/module.html.jinja2",
        include_str!("pdoc/module.html.jinja2"),
    ),
    ("pdoc/custom.css", include_str!("pdoc/custom.css")),
];

/// Leads from the start of rustdoc's pages, which makes none for several crates, to the list of crates.
const START_OF_RUST: &str = "<!DOCTYPE html><title>Turnstile</title><meta http-equiv=\"refresh\" content=\"0; url=../references.html\">\n";

/// Makes the site in `target/site`, with the reports in a folder if one is given.
pub fn run(arguments: &[&str]) -> Result<()> {
    let reports = match arguments {
        [] => vec![],
        ["--reports", folder] => made_pages::reports(Path::new(folder))?,
        _ => bail!("{USAGE}"),
    };
    let root = root()?;
    let path = setup::site_tools(&root.join("target/tools"))?;
    let (sources, site) = (root.join("target/site-sources"), root.join("target/site"));
    let workspace = made_pages::workspace()?;
    document_crates()?;
    write_book(&sources, &workspace.libraries, &reports)?;
    make_book(&sources, &site, &path)?;
    copy_folder(&workspace.documentation, &site.join(RUST))?;
    write(&site.join(RUST).join("index.html"), START_OF_RUST)?;
    document_python(&sources.join("pdoc"), &site.join(PYTHON), &path)?;
    for report in &reports {
        copy_folder(&report.folder, &site.join(REPORTS).join(&report.name))?;
    }
    links::check(&site, &path)?;
    println!("{}", site.join("index.html").display());
    Ok(())
}

/// Writes what mdBook reads: documents, pages of units, pages about what lies beside the book, and files that they link to.
fn write_book(folder: &Path, libraries: &[Library], reports: &[Report]) -> Result<()> {
    let root = root()?;
    let mut book = book::Book::read(root)?;
    book.add_units(root)?;
    book.add_made_pages([
        ("reports.md", made_pages::of_reports(reports)),
        ("references.md", made_pages::of_references(libraries)),
    ]);
    empty(folder)?;
    for (name, text) in CONFIGURATION {
        write(&folder.join(name), text)?;
    }
    book.write(root, &folder.join("src"))
}

/// Replaces the site by the book alone.
fn make_book(sources: &Path, site: &Path, path: &OsString) -> Result<()> {
    empty(site)?;
    let mut mdbook = Command::new("mdbook");
    mdbook.arg("build").arg(sources).arg("--dest-dir").arg(site);
    succeed(mdbook.env("PATH", path), "mdbook has not made the pages")
}

fn document_crates() -> Result<()> {
    let mut rustdoc = cargo()?;
    rustdoc.args(["doc", "--workspace", "--no-deps", "--lib", "--release"]);
    succeed(&mut rustdoc, "rustdoc has not made the reference of Rust")
}

fn document_python(templates: &Path, folder: &Path, path: &OsString) -> Result<()> {
    let mut pdoc = Command::new("pdoc");
    pdoc.args(["--docformat", "google", "--template-directory"])
        .arg(templates);
    pdoc.arg("--output-directory")
        .arg(folder)
        .arg("turnstile_gpu");
    let sources = root()?.join("python");
    pdoc.env("PATH", path).env("PYTHONPATH", sources);
    succeed(&mut pdoc, "pdoc has not made the reference of Python")
}

/// Runs a command, or says what is missing for want of it. The command itself has said why.
fn succeed(command: &mut Command, otherwise: &str) -> Result<()> {
    let program = command.get_program().to_owned();
    let status = command.status();
    let status = status.with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(status.success(), "{otherwise} ({status})");
    Ok(())
}
