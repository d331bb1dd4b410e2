//! A campaign that is planned, done by workers, and collected.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use turnstile_tools::{available, VERILATOR};

/// Two cases in each of two rounds.
const PLAN: &str =
    "--plan plan --rounds 2 --seed 5 --only unit/lock_bit_unit --only unit/smdcd_bank";

/// The program, in a folder where something stands for the command line.
fn campaign(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(folder.join("campaign"));
    command
        .args(arguments.split_whitespace())
        .current_dir(folder);
    command
}

/// What it prints and says; it must end so.
fn ends(command: &mut Command, code: i32) -> (String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("it starts");
    let [told, said] = [stdout, stderr].map(|text| String::from_utf8(text).expect("text"));
    assert_eq!(status.code(), Some(code), "{command:?}: {told}{said}");
    (told, said)
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("campaign");
    fs::copy(env!("CARGO_BIN_EXE_campaign"), program).expect("a copy");
    fs::write(folder.path().join("turnstile"), "a command line").expect("a file");
    folder
}

#[test]
fn workers_share_cases_and_what_failed_is_done_again() {
    if !available(&[VERILATOR]) {
        return;
    }
    let folder = folder();
    let folder = folder.path();
    let (told, _) = ends(&mut campaign(folder, PLAN), 0);
    assert!(
        told.starts_with("4 cases are planned in plan, seed 5\n"),
        "{told}"
    );
    let (_, said) = ends(&mut campaign(folder, "--collect plan"), 2);
    assert_eq!(
        said,
        "error: plan: 4 of 4 cases are not there; do them: plan/campaign --work plan\n"
    );
    // Without tools a case fails, which is a result.
    let half = "--work plan --shard 0/2";
    let (told, _) = ends(campaign(folder, half).env("PATH", ""), 0);
    assert!(told.ends_with("2 cases done, 0 were there\n"), "{told}");
    assert_eq!(told.matches("FAILED  unit/").count(), 2, "{told}");
    ends(&mut campaign(folder, "--work plan --shard 1/2"), 0);
    let (told, _) = ends(&mut campaign(folder, "--collect plan"), 1);
    assert_eq!(told.matches("\nfailed: plan/unit-").count(), 2, "{told}");
    assert!(
        told.contains("replay: cargo xtask campaign --case unit/"),
        "{told}"
    );
    let (told, _) = ends(&mut campaign(folder, "--work plan"), 0);
    assert!(told.ends_with("0 cases done, 4 were there\n"), "{told}");
    let (told, _) = ends(&mut campaign(folder, "--work plan --again"), 0);
    assert!(told.ends_with("2 cases done, 2 were there\n"), "{told}");
    let (told, _) = ends(&mut campaign(folder, "--collect plan"), 0);
    assert!(told.contains("\nunit                4       0"), "{told}");
    assert!(told.contains(" cycles of units in lockstep\n"), "{told}");
}

#[test]
fn a_plan_is_of_these_programs_and_these_cases() {
    let folder = folder();
    let folder = folder.path();
    let (_, said) = ends(&mut campaign(folder, "--plan plan --only unit/nothing"), 2);
    assert!(
        said.starts_with("error: --only unit/nothing: there is no such kind of cases, and no such case; choose unit, top,"),
        "{said}"
    );
    assert!(!folder.join("plan").exists());
    ends(&mut campaign(folder, PLAN), 0);
    // Again: nothing is lost. With another seed it is another plan.
    ends(&mut campaign(folder, PLAN), 0);
    let other = PLAN.replace("seed 5", "seed 6");
    let (_, said) = ends(&mut campaign(folder, &other), 2);
    assert!(
        said.contains("this is the plan of something else"),
        "{said}"
    );
    fs::write(folder.join("turnstile"), "another command line").expect("a file");
    let (_, said) = ends(&mut campaign(folder, "--work plan"), 2);
    assert!(
        said.contains("is not the one that was planned with"),
        "{said}"
    );
    for bad in [
        "--work plan --shard 2/2",
        "--shard 0/2",
        "--rounds 2",
        "--collect plan --seed 5",
    ] {
        ends(&mut campaign(folder, bad), 2);
    }
}
