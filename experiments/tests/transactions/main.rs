//! Workloads on transactions, locks and atomics in global memory: those that a machine runs leave what they have to.
//!
//! CUDA C++ needs NVRTC to be compiled anew; without it that test says so and does nothing, unless TURNSTILE_TOOLS=required.

mod machine;
mod texts;

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use turnstile_experiments::transactions::{
    benchmarks, job, job_of, sets_table, text, words_of, Atm, Benchmark, BinaryTree, Checked, List,
    Sparse, Version, Workload,
};
use turnstile_experiments::votes::Language;
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved};
use turnstile_ptx::{KernelCode, LANES};
use turnstile_run::Job;

const MACHINES: [&str; 2] = ["early-cr", "gtx580"];

/// Cycles after which a run is given up.
const MOST: u64 = 100_000_000;
/// The same of few threads; those that break a tree may never end.
const MOST_ALONE: u64 = 3_000_000;

fn outcome(job: &Job<KernelCode>, machine: &str, most: u64) -> Result<Outcome, String> {
    let machine = MachineConfig::bundled(machine).unwrap();
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None).unwrap();
    let ran = simulate::<_, LANES>(
        &job.grid(),
        &machine,
        tops,
        Options::new(most),
        &mut Unobserved,
    );
    ran.map_err(|error| error.to_string())
}

/// How a run of these blocks and threads is wrong.
fn run_of(workload: &dyn Workload, version: Version, text: &str, shape: [u32; 2]) -> Checked {
    let job = job_of(workload, version, text, shape).map_err(|error| error.to_string())?;
    let outcome = outcome(&job, "early-cr", MOST_ALONE)?;
    workload.check(&words_of(&outcome.buffers))
}

/// Cycles of a run, checked.
fn cycles(workload: &dyn Workload, version: Version, language: Language, machine: &str) -> u64 {
    let job = job(workload, version, language).unwrap();
    let name = || {
        let (kernel, language) = (workload.kernel(), language.name());
        format!("{kernel}_{version} of {language} on {machine}")
    };
    let outcome =
        outcome(&job, machine, MOST).unwrap_or_else(|error| panic!("{}: {error}", name()));
    let checked = workload.check(&words_of(&outcome.buffers));
    assert_eq!(checked, Ok(()), "{}", name());
    outcome.cycles
}

/// Versions that there is a machine for.
fn without_transactions(workload: &dyn Workload) -> impl Iterator<Item = Version> {
    let versions = workload.versions().iter().copied();
    versions.filter(|version| *version != Version::Transactions)
}

/// Cycles of a version in both languages on a machine, for all that a machine runs.
fn all_are_right(of: &[Benchmark], machines: &[&str]) -> Vec<(&'static str, Version, [u64; 2])> {
    let mut all = vec![];
    for Benchmark { name, workload, .. } in of {
        for version in without_transactions(&**workload) {
            for machine in machines {
                let cycles =
                    Language::ALL.map(|language| cycles(&**workload, version, language, machine));
                println!("{name} {version} on {machine}: {cycles:?} cycles of CUDA C++, OpenCL C");
                all.push((*name, version, cycles));
            }
        }
    }
    all
}

/// A few blocks, the last of them with threads that have no task. Behind one lock threads wait long.
fn small() -> Vec<Benchmark> {
    let has_locks = |one: &Benchmark| one.workload.versions().contains(&Version::Locks);
    let mut few = benchmarks(400);
    few.retain(has_locks);
    let fewer = benchmarks(60).into_iter();
    few.extend(fewer.filter(|one| !has_locks(one)));
    few
}

#[test]
fn locks_and_atomics_leave_what_they_have_to() {
    all_are_right(&small(), &MACHINES);
}

/// The document has the cycles on early-cr. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn locks_and_atomics_leave_what_they_have_to_at_full_size() {
    let all = all_are_right(&benchmarks(u32::MAX), &["early-cr"]);
    let rows = all.iter().map(|(name, version, [cuda, open_cl])| {
        format!("| {name} | {version} | {open_cl} | {cuda} |\n")
    });
    let head =
        "| benchmark | version | cycles, OpenCL C | CUDA C++ |\n| --- | --- | ---: | ---: |\n";
    check_block("cycles", &(head.to_owned() + &rows.collect::<String>()));
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn locks_and_atomics_leave_what_they_have_to_at_full_size_on_gtx580() {
    all_are_right(&benchmarks(u32::MAX), &["gtx580"]);
}

/// Inputs under which threads of one warp, and of many, are after the same few words.
#[test]
fn threads_that_meet_all_the_time_lose_nothing() {
    let atm = Atm {
        accounts: 3,
        threads: 320,
        transfers: 640,
        seed: 0,
    };
    let sparse = Sparse {
        rows: 200,
        columns: 5,
        each: 3,
        seed: 0,
    };
    let list = |scattered| List {
        tasks: 300,
        share: 100,
        scattered,
        seed: 0,
    };
    let tree = |run| BinaryTree {
        tasks: 300,
        run,
        path: 0,
        seed: 0,
    };
    let crowded: [&dyn Workload; 6] = [
        &atm,
        &sparse,
        &list(false),
        &list(true),
        &tree(1),
        &tree(300),
    ];
    for workload in crowded {
        for version in without_transactions(workload) {
            for language in Language::ALL {
                for machine in MACHINES {
                    cycles(workload, version, language, machine);
                }
            }
        }
    }
}

/// One thread does all tasks, and nobody is in its way: what is between the two instructions is right.
#[test]
fn transactions_alone_leave_what_they_have_to() {
    for Benchmark { name, workload, .. } in benchmarks(70) {
        for language in Language::ALL {
            let text = texts::without_transactions(text(workload.kernel(), language).1);
            let checked = run_of(&*workload, Version::Transactions, &text, [1, 1]);
            assert_eq!(checked, Ok(()), "{name} {}", language.name());
        }
    }
}

/// Several threads without transactions, or behind locks that are none, lose tasks, and the checks see it.
#[test]
fn what_does_not_keep_out_of_the_way_is_noticed() {
    for Benchmark { name, workload, .. } in small() {
        // Accounts and columns enough for all would hide it.
        let crowded: Box<dyn Workload> = match name {
            "ATM50K" | "ATM25K" | "ATM10K" => Box::new(Atm {
                accounts: 10,
                threads: 400,
                transfers: 400,
                seed: 0,
            }),
            "SpMV" => Box::new(Sparse {
                rows: 400,
                columns: 10,
                each: 1,
                seed: 0,
            }),
            _ => workload,
        };
        let shape = [crowded.tasks().div_ceil(32), 32];
        for language in Language::ALL {
            let (_, text) = text(crowded.kernel(), language);
            let of = |version, text: &str| {
                let checked = run_of(&*crowded, version, text, shape);
                assert!(checked.is_err(), "{name} {version} {}", language.name());
            };
            of(Version::Transactions, &texts::without_transactions(text));
            for version in [Version::Locks, Version::OneLock] {
                if crowded.versions().contains(&version) {
                    of(version, &texts::without_locks(text));
                }
            }
        }
    }
}

/// The document's table is what the references count. UPDATE_README=1 writes it.
#[test]
fn the_document_has_the_sizes_of_the_sets() {
    check_block("sets", &sets_table());
}

/// Tests run side by side, and write blocks of one file.
static DOCUMENT: Mutex<()> = Mutex::new(());

/// Compares a block of the document with what it should be, or writes it.
fn check_block(name: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/early-conflict-resolution.md");
    let _alone = DOCUMENT.lock().unwrap_or_else(PoisonError::into_inner);
    let text = fs::read_to_string(&path).unwrap();
    let begin = format!("<!-- begin {name} -->\n");
    let end = format!("<!-- end {name} -->");
    let (before, rest) = text.split_once(&begin).unwrap();
    let (held, after) = rest.split_once(&end).unwrap();
    match std::env::var_os("UPDATE_README") {
        None => assert_eq!(held, wanted, "run `cargo xtask docs`"),
        Some(_) => fs::write(&path, format!("{before}{begin}{wanted}{end}{after}")).unwrap(),
    }
}
