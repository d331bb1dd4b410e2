//! One test for each sentence of the header.

use turnstile_engine::RtlEngine;
use turnstile_hdl::saturating_counter::{SaturatingCounter, SaturatingCounterPins};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

struct Counter(PinDriver<RtlEngine<SaturatingCounter<2>>, SaturatingCounterPins>);

impl Counter {
    fn new() -> Self {
        Self(PinDriver::rtl(SaturatingCounter::default()))
    }

    /// A cycle; what is shown in it.
    fn cycle(&mut self, clear: bool, event: bool) -> (u32, bool) {
        drive!(self.0, clear: clear, happens: event);
        self.0.clock().unwrap();
        (self.0.get(self.0.at.count), self.0.get(self.0.at.full) == 1)
    }
}

#[test]
fn an_event_is_seen_in_the_next_cycle_and_the_largest_number_stays() {
    let mut counter = Counter::new();
    let shown = [0; 5].map(|_| counter.cycle(false, true));
    assert_eq!(
        shown,
        [(0, false), (1, false), (2, false), (3, true), (3, true)]
    );
}

#[test]
fn clear_goes_before_an_event() {
    let mut counter = Counter::new();
    counter.cycle(false, true);
    assert_eq!(counter.cycle(true, true), (1, false));
    assert_eq!(counter.cycle(false, false), (0, false));
}

#[test]
#[should_panic(expected = "SaturatingCounter: 33 bits: 1 to 32")]
fn more_bits_than_a_pin_has_are_refused() {
    let _ = SaturatingCounter::<33>::default();
}
