//! Each unit at full size: with the papers' [sizes](crate::sizes).

use crate::atomic_sequencer::AtomicSequencer;
use crate::atomic_unit::AtomicUnit;
use crate::commit_partition::CommitPartition;
use crate::commit_unit::CommitUnit;
use crate::conflict_address_table::ConflictAddressTable;
use crate::early_abort_scanner::EarlyAbortScanner;
use crate::filter_entries::INDEX_GROUP;
use crate::intra_warp_resolver::IntraWarpResolver;
use crate::last_writer_table::LastWriterTable;
use crate::lds_baseline::LdsBaseline;
use crate::lds_lockbits::LdsLockbits;
use crate::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd, LdsSmdcdRows};
use crate::learned_conflicts::LearnedConflicts;
use crate::lock_bit_unit::{LockBitUnit, LockHash};
use crate::log_walker::LogWalker;
use crate::pause_and_go_stack::PauseAndGoStack;
use crate::recency_filter::RecencyFilter;
use crate::reference_count_table::ReferenceCountTable;
use crate::scalar_checkpoint::ScalarCheckpoint;
use crate::set_hash::Hash;
use crate::shadow_register_file::ShadowRegisterFile;
use crate::signature_file::FilterShape;
pub use crate::sizes::*;
use crate::temporal_filter::TemporalFilter;
use crate::transaction_core::TransactionCore;
pub use crate::transaction_core::{
    FullEarlyAbortScanner, FullIntraWarpResolver, FullLogWalker, FullTemporalFilter,
    FullTransactionLog,
};
use crate::transaction_log::TransactionLog;
use crate::update_queue::UpdateQueue;
use crate::write_time_table::WriteTimeTable;

pub type FullBaseline = LdsBaseline<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>;
pub type FullBloom =
    LdsBloom<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>;
pub type FullDcd =
    LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
pub type FullSmdcdRows =
    LdsSmdcdRows<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
pub type FullSmdcd =
    LdsSmdcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

pub fn lds_baseline() -> FullBaseline {
    LdsBaseline::new(ROWS)
}

pub fn lds_bloom() -> FullBloom {
    lds_bloom_with(FilterShape::default())
}

/// Indices of detector state where work-groups begin at a multiple of [`INDEX_GROUP`].
pub const ALIGNED_INDICES: usize = STATE_ROWS + INDEX_GROUP;

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
    LdsSmdcd::new(ROWS, STATE_ROWS)
}

pub fn lds_smdcd_published() -> FullSmdcdRows {
    LdsSmdcdRows::published(ROWS, STATE_ROWS)
}

pub fn lds_smdcd_ordered() -> FullSmdcdRows {
    LdsSmdcdRows::ordered(ROWS, STATE_ROWS)
}

pub fn shadow_register_file() -> ShadowRegisterFile<REGISTER_ROW_BITS> {
    ShadowRegisterFile::new(REGISTER_ROWS)
}

pub fn scalar_checkpoint() -> ScalarCheckpoint<SCALAR_WORDS, SCALAR_WORD_BITS> {
    ScalarCheckpoint::default()
}

pub type FullLockBitUnit = LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>;
pub type FullAtomicSequencer = AtomicSequencer<LANES, WARPS, WARP_BITS>;
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

pub type FullWriteTimeTable = WriteTimeTable<TIME_SET_BITS, COMMIT_ADDRESS_BITS, TIME_BITS>;

pub type FullLastWriterTable =
    LastWriterTable<WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>;
pub type FullRecencyFilter = RecencyFilter<WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>;

pub type FullCommitUnit = CommitUnit<
    COMMIT_SLOT_BITS,
    COMMIT_NODE_BITS,
    COMMIT_COUNT_BITS,
    COMMIT_QUEUE_BITS,
    WRITER_WAYS,
    WRITER_SET_BITS,
    COMMIT_ADDRESS_BITS,
>;

pub fn transaction_log() -> FullTransactionLog {
    TransactionLog::default()
}

pub fn log_walker() -> FullLogWalker {
    LogWalker::new(BACK_OFF_STEP, BACK_OFF_MOST)
}

pub fn commit_unit() -> FullCommitUnit {
    CommitUnit::default()
}

pub type FullUpdateQueue = UpdateQueue<
    UPDATE_QUEUE_BITS,
    UPDATE_COUNT_BITS,
    UPDATE_WORDS,
    UPDATE_FILL_BITS,
    WORD_ADDRESS_BITS,
>;

pub fn update_queue() -> FullUpdateQueue {
    UpdateQueue::default()
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
pub type FullPauseAndGoStack =
    PauseAndGoStack<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS, WAITING_CONTEXTS>;

pub fn intra_warp_resolver() -> FullIntraWarpResolver {
    IntraWarpResolver::default()
}

pub type FullTransactionCore = TransactionCore<TABLE_WAYS, TABLE_SET_BITS>;

pub fn transaction_core() -> FullTransactionCore {
    TransactionCore::new(Hash::XorFold)
}

pub fn write_time_table() -> FullWriteTimeTable {
    WriteTimeTable::default()
}

pub fn temporal_filter() -> FullTemporalFilter {
    TemporalFilter::default()
}

pub fn last_writer_table() -> FullLastWriterTable {
    LastWriterTable::default()
}

pub fn recency_filter() -> FullRecencyFilter {
    RecencyFilter::default()
}

pub fn reference_count_table() -> FullReferenceCountTable {
    ReferenceCountTable::new(Hash::XorFold)
}

pub fn conflict_address_table() -> FullConflictAddressTable {
    ConflictAddressTable::new(Hash::XorFold)
}

pub fn early_abort_scanner() -> FullEarlyAbortScanner {
    EarlyAbortScanner::default()
}

pub type FullLearnedConflicts = LearnedConflicts<
    WARP_LANES,
    WARP_GROUPS,
    WARP_GROUP_BITS,
    WORD_ADDRESS_BITS,
    OWNER_BANKS,
    OWNER_BANK_BITS,
    OWNER_ENTRY_BITS,
>;

pub fn learned_conflicts() -> FullLearnedConflicts {
    LearnedConflicts::default()
}

pub fn pause_and_go_stack() -> FullPauseAndGoStack {
    PauseAndGoStack::new(STACK_DEPTH)
}

pub type FullAtomicUnit = AtomicUnit<
    ATOMIC_ENTRIES,
    ATOMIC_ENTRY_BITS,
    WORD_ADDRESS_BITS,
    LINE_WORD_BITS,
    PACKET_TAG_BITS,
    0,
>;

pub fn atomic_unit() -> FullAtomicUnit {
    AtomicUnit::default()
}
