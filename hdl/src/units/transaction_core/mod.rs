//! What a core has for the transactions of its warps: logs and their walker, intra-warp resolution, the conflict address table, and temporal detection.
//!
//! Early conflict resolution, Figure 2 and sections 2.2, 2.3, 4.3 and 4.4; temporal detection is Warp TM's (3.1). The parts' headers have the rules and their sources.
//!
//! ```text
//!  set_*, append_*         ->+--------------------------------------------------+-> append_*, log_*
//!  search_*, search_line_* ->| TransactionLog                                   |-> search_hit, search_value, search_row_*
//!                            |    | lengths                                     |
//!  begin_*, load_*,        ->| TemporalFilter, wrote: who goes to the walker?   |
//!  reply_*                   |    v                                             |
//!  walk_*                  ->| LogWalker <-> IntraWarpResolver <-> BankRam x 32 |-> row_*, number_*, packet_*
//!  line_*, vote_*, done_*  ->|    ^                                             |-> backs_off, end_*, lost_*
//!                            |    v                                             |
//!                            | EarlyAbortScanner >-+                            |
//!  check_*                 ->| EarlyAbortScanner >-+-> ConflictAddressTable     |-> check_done, check_hits
//!  upd_*                   ->+--------------------------------------------------+-> upd_full
//! ```
//!
//! Pins are the parts' ([`transaction_log`](crate::transaction_log): `set`, `append`, `search`; [`log_walker`](crate::log_walker): `row` to `end`;
//! [`temporal_filter`](crate::temporal_filter): `load`, `reply`; [`conflict_address_table`](crate::conflict_address_table): `upd`), and so are their latencies. Addresses are word addresses. What
//! is between them:
//!
//! **A pass** of lanes through a transaction begins with `begin_valid` and `begin_lanes`: they have read and written nothing. An entry that is appended to the write log
//! makes its `append_lanes` writers. **Commit** (`walk_valid` and `walk_ready`), with the lengths that the logs have then: with the strap `temporal`, lanes that have only read
//! go through the filter in this cycle. Those that commit silently are in `end_committed`, those that abort in `end_temporal`, and the others walk. If none is
//! left, `end_valid` comes two cycles later, also while the other slot walks. With `temporal` low all lanes walk. Answers to loads and entries of this very cycle come too late.
//!
//! **Shared memory.** The ownership table is the warp's part of it, and here: 32 banks of 32 words with byte masks and one port, as no bank is ever read in a cycle in which it is written.
//!
//! **Look-up of a load or store** (`check_valid`, held still with its pins until `check_ready`), for Pause-and-Go: which of `check_lanes` hit? `check_done` comes in the cycle after
//! `check_ready`, with `check_hits`. Both scanners have the strap `write_write`. The scanners share the table's four ports **by the entry**: one that is in service keeps the ports, so that a scan's look-ups are never cut; and when
//! both want them, they take turns. So an entry takes its own cycles, one a group of four lanes, and waits for at most 8.
//!
//! `clear` forgets all warps and starts the table's sweep, `upd_ready` low for `2^SET_BITS` cycles. **Same-cycle priority**: clear, begin, append.

use crate::bank_ram::BankRam;
use crate::commit_op::PacketKind;
use crate::conflict_address_table::ConflictAddressTable;
use crate::early_abort_scanner::EarlyAbortScanner;
use crate::intra_warp_resolver::IntraWarpResolver;
use crate::log_walker::{LogWalker, SLOTS};
use crate::pins::Register;
use crate::prelude::*;
use crate::quiet::Quiet;
use crate::set_hash::Hash;
use crate::sizes::*;
use crate::temporal_filter::TemporalFilter;
use crate::transaction_log::TransactionLog;

/// The core's part at full size.
pub type FullTemporalFilter = TemporalFilter<WARP_LANES, TEMPORAL_WARP_BITS, TIME_BITS>;
/// The core's part at full size.
pub type FullTransactionLog = TransactionLog<
    WARP_LANES,
    LOG_ENTRY_BITS,
    LOG_ENTRIES_BITS,
    LOG_LENGTH_BITS,
    COMMIT_ADDRESS_BITS,
>;
/// The core's part at full size.
pub type FullLogWalker = LogWalker<
    WARP_LANES,
    LOG_LENGTH_BITS,
    PREFETCH_FIFO_BITS,
    COMMIT_ADDRESS_BITS,
    CHUNK_BITS,
    PARTITIONS,
    PARTITION_BITS,
>;
/// The core's part at full size.
pub type FullEarlyAbortScanner =
    EarlyAbortScanner<WARP_LANES, WARP_GROUPS, WARP_GROUP_BITS, WORD_ADDRESS_BITS>;
/// The core's part at full size.
pub type FullIntraWarpResolver = IntraWarpResolver<
    WARP_LANES,
    OWNER_BANKS,
    OWNER_BANK_BITS,
    OWNER_ROW_BITS,
    OWNER_ENTRY_BITS,
    WORD_ADDRESS_BITS,
    LOG_INDEX_BITS,
>;

/// With a table of `WAYS x 2^SET_BITS` addresses; all else at full size.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "what a core has for transactions: logs, their walker, resolution, table and filter",
    TransactionCore::<TABLE_WAYS, TABLE_SET_BITS>::new(Hash::XorFold)
)]
#[idle(|unit| unit.walker.idle()
        && !unit.check_valid.val()
        && unit.resolver.idle()
        && unit.logs.idle()
        && unit.filter.idle()
        && unit.addresses.idle()
        && unit.log_scanner.idle()
        && unit.access_scanner.idle()
        && unit.owners.iter().all(|bank| bank.idle())
        && unit.wrote.iter().all(|lanes| lanes.keeps())
        && unit.kept.keeps()
        && unit.access_last.keeps())]
pub struct TransactionCore<const WAYS: usize, const SET_BITS: usize> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: forgets all warps, and clears the conflict address table while `upd_ready` is low. Lines,
    /// votes and dones of before must not come after it.
    pub clear: Signal<In, bool>,
    /// Strap: lanes that hit in the conflict address table at their commit abort. Constant during a walk.
    pub early_abort: Signal<In, bool>,
    /// Strap: a store also hits a word that is written, not only one that is read. Constant during look-ups.
    pub write_write: Signal<In, bool>,
    /// Strap: lanes that have only read and are in conflict go to the commit units; else they abort.
    pub send_conflicts: Signal<In, bool>,
    /// Strap: a warp backs off by the aborts of the last lane that commit units have failed; else by those of the warp.
    pub back_off_by_lane: Signal<In, bool>,
    /// Strap: lanes that have only read go through the temporal filter when they commit; else all lanes walk.
    pub temporal: Signal<In, bool>,
    /// Sets the logs of a slot back; the lengths follow two cycles later. `append_ready` is low in this cycle and
    /// the next.
    pub set_valid: Signal<In, bool>,
    /// Slot whose logs are set back.
    pub set_slot: Signal<In, Bits<1>>,
    /// Log index (entries of both logs) to go back to: 0 for a new pass. Not above `log_index`.
    pub set_index: Signal<In, Bits<LOG_LENGTH_BITS>>,
    /// A load or store gets an entry in its log; taken at a clock at which `append_ready` is high too.
    pub append_valid: Signal<In, bool>,
    /// Low while `set_valid` is high and in the cycle after it.
    pub append_ready: Signal<Out, bool>,
    /// Slot of the warp.
    pub append_slot: Signal<In, Bits<1>>,
    /// The entry belongs to the write log (a store), else to the read log.
    pub append_write: Signal<In, bool>,
    /// Lanes of a store, one bit per lane: they have written from now on. Ignored for a load.
    pub append_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Number of the new entry in its log; in the same cycle.
    pub append_index: Signal<Out, Bits<LOG_LENGTH_BITS>>,
    /// The log is full and the entry is not there; in the same cycle. The transaction cannot go on.
    pub append_overflow: Signal<Out, bool>,
    /// Entries of the read log of each slot.
    pub log_reads: Array<Signal<Out, Bits<LOG_LENGTH_BITS>>, SLOTS>,
    /// Entries of the write log of each slot.
    pub log_writes: Array<Signal<Out, Bits<LOG_LENGTH_BITS>>, SLOTS>,
    /// Log index of each slot: entries of both logs.
    pub log_index: Array<Signal<Out, Bits<LOG_LENGTH_BITS>>, SLOTS>,
    /// Looks for words that lanes have written themselves; stays with its pins until `search_done`.
    pub search_valid: Signal<In, bool>,
    /// Slot of the warp, whose write log is searched.
    pub search_slot: Signal<In, Bits<1>>,
    /// Lanes that search, one bit per lane.
    pub search_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Word address (byte address / 4) that each lane looks for.
    pub search_address: Array<Signal<In, Bits<WORD_ADDRESS_BITS>>, WARP_LANES>,
    /// The search ends in this cycle: a pulse. A lane without a hit until then has not written its word.
    pub search_done: Signal<Out, bool>,
    /// Lanes whose values are on `search_value` in this cycle, one bit per lane; each lane once in a search at most.
    pub search_hit: Signal<Out, Bits<WARP_LANES>>,
    /// The youngest value that each lane of `search_hit` has written.
    pub search_value: Array<Signal<Out, Bits<32>>, WARP_LANES>,
    /// Asks for a line of the write log of `search_slot`; taken at a clock with `search_row_ready`.
    pub search_row_valid: Signal<Out, bool>,
    /// The line is asked for at this clock; it comes on `search_line_*`, in order, in the next cycle or later.
    pub search_row_ready: Signal<In, bool>,
    /// Entry of the write log.
    pub search_row_index: Signal<Out, Bits<LOG_LENGTH_BITS>>,
    /// The entry's line of values; else its line of byte addresses.
    pub search_row_values: Signal<Out, bool>,
    /// The oldest line that is asked for comes.
    pub search_line_valid: Signal<In, bool>,
    /// Word of each lane: a value, or a byte address, which is 0 for a lane that takes no part in the entry.
    pub search_line_word: Array<Signal<In, Bits<32>>, WARP_LANES>,
    /// Lanes begin a pass of a transaction: they have read and written nothing.
    pub begin_valid: Signal<In, bool>,
    /// Slot of the warp.
    pub begin_slot: Signal<In, Bits<1>>,
    /// Lanes that begin, one bit per lane.
    pub begin_lanes: Signal<In, Bits<WARP_LANES>>,
    /// A load of a transaction goes to memory; those of its lanes that have read nothing yet keep its time.
    pub load_valid: Signal<In, bool>,
    /// Slot of the warp.
    pub load_slot: Signal<In, Bits<1>>,
    /// Lanes that load, one bit per lane.
    pub load_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Time of the load in cycles, bits 63..32; not after the moment at which memory serves it.
    pub load_time_hi: Signal<In, Bits<TIME_BITS>>,
    /// Time of the load in cycles, bits 31..0.
    pub load_time_lo: Signal<In, Bits<TIME_BITS>>,
    /// When a block of 128 bytes that lanes have loaded was last written, or an upper bound of that; one for
    /// each block. A lane whose first load was earlier is in conflict.
    pub reply_valid: Signal<In, bool>,
    /// Slot of the warp.
    pub reply_slot: Signal<In, Bits<1>>,
    /// Lanes that have loaded words of the block, one bit per lane.
    pub reply_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Time of the last write in cycles, bits 63..32.
    pub reply_time_hi: Signal<In, Bits<TIME_BITS>>,
    /// Time of the last write in cycles, bits 31..0.
    pub reply_time_lo: Signal<In, Bits<TIME_BITS>>,
    /// Lanes of a warp commit, with the logs as they are; taken at a clock at which `walk_ready` is high too.
    pub walk_valid: Signal<In, bool>,
    /// The commit is taken at this clock: the slot has none under way, and logs of the other slot are not being
    /// walked, if lanes have to walk. Depends combinationally on `walk_slot` and `walk_lanes`.
    pub walk_ready: Signal<Out, bool>,
    /// Slot of the warp that commits.
    pub walk_slot: Signal<In, Bits<1>>,
    /// Lanes that commit, one bit per lane.
    pub walk_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Asks for a line of a log; taken at a clock at which `row_ready` is high too.
    pub row_valid: Signal<Out, bool>,
    /// The line is asked for at this clock; it comes on `line_*`, in order, in the next cycle or later.
    pub row_ready: Signal<In, bool>,
    /// Slot of the log.
    pub row_slot: Signal<Out, Bits<1>>,
    /// The line is of the write log; else of the read log.
    pub row_write: Signal<Out, bool>,
    /// Entry of the log.
    pub row_index: Signal<Out, Bits<LOG_LENGTH_BITS>>,
    /// The entry's line of values; else its line of byte addresses.
    pub row_values: Signal<Out, bool>,
    /// The oldest line that is asked for comes.
    pub line_valid: Signal<In, bool>,
    /// Word of each lane: a value, or a byte address, which is 0 for a lane that takes no part in the entry.
    pub line_word: Array<Signal<In, Bits<32>>, WARP_LANES>,
    /// Asks for `number_count` numbers of transactions; stays until the clock at which `number_ready` is high.
    pub number_valid: Signal<Out, bool>,
    /// The numbers are given at this clock.
    pub number_ready: Signal<In, bool>,
    /// How many lanes go to the commit units; each gets a number.
    pub number_count: Signal<Out, Bits<6>>,
    /// First of the numbers, which follow each other and go to the lanes from the lowest up.
    pub number_first: Signal<In, Bits<32>>,
    /// A packet for a commit unit; taken at a clock at which `packet_ready` is high too. Until then another one
    /// may take its place.
    pub packet_valid: Signal<Out, bool>,
    /// The network takes the packet at this clock.
    pub packet_ready: Signal<In, bool>,
    /// 0: words read, 1: words to write, 2: all words of the warp have been sent, 3: result.
    pub packet_kind: Signal<Out, PacketKind>,
    /// Memory partition that the packet goes to.
    pub packet_partition: Signal<Out, Bits<PARTITION_BITS>>,
    /// Number of the lowest lane in `packet_survivors`.
    pub packet_first: Signal<Out, Bits<32>>,
    /// Lanes that have numbers, one bit per lane: lane l has `packet_first` + the number of set bits below l.
    pub packet_survivors: Signal<Out, Bits<WARP_LANES>>,
    /// Kinds 0 and 1: lanes whose words are sent. 2: lanes of `packet_survivors` with words in the partition.
    /// 3: bit k: the transaction `packet_first` + k commits.
    pub packet_lanes: Signal<Out, Bits<WARP_LANES>>,
    /// Word address (byte address / 4) of each lane in `packet_lanes`; kinds 0 and 1.
    pub packet_address: Array<Signal<Out, Bits<WORD_ADDRESS_BITS>>, WARP_LANES>,
    /// Value that each lane in `packet_lanes` has read, or writes; kinds 0 and 1.
    pub packet_value: Array<Signal<Out, Bits<32>>, WARP_LANES>,
    /// A partition votes on a warp's transactions; always taken, and ignored if no warp waits for it.
    pub vote_valid: Signal<In, bool>,
    /// Partition that votes.
    pub vote_partition: Signal<In, Bits<PARTITION_BITS>>,
    /// Number of the last transaction of the warp.
    pub vote_id: Signal<In, Bits<32>>,
    /// Bit k: the transaction with the warp's first number + k passes there.
    pub vote_lanes: Signal<In, Bits<WARP_LANES>>,
    /// A partition is done with a warp: its writes have landed. Always taken, and ignored if no warp waits for it.
    pub done_valid: Signal<In, bool>,
    /// Partition that is done.
    pub done_partition: Signal<In, Bits<PARTITION_BITS>>,
    /// Number of the last transaction of the warp.
    pub done_id: Signal<In, Bits<32>>,
    /// The warp of each slot waits, since a commit unit has failed one of its lanes.
    pub backs_off: Array<Signal<Out, bool>, SLOTS>,
    /// The commit of the slot's warp is over: a pulse. The masks `end_*` have one bit per lane, and are 0
    /// in other cycles.
    pub end_valid: Array<Signal<Out, bool>, SLOTS>,
    /// Lanes of each slot that committed.
    pub end_committed: Array<Signal<Out, Bits<WARP_LANES>>, SLOTS>,
    /// Lanes of each slot that the intra-warp resolver aborted, for a conflict with another lane of the warp.
    pub end_resolver: Array<Signal<Out, Bits<WARP_LANES>>, SLOTS>,
    /// Lanes of each slot that aborted as they hit in the conflict address table; may be in `end_resolver` too.
    pub end_early: Array<Signal<Out, Bits<WARP_LANES>>, SLOTS>,
    /// Lanes of each slot that a commit unit has failed.
    pub end_failed: Array<Signal<Out, Bits<WARP_LANES>>, SLOTS>,
    /// Lanes of each slot that the temporal filter has aborted.
    pub end_temporal: Array<Signal<Out, Bits<WARP_LANES>>, SLOTS>,
    /// The resolver aborts lanes of the slot's warp in this cycle, for a conflict about the word with the entry on
    /// `lost_bank` and `lost_entry`.
    pub lost_valid: Array<Signal<Out, bool>, SLOTS>,
    /// Bank of the ownership table.
    pub lost_bank: Signal<Out, Bits<OWNER_BANK_BITS>>,
    /// Row, and in the two low bits the byte, in the bank.
    pub lost_entry: Signal<Out, Bits<OWNER_ENTRY_BITS>>,
    /// Looks the addresses of a load or store up in the conflict address table; stays with its pins
    /// until the clock at which `check_ready` is high.
    pub check_valid: Signal<In, bool>,
    /// The last addresses are looked up in this cycle.
    pub check_ready: Signal<Out, bool>,
    /// The access is a store; else a load.
    pub check_write: Signal<In, bool>,
    /// Lanes of the access, one bit per lane.
    pub check_lanes: Signal<In, Bits<WARP_LANES>>,
    /// Word address (byte address / 4) of each lane.
    pub check_address: Array<Signal<In, Bits<WORD_ADDRESS_BITS>>, WARP_LANES>,
    /// `check_hits` is there: a pulse, in the cycle after `check_ready`.
    pub check_done: Signal<Out, bool>,
    /// Lanes that hit, one bit per lane: a load hits a word that is written, a store one that is read, or with
    /// `write_write` written, by committing transactions. 0 without `check_done`.
    pub check_hits: Signal<Out, Bits<WARP_LANES>>,
    /// An update of the conflict address table; taken at a clock at which `upd_ready` is high too.
    pub upd_valid: Signal<In, bool>,
    /// Low while the table is cleared.
    pub upd_ready: Signal<Out, bool>,
    /// Word address (byte address / 4).
    pub upd_address: Signal<In, Bits<WORD_ADDRESS_BITS>>,
    /// The update is of the bit for writers; else of that for readers.
    pub upd_write: Signal<In, bool>,
    /// Sets the bit; else clears it.
    pub upd_add: Signal<In, bool>,
    /// The update that was taken a cycle ago found no free entry and was dropped.
    pub upd_full: Signal<Out, bool>,
    logs: Quiet<FullTransactionLog>,
    filter: Quiet<FullTemporalFilter>,
    walker: Quiet<FullLogWalker>,
    resolver: Quiet<FullIntraWarpResolver>,
    /// The ownership table, by bank.
    owners: Array<Quiet<BankRam<OWNER_ROW_BITS>>, OWNER_BANKS>,
    addresses: Quiet<ConflictAddressTable<WAYS, SET_BITS, WORD_ADDRESS_BITS>>,
    log_scanner: Quiet<FullEarlyAbortScanner>,
    access_scanner: Quiet<FullEarlyAbortScanner>,
    /// By slot: lanes that have written since their pass began.
    wrote: Array<DFF<Bits<WARP_LANES>>, SLOTS>,
    /// An entry in service keeps the table's ports; that or the last one was a load or store.
    kept: DFF<Bit>,
    access_last: DFF<Bit>,
    serves_access: Signal<Local, Bit>,
    serves_log: Signal<Local, Bit>,
    writers: Signal<Local, Bits<WARP_LANES>>,
    appends: Signal<Local, Bit>,
    #[value(|slot| slot)]
    slot_ids: Array<Constant<Bits<1>>, SLOTS>,
}

/// Ports of the conflict address table.
const PORTS: usize = 4;

impl<const WAYS: usize, const SET_BITS: usize> TransactionCore<WAYS, SET_BITS> {
    /// # Panics
    /// As [`ConflictAddressTable::new`].
    pub fn new(hash: Hash) -> Self {
        Self {
            // It hears of the others what it needs.
            walker: Quiet::last(LogWalker::new(BACK_OFF_STEP, BACK_OFF_MOST)),
            owners: Array::from_fn(|_| Quiet::new(BankRam::new(1 << OWNER_ROW_BITS))),
            addresses: Quiet::new(ConflictAddressTable::new(hash)),
            ..Default::default()
        }
    }
}

impl<const WAYS: usize, const SET_BITS: usize> Logic for TransactionCore<WAYS, SET_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, kept, access_last);
        clock!(
            self,
            clock,
            logs,
            filter,
            walker,
            resolver,
            addresses,
            log_scanner,
            access_scanner
        );
        self.logs.clear.next = self.clear.val();
        self.filter.clear.next = self.clear.val();
        self.walker.clear.next = self.clear.val();
        self.resolver.clear.next = self.clear.val();
        self.addresses.clear.next = self.clear.val();
        self.log_scanner.clear.next = self.clear.val();
        self.access_scanner.clear.next = self.clear.val();

        // Logs.
        self.logs.set_valid.next = self.set_valid.val();
        self.logs.set_slot.next = self.set_slot.val();
        self.logs.set_index.next = self.set_index.val();
        self.logs.append_valid.next = self.append_valid.val();
        self.logs.append_slot.next = self.append_slot.val();
        self.logs.append_write.next = self.append_write.val();
        self.append_ready.next = self.logs.append_ready.val();
        self.append_index.next = self.logs.append_index.val();
        self.append_overflow.next = self.logs.append_overflow.val();
        self.logs.search_valid.next = self.search_valid.val();
        self.logs.search_slot.next = self.search_slot.val();
        self.logs.search_lanes.next = self.search_lanes.val();
        self.search_done.next = self.logs.search_done.val();
        self.search_hit.next = self.logs.search_hit.val();
        self.search_row_valid.next = self.logs.row_valid.val();
        self.logs.row_ready.next = self.search_row_ready.val();
        self.search_row_index.next = self.logs.row_index.val();
        self.search_row_values.next = self.logs.row_values.val();
        self.logs.line_valid.next = self.search_line_valid.val();
        for lane in 0..WARP_LANES {
            self.logs.lane_address[lane].next = self.search_address[lane].val();
            self.search_value[lane].next = self.logs.search_value[lane].val();
            self.logs.line_word[lane].next = self.search_line_word[lane].val();
        }

        // Of a warp that commits: who has written, and who goes to the walker?
        self.appends.next =
            self.append_valid.val() & self.logs.append_ready.val() & self.append_write.val();
        self.walker.walk_reads.next = 0.into();
        self.walker.walk_writes.next = 0.into();
        self.filter.commit_wrote.next = 0.into();
        for slot in 0..SLOTS {
            self.wrote[slot].clock.next = self.clock.val();
            self.writers.next = self.wrote[slot].q.val();
            if self.begin_valid.val() & (self.begin_slot.val() == self.slot_ids[slot].val()) {
                self.writers.next = self.writers.val() & !self.begin_lanes.val();
            }
            if self.appends.val() & (self.append_slot.val() == self.slot_ids[slot].val()) {
                self.writers.next = self.writers.val() | self.append_lanes.val();
            }
            if self.clear.val() {
                self.writers.next = 0.into();
            }
            self.wrote[slot].d.next = self.writers.val();
            self.log_reads[slot].next = self.logs.log_reads[slot].val();
            self.log_writes[slot].next = self.logs.log_writes[slot].val();
            self.log_index[slot].next = self.logs.log_index[slot].val();
            if self.walk_slot.val() == self.slot_ids[slot].val() {
                self.filter.commit_wrote.next = self.wrote[slot].q.val();
                self.walker.walk_reads.next = self.logs.log_reads[slot].val();
                self.walker.walk_writes.next = self.logs.log_writes[slot].val();
            }
        }
        self.filter.send_conflicts.next = self.send_conflicts.val();
        self.filter.begin_valid.next = self.begin_valid.val();
        self.filter.begin_warp.next = self.begin_slot.val();
        self.filter.begin_lanes.next = self.begin_lanes.val();
        self.filter.load_valid.next = self.load_valid.val();
        self.filter.load_warp.next = self.load_slot.val();
        self.filter.load_lanes.next = self.load_lanes.val();
        self.filter.load_time_hi.next = self.load_time_hi.val();
        self.filter.load_time_lo.next = self.load_time_lo.val();
        self.filter.reply_valid.next = self.reply_valid.val();
        self.filter.reply_warp.next = self.reply_slot.val();
        self.filter.reply_lanes.next = self.reply_lanes.val();
        self.filter.reply_time_hi.next = self.reply_time_hi.val();
        self.filter.reply_time_lo.next = self.reply_time_lo.val();
        self.filter.commit_warp.next = self.walk_slot.val();
        self.filter.commit_lanes.next = self.walk_lanes.val();
        self.walker.walk_valid.next = self.walk_valid.val();
        self.walk_ready.next = self.walker.walk_ready.val();
        self.walker.walk_slot.next = self.walk_slot.val();
        self.walker.walk_lanes.next = self.walk_lanes.val();
        self.walker.walk_silent.next = 0.into();
        self.walker.walk_temporal.next = 0.into();
        if self.temporal.val() {
            self.walker.walk_lanes.next = self.filter.send_lanes.val();
            self.walker.walk_silent.next = self.filter.silent_lanes.val();
            self.walker.walk_temporal.next = self.filter.abort_lanes.val();
        }

        // The walker, and the resolver with its table.
        self.walker.early_abort.next = self.early_abort.val();
        self.walker.back_off_by_lane.next = self.back_off_by_lane.val();
        self.row_valid.next = self.walker.row_valid.val();
        self.walker.row_ready.next = self.row_ready.val();
        self.row_slot.next = self.walker.row_slot.val();
        self.row_write.next = self.walker.row_write.val();
        self.row_index.next = self.walker.row_index.val();
        self.row_values.next = self.walker.row_values.val();
        self.walker.line_valid.next = self.line_valid.val();
        self.number_valid.next = self.walker.number_valid.val();
        self.walker.number_ready.next = self.number_ready.val();
        self.number_count.next = self.walker.number_count.val();
        self.walker.number_first.next = self.number_first.val();
        self.packet_valid.next = self.walker.packet_valid.val();
        self.walker.packet_ready.next = self.packet_ready.val();
        self.packet_kind.next = self.walker.packet_kind.val();
        self.packet_partition.next = self.walker.packet_partition.val();
        self.packet_first.next = self.walker.packet_first.val();
        self.packet_survivors.next = self.walker.packet_survivors.val();
        self.packet_lanes.next = self.walker.packet_lanes.val();
        self.walker.vote_valid.next = self.vote_valid.val();
        self.walker.vote_partition.next = self.vote_partition.val();
        self.walker.vote_id.next = self.vote_id.val();
        self.walker.vote_lanes.next = self.vote_lanes.val();
        self.walker.done_valid.next = self.done_valid.val();
        self.walker.done_partition.next = self.done_partition.val();
        self.walker.done_id.next = self.done_id.val();
        for slot in 0..SLOTS {
            self.backs_off[slot].next = self.walker.backs_off[slot].val();
            self.end_valid[slot].next = self.walker.end_valid[slot].val();
            self.end_committed[slot].next = self.walker.end_committed[slot].val();
            self.end_resolver[slot].next = self.walker.end_resolver[slot].val();
            self.lost_valid[slot].next = self.resolver.lost_valid.val()
                & (self.walker.row_slot.val() == self.slot_ids[slot].val());
            self.end_early[slot].next = self.walker.end_early[slot].val();
            self.end_failed[slot].next = self.walker.end_failed[slot].val();
            self.end_temporal[slot].next = self.walker.end_temporal[slot].val();
        }
        self.lost_bank.next = self.resolver.lost_bank.val();
        self.lost_entry.next = self.resolver.lost_entry.val();
        self.resolver.start_valid.next = self.walker.resolve_valid.val();
        self.walker.resolve_ready.next = self.resolver.start_ready.val();
        self.resolver.start_lanes.next = self.walker.resolve_lanes.val();
        self.resolver.start_reads.next = self.walker.resolve_reads.val();
        self.resolver.start_writes.next = self.walker.resolve_writes.val();
        self.resolver.entry_valid.next = self.walker.entry_valid.val();
        self.walker.entry_ready.next = self.resolver.entry_ready.val();
        self.resolver.entry_lanes.next = self.walker.entry_lanes.val();
        self.walker.resolved_valid.next = self.resolver.rsp_valid.val();
        self.walker.resolved_lanes.next = self.resolver.rsp_aborted.val();
        for bank in 0..OWNER_BANKS {
            self.owners[bank].clock.next = self.clock.val();
            self.owners[bank].read_enable.next = self.resolver.table_read.val().get_bit(bank);
            self.owners[bank].read_row.next = self.resolver.table_row[bank].val();
            self.owners[bank].write_mask.next = self.resolver.table_mask[bank].val();
            self.owners[bank].write_row.next = self.resolver.table_row[bank].val();
            self.owners[bank].write_data.next = self.resolver.table_write_word[bank].val();
            self.resolver.table_word[bank].next = self.owners[bank].read_data.val();
        }

        // The table's ports, by the entry.
        self.serves_access.next =
            self.check_valid.val() & (!self.walker.scan_valid.val() | !self.access_last.q.val());
        if self.kept.q.val() {
            self.serves_access.next = self.check_valid.val() & self.access_last.q.val();
        }
        self.serves_log.next = self.walker.scan_valid.val() & !self.serves_access.val();
        self.log_scanner.write_write.next = self.write_write.val();
        self.access_scanner.write_write.next = self.write_write.val();
        self.log_scanner.entry_valid.next = self.serves_log.val();
        self.walker.scan_ready.next = self.serves_log.val() & self.log_scanner.entry_ready.val();
        self.log_scanner.entry_write.next = self.walker.scan_write.val();
        self.log_scanner.entry_last.next = self.walker.scan_last.val();
        self.log_scanner.entry_lanes.next = self.walker.entry_lanes.val();
        self.walker.scanned_valid.next = self.log_scanner.scan_done.val();
        self.walker.scanned_lanes.next = self.log_scanner.hit_lanes.val();
        self.access_scanner.entry_valid.next = self.serves_access.val();
        self.check_ready.next = self.serves_access.val() & self.access_scanner.entry_ready.val();
        self.access_scanner.entry_write.next = self.check_write.val();
        self.access_scanner.entry_last.next = true;
        self.access_scanner.entry_lanes.next = self.check_lanes.val();
        self.check_done.next = self.access_scanner.scan_done.val();
        self.check_hits.next = self.access_scanner.hit_lanes.val();
        self.kept.d.next = (self.serves_log.val() & !self.log_scanner.entry_ready.val())
            | (self.serves_access.val() & !self.access_scanner.entry_ready.val());
        if self.serves_log.val() | self.serves_access.val() {
            self.access_last.d.next = self.serves_access.val();
        }
        for port in 0..PORTS {
            self.addresses.lookup_valid[port].next = self.log_scanner.lookup_valid[port].val()
                | self.access_scanner.lookup_valid[port].val();
            self.addresses.lookup_address[port].next = self.log_scanner.lookup_address[port].val();
            if self.serves_access.val() {
                self.addresses.lookup_address[port].next =
                    self.access_scanner.lookup_address[port].val();
            }
            self.log_scanner.lookup_read[port].next = self.addresses.lookup_read[port].val();
            self.log_scanner.lookup_write[port].next = self.addresses.lookup_write[port].val();
            self.access_scanner.lookup_read[port].next = self.addresses.lookup_read[port].val();
            self.access_scanner.lookup_write[port].next = self.addresses.lookup_write[port].val();
        }
        self.addresses.upd_valid.next = self.upd_valid.val();
        self.upd_ready.next = self.addresses.upd_ready.val();
        self.addresses.upd_address.next = self.upd_address.val();
        self.addresses.upd_write.next = self.upd_write.val();
        self.addresses.upd_add.next = self.upd_add.val();
        self.upd_full.next = self.addresses.upd_full.val();

        for lane in 0..WARP_LANES {
            self.walker.line_word[lane].next = self.line_word[lane].val();
            self.resolver.lane_address[lane].next = self.walker.lane_address[lane].val();
            self.log_scanner.lane_address[lane].next = self.walker.lane_address[lane].val();
            self.access_scanner.lane_address[lane].next = self.check_address[lane].val();
            self.packet_address[lane].next = self.walker.packet_address[lane].val();
            self.packet_value[lane].next = self.walker.packet_value[lane].val();
        }

        if self.clear.val() {
            self.kept.d.next = false;
            self.access_last.d.next = false;
        }
    }
}
