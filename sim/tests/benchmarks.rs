//! Every bundled benchmark in every version under every detector: right outputs, and a serialisable run.

use turnstile_sim::machine::{
    simulate, Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved,
};
use turnstile_sim::workloads::{find, Settings, Version, Workload};

/// Benchmarks with settings under which they take little time and still conflict.
const CASES: [(&str, &[&str]); 9] = [
    ("hash-table", &["buckets=64"]),
    ("k-means", &["centres=64"]),
    ("k-means", &["centres=16", "seed=7"]),
    ("genetic", &["solutions=128"]),
    ("intruder", &["flows=64"]),
    ("vacation", &["rows=128"]),
    ("colouring", &["edges=1"]),
    ("database", &["records=1024"]),
    ("queue", &["every=32"]),
];

const TRANSACTIONAL: [Detector; 5] = [
    Detector::Bloom,
    Detector::Dcd,
    Detector::Smdcd,
    Detector::SmdcdPublished,
    Detector::Perfect,
];

/// What is wrong with a run.
fn run(
    workload: &dyn Workload,
    settings: &Settings,
    version: Version,
    detector: Detector,
) -> Result<(), String> {
    let job = workload
        .job(version, settings)
        .map_err(|error| error.to_string())?;
    let top = LdsTop::open(detector, EngineKind::Rtl, None).map_err(|error| error.to_string())?;
    let options = Options {
        perfect: detector == Detector::Perfect,
        skip_idle: true,
        max_cycles: 10_000_000,
    };
    let machine = MachineConfig::default();
    let outcome = simulate(&job, &machine, top, options, &mut Unobserved);
    let outcome = outcome.map_err(|error| error.to_string())?;
    // The published SMDCD may break the order of commits, and the outputs with it.
    if detector == Detector::SmdcdPublished {
        return Ok(());
    }
    outcome.violation.map_or(Ok(()), Err)?;
    workload.check(settings, &outcome.buffers)
}

fn run_all(version: Version, detectors: &[Detector]) {
    for (name, assignments) in CASES {
        let workload = find(name).unwrap();
        let settings = Settings::parse(workload, assignments).unwrap();
        for detector in detectors {
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
    run_all(Version::Tm, &TRANSACTIONAL);
}

#[test]
fn locks_and_atomics() {
    run_all(Version::Fgl, &[Detector::None]);
}

#[test]
fn serialised_by_one_work_item() {
    run_all(Version::Serial, &[Detector::None]);
}

/// Locks and atomics are plain accesses: an LDS with transactional memory answers them alike.
#[test]
fn no_transaction_needs_no_transactional_memory() {
    run_all(Version::Fgl, &[Detector::Dcd]);
}
