//! One test for each sentence of the header, at full size; random accesses are in `unit_lockstep`, the proof in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{BANK_BITS, LANES, ROW_BITS};
use turnstile_hdl::meeting_lanes::{MeetingLanes, MeetingLanesPins};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

type Full = MeetingLanes<LANES, BANK_BITS, ROW_BITS>;

struct Lanes(PinDriver<RtlEngine<Full>, MeetingLanesPins>);

impl Lanes {
    fn new(all_lose: bool) -> Self {
        let mut pins = PinDriver::rtl(Full::default());
        let at: MeetingLanesPins = pins.at;
        pins.pulse(at.clear);
        pins.clock().unwrap();
        drive!(pins, all_lose: all_lose);
        Self(pins)
    }

    /// All lanes of a half run, lane `i` to word `i % words`: who loses of it and of the lower half, after how many cycles.
    fn half(&mut self, upper: bool, continues: bool, words: usize, losers: u32) -> (u32, u32, u32) {
        let at = self.0.at;
        drive! { self.0, ask: 1, runs: u32::MAX, losers: losers, upper: upper, continues: continues }
        for place in 0..BANK_BITS {
            let plane = (0..LANES).fold(0, |plane, lane| {
                plane | (((lane % words) >> place & 1) as u32) << lane
            });
            self.0.set(at.bank_plane.pin(place), plane);
        }
        let (mut lose, mut cycles) = (losers, 0);
        loop {
            drive!(self.0, losers: lose);
            self.0.clock().unwrap();
            lose |= self.0.get(at.joined);
            if self.0.get(at.done) == 1 {
                let lower = self.0.get(at.joined_lower);
                drive!(self.0, ask: 0);
                self.0.clock().unwrap();
                return (lose, lower, cycles);
            }
            cycles += 1;
        }
    }
}

#[test]
fn without_the_strap_nobody_joins_and_no_cycle_is_spent() {
    let mut lanes = Lanes::new(false);
    assert_eq!(lanes.half(false, false, 2, 0b1), (0b1, 0, 0));
    assert_eq!(lanes.half(true, true, 2, 0b10), (0b10, 0, 0));
}

#[test]
fn without_a_loser_no_cycle_is_spent() {
    let mut lanes = Lanes::new(true);
    assert_eq!(lanes.half(false, false, 2, 0), (0, 0, 0));
    assert_eq!(lanes.half(true, true, 2, 0), (0, 0, 0));
}

/// Losers on 1, 2, 8 words of a half, however many there are on each.
#[test]
fn a_cycle_is_spent_to_begin_and_one_a_word() {
    let mut lanes = Lanes::new(true);
    assert_eq!(lanes.half(false, false, 16, 0b1).2, 1 + 1);
    assert_eq!(lanes.half(false, false, 16, 0x1_0001).2, 1 + 1);
    assert_eq!(lanes.half(false, false, 16, 0b11).2, 1 + 2);
    assert_eq!(lanes.half(false, false, 16, 0xff).2, 1 + 8);
}

#[test]
fn the_upper_half_joins_the_losers_of_the_lower_one() {
    let mut lanes = Lanes::new(true);
    assert_eq!(lanes.half(false, false, 32, 0b1).0, 0b1);
    assert_eq!(lanes.half(true, true, 32, 0), (0b1, 0, 1 + 1));
}

#[test]
fn the_lower_half_joins_the_losers_of_the_upper_one() {
    let mut lanes = Lanes::new(true);
    lanes.half(false, false, 32, 0b1);
    assert_eq!(lanes.half(true, true, 32, 0b100), (0b101, 0b100, 1 + 2));
}

#[test]
fn an_upper_half_of_another_access_joins_nobody() {
    let mut lanes = Lanes::new(true);
    lanes.half(false, false, 32, 0b1);
    assert_eq!(lanes.half(true, false, 32, 0), (0, 0, 0));
    assert_eq!(lanes.half(true, false, 32, 0b100), (0b100, 0, 1 + 1));
}
