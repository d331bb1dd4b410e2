//! The paper on scratchpad atomics: what the command writes, against the paper's law and against what is known of random votes.

use super::documented;
use super::sync::markdown;
use super::{cell, files, page, refused, standard_error, succeeds, turnstile, unbalanced};
use crate::blocks::check_in;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Random warps of the test's report, and objects; the command's own numbers take minutes.
const PATTERNS: u32 = 20_000;
const OBJECTS: u32 = 2_000;

fn report() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        // Pixels of five bits vote for 32 bins, which are one of eight vote spaces.
        let pixels: Vec<String> = (0..64 * 64)
            .map(|place| (place / 90 % 32).to_string())
            .collect();
        let image = format!("P2\n64 64\n31\n{}\n", pixels.join("\n"));
        fs::write(folder.join("stripes.pgm"), image).unwrap();
        made(
            PATTERNS,
            &format!("--image stripes.pgm --objects {OBJECTS}"),
        )
    })
}

fn made(patterns: u32, options: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("scratchpad-{patterns}");
    let report = folder.join(&name);
    if report.exists() {
        fs::remove_dir_all(&report).unwrap();
    }
    let run = format!("reproduce scratchpad-atomics --patterns {patterns} --out {name} {options}");
    succeeds(folder, &run);
    report
}

#[test]
fn a_report_has_every_number_and_statement() {
    let files = files(report());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    let figures = [10, 2, 3, 5, 6, 7, 8, 9].map(|number| format!("figure{number}.svg"));
    let tables = [
        "kernels.csv",
        "numbers.csv",
        "report.html",
        "runs.csv",
        "side-by-side.csv",
        "statements.csv",
    ];
    assert_eq!(
        names,
        [figures.each_ref().map(String::as_str).as_slice(), &tables].concat()
    );
    let page = fs::read_to_string(report().join("report.html")).unwrap();
    assert_eq!(unbalanced(&page), [""; 0]);
    assert_eq!(page.matches("<svg").count(), 8);
    let mut numbers = csv::Reader::from_path(report().join("numbers.csv")).unwrap();
    let names = numbers.headers().unwrap().clone();
    let at = |name| names.iter().position(|one| one == name).unwrap();
    for row in numbers.records().map(Result::unwrap) {
        // An error is another one on another GPU, and none on the RTL; the row says so.
        // So does the best number of copies for other data.
        let may = row[0] == *"2.1.3" || row[1].starts_with("k-means: best number of copies");
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

/// Lines of a table by the names of their columns.
fn table(file: &str) -> (Vec<String>, Vec<csv::StringRecord>) {
    let mut table = csv::Reader::from_path(report().join(file)).unwrap();
    let names = table.headers().unwrap().iter().map(String::from).collect();
    (names, table.records().map(Result::unwrap).collect())
}

#[test]
fn points_are_as_documented() {
    for file in ["runs.csv", "kernels.csv"] {
        let section = format!("`{file}` of `reproduce scratchpad-atomics`");
        assert_eq!(table(file).0, documented::names(&section));
    }
    let columns = table("side-by-side.csv").0;
    let named = documented::names("`side-by-side.csv` of `reproduce scratchpad-atomics`");
    let all = columns.iter().filter(|name| !name.contains(": "));
    assert_eq!(all.collect::<Vec<_>>(), named.iter().collect::<Vec<_>>());
}

/// A kernel's votes are atomic instructions: of 2,000 objects in 63 warps, a vote for the cluster and one for each component.
#[test]
fn kernels_vote_once_for_each_object_and_component() {
    let (names, lines) = table("kernels.csv");
    let at = |name: &str| names.iter().position(|one| one == name).unwrap();
    let number = |line: &csv::StringRecord, name: &str| line[at(name)].parse::<u64>().unwrap();
    let warps = u64::from(OBJECTS.div_ceil(32));
    for line in &lines {
        let instructions = match &line[0] {
            "histogram" => 64 * 64 / 32,
            _ => warps * (1 + number(line, "components")),
        };
        assert_eq!(number(line, "instructions"), instructions, "{line:?}");
        assert!(number(line, "iterations") >= instructions, "{line:?}");
        // Cores run at 772 MHz.
        let time = line[at("milliseconds")].parse::<f64>().unwrap();
        let cycles = number(line, "cycles") as f64;
        assert!((time * 772_000.0 / cycles - 1.0).abs() < 1e-3, "{line:?}");
    }
    // Nearly all pixels of a warp are in one bin, so a warp has to wait for its lanes; a copy for each lane ends that.
    let of = |copies: &str, padding: &str| {
        let start = [
            "histogram",
            "CUDA C++",
            "32",
            "0",
            copies,
            "cyclic",
            padding,
        ];
        let is =
            |line: &&csv::StringRecord| line.iter().zip(start).all(|(cell, start)| cell == start);
        number(lines.iter().find(is).unwrap(), "iterations")
    };
    assert!(of("1", "0") > 20 * 128, "{}", of("1", "0"));
    // Other warps of the block have the same copies.
    assert!(of("32", "0") < 2 * 128, "{}", of("32", "0"));
}

/// Whatever updates the words, locks that hold longer take longer.
#[test]
fn ways_to_update_words_are_side_by_side() {
    let (names, lines) = table("side-by-side.csv");
    let at = |name: &str| names.iter().position(|one| one == name).unwrap();
    assert_eq!(lines.len(), 9);
    let cycles = |line: usize| {
        lines[line][at("histogram, 32 bins: cycles")]
            .parse::<u64>()
            .unwrap()
    };
    let [native, rtl, measured, spin] = [0, 1, 2, 3].map(cycles);
    assert!(native < rtl && rtl < measured && measured < spin);
    // Areas were not asked for.
    assert!(lines.iter().all(|line| line[at("cells_kge")].is_empty()));
}

#[test]
fn an_image_that_is_none_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("none.png"), "no image").unwrap();
    fs::write(folder.join("dark.pgm"), "P2\n2 1\n7\n1 7\n").unwrap();
    for (image, what) in [
        ("none.png", "error: none.png: "),
        ("dark.pgm", "error: --image dark.pgm: its pixels have 3 bits, and the histogram with the fewest bins has 32; give an image with 5"),
        ("missing.png", "error: missing.png: "),
    ] {
        let run = format!("reproduce scratchpad-atomics --image {image} --out refused");
        refused(folder, &run, what);
    }
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

/// A run with constants of a machine file that is written, with less to do than the paper's.
fn with_constants(folder: &Path, latency: &str) -> &'static str {
    let machine = format!("name = 'm'\n[latency]\n{latency}\n");
    fs::write(folder.join("m.toml"), machine).unwrap();
    fs::write(folder.join("image.pgm"), "P2\n2 1\n31\n1 30\n").unwrap();
    "reproduce scratchpad-atomics --patterns 10 --image image.pgm --objects 1 --machine m.toml --out out"
}

#[test]
#[ignore = "a minute: a part of `cargo xtask campaign`"]
fn other_constants_make_other_cycles() {
    let folder = tempfile::tempdir().unwrap();
    let run = with_constants(folder.path(), "base = 100\nposition = 200\nbank = 2");
    succeeds(folder.path(), run);
    let out = folder.path().join("out");
    let law = ["latency of 8 lanes at one word: 108 + 7 x 120"];
    assert_eq!(cell(&out, "numbers.csv", &law, "number"), "1500.0");
    assert_eq!(cell(&out, "numbers.csv", &law, "differs"), "true");
}

#[test]
fn constants_that_the_rtl_contradicts_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = with_constants(folder.path(), "base = 100\nposition = 200\nbank = 1");
    let output = turnstile(folder.path(), run);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(2), "{error}");
    let what = "bank = 1 contradicts the RTL, which takes 2 of these cycles";
    assert!(error.contains(what), "{error}");
    assert!(!folder.path().join("out").exists());
}

/// The document's tables are those of a run of full size. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_a_run_finds() {
    let report = made(1_000_000, "--area");
    let table = |file: &str, columns: &[usize]| markdown(&report, file, columns);
    let document = "docs/scratchpad-atomics.md";
    check_in(document, "numbers", &table("numbers.csv", &[0, 1, 2, 3]));
    check_in(
        document,
        "statements",
        &table("statements.csv", &[0, 1, 2, 3]),
    );
    let columns: Vec<usize> = (0..17).collect();
    check_in(
        document,
        "side-by-side",
        &table("side-by-side.csv", &columns),
    );
}
