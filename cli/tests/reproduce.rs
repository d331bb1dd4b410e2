//! `turnstile reproduce` from outside: files, the same numbers twice, and bad input.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn turnstile(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .unwrap()
}

/// Every file of a folder with its content, in order.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    files
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

#[test]
fn two_runs_write_the_same_files() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce localtm-bloom --only HT128 --only HT256 --only GA256 --engine rtl --out";
    let outputs = ["a", "b"].map(|out| turnstile(folder.path(), &format!("{run} {out}")));
    for output in &outputs {
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*error), (Some(0), ""));
    }
    let [a, b] = ["a", "b"].map(|out| files(&folder.path().join(out)));
    let names: Vec<_> = a.iter().map(|file| file.0.as_str()).collect();
    assert_eq!(
        names,
        [
            "figure3.svg",
            "figure5.svg",
            "numbers.csv",
            "report.html",
            "runs.csv"
        ]
    );
    assert!(a == b, "the files of two runs differ");

    let content = |name: &str| &a[names.iter().position(|one| *one == name).unwrap()].1;
    let page = content("report.html");
    assert_eq!(unbalanced(page), [""; 0]);
    for outside in ["http-equiv", "<script", "<link", "src=", "@import"] {
        assert!(
            !page.contains(outside),
            "the page must need nothing else: {outside}"
        );
    }
    assert_eq!(page.matches("<svg").count(), 2);
    let runs = content("runs.csv");
    // One experiment changes GA256.
    assert_eq!(runs.lines().count(), 1 + 3 * 7 + 1);
    let numbers = content("numbers.csv");
    assert!(
        numbers.contains("HT256 under bloom: commit ratio,100.0 %,100.0 %"),
        "{numbers}"
    );

    // One table says the same as one run.
    let json = "simulate hash-table --set buckets=128 --detector bloom --json r.json";
    assert_eq!(turnstile(folder.path(), json).status.code(), Some(0));
    let report = fs::read_to_string(folder.path().join("r.json")).unwrap();
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    let line = runs
        .lines()
        .find(|line| line.starts_with("HT128,buckets=128,tm,bloom,rtl,"));
    let cycles = line.unwrap().split(',').nth(5).unwrap();
    assert_eq!(report["cycles"].to_string(), cycles);
}

/// A number beyond a quarter of the paper's has a reason, with numbers from runs in it, when all runs are there.
#[test]
fn an_experiment_stands_behind_a_difference() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce localtm-bloom --only HT32 --engine rtl --out out";
    assert_eq!(turnstile(folder.path(), run).status.code(), Some(0));
    let column = |file: &str, line: &[&str], name: &str| {
        let mut table = csv::Reader::from_path(folder.path().join("out").join(file)).unwrap();
        let names = table.headers().unwrap().clone();
        let mut lines = table.records().map(Result::unwrap);
        let found =
            lines.find(|cells| line.iter().all(|one| cells.iter().any(|cell| cell == *one)));
        let at = names.iter().position(|one| one == name).unwrap();
        found.unwrap()[at].to_string()
    };
    let passes = ["HT32 under bloom: transactions (passes of wavefronts)"];
    assert_eq!(column("numbers.csv", &passes, "differs"), "true");
    let alone = column("runs.csv", &["HT32 turns=4", "bloom"], "passes");
    let because = column("numbers.csv", &passes, "because");
    assert!(because.contains(&format!(": {alone} with")), "{because}");
}

/// The published SMDCD breaks the order of commits in the queue: that is shown, and is no failure.
#[test]
fn an_unsound_detector_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    let run = "reproduce localtm-directory --only QU-LC --engine rtl --out out";
    let output = turnstile(folder.path(), run);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{text}");
    let verdict = |variant: &str| {
        let lines = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>());
        let line = lines
            .into_iter()
            .find(|line| line.starts_with(&["QU-LC", variant]));
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
}

#[test]
fn bad_input_is_exit_code_2_and_leaves_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for (arguments, message) in [
        (
            "reproduce localtm",
            "error: reproduce: there is no paper `localtm`; choose localtm-bloom or localtm-directory",
        ),
        (
            "reproduce localtm-bloom --only HT3",
            "error: --only HT3: localtm-bloom has no case and no benchmark `HT3`; choose HT2, HT4,",
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
        let output = turnstile(folder.path(), arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.starts_with(message), "{arguments}: {error}");
        assert_eq!(
            files(folder.path()),
            [("file".into(), String::new())],
            "{arguments}"
        );
    }
}

#[test]
fn an_interrupted_run_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args([
            "reproduce",
            "localtm-bloom",
            "--only",
            "HT2",
            "--engine",
            "rtl",
        ])
        .current_dir(folder.path())
        .spawn()
        .unwrap();
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
