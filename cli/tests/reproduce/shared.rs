//! Papers whose runs workers share: killed at any moment, they leave the report that one machine writes.

use super::program::files_below;
use super::{command, files_of, json, refused, succeeds};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// What a plan's folder has besides.
const OF_PLAN: [&str; 3] = ["plan.json", "results", "turnstile"];

/// Whole ones: who is killed leaves files without a name.
fn results(folder: &Path) -> usize {
    let files = files_below(&folder.join("results")).into_iter();
    files.filter(|path| path.extension().is_some()).count()
}

/// The report in the folder of a plan is the one that the command writes alone.
fn as_alone(folder: &Path, paper: &str) {
    let [collect, alone] = [
        "reproduce --collect plan".to_string(),
        format!("reproduce {paper} --out alone"),
    ]
    .map(|words| succeeds(folder, &words));
    // But for the last line, which has the folder.
    let but_last = |text: &str| {
        text.trim_end()
            .rsplit_once('\n')
            .map(|(text, _)| text.to_owned())
    };
    assert!(
        but_last(&collect) == but_last(&alone),
        "{paper}: other texts are printed"
    );
    let mut shared = files_of(&folder.join("plan"));
    shared.retain(|(name, _)| !OF_PLAN.contains(&name.as_str()));
    let mut alone = files_of(&folder.join("alone"));
    // Runs that a paper keeps by itself.
    alone.retain(|(name, _)| name != "runs");
    let names =
        |files: &[(String, Vec<u8>)]| files.iter().map(|file| file.0.clone()).collect::<Vec<_>>();
    assert_eq!(names(&shared), names(&alone), "{paper}");
    for (shared, alone) in shared.iter().zip(&alone) {
        assert!(shared.1 == alone.1, "{paper}: {} differs", shared.0);
    }
}

/// Two workers do all runs of a paper, of which there are at least so many, and the report is that of one machine.
fn is_shared(paper: &str, least: usize) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let picture = "P2\n16 16\n4095\n".to_string() + &"7 300 4000 12\n".repeat(64);
    fs::write(folder.join("picture.pgm"), picture).unwrap();
    succeeds(folder, &format!("reproduce {paper} --plan plan"));
    let runs = json(folder, "plan/plan.json")["tasks"].as_u64().unwrap() as usize;
    assert!(runs >= least, "{paper}: {runs}");
    let told = ["0/2", "1/2"].map(|shard| succeeds(folder, &format!("work plan --shard {shard}")));
    let half = format!("{} tasks done, 0 were there, 0 failed\n", runs / 2);
    assert_eq!(told[1], half);
    assert_eq!(results(&folder.join("plan")), runs, "{paper}");
    as_alone(folder, paper);
}

#[test]
fn workers_leave_the_report_of_one_machine() {
    is_shared("localtm-bloom --only HT128 --only GA256 --seeds 2", 38);
    is_shared("localtm-directory --only GC-LC --losers all", 7);
    is_shared(
        "early-conflict-resolution --only HT1K --only references --only stack --tasks 40",
        2,
    );
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn workers_leave_the_report_of_one_machine_of_long_papers() {
    is_shared(
        "scratchpad-atomics --engine model --patterns 20 --objects 40 --image picture.pgm",
        200,
    );
    is_shared("gpu-sync-primitives --only memory --only crossover", 100);
    is_shared("gpu-sync-primitives --only barrier --only boundary", 100);
}

#[test]
fn workers_that_are_killed_leave_the_report_of_one_machine() {
    const PAPER: &str = "localtm-bloom --only HT64 --seeds 4";
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let told = succeeds(folder, &format!("reproduce {PAPER} --plan plan"));
    let runs: usize = told.split(' ').next().unwrap().parse().unwrap();
    assert!(
        told.contains("turnstile reproduce --collect 'plan'\n"),
        "{told}"
    );
    let mut worker = command(folder, "work plan");
    let mut worker = worker.env("RAYON_NUM_THREADS", "1").spawn().unwrap();
    let begun = Instant::now();
    while results(&folder.join("plan")) < 2 {
        assert!(
            begun.elapsed() < Duration::from_secs(120),
            "it does nothing"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
    worker.kill().unwrap();
    worker.wait().unwrap();
    let left = runs - results(&folder.join("plan"));
    assert!(left > 0, "it was killed too late");
    let missing = format!(
        "error: plan: {left} of {runs} runs are not there, 0 of them because they failed; "
    );
    refused(folder, "reproduce --collect plan", &missing);
    let status = succeeds(folder, "reproduce --status plan");
    assert_eq!(
        status,
        format!("{runs} runs: {} done, 0 failed\n", runs - left)
    );
    let told = succeeds(folder, "work plan");
    assert_eq!(
        told,
        format!("{left} tasks done, {} were there, 0 failed\n", runs - left)
    );
    as_alone(folder, PAPER);
}

/// By a path that is another one for workers; the page has it as it was typed.
#[test]
fn a_machine_file_is_found_from_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let machine = succeeds(folder, "list --machine southern-islands");
    let paper = "localtm-bloom --only HT128 --machine mine.toml";
    fs::write(folder.join("mine.toml"), &machine).unwrap();
    succeeds(folder, &format!("reproduce {paper} --plan plan"));
    let plan = folder.join("plan");
    let status = std::process::Command::new(plan.join("turnstile"))
        .args(["work", "--quiet", "."])
        .current_dir(&plan)
        .status();
    assert!(status.unwrap().success());
    as_alone(folder, paper);
    // Another machine has other results.
    let slower = machine.replacen("clock = 925", "clock = 800", 1);
    assert_ne!(slower, machine);
    fs::write(folder.join("mine.toml"), slower).unwrap();
    refused(
        folder,
        "work plan",
        "error: plan/plan.json: the kernel, its inputs, the machine or the program is not the one that was planned with",
    );
}

/// The file of a run that was given the name of another one is told.
#[test]
fn a_result_of_another_run_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    succeeds(folder, "reproduce localtm-bloom --only HT128 --plan plan");
    succeeds(folder, "work plan");
    let files = files_below(&folder.join("plan/results"));
    let run = |number: usize| {
        json(folder, files[number].to_str().unwrap())["run"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let (first, second) = (run(0), run(1));
    assert!(first.starts_with("run: HT128"), "{first}");
    fs::copy(&files[1], &files[0]).unwrap();
    let place = files[0].strip_prefix(folder).unwrap().display();
    let wanted = format!("error: {place}: this file should have the result of `{first}`, and has that of `{second}`, whose name is ");
    for words in ["work plan", "reproduce --collect plan"] {
        refused(folder, words, &wanted);
    }
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("runs.csv"), "").unwrap();
    for (words, wanted) in [
        (
            "reproduce gpu-sync-primitives --fit --plan plan",
            "error: reproduce gpu-sync-primitives: with these options there is nothing that several machines could share; leave --plan out",
        ),
        (
            "reproduce scratchpad-atomics --image - --plan plan",
            "error: --image: standard input is read once, and every worker reads it; name a file",
        ),
        (
            "reproduce localtm-bloom --only HT3 --plan plan",
            "error: --only HT3: localtm-bloom has no case",
        ),
        (
            "reproduce localtm-bloom --plan plan --out out",
            "error: the argument '--plan <DIR>' cannot be used with '--out <DIR>'",
        ),
        (
            "reproduce localtm-bloom --on slurm",
            "error: the following required arguments were not provided:\n  --plan <DIR>",
        ),
        (
            "reproduce --collect plan localtm-bloom",
            "error: --collect: the plan in the folder says what is reproduced, and with which options; leave `localtm-bloom` and what follows out",
        ),
        ("reproduce --status plan", "error: plan/plan.json: there is no plan"),
        (
            "reproduce --status plan --collect plan",
            "error: the argument '--status <DIR>' cannot be used with '--collect <DIR>'",
        ),
    ] {
        refused(folder.path(), words, wanted);
    }
}
