//! The tables of fields in docs/output.md.

use std::fs;
use std::path::Path;

/// Field and type of every line of the tables in the section that is called `title`.
pub fn fields(title: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/output.md");
    let text = fs::read_to_string(path).expect("docs/output.md");
    let mut sections = text.split("\n## ");
    let section = sections.find(|section| section.starts_with(title));
    let section = section.unwrap_or_else(|| panic!("there is no section {title}"));
    let lines = section.lines().filter(|line| line.starts_with("| `"));
    let cells = lines.map(|line| line.trim_matches('|').split('|').map(str::trim));
    let named = cells.map(|mut cells| {
        let field = cells.next().expect("a field").trim_matches('`');
        (field.to_string(), cells.next().expect("a type").to_string())
    });
    named.collect()
}

/// The names of those fields.
pub fn names(title: &str) -> Vec<String> {
    fields(title).into_iter().map(|field| field.0).collect()
}
