//! Plain accesses to the LDS with lock bits: as fast as in the plain LDS, and not kept out by atomics.
//! (Atomics and their overlap with plain accesses are in `atomic_sequencer` and `lockstep`.)

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

/// The top at full size.
struct Top(PinDriver<RtlEngine<full_size::FullLockbits>, LdsLockbitsPins>);

impl Top {
    fn new() -> Self {
        Self(PinDriver::rtl(full_size::lds_lockbits()))
    }

    /// Puts a request on the pins.
    fn present(&mut self, op: LdsOp, locked: bool, word_of: impl Fn(u32) -> u32, data: u32) {
        let at = self.0.at;
        drive!(self.0, req_op: op.to_word(), req_locked: locked, req_lanes: u32::MAX);
        let addr: Vec<u32> = (0..32).map(|lane| 4 * word_of(lane)).collect();
        self.0.set_array(at.lane_addr, &addr);
        self.0.set_array(at.lane_data, &[data; 32]);
        self.0.set(at.req_valid, 1);
    }

    /// Cycles from the one in which the request on the pins is taken to its answer.
    fn latency(&mut self) -> u64 {
        let at = self.0.at;
        self.0.wait_for(at.req_ready).unwrap();
        self.0.set(at.req_valid, 0);
        self.0.wait_for(at.rsp_valid).unwrap()
    }
}

/// A bank serves a word a cycle; the request is taken in the last and answered 2 cycles after it.
#[test]
fn a_plain_access_takes_a_cycle_a_word_of_a_bank_and_two_more() {
    let mut top = Top::new();
    let at = top.0.at;
    for ways in [1, 2, 4, 32] {
        for op in [LdsOp::WriteB32, LdsOp::ReadB32] {
            // Lanes come to `ways` words of a bank.
            top.present(op, false, |lane| 32 * (lane % ways) + lane / ways, 7);
            let from = top.0.cycle();
            assert_eq!(top.latency(), 2, "{op:?}, {ways} ways");
            assert_eq!(top.0.cycle() - from, u64::from(ways) + 2);
            assert_eq!(top.0.get(at.rsp_rounds), ways);
        }
        assert_eq!(top.0.get(at.rsp_data.pin(31)), 7);
    }
}

#[test]
fn without_conflicts_a_plain_access_is_taken_and_answered_in_every_cycle() {
    let mut top = Top::new();
    let at = top.0.at;
    let mut answers = vec![];
    for cycle in 0..40_u32 {
        top.present(LdsOp::WriteB32, false, |lane| 32 * cycle + lane, cycle);
        top.0.clock().unwrap();
        assert_eq!(top.0.get(at.req_ready), 1, "cycle {cycle}");
        answers.push(top.0.get(at.rsp_valid));
    }
    assert_eq!(answers[..2], [0; 2]);
    assert_eq!(answers[2..], [1; 38]);
}

/// A plain read between atomics in flight: it takes its turn, and a lock bit does not stop it.
#[test]
fn a_plain_access_waits_for_its_turn_only() {
    let mut top = Top::new();
    let at = top.0.at;
    for warp in 0..4 {
        top.0.set(at.req_warp, warp);
        top.present(LdsOp::Add, true, |_| 7, 1);
        top.0.wait_for(at.req_ready).unwrap();
    }
    for _ in 0..50 {
        top.present(LdsOp::ReadB32, false, |_| 7, 0);
        let waited = top.0.wait_for(at.req_ready).unwrap();
        // Its turn comes after one request of the sequencer's, which has no bank conflicts here.
        assert!(waited <= 2, "{waited}");
        top.0.set(at.req_valid, 0);
        for _ in 0..3 {
            top.0.clock().unwrap();
        }
    }
    assert_ne!(top.0.get(at.in_flight), 0);
}
