//! The paper on scratchpad atomics: what the command writes, against the paper's law and against what is known of random votes.

use super::documented;
use super::{cell, files, page, turnstile, unbalanced};
use crate::blocks::check_in;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Random warps of the test's report; the command's own number takes minutes.
const PATTERNS: u32 = 20_000;

fn report() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| made(PATTERNS))
}

fn made(patterns: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("scratchpad-{patterns}");
    let report = folder.join(&name);
    if report.exists() {
        fs::remove_dir_all(&report).unwrap();
    }
    let run = format!("reproduce scratchpad-atomics --patterns {patterns} --out {name}");
    let output = turnstile(folder, &run);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{error}");
    report
}

#[test]
fn a_report_has_every_number_and_statement() {
    let files = files(report());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    let figures = [2, 3, 5, 6, 7].map(|number| format!("figure{number}.svg"));
    let tables = ["numbers.csv", "report.html", "runs.csv", "statements.csv"];
    assert_eq!(
        names,
        [figures.each_ref().map(String::as_str).as_slice(), &tables].concat()
    );
    let page = fs::read_to_string(report().join("report.html")).unwrap();
    assert_eq!(unbalanced(&page), [""; 0]);
    assert_eq!(page.matches("<svg").count(), 5);
    let mut numbers = csv::Reader::from_path(report().join("numbers.csv")).unwrap();
    let names = numbers.headers().unwrap().clone();
    let at = |name| names.iter().position(|one| one == name).unwrap();
    for row in numbers.records().map(Result::unwrap) {
        // An error is another one on another GPU, and none on the RTL; the row says so.
        let may = row[0] == *"2.1.3";
        assert!(&row[at("differs")] == "false" || may, "{row:?}");
        assert_eq!(&row[at("differs")] == "true", !row[at("moves")].is_empty());
    }
    // Two mappings, sorted or not, padded or not; and as many copies as fit.
    let plain = [6, 6, 6, 6, 6, 5, 4, 3];
    // With a word between them two copies of 4,096 words fit, not three.
    let padded = [6, 6, 6, 6, 6, 5, 4, 2];
    let copies: usize = plain.iter().chain(&padded).sum();
    let runs = fs::read_to_string(report().join("runs.csv")).unwrap();
    assert_eq!(runs.lines().count(), 1 + 4 * copies);
}

#[test]
fn points_are_as_documented() {
    let table = csv::Reader::from_path(report().join("runs.csv"));
    let names: Vec<_> = table
        .unwrap()
        .headers()
        .unwrap()
        .iter()
        .map(String::from)
        .collect();
    assert_eq!(
        names,
        documented::names("`runs.csv` of `reproduce scratchpad-atomics`")
    );
}

#[test]
fn the_page_shows_every_figure_and_number() {
    page::shows_everything(report());
}

#[test]
fn statements_are_as_documented() {
    let mut table = csv::Reader::from_path(report().join("statements.csv")).unwrap();
    let names: Vec<_> = table.headers().unwrap().iter().map(String::from).collect();
    let documented = documented::fields("`statements.csv`");
    assert_eq!(
        names,
        documented
            .into_iter()
            .map(|field| field.0)
            .collect::<Vec<_>>()
    );
    for row in table.records().map(Result::unwrap) {
        assert!(["yes", "no", "partly"].contains(&&row[2]), "{row:?}");
        assert!(!row[3].is_empty(), "{row:?}");
    }
}

/// The RTL is Algorithm 1's. With three constants it is a model of a GPU that was never meant, and not a worse one than the paper's of its own.
#[test]
fn errors_over_5184_patterns_are_small() {
    let error = |what: &str| -> f64 {
        let cell = cell(report(), "numbers.csv", &[what], "number");
        cell.parse().unwrap()
    };
    assert_eq!(
        error("median error over 5184 patterns: of Algorithm 1, beside the RTL"),
        0.0
    );
    let same = "the same, with three fitted constants, beside an H200: ";
    for operation in [
        "float additions, 32 locks",
        "a spin lock in software, 1,024 locks",
    ] {
        let error = error(&format!("{same}{operation}"));
        assert!(0.001 < error && error < 0.025, "{operation}: {error}");
    }
}

/// The paper's law, at every stride.
#[test]
fn plain_accesses_pay_a_replay_a_word() {
    let whats = [
        "read of 32 lanes 256 words apart",
        "write of 12 lanes 1024 words apart",
    ];
    for (what, replays) in whats.into_iter().zip([31, 11]) {
        let what = format!("penalty of a plain {what}: {replays} x 32");
        let penalty = cell(report(), "numbers.csv", &[&what], "number");
        assert_eq!(penalty, format!("{}.0", 32 * replays));
    }
    let text =
        "a plain read or write with an m-way bank conflict costs (m - 1) replays at any stride";
    assert_eq!(cell(report(), "statements.csv", &[text], "holds"), "yes");
}

/// The mean of the most of 32 balls in one of so many bins, which are filled one after the other: of the balls that are left each falls
/// into the next of `n` bins with a chance of 1/n.
fn mean_of_most(bins: u32) -> f64 {
    const BALLS: usize = 32;
    let chance = |most: usize| {
        // That so many balls lie in the bins so far, of which none has more than `most`.
        let mut lies = [0.0; BALLS + 1];
        lies[0] = 1.0;
        for bins_left in (1..=bins).rev() {
            let mut next = [0.0; BALLS + 1];
            for (before, chance) in lies.iter().enumerate() {
                let left = BALLS - before;
                for here in 0..=left.min(most) {
                    next[before + here] +=
                        chance * binomial(left, here, 1.0 / f64::from(bins_left));
                }
            }
            lies = next;
        }
        lies[BALLS]
    };
    (0..BALLS).map(|most| 1.0 - chance(most)).sum()
}

/// The chance that of `all` things, each with this chance, so many happen.
fn binomial(all: usize, happen: usize, chance: f64) -> f64 {
    let ways: f64 = (0..happen)
        .map(|at| (all - at) as f64 / (at + 1) as f64)
        .product();
    ways * chance.powi(happen as i32) * (1.0 - chance).powi((all - happen) as i32)
}

/// Up to 1,024 words a lock has one word, so the lock degree is the most votes for one.
#[test]
fn lock_degrees_are_those_of_balls_in_bins() {
    for words in [32, 64, 256, 1024] {
        let words_text = words.to_string();
        let found = line_of(&[&words_text, "1", "cyclic", "0", "false"], "lock_degree");
        let expected = mean_of_most(words);
        // The most of 32 balls varies by less than one; four standard errors.
        let error = 4.0 / f64::from(PATTERNS).sqrt();
        assert!(
            (found - expected).abs() < error,
            "{words}: {found}, not {expected}"
        );
    }
}

/// Cell of the line of runs.csv that begins with these cells.
fn line_of(start: &[&str], name: &str) -> f64 {
    let mut table = csv::Reader::from_path(report().join("runs.csv")).unwrap();
    let names = table.headers().unwrap().clone();
    let at = names.iter().position(|one| one == name).unwrap();
    let mut lines = table.records().map(Result::unwrap);
    let found = lines.find(|cells| start.iter().zip(cells).all(|(one, cell)| *one == cell));
    found.unwrap_or_else(|| panic!("no line {start:?}"))[at]
        .parse()
        .unwrap()
}

/// With a copy a lane and padding, equal sorted votes neither meet nor share a bank: what remains is chance.
#[test]
fn a_copy_a_lane_leaves_no_lock_conflict() {
    for mapping in ["cyclic", "block"] {
        let line = ["32", "32", mapping, "1", "true"];
        assert_eq!(line_of(&line, "lock_cycles"), 0.0, "{mapping}");
    }
}

#[test]
fn other_constants_make_other_cycles() {
    let folder = tempfile::tempdir().unwrap();
    let machine = "name = 'm'\n[latency]\nbase = 100\nposition = 200\nbank = 1\n";
    fs::write(folder.path().join("m.toml"), machine).unwrap();
    let run = "reproduce scratchpad-atomics --patterns 10 --machine m.toml --out out";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(0));
    let out = folder.path().join("out");
    let law = ["latency of 8 lanes at one word: 108 + 7 x 120"];
    assert_eq!(cell(&out, "numbers.csv", &law, "number"), "1500.0");
    assert_eq!(cell(&out, "numbers.csv", &law, "differs"), "true");
}

/// The document's tables are those of a run of full size. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_a_run_finds() {
    let report = made(1_000_000);
    let table = |file: &str, columns: &[usize]| {
        let mut table = csv::Reader::from_path(report.join(file)).unwrap();
        let head = table.headers().unwrap().clone();
        let line = |cells: &csv::StringRecord| {
            let cells: Vec<_> = columns.iter().map(|at| cells[*at].to_owned()).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule = format!("|{}\n", " --- |".repeat(columns.len()));
        let lines: String = table.records().map(|row| line(&row.unwrap())).collect();
        line(&head) + &rule + &lines
    };
    let document = "docs/scratchpad-atomics.md";
    check_in(document, "numbers", &table("numbers.csv", &[0, 1, 2, 3]));
    check_in(
        document,
        "statements",
        &table("statements.csv", &[0, 1, 2, 3]),
    );
}
