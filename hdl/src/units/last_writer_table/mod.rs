//! Last-writer history: which transaction before this one wrote a word last.
//!
//! Kilo TM's, which Warp TM and early conflict resolution keep ("Last Writer History Table", 4.1); one in each commit unit. The size is that of the
//! authors' simulator: 1,024 words in 256 sets x 4 ways, and a [recency filter](crate::recency_filter) for what they let go.
//!
//! ```text
//!                 +-----------------------------------+
//!  req_valid,   ->| H3 -> 2^SET_BITS sets x WAYS:      |-> rsp_valid, rsp_id
//!  req_address, ->|       address, transaction         |   (next cycle)
//!  req_write,   ->|         | oldest of a full set     |
//!  req_id       ->|       RecencyFilter: 4 x 2^SET_BITS|-> req_ready
//!                 +-----------------------------------+
//! ```
//!
//! **Operation.** The hazard pointer brings the words of the transactions in the order of their numbers, which count from 1 on and stay below `2^ID_BITS - 1`. A
//! look-up (`req_write` low) asks who wrote the word last: `rsp_id`, 0 for nobody. A store (`req_write` high) makes transaction `req_id` the last
//! writer; a word that has no entry takes the lowest free way of its set, or that of the smallest number, whose word goes to
//! the recency filter. Latency 1 cycle, one look-up or store a cycle. A look-up sees all stores of earlier cycles. `rsp_id` is 0 in
//! cycles that answer no look-up.
//!
//! **Guarantee**: if the numbers of stores do not decrease, `rsp_id` is never below that of the last store to the word. It is above only for a word
//! that has no entry, by aliases in the filter. So no hazard is missed. Entries are never taken away; old numbers do no harm.
//!
//! **clear** starts a sweep that frees one set a cycle; `req_ready` is low meanwhile, `2^SET_BITS` cycles. **Same-cycle priority**: clear over
//! a request (which is dropped); the answer to the look-up before it still comes out.

use crate::prelude::*;
use crate::recency_filter::RecencyFilter;
use crate::set_hash::{Hash, SetHash};
use crate::word_ram::WordRam;

/// The number of the H3 hash of the sets; the filter's are the numbers behind it.
pub const SET_HASH: u32 = 4;

/// `WAYS x 2^SET_BITS` entries; numbers of `ID_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "who wrote each word last, one commit unit",
    LastWriterTable::<WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>::default()
)]
#[legal(WAYS > 0, "{WAYS} ways: at least 1")]
#[idle(|unit| !unit.clear.val()
        && !unit.req_valid.val()
        && !unit.looking.q.val()
        && !unit.storing.q.val()
        && unit.sweep_set.d.val() == unit.sweep_set.q.val()
        && unit.filter.idle()
        && unit.addresses.iter().all(|way| way.idle())
        && unit.ids.iter().all(|way| way.idle()))]
pub struct LastWriterTable<
    const WAYS: usize,
    const SET_BITS: usize,
    const ADDR_BITS: usize,
    const ID_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_address: Signal<In, Bits<ADDR_BITS>>,
    pub req_write: Signal<In, bool>,
    pub req_id: Signal<In, Bits<ID_BITS>>,
    pub rsp_valid: Signal<Out, bool>,
    pub rsp_id: Signal<Out, Bits<ID_BITS>>,
    #[start(SetHash::new(Hash::H3(SET_HASH)))]
    hash: SetHash<SET_BITS, ADDR_BITS>,
    addresses: Array<WordRam<SET_BITS, ADDR_BITS>, WAYS>,
    ids: Array<WordRam<SET_BITS, ID_BITS>, WAYS>,
    filter: RecencyFilter<SET_BITS, ADDR_BITS, ID_BITS>,
    /// The request whose set has been read.
    looking: DFF<Bit>,
    storing: DFF<Bit>,
    address: DFF<Bits<ADDR_BITS>>,
    set: DFF<Bits<SET_BITS>>,
    id: DFF<Bits<ID_BITS>>,
    sweep_set: DFF<Bits<SET_BITS>>,
    take: Signal<Local, Bit>,
    hit: Signal<Local, Bit>,
    found: Signal<Local, Bits<ID_BITS>>,
    /// The smallest number of the set, its word, and whether a way with it has been taken.
    least: Signal<Local, Bits<ID_BITS>>,
    least_address: Signal<Local, Bits<ADDR_BITS>>,
    placed: Signal<Local, Bit>,
}

impl<const WAYS: usize, const SET_BITS: usize, const ADDR_BITS: usize, const ID_BITS: usize> Logic
    for LastWriterTable<WAYS, SET_BITS, ADDR_BITS, ID_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, looking, storing, address, set, id, sweep_set);
        clock!(self, clock, filter);

        // Cycle 0: read the set.
        self.req_ready.next = !self.filter.sweeping.val();
        self.take.next = self.req_valid.val() & !self.filter.sweeping.val() & !self.clear.val();
        self.hash.address.next = self.req_address.val();
        self.filter.clear.next = self.clear.val();
        self.filter.lookup_address.next = self.req_address.val();
        self.looking.d.next = self.take.val() & !self.req_write.val();
        self.storing.d.next = self.take.val() & self.req_write.val();
        if self.take.val() {
            self.address.d.next = self.req_address.val();
            self.set.d.next = self.hash.set_index.val();
            self.id.d.next = self.req_id.val();
        }

        // Cycle 1: the word's entry, or the one to replace. A free way has number 0, which is the smallest.
        self.hit.next = false;
        self.found.next = 0.into();
        self.least.next = 0.into();
        self.least.next = !self.least.val();
        self.least_address.next = 0.into();
        for way in 0..WAYS {
            self.addresses[way].clock.next = self.clock.val();
            self.ids[way].clock.next = self.clock.val();
            self.addresses[way].read_index.next = self.hash.set_index.val();
            self.ids[way].read_index.next = self.hash.set_index.val();
            if self.ids[way].read_word.val().any()
                & (self.addresses[way].read_word.val() == self.address.q.val())
            {
                self.hit.next = true;
                self.found.next = self.found.val() | self.ids[way].read_word.val();
            }
            if self.ids[way].read_word.val() < self.least.val() {
                self.least.next = self.ids[way].read_word.val();
                self.least_address.next = self.addresses[way].read_word.val();
            }
        }
        self.placed.next = false;
        for way in 0..WAYS {
            self.ids[way].write_valid.next = false;
            self.ids[way].write_index.next = self.set.q.val();
            self.ids[way].write_word.next = self.id.q.val();
            self.addresses[way].write_index.next = self.set.q.val();
            self.addresses[way].write_word.next = self.address.q.val();
            if self.hit.val() {
                self.ids[way].write_valid.next = self.storing.q.val()
                    & self.ids[way].read_word.val().any()
                    & (self.addresses[way].read_word.val() == self.address.q.val());
            } else if (self.ids[way].read_word.val() == self.least.val()) & !self.placed.val() {
                self.placed.next = true;
                self.ids[way].write_valid.next = self.storing.q.val();
            }
            if self.filter.sweeping.val() {
                self.ids[way].write_valid.next = true;
                self.ids[way].write_index.next = self.sweep_set.q.val();
                self.ids[way].write_word.next = 0.into();
            }
            self.addresses[way].write_valid.next = self.ids[way].write_valid.val();
            self.addresses[way].write_index.next = self.ids[way].write_index.val();
        }
        self.filter.put_valid.next =
            self.storing.q.val() & !self.hit.val() & self.least.val().any();
        self.filter.put_address.next = self.least_address.val();
        self.filter.put_id.next = self.least.val();

        self.sweep_set.d.next = 0.into();
        if self.filter.sweeping.val() & !self.clear.val() {
            self.sweep_set.d.next = self.sweep_set.q.val() + 1;
        }

        self.rsp_valid.next = self.looking.q.val();
        self.rsp_id.next = 0.into();
        if self.looking.q.val() {
            self.rsp_id.next = self.filter.rsp_id.val();
            if self.hit.val() {
                self.rsp_id.next = self.found.val();
            }
        }
    }
}
