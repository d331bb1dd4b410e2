//! The reads of a commit unit that are under way to the cache, and what they should find.
//!
//! ```text
//!  push_valid, push_slot, push_value ->+----------------------+-> queue_room, issued
//!  rsp_valid, rsp_value              ->| 2^QUEUE_BITS entries |-> failed_valid, failed_slot (same cycle), replied
//!                                      +----------------------+
//! ```
//!
//! Value-based validation (early conflict resolution, 4.1): the word in memory is compared with the value that the transaction has read.
//! The cache answers in the order of the requests. An answer that differs names its slot on `failed_slot`. One push and one answer a cycle; an answer comes
//! one cycle after its push at the earliest. `issued` and `replied` count pushes and answers modulo 2^`TOTAL_BITS`: whoever keeps
//! `issued` after its last push knows by `replied` when all its answers are there. `clear` empties the queue; **same-cycle priority**: clear
//! over everything.

use crate::prelude::*;
use crate::word_ram::WordRam;

/// For `2^QUEUE_BITS` reads of `2^SLOT_BITS` slots.
#[derive(LogicBlock, Unit)]
#[legal(TOTAL_BITS > QUEUE_BITS, "{TOTAL_BITS} total and {QUEUE_BITS} queue bits: more of the former")]
#[unit(
    EarlyConflict,
    "reads under way to the cache, and what they should find",
    ValidationQueue::<COMMIT_SLOT_BITS, COMMIT_QUEUE_BITS, COMMIT_TOTAL_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && !unit.push_valid.val()
        && !unit.rsp_valid.val()
        && unit.slots.idle()
        && unit.values.idle())]
pub struct ValidationQueue<const SLOT_BITS: usize, const QUEUE_BITS: usize, const TOTAL_BITS: usize>
{
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub push_valid: Signal<In, bool>,
    pub push_slot: Signal<In, Bits<SLOT_BITS>>,
    pub push_value: Signal<In, Bits<32>>,
    pub queue_room: Signal<Out, bool>,
    pub issued: Signal<Out, Bits<TOTAL_BITS>>,
    pub rsp_valid: Signal<In, bool>,
    pub rsp_value: Signal<In, Bits<32>>,
    pub failed_valid: Signal<Out, bool>,
    pub failed_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub replied: Signal<Out, Bits<TOTAL_BITS>>,
    slots: WordRam<QUEUE_BITS, SLOT_BITS>,
    values: WordRam<QUEUE_BITS, 32>,
    pushes: DFF<Bits<TOTAL_BITS>>,
    answers: DFF<Bits<TOTAL_BITS>>,
    next_answers: Signal<Local, Bits<TOTAL_BITS>>,
    waiting: Signal<Local, Bits<TOTAL_BITS>>,
    place: Signal<Local, Bits<QUEUE_BITS>>,
    wide: Signal<Local, Bits<TOTAL_BITS>>,
}

impl<const SLOT_BITS: usize, const QUEUE_BITS: usize, const TOTAL_BITS: usize> Logic
    for ValidationQueue<SLOT_BITS, QUEUE_BITS, TOTAL_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, pushes, answers);
        clock!(self, clock, slots, values);

        self.waiting.next = self.pushes.q.val() - self.answers.q.val();
        self.place.next = bit_cast::<QUEUE_BITS, TOTAL_BITS>(self.waiting.val());
        self.wide.next = bit_cast::<TOTAL_BITS, QUEUE_BITS>(self.place.val());
        self.queue_room.next = self.wide.val() == self.waiting.val();
        self.issued.next = self.pushes.q.val();
        self.replied.next = self.answers.q.val();
        self.slots.write_valid.next = self.push_valid.val();
        self.slots.write_index.next = bit_cast::<QUEUE_BITS, TOTAL_BITS>(self.pushes.q.val());
        self.slots.write_word.next = self.push_slot.val();
        self.values.write_valid.next = self.push_valid.val();
        self.values.write_index.next = bit_cast::<QUEUE_BITS, TOTAL_BITS>(self.pushes.q.val());
        self.values.write_word.next = self.push_value.val();
        if self.push_valid.val() {
            self.pushes.d.next = self.pushes.q.val() + 1;
        }

        // The oldest is at the outputs of the memories.
        self.failed_valid.next =
            self.rsp_valid.val() & (self.values.read_word.val() != self.rsp_value.val());
        self.failed_slot.next = self.slots.read_word.val();
        self.next_answers.next = self.answers.q.val();
        if self.rsp_valid.val() {
            self.next_answers.next = self.answers.q.val() + 1;
        }
        if self.clear.val() {
            self.next_answers.next = 0.into();
            self.pushes.d.next = 0.into();
        }
        self.answers.d.next = self.next_answers.val();
        self.slots.read_index.next = bit_cast::<QUEUE_BITS, TOTAL_BITS>(self.next_answers.val());
        self.values.read_index.next = bit_cast::<QUEUE_BITS, TOTAL_BITS>(self.next_answers.val());
    }
}
