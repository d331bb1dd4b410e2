//! One test for each sentence of the header, at full size; random puts and takes are in `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::sizes::{LOG_INDEX_BITS, PC_BITS, WAITING_CONTEXTS, WARP_LANES};
use turnstile_hdl::waiting_lanes::{WaitingLanes, WaitingLanesPins};
use turnstile_testbenches::drive;
use turnstile_testbenches::models::waiting_lanes::Context;
use turnstile_testbenches::pin_driver::PinDriver;

type Full = WaitingLanes<WARP_LANES, PC_BITS, LOG_INDEX_BITS, WAITING_CONTEXTS>;

struct Lanes(PinDriver<RtlEngine<Full>, WaitingLanesPins>);

impl Lanes {
    fn new() -> Self {
        let mut pins = PinDriver::rtl(Full::default());
        let at: WaitingLanesPins = pins.at;
        pins.pulse(at.clear);
        pins.clock().unwrap();
        Self(pins)
    }

    /// True if there was room.
    fn put(&mut self, pc: u32, lanes: u32, log: u32) -> bool {
        let at = self.0.at;
        drive!(self.0, put_pc: pc, put_lanes: lanes, put_log: log);
        self.0.clock().unwrap();
        let room = self.0.get(at.room) == 1;
        if room {
            self.0.pulse(at.put_valid);
            self.0.clock().unwrap();
        }
        room
    }

    fn take(&mut self) -> Option<Context> {
        let at = self.0.at;
        self.0.pulse(at.take);
        self.0.clock().unwrap();
        (self.0.get(at.any) == 1).then(|| Context {
            pc: self.0.get(at.pc),
            lanes: self.0.get(at.lanes),
            log: self.0.get(at.log),
        })
    }
}

#[test]
fn the_last_in_is_the_first_out() {
    let mut lanes = Lanes::new();
    let contexts =
        [(8, 1, 0), (16, 2, 1), (24, 4, 1)].map(|(pc, lanes, log)| Context { pc, lanes, log });
    for one in contexts {
        assert!(lanes.put(one.pc, one.lanes, one.log));
    }
    for one in contexts.into_iter().rev() {
        assert_eq!(lanes.take(), Some(one));
    }
    assert_eq!(lanes.take(), None);
}

#[test]
fn lanes_join_the_youngest_context_of_their_pc_and_bring_their_log_index() {
    let mut lanes = Lanes::new();
    lanes.put(8, 1, 3);
    lanes.put(16, 2, 4);
    lanes.put(8, 4, 5);
    lanes.put(8, 8, 6);
    let context = |pc, lanes, log| Some(Context { pc, lanes, log });
    assert_eq!(lanes.take(), context(8, 0xc, 6));
    assert_eq!(lanes.take(), context(16, 2, 4));
    assert_eq!(
        lanes.take(),
        context(8, 1, 3),
        "only the youngest is joined"
    );
}

#[test]
fn with_all_contexts_in_use_lanes_can_join_and_nothing_else() {
    let mut lanes = Lanes::new();
    for number in 0..WAITING_CONTEXTS as u32 {
        assert!(lanes.put(number, 1 << number, 0));
    }
    assert!(!lanes.put(100, 1 << 31, 0));
    assert!(!lanes.put(0, 1 << 31, 0), "the oldest is not joined");
    assert!(lanes.put(WAITING_CONTEXTS as u32 - 1, 1 << 31, 0));
}

#[test]
fn clear_frees_all_contexts() {
    let mut lanes = Lanes::new();
    lanes.put(8, 1, 3);
    lanes.put(16, 2, 4);
    let at = lanes.0.at;
    lanes.0.pulse(at.clear);
    lanes.0.clock().unwrap();
    lanes.0.clock().unwrap();
    assert_eq!(lanes.0.get(at.waiting), 0);
    assert_eq!(lanes.take(), None);
}
