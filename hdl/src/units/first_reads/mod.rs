//! When the lanes of one warp first read something, and which of them have read what was written after that.
//!
//! Part of the [temporal filter](crate::temporal_filter), which has the operations. Lanes of `begins` have read nothing; those of `loads` that
//! have read nothing yet keep `load_time`; those of `replies` that have read something are in conflict if `reply_time` is later than
//! what they keep. `conflicts` is of before the cycle's operations. **Same-cycle priority**: clear, begins, then loads and replies.

use crate::prelude::*;

/// `LANES <= 32` lanes, times of 2 x `TIME_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "first reads of one warp, and conflicts since",
    FirstReads::<WARP_LANES, TIME_BITS>::default()
)]
#[legal((1..=32).contains(&LANES), "{LANES} lanes: 1 to 32")]
#[idle(|unit| !unit.clear.val()
        && !unit.begins.val().any()
        && !unit.loads.val().any()
        && !unit.replies.val().any())]
pub struct FirstReads<const LANES: usize, const TIME_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub begins: Signal<In, Bits<LANES>>,
    pub loads: Signal<In, Bits<LANES>>,
    pub load_time_hi: Signal<In, Bits<TIME_BITS>>,
    pub load_time_lo: Signal<In, Bits<TIME_BITS>>,
    pub replies: Signal<In, Bits<LANES>>,
    pub reply_time_hi: Signal<In, Bits<TIME_BITS>>,
    pub reply_time_lo: Signal<In, Bits<TIME_BITS>>,
    pub conflicts: Signal<Out, Bits<LANES>>,
    reading: DFF<Bits<LANES>>,
    conflicting: DFF<Bits<LANES>>,
    first_hi: Array<DFF<Bits<TIME_BITS>>, LANES>,
    first_lo: Array<DFF<Bits<TIME_BITS>>, LANES>,
    fresh: Signal<Local, Bits<LANES>>,
    known: Signal<Local, Bits<LANES>>,
    found: Signal<Local, Bits<LANES>>,
    later: Signal<Local, Bit>,
}

impl<const LANES: usize, const TIME_BITS: usize> Logic for FirstReads<LANES, TIME_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, reading, conflicting);

        self.fresh.next = self.loads.val() & !self.reading.q.val();
        self.known.next = self.replies.val() & self.reading.q.val();
        self.found.next = self.conflicting.q.val();
        for lane in 0..LANES {
            self.first_hi[lane].clock.next = self.clock.val();
            self.first_lo[lane].clock.next = self.clock.val();
            self.first_hi[lane].d.next = self.first_hi[lane].q.val();
            self.first_lo[lane].d.next = self.first_lo[lane].q.val();
            if self.fresh.val().get_bit(lane) {
                self.first_hi[lane].d.next = self.load_time_hi.val();
                self.first_lo[lane].d.next = self.load_time_lo.val();
            }
            self.later.next = (self.first_hi[lane].q.val() < self.reply_time_hi.val())
                | ((self.first_hi[lane].q.val() == self.reply_time_hi.val())
                    & (self.first_lo[lane].q.val() < self.reply_time_lo.val()));
            if self.later.val() & self.known.val().get_bit(lane) {
                self.found.next = self.found.val().replace_bit(lane, true);
            }
        }
        self.reading.d.next = (self.reading.q.val() | self.loads.val()) & !self.begins.val();
        self.conflicting.d.next = self.found.val() & !self.begins.val();
        if self.clear.val() {
            self.reading.d.next = 0.into();
            self.conflicting.d.next = 0.into();
        }
        self.conflicts.next = self.conflicting.q.val();
    }
}
