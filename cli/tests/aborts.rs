//! docs/aborts.md has what its commands print.

#[path = "common/blocks.rs"]
mod blocks;
#[path = "common/program.rs"]
mod program;

use blocks::check_in;
use program::succeeds;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use turnstile_tools::{available, CLANG};

/// Blocks and what is run for them.
const RUNS: [(&str, &str); 4] = [
    ("one", "simulate one.toml"),
    ("one-smdcd", "simulate one.toml --detector smdcd"),
    ("two", "simulate two.toml"),
    ("three", "simulate three.toml"),
];

/// A copy of the examples.
fn examples() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/aborts");
    for name in ["votes.cl", "keys.npy", "one.toml", "two.toml", "three.toml"] {
        fs::copy(examples.join(name), folder.path().join(name)).expect("an example");
    }
    folder
}

#[test]
fn the_page_has_what_its_commands_print() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = examples();
    for (block, command) in RUNS {
        let told = succeeds(folder.path(), command);
        // How fast it was, and by which engine, is not the page's matter.
        let lines = told.lines().filter(|line| !line.starts_with("  engine"));
        let lines: Vec<&str> = lines.collect();
        let text = format!(
            "```text\n$ turnstile {command}\n{}\n```\n",
            lines.join("\n")
        );
        check_in("docs/aborts.md", block, &text);
    }
}

/// What the page quotes is what stands there.
#[test]
fn quoted_lines_are_those_of_the_kernel() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file");
    let (page, kernel) = (read("docs/aborts.md"), read("examples/aborts/votes.cl"));
    let quoted = page.lines().filter_map(|line| line.split_once("// line "));
    let quoted: Vec<(&str, usize)> = quoted
        .map(|(code, number)| (code.trim(), number.parse().expect("a number")))
        .collect();
    assert_eq!(quoted.len(), 3);
    for (code, number) in quoted {
        let line = kernel.lines().nth(number - 1);
        assert_eq!(line.map(str::trim), Some(code), "line {number}");
    }
}

/// Each work-item has voted once, with a weight of 3, whatever had to be done again.
#[test]
fn all_three_count_the_votes() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = examples();
    for name in ["one", "two", "three"] {
        succeeds(folder.path(), &format!("simulate {name}.toml"));
        let dump = fs::read(folder.path().join("out.npy")).expect("the dump");
        let words = dump[dump.len() - 4 * 257..].chunks_exact(4);
        let words: Vec<u32> = words
            .map(|word| u32::from_le_bytes(word.try_into().expect("a word")))
            .collect();
        assert_eq!(words[..256], [3; 256], "{name}");
        assert_eq!(words[256], 3 * 256, "{name}");
    }
}
