//! The book: which documents are in it, in which order, and what else they link to.

use super::files::{copy, files, read, write};
use super::{markdown, unit_page};
use anyhow::{ensure, Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The first page, and the heading of its list of documents. The list is the order of the book.
const FIRST: &str = "README.md";
const ORDER: &str = "Where to read on";

/// Documents outside `docs` that are in the book even if no other links to them.
const BESIDE: [&str; 3] = ["CHANGELOG.md", "CONTRIBUTING.md", "examples/README.md"];

/// The document with the table of units; their pages stand below it.
const UNITS: &str = "docs/units.md";

/// Titles of what the first page does not list: pages about what lies beside the book, and the other documents.
const BESIDES: &str = "Reports and references";
const OTHERS: &str = "More";

/// Pages and files, each by its place in the repository: all links between them stay as they are.
pub struct Book {
    pages: BTreeMap<String, String>,
    /// Files that pages link to.
    files: BTreeSet<String>,
    /// Pages of units, in the order of the catalog.
    units: Vec<String>,
    /// Pages about what lies beside the book.
    made: Vec<String>,
}

impl Book {
    /// Reads all documents, with those to which they link.
    pub fn read(root: &Path) -> Result<Self> {
        let mut book = Self {
            pages: BTreeMap::new(),
            files: BTreeSet::new(),
            units: vec![],
            made: vec![],
        };
        let mut waiting = documents(root)?;
        while let Some(place) = waiting.pop() {
            if book.pages.contains_key(&place) {
                continue;
            }
            let text = read(&root.join(&place))?;
            // The check of links names those that lead nowhere.
            let targets = markdown::links(&text).into_iter();
            let targets = targets.filter_map(|link| target(&place, &link));
            for target in targets.filter(|target| root.join(target).is_file()) {
                match target.ends_with(".md") {
                    true => waiting.push(target),
                    false => drop(book.files.insert(target)),
                }
            }
            book.pages.insert(place, text);
        }
        Ok(book)
    }

    /// Adds a page a unit, and links to them in the table of units.
    pub fn add_units(&mut self, root: &Path) -> Result<()> {
        let table = self.pages.get_mut(UNITS);
        let table = table.with_context(|| format!("there is no {UNITS}"))?;
        let catalog = unit_page::Catalog::read(root, table)?;
        *table = catalog.with_links(table);
        for unit in catalog.units() {
            let place = unit_page::place(&unit.name);
            let (page, modules) = catalog.page(root, unit)?;
            self.pages.insert(place.clone(), page);
            self.files.extend(modules);
            self.units.push(place);
        }
        Ok(())
    }

    /// Adds pages about what lies beside the book.
    pub fn add_made_pages<const N: usize>(&mut self, pages: [(&str, String); N]) {
        for (place, text) in pages {
            self.pages.insert(place.to_owned(), text);
            self.made.push(place.to_owned());
        }
    }

    /// Writes pages, files, and their order.
    pub fn write(&self, root: &Path, folder: &Path) -> Result<()> {
        for (place, text) in &self.pages {
            let text = markdown::with_targets(text, index_page);
            write(&folder.join(page_file(place)), &text)?;
        }
        for file in &self.files {
            copy(&root.join(file), &folder.join(file))?;
        }
        write(&folder.join("SUMMARY.md"), &self.summary()?)
    }

    /// The order: first page, documents as its list has them, what is beside the book, all others.
    fn summary(&self) -> Result<String> {
        let mut left: BTreeSet<&str> = self.pages.keys().map(String::as_str).collect();
        let mut summary = format!("# Summary\n\n{}\n", self.entry(FIRST)?);
        left.remove(FIRST);
        let parts = markdown::parts(&self.pages[FIRST], ORDER);
        ensure!(
            !parts.is_empty(),
            "{FIRST} has no list of documents under `## {ORDER}`, from which the book has its order: add one"
        );
        for part in &parts {
            let pages = part.pages.iter().filter_map(|link| target(FIRST, link));
            self.add_part(&mut summary, &part.title, pages.collect(), &mut left)?;
        }
        self.add_part(&mut summary, BESIDES, self.made.clone(), &mut left)?;
        let others = left.iter().map(|&place| place.to_owned()).collect();
        self.add_part(&mut summary, OTHERS, others, &mut left)?;
        Ok(summary)
    }

    /// Adds pages, each with those below it, that are left.
    fn add_part(
        &self,
        summary: &mut String,
        title: &str,
        pages: Vec<String>,
        left: &mut BTreeSet<&str>,
    ) -> Result<()> {
        write!(summary, "\n# {title}\n\n")?;
        for place in pages {
            if !left.remove(&*place) {
                continue;
            }
            writeln!(summary, "- {}", self.entry(&place)?)?;
            for below in self.below(&place) {
                if left.remove(below) {
                    writeln!(summary, "  - {}", self.entry(below)?)?;
                }
            }
        }
        Ok(())
    }

    /// Pages of units are below their table, and documents of a folder below its README.
    fn below(&self, place: &str) -> Vec<&str> {
        if place == UNITS {
            return self.units.iter().map(String::as_str).collect();
        }
        let Some(folder) = folder_of_readme(place) else {
            return vec![];
        };
        let pages = self.pages.keys().map(String::as_str);
        pages.filter(|page| page.starts_with(folder)).collect()
    }

    fn entry(&self, place: &str) -> Result<String> {
        let text = self.pages.get(place);
        let text = text.with_context(|| format!("there is no {place}"))?;
        let title = markdown::title(text);
        let title = title.with_context(|| format!("{place} has no heading `# ...`: add one"))?;
        Ok(format!("[{title}]({})", page_file(place)))
    }
}

/// Where reading begins; links lead to the rest.
fn documents(root: &Path) -> Result<Vec<String>> {
    let mut found: Vec<String> = BESIDE.map(str::to_owned).into();
    found.push(FIRST.to_owned());
    for path in files(&root.join("docs"))? {
        if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path.strip_prefix(root)?.to_string_lossy().into_owned());
        }
    }
    Ok(found)
}

/// The place in the repository to which a link of a document leads; none for the network and for places of the document itself.
fn target(document: &str, link: &str) -> Option<String> {
    let path = link.split('#').next()?;
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut folders: Vec<&str> = document.split('/').collect();
    folders.pop();
    for folder in path.split('/') {
        match folder {
            "" | "." => {}
            ".." => drop(folders.pop()?),
            _ => folders.push(folder),
        }
    }
    Some(folders.join("/"))
}

/// The first page of a folder is its README in the repository, and its index in a site.
fn index_page(link: &str) -> Option<String> {
    let (path, anchor) = match link.find('#') {
        Some(at) => link.split_at(at),
        None => (link, ""),
    };
    let page = page_file(path);
    (page != path && !path.contains(':')).then(|| format!("{page}{anchor}"))
}

fn page_file(place: &str) -> String {
    match folder_of_readme(place) {
        Some(folder) => format!("{folder}index.md"),
        None => place.to_owned(),
    }
}

/// With the slash at its end.
fn folder_of_readme(place: &str) -> Option<&str> {
    let folder = place.strip_suffix(FIRST)?;
    (folder.is_empty() || folder.ends_with('/')).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "# Turnstile\n\n## Where to read on\n\n1. **Use it**: [run files](docs/run.md#all).\n\
                          2. **Hardware**: [units](docs/units.md).\n3. **Inside**: [why](docs/why/README.md), again [run files](docs/run.md).\n";

    fn book(pages: &[(&str, &str)]) -> Book {
        let pages = pages.iter();
        Book {
            pages: pages
                .map(|&(place, text)| (place.into(), text.into()))
                .collect(),
            files: BTreeSet::new(),
            units: vec!["units/lock.md".into(), "units/bank.md".into()],
            made: vec!["reports.md".into()],
        }
    }

    #[test]
    fn the_order_is_that_of_the_first_page_and_nothing_is_left_out() {
        let book = book(&[
            ("CHANGELOG.md", "# Changelog\n"),
            ("README.md", README),
            ("docs/glossary.md", "# Glossary\n"),
            ("docs/run.md", "# Run files\n"),
            ("docs/units.md", "# Units\n"),
            ("docs/why/0001-a.md", "# 0001: no always @(*)\n"),
            ("docs/why/README.md", "# Decisions\n"),
            ("reports.md", "# Reports\n"),
            ("units/bank.md", "# `bank`\n"),
            ("units/lock.md", "# `lock`\n"),
        ]);
        let expected = "# Summary\n\n[Turnstile](index.md)\n\
            \n# Use it\n\n- [Run files](docs/run.md)\n\
            \n# Hardware\n\n- [Units](docs/units.md)\n  - [`lock`](units/lock.md)\n  - [`bank`](units/bank.md)\n\
            \n# Inside\n\n- [Decisions](docs/why/index.md)\n  - [0001: no always @(*)](docs/why/0001-a.md)\n\
            \n# Reports and references\n\n- [Reports](reports.md)\n\
            \n# More\n\n- [Changelog](CHANGELOG.md)\n- [Glossary](docs/glossary.md)\n";
        assert_eq!(book.summary().unwrap(), expected);
    }

    #[test]
    fn the_documents_of_the_repository_are_a_book() {
        let root = crate::root().unwrap();
        let mut book = Book::read(root).unwrap();
        book.add_units(root).unwrap();
        let summary = book.summary().unwrap();
        for pages in [
            "- [Units](docs/units.md)\n  - [`lds_baseline`](units/lds_baseline.md)\n",
            "- [Decisions](docs/decisions/index.md)\n  - [0001: ",
            "- [Contributing](CONTRIBUTING.md)\n",
        ] {
            assert!(summary.contains(pages), "{pages} is not in\n{summary}");
        }
        let listed = summary.matches("](").count();
        assert_eq!(listed, book.pages.len(), "a page is missing in\n{summary}");
        let modules = "verilog-out/lds_bank.v";
        assert!(book.files.contains(modules), "{:?}", book.files);
    }

    #[test]
    fn a_page_without_a_heading_and_a_readme_without_a_list_are_refused() {
        let told = |pages: &[(&str, &str)]| book(pages).summary().unwrap_err().to_string();
        let no_heading = told(&[("README.md", README), ("docs/run.md", "text\n")]);
        assert_eq!(no_heading, "docs/run.md has no heading `# ...`: add one");
        let no_list = told(&[("README.md", "# Turnstile\n")]);
        assert!(
            no_list.contains("no list of documents under `## Where to read on`"),
            "{no_list}"
        );
    }

    #[test]
    fn links_lead_from_the_document_that_has_them() {
        let cases = [
            (
                "docs/why/0001.md",
                "../units.md#proofs",
                Some("docs/units.md"),
            ),
            ("docs/ptx.md", "../sim/ptx/a.cl", Some("sim/ptx/a.cl")),
            ("README.md", "docs/ptx.md", Some("docs/ptx.md")),
            ("README.md", "#the-hardware", None),
            ("README.md", "https://toml.io", None),
            ("README.md", "../elsewhere.md", None),
        ];
        for (document, link, expected) in cases {
            assert_eq!(
                target(document, link).as_deref(),
                expected,
                "{document}: {link}"
            );
        }
    }

    #[test]
    fn a_readme_is_an_index_page() {
        let cases = [
            ("README.md", Some("index.md")),
            ("decisions/README.md#all", Some("decisions/index.md#all")),
            ("NOT-README.md", None),
            ("ptx.md", None),
            ("https://a.example/README.md", None),
        ];
        for (link, expected) in cases {
            assert_eq!(index_page(link).as_deref(), expected, "{link}");
        }
    }
}
