//! Every bundled benchmark in every version, and every detector: right outputs, and a serialisable run. `cargo xtask campaign`
//! runs benchmarks on other inputs under each detector.

use turnstile_experiments::workloads::{self, find, Settings, Version, Workload};
use turnstile_machine::{
    Detector, EngineKind, LdsTop, MachineConfig, Options, Outcome, Tops, Unobserved,
};
use turnstile_run::{FrontEnds, FRONT_ENDS};

/// Benchmarks with settings under which they take little time and still conflict.
const CASES: [(&str, &[&str]); 17] = [
    ("hash-table", &["buckets=64"]),
    ("k-means", &["centres=64"]),
    ("k-means", &["centres=16", "seed=7"]),
    ("genetic", &["solutions=128"]),
    ("hash-table", &["buckets=64", "turns=4"]),
    ("hash-table", &["buckets=64", "turns=2", "work=3"]),
    (
        "k-means",
        &["centres=64", "per_bank=4", "work=2", "turns=2"],
    ),
    ("genetic", &["solutions=64", "turns=4"]),
    ("genetic", &["solutions=256", "numbered=1"]),
    ("genetic", &["solutions=64", "draw=1", "ordered=1"]),
    ("intruder", &["flows=64"]),
    ("vacation", &["rows=128"]),
    ("colouring", &["edges=1"]),
    ("database", &["records=1024"]),
    ("queue", &["every=32"]),
    ("voting", &["bins=64", "each=1"]),
    ("voting", &["bins=32", "parts=3", "each=1"]),
];

const TRANSACTIONAL: [Detector; 5] = [
    Detector::Bloom,
    Detector::Dcd,
    Detector::Smdcd,
    Detector::SmdcdPublished,
    Detector::Perfect,
];

/// Runs the transactions of a benchmark.
fn outcome(workload: &dyn Workload, assignments: &[&str]) -> (Settings, Outcome) {
    let settings = Settings::parse(workload, assignments).unwrap();
    let job = workload.job(FRONT_ENDS[0], Version::Tm, &settings).unwrap();
    let top = LdsTop::open(Detector::Bloom, EngineKind::Rtl, None).unwrap();
    let options = Options::new(10_000_000);
    let machine = MachineConfig::default();
    let outcome = job
        .simulate(&machine, top, options, &mut Unobserved)
        .unwrap();
    (settings, outcome)
}

/// With locks through lock bits, and by one work-item: the kernels of the second machine.
#[test]
fn benchmarks_are_right_as_ptx() {
    let machine = MachineConfig::bundled("gtx580").unwrap();
    let front_end = FrontEnds::default().of_machine(&machine).unwrap();
    for workload in workloads::ALL {
        let settings = Settings::new(workload);
        for &version in workload.versions() {
            let job = match workload.job(front_end, version, &settings) {
                Ok(job) => job,
                Err(error) => {
                    assert_eq!(version, Version::Tm, "{error}");
                    assert!(error.to_string().starts_with("--version tm: "), "{error}");
                    continue;
                }
            };
            let name = format!("{} {version}", workload.name());
            let tops = Tops::open(&machine, &machine, EngineKind::Model, None);
            let options = Options::new(1_000_000);
            let outcome = job.simulate(&machine, tops.unwrap(), options, &mut Unobserved);
            let outcome = outcome.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(outcome.violation, None, "{name}");
            assert_eq!(
                workload.check(&settings, &outcome.buffers),
                Ok(()),
                "{name}"
            );
        }
    }
}

/// A wavefront has n ids for each bucket. Behind w others it finds w n locations taken, where its lanes read one after the
/// other; then one id less goes on from each location.
#[test]
fn wavefronts_in_turn_do_not_meet() {
    let workload = find("hash-table").unwrap();
    for buckets in [32, 64] {
        let n = 64 / buckets;
        let passes: u64 = (0..4).map(|w| w * n * n + n * (n + 1) / 2).sum();
        let buckets = format!("buckets={buckets}");
        let (_, apart) = outcome(workload, &[&buckets, "turns=4"]);
        assert_eq!(apart.counters.passes, passes, "{buckets}");
        assert_eq!(apart.counters.wg_serialised, 0, "{buckets}");
        // One for each location that a wavefront comes to: those taken, and n more.
        let locations: u64 = (0..4).map(|w| w * n + n).sum();
        assert_eq!(apart.counters.transactions, locations, "{buckets}");
        assert_eq!(apart.counters.serialised_transactions, 0, "{buckets}");
        let (_, together) = outcome(workload, &[&buckets]);
        assert!(together.counters.passes > passes, "{buckets}");
        assert!(together.counters.wg_serialised > 0, "{buckets}");
    }
}

#[test]
fn a_search_outside_of_transactions_skips_what_is_taken() {
    let workload = find("hash-table").unwrap();
    let (settings, search) = outcome(workload, &["buckets=32", "search=1"]);
    assert_eq!(workload.check(&settings, &search.buffers), Ok(()));
    let (_, inside) = outcome(workload, &["buckets=32"]);
    assert!(search.counters.committed < inside.counters.committed);
}

/// A wavefront alone has two ids for each of 32 buckets: both transactions look at the same location, then one at the next.
#[test]
fn a_search_in_turn_finds_the_next_location() {
    let workload = find("hash-table").unwrap();
    let (settings, search) = outcome(workload, &["buckets=32", "search=1", "turns=4"]);
    assert_eq!(workload.check(&settings, &search.buffers), Ok(()));
    assert_eq!(search.counters.passes, 4 * 3);
    assert_eq!(search.counters.committed, 4 * (64 + 32));
}

/// With one solution read before the other in the same order by all, the first work-item of a wavefront alone always commits.
#[test]
fn ordered_crossovers_do_not_wait_for_each_other() {
    let workload = find("genetic").unwrap();
    let pairs = ["solutions=2", "turns=4"];
    let (_, ordered) = outcome(workload, &[pairs[0], pairs[1], "ordered=1"]);
    assert_eq!(ordered.counters.passes, 256);
    assert_eq!(ordered.counters.serialised_passes, 0);
    assert_eq!(ordered.counters.serialised_transactions, 0);
    let (_, crosswise) = outcome(workload, &pairs);
    assert!(crosswise.counters.serialised_passes > 4);
    // Many serialised passes, but four transactions.
    assert_eq!(crosswise.counters.transactions, 4);
    assert_eq!(crosswise.counters.serialised_transactions, 4);
}

/// Lanes of a half lose in as many banks as there are words that they want.
#[test]
fn conflicts_are_counted_by_bank() {
    let workload = find("genetic").unwrap();
    let (_, one) = outcome(workload, &["solutions=2", "turns=4", "ordered=1"]);
    // All want the first solution, so a half has losers in one bank or none. The first of `lanes` wins and commits; the halves
    // have 32 lanes at most, the last ones.
    let lanes_of_halves = |lanes: u64| [lanes.min(32), lanes.saturating_sub(32)];
    let without_winner = |[upper, lower]: [u64; 2]| match lower {
        0 => [upper - 1, 0],
        _ => [upper, lower - 1],
    };
    let halves = (1..=64).map(lanes_of_halves).map(without_winner);
    let accesses = halves.flatten().filter(|losers| *losers > 0).count() as u64;
    assert_eq!(one.counters.conflicting_banks, 4 * accesses);
}

/// With a centre a bank all rows have bits of their own; with 32 centres a bank every eighth row shares its bit.
#[test]
fn centres_of_a_bank_are_aliased() {
    let workload = find("k-means").unwrap();
    let aliased = |per_bank| {
        let (_, outcome) = outcome(workload, &["centres=32", per_bank]);
        outcome.conflicts.aliased
    };
    assert_eq!(aliased("per_bank=1"), 0);
    assert!(aliased("per_bank=32") > aliased("per_bank=4"));
    assert!(aliased("per_bank=4") > 0);
}

#[test]
fn more_work_on_distances_is_outside_of_transactions() {
    let workload = find("k-means").unwrap();
    let time = |work| {
        outcome(workload, &["centres=64", work])
            .1
            .counters
            .breakdown
    };
    let (once, thrice) = (time("work=1"), time("work=3"));
    assert!(thrice.non_tx > 2 * once.non_tx, "{once:?} {thrice:?}");
    assert!(thrice.non_tx < 4 * once.non_tx, "{once:?} {thrice:?}");
}

/// What is wrong with a run.
fn run(
    workload: &dyn Workload,
    settings: &Settings,
    version: Version,
    detector: Detector,
) -> Result<(), String> {
    let job = workload
        .job(FRONT_ENDS[0], version, settings)
        .map_err(|error| error.to_string())?;
    let top = LdsTop::open(detector, EngineKind::Rtl, None).map_err(|error| error.to_string())?;
    let options = Options {
        perfect: detector == Detector::Perfect,
        ..Options::new(10_000_000)
    };
    let machine = MachineConfig::default();
    let outcome = job.simulate(&machine, top, options, &mut Unobserved);
    let outcome = outcome.map_err(|error| error.to_string())?;
    if let Some(read) = outcome.unwritten_reads.first() {
        return Err(read.to_string());
    }
    // The published SMDCD may break the order of commits, and the outputs with it.
    if detector == Detector::SmdcdPublished {
        return Ok(());
    }
    outcome.violation.map_or(Ok(()), Err)?;
    workload.check(settings, &outcome.buffers)
}

/// Runs each case under `count` of the detectors, other ones than the case before.
fn run_all(version: Version, detectors: &[Detector], count: usize) {
    let mut turn = detectors.iter().cycle();
    for (name, assignments) in CASES {
        let workload = find(name).unwrap();
        if !workload.versions().contains(&version) {
            continue;
        }
        let settings = Settings::parse(workload, assignments).unwrap();
        for detector in turn.by_ref().take(count) {
            let result = run(workload, &settings, version, *detector);
            assert_eq!(
                result,
                Ok(()),
                "{name} {assignments:?} {version} {}",
                detector.name()
            );
        }
    }
}

#[test]
fn transactions() {
    run_all(Version::Tm, &TRANSACTIONAL, 2);
}

#[test]
fn locks_and_atomics() {
    run_all(Version::Fgl, &[Detector::None], 1);
    run_all(Version::Atomic, &[Detector::None], 1);
}

#[test]
fn serialised_by_one_work_item() {
    run_all(Version::Serial, &[Detector::None], 1);
}

/// Locks and atomics are plain accesses: an LDS with transactional memory answers them alike.
#[test]
fn no_transaction_needs_no_transactional_memory() {
    run_all(Version::Fgl, &[Detector::Dcd], 1);
}
