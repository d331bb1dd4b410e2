//! A sixth paper: a grid, two numbers, a statement and a line in a list are all that it takes.

use clap::{ArgMatches, Command};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use turnstile_experiments::engine::grid::{each, Claim, GridPaper, Predicate, Results, Selection};
use turnstile_experiments::engine::outside::{Context, Unseen};
use turnstile_experiments::engine::paper::{commands, reproduce, Paper, Papers};
use turnstile_experiments::engine::{Figure, Theirs, Unit};
use turnstile_experiments::papers;

const SIXTH: GridPaper = GridPaper {
    name: "two-hash-tables",
    about: "Two hash tables",
    grid: include_str!("grid.toml"),
    claims: numbers,
    statements: &[LARGE_TABLES_GAIN_MORE],
    figures,
    sections: |_| vec![],
};

/// As `papers::ALL`, with one line more.
const ALL: Papers = &[
    &papers::localtm_bloom::PAPER,
    &papers::early_conflict_resolution::PAPER,
    &SIXTH,
];

fn numbers() -> Vec<Claim> {
    let speedup = |case, theirs| {
        let ours = move |results: &Results| results.speedup(case, "dcd");
        let what = format!("{case} under dcd: speedup over serialised");
        Claim::new("5", what, theirs, Unit::Times, ours)
    };
    vec![
        speedup("HT64", Theirs::AtLeast(2.0)),
        speedup("HT256", Theirs::Is(1000.0)),
    ]
}

const LARGE_TABLES_GAIN_MORE: Predicate = Predicate {
    place: "6",
    text: "the larger table gains more",
    cells: |results| {
        let small = results.speedup("HT64", "dcd")?;
        each(["HT256"], |large| {
            Some(results.speedup(large, "dcd")? > small)
        })
    },
};

fn figures(results: &Results) -> Vec<Figure> {
    let all = Selection {
        results,
        cases: vec!["HT64", "HT256"],
        variants: &["dcd"],
    };
    vec![Figure::new(1, "Hash tables", vec![all.speedup()])]
}

fn chosen(words: &[&str]) -> Result<ArgMatches, clap::Error> {
    commands(ALL, Command::new("reproduce")).try_get_matches_from(words)
}

/// Runs the command, and returns what it printed.
fn run(words: &[&str], out: &Path) -> turnstile_tools::Result<String> {
    let printed = Mutex::new(String::new());
    let tell = |text: &str| {
        printed.lock().unwrap().push_str(text);
        Ok(())
    };
    let context = Context {
        kept: None,
        program: "a program".into(),
        command: words.join(" "),
        out: Some(out.into()),
        progress: &Unseen,
        tell: &tell,
    };
    let good = reproduce(ALL, &chosen(words).unwrap(), &context)?;
    assert!(good);
    Ok(printed.into_inner().unwrap())
}

#[test]
fn a_sixth_paper_is_a_folder_and_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let printed = run(&["reproduce", "two-hash-tables"], &out).unwrap();
    let mut names: Vec<_> = fs::read_dir(&out).unwrap().flatten().collect();
    names.sort_by_key(fs::DirEntry::file_name);
    let names: Vec<_> = names.iter().map(fs::DirEntry::file_name).collect();
    let wanted = [
        "figure1.svg",
        "numbers.csv",
        "report.html",
        "runs.csv",
        "statements.csv",
    ];
    assert_eq!(names, wanted);
    let read = |name: &str| fs::read_to_string(out.join(name)).unwrap();

    let runs = read("runs.csv");
    assert!(runs.starts_with("case,settings,version,detector,engine,seed,cycles,"));
    assert_eq!(runs.lines().count(), 1 + 2 * 2);
    assert!(runs.contains("\nHT256,buckets=256,tm,dcd,model,"), "{runs}");

    let numbers = read("numbers.csv");
    let [_, small, large] = numbers.lines().collect::<Vec<_>>()[..] else {
        panic!("{numbers}");
    };
    assert!(small.starts_with("5,HT64 under dcd: speedup over serialised,>= 2.00x,"));
    assert!(small.contains(",false,"), "{small}");
    assert!(
        large.contains(",1000.00x,") && large.contains(",true,"),
        "{large}"
    );

    let statements = read("statements.csv");
    assert!(
        statements.contains("\n6,the larger table gains more,yes,"),
        "{statements}"
    );

    let page = read("report.html");
    for part in [
        "<h1>A paper about two hash tables</h1>",
        "Made by a program: <code>reproduce two-hash-tables</code>",
        "HT256 serial, HT256 dcd.</p>",
        "<table id=\"numbers\">",
        "<table id=\"statements\">",
        "<figure id=\"figure1\">",
        "<table id=\"runs\">",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(
        printed.contains("1 statements hold, 0 partly, 0 do not\n"),
        "{printed}"
    );
    assert!(printed.ends_with(&format!("5 files in {}\n", out.display())));
}

#[test]
fn a_part_of_it_has_the_numbers_that_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["reproduce", "two-hash-tables", "--only", "ht64"];
    run(&words, folder.path()).unwrap();
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("numbers.csv").lines().count(), 1 + 1);
    assert_eq!(read("statements.csv"), "");
    assert_eq!(read("runs.csv").lines().count(), 1 + 2);
}

#[test]
fn commands_and_messages_are_made_of_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let none = run(&["reproduce", "three-hash-tables"], folder.path());
    assert_eq!(
        none.unwrap_err().to_string(),
        "reproduce: there is no paper `three-hash-tables`; choose localtm-bloom, early-conflict-resolution, two-hash-tables"
    );
    let refused = |words: &[&str]| chosen(words).unwrap_err().to_string();
    assert!(refused(&["reproduce"]).contains("two-hash-tables"));
    let other = refused(&["reproduce", "two-hash-tables", "--tasks", "2"]);
    assert!(other.contains("unexpected argument '--tasks'"), "{other}");
    assert!(chosen(&["reproduce", "early-conflict-resolution", "--tasks", "2"]).is_ok());
    let help = refused(&["reproduce", "--help"]);
    assert!(help.contains("Two hash tables"), "{help}");
    assert_eq!(SIXTH.name(), "two-hash-tables");
}
