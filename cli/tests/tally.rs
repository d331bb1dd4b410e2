//! README's tally is what the tables of the pages add up to; `cargo xtask docs` writes it.

#[path = "common/blocks.rs"]
mod blocks;
#[path = "common/near.rs"]
mod near;

use blocks::check_in;
use near::{cells, tally};
use std::fs;
use std::path::Path;

/// A paper, the page with its tables, the block of its numbers and that of its statements.
const PAPERS: [(&str, &str, &str, Option<&str>); 5] = [
    (
        "LocalTM, Bloom",
        "localtm-results.md",
        "bloom-numbers",
        Some("bloom-statements"),
    ),
    (
        "LocalTM, directory",
        "localtm-results.md",
        "directory-numbers",
        Some("directory-statements"),
    ),
    (
        "Scratchpad atomics",
        "scratchpad-atomics.md",
        "numbers",
        Some("statements"),
    ),
    (
        "Sync primitives",
        "sync-primitives.md",
        "numbers",
        Some("statements"),
    ),
    (
        "Early conflict resolution",
        "early-conflict-results.md",
        "numbers",
        Some("statements"),
    ),
];

/// The cells of a table of a page, without its head.
fn rows(page: &str, block: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(page);
    let text = fs::read_to_string(&path).expect(page);
    let (_, rest) = text
        .split_once(&format!("<!-- begin {block} -->\n"))
        .expect(block);
    let (table, _) = rest.split_once("<!-- end").expect(block);
    cells(table)
}

fn row((paper, page, numbers, statements): (&str, &str, &str, Option<&str>)) -> String {
    let statements = statements.map(|block| rows(page, block));
    let counts = tally(&rows(page, numbers), statements.as_deref());
    format!("| [{paper}](docs/{page}) | {} |\n", counts.join(" | "))
}

#[test]
fn the_tally_is_what_the_pages_say() {
    let head = "| paper | numbers | within 10 % | within 25 % | not counted | statements that hold | partly | not |\n\
                | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    let table: String = PAPERS.into_iter().map(row).collect();
    check_in("README.md", "tally", &format!("{head}{table}"));
}
