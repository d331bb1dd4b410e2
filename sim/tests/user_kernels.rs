//! Users' kernels on the whole machine, under every detector: right results, and a serialisable run.

mod cases;

use cases::Case;
use turnstile_sim::machine::{
    simulate, Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved,
};

const OPTIONS: Options = Options {
    perfect: false,
    skip_idle: true,
    max_cycles: 1_000_000,
};

/// What is wrong with a run.
fn run(case: &Case, detector: Detector) -> Result<(), String> {
    let job = case.job();
    let machine = MachineConfig::default();
    let top = LdsTop::open(detector, EngineKind::Rtl, None).unwrap();
    let outcome = simulate(&job, &machine, top, OPTIONS, &mut Unobserved);
    let outcome = outcome.map_err(|error| error.to_string())?;
    outcome.violation.map_or(Ok(()), Err)?;
    (case.check)(&cases::before(&job), &outcome.buffers)
}

fn run_all(cases: &[Case], detector: Detector) {
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
    run_all(cases::PLAIN, Detector::None);
}

#[test]
fn transactional_memory_does_not_disturb_kernels_without_transactions() {
    run_all(cases::PLAIN, Detector::Smdcd);
}

#[test]
fn transactions_are_right_under_bloom_filters() {
    run_all(cases::TRANSACTIONAL, Detector::Bloom);
}

#[test]
fn transactions_are_right_under_dcd() {
    run_all(cases::TRANSACTIONAL, Detector::Dcd);
}

#[test]
fn transactions_are_right_under_smdcd() {
    run_all(cases::TRANSACTIONAL, Detector::Smdcd);
}
