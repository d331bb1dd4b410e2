//! The paper on early conflict resolution: what the command writes of runs that are played, and that the document has those that are kept.

use super::documented;
use super::sync::{markdown, of_page};
use super::{cell, files, page, refused, succeeds, unbalanced};
use crate::blocks::check_in;
use crate::program::files_below;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use turnstile_experiments::papers::early_conflict_resolution::{Configuration, BENCHMARKS};

/// Runs of all benchmarks, those of the grid with inputs of three seeds, from which the document is made.
const KEPT: &str = "docs/early-conflict-runs.csv";
const DOCUMENT: &str = "docs/early-conflict-results.md";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn columns() -> Vec<String> {
    documented::names("`runs.csv` of `reproduce early-conflict-resolution`")
}

/// A line of a file of runs: with both, half the cycles and no updates turned away; all else is 8.
fn line(benchmark: &str, configuration: Configuration, seed: u32) -> String {
    let cycles = match configuration {
        Configuration::Both => 4000 + seed,
        _ => 8000,
    };
    let of = |name: &String| match name.as_str() {
        "benchmark" => benchmark.to_owned(),
        "version" => "tx".into(),
        "configuration" => configuration.name().into(),
        "change" | "entries" => String::new(),
        "seed" => seed.to_string(),
        "cycles" => cycles.to_string(),
        // Eight commits, and eight aborts of each of four kinds.
        "started" => 40.to_string(),
        _ => 8.to_string(),
    };
    columns().iter().map(of).collect::<Vec<_>>().join(",")
}

/// A file of runs of these seeds.
fn played(folder: &Path, seeds: u32) {
    let mut text = columns().join(",") + "\n";
    for benchmark in BENCHMARKS {
        for configuration in Configuration::ALL {
            for seed in 0..seeds {
                text += &(line(benchmark, configuration, seed) + "\n");
            }
        }
    }
    fs::write(folder.join("played.csv"), text).unwrap();
}

/// The report of played runs of three seeds.
fn report() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("early-played");
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir(&folder).unwrap();
        played(&folder, 3);
        let run = "reproduce early-conflict-resolution --runs played.csv --out report";
        succeeds(&folder, run);
        folder.join("report")
    })
}

#[test]
fn a_report_is_made_again_of_runs_that_are_kept() {
    let files = files(report());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    let all = [
        "figure10.svg",
        "figure11.svg",
        "figure12.svg",
        "figure15.svg",
        "figure8.svg",
        "figure9.svg",
        "numbers.csv",
        "report.html",
        "runs.csv",
        "statements.csv",
    ];
    assert_eq!(names, all);
    let content = |name: &str| &files[names.iter().position(|one| *one == name).unwrap()].1;
    let page = content("report.html");
    assert_eq!(unbalanced(page), [""; 0]);
    assert_eq!(page.matches("<svg").count(), 6);
    assert!(page.contains("medians over inputs of 3 seeds"));
    assert!(page.contains("no number here is the paper's"), "8 tasks");
    for table in [
        "speedups",
        "steps",
        "traffic",
        "energy",
        "constant-power",
        "stack",
        "contradictions",
    ] {
        assert!(page.contains(&format!("<table id=\"{table}\">")), "{table}");
    }
    // In order, and not one more or less.
    let mut kept: Vec<&str> = content("runs.csv").lines().collect();
    let played = fs::read_to_string(report().parent().unwrap().join("played.csv")).unwrap();
    let mut played: Vec<&str> = played.lines().collect();
    assert_eq!(kept[0], played[0]);
    kept.sort_unstable();
    played.sort_unstable();
    assert_eq!(kept, played);
    page::shows_everything(report());
}

#[test]
fn numbers_are_medians_of_the_runs_with_their_range() {
    let headline = ["speedup of EA+PG over Warp TM, geometric mean (headline, first reading)"];
    let number = |name| cell(report(), "numbers.csv", &headline, name);
    assert_eq!(number("ours"), "2.00x (2.00x to 2.00x, 3 seeds)");
    let ours: f64 = number("number").parse().unwrap();
    assert!((ours - 8000.0 / 4001.0).abs() < 1e-9);
    assert_eq!(
        (number("theirs"), number("differs")),
        ("1.41x".into(), "true".into())
    );
    assert!(number("moves").contains("48 KB"));
    // Sizes of tables were not run: that is said.
    let sizes = ["SpMV: entries with 95 % of the gain of the largest table, EA+PG"];
    assert_eq!(cell(report(), "numbers.csv", &sizes, "ours"), "-");
    let holds = |statement: &str| cell(report(), "statements.csv", &[statement], "holds");
    assert_eq!(holds("on average both together beat either alone"), "yes");
    assert_eq!(
        holds("HT with EA: more aborts in all, and yet faster"),
        "no"
    );
    assert_eq!(
        holds("the stack of the RTL has the entries of each state as drawn"),
        "partly"
    );
}

#[test]
fn one_seed_says_that_it_is_one() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path(), 1);
    let run = "reproduce early-conflict-resolution --runs played.csv --out report";
    let text = succeeds(folder.path(), run);
    assert!(
        text.contains("Inputs are of one seed: no number here is a median."),
        "{text}"
    );
    let report = folder.path().join("report");
    for what in [
        "speedup of EA+PG over Warp TM, geometric mean (headline, first reading)",
        "List: cycles of an attempt at 700 MHz, Warp TM",
    ] {
        let ours = cell(&report, "numbers.csv", &[what], "ours");
        assert!(ours.ends_with(" (one seed)"), "{ours}");
    }
}

#[test]
fn the_stack_alone_needs_no_runs() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce early-conflict-resolution --only Stack --out report";
    succeeds(folder.path(), run);
    let files = files(&folder.path().join("report"));
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    assert_eq!(names, ["numbers.csv", "report.html", "statements.csv"]);
    assert_eq!(unbalanced(&files[1].1), [""; 0]);
    assert!(files[1].1.contains("Trans. 0x168 ----- 0000 1001 9"));
    assert_eq!(files[0].1.lines().count(), 1 + 7);
    assert_eq!(files[2].1.lines().count(), 1 + 1);
}

/// A run that is kept says what is in its file, whatever that is.
#[test]
fn runs_that_have_ended_are_not_run_again() {
    let folder = tempfile::tempdir().unwrap();
    let run =
        "reproduce early-conflict-resolution --only grid --only RBT180 --tasks 8 --out report";
    let cycles = || {
        succeeds(folder.path(), run);
        let path = folder.path().join("report/runs.csv");
        let mut runs = csv::Reader::from_path(path).unwrap();
        let at = runs
            .headers()
            .unwrap()
            .iter()
            .position(|name| name == "cycles");
        let runs = runs
            .records()
            .map(|run| run.unwrap()[at.unwrap()].to_owned());
        runs.collect::<Vec<String>>()
    };
    let ran = cycles();
    assert_eq!(ran.len(), 5);
    for path in files_below(&folder.path().join("report/runs")) {
        let text = fs::read_to_string(&path).unwrap();
        let mut run: serde_json::Value = serde_json::from_str(&text).unwrap();
        let cycles = &mut run["result"]["Ok"]["cycles"];
        *cycles = (cycles.as_u64().unwrap() + 1_000_000).into();
        fs::write(&path, run.to_string()).unwrap();
    }
    let million = |cycles: &String| (cycles.parse::<u64>().unwrap() + 1_000_000).to_string();
    assert_eq!(cycles(), ran.iter().map(million).collect::<Vec<_>>());
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (options, message) in [
        (
            "--only HT2K",
            "error: --only HT2K: early-conflict-resolution has no part and no benchmark `HT2K`; choose grid, tables, best, references, choices, stack, lockstep, HT1K,",
        ),
        ("--machine m.toml", "error: unexpected argument '--machine' found"),
        ("--seeds 0", "error: invalid value '0' for '--seeds <N>'"),
        ("--tasks 0", "error: invalid value '0' for '--tasks <N>'"),
        (
            "--runs r.csv --seeds 2",
            "error: the argument '--runs <FILE>' cannot be used with '--seeds <N>'",
        ),
        ("--runs r.csv --only grid", "error: the argument '--runs <FILE>' cannot be used with"),
        ("--runs r.csv", "error: r.csv: the runs cannot be read"),
    ] {
        let run = format!("reproduce early-conflict-resolution {options}");
        refused(folder.path(), &run, message);
    }
    for (text, message) in [
        (
            "a,b\n1,2\n",
            "error: r.csv: this is no line of a runs.csv (",
        ),
        (
            "a,b\n",
            "error: r.csv: there is no run in it; give the runs.csv",
        ),
        ("", "error: r.csv: there is no run in it; give the runs.csv"),
    ] {
        fs::write(folder.path().join("r.csv"), text).unwrap();
        let run = "reproduce early-conflict-resolution --runs r.csv --out report";
        refused(folder.path(), run, message);
    }
}

/// The document's tables are those of the runs that are kept. UPDATE_README=1 writes them.
#[test]
fn the_document_has_what_the_kept_runs_say() {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("report");
    let kept = root().join(KEPT);
    let run = format!(
        "reproduce early-conflict-resolution --runs {} --out report",
        kept.display()
    );
    succeeds(folder.path(), &run);
    for file in ["numbers", "statements"] {
        let table = markdown(&report, &format!("{file}.csv"), &[0, 1, 2, 3]);
        check_in(DOCUMENT, file, &table);
    }
    let page = fs::read_to_string(report.join("report.html")).unwrap();
    for name in [
        "speedups",
        "steps",
        "references",
        "choices",
        "traffic",
        "energy",
        "constant-power",
        "stack",
        "contradictions",
    ] {
        let has = page.contains(&format!("<table id=\"{name}\">"));
        let table = match has {
            true => of_page(&report, name),
            false => String::new(),
        };
        check_in(DOCUMENT, name, &table);
    }
}

/// Lines of the grid with the first seed, of these benchmarks.
fn lines(text: &str, benchmarks: &[&str]) -> Vec<String> {
    let at = |name: &str| columns().iter().position(|one| one == name).unwrap();
    let wanted = [
        ("version", "tx"),
        ("change", ""),
        ("entries", ""),
        ("seed", "0"),
    ];
    let wanted = wanted.map(|(name, value)| (at(name), value));
    let name = at("benchmark");
    let is = |line: &&str| {
        let cells: Vec<&str> = line.split(',').collect();
        benchmarks.contains(&cells[name]) && wanted.iter().all(|(at, value)| cells[*at] == *value)
    };
    let lines = text.lines().skip(1).filter(is);
    lines.map(String::from).collect()
}

/// Runs these benchmarks again: they count what the kept runs have counted.
fn run_again(benchmarks: &[&str]) {
    let kept = fs::read_to_string(root().join(KEPT)).unwrap();
    let kept = lines(&kept, benchmarks);
    if kept.is_empty() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let names = benchmarks.iter().map(|name| format!(" --only {name}"));
    let run = "reproduce early-conflict-resolution --out report --only grid --only best";
    let run = run.to_owned() + &names.collect::<String>();
    succeeds(folder.path(), &run);
    let again = fs::read_to_string(folder.path().join("report/runs.csv")).unwrap();
    assert_eq!(
        lines(&again, benchmarks),
        kept,
        "make {KEPT} again: {DOCUMENT} says how"
    );
}

#[test]
fn the_shortest_runs_are_as_they_were() {
    run_again(&["RBT180"]);
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn runs_are_as_they_were() {
    run_again(&["SpMV", "List", "BinTree", "RBT180", "RBT450"]);
}
