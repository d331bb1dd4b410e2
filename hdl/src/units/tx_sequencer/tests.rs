//! The transaction sequencer at full size against its model; see `units::tx_sequencer`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{SLOTS, SLOT_BITS};
use turnstile_hdl::pin_index::{Output, Words};
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_hdl::tx_sequencer::TxSequencerPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::tx_sequencer::{groups, run, Tally};
use turnstile_testbenches::units::Load;

type Unit = TxSequencer<SLOTS, SLOT_BITS>;

fn driver() -> PinDriver<RtlEngine<Unit>, TxSequencerPins> {
    PinDriver::rtl(Unit::default())
}

fn check(seed: u64, masks: &[u32]) -> Tally {
    let load = Load {
        seed,
        cycles: 30_000,
    };
    let tally = told(run(driver(), groups(masks), load));
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
    let at = pins.at;
    pins.pulse(at.tx_valid);
    pins.set(at.tx_exec_lo, 0b11);
    pins.clock().unwrap();
    pins.pulse(at.conflict_valid);
    pins.set(at.conflict_lo, 0b11);
    pins.clock().unwrap();
    pins.pulse(at.clear);
    pins.clock().unwrap();
    pins.clock().unwrap();
    let low = [
        at.tcm.pin(0),
        at.mode,
        at.walking,
        at.txrsp_valid,
        at.pass_dead,
    ];
    for pin in low {
        assert_eq!(pins.get(pin), 0, "{}", pins.name(pin));
    }
    assert_eq!(pins.get(at.idle), 1);
}

/// A history of two wavefronts of a work-group, wavefront 0 in work-group serialisation at its end, and all outputs in
/// every clock of it. If `withdraw`, requests are presented wherever `tx_ready` is low, and withdrawn or replaced.
struct History {
    pins: PinDriver<RtlEngine<Unit>, TxSequencerPins>,
    withdraw: bool,
    /// Outputs of each clock; those that follow the request in the same clock are 0.
    seen: Vec<Words<Output>>,
}

impl History {
    fn new(withdraw: bool) -> Self {
        let mut history = Self {
            pins: driver(),
            withdraw,
            seen: vec![],
        };
        let at = history.pins.at;
        drive!(history.pins, cfg_group: 0b0011, cfg_valid: 1);
        for slot in [0, 1] {
            history.pins.set(at.cfg_wavefront, slot);
            history.clock();
        }
        history.pins.set(at.cfg_valid, 0);
        history
    }

    fn clock(&mut self) {
        self.pins.clock().unwrap();
        let mut outputs = self.pins.outputs().clone();
        outputs[self.pins.at.tx_ready] = 0;
        outputs[self.pins.at.flush_slot] = 0;
        self.seen.push(outputs);
    }

    fn present(&mut self, commit: bool, wavefront: u32) {
        drive!(self.pins, tx_valid: 1, tx_commit: commit, tx_wavefront: wavefront, tx_exec_lo: 0b1);
    }

    /// A request that is taken and answered.
    fn take(&mut self, commit: bool, wavefront: u32) {
        let at = self.pins.at;
        self.present(commit, wavefront);
        self.clock();
        assert_eq!(self.pins.get(at.tx_ready), 1);
        self.pins.set(at.tx_valid, 0);
        self.clock();
        assert_eq!(self.pins.get(at.txrsp_valid), 1);
    }

    /// A clock in which no request is taken.
    fn refuse(&mut self, commit: bool, wavefront: u32) {
        let at = self.pins.at;
        if self.withdraw {
            self.present(commit, wavefront);
        }
        self.clock();
        if self.withdraw {
            assert_eq!(self.pins.get(at.tx_ready), 0);
        }
        self.pins.set(at.tx_valid, 0);
    }

    /// The only lane of wavefront 0 loses; its walk takes two clocks.
    fn lose(&mut self) {
        let at = self.pins.at;
        drive!(self.pins, conflict_lo: 0b1, conflict_valid: 1);
        self.refuse(true, 0);
        drive!(self.pins, conflict_valid: 0, walk_more: 1);
        self.refuse(true, 1);
        self.pins.set(at.walk_more, 0);
        self.refuse(false, 1);
    }
}

fn history(withdraw: bool) -> Vec<Words<Output>> {
    let mut history = History::new(withdraw);
    let at = history.pins.at;
    history.take(false, 1);
    for _ in 0..3 {
        history.take(false, 0);
        history.lose();
        history.take(true, 0);
    }
    // Work-group serialisation: the answer comes with the first clock of the walk over wavefront 1.
    history.take(false, 0);
    assert_eq!(history.pins.get(at.begin_stall), 0b0010);
    assert_eq!(history.pins.get(at.killed), 0b0010);
    history.take(true, 1);
    for (commit, wavefront) in [(false, 1); 3] {
        history.refuse(commit, wavefront);
    }
    history.take(true, 0);
    assert_eq!(history.pins.get(at.begin_stall), 0);
    history.take(false, 1);
    history.take(true, 1);
    history.seen
}

#[test]
fn a_request_that_is_not_taken_leaves_no_trace() {
    let (with, without) = (history(true), history(false));
    assert_eq!(with.len(), without.len());
    for (clock, (with, without)) in with.iter().zip(&without).enumerate() {
        assert_eq!(with, without, "clock {clock}");
    }
}

/// Its TX_Begin is taken in one clock; the next shows the stall, with the answer.
#[test]
fn begin_stall_comes_with_the_answer() {
    let seen = history(false);
    let at = driver().at;
    let stalled = seen.iter().find(|clock| clock[at.begin_stall] != 0);
    let stalled = stalled.expect("a stall");
    assert_eq!(stalled[at.txrsp_valid], 1);
    assert_eq!(
        stalled[at.walk_start], 1,
        "the first kill is decided with TX_Begin"
    );
}
