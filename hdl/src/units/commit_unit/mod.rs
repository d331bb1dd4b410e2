//! Commit unit: validates the transactions of all cores on the words of one memory partition, and commits them in the order of their numbers.
//!
//! Kilo TM's with Warp TM's coalesced messages, as early conflict resolution describes it (2.2, 2.3, 4.1); states and order of events are those of the authors'
//! simulator. One in each memory partition.
//!
//! ```text
//!  msg_*  -> WordLog reads, writes; EntryFlags     read_* <-> cache, ValidationQueue
//!  hazard pointer: LastWriterTable, HazardCheck    count_* -> reference_count_table
//!  vote pointer   -> vote_*                        result_* <- cores
//!  commit pointer -> write_*    retire pointer -> done_*    release pointer: counts, nodes, flags
//! ```
//!
//! **Transactions** have numbers from 1 on, one after the other over all cores; those of a warp follow each other. Every number comes to every commit
//! unit: its words (`READ`, `WRITE`), then `FILL` if it has words here, else `SKIP`; both say which the first number of the warp is, and whether
//! this is its last. A message is one word; `msg_id` must be a number whose transaction is live.
//!
//! **States** of a number: UNUSED until its first message; FILL until all words are here; VALIDATION_WAIT until the vote pointer knows the
//! outcome here (REVALIDATION_WAIT in between, if there is a hazard); PASS or FAIL, then PASS_ACK_WAIT until `result`, the outcome of all commit
//! units; COMMIT_READY until the commit pointer has sent the writes; COMMIT_SENT until they have landed; RETIRED; and UNUSED again when the
//! release pointer has been there. Five pointers follow each other in the order of numbers, so where a number stands says which of them have passed it.
//!
//! - **Arrival.** A read word goes to the cache at once, and its value is compared when it comes back. Words go to the logs.
//! - **Hazard pointer**: a word a cycle, and one to go on. Reads are looked up in the last-writer table, then writes are stored there.
//! - **Vote pointer**: waits for the values. A value that differs: fail. A hazard: waits until the youngest writer in question has retired, reads the whole
//!   read set again, a word a cycle, and decides by that. Else pass. With the last lane of a warp the votes of all its lanes
//!   go to the core (`vote_id` is the last number, bit `l` of `vote_lanes` its lane `l`; `SKIP` is a pass).
//! - **Commit pointer**: waits for `result`, and sends the writes of a transaction that has passed everywhere, a word a cycle.
//! - **Retire pointer**: waits until they have landed; with the last lane of a warp, `done`.
//! - **Release pointer**: takes the references away, and gives nodes and slot back, a word a cycle, one to begin and one to go on; it passes a number without words in
//!   a cycle.
//!
//! **Reference counts.** A reader is added when its word arrives, a writer when the hazard pointer stores it (4.1), or with the strap `count_on_arrival` also
//! when its word arrives, as in the simulator. They are removed by the release
//! pointer: when the writes have landed or the transaction has failed, in order. With the strap `remove_at_vote` they are removed as soon as the outcome here is
//! known, by a walk of its own behind the vote pointer, as in the simulator; then a word in commit can be missed between vote and landing. With `remove_failed_at_vote`
//! that holds for those alone that have failed here, which write nothing: nothing is missed. With `count_writers_only` readers are not counted. Of the unit's
//! requests the hazard pointer's come first, then arrivals, then removals.
//!
//! **Full.** A log without a free node drops the word, and the transaction fails here (`log_overflow`). It does not hold messages back: the words that
//! would let the oldest transaction go on might be behind. Numbers of `2^SLOT_BITS` after the release pointer and later ones are held back; the cores
//! must not give out so many.
//!
//! **Ports to the cache** answer, and land, in the order of the requests. A read of the cycle in which a write is sent may find the old or the new word.
//!
//! **clear** starts the sweeps of the logs and tables; `msg_ready` is low meanwhile. **Same-cycle priority**: clear over everything.

mod stages;

use crate::commit_op::{CommitMessage, WalkState};
use crate::entry_flags::EntryFlags;
use crate::hazard_pointer::HazardPointer;
use crate::pins::Register;
use crate::prelude::*;
use crate::release_pointer::ReleasePointer;
use crate::sizes::COMMIT_TOTAL_BITS;
use crate::validation_queue::ValidationQueue;
use crate::word_log::WordLog;
use crate::word_ram::WordRam;

pub use crate::hazard_pointer::ID_BITS;

/// `2^SLOT_BITS` transactions, logs of `2^NODE_BITS` words each (`COUNT_BITS = NODE_BITS + 1`), `2^QUEUE_BITS` reads under way.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "validates and commits the transactions on one memory partition",
    CommitUnit::<
        COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_QUEUE_BITS, WRITER_WAYS,
        WRITER_SET_BITS, COMMIT_ADDRESS_BITS
    >::default()
)]
#[legal(NODE_BITS + 2 < COMMIT_TOTAL_BITS, "{NODE_BITS} node bits: less than 14")]
#[idle(|unit| !unit.clear.val()
        && !unit.msg_valid.val()
        && !unit.read_rsp_valid.val()
        && !unit.result_valid.val()
        && !unit.write_ack.val()
        && unit.vote_state.q.val() == WalkState::Wait
        && unit.commit_state.q.val() == WalkState::Wait
        && !unit.counting_read.q.val()
        && !unit.counting_write.q.val()
        && unit.voting_id.keeps()
        && unit.commit_id.keeps()
        && unit.retire_id.keeps()
        && unit.retired_before.keeps()
        && unit.reads.idle()
        && unit.writes.idle()
        && unit.flags.idle()
        && unit.queue.idle()
        && unit.hazard.idle()
        && unit.release_walk.idle()
        && unit.hazards.idle()
        && unit.read_targets.idle()
        && unit.write_targets.idle())]
pub struct CommitUnit<
    const SLOT_BITS: usize,
    const NODE_BITS: usize,
    const COUNT_BITS: usize,
    const QUEUE_BITS: usize,
    const WAYS: usize,
    const SET_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// Strap: references go when the outcome here is known.
    pub remove_at_vote: Signal<In, bool>,
    /// Strap: references of transactions that have failed here go when that is known, the others as without straps.
    pub remove_failed_at_vote: Signal<In, bool>,
    /// Strap: writers are counted when their words arrive.
    pub count_on_arrival: Signal<In, bool>,
    /// Strap: readers are not counted.
    pub count_writers_only: Signal<In, bool>,
    pub msg_valid: Signal<In, bool>,
    pub msg_ready: Signal<Out, bool>,
    pub msg_kind: Signal<In, CommitMessage>,
    pub msg_id: Signal<In, Bits<32>>,
    pub msg_address: Signal<In, Bits<ADDR_BITS>>,
    pub msg_value: Signal<In, Bits<32>>,
    pub msg_first: Signal<In, Bits<32>>,
    pub msg_last: Signal<In, bool>,
    pub log_overflow: Signal<Out, bool>,
    pub read_valid: Signal<Out, bool>,
    pub read_ready: Signal<In, bool>,
    pub read_address: Signal<Out, Bits<ADDR_BITS>>,
    pub read_rsp_valid: Signal<In, bool>,
    pub read_rsp_value: Signal<In, Bits<32>>,
    pub vote_valid: Signal<Out, bool>,
    pub vote_ready: Signal<In, bool>,
    pub vote_id: Signal<Out, Bits<32>>,
    pub vote_lanes: Signal<Out, Bits<32>>,
    pub result_valid: Signal<In, bool>,
    pub result_id: Signal<In, Bits<32>>,
    pub result_pass: Signal<In, bool>,
    pub write_valid: Signal<Out, bool>,
    pub write_ready: Signal<In, bool>,
    pub write_address: Signal<Out, Bits<ADDR_BITS>>,
    pub write_value: Signal<Out, Bits<32>>,
    /// A write has landed.
    pub write_ack: Signal<In, bool>,
    pub done_valid: Signal<Out, bool>,
    pub done_ready: Signal<In, bool>,
    pub done_id: Signal<Out, Bits<32>>,
    pub count_valid: Signal<Out, bool>,
    pub count_ready: Signal<In, bool>,
    pub count_address: Signal<Out, Bits<ADDR_BITS>>,
    pub count_write: Signal<Out, bool>,
    pub count_decrement: Signal<Out, bool>,
    /// The increment of the cycle before was counted.
    pub count_counted: Signal<In, bool>,
    /// The lowest number that each pointer has not passed.
    pub hazard_at: Signal<Out, Bits<32>>,
    pub vote_at: Signal<Out, Bits<32>>,
    pub commit_at: Signal<Out, Bits<32>>,
    pub retire_at: Signal<Out, Bits<32>>,
    pub release_at: Signal<Out, Bits<32>>,
    reads: WordLog<SLOT_BITS, NODE_BITS, COUNT_BITS, ADDR_BITS>,
    writes: WordLog<SLOT_BITS, NODE_BITS, COUNT_BITS, ADDR_BITS>,
    flags: EntryFlags<SLOT_BITS>,
    queue: ValidationQueue<SLOT_BITS, QUEUE_BITS, COMMIT_TOTAL_BITS>,
    hazard: HazardPointer<SLOT_BITS, WAYS, SET_BITS, ADDR_BITS>,
    release_walk: ReleasePointer<SLOT_BITS>,
    /// By slot: the youngest writer to wait for, 0 without a hazard; the total of reads issued, of writes sent, after which all of the slot's are.
    hazards: WordRam<SLOT_BITS, ID_BITS>,
    read_targets: WordRam<SLOT_BITS, COMMIT_TOTAL_BITS>,
    write_targets: WordRam<SLOT_BITS, COMMIT_TOTAL_BITS>,
    voting_id: DFF<Bits<32>>,
    commit_id: DFF<Bits<32>>,
    retire_id: DFF<Bits<32>>,
    /// The retire pointer of the cycle before.
    retired_before: DFF<Bits<32>>,
    vote_state: DFF<WalkState>,
    reread_target: DFF<Bits<COMMIT_TOTAL_BITS>>,
    voting_lanes: DFF<Bits<32>>,
    voting_lane: DFF<Bits<32>>,
    commit_state: DFF<WalkState>,
    sent: DFF<Bits<COMMIT_TOTAL_BITS>>,
    landed: DFF<Bits<COMMIT_TOTAL_BITS>>,
    /// The node whose increment is answered in this cycle.
    counting_read: DFF<Bit>,
    counting_write: DFF<Bit>,
    counting_node: DFF<Bits<NODE_BITS>>,
    next_vote: Signal<Local, Bits<32>>,
    next_commit: Signal<Local, Bits<32>>,
    next_retire: Signal<Local, Bits<32>>,
    oldest_slot: Signal<Local, Bits<SLOT_BITS>>,
    has_slot: Signal<Local, Bit>,
    msg_slot: Signal<Local, Bits<SLOT_BITS>>,
    age: Signal<Local, Bits<32>>,
    slot_bits: Signal<Local, Bits<SLOT_BITS>>,
    wide: Signal<Local, Bits<32>>,
    open: Signal<Local, Bit>,
    rereads: Signal<Local, Bit>,
    arrives: Signal<Local, Bit>,
    /// A read word arrives that has a node and goes to the cache; it is counted.
    reads_word: Signal<Local, Bit>,
    counts_read: Signal<Local, Bit>,
    /// A write is counted: as it arrives, or as the hazard pointer stores it.
    counts_arrival: Signal<Local, Bit>,
    counts_store: Signal<Local, Bit>,
    takes_away: Signal<Local, Bit>,
    goes_on: Signal<Local, Bit>,
    behind: Signal<Local, Bits<COMMIT_TOTAL_BITS>>,
    settled: Signal<Local, Bit>,
    decides: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    lane_bit: Signal<Local, Bits<32>>,
    next_sent: Signal<Local, Bits<COMMIT_TOTAL_BITS>>,
    removal_address: Signal<Local, Bits<ADDR_BITS>>,
}

impl<
        const SLOT_BITS: usize,
        const NODE_BITS: usize,
        const COUNT_BITS: usize,
        const QUEUE_BITS: usize,
        const WAYS: usize,
        const SET_BITS: usize,
        const ADDR_BITS: usize,
    > Logic
    for CommitUnit<SLOT_BITS, NODE_BITS, COUNT_BITS, QUEUE_BITS, WAYS, SET_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            voting_id,
            commit_id,
            retire_id,
            retired_before,
            vote_state,
            reread_target,
            voting_lanes,
            voting_lane,
            commit_state,
            sent,
            landed,
            counting_read,
            counting_write,
            counting_node
        );
        clock!(
            self,
            clock,
            reads,
            writes,
            flags,
            queue,
            hazard,
            release_walk
        );
        clock!(self, clock, hazards, read_targets, write_targets);
        self.reads.clear.next = self.clear.val();
        self.writes.clear.next = self.clear.val();
        self.flags.clear.next = self.clear.val();
        self.queue.clear.next = self.clear.val();
        self.hazard.clear.next = self.clear.val();
        self.release_walk.clear.next = self.clear.val();

        self.check_hazards();
        self.arrive();
        self.read();
        self.vote();
        self.commit();
        self.retire();
        self.release();
        self.count();
        self.restart();
        self.show();
    }
}
