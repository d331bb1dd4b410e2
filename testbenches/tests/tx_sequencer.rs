//! The transaction sequencer at full size against its model; see `sequencer_check`.

use turnstile_hdl::full_size::{SLOTS, SLOT_BITS};
use turnstile_hdl::pins::Ports;
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_sim::engine::RtlEngine;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::sequencer_check::{groups, run, Load, Tally};

type Unit = TxSequencer<SLOTS, SLOT_BITS>;

fn driver() -> PinDriver<RtlEngine<Unit>> {
    let unit = Unit::new();
    let (inputs, outputs) = (unit.inputs(), unit.outputs());
    PinDriver::new(RtlEngine::new(unit), &inputs, &outputs)
}

fn check(seed: u64, masks: &[u32]) -> Tally {
    let load = Load {
        seed,
        steps: 30_000,
        groups: groups(masks),
    };
    let tally = run(driver(), load).unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    tally
}

#[test]
fn one_work_group_agrees_with_the_model() {
    let tally = check(21, &[0b1111]);
    assert!(tally.kills > 100 && tally.stalls > 100 && tally.wavefront_serial > 200);
}

#[test]
fn two_work_groups_agree_with_the_model() {
    for masks in [[0b0011, 0b1100], [0b1001, 0b0110], [0b0111, 0b1000]] {
        let tally = check(22, &masks);
        assert!(tally.kills > 50 && tally.stalls > 50 && tally.group_serial > 200);
    }
}

#[test]
fn wavefronts_alone_are_never_killed() {
    let tally = check(23, &[0b0001, 0b0010, 0b0100, 0b1000]);
    assert!(tally.group_serial > 200);
    assert_eq!((tally.kills, tally.stalls), (0, 0));
}

#[test]
fn clear_ends_every_transaction() {
    let mut pins = driver();
    pins.set("tx_valid", 1);
    pins.set("tx_exec_lo", 0b11);
    pins.clock().unwrap();
    pins.set("tx_valid", 0);
    pins.set("conflict_valid", 1);
    pins.set("conflict_lanes", 0b11);
    pins.clock().unwrap();
    pins.set("conflict_valid", 0);
    pins.set("clear", 1);
    pins.clock().unwrap();
    pins.set("clear", 0);
    pins.clock().unwrap();
    for pin in ["tcm_0", "mode", "walking", "txrsp_valid", "pass_dead"] {
        assert_eq!(pins.get(pin), 0, "{pin}");
    }
    assert_eq!(pins.get("idle"), 1);
}
