//! Reference count table (RCT): how many committing transactions read and write each word.
//!
//! Early conflict resolution, 4.1 and 4.2; one table in each commit unit. The commit unit increments
//! the reader or writer count of every address that enters it and decrements it when the outcome of the
//! transaction is known. Messages tell the cores' conflict address tables which words are referenced.
//!
//! ```text
//!                +-----------------------------------------+
//!  req_valid   ->|  SetHash -> 2^SET_BITS sets x WAYS:      |-> rsp_valid, rsp_counted, why not
//!  req_address ->|             address, readers, writers    |   (next cycle)
//!  req_write   ->|                                          |-> message_valid, message_address,
//!  req_decrement>|                                          |   message_write, message_add
//!  req_counted ->|                                          |   (next cycle)
//!                +-----------------------------------------+
//! ```
//!
//! **Operation.** `req_write` chooses the kind, reader (0) or writer (1). Latency 1 cycle, one increment or
//! decrement a cycle. A count that goes from 0 to 1 sends an add message for its kind, one that goes from
//! 1 to 0 a remove message; a message is one word of 4 bytes: 30 bits of address, kind, add. Messages cannot be held
//! back: whoever queues them stops the requests one place early. An entry is free when both its counts are 0;
//! a new address takes the lowest free way of its set.
//!
//! **What cannot be counted.** An increment is ignored, with no message, if its set is full of other addresses
//! (`rsp_full`, the paper's rule) or its count has no higher value (`rsp_saturated`; the paper has no rule).
//! Were the decrement that belongs to it not ignored too, it would take away somebody else's reference.
//! So the answer says whether the increment was counted (`rsp_counted`), **the log entry keeps this bit** in one of
//! the two low bits that a word address does not need, and its decrement gives it back as `req_counted`. A decrement with
//! `req_counted` low changes nothing.
//!
//! **Guarantee.** If every increment is followed by one decrement of the same address and kind with the answer's
//! bit, requested after the answer: each count is at all times the number of counted references that have not ended; no
//! count underflows, saturates or stays behind; every remove message belongs to an add message and the two alternate for
//! each address and kind. What a reference that was not counted costs is a conflict that is not seen early; validation
//! still finds it. A decrement that breaks the rule (no such entry, count 0) is ignored and reported by `rsp_unmatched`.
//!
//! **Organisation.** 12 ways x 256 sets, XOR-fold: docs/early-conflict-resolution.md has the addresses turned away, measured
//! for 10 organisations. 24 ways turn fewer away, but compare twice as many addresses a look-up.
//!
//! **clear** starts a sweep that frees one set a cycle; `req_ready` is low meanwhile, `2^SET_BITS` cycles. **Same-cycle
//! priority**: clear over a request (which is dropped); the answer to the request before it still comes out.

use crate::entry_way::EntryWay;
use crate::prelude::*;
use crate::set_hash::{Hash, SetHash};

/// `WAYS x 2^SET_BITS` entries.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "who reads and writes each word in commit, one commit unit",
    ReferenceCountTable::<
        TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS, REFERENCE_COUNT_BITS
    >::new(Hash::XorFold)
)]
#[legal(WAYS > 0 && COUNT_BITS > 0, "{WAYS} ways and {COUNT_BITS} count bits: at least 1 of each")]
#[idle(|unit| !unit.clear.val()
        && !unit.req_valid.val()
        && !unit.looked_up.q.val()
        && !unit.sweeping.q.val()
        && unit.way.iter().all(|way| way.idle()))]
pub struct ReferenceCountTable<
    const WAYS: usize,
    const SET_BITS: usize,
    const ADDR_BITS: usize,
    const COUNT_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_address: Signal<In, Bits<ADDR_BITS>>,
    /// Writer count, not reader count.
    pub req_write: Signal<In, bool>,
    pub req_decrement: Signal<In, bool>,
    /// For a decrement: its increment was counted.
    pub req_counted: Signal<In, bool>,
    pub rsp_valid: Signal<Out, bool>,
    /// The count has changed.
    pub rsp_counted: Signal<Out, bool>,
    pub rsp_full: Signal<Out, bool>,
    pub rsp_saturated: Signal<Out, bool>,
    /// A decrement of a count that is 0.
    pub rsp_unmatched: Signal<Out, bool>,
    pub message_valid: Signal<Out, bool>,
    pub message_address: Signal<Out, Bits<ADDR_BITS>>,
    pub message_write: Signal<Out, bool>,
    pub message_add: Signal<Out, bool>,
    hash: SetHash<SET_BITS, ADDR_BITS>,
    way: Array<EntryWay<SET_BITS, ADDR_BITS, COUNT_BITS>, WAYS>,
    sweeping: DFF<Bit>,
    sweep_set: DFF<Bits<SET_BITS>>,
    /// The request whose set has been read.
    looked_up: DFF<Bit>,
    address: DFF<Bits<ADDR_BITS>>,
    index: DFF<Bits<SET_BITS>>,
    writer: DFF<Bit>,
    decrement: DFF<Bit>,
    counted: DFF<Bit>,
    take: Signal<Local, Bit>,
    used: Signal<Local, Bit>,
    hit: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    readers: Signal<Local, Bits<COUNT_BITS>>,
    writers: Signal<Local, Bits<COUNT_BITS>>,
    count: Signal<Local, Bits<COUNT_BITS>>,
    new_count: Signal<Local, Bits<COUNT_BITS>>,
    new_readers: Signal<Local, Bits<COUNT_BITS>>,
    new_writers: Signal<Local, Bits<COUNT_BITS>>,
    change: Signal<Local, Bit>,
    tells: Signal<Local, Bit>,
    placed: Signal<Local, Bit>,
}

impl<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize>
    ReferenceCountTable<WAYS, SET_BITS, ADDR_BITS, COUNT_BITS>
{
    /// # Panics
    /// If there are no ways or no count bits; as [`SetHash::new`] and [`EntryWay`].
    pub fn new(hash: Hash) -> Self {
        Self {
            hash: SetHash::new(hash),
            ..Default::default()
        }
    }
}

impl<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize, const COUNT_BITS: usize>
    Logic for ReferenceCountTable<WAYS, SET_BITS, ADDR_BITS, COUNT_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, sweeping, sweep_set, looked_up, address, index, writer, decrement, counted
        );

        // Cycle 0: read the set.
        self.req_ready.next = !self.sweeping.q.val();
        self.take.next = self.req_valid.val() & !self.sweeping.q.val() & !self.clear.val();
        self.hash.address.next = self.req_address.val();
        self.looked_up.d.next = self.take.val();
        if self.take.val() {
            self.address.d.next = self.req_address.val();
            self.index.d.next = self.hash.set_index.val();
            self.writer.d.next = self.req_write.val();
            self.decrement.d.next = self.req_decrement.val();
            self.counted.d.next = self.req_counted.val();
        }

        // Cycle 1: find the entry or a place for it.
        self.hit.next = false;
        self.room.next = false;
        self.readers.next = 0.into();
        self.writers.next = 0.into();
        for way in 0..WAYS {
            self.way[way].clock.next = self.clock.val();
            self.way[way].read_set.next = self.hash.set_index.val();
            self.used.next = self.way[way].readers.val().any() | self.way[way].writers.val().any();
            if !self.used.val() {
                self.room.next = true;
            }
            if self.used.val() & (self.way[way].address.val() == self.address.q.val()) {
                self.hit.next = true;
                // An address has one entry: ORs need no order.
                self.readers.next = self.readers.val() | self.way[way].readers.val();
                self.writers.next = self.writers.val() | self.way[way].writers.val();
            }
        }

        // What becomes of the count.
        self.count.next = self.readers.val();
        if self.writer.q.val() {
            self.count.next = self.writers.val();
        }
        self.rsp_full.next = false;
        self.rsp_saturated.next = false;
        self.rsp_unmatched.next = false;
        self.change.next = false;
        self.tells.next = false;
        self.new_count.next = self.count.val() + 1;
        if self.decrement.q.val() {
            self.new_count.next = self.count.val() - 1;
        }
        if self.looked_up.q.val() {
            if self.decrement.q.val() {
                if self.counted.q.val() {
                    self.change.next = self.count.val().any();
                    self.rsp_unmatched.next = !self.count.val().any();
                    self.tells.next = self.change.val() & !self.new_count.val().any();
                }
            } else {
                self.rsp_saturated.next = self.count.val().all();
                self.rsp_full.next = !self.hit.val() & !self.room.val();
                self.change.next = !self.rsp_saturated.val() & !self.rsp_full.val();
                self.tells.next = self.change.val() & !self.count.val().any();
            }
        }
        self.new_readers.next = self.readers.val();
        self.new_writers.next = self.writers.val();
        if self.writer.q.val() {
            self.new_writers.next = self.new_count.val();
        } else {
            self.new_readers.next = self.new_count.val();
        }

        self.placed.next = false;
        for way in 0..WAYS {
            self.way[way].write_valid.next = false;
            self.way[way].write_set.next = self.index.q.val();
            self.way[way].write_address.next = self.address.q.val();
            self.way[way].write_readers.next = self.new_readers.val();
            self.way[way].write_writers.next = self.new_writers.val();
            self.used.next = self.way[way].readers.val().any() | self.way[way].writers.val().any();
            if self.used.val() {
                if self.way[way].address.val() == self.address.q.val() {
                    self.way[way].write_valid.next = self.change.val();
                }
            } else if !self.hit.val() & !self.placed.val() {
                self.placed.next = true;
                self.way[way].write_valid.next = self.change.val();
            }
            if self.sweeping.q.val() {
                self.way[way].write_valid.next = true;
                self.way[way].write_set.next = self.sweep_set.q.val();
                self.way[way].write_readers.next = 0.into();
                self.way[way].write_writers.next = 0.into();
            }
        }

        if self.sweeping.q.val() {
            self.sweep_set.d.next = self.sweep_set.q.val() + 1;
            self.sweeping.d.next = !self.sweep_set.q.val().all();
        }
        if self.clear.val() {
            self.sweeping.d.next = true;
            self.sweep_set.d.next = 0.into();
        }

        self.rsp_valid.next = self.looked_up.q.val();
        self.rsp_counted.next = self.change.val();
        self.message_valid.next = self.tells.val();
        self.message_address.next = self.address.q.val();
        self.message_write.next = self.writer.q.val();
        self.message_add.next = !self.decrement.q.val();
    }
}
