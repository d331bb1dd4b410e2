//! Hazard pointer of a commit unit: which transactions must wait for an older one before their reads are validated by value.
//!
//! Part of the [commit unit](crate::commit_unit). It goes over the transactions in the order of their numbers, a word a cycle and one to go on. When all words of
//! one are here (`filled`), it looks its reads up in the [last-writer table](crate::last_writer_table), passes the answer to the [hazard check](crate::hazard_check), and stores its writes there; with each store it asks for a reference count (`store_valid`, while `count_ready`).
//!
//! ```text
//!  filled, logs' port 0 ->+-------------------------------------+-> logs' port 0, next_id
//!  first_*, oldest_*    ->| oldests, firsts, LastWriterTable,   |-> store_valid
//!  count_ready          ->| HazardCheck                         |-> result_*, checked_id
//!                         +-------------------------------------+
//! ```
//!
//! `first_*` writes the first number of a slot's warp, `oldest_*` the oldest number that had not retired when its first read word came. `result_valid`
//! comes in the cycle after the pointer has gone on, with the youngest writer to wait for, 0 for none; `checked_id` is the lowest
//! number without a result. `at_id` is the pointer, `next_id` what it is in the next cycle. `clear` puts it back to number 1 and sweeps the table, `table_ready` low.

use crate::commit_op::WalkState;
use crate::hazard_check::HazardCheck;
use crate::last_writer_table::LastWriterTable;
use crate::prelude::*;
use crate::word_ram::WordRam;

/// Bits of the numbers of transactions.
pub const ID_BITS: usize = 32;

/// For `2^SLOT_BITS` transactions, and a last-writer table of `WAYS x 2^SET_BITS` words.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "who must wait for an older transaction, in order",
    HazardPointer::<COMMIT_SLOT_BITS, WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && !unit.first_valid.val()
        && !unit.oldest_valid.val()
        && !unit.filled.val()
        && unit.state.q.val() == WalkState::Wait
        && !unit.went_on.q.val()
        && unit.youngest.d.val() == unit.youngest.q.val()
        && unit.writers.idle()
        && unit.oldests.idle()
        && unit.firsts.idle())]
pub struct HazardPointer<
    const SLOT_BITS: usize,
    const WAYS: usize,
    const SET_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub table_ready: Signal<Out, bool>,
    pub first_valid: Signal<In, bool>,
    pub first_slot: Signal<In, Bits<SLOT_BITS>>,
    pub first_id: Signal<In, Bits<32>>,
    pub oldest_valid: Signal<In, bool>,
    pub oldest_slot: Signal<In, Bits<SLOT_BITS>>,
    pub oldest_id: Signal<In, Bits<32>>,
    pub filled: Signal<In, bool>,
    pub has_reads: Signal<In, bool>,
    pub has_writes: Signal<In, bool>,
    pub begin_reads: Signal<Out, bool>,
    pub take_read: Signal<Out, bool>,
    pub read_last: Signal<In, bool>,
    pub read_address: Signal<In, Bits<ADDR_BITS>>,
    pub begin_writes: Signal<Out, bool>,
    pub take_write: Signal<Out, bool>,
    pub write_last: Signal<In, bool>,
    pub write_address: Signal<In, Bits<ADDR_BITS>>,
    pub count_ready: Signal<In, bool>,
    pub store_valid: Signal<Out, bool>,
    pub result_valid: Signal<Out, bool>,
    pub result_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub result_youngest: Signal<Out, Bits<32>>,
    pub checked_id: Signal<Out, Bits<32>>,
    pub at_id: Signal<Out, Bits<32>>,
    pub next_id: Signal<Out, Bits<32>>,
    writers: LastWriterTable<WAYS, SET_BITS, ADDR_BITS, ID_BITS>,
    check: HazardCheck<ID_BITS>,
    oldests: WordRam<SLOT_BITS, ID_BITS>,
    firsts: WordRam<SLOT_BITS, ID_BITS>,
    state: DFF<WalkState>,
    id: DFF<Bits<32>>,
    checked: DFF<Bits<32>>,
    oldest: DFF<Bits<32>>,
    first: DFF<Bits<32>>,
    youngest: DFF<Bits<32>>,
    /// The pointer went on in the last cycle, from this slot.
    went_on: DFF<Bit>,
    slot: DFF<Bits<SLOT_BITS>>,
    goes_on: Signal<Local, Bit>,
    next: Signal<Local, Bits<32>>,
    youngest_now: Signal<Local, Bits<32>>,
}

impl<const SLOT_BITS: usize, const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize> Logic
    for HazardPointer<SLOT_BITS, WAYS, SET_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, id, checked, oldest, first, youngest, went_on, slot);
        clock!(self, clock, writers, oldests, firsts);
        self.writers.clear.next = self.clear.val();
        self.table_ready.next = self.writers.req_ready.val();
        self.firsts.write_valid.next = self.first_valid.val();
        self.firsts.write_index.next = self.first_slot.val();
        self.firsts.write_word.next = self.first_id.val();
        self.oldests.write_valid.next = self.oldest_valid.val();
        self.oldests.write_index.next = self.oldest_slot.val();
        self.oldests.write_word.next = self.oldest_id.val();

        // What the table answers to the look-up of the last cycle.
        self.check.writer.next = self.writers.rsp_id.val();
        self.check.oldest.next = self.oldest.q.val();
        self.check.first.next = self.first.q.val();
        self.youngest_now.next = self.youngest.q.val();
        if self.writers.rsp_valid.val()
            & self.check.hazard.val()
            & (self.check.youngest.val() > self.youngest.q.val())
        {
            self.youngest_now.next = self.check.youngest.val();
        }
        self.youngest.d.next = self.youngest_now.val();

        self.begin_reads.next = false;
        self.take_read.next = false;
        self.begin_writes.next = false;
        self.take_write.next = false;
        self.store_valid.next = false;
        self.writers.req_valid.next = false;
        self.writers.req_address.next = self.read_address.val();
        self.writers.req_write.next = false;
        self.writers.req_id.next = self.id.q.val();
        self.goes_on.next = false;
        if (self.state.q.val() == WalkState::Wait) & self.filled.val() {
            self.oldest.d.next = self.oldests.read_word.val();
            self.first.d.next = self.firsts.read_word.val();
            self.youngest.d.next = 0.into();
            if self.has_reads.val() {
                self.begin_reads.next = true;
                self.state.d.next = WalkState::Reads;
            } else if self.has_writes.val() {
                self.begin_writes.next = true;
                self.state.d.next = WalkState::Writes;
            } else {
                self.goes_on.next = true;
            }
        }
        if (self.state.q.val() == WalkState::Reads) & self.writers.req_ready.val() {
            self.writers.req_valid.next = true;
            self.take_read.next = true;
            if self.read_last.val() {
                if self.has_writes.val() {
                    self.begin_writes.next = true;
                    self.state.d.next = WalkState::Writes;
                } else {
                    self.goes_on.next = true;
                }
            }
        }
        if (self.state.q.val() == WalkState::Writes)
            & self.writers.req_ready.val()
            & self.count_ready.val()
        {
            self.store_valid.next = true;
            self.writers.req_valid.next = true;
            self.writers.req_address.next = self.write_address.val();
            self.writers.req_write.next = true;
            self.take_write.next = true;
            self.goes_on.next = self.write_last.val();
        }

        self.next.next = self.id.q.val();
        self.went_on.d.next = self.goes_on.val();
        if self.goes_on.val() {
            self.state.d.next = WalkState::Wait;
            self.next.next = self.id.q.val() + 1;
            self.slot.d.next = bit_cast::<SLOT_BITS, 32>(self.id.q.val());
        }
        self.result_valid.next = self.went_on.q.val();
        self.result_slot.next = self.slot.q.val();
        self.result_youngest.next = self.youngest_now.val();
        if self.went_on.q.val() {
            self.checked.d.next = self.id.q.val();
        }
        if self.clear.val() {
            self.next.next = 1.into();
            self.checked.d.next = 1.into();
            self.state.d.next = WalkState::Wait;
            self.went_on.d.next = false;
        }
        self.id.d.next = self.next.val();
        self.oldests.read_index.next = bit_cast::<SLOT_BITS, 32>(self.next.val());
        self.firsts.read_index.next = bit_cast::<SLOT_BITS, 32>(self.next.val());
        self.checked_id.next = self.checked.q.val();
        self.at_id.next = self.id.q.val();
        self.next_id.next = self.next.val();
    }
}
