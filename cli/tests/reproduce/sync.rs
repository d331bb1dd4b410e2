//! The paper on synchronisation primitives: what the command writes, and that its numbers are those of its runs.

use super::documented;
use super::{cell, files, refused, succeeds, unbalanced};
use crate::blocks::check_in;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Barriers alone: all of it takes minutes.
fn report() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| made("sync-barriers", "--only Barrier"))
}

fn made(name: &str, options: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let report = folder.join(name);
    if report.exists() {
        fs::remove_dir_all(&report).unwrap();
    }
    let run = format!("reproduce gpu-sync-primitives --out {name} {options}");
    succeeds(folder, &run);
    report
}

#[test]
fn a_report_of_barriers_has_their_figure_and_what_the_text_says_of_them() {
    let files = files(report());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    let all = [
        "figure1.svg",
        "numbers.csv",
        "report.html",
        "runs.csv",
        "statements.csv",
    ];
    assert_eq!(names, all);
    let page = fs::read_to_string(report().join("report.html")).unwrap();
    assert_eq!(unbalanced(&page), [""; 0]);
    assert_eq!(page.matches("<svg").count(), 1);
    let lines = |file: &str| {
        fs::read_to_string(report().join(file))
            .unwrap()
            .lines()
            .count()
            - 1
    };
    // Six numbers; Table 5 for both GPUs, three statements, and that rates do not change with more operations.
    assert_eq!(
        (lines("numbers.csv"), lines("statements.csv")),
        (6, 2 + 3 + 1)
    );
}

/// All styles in local memory.
fn crossovers() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| made("sync-crossover", "--only crossover"))
}

/// What the document has of them is checked here too. UPDATE_README=1 writes it.
#[test]
fn styles_of_a_critical_section_are_side_by_side() {
    let files = files(crossovers());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    assert_eq!(names, ["crossover.csv", "figure4.svg", "report.html"]);
    let page = fs::read_to_string(crossovers().join("report.html")).unwrap();
    assert_eq!(unbalanced(&page), [""; 0]);
    assert_eq!(page.matches("<svg").count(), 1);
    let (head, lines) = lines_of(crossovers(), "crossover.csv");
    let of_no_task = head.iter().filter(|name| !name.contains(": "));
    let documented = documented::names("`crossover.csv` of `reproduce gpu-sync-primitives`");
    assert_eq!(
        of_no_task.collect::<Vec<_>>(),
        documented.iter().collect::<Vec<_>>()
    );
    let at = |name: &str| head.iter().position(|one| one == name).unwrap();
    let way = |line: &csv::StringRecord| line[at("way")].to_owned();
    let (stuck, ended): (Vec<_>, Vec<_>) = lines
        .iter()
        .partition(|line| way(line).contains("as on a CPU"));
    assert_eq!((stuck.len(), ended.len()), (1, 13));
    for task in ["GA-HC", "GA-LC"] {
        let cell = |name: &str| at(&format!("{task}: {name}"));
        assert_eq!(&stuck[0][cell("cycles")], "SIMT deadlock");
        for line in &ended {
            let [least, cycles, most] =
                ["least", "cycles", "most"].map(|name| line[cell(name)].parse::<u64>().unwrap());
            assert!(least <= cycles && cycles <= most, "{line:?}");
            let over = line[cell("over serial")].parse::<f64>().unwrap();
            assert_eq!(over == 1.0, way(line) == "by one work-item", "{line:?}");
            // Whatever takes the one lock comes one after the other, as the one work-item does, and waits besides; what lies outside of the lock
            // may overlap.
            assert!(
                !way(line).starts_with("one spin lock") || over > 0.9,
                "{line:?}"
            );
            // A lock a solution lets others cross meanwhile.
            let few = way(line).starts_with("a spin lock a solution");
            assert!(!few || over < 1.0, "{line:?}");
        }
    }
    let deadlock = page.split_once("<pre id=\"deadlock\">").unwrap().1;
    let deadlock = deadlock.split_once("</pre>").unwrap().0;
    assert!(deadlock.contains("SIMT deadlock"), "{deadlock}");
    assert!(deadlock.contains(", while lanes 0x"), "{deadlock}");
    let document = "docs/sync-primitives.md";
    let file = "crossover.csv";
    let all: Vec<usize> = (0..lines_of(crossovers(), file).0.len()).collect();
    check_in(document, "crossover", &markdown(crossovers(), file, &all));
    check_in(document, "deadlock", &format!("```text\n{deadlock}\n```\n"));
}

/// Lines of a table by the names of their columns.
fn lines_of(report: &Path, file: &str) -> (Vec<String>, Vec<csv::StringRecord>) {
    let mut table = csv::Reader::from_path(report.join(file)).unwrap();
    let names = table.headers().unwrap().iter().map(String::from).collect();
    (names, table.records().map(Result::unwrap).collect())
}

/// Columns of a table as the documents have them.
pub fn markdown(report: &Path, file: &str, columns: &[usize]) -> String {
    let (head, lines) = lines_of(report, file);
    let line = |cell: &dyn Fn(usize) -> String| {
        let cells: Vec<_> = columns.iter().map(|at| cell(*at)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let lines = lines.iter().map(|cells| line(&|at| cells[at].into()));
    let rule = format!("|{}\n", " --- |".repeat(columns.len()));
    line(&|at| head[at].clone()) + &rule + &lines.collect::<String>()
}

fn table() -> (Vec<String>, Vec<csv::StringRecord>) {
    lines_of(report(), "runs.csv")
}

#[test]
fn runs_are_as_documented_and_rates_those_of_their_cycles() {
    let (names, lines) = table();
    let section = "`runs.csv` of `reproduce gpu-sync-primitives`";
    assert_eq!(names, documented::names(section));
    let at = |name: &str| names.iter().position(|one| one == name).unwrap();
    for line in &lines {
        let number = |name: &str| line[at(name)].parse::<f64>().unwrap();
        // The cores' MHz.
        let clock = match &line[at("machine")] {
            "gtx295" => 311.0,
            _ => 772.0,
        };
        let time = number("cycles") / clock;
        assert!((number("microseconds") - time).abs() < 1e-3, "{line:?}");
        let rate = number("operations") / time * 1e6;
        assert!(
            (number("operations_per_second") / rate - 1.0).abs() < 1e-3,
            "{line:?}"
        );
        // Two counters, which each block increments once a barrier.
        let atomics = match &line[at("primitive")] {
            "XF" => 0.0,
            _ => 2.0 * number("blocks") * number("operations"),
        };
        assert_eq!(number("atomics"), atomics, "{line:?}");
        assert!(number("first_end") <= number("cycles"), "{line:?}");
    }
    // As far as the paper shows them.
    let most = |gpu: &str, primitive: &str| {
        let of = lines
            .iter()
            .filter(|line| &line[at("gpu")] == gpu && &line[at("primitive")] == primitive);
        of.map(|line| line[at("blocks")].parse::<u32>().unwrap())
            .max()
    };
    assert_eq!(most("Tesla", "two-stage atomic"), Some(60));
    assert_eq!(most("Tesla", "XF"), Some(180));
    assert_eq!(most("Fermi", "two-stage atomic"), Some(128));
    assert_eq!(most("Fermi", "XF"), Some(96));
}

#[test]
fn a_number_is_the_ratio_of_its_runs() {
    let (names, lines) = table();
    let at = |name: &str| names.iter().position(|one| one == name).unwrap();
    let rate = |primitive: &str| {
        let is = |line: &&csv::StringRecord| {
            (
                &line[at("gpu")],
                &line[at("primitive")],
                &line[at("blocks")],
            ) == ("Fermi", primitive, "1")
        };
        let line = lines.iter().find(is).unwrap();
        line[at("operations_per_second")].parse::<f64>().unwrap()
    };
    let law = ["Fermi, 1 block: two-stage atomic barrier over XF"];
    let ours = cell(report(), "numbers.csv", &law, "number");
    let ours: f64 = ours.parse().unwrap();
    assert!((ours / (rate("two-stage atomic") / rate("XF")) - 1.0).abs() < 1e-4);
}

#[test]
fn options_of_other_papers_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (option, message) in [
        (
            "--only lock",
            "error: --only lock: gpu-sync-primitives has no `lock`; choose memory, barrier, mutex, semaphore, boundary, crossover or silicon",
        ),
        ("--machine m.toml", "error: unexpected argument '--machine' found"),
        ("--engine rtl", "error: unexpected argument '--engine' found"),
    ] {
        let run = format!("reproduce gpu-sync-primitives {option}");
        refused(folder.path(), &run, message);
    }
}

/// The document's tables are those of all runs. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_all_primitives_do() {
    let report = made("sync-all", "");
    for (file, all) in [("memory.csv", 24), ("boundary.csv", 24)] {
        let (head, lines) = lines_of(&report, file);
        let of_no_contest = head.iter().filter(|name| !name.contains(": "));
        let documented = documented::names(&format!("`{file}` of `reproduce gpu-sync-primitives`"));
        assert_eq!(
            of_no_contest.collect::<Vec<_>>(),
            documented.iter().collect::<Vec<_>>()
        );
        assert_eq!(lines.len(), all, "{file}");
    }
    let document = "docs/sync-primitives.md";
    check_in(
        document,
        "numbers",
        &markdown(&report, "numbers.csv", &[0, 1, 2, 3]),
    );
    check_in(
        document,
        "statements",
        &markdown(&report, "statements.csv", &[0, 1, 2, 3]),
    );
}

/// A table of the page, by its name, as the documents have it.
pub fn of_page(report: &Path, name: &str) -> String {
    let page = fs::read_to_string(report.join("report.html")).unwrap();
    let (_, table) = page
        .split_once(&format!("<table id=\"{name}\">\n"))
        .unwrap();
    let (table, _) = table.split_once("</table>").unwrap();
    let line = |row: &str| {
        let cells = row.replace("</td><td>", " | ").replace("</th><th>", " | ");
        let cells = cells.split(['<', '>']).find(|part| part.contains(" | "));
        format!("| {} |\n", cells.unwrap())
    };
    let mut lines: Vec<String> = table.lines().map(line).collect();
    let columns = lines[0].matches(" | ").count() + 1;
    lines.insert(1, format!("|{}\n", " --- |".repeat(columns)));
    lines.concat()
}

/// What the document has of an H200 is what comes out. UPDATE_README=1 writes it.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_an_h200_takes() {
    let report = made("sync-silicon", "--only silicon");
    for (file, all) in [
        ("silicon.csv", 100),
        ("silicon_operations.csv", 3 * (2 + 3 + 3 * 4)),
    ] {
        let (head, lines) = lines_of(&report, file);
        let section = format!("`{file}` of `reproduce gpu-sync-primitives`");
        assert_eq!(head, documented::names(&section));
        assert_eq!(lines.len(), all, "{file}");
    }
    let (head, lines) = lines_of(&report, "silicon.csv");
    let fitted = head.iter().position(|name| name == "fitted").unwrap();
    assert_eq!(
        lines.iter().filter(|line| &line[fitted] == "true").count(),
        50
    );
    for block in ["silicon-accesses", "silicon-errors", "silicon-winners"] {
        check_in("docs/sync-primitives.md", block, &of_page(&report, block));
    }
}

/// The latencies in the machine files are those that come out of the fit.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn the_machines_are_the_best_of_their_neighbours() {
    let folder = tempfile::tempdir().unwrap();
    let text = succeeds(folder.path(), "reproduce gpu-sync-primitives --fit");
    let mut latencies = 0;
    for line in text.lines().filter(|line| line.starts_with("memory.")) {
        let words: Vec<_> = line.split_whitespace().collect();
        assert_eq!(words[1], words[2], "{line}");
        latencies += 1;
    }
    assert_eq!(latencies, 12);
    assert_eq!(files(folder.path()), []);
}

#[test]
fn a_fit_is_of_this_paper_alone() {
    let folder = tempfile::tempdir().unwrap();
    let message = "error: unexpected argument '--fit' found";
    refused(folder.path(), "reproduce localtm-bloom --fit", message);
}
