//! The LDS tops at full size against the reference models.

use turnstile_hdl::full_size::{self, ROWS};
use turnstile_hdl::pins::Unit;
use turnstile_sim::engine::RtlEngine;
use turnstile_testbenches::lds_check::{run, Load, Tally};
use turnstile_testbenches::lds_driver::LdsDriver;
use turnstile_testbenches::models::bloom::{Bloom, BloomShape};
use turnstile_testbenches::models::dcd::Dcd;
use turnstile_testbenches::models::detector::Detector;
use turnstile_testbenches::models::smdcd::{Sharing, Smdcd};

fn check<D: Detector>(top: impl Unit, detector: D, words: u32) -> Tally {
    let (inputs, outputs) = (top.inputs(), top.outputs());
    let driver = LdsDriver::new(RtlEngine::new(top), &inputs, &outputs).unwrap();
    let load = Load {
        seed: 1,
        transactions: 20_000,
        cycles: 60_000,
        words,
    };
    let tally = run(driver, detector, load).unwrap_or_else(|error| panic!("{error:#}"));
    println!("{words} words: {tally:?}");
    tally
}

#[test]
fn bloom_agrees_with_its_model() {
    for words in [64, 1024, 7264] {
        let tally = check(
            full_size::lds_bloom(),
            Bloom::new(BloomShape::paper(ROWS), None),
            words,
        );
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
    }
}

#[test]
fn dcd_agrees_with_its_model() {
    for words in [64, 1024, 7264] {
        let tally = check(full_size::lds_dcd(), Dcd::new(ROWS), words);
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
    }
}

#[test]
fn smdcd_agrees_with_its_model() {
    for words in [64, 1024, 7264] {
        let model = Smdcd::new(ROWS, Sharing::Sticky, None);
        let tally = check(full_size::lds_smdcd(), model, words);
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
    }
}
