//! Transactions on early-cr: whatever its rules, the workloads leave what they have to, in an order that explains every read.

use super::small;
use turnstile_experiments::transactions::{
    benchmarks, job, words_of, Benchmark, Version, Workload,
};
use turnstile_experiments::votes::Language;
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, Tops, TransactionsConfig, Unobserved,
};
use turnstile_ptx::LANES;
use turnstile_tools::{available, VERILATOR};

/// Cycles after which a run is given up.
const MOST: u64 = 3_000_000;

/// Early-Abort, Pause-and-Go.
const RULES: [(&str, bool, bool); 4] = [
    ("Warp TM", false, false),
    ("Early-Abort", true, false),
    ("Pause-and-Go", false, true),
    ("both", true, true),
];

fn early_cr(change: impl FnOnce(&mut TransactionsConfig)) -> MachineConfig {
    let mut machine = MachineConfig::bundled("early-cr").unwrap();
    if let MachineConfig::Simt(config) = &mut machine {
        change(config.transactions.as_mut().expect("it has transactions"));
    }
    machine
}

fn run(workload: &dyn Workload, language: Language, machine: &MachineConfig) -> Outcome {
    let tops = Tops::open(machine, machine, EngineKind::Model, None).unwrap();
    run_on(workload, language, machine, tops)
}

fn run_on(
    workload: &dyn Workload,
    language: Language,
    machine: &MachineConfig,
    tops: Tops,
) -> Outcome {
    let job = job(workload, Version::Transactions, language).unwrap();
    let options = Options::new(MOST);
    let ran = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut Unobserved);
    let name = || format!("{}_tx of {}", workload.kernel(), language.name());
    let outcome = ran.unwrap_or_else(|error| panic!("{}: {error}", name()));
    println!(
        "{}: {} cycles\n{}",
        name(),
        outcome.cycles,
        outcome.transactions
    );
    assert_eq!(outcome.violation, None, "{}", name());
    let checked = workload.check(&words_of(&outcome.buffers));
    assert_eq!(checked, Ok(()), "{}", name());
    let counted = outcome.transactions;
    assert_eq!(counted.started, counted.committed + counted.aborts.total());
    outcome
}

/// Runs workloads under all rules, in the languages by turns.
fn all_are_right(of: &[Benchmark]) {
    let languages = Language::ALL.into_iter().cycle();
    // Early aborts, pauses.
    let mut met = [0; 2];
    let runs = of.iter().flat_map(|one| RULES.map(|rule| (one, rule)));
    for ((one, (rule, early_abort, pause_and_go)), language) in runs.zip(languages) {
        println!("{}, {rule}", one.name);
        let machine = early_cr(|config| {
            config.early_abort = early_abort;
            config.pause_and_go = pause_and_go;
        });
        let outcome = run(&*one.workload, language, &machine);
        let counted = outcome.transactions;
        assert!(early_abort || counted.aborts.early == 0);
        assert!(pause_and_go || counted.pauses == 0);
        assert_eq!(counted.updates.words > 0, early_abort || pause_and_go);
        met[0] += counted.aborts.early;
        met[1] += counted.pauses;
    }
    assert!(met.iter().all(|times| *times > 0), "{met:?}");
}

#[test]
fn every_workload_is_right_under_every_rule() {
    let mut few = benchmarks(300);
    few.retain(|one| !["BinTree", "RBT180", "RBT450"].contains(&one.name));
    // Trees have long transactions that nearly all meet.
    few.extend(
        benchmarks(64)
            .into_iter()
            .filter(|one| one.name == "BinTree"),
    );
    few.extend(
        benchmarks(32)
            .into_iter()
            .filter(|one| one.name == "RBT180"),
    );
    all_are_right(&few);
}

#[test]
#[ignore = "half an hour: a part of `cargo xtask campaign`"]
fn every_workload_is_right_under_every_rule_at_full_size() {
    all_are_right(&benchmarks(u32::MAX));
}

/// Both rules with tables of so many entries.
fn tables_of(table_entries: usize) -> MachineConfig {
    early_cr(|config| {
        config.table_entries = table_entries;
        config.early_abort = true;
        config.pause_and_go = true;
    })
}

/// References for which there was no room or no number, and updates at cores for which there was no room.
fn turned_away(outcome: &Outcome) -> [u64; 2] {
    let at_cores = outcome.transactions.updates.turned_away;
    [outcome.memory.commits.turned_away, at_cores]
}

/// Tables that are too small turn words away, and what is left is right all the same. Those in which there is always room make no
/// difference to each other, whatever their size.
#[test]
fn tables_have_the_size_that_the_machine_has() {
    let small = small();
    let table = small.iter().find(|one| one.name == "HT1K").unwrap();
    let sizes = [12, 3072, 98304];
    let [few, paper, many] =
        sizes.map(|entries| run(&*table.workload, Language::OpenCl, &tables_of(entries)));
    // All threads read where the table lies: more at once than a count counts.
    let [uncounted, _] = turned_away(&many);
    assert_eq!(turned_away(&many), [uncounted, 0]);
    assert_eq!(turned_away(&paper), turned_away(&many));
    let [at_units, at_cores] = turned_away(&few);
    assert!(
        at_units > uncounted && at_cores > 0,
        "{at_units} {at_cores}"
    );
    assert_eq!(paper.cycles, many.cycles);
    assert_eq!(paper.transactions, many.transactions);
    assert_ne!(few.cycles, many.cycles);
}

/// The Verilog of the units around small tables does what their RTL does.
#[test]
fn small_tables_are_those_of_their_verilog() {
    if !available(&[VERILATOR]) {
        return;
    }
    let mut machine = tables_of(12);
    if let MachineConfig::Simt(config) = &mut machine {
        config.cores = 2;
    }
    let few = benchmarks(40);
    let table = few.iter().find(|one| one.name == "HT1K").unwrap();
    let tops = Tops::open(
        &machine,
        &machine,
        EngineKind::Model,
        Some(EngineKind::Verilator.into()),
    );
    let outcome = run_on(&*table.workload, Language::OpenCl, &machine, tops.unwrap());
    assert_ne!(turned_away(&outcome)[1], 0);
}
