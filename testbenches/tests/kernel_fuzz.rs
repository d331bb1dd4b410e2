//! Random transactional kernels under every detector: a slice; `cargo xtask campaign` runs many.

use turnstile_machine::{Detector, EngineKind};
use turnstile_testbenches::kernel_fuzz::{check, Tally, DETECTORS};
use turnstile_testbenches::told;
use turnstile_tools::{available, CLANG};

/// A few of all, and three that showed something: a branch on VCC that asked lanes that had lost, a loop that clang leaves by
/// a branch that is never taken, and one that it makes without an end (`#pragma unroll 1` is the remedy).
const SEEDS: [u64; 15] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 585, 639, 8083];

#[test]
fn random_kernels_are_explained_by_the_order_of_their_commits() {
    if !available(&[CLANG]) {
        return;
    }
    let mut all = Tally::default();
    for seed in SEEDS {
        let tally = check(seed, &DETECTORS, EngineKind::Rtl);
        all += told(tally);
    }
    println!("{all:?}");
    assert_eq!(all.runs, (SEEDS.len() * DETECTORS.len()) as u64);
    assert!(all.transactions > 1_000 && all.retries > all.transactions);
}

/// The published SMDCD breaks the order of commits: the interpreter sees it in what the kernels leave.
#[test]
fn a_detector_that_is_not_sound_is_noticed() {
    if !available(&[CLANG]) {
        return;
    }
    let mut found = (0..100)
        .filter_map(|seed| check(seed, &[Detector::SmdcdPublished], EngineKind::Rtl).err())
        .map(|error| error.root_cause().to_string());
    let found = found.find(|error| error.contains("the order of commits gives"));
    let error = found.expect("a kernel that shows it");
    assert!(
        error.starts_with("output ") || error.starts_with("element "),
        "{error}"
    );
}
