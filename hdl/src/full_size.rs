//! The papers' sizes, and each LDS top at full size.
//!
//! Southern Islands as in both LocalTM papers: 32 banks of 512 words (64 KB), wavefronts of 64
//! lanes served in halves of 32, 4 wavefront slots (256 work-items). 2.25 N rows of a bank hold N
//! rows of variables with backups and owners, so at most 228 rows carry state bits (512 / 2.25 = 227.6).

use crate::atomic_sequencer::AtomicSequencer;
use crate::atomic_unit::AtomicUnit;
use crate::commit_partition::CommitPartition;
use crate::commit_unit::CommitUnit;
use crate::conflict_address_table::ConflictAddressTable;
use crate::early_abort_scanner::EarlyAbortScanner;
use crate::intra_warp_resolver::IntraWarpResolver;
use crate::last_writer_table::LastWriterTable;
use crate::lds_baseline::LdsBaseline;
use crate::lds_lockbits::LdsLockbits;
use crate::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd};
use crate::lock_bit_unit::{LockBitUnit, LockHash};
use crate::log_walker::LogWalker;
use crate::pause_and_go_stack::PauseAndGoStack;
use crate::recency_filter::RecencyFilter;
use crate::reference_count_table::ReferenceCountTable;
use crate::scalar_checkpoint::ScalarCheckpoint;
use crate::set_hash::Hash;
use crate::shadow_register_file::ShadowRegisterFile;
use crate::storage::signature_file::FilterShape;
use crate::temporal_filter::TemporalFilter;
use crate::transaction_core::TransactionCore;
use crate::transaction_log::TransactionLog;
use crate::update_queue::UpdateQueue;
use crate::write_time_table::WriteTimeTable;

pub const BANKS: usize = 32;
pub const BANK_BITS: usize = 5;
/// Lanes of half a wavefront.
pub const LANES: usize = 32;
pub const ROWS: usize = 512;
pub const ROW_BITS: usize = 9;
pub const ADDR_BITS: usize = 16;
pub const STATE_ROWS: usize = 228;
pub const STATE_BITS: usize = 8;
pub const SLOTS: usize = 4;
pub const SLOT_BITS: usize = 2;

pub type FullBaseline = LdsBaseline<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>;
/// Bits of the paper's filters.
pub const FILTER_BITS: usize = 8;
/// Classes of rows that a walk tells apart with them.
pub const CLASSES: usize = FILTER_BITS;
pub type FullBloom =
    LdsBloom<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>;
pub type FullDcd =
    LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
pub type FullSmdcd =
    LdsSmdcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

pub fn lds_baseline() -> FullBaseline {
    LdsBaseline::new(ROWS)
}

pub fn lds_bloom() -> FullBloom {
    lds_bloom_with(FilterShape::default())
}

/// The LDS with other filters than the paper's that have as many classes.
///
/// # Panics
/// As [`FilterShape`] says.
pub fn lds_bloom_with(filter: FilterShape) -> FullBloom {
    LdsBloom::new(ROWS, STATE_ROWS, filter)
}

pub fn lds_dcd() -> FullDcd {
    LdsDcd::new(ROWS, STATE_ROWS)
}

pub fn lds_smdcd() -> FullSmdcd {
    LdsSmdcd::repaired(ROWS, STATE_ROWS)
}

pub fn lds_smdcd_published() -> FullSmdcd {
    LdsSmdcd::published(ROWS, STATE_ROWS)
}

/// 65,536 vector registers of a compute unit are 512 rows of 16 lanes in the working half of each
/// of 4 SIMD units, and as many in the shadow half.
pub const REGISTER_ROWS: usize = 512;
pub const REGISTER_ROW_BITS: usize = 9;
/// 104 SGPRs, VCC, and a pair for M0 and SCC: see [`scalar_checkpoint`](crate::scalar_checkpoint).
pub const SCALAR_WORDS: usize = 108;
pub const SCALAR_WORD_BITS: usize = 7;

pub fn shadow_register_file() -> ShadowRegisterFile<REGISTER_ROW_BITS> {
    ShadowRegisterFile::new(REGISTER_ROWS)
}

pub fn scalar_checkpoint() -> ScalarCheckpoint<SCALAR_WORDS, SCALAR_WORD_BITS> {
    ScalarCheckpoint::new()
}

/// Fermi's shared memory: 32 banks of 384 words (48 KB), 1,024 lock bits selected by the low bits of the word address.
pub const SHARED_ROWS: usize = 384;
pub const LOCKS: usize = 1024;
/// A lock a word at most.
pub const LOCK_BITS: usize = 14;
pub const LANE_BITS: usize = 5;
/// Atomic instructions in flight.
pub const WARPS: usize = 4;
pub const WARP_BITS: usize = 2;

pub type FullLockBitUnit = LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>;
pub type FullAtomicSequencer = AtomicSequencer<LANES, ADDR_BITS, WARPS, WARP_BITS>;
pub type FullLockbits = LdsLockbits<
    BANKS,
    BANK_BITS,
    LANES,
    LANE_BITS,
    ROW_BITS,
    ADDR_BITS,
    LOCK_BITS,
    WARPS,
    WARP_BITS,
>;

/// Hopper's shared memory: 32 banks of 1,816 words, the 227 KB that a block of an NVIDIA H200 can have.
pub const HOPPER_ROWS: usize = 1816;
pub const HOPPER_ROW_BITS: usize = 11;
pub const HOPPER_ADDR_BITS: usize = 18;
pub const HOPPER_LOCK_BITS: usize = 16;

pub type HopperLockbits = LdsLockbits<
    BANKS,
    BANK_BITS,
    LANES,
    LANE_BITS,
    HOPPER_ROW_BITS,
    HOPPER_ADDR_BITS,
    HOPPER_LOCK_BITS,
    WARPS,
    WARP_BITS,
>;

/// [`lds_lockbits`] with the size of Hopper's shared memory.
///
/// # Panics
/// As [`LockBitUnit::new`].
pub fn lds_lockbits_hopper(locks: usize, hash: LockHash) -> HopperLockbits {
    LdsLockbits::new(HOPPER_ROWS, locks, hash)
}

pub fn lock_bit_unit() -> FullLockBitUnit {
    LockBitUnit::new(LOCKS, LockHash::LowBits)
}

pub fn atomic_sequencer() -> FullAtomicSequencer {
    AtomicSequencer::default()
}

pub fn lds_lockbits() -> FullLockbits {
    lds_lockbits_with(LOCKS, LockHash::LowBits)
}

/// [`lds_lockbits`] with other locks.
///
/// # Panics
/// As [`LockBitUnit::new`].
pub fn lds_lockbits_with(locks: usize, hash: LockHash) -> FullLockbits {
    LdsLockbits::new(SHARED_ROWS, locks, hash)
}

/// Tables of early conflict resolution: 3,072 entries of a 30-bit word address, 12 ways x 256 sets.
pub const TABLE_WAYS: usize = 12;
pub const TABLE_SET_BITS: usize = 8;
pub const WORD_ADDRESS_BITS: usize = 30;
/// Bits of a reader or writer count.
pub const REFERENCE_COUNT_BITS: usize = 5;
/// Lanes of a warp, in groups of 4 look-up ports.
pub const WARP_LANES: usize = 32;
pub const WARP_GROUPS: usize = 8;
pub const WARP_GROUP_BITS: usize = 3;
/// A SIMT stack of `2 * 32 + 1` entries never runs out.
pub const STACK_DEPTH: usize = 65;
pub const STACK_INDEX_BITS: usize = 7;
pub const PC_BITS: usize = 32;
pub const LOG_INDEX_BITS: usize = 16;

/// The ownership table of a warp: 4,096 entries of a byte in 32 banks of 32 rows of four.
pub const OWNER_BANKS: usize = 32;
pub const OWNER_BANK_BITS: usize = 5;
pub const OWNER_ROW_BITS: usize = 5;
pub const OWNER_ENTRY_BITS: usize = 7;

/// Bits of a word address in tables of one size only.
pub const COMMIT_ADDRESS_BITS: usize = WORD_ADDRESS_BITS;
/// Last-written times: 4 arrays of 512 entries of 8 bytes.
pub const TIME_SET_BITS: usize = 9;
/// Bits of half a time.
pub const TIME_BITS: usize = 32;
/// Two warps of a core are in transactions.
pub const TEMPORAL_WARP_BITS: usize = 1;

pub type FullWriteTimeTable = WriteTimeTable<TIME_SET_BITS, COMMIT_ADDRESS_BITS, TIME_BITS>;
pub type FullTemporalFilter = TemporalFilter<WARP_LANES, TEMPORAL_WARP_BITS, TIME_BITS>;

/// Last writers of 1,024 words in 256 sets x 4 ways; numbers of transactions.
pub const WRITER_WAYS: usize = 4;
pub const WRITER_SET_BITS: usize = 8;
pub const TX_ID_BITS: usize = 32;

pub type FullLastWriterTable =
    LastWriterTable<WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>;
pub type FullRecencyFilter = RecencyFilter<WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>;

/// A commit unit holds 1,024 transactions, the 960 of the machine and more, with logs of 4,096 words each.
pub const COMMIT_SLOT_BITS: usize = 10;
pub const COMMIT_NODE_BITS: usize = 12;
pub const COMMIT_COUNT_BITS: usize = 13;
pub const COMMIT_QUEUE_BITS: usize = 8;

pub type FullCommitUnit = CommitUnit<
    COMMIT_SLOT_BITS,
    COMMIT_NODE_BITS,
    COMMIT_COUNT_BITS,
    COMMIT_QUEUE_BITS,
    WRITER_WAYS,
    WRITER_SET_BITS,
    COMMIT_ADDRESS_BITS,
>;

/// The read log and the write log of a warp have 1,024 entries each, as many as its local memory has room for in the authors' simulator, about.
pub const LOG_ENTRY_BITS: usize = 10;
pub const LOG_ENTRIES_BITS: usize = 11;
/// Bits of a length or an index of logs, as on the SIMT stack.
pub const LOG_LENGTH_BITS: usize = LOG_INDEX_BITS;
/// Lines that are asked for ahead: 8.
pub const PREFETCH_FIFO_BITS: usize = 3;
/// Memory partitions, interleaved by 64 words (256 bytes).
pub const PARTITIONS: usize = 6;
pub const PARTITION_BITS: usize = 3;
pub const CHUNK_BITS: usize = 6;
/// Clocks that a warp waits for each of its aborts, and at most: the simulator's 500 and 5,000 cycles of 700 MHz, in clocks of 1,400 MHz.
pub const BACK_OFF_STEP: usize = 1_000;
pub const BACK_OFF_MOST: usize = 10_000;

pub type FullTransactionLog = TransactionLog<
    WARP_LANES,
    LOG_ENTRY_BITS,
    LOG_ENTRIES_BITS,
    LOG_LENGTH_BITS,
    COMMIT_ADDRESS_BITS,
>;
pub type FullLogWalker = LogWalker<
    WARP_LANES,
    LOG_LENGTH_BITS,
    PREFETCH_FIFO_BITS,
    COMMIT_ADDRESS_BITS,
    CHUNK_BITS,
    PARTITIONS,
    PARTITION_BITS,
>;

pub fn transaction_log() -> FullTransactionLog {
    TransactionLog::new()
}

pub fn log_walker() -> FullLogWalker {
    LogWalker::new(BACK_OFF_STEP, BACK_OFF_MOST)
}

pub fn commit_unit() -> FullCommitUnit {
    CommitUnit::new()
}

/// Updates for the cores' tables: 32 wait, and 6 fill a flit of 32 bytes behind its header.
pub const UPDATE_QUEUE_BITS: usize = 5;
pub const UPDATE_COUNT_BITS: usize = 6;
pub const UPDATE_WORDS: usize = 6;
pub const UPDATE_FILL_BITS: usize = 3;

pub type FullUpdateQueue = UpdateQueue<
    UPDATE_QUEUE_BITS,
    UPDATE_COUNT_BITS,
    UPDATE_WORDS,
    UPDATE_FILL_BITS,
    WORD_ADDRESS_BITS,
>;

pub fn update_queue() -> FullUpdateQueue {
    UpdateQueue::new()
}

pub type FullCommitPartition = CommitPartition<
    COMMIT_SLOT_BITS,
    COMMIT_NODE_BITS,
    COMMIT_COUNT_BITS,
    COMMIT_QUEUE_BITS,
    WRITER_WAYS,
    WRITER_SET_BITS,
    TABLE_WAYS,
    TABLE_SET_BITS,
    REFERENCE_COUNT_BITS,
    UPDATE_QUEUE_BITS,
    UPDATE_COUNT_BITS,
    UPDATE_WORDS,
    UPDATE_FILL_BITS,
    COMMIT_ADDRESS_BITS,
>;

pub fn commit_partition() -> FullCommitPartition {
    CommitPartition::new(Hash::XorFold)
}

pub type FullReferenceCountTable =
    ReferenceCountTable<TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS, REFERENCE_COUNT_BITS>;
pub type FullConflictAddressTable =
    ConflictAddressTable<TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS>;
pub type FullEarlyAbortScanner =
    EarlyAbortScanner<WARP_LANES, WARP_GROUPS, WARP_GROUP_BITS, WORD_ADDRESS_BITS>;
pub type FullPauseAndGoStack =
    PauseAndGoStack<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS>;

pub type FullIntraWarpResolver = IntraWarpResolver<
    WARP_LANES,
    OWNER_BANKS,
    OWNER_BANK_BITS,
    OWNER_ROW_BITS,
    OWNER_ENTRY_BITS,
    WORD_ADDRESS_BITS,
    LOG_INDEX_BITS,
>;

pub fn intra_warp_resolver() -> FullIntraWarpResolver {
    IntraWarpResolver::new()
}

pub type FullTransactionCore = TransactionCore<TABLE_WAYS, TABLE_SET_BITS>;

pub fn transaction_core() -> FullTransactionCore {
    TransactionCore::new(Hash::XorFold)
}

pub fn write_time_table() -> FullWriteTimeTable {
    WriteTimeTable::new()
}

pub fn temporal_filter() -> FullTemporalFilter {
    TemporalFilter::new()
}

pub fn last_writer_table() -> FullLastWriterTable {
    LastWriterTable::new()
}

pub fn recency_filter() -> FullRecencyFilter {
    RecencyFilter::new()
}

pub fn reference_count_table() -> FullReferenceCountTable {
    ReferenceCountTable::new(Hash::XorFold)
}

pub fn conflict_address_table() -> FullConflictAddressTable {
    ConflictAddressTable::new(Hash::XorFold)
}

pub fn early_abort_scanner() -> FullEarlyAbortScanner {
    EarlyAbortScanner::new()
}

pub fn pause_and_go_stack() -> FullPauseAndGoStack {
    PauseAndGoStack::new(STACK_DEPTH)
}

/// The atomic unit of a slice: 32 words in flight, lines of 32 words (128 bytes), a tag for each packet beside it.
pub const ATOMIC_ENTRIES: usize = 32;
pub const ATOMIC_ENTRY_BITS: usize = 5;
pub const LINE_WORD_BITS: usize = 5;
pub const PACKET_TAG_BITS: usize = 10;

pub type FullAtomicUnit = AtomicUnit<
    ATOMIC_ENTRIES,
    ATOMIC_ENTRY_BITS,
    WORD_ADDRESS_BITS,
    LINE_WORD_BITS,
    PACKET_TAG_BITS,
>;

pub fn atomic_unit() -> FullAtomicUnit {
    AtomicUnit::new()
}
