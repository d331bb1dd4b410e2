//! `turnstile reproduce` from outside: files, the same numbers twice, and bad input.

#[path = "../common/blocks.rs"]
mod blocks;
#[path = "../common/browser.rs"]
mod browser;
#[path = "../common/documented.rs"]
mod documented;
mod early;
mod localtm;
#[path = "../common/near.rs"]
mod near;
mod page;
#[path = "../common/program.rs"]
mod program;
mod scratchpad;
mod shared;
mod sync;

use program::{command, json, refused, standard_error, succeeds, turnstile};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Every file and folder in a folder with its content, in order; folders have none.
fn files_of(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read(&path).unwrap_or_default())
        })
        .collect();
    files.sort();
    files
}

/// The same of a folder with nothing but texts.
fn files(folder: &Path) -> Vec<(String, String)> {
    let files = files_of(folder).into_iter();
    files
        .map(|(name, content)| (name, String::from_utf8(content).unwrap()))
        .collect()
}

/// Elements that are open at the end of a page, and the ones that are closed without being open.
fn unbalanced(page: &str) -> Vec<String> {
    let mut open = vec![];
    let mut wrong = vec![];
    for tag in page
        .split('<')
        .skip(1)
        .map(|rest| rest.split_once('>').map_or(rest, |tag| tag.0))
    {
        let name = tag
            .trim_start_matches('/')
            .split_whitespace()
            .next()
            .unwrap_or("");
        let void = ["meta", "br", "!DOCTYPE"].contains(&name);
        match tag.starts_with('/') {
            _ if void || tag.ends_with('/') => {}
            false => open.push(name),
            true if open.last() == Some(&name) => drop(open.pop()),
            true => wrong.push(tag.to_string()),
        }
    }
    wrong.extend(open.into_iter().map(String::from));
    wrong
}

/// The report of two cases, of which one has a number beyond a quarter of the paper's. It takes a minute: made once.
fn report() -> &'static Path {
    static REPORT: OnceLock<PathBuf> = OnceLock::new();
    REPORT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let report = folder.join("reproduce");
        if report.exists() {
            fs::remove_dir_all(&report).unwrap();
        }
        let run = "reproduce localtm-bloom --only HT128 --only GA256 --engine rtl --out reproduce";
        let output = turnstile(folder, run);
        let error = standard_error(&output);
        let said = error.lines().filter(|line| !line.starts_with("progress: "));
        assert_eq!(said.collect::<Vec<_>>(), [""; 0]);
        assert_eq!(output.status.code(), Some(0));
        report
    })
}

/// Cell of a CSV file in the line that has all of `line`, under a name.
fn cell(folder: &Path, file: &str, line: &[&str], name: &str) -> String {
    let mut table = csv::Reader::from_path(folder.join(file)).unwrap();
    let names = table.headers().unwrap().clone();
    let mut lines = table.records().map(Result::unwrap);
    let found = lines.find(|cells| line.iter().all(|one| cells.iter().any(|cell| cell == *one)));
    let at = names.iter().position(|one| one == name).unwrap();
    found.unwrap_or_else(|| panic!("{file} has no line with {line:?}"))[at].to_string()
}

#[test]
fn a_report_is_a_page_drawings_and_tables() {
    let files = files(report());
    let names: Vec<_> = files.iter().map(|file| file.0.as_str()).collect();
    assert_eq!(
        names,
        [
            "figure3.svg",
            "figure5.svg",
            "numbers.csv",
            "report.html",
            "runs.csv",
            "statements.csv"
        ]
    );
    let content = |name: &str| &files[names.iter().position(|one| *one == name).unwrap()].1;
    let page = content("report.html");
    let made = format!("Made by turnstile {} (commit ", env!("CARGO_PKG_VERSION"));
    let command =
        "<code>turnstile reproduce localtm-bloom --only HT128 --only GA256 --engine rtl</code>";
    assert!(page.contains(&made) && page.contains(command), "{page}");
    assert_eq!(unbalanced(page), [""; 0]);
    for outside in ["http-equiv", "<script", "<link", "src=", "@import"] {
        assert!(
            !page.contains(outside),
            "the page must need nothing else: {outside}"
        );
    }
    assert_eq!(page.matches("<svg").count(), 2);
    assert!(page.contains("<td>7296 bits = 228 registers</td><td>228</td>"));
    assert!(page.contains("<tr><td>lds_bloom</td><td>+"));
    assert!(page.contains("What moves it: "));
    let numbers = content("numbers.csv");
    assert!(
        !numbers.contains("smallest speedup"),
        "of all benchmarks, and most did not run"
    );
    assert!(!numbers.contains("HT, KM, GA"), "{numbers}");
    // An experiment changes GA256, and one HT128, in five variants.
    assert_eq!(content("runs.csv").lines().count(), 1 + 2 * 7 + 1 + 5);
    let registers = ["vector registers for the filters (by construction)"];
    assert_eq!(cell(report(), "numbers.csv", &registers, "theirs"), "8192");
}

#[test]
fn tables_are_as_documented() {
    let columns = |file| {
        let mut table = csv::Reader::from_path(report().join(file)).unwrap();
        let names = table.headers().unwrap().clone();
        names.iter().map(String::from).collect::<Vec<_>>()
    };
    let own = documented::names("`runs.csv`").into_iter();
    let counts = documented::names("Counts of a run").into_iter();
    assert_eq!(columns("runs.csv"), own.chain(counts).collect::<Vec<_>>());
    let numbers = documented::fields("`numbers.csv`");
    let names: Vec<_> = numbers.into_iter().map(|field| field.0).collect();
    assert_eq!(columns("numbers.csv"), names);
}

#[test]
fn two_runs_write_the_same_files() {
    // The page has the command, which is the same.
    let run = "reproduce localtm-bloom --only HT128 --engine rtl --out out";
    let [a, b] = [(); 2].map(|()| {
        let folder = tempfile::tempdir().unwrap();
        succeeds(folder.path(), run);
        files(&folder.path().join("out"))
    });
    assert!(a == b, "the files of two runs differ");
}

#[test]
fn one_table_says_the_same_as_one_run() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate hash-table --set buckets=128 --set search=1 --detector bloom --json r.json";
    succeeds(folder.path(), run);
    let alone = json(folder.path(), "r.json");
    let line = ["HT128", "buckets=128 search=1", "tm", "bloom", "rtl"];
    let cycles = cell(report(), "runs.csv", &line, "cycles");
    assert_eq!(alone["cycles"].to_string(), cycles);
}

/// A number beyond a quarter of the paper's has a reason, with numbers from runs in it, when all runs are there.
#[test]
fn an_experiment_stands_behind_a_difference() {
    let ratio = ["GA256 under bloom: commit ratio, of work-items (second reading)"];
    assert_eq!(cell(report(), "numbers.csv", &ratio, "differs"), "true");
    let other = |name| -> f64 {
        let line = ["GA256 filter_bits=4", "bloom"];
        cell(report(), "runs.csv", &line, name).parse().unwrap()
    };
    let shared = 100.0 * other("committed") / other("started");
    let moves = cell(report(), "numbers.csv", &ratio, "moves");
    let told = format!("{shared:.1} % with");
    assert!(moves.contains(&told), "{moves} has no {told}");
}

/// The published SMDCD breaks the order of commits in the queue: that is shown, and is no failure.
#[test]
fn an_unsound_detector_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce localtm-directory --only GC-LC --engine rtl --out out";
    let text = succeeds(folder.path(), run);
    let verdict = |variant: &str| {
        let lines = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>());
        let line = lines
            .into_iter()
            .find(|line| line.starts_with(&["GC-LC", variant]));
        let line = line.unwrap_or_else(|| panic!("{text}"));
        line[line.len() - 2].to_string()
    };
    assert_eq!(verdict("smdcd-published"), "NO");
    for sound in ["serial", "fgl", "dcd", "smdcd", "bloom", "perfect"] {
        assert_eq!(verdict(sound), "yes", "{sound}");
    }
    let page = fs::read_to_string(folder.path().join("out/report.html")).unwrap();
    assert_eq!(unbalanced(&page), [""; 0]);
    assert!(page.contains("id=\"figure8\""));
    assert!(
        page.contains("or it did not end: GC-LC smdcd-published.</p>"),
        "{page}"
    );
    let speedup = fs::read_to_string(folder.path().join("out/figure5.svg")).unwrap();
    let drawn = ["#1F4E79", "#E08E2B", "#8AB8D8", "#9C2F2F", "#6A9A4F"]
        .map(|colour| speedup.matches(&format!("fill=\"{colour}\"")).count());
    assert_eq!(
        drawn,
        [2, 2, 1, 2, 2],
        "a bar and the legend each: {speedup}"
    );
}

#[test]
fn bad_input_is_exit_code_2_and_leaves_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for (arguments, message) in [
        (
            "reproduce localtm",
            "error: reproduce: there is no paper `localtm`; choose localtm-bloom, localtm-directory, scratchpad-atomics, gpu-sync-primitives, early-conflict-resolution",
        ),
        (
            "reproduce",
            "error: reproduce: no paper is named; choose localtm-bloom, ",
        ),
        (
            "reproduce localtm --patterns 5",
            "error: reproduce: there is no paper `localtm`; choose localtm-bloom, ",
        ),
        (
            "reproduce scratchpad-atomics --patterns 0",
            "error: invalid value '0' for '--patterns <N>'",
        ),
        (
            "reproduce LocalTM-Bloom --only HT3",
            "error: --only HT3: localtm-bloom has no case and no benchmark `HT3`; choose HT2, HT4,",
        ),
        (
            "reproduce localtm-bloom --losers first",
            "error: invalid value 'first' for '--losers <LOSERS>'\n  [possible values: later, all]",
        ),
        (
            "reproduce localtm-directory --machine gtx580",
            "error: --machine: gtx580 has no transactions on local memory; name southern-islands, or a machine file that was made from it",
        ),
        (
            "reproduce localtm-bloom --out file",
            "error: file: the folder cannot be made",
        ),
        (
            "reproduce localtm-bloom --machine m.toml",
            "error: m.toml: the machine file cannot be read",
        ),
    ] {
        refused(folder.path(), arguments, message);
    }
}

#[test]
fn an_option_of_another_paper_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        "localtm-bloom --patterns 5",
        "gpu-sync-primitives --only silicon --patterns 5",
        "gpu-sync-primitives --only memory --image photo.png",
        "localtm-directory --objects 7",
        "gpu-sync-primitives --area",
        "scratchpad-atomics --first-seed 5",
        "gpu-sync-primitives --tasks 5",
        "scratchpad-atomics --runs runs.csv",
        "early-conflict-resolution --area",
        "scratchpad-atomics --only HT2",
    ] {
        let run = format!("reproduce {arguments}");
        refused(folder.path(), &run, "error: unexpected argument '--");
    }
}

#[test]
fn an_interrupted_run_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce localtm-bloom --only HT2 --engine rtl";
    let child = command(folder.path(), run).spawn().unwrap();
    // The folder is made when Ctrl-C is already caught.
    while !folder.path().join("localtm-bloom").exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    assert_eq!(files(folder.path()), []);
}
