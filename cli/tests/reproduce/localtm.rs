//! The pages of the two LocalTM papers.

use super::blocks::check_in;
use super::near::{cells, tally};
use super::sync::{markdown, of_page};
use super::turnstile;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LOSERS: [&str; 2] = ["later", "all"];
const PAGE: &str = "docs/localtm-results.md";

/// The report of all runs of a paper.
fn all_runs(paper: &str, losers: &str, first_seed: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let out = format!("all-localtm-{paper}-{losers}-{first_seed}");
    let report = folder.join(&out);
    if report.exists() {
        fs::remove_dir_all(&report).unwrap();
    }
    let run = format!(
        "reproduce localtm-{paper} --seeds 5 --first-seed {first_seed} --losers {losers} --out {out}"
    );
    let output = turnstile(folder, &run);
    assert_eq!(output.status.code(), Some(0), "{run}");
    report
}

fn numbers(report: &Path) -> String {
    markdown(report, "numbers.csv", &[0, 1, 2, 3, 7])
}

fn statements(report: &Path) -> String {
    markdown(report, "statements.csv", &[0, 1, 2, 3])
}

/// The document's tables are those of all runs. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_both_papers_runs_say() {
    let mut counts = "| paper | losers | numbers | within 10 % | within 25 % | statements that hold | partly | not |\n\
                      | --- | --- | --- | --- | --- | --- | --- | --- |\n"
        .to_owned();
    let mut others = "| paper | statements | other verdicts | numbers | not as near |\n| --- | --- | --- | --- | --- |\n".to_owned();
    let mut bloom = vec![];
    for (paper, tables) in [
        ("bloom", &["searches", "placements"][..]),
        ("directory", &["genetic", "sharing"]),
    ] {
        for losers in LOSERS {
            let report = all_runs(paper, losers, 0);
            let (numbers, statements) = (numbers(&report), statements(&report));
            let of = tally(&cells(&numbers), Some(&cells(&statements)));
            let counted = [0, 1, 2, 4, 5, 6].map(|place: usize| of[place].as_str());
            counts += &format!("| {paper} | {losers} | {} |\n", counted.join(" | "));
            if paper == "bloom" {
                bloom.push(cells(&numbers));
            } else {
                let block = format!("directories-{losers}");
                check_in(PAGE, &block, &of_page(&report, "directories"));
            }
            if losers != LOSERS[0] {
                continue;
            }
            others += &with_other_seeds(paper, &report, &all_runs(paper, losers, 5));
            check_in(PAGE, &format!("{paper}-numbers"), &numbers);
            check_in(PAGE, &format!("{paper}-statements"), &statements);
            for name in tables {
                check_in(PAGE, name, &of_page(&report, name));
            }
        }
    }
    check_in(PAGE, "counts", &counts);
    check_in(PAGE, "other-seeds", &others);
    check_in(PAGE, "losers", &beside(&bloom));
}

/// What other seeds say otherwise: verdicts of statements, and numbers that are within 10 % or 25 % of the paper's or not.
fn with_other_seeds(paper: &str, report: &Path, other: &Path) -> String {
    let changes = |of: fn(&Path) -> String, verdict: fn(&[String]) -> String| {
        let [these, those] = [report, other].map(|report| cells(&of(report)));
        assert_eq!(these.len(), those.len());
        let differ = these.iter().zip(&those);
        let differ = differ.filter(|(one, two)| verdict(one) != verdict(two));
        let told = differ.map(|(one, two)| format!("{}: {}, {}", one[1], one[3], two[3]));
        (these.len(), told.collect::<Vec<_>>().join("; "))
    };
    let (statements, verdicts) = changes(statements, |row| row[2].clone());
    let near = |row: &[String]| tally(&[row.to_vec()], None)[1..3].join(" ");
    let (numbers, nearness) = changes(numbers, near);
    format!("| {paper} | {statements} | {verdicts} | {numbers} | {nearness} |\n")
}

/// Numbers of the Bloom paper's sections on the three benchmarks with both rules beside each other: what is counted, and commit ratios.
fn beside(reports: &[Vec<Vec<String>>]) -> String {
    let [later, all] = reports else {
        panic!("{} reports", reports.len());
    };
    let mut table = "| what | theirs | later | all |\n| --- | --- | --- | --- |\n".to_owned();
    for (later, all) in later.iter().zip(all) {
        let what = &later[1];
        let counts = ["passes", "conflicts"]
            .iter()
            .any(|word| what.contains(word));
        if counts && !what.contains("(by construction") {
            table += &format!("| {what} | {} | {} | {} |\n", later[2], later[3], all[3]);
        }
    }
    table
}

/// Lines of a report's table, by the names of its columns.
fn lines(report: &Path, file: &str) -> Vec<BTreeMap<String, String>> {
    let mut table = csv::Reader::from_path(report.join(file)).unwrap();
    table.deserialize().map(Result::unwrap).collect()
}

#[test]
fn numbers_are_medians_over_seeds_and_each_seed_is_a_run_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let reports = [("three", "1", "3"), ("one", "2", "1")].map(|(out, first, seeds)| {
        let run = format!(
            "reproduce localtm-directory --only HT-LC --only GA-LC --first-seed {first} --seeds {seeds} --out {out}"
        );
        assert_eq!(turnstile(folder.path(), &run).status.code(), Some(0));
        folder.path().join(out)
    });
    let runs = lines(&reports[0], "runs.csv");
    let of_seed = |seed: &str| {
        let runs = runs.iter().filter(|run| run["seed"] == seed);
        runs.cloned().collect::<Vec<_>>()
    };
    assert_eq!(of_seed("2"), lines(&reports[1], "runs.csv"));
    let cycles = |case: &str, detector: &str| {
        let is =
            |run: &&BTreeMap<String, String>| run["case"] == case && run["detector"] == detector;
        let found = runs.iter().filter(is).map(|run| run["cycles"].clone());
        found.collect::<BTreeSet<_>>()
    };
    // Its input is the same with every seed.
    assert!(cycles("HT-LC", "dcd").len() > 1);
    assert!(cycles("GA-LC", "dcd").len() > 1);
    let numbers = lines(&reports[0], "numbers.csv");
    for number in &numbers {
        let [least, median, most] =
            ["least", "number", "most"].map(|name| number[name].parse::<f64>().unwrap());
        assert!(least <= median && median <= most, "{number:?}");
        let constructed = number["by_construction"] == "true";
        assert_eq!(number["what"].contains("(by construction"), constructed);
        assert!(!constructed || least == most, "{number:?}");
    }
    let ranges = numbers.iter().filter(|one| one["least"] != one["most"]);
    assert!(ranges.count() > 3);
    assert!(numbers.iter().any(|one| one["unit"] == "times"));
}
