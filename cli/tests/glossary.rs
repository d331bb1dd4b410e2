//! Every abbreviation of README.md and docs is in docs/glossary.md, and every page leads there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What everybody knows who reads about hardware and programs.
const KNOWN: [&str; 23] = [
    "AMD", "AND", "OR", "XOR", "CPU", "GPU", "RAM", "KB", "GB", "JSON", "CSV", "TOML", "SVG",
    "PNG", "PGM", "NVIDIA", "MIT", "README", "NAME", "NAND2", "CL", "ID", "PATH",
];

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

/// README.md and all pages but the glossary.
fn pages() -> Vec<PathBuf> {
    let entries = fs::read_dir(docs())
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let pages = entries.filter(|path| {
        path.extension().is_some_and(|end| end == "md") && !path.ends_with("glossary.md")
    });
    pages.chain([docs().join("../README.md")]).collect()
}

/// Text without code and without the targets of links.
fn prose(text: &str) -> String {
    let mut fenced = false;
    let lines = text.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced && !line.starts_with("```") && !line.starts_with("    ")
    });
    let lines: Vec<&str> = lines.collect();
    // Code spans may go over the end of a line.
    let text = lines.join("\n");
    let text: Vec<&str> = text.split('`').step_by(2).collect();
    let text = text.join(" ");
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    rest.fold(first, |text, part| text + "] " + part)
}

/// Words of at least two capital letters and figures, without the s of a plural.
fn abbreviations(prose: &str) -> BTreeSet<String> {
    let words = prose.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
    let is_one = |word: &&str| {
        let capitals = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
        word.len() > 1
            && word.starts_with(|letter: char| letter.is_ascii_uppercase())
            && word.chars().all(capitals)
            && !is_numbered_label(word)
    };
    let plain = words.map(|word| word.strip_suffix('s').unwrap_or(word));
    plain.filter(is_one).map(str::to_owned).collect()
}

/// A letter with a number, such as P5: a name by itself.
fn is_numbered_label(word: &str) -> bool {
    word.len() < 3 && word[1..].parse::<u32>().is_ok() && word != "H3"
}

/// The terms in bold letters.
fn terms() -> BTreeSet<String> {
    let text = fs::read_to_string(docs().join("glossary.md")).unwrap();
    text.split("**")
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_abbreviation_is_explained() {
    let terms = terms();
    let mut seen = BTreeSet::new();
    let mut missing = BTreeSet::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for one in abbreviations(&prose(&text)) {
            // Of KM256 the letters are a benchmark.
            let letters = one.trim_end_matches(|letter: char| letter.is_ascii_digit());
            let explained = [&*one, letters]
                .iter()
                .any(|form| terms.contains(*form) || KNOWN.contains(form));
            if !explained {
                missing.insert(format!("{one} in {}", page.display()));
            }
            seen.insert(one);
        }
    }
    assert!(
        missing.is_empty(),
        "write into docs/glossary.md what they are: {missing:#?}"
    );
    assert!(seen.contains("SMDCD") && seen.contains("TCM"), "{seen:?}");
}

#[test]
fn every_page_leads_to_the_glossary() {
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        assert!(text.contains("glossary.md)"), "{}", page.display());
    }
}

#[test]
fn what_is_code_is_no_abbreviation() {
    let text = "A TCM, `EXEC &\nVCC` and [DCD](LDS.md)s.\n\n    KGE\n```text\nPG\n```\nTwo FPGAs, P5 and Wf_S.";
    let found = abbreviations(&prose(text));
    assert_eq!(
        found.into_iter().collect::<Vec<_>>(),
        ["DCD", "FPGA", "TCM"]
    );
}
