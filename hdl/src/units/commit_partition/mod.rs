//! What early conflict resolution and Warp TM have at a memory partition: a commit unit, the reference counts of its words, and the updates that go
//! to all cores.
//!
//! Early conflict resolution, 4.1 and Figure 3.
//!
//! ```text
//!  msg_*, result_*    ->+------------+ count_*  +---------------------+ message_*  +-------------+
//!  read_*, read_rsp_* <>| CommitUnit |--------->| ReferenceCountTable |----------->| UpdateQueue |-> packet_valid,
//!  write_*, write_ack ->|            |<---------| (counted, a cycle   |            |             |   packet_count,
//!  vote_*, done_*     <-+------------+          |  later)             |            |             |<- packet_ready
//!                                               +---------------------+            +-------------+
//! ```
//!
//! The commit unit's pins are its own ([`commit_unit`](crate::commit_unit)), and so are the queue's ([`update_queue`](crate::update_queue)). A
//! reference that the table turns away is not removed either: the bit of its answer is kept in the unit's log, and only what was counted is asked to be
//! taken away. While the queue of updates is full nothing is counted: no word arrives or is stored that would be, and no reference is taken away, so updates are
//! never lost.
//!
//! **Latency**: a reader's update is in a packet 3 cycles after its `READ` message at the earliest, a writer's 3 cycles after the hazard pointer has
//! stored it, or after its `WRITE` message with the strap `count_on_arrival`.
//!
//! `perf_turned_away` counts references that the table had no room or no number for, modulo 2^32. `unmatched`: a reference is taken away that was
//! not counted, which never happens.
//!
//! **clear** starts the sweeps of all three. **Same-cycle priority**: clear over everything.

use crate::commit_op::CommitMessage;
use crate::commit_unit::CommitUnit;
use crate::prelude::*;
use crate::reference_count_table::ReferenceCountTable;
use crate::set_hash::Hash;
use crate::update_queue::UpdateQueue;

/// A [`CommitUnit`], a [`ReferenceCountTable`] and an [`UpdateQueue`].
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "commit unit, reference counts and updates of one memory partition",
    CommitPartition::<
        COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_QUEUE_BITS, WRITER_WAYS,
        WRITER_SET_BITS, TABLE_WAYS, TABLE_SET_BITS, REFERENCE_COUNT_BITS, UPDATE_QUEUE_BITS,
        UPDATE_COUNT_BITS, UPDATE_WORDS, UPDATE_FILL_BITS, COMMIT_ADDRESS_BITS
    >::new(Hash::XorFold)
)]
#[idle(|unit| !unit.clear.val()
        && unit.unit.idle()
        && unit.counts.idle()
        && unit.updates.idle())]
pub struct CommitPartition<
    const SLOT_BITS: usize,
    const NODE_BITS: usize,
    const NODE_COUNT_BITS: usize,
    const READ_BITS: usize,
    const WRITER_WAYS: usize,
    const WRITER_SET_BITS: usize,
    const WAYS: usize,
    const SET_BITS: usize,
    const COUNT_BITS: usize,
    const QUEUE_BITS: usize,
    const QUEUE_COUNT_BITS: usize,
    const WORDS: usize,
    const FILL_BITS: usize,
    const ADDR_BITS: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: forgets all transactions, counts and updates. `msg_ready` stays low until the tables are cleared.
    pub clear: Signal<In, bool>,
    /// Strap. 1: references are removed when the outcome here is known. 0: when the writes have landed or
    /// the transaction has failed, in order.
    pub remove_at_vote: Signal<In, bool>,
    /// Strap. 1: references of transactions that have failed here are removed when that is known, the others as without
    /// straps.
    pub remove_failed_at_vote: Signal<In, bool>,
    /// Strap. 1: a writer is counted when its word arrives. 0: when the hazard pointer stores it.
    pub count_on_arrival: Signal<In, bool>,
    /// Strap. 1: readers are not counted, and no update tells of them.
    pub count_writers_only: Signal<In, bool>,
    /// A message of a transaction; taken at a clock at which `msg_ready` is high too.
    pub msg_valid: Signal<In, bool>,
    /// The message is taken at this clock. Depends combinationally on `msg_kind`, `msg_id` and, for a read,
    /// `read_ready`.
    pub msg_ready: Signal<Out, bool>,
    /// 0: word read, 1: word written, 2: all words of the transaction have been sent, 3: it has none here.
    pub msg_kind: Signal<In, CommitMessage>,
    /// Number of the transaction. Numbers of all cores follow each other from 1 on, those of a warp in lane order;
    /// each needs kind 2 or 3 here.
    pub msg_id: Signal<In, Bits<32>>,
    /// Word address (byte address / 4); kinds 0 and 1.
    pub msg_address: Signal<In, Bits<ADDR_BITS>>,
    /// Value that the transaction has read, or writes; kinds 0 and 1.
    pub msg_value: Signal<In, Bits<32>>,
    /// Number of the first transaction of the same warp; kinds 2 and 3.
    pub msg_first: Signal<In, Bits<32>>,
    /// The transaction is the last of its warp; kinds 2 and 3.
    pub msg_last: Signal<In, bool>,
    /// No room in the log for the word that is taken at this clock: it is dropped, and its transaction fails here.
    pub log_overflow: Signal<Out, bool>,
    /// Read of a word from the cache; taken at a clock at which `read_ready` is high too. For an arriving word
    /// it is high only with `read_ready`.
    pub read_valid: Signal<Out, bool>,
    /// The cache takes a read at this clock; must not wait for `read_valid`.
    pub read_ready: Signal<In, bool>,
    /// Word address of the read.
    pub read_address: Signal<Out, Bits<ADDR_BITS>>,
    /// The cache answers the oldest read under way, from the cycle after it was taken on; cannot be held off.
    pub read_rsp_valid: Signal<In, bool>,
    /// Word in memory, which is compared with what the transaction has read.
    pub read_rsp_value: Signal<In, Bits<32>>,
    /// Outcome here of all transactions of a warp; stays until the clock at which `vote_ready` is high.
    pub vote_valid: Signal<Out, bool>,
    /// The vote is taken at this clock.
    pub vote_ready: Signal<In, bool>,
    /// Number of the last transaction of the warp.
    pub vote_id: Signal<Out, Bits<32>>,
    /// Bit k: the transaction with the warp's first number + k passes here; 0 above the last.
    pub vote_lanes: Signal<Out, Bits<32>>,
    /// Outcome of a transaction at all partitions, after the votes; always taken. None for a transaction with
    /// kind 3.
    pub result_valid: Signal<In, bool>,
    /// Number of the transaction.
    pub result_id: Signal<In, Bits<32>>,
    /// The transaction commits; else it has failed at some partition.
    pub result_pass: Signal<In, bool>,
    /// Write of a word of a transaction that commits; stays until the clock at which `write_ready` is high.
    pub write_valid: Signal<Out, bool>,
    /// The cache takes the write at this clock.
    pub write_ready: Signal<In, bool>,
    /// Word address of the write.
    pub write_address: Signal<Out, Bits<ADDR_BITS>>,
    /// Word to write.
    pub write_value: Signal<Out, Bits<32>>,
    /// The oldest write under way has landed: later reads find it. Once for each write; always taken.
    pub write_ack: Signal<In, bool>,
    /// All transactions of a warp have ended here, with their writes landed; stays until `done_ready` is high.
    pub done_valid: Signal<Out, bool>,
    /// The message is taken at this clock.
    pub done_ready: Signal<In, bool>,
    /// Number of the last transaction of the warp.
    pub done_id: Signal<Out, Bits<32>>,
    /// A packet of updates for the conflict address tables of all cores; taken at a clock with `packet_ready`.
    /// Until then more words may join it.
    pub packet_valid: Signal<Out, bool>,
    /// The network takes the packet at this clock.
    pub packet_ready: Signal<In, bool>,
    /// Number of words in the packet.
    pub packet_count: Signal<Out, Bits<FILL_BITS>>,
    /// Updates in their order: word address in bits 31..2, bit 1: of writers, else readers, bit 0: add, else remove.
    /// Undefined from word `packet_count` on.
    pub packet_word: Array<Signal<Out, Bits<32>>, WORDS>,
    /// Lowest number that the hazard pointer has not passed: it compares reads with older writers.
    pub hazard_at: Signal<Out, Bits<32>>,
    /// Lowest number that the vote pointer has not passed: it decides the outcome here.
    pub vote_at: Signal<Out, Bits<32>>,
    /// Lowest number that the commit pointer has not passed: it sends the writes of what commits.
    pub commit_at: Signal<Out, Bits<32>>,
    /// Lowest number that the retire pointer has not passed: it waits until writes have landed.
    pub retire_at: Signal<Out, Bits<32>>,
    /// Lowest number that the release pointer has not passed: it gives slot and log entries back.
    pub release_at: Signal<Out, Bits<32>>,
    /// References that the table could not count, for want of an entry or of a higher count, modulo 2^32.
    pub perf_turned_away: Signal<Out, Bits<32>>,
    /// A reference was to be removed that is not counted; never high in a correct system.
    pub unmatched: Signal<Out, bool>,
    unit: CommitUnit<
        SLOT_BITS,
        NODE_BITS,
        NODE_COUNT_BITS,
        READ_BITS,
        WRITER_WAYS,
        WRITER_SET_BITS,
        ADDR_BITS,
    >,
    counts: ReferenceCountTable<WAYS, SET_BITS, ADDR_BITS, COUNT_BITS>,
    updates: UpdateQueue<QUEUE_BITS, QUEUE_COUNT_BITS, WORDS, FILL_BITS, ADDR_BITS>,
    turned_away: DFF<Bits<32>>,
}

impl<
        const SLOT_BITS: usize,
        const NODE_BITS: usize,
        const NODE_COUNT_BITS: usize,
        const READ_BITS: usize,
        const WRITER_WAYS: usize,
        const WRITER_SET_BITS: usize,
        const WAYS: usize,
        const SET_BITS: usize,
        const COUNT_BITS: usize,
        const QUEUE_BITS: usize,
        const QUEUE_COUNT_BITS: usize,
        const WORDS: usize,
        const FILL_BITS: usize,
        const ADDR_BITS: usize,
    >
    CommitPartition<
        SLOT_BITS,
        NODE_BITS,
        NODE_COUNT_BITS,
        READ_BITS,
        WRITER_WAYS,
        WRITER_SET_BITS,
        WAYS,
        SET_BITS,
        COUNT_BITS,
        QUEUE_BITS,
        QUEUE_COUNT_BITS,
        WORDS,
        FILL_BITS,
        ADDR_BITS,
    >
{
    /// # Panics
    /// As [`CommitUnit`], [`ReferenceCountTable::new`] and [`UpdateQueue`].
    pub fn new(hash: Hash) -> Self {
        Self {
            counts: ReferenceCountTable::new(hash),
            ..Default::default()
        }
    }
}

impl<
        const SLOT_BITS: usize,
        const NODE_BITS: usize,
        const NODE_COUNT_BITS: usize,
        const READ_BITS: usize,
        const WRITER_WAYS: usize,
        const WRITER_SET_BITS: usize,
        const WAYS: usize,
        const SET_BITS: usize,
        const COUNT_BITS: usize,
        const QUEUE_BITS: usize,
        const QUEUE_COUNT_BITS: usize,
        const WORDS: usize,
        const FILL_BITS: usize,
        const ADDR_BITS: usize,
    > Logic
    for CommitPartition<
        SLOT_BITS,
        NODE_BITS,
        NODE_COUNT_BITS,
        READ_BITS,
        WRITER_WAYS,
        WRITER_SET_BITS,
        WAYS,
        SET_BITS,
        COUNT_BITS,
        QUEUE_BITS,
        QUEUE_COUNT_BITS,
        WORDS,
        FILL_BITS,
        ADDR_BITS,
    >
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, turned_away);
        clock!(self, clock, unit, counts, updates);
        self.unit.clear.next = self.clear.val();
        self.counts.clear.next = self.clear.val();
        self.updates.clear.next = self.clear.val();

        // The cores' side of the commit unit.
        self.unit.remove_at_vote.next = self.remove_at_vote.val();
        self.unit.remove_failed_at_vote.next = self.remove_failed_at_vote.val();
        self.unit.count_on_arrival.next = self.count_on_arrival.val();
        self.unit.count_writers_only.next = self.count_writers_only.val();
        self.unit.msg_valid.next = self.msg_valid.val();
        self.msg_ready.next = self.unit.msg_ready.val();
        self.unit.msg_kind.next = self.msg_kind.val();
        self.unit.msg_id.next = self.msg_id.val();
        self.unit.msg_address.next = self.msg_address.val();
        self.unit.msg_value.next = self.msg_value.val();
        self.unit.msg_first.next = self.msg_first.val();
        self.unit.msg_last.next = self.msg_last.val();
        self.log_overflow.next = self.unit.log_overflow.val();
        self.vote_valid.next = self.unit.vote_valid.val();
        self.unit.vote_ready.next = self.vote_ready.val();
        self.vote_id.next = self.unit.vote_id.val();
        self.vote_lanes.next = self.unit.vote_lanes.val();
        self.unit.result_valid.next = self.result_valid.val();
        self.unit.result_id.next = self.result_id.val();
        self.unit.result_pass.next = self.result_pass.val();
        self.done_valid.next = self.unit.done_valid.val();
        self.unit.done_ready.next = self.done_ready.val();
        self.done_id.next = self.unit.done_id.val();

        // Its side of the cache.
        self.read_valid.next = self.unit.read_valid.val();
        self.unit.read_ready.next = self.read_ready.val();
        self.read_address.next = self.unit.read_address.val();
        self.unit.read_rsp_valid.next = self.read_rsp_valid.val();
        self.unit.read_rsp_value.next = self.read_rsp_value.val();
        self.write_valid.next = self.unit.write_valid.val();
        self.unit.write_ready.next = self.write_ready.val();
        self.write_address.next = self.unit.write_address.val();
        self.write_value.next = self.unit.write_value.val();
        self.unit.write_ack.next = self.write_ack.val();

        // Counts. The unit asks only when it may, and nothing whose message might find no place.
        self.counts.req_valid.next = self.unit.count_valid.val();
        self.unit.count_ready.next = self.counts.req_ready.val() & self.updates.queue_room.val();
        self.counts.req_address.next = self.unit.count_address.val();
        self.counts.req_write.next = self.unit.count_write.val();
        self.counts.req_decrement.next = self.unit.count_decrement.val();
        // Others are not asked to be taken away.
        self.counts.req_counted.next = true;
        self.unit.count_counted.next = self.counts.rsp_counted.val();
        if self.counts.rsp_full.val() | self.counts.rsp_saturated.val() {
            self.turned_away.d.next = self.turned_away.q.val() + 1;
        }
        self.perf_turned_away.next = self.turned_away.q.val();
        self.unmatched.next = self.counts.rsp_unmatched.val();

        // Updates.
        self.updates.put_valid.next = self.counts.message_valid.val();
        self.updates.put_address.next = self.counts.message_address.val();
        self.updates.put_write.next = self.counts.message_write.val();
        self.updates.put_add.next = self.counts.message_add.val();
        self.packet_valid.next = self.updates.packet_valid.val();
        self.updates.packet_ready.next = self.packet_ready.val();
        self.packet_count.next = self.updates.packet_count.val();
        for word in 0..WORDS {
            self.packet_word[word].next = self.updates.packet_word[word].val();
        }

        self.hazard_at.next = self.unit.hazard_at.val();
        self.vote_at.next = self.unit.vote_at.val();
        self.commit_at.next = self.unit.commit_at.val();
        self.retire_at.next = self.unit.retire_at.val();
        self.release_at.next = self.unit.release_at.val();
        if self.clear.val() {
            self.turned_away.d.next = 0.into();
        }
    }
}
