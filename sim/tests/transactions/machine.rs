//! Transactions on early-cr: whatever its rules, the workloads leave what they have to, in an order that explains every read.

use super::small;
use turnstile_sim::machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, Tops, TransactionsConfig, Unobserved,
};
use turnstile_sim::ptx::LANES;
use turnstile_sim::transactions::{job, words_of, Benchmark, Version, Workload};
use turnstile_sim::votes::Language;

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
    let mut machine = MachineConfig::simt("early-cr").unwrap();
    if let MachineConfig::Simt(config) = &mut machine {
        change(config.transactions.as_mut().expect("it has transactions"));
    }
    machine
}

fn run(workload: &dyn Workload, language: Language, machine: &MachineConfig) -> Outcome {
    let job = job(workload, Version::Transactions, language).unwrap();
    let tops = Tops::open(machine, machine, EngineKind::Model, None).unwrap();
    let options = Options::new(MOST);
    let ran = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut Unobserved);
    let name = || format!("{}_tx of {}", workload.kernel(), language.name());
    let outcome = ran.unwrap_or_else(|error| panic!("{}: {error}", name()));
    println!("{}: {} cycles\n{}", name(), outcome.cycles, outcome.transactions);
    assert_eq!(outcome.violation, None, "{}", name());
    let checked = workload.check(&words_of(&outcome.buffers));
    assert_eq!(checked, Ok(()), "{}", name());
    let counted = outcome.transactions;
    assert_eq!(counted.started, counted.committed + counted.aborts.total());
    outcome
}

#[test]
fn every_workload_is_right_under_every_rule() {
    let wanted = std::env::var("ONLY").unwrap_or_default();
    let full = std::env::var("FULL").is_ok();
    for Benchmark { name, workload, .. } in if full { turnstile_sim::transactions::benchmarks(u32::MAX) } else { small() } {
        if !name.contains(&wanted) {
            continue;
        }
        for (rule, early_abort, pause_and_go) in RULES {
            if std::env::var("RULE").is_ok_and(|wanted| wanted != rule) { continue; }
            let machine = early_cr(|config| {
                config.early_abort = early_abort;
                config.pause_and_go = pause_and_go;
            });
            let start = std::time::Instant::now();
            let outcome = run(&*workload, Language::OpenCl, &machine);
            println!("{name}, {rule}: {} cycles, {:?}\n{}", outcome.cycles, start.elapsed(), outcome.transactions);
        }
    }
}
