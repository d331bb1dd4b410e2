//! Lines of a warp's logs that have been asked for ahead, in the order in which they were.
//!
//! Part of the [log walker](crate::log_walker): the memory answers after any time, and a walk that waited for each line would take a round trip a line.
//!
//! ```text
//!  asked      ->+-----------------------------+-> room
//!  line_*     ->| 2^QUEUE_BITS lines, a ring  |-> head_valid, head_word
//!  take       ->+-----------------------------+
//! ```
//!
//! `asked`: a line is on its way, allowed while `room`: there are less than `2^QUEUE_BITS` under way and here. `line_valid` brings the next one.
//! While `head_valid`, `head_word` is the oldest line, from the cycle after it came on; `take` gives its place back. `clear` forgets all; lines
//! asked for before it must not come after it. **Same-cycle priority**: clear over everything.

use crate::prelude::*;
use crate::storage::lane_table::LaneTable;

/// Bits of a count of lines, which goes round.
const COUNT_BITS: usize = 8;

/// `2^QUEUE_BITS < 256` lines of `LANES` words.
#[derive(LogicBlock, Default)]
pub struct LineQueue<const LANES: usize, const QUEUE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub asked: Signal<In, bool>,
    pub room: Signal<Out, bool>,
    pub line_valid: Signal<In, bool>,
    pub line_word: Vec<Signal<In, Bits<32>>>,
    pub head_valid: Signal<Out, bool>,
    pub head_word: Vec<Signal<Out, Bits<32>>>,
    pub take: Signal<In, bool>,
    lines: LaneTable<LANES, 32, QUEUE_BITS>,
    /// Lines asked for, that have come, that are gone.
    wanted: DFF<Bits<COUNT_BITS>>,
    stored: DFF<Bits<COUNT_BITS>>,
    taken: DFF<Bits<COUNT_BITS>>,
    used: Signal<Local, Bits<COUNT_BITS>>,
    place: Signal<Local, Bits<QUEUE_BITS>>,
    wide: Signal<Local, Bits<COUNT_BITS>>,
}

impl<const LANES: usize, const QUEUE_BITS: usize> LineQueue<LANES, QUEUE_BITS> {
    /// # Panics
    /// If there are more than 128 lines.
    pub fn new() -> Self {
        assert!(
            (1..COUNT_BITS).contains(&QUEUE_BITS),
            "LineQueue: {QUEUE_BITS} bits of a line's place: 1 to 7"
        );
        Self {
            line_word: vec![Default::default(); LANES],
            head_word: vec![Default::default(); LANES],
            ..Default::default()
        }
    }
}

impl<const LANES: usize, const QUEUE_BITS: usize> Logic for LineQueue<LANES, QUEUE_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, wanted, stored, taken);
        clock!(self, clock, lines);
        self.used.next = self.wanted.q.val() - self.taken.q.val();
        self.place.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.used.val());
        self.wide.next = bit_cast::<COUNT_BITS, QUEUE_BITS>(self.place.val());
        self.room.next = self.wide.val() == self.used.val();
        self.lines.write_valid.next = self.line_valid.val();
        self.lines.write_row.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.stored.q.val());
        self.lines.read_row.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.taken.q.val());
        for lane in 0..LANES {
            self.lines.write_data[lane].next = self.line_word[lane].val();
            self.head_word[lane].next = self.lines.read_data[lane].val();
        }
        self.head_valid.next = self.stored.q.val() != self.taken.q.val();
        if self.asked.val() {
            self.wanted.d.next = self.wanted.q.val() + 1;
        }
        if self.line_valid.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if self.take.val() {
            self.taken.d.next = self.taken.q.val() + 1;
        }
        if self.clear.val() {
            self.wanted.d.next = 0.into();
            self.stored.d.next = 0.into();
            self.taken.d.next = 0.into();
        }
    }
}

crate::pins!(LineQueuePins of LineQueue<const LANES, const QUEUE_BITS> {
    in: clear, asked, line_valid, line_word[], take;
    out: room, head_valid, head_word[];
    idle: |unit| !unit.clear.val()
        && !unit.asked.val()
        && !unit.line_valid.val()
        && !unit.take.val()
        && unit.lines.idle()
});
