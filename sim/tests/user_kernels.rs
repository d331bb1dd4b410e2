//! Users' kernels on the whole machine, under every detector: right results, and a serialisable run.

mod cases;

use cases::Case;
use turnstile_sim::machine::{
    simulate, Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved,
};

/// What is wrong with a run.
fn run(case: &Case, detector: Detector) -> Result<(), String> {
    let job = case.job();
    let machine = MachineConfig::default();
    let top = LdsTop::open(detector, EngineKind::Rtl, None).unwrap();
    let options = Options {
        perfect: detector == Detector::Perfect,
        skip_idle: true,
        max_cycles: 1_000_000,
    };
    let outcome = simulate(&job.grid(), &machine, top, options, &mut Unobserved);
    let outcome = outcome.map_err(|error| error.to_string())?;
    outcome.violation.map_or(Ok(()), Err)?;
    if let Some(read) = outcome.unwritten_reads.first() {
        return Err(read.to_string());
    }
    (case.check)(&cases::before(&job), &outcome.buffers)
}

const TRANSACTIONAL: [Detector; 4] = [
    Detector::Bloom,
    Detector::Dcd,
    Detector::Smdcd,
    Detector::Perfect,
];

/// An LDS without transactional memory, and two that must not disturb kernels without transactions.
const PLAIN: [Detector; 3] = [Detector::None, Detector::Smdcd, Detector::Bloom];

fn assert_right(case: &Case, detector: Detector) {
    let (name, under) = (case.name, detector.name());
    assert_eq!(run(case, detector), Ok(()), "{name} under {under}");
}

/// Runs each case under one of the detectors, another one than the case before.
fn in_turn(cases: impl Iterator<Item = &'static Case>, detectors: &[Detector]) {
    let turns = cases.zip(detectors.iter().cycle());
    turns.for_each(|(case, detector)| assert_right(case, *detector));
}

fn under_all(cases: impl Iterator<Item = &'static Case>, detectors: &[Detector]) {
    let each = |case| detectors.iter().for_each(|one| assert_right(case, *one));
    cases.for_each(each);
}

#[test]
fn kernels_without_transactions_are_right() {
    in_turn(cases::plain(), &PLAIN);
}

#[test]
fn transactions_are_right() {
    in_turn(cases::transactional(), &TRANSACTIONAL);
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn every_kernel_is_right_under_every_detector() {
    under_all(cases::plain(), &PLAIN);
    under_all(cases::transactional(), &TRANSACTIONAL);
}
