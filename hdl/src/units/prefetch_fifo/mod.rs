//! Prefetch FIFO of the log walker: lines of a warp's logs, requested ahead, in the order of their requests.
//!
//! Part of the [log walker](crate::log_walker): a walk that waited for each line would take a round trip to the memory a line.
//!
//! ```text
//!  reserve    ->+-----------------------------+-> room
//!  line_*     ->| 2^QUEUE_BITS lines, a ring  |-> head_valid, head_word
//!  pop        ->+-----------------------------+
//! ```
//!
//! `reserve` takes a place for a line that has been requested. It may be high only while `room` is: fewer than `2^QUEUE_BITS` lines are under way
//! or stored. `line_valid` stores the next line. While `head_valid`, `head_word` is the oldest line, from the cycle after its `line_valid` on; `pop` frees
//! its place. `clear` empties the FIFO; lines requested before it must not come after it. **Same-cycle priority**: clear over everything.

use crate::lane_table::LaneTable;
use crate::prelude::*;

/// Bits of a count of lines, which goes round.
const COUNT_BITS: usize = 8;

/// `2^QUEUE_BITS < 256` lines of `LANES` words.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "prefetch FIFO for lines of logs",
    PrefetchFifo::<WARP_LANES, PREFETCH_FIFO_BITS>::default()
)]
#[legal((1..COUNT_BITS).contains(&QUEUE_BITS), "{QUEUE_BITS} bits of a line's place: 1 to 7")]
#[idle(|unit| !unit.clear.val()
        && !unit.reserve.val()
        && !unit.line_valid.val()
        && !unit.pop.val()
        && unit.lines.idle())]
pub struct PrefetchFifo<const LANES: usize, const QUEUE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub reserve: Signal<In, bool>,
    pub room: Signal<Out, bool>,
    pub line_valid: Signal<In, bool>,
    pub line_word: Array<Signal<In, Bits<32>>, LANES>,
    pub head_valid: Signal<Out, bool>,
    pub head_word: Array<Signal<Out, Bits<32>>, LANES>,
    pub pop: Signal<In, bool>,
    lines: LaneTable<LANES, 32, QUEUE_BITS>,
    /// Places reserved, lines stored, lines popped; each modulo 2^COUNT_BITS.
    reserved: DFF<Bits<COUNT_BITS>>,
    stored: DFF<Bits<COUNT_BITS>>,
    popped: DFF<Bits<COUNT_BITS>>,
    used: Signal<Local, Bits<COUNT_BITS>>,
    place: Signal<Local, Bits<QUEUE_BITS>>,
    wide: Signal<Local, Bits<COUNT_BITS>>,
}

impl<const LANES: usize, const QUEUE_BITS: usize> Logic for PrefetchFifo<LANES, QUEUE_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, reserved, stored, popped);
        clock!(self, clock, lines);
        self.used.next = self.reserved.q.val() - self.popped.q.val();
        self.place.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.used.val());
        self.wide.next = bit_cast::<COUNT_BITS, QUEUE_BITS>(self.place.val());
        self.room.next = self.wide.val() == self.used.val();
        self.lines.write_valid.next = self.line_valid.val();
        self.lines.write_row.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.stored.q.val());
        self.lines.read_row.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.popped.q.val());
        for lane in 0..LANES {
            self.lines.write_data[lane].next = self.line_word[lane].val();
            self.head_word[lane].next = self.lines.read_data[lane].val();
        }
        self.head_valid.next = self.stored.q.val() != self.popped.q.val();
        if self.reserve.val() {
            self.reserved.d.next = self.reserved.q.val() + 1;
        }
        if self.line_valid.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if self.pop.val() {
            self.popped.d.next = self.popped.q.val() + 1;
        }
        if self.clear.val() {
            self.reserved.d.next = 0.into();
            self.stored.d.next = 0.into();
            self.popped.d.next = 0.into();
        }
    }
}
