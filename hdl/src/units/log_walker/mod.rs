//! Log walker: takes a warp's transactions from `tcommit` to their outcome. One a core.
//!
//! Early conflict resolution, Figure 2, 2.2 ("transactional log walkers transfer the logs to the Commit Units"), 2.3 and 4.3; the order of the steps, messages
//! and back-off are those of the authors' simulator.
//!
//! ```text
//!  walk_*     ->+----------------------------------------------+-> row_* -> L1 -> line_*
//!               | LogCursor ahead -> PrefetchFifo <- LogCursor |
//!               |      head line: lanes, addresses             |-> entry_*, scan_*  (intra-warp resolver, scanner)
//!               |                                              |<- resolved_*, scanned_*
//!               | number_* (asks for numbers)                  |<-> number giver
//!               | PacketSplitter                               |-> packet_* -> commit units
//!               | CommitOutcome x 2                            |<- vote_*, done_*
//!               +----------------------------------------------+-> backs_off, end_*
//! ```
//!
//! **A walk** (`walk_valid` and `walk_ready`) commits `walk_lanes` of the warp that has slot `walk_slot`; its read log has `walk_reads` entries and
//! its write log `walk_writes`. `walk_ready` while no walk is on and the slot is free; `walk_slot` chooses of which slot.
//! Lanes of `walk_silent` have committed and those of `walk_temporal` have aborted by the [temporal filter](crate::temporal_filter); they only count at the end, and for the back-off. Without
//! `walk_lanes` there is nothing to walk: `walk_ready` does not wait for the other slot's walk, and `end_valid` comes two cycles later. Else its steps:
//!
//! 1. **Resolve.** The warp goes to the [intra-warp resolver](crate::intra_warp_resolver) (`resolve_*`), which takes the write log, the read log, and the write log again.
//!    With the strap `early_abort` the [scanner](crate::early_abort_scanner) takes each entry once, in the first two passes. An entry goes on when both have it.
//!    The order of the passes is the resolver's, so its `entry_index` is not asked. It skips a warp of one lane; the scanner does not. Lanes that either of them aborts do not go on.
//! 2. **Number.** `number_valid` asks for `number_count` numbers; with `number_ready`, `number_first` is the first. The lanes have them in lane order.
//! 3. **Send.** Read log, then write log, entry by entry, a packet for each partition in which lanes have words; then a `Fill` packet for each partition.
//! 4. to 6. **Vote, tell, land**: [`CommitOutcome`](crate::commit_outcome), of each slot on its own. A `Result` packet goes to each partition after the votes of all.
//! 7. **End**: `end_valid` of the slot, after the back-off, with the lanes that have committed and aborted, by what. If nobody is left after step 1, it comes at once.
//!
//! One walk is in steps 1 to 3 at a time, there being one resolver; both slots may be in 4 to 7. The walk of steps 1 to 3 never waits for votes.
//!
//! **Lines.** A log entry is two lines of a word a lane: byte addresses (`row_values` low), 0 for a lane that takes no part, as in the paper ("inactive ones, for
//! which the entries contain zeroes") and the simulator; and values. `row_slot`, `row_write`, `row_index` name the entry; where logs lie is the core's to know. Up to `2^QUEUE_BITS` lines are
//! under way or here; `line_valid` brings them in the order in which they were asked for, no earlier than in the cycle after.
//!
//! **Packets** (`packet_valid`, `packet_ready`), one a cycle at most. Until it is taken one may give way to another: results go first, those of slot 0 before
//! those of slot 1. Lane `l` of `packet_survivors` has the number `packet_first` + survivors below `l`.
//!
//! | `packet_kind` | `packet_lanes` | bytes |
//! | --- | --- | --- |
//! | `Read`, `Write` | lanes whose `packet_address` and `packet_value` are sent, all in `packet_partition` | 8 + 8 n |
//! | `Fill` | survivors that have words there: FILL for their numbers, SKIP for the others | 8 |
//! | `Result` | bit k: the number `packet_first` + k has passed everywhere | 8 |
//!
//! A partition votes when it has the `Fill` packet: `vote_id` is the last number of the warp, and `vote_lanes` has a bit for each as in `Result`. It says done under the
//! same number. Votes and dones that nobody waits for are ignored; there is no way to hold them back.
//!
//! **Latency.** `resolve_valid` comes a cycle after the walk is taken. With lines there when they are wanted: `number_valid` two cycles after the later of `resolved_valid` and
//! `scanned_valid`; an entry is sent in a cycle and one a packet, at least two; then a cycle, and one a partition. `walk_ready` in the cycle after.
//!
//! `early_abort` and the logs hold still during a walk. `clear` forgets everything; lines, votes and dones of before must not come after it.
//! **Same-cycle priority**: clear over everything.

use crate::commit_op::{LogPass, PacketKind};
use crate::commit_outcome::CommitOutcome;
use crate::log_cursor::LogCursor;
use crate::packet_splitter::PacketSplitter;
use crate::pins::Register;
use crate::prefetch_fifo::PrefetchFifo;
use crate::prelude::*;
use crate::quiet::Quiet;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum WalkerState {
    Idle,
    Start,
    Resolve,
    Number,
    Send,
    Fill,
}

/// Warps of a core that can be in transactions.
pub const SLOTS: usize = 2;

/// `LANES <= 32` lanes, logs of less than `2^LOG_BITS` entries, `2^QUEUE_BITS` lines ahead, `PARTITIONS = 3 * 2^(PARTITION_BITS - 2)` of chunks of `2^CHUNK_BITS` words.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "takes a warp's transactions from their commit to the outcome",
    LogWalker::<
        WARP_LANES, LOG_LENGTH_BITS, PREFETCH_FIFO_BITS, COMMIT_ADDRESS_BITS, CHUNK_BITS,
        PARTITIONS, PARTITION_BITS
    >::new(BACK_OFF_STEP, BACK_OFF_MOST)
)]
#[legal(ADDR_BITS <= 30, "{ADDR_BITS} bits of a word address: at most 30")]
#[idle(|unit| !unit.clear.val()
        && !unit.walk_valid.val()
        && unit.state.keeps()
        && unit.given.keeps()
        && unit.shown.keeps()
        && unit.resolved.keeps()
        && unit.scanned.keeps()
        && unit.ahead.idle()
        && unit.behind.idle()
        && unit.queue.idle()
        && unit.splitter.idle()
        && unit.outcome.iter().all(|outcome| outcome.idle()))]
pub struct LogWalker<
    const LANES: usize,
    const LOG_BITS: usize,
    const QUEUE_BITS: usize,
    const ADDR_BITS: usize,
    const CHUNK_BITS: usize,
    const PARTITIONS: usize,
    const PARTITION_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// Strap: lanes that hit in the conflict address table abort.
    pub early_abort: Signal<In, bool>,
    /// Strap: back-off by the aborts of the last lane that has failed; else by those of the warp.
    pub back_off_by_lane: Signal<In, bool>,
    pub walk_valid: Signal<In, bool>,
    pub walk_ready: Signal<Out, bool>,
    pub walk_slot: Signal<In, Bits<1>>,
    pub walk_lanes: Signal<In, Bits<LANES>>,
    pub walk_silent: Signal<In, Bits<LANES>>,
    pub walk_temporal: Signal<In, Bits<LANES>>,
    pub walk_reads: Signal<In, Bits<LOG_BITS>>,
    pub walk_writes: Signal<In, Bits<LOG_BITS>>,
    pub row_valid: Signal<Out, bool>,
    pub row_ready: Signal<In, bool>,
    pub row_slot: Signal<Out, Bits<1>>,
    pub row_write: Signal<Out, bool>,
    pub row_index: Signal<Out, Bits<LOG_BITS>>,
    pub row_values: Signal<Out, bool>,
    pub line_valid: Signal<In, bool>,
    pub line_word: Array<Signal<In, Bits<32>>, LANES>,
    /// To the resolver's start, with `walk_reads` and `walk_writes`.
    pub resolve_valid: Signal<Out, bool>,
    pub resolve_ready: Signal<In, bool>,
    pub resolve_lanes: Signal<Out, Bits<LANES>>,
    pub resolve_reads: Signal<Out, Bits<LOG_BITS>>,
    pub resolve_writes: Signal<Out, Bits<LOG_BITS>>,
    pub entry_valid: Signal<Out, bool>,
    pub entry_ready: Signal<In, bool>,
    pub resolved_valid: Signal<In, bool>,
    pub resolved_lanes: Signal<In, Bits<LANES>>,
    pub scan_valid: Signal<Out, bool>,
    pub scan_ready: Signal<In, bool>,
    pub scan_write: Signal<Out, bool>,
    pub scan_last: Signal<Out, bool>,
    pub scanned_valid: Signal<In, bool>,
    pub scanned_lanes: Signal<In, Bits<LANES>>,
    /// The entry for both.
    pub entry_lanes: Signal<Out, Bits<LANES>>,
    pub lane_address: Array<Signal<Out, Bits<ADDR_BITS>>, LANES>,
    pub number_valid: Signal<Out, bool>,
    pub number_ready: Signal<In, bool>,
    pub number_count: Signal<Out, Bits<6>>,
    pub number_first: Signal<In, Bits<32>>,
    pub packet_valid: Signal<Out, bool>,
    pub packet_ready: Signal<In, bool>,
    pub packet_kind: Signal<Out, PacketKind>,
    pub packet_partition: Signal<Out, Bits<PARTITION_BITS>>,
    pub packet_first: Signal<Out, Bits<32>>,
    pub packet_survivors: Signal<Out, Bits<LANES>>,
    pub packet_lanes: Signal<Out, Bits<LANES>>,
    pub packet_address: Array<Signal<Out, Bits<ADDR_BITS>>, LANES>,
    pub packet_value: Array<Signal<Out, Bits<32>>, LANES>,
    pub vote_valid: Signal<In, bool>,
    pub vote_partition: Signal<In, Bits<PARTITION_BITS>>,
    pub vote_id: Signal<In, Bits<32>>,
    pub vote_lanes: Signal<In, Bits<LANES>>,
    pub done_valid: Signal<In, bool>,
    pub done_partition: Signal<In, Bits<PARTITION_BITS>>,
    pub done_id: Signal<In, Bits<32>>,
    /// By slot.
    pub backs_off: Array<Signal<Out, bool>, SLOTS>,
    pub end_valid: Array<Signal<Out, bool>, SLOTS>,
    pub end_committed: Array<Signal<Out, Bits<LANES>>, SLOTS>,
    pub end_resolver: Array<Signal<Out, Bits<LANES>>, SLOTS>,
    pub end_early: Array<Signal<Out, Bits<LANES>>, SLOTS>,
    pub end_failed: Array<Signal<Out, Bits<LANES>>, SLOTS>,
    pub end_temporal: Array<Signal<Out, Bits<LANES>>, SLOTS>,
    ahead: LogCursor<LOG_BITS>,
    behind: LogCursor<LOG_BITS>,
    queue: Quiet<PrefetchFifo<LANES, QUEUE_BITS>>,
    splitter: Quiet<PacketSplitter<LANES, ADDR_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>>,
    outcome: Array<Quiet<CommitOutcome<LANES, PARTITIONS, PARTITION_BITS>>, SLOTS>,
    state: DFF<WalkerState>,
    walking_slot: DFF<Bits<1>>,
    reads: DFF<Bits<LOG_BITS>>,
    writes: DFF<Bits<LOG_BITS>>,
    /// More than one lane takes part.
    contested: DFF<Bit>,
    /// The resolver, the scanner has the line at the head.
    given: DFF<Bit>,
    shown: DFF<Bit>,
    /// The resolver, the scanner has answered.
    resolved: DFF<Bit>,
    scanned: DFF<Bit>,
    take_walk: Signal<Local, Bit>,
    walks: Signal<Local, Bit>,
    others: Signal<Local, Bits<LANES>>,
    all: Signal<Local, Bits<LANES>>,
    survivors: Signal<Local, Bits<LANES>>,
    first: Signal<Local, Bits<32>>,
    sending: Signal<Local, Bit>,
    there: Signal<Local, Bits<LANES>>,
    address: Signal<Local, Bits<32>>,
    resolving: Signal<Local, Bit>,
    gives: Signal<Local, Bit>,
    shows: Signal<Local, Bit>,
    take_line: Signal<Local, Bit>,
    begin_send: Signal<Local, Bit>,
    over: Signal<Local, Bit>,
    count: Signal<Local, Bits<32>>,
    numbered: Signal<Local, Bit>,
    tells: Signal<Local, Bit>,
    #[value(|slot| slot)]
    slot_ids: Array<Constant<Bits<1>>, SLOTS>,
}

impl<
        const LANES: usize,
        const LOG_BITS: usize,
        const QUEUE_BITS: usize,
        const ADDR_BITS: usize,
        const CHUNK_BITS: usize,
        const PARTITIONS: usize,
        const PARTITION_BITS: usize,
    > LogWalker<LANES, LOG_BITS, QUEUE_BITS, ADDR_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>
{
    /// A back-off of `step` cycles an abort, at most `most`.
    ///
    /// # Panics
    /// If byte addresses need more than 32 bits; as [`PrefetchFifo`], [`PacketSplitter`] and [`CommitOutcome::new`].
    pub fn new(step: usize, most: usize) -> Self {
        Self {
            outcome: Array::from_fn(|_| Quiet::new(CommitOutcome::new(step, most))),
            ..Default::default()
        }
    }
}

impl<
        const LANES: usize,
        const LOG_BITS: usize,
        const QUEUE_BITS: usize,
        const ADDR_BITS: usize,
        const CHUNK_BITS: usize,
        const PARTITIONS: usize,
        const PARTITION_BITS: usize,
    > Logic
    for LogWalker<LANES, LOG_BITS, QUEUE_BITS, ADDR_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            walking_slot,
            reads,
            writes,
            contested,
            given,
            shown,
            resolved,
            scanned
        );
        clock!(self, clock, ahead, behind, queue, splitter);
        self.ahead.clear.next = self.clear.val();
        self.behind.clear.next = self.clear.val();
        self.queue.clear.next = self.clear.val();
        self.splitter.clear.next = self.clear.val();

        // The walk's slot.
        self.walk_ready.next = false;
        self.all.next = 0.into();
        self.survivors.next = 0.into();
        self.first.next = 0.into();
        for slot in 0..SLOTS {
            if self.walk_slot.val() == self.slot_ids[slot].val() {
                self.walk_ready.next = self.outcome[slot].vacant.val()
                    & ((self.state.q.val() == WalkerState::Idle) | !self.walk_lanes.val().any());
            }
            if self.walking_slot.q.val() == self.slot_ids[slot].val() {
                self.all.next = self.outcome[slot].lanes.val();
                self.survivors.next = self.outcome[slot].survivors.val();
                self.first.next = self.outcome[slot].first.val();
            }
        }
        self.take_walk.next = self.walk_valid.val() & self.walk_ready.val();
        self.others.next = self.walk_lanes.val() - 1;
        self.walks.next = self.take_walk.val() & self.walk_lanes.val().any();
        self.splitter.begin_valid.next = self.walks.val();
        if self.walks.val() {
            self.state.d.next = WalkerState::Start;
            self.walking_slot.d.next = self.walk_slot.val();
            self.reads.d.next = self.walk_reads.val();
            self.writes.d.next = self.walk_writes.val();
            self.contested.d.next = (self.walk_lanes.val() & self.others.val()).any();
        }

        self.resolve_valid.next = self.state.q.val() == WalkerState::Start;
        self.resolve_lanes.next = self.all.val();
        self.resolve_reads.next = self.reads.q.val();
        self.resolve_writes.next = self.writes.q.val();
        self.ahead.begin_resolve.next = false;
        if (self.state.q.val() == WalkerState::Start) & self.resolve_ready.val() {
            self.state.d.next = WalkerState::Resolve;
            self.ahead.begin_resolve.next = self.contested.q.val() | self.early_abort.val();
            self.given.d.next = false;
            self.shown.d.next = false;
            self.resolved.d.next = false;
            self.scanned.d.next =
                !self.early_abort.val() | (!self.reads.q.val().any() & !self.writes.q.val().any());
        }

        // Resolved: who goes on?
        self.resolving.next = self.state.q.val() == WalkerState::Resolve;
        self.begin_send.next = false;
        self.over.next = false;
        if self.resolving.val() {
            if self.resolved_valid.val() {
                self.resolved.d.next = true;
            }
            if self.scanned_valid.val() {
                self.scanned.d.next = true;
            }
            if self.resolved.q.val() & self.scanned.q.val() {
                self.begin_send.next = self.survivors.val().any();
                self.over.next = !self.survivors.val().any();
                self.state.d.next = WalkerState::Idle;
                if self.survivors.val().any() {
                    self.state.d.next = WalkerState::Number;
                }
            }
        }
        self.count.next = bit_cast::<32, LANES>(self.survivors.val());
        self.count.next = (self.count.val() & 1431655765) + ((self.count.val() >> 1) & 1431655765);
        self.count.next = (self.count.val() & 858993459) + ((self.count.val() >> 2) & 858993459);
        self.count.next = (self.count.val() & 252645135) + ((self.count.val() >> 4) & 252645135);
        self.count.next = (self.count.val() & 16711935) + ((self.count.val() >> 8) & 16711935);
        self.count.next = (self.count.val() & 65535) + (self.count.val() >> 16);
        self.number_count.next = bit_cast::<6, 32>(self.count.val());
        self.number_valid.next = self.state.q.val() == WalkerState::Number;
        self.numbered.next = self.number_valid.val() & self.number_ready.val();
        if self.numbered.val() {
            self.state.d.next = WalkerState::Send;
        }

        // Lines are asked for ahead.
        self.ahead.begin_again.next = self.contested.q.val();
        self.ahead.begin_send.next = self.begin_send.val();
        self.ahead.reads.next = self.reads.q.val();
        self.ahead.writes.next = self.writes.q.val();
        self.behind.begin_resolve.next = self.ahead.begin_resolve.val();
        self.behind.begin_again.next = self.contested.q.val();
        self.behind.begin_send.next = self.begin_send.val();
        self.behind.reads.next = self.reads.q.val();
        self.behind.writes.next = self.writes.q.val();
        self.row_valid.next = self.ahead.more.val() & self.queue.room.val();
        self.row_slot.next = self.walking_slot.q.val();
        self.row_write.next = self.ahead.of_writes.val();
        self.row_index.next = self.ahead.at_index.val();
        self.row_values.next = self.ahead.at_values.val();
        self.ahead.take.next = self.row_valid.val() & self.row_ready.val();
        self.queue.reserve.next = self.row_valid.val() & self.row_ready.val();
        self.queue.line_valid.next = self.line_valid.val();

        // The line at the head: an entry's addresses, or its values.
        self.sending.next = self.state.q.val() == WalkerState::Send;
        self.there.next = 0.into();
        for lane in 0..LANES {
            self.queue.line_word[lane].next = self.line_word[lane].val();
            self.address.next = self.queue.head_word[lane].val();
            self.there.next = self.there.val().replace_bit(lane, self.address.val().any());
            self.address.next = self.address.val() >> 2;
            self.lane_address[lane].next = bit_cast::<ADDR_BITS, 32>(self.address.val());
            self.splitter.lane_address[lane].next = self.lane_address[lane].val();
            self.packet_address[lane].next = self.splitter.packet_address[lane].val();
            self.packet_value[lane].next = self.queue.head_word[lane].val();
        }
        self.entry_lanes.next = self.there.val() & self.all.val();
        self.splitter.entry_lanes.next = self.there.val() & self.survivors.val();

        // It goes to the resolver and the scanner,
        self.gives.next =
            self.resolving.val() & self.queue.head_valid.val() & self.contested.q.val();
        self.shows.next = self.resolving.val()
            & self.queue.head_valid.val()
            & self.early_abort.val()
            & (self.behind.pass.val() != LogPass::Again);
        self.entry_valid.next = self.gives.val() & !self.given.q.val();
        self.scan_valid.next = self.shows.val() & !self.shown.q.val();
        self.scan_write.next = self.behind.of_writes.val();
        self.scan_last.next = self.behind.scan_last.val();
        self.take_line.next = self.resolving.val()
            & self.queue.head_valid.val()
            & (!self.gives.val() | self.given.q.val() | self.entry_ready.val())
            & (!self.shows.val() | self.shown.q.val() | self.scan_ready.val());
        if self.entry_valid.val() & self.entry_ready.val() {
            self.given.d.next = true;
        }
        if self.scan_valid.val() & self.scan_ready.val() {
            self.shown.d.next = true;
        }
        if self.take_line.val() {
            self.given.d.next = false;
            self.shown.d.next = false;
        }

        // or to the commit units.
        self.splitter.entry_valid.next =
            self.sending.val() & self.queue.head_valid.val() & !self.behind.at_values.val();
        self.splitter.values_valid.next =
            self.sending.val() & self.queue.head_valid.val() & self.behind.at_values.val();
        self.splitter.fill_valid.next = self.state.q.val() == WalkerState::Fill;
        if self.splitter.entry_valid.val() & self.splitter.entry_ready.val() {
            self.take_line.next = true;
        }
        if self.splitter.entry_done.val() {
            self.take_line.next = true;
        }
        self.queue.pop.next = self.take_line.val();
        self.behind.take.next = self.take_line.val();
        if self.sending.val() & !self.behind.more.val() {
            self.state.d.next = WalkerState::Fill;
        }
        if self.splitter.fill_done.val() {
            self.state.d.next = WalkerState::Idle;
        }

        // Packets: results first.
        self.packet_valid.next = self.splitter.packet_valid.val();
        self.packet_kind.next = PacketKind::Read;
        if self.behind.of_writes.val() {
            self.packet_kind.next = PacketKind::Write;
        }
        if self.splitter.packet_fill.val() {
            self.packet_kind.next = PacketKind::Fill;
        }
        self.packet_partition.next = self.splitter.packet_partition.val();
        self.packet_first.next = self.first.val();
        self.packet_survivors.next = self.survivors.val();
        self.packet_lanes.next = self.splitter.packet_lanes.val();
        self.tells.next = false;
        for slot in 0..SLOTS {
            self.outcome[slot].clock.next = self.clock.val();
            self.outcome[slot].clear.next = self.clear.val();
            self.outcome[slot].back_off_by_lane.next = self.back_off_by_lane.val();
            self.outcome[slot].begin_valid.next =
                self.take_walk.val() & (self.walk_slot.val() == self.slot_ids[slot].val());
            self.outcome[slot].begin_lanes.next = self.walk_lanes.val();
            self.outcome[slot].begin_silent.next = self.walk_silent.val();
            self.outcome[slot].begin_temporal.next = self.walk_temporal.val();
            self.outcome[slot].resolver_valid.next = false;
            self.outcome[slot].resolver_lanes.next = self.resolved_lanes.val();
            self.outcome[slot].early_valid.next = false;
            self.outcome[slot].early_lanes.next = self.scanned_lanes.val();
            self.outcome[slot].none_valid.next = false;
            self.outcome[slot].number_valid.next = false;
            self.outcome[slot].number_first.next = self.number_first.val();
            self.outcome[slot].number_last.next = self.number_first.val() + self.count.val() - 1;
            if self.walking_slot.q.val() == self.slot_ids[slot].val() {
                self.outcome[slot].resolver_valid.next =
                    self.resolving.val() & self.resolved_valid.val();
                self.outcome[slot].early_valid.next =
                    self.resolving.val() & self.scanned_valid.val();
                self.outcome[slot].none_valid.next = self.over.val();
                self.outcome[slot].number_valid.next = self.numbered.val();
            }
            self.outcome[slot].vote_valid.next = self.vote_valid.val();
            self.outcome[slot].vote_partition.next = self.vote_partition.val();
            self.outcome[slot].vote_id.next = self.vote_id.val();
            self.outcome[slot].vote_lanes.next = self.vote_lanes.val();
            self.outcome[slot].done_valid.next = self.done_valid.val();
            self.outcome[slot].done_partition.next = self.done_partition.val();
            self.outcome[slot].done_id.next = self.done_id.val();
            self.outcome[slot].result_ready.next = self.packet_ready.val() & !self.tells.val();
            if self.outcome[slot].result_valid.val() & !self.tells.val() {
                self.tells.next = true;
                self.packet_valid.next = true;
                self.packet_kind.next = PacketKind::Result;
                self.packet_partition.next = self.outcome[slot].result_partition.val();
                self.packet_first.next = self.outcome[slot].first.val();
                self.packet_survivors.next = self.outcome[slot].survivors.val();
                self.packet_lanes.next = self.outcome[slot].result_lanes.val();
            }
            self.backs_off[slot].next = self.outcome[slot].backs_off.val();
            self.end_valid[slot].next = self.outcome[slot].end_valid.val();
            self.end_committed[slot].next = self.outcome[slot].end_committed.val();
            self.end_resolver[slot].next = self.outcome[slot].end_resolver.val();
            self.end_early[slot].next = self.outcome[slot].end_early.val();
            self.end_failed[slot].next = self.outcome[slot].end_failed.val();
            self.end_temporal[slot].next = self.outcome[slot].end_temporal.val();
        }
        self.splitter.packet_ready.next = self.packet_ready.val() & !self.tells.val();

        if self.clear.val() {
            self.state.d.next = WalkerState::Idle;
        }
    }
}
