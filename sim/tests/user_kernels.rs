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
    (case.check)(&cases::before(&job), &outcome.buffers)
}

fn run_all(cases: impl Iterator<Item = &'static Case>, detector: Detector) {
    for case in cases {
        assert_eq!(
            run(case, detector),
            Ok(()),
            "{} under {}",
            case.name,
            detector.name()
        );
    }
}

#[test]
fn kernels_without_transactions_need_no_detector() {
    run_all(cases::plain(), Detector::None);
}

#[test]
fn transactional_memory_does_not_disturb_kernels_without_transactions() {
    run_all(cases::plain(), Detector::Smdcd);
}

#[test]
fn bloom_filters_do_not_disturb_kernels_without_transactions() {
    run_all(cases::plain(), Detector::Bloom);
}

#[test]
fn transactions_are_right_under_bloom_filters() {
    run_all(cases::transactional(), Detector::Bloom);
}

#[test]
fn transactions_are_right_under_dcd() {
    run_all(cases::transactional(), Detector::Dcd);
}

#[test]
fn transactions_are_right_under_smdcd() {
    run_all(cases::transactional(), Detector::Smdcd);
}

#[test]
fn transactions_are_right_with_free_detection() {
    run_all(cases::transactional(), Detector::Perfect);
}
