//! Every unit of Turnstile at full size: what it is, where it comes from, how to make one.
//!
//! A unit is added with one line in [`units`]. Whoever simulates, exports or synthesises takes units from here, so their code is
//! generated once, in this crate.

use crate::full_size::*;
use crate::pins::{Pin, Ports, Unit};

pub use crate::address_planes::AddressPlanes;
pub use crate::atomic_alu::AtomicAlu;
pub use crate::atomic_sequencer::AtomicSequencer;
pub use crate::atomic_unit::AtomicUnit;
pub use crate::back_off::BackOff;
pub use crate::bank_select::BankSelect;
pub use crate::bloom_filter::BloomFilter;
pub use crate::commit_outcome::CommitOutcome;
pub use crate::commit_partition::CommitPartition;
pub use crate::commit_unit::{CommitUnit, TOTAL_BITS};
pub use crate::conflict_address_table::ConflictAddressTable;
pub use crate::dcd::Dcd;
pub use crate::early_abort_scanner::EarlyAbortScanner;
pub use crate::first_reads::FirstReads;
pub use crate::hazard_check::HazardCheck;
pub use crate::hazard_pointer::HazardPointer;
pub use crate::intra_warp_resolver::IntraWarpResolver;
pub use crate::lane_align::LaneAlign;
pub use crate::lane_select::LaneSelect;
pub use crate::last_writer_table::LastWriterTable;
pub use crate::layout_table::LayoutTable;
pub use crate::lds_alu::LdsAlu;
pub use crate::lds_bank::LdsBank;
pub use crate::lds_baseline::LdsBaseline;
pub use crate::lds_lockbits::LdsLockbits;
pub use crate::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd};
pub use crate::lds_unit::LdsUnit;
pub use crate::lock_bit_unit::{LockBitUnit, LockHash};
pub use crate::log_cursor::LogCursor;
pub use crate::log_walker::LogWalker;
pub use crate::owner_bank::OwnerBank;
pub use crate::owner_planes::OwnerPlanes;
pub use crate::packet_splitter::PacketSplitter;
pub use crate::partition_planes::PartitionPlanes;
pub use crate::pause_and_go_stack::PauseAndGoStack;
pub use crate::prefetch_fifo::PrefetchFifo;
pub use crate::recency_filter::RecencyFilter;
pub use crate::reference_count_table::ReferenceCountTable;
pub use crate::release_pointer::ReleasePointer;
pub use crate::request_crossbar::RequestCrossbar;
pub use crate::response_crossbar::ResponseCrossbar;
pub use crate::scalar_checkpoint::ScalarCheckpoint;
pub use crate::set_hash::{Hash, SetHash};
pub use crate::shadow_address::ShadowAddress;
pub use crate::shadow_memory::ShadowMemory;
pub use crate::shadow_register_file::ShadowRegisterFile;
pub use crate::smdcd::Smdcd;
pub use crate::storage::bank_ram::BankRam;
pub use crate::storage::entry_flags::EntryFlags;
pub use crate::storage::entry_way::EntryWay;
pub use crate::storage::lane_table::LaneTable;
pub use crate::storage::lock_array::LockArray;
pub use crate::storage::paired_column::PairedColumn;
pub use crate::storage::request_stage::RequestStage;
pub use crate::storage::row_state::RowState;
pub use crate::storage::row_valid_bits::RowValidBits;
pub use crate::storage::signature_file::{FilterShape, SignatureFile};
pub use crate::storage::stack_entries::StackEntries;
pub use crate::storage::word_ram::WordRam;
pub use crate::temporal_filter::TemporalFilter;
pub use crate::transaction_core::TransactionCore;
pub use crate::transaction_log::TransactionLog;
pub use crate::tx_bank::{BloomBank, DcdBank, SmdcdBank};
pub use crate::tx_sequencer::TxSequencer;
pub use crate::update_queue::UpdateQueue;
pub use crate::validation_queue::ValidationQueue;
pub use crate::word_log::WordLog;
pub use crate::word_select::WordSelect;
pub use crate::write_time_table::WriteTimeTable;

/// A connected block behind its pins.
pub enum AnyUnit {
    Combinational(Box<dyn Ports>),
    Clocked(Box<dyn Unit>),
}

impl AnyUnit {
    pub fn ports(&self) -> &dyn Ports {
        match self {
            Self::Combinational(block) => block.as_ref(),
            Self::Clocked(unit) => unit.as_ref(),
        }
    }

    pub fn is_clocked(&self) -> bool {
        matches!(self, Self::Clocked(_))
    }

    pub fn inputs(&self) -> Vec<Pin> {
        self.ports().inputs()
    }

    pub fn outputs(&self) -> Vec<Pin> {
        self.ports().outputs()
    }
}

/// A connected combinational block.
pub fn comb(mut block: impl Ports + 'static) -> AnyUnit {
    block.connect_all();
    AnyUnit::Combinational(Box::new(block))
}

/// A connected clocked unit.
pub fn clocked(mut unit: impl Unit + 'static) -> AnyUnit {
    unit.connect_all();
    AnyUnit::Clocked(Box::new(unit))
}

/// `lds_bloom` with another filter of the paper's eight bits.
pub fn lds_bloom_filtered(filter: FilterShape) -> AnyUnit {
    clocked(lds_bloom_with(filter))
}

/// `lds_lockbits` with other lock bits than the papers'.
pub fn lds_lockbits_locked(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(lds_lockbits_with(locks, hash))
}

/// `lds_lockbits` with the size of Hopper's shared memory.
pub fn lds_lockbits_hopper(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(crate::full_size::lds_lockbits_hopper(locks, hash))
}

/// `lock_bit_unit` with other lock bits than the papers'.
pub fn lock_bit_unit_locked(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(FullLockBitUnit::new(locks, hash))
}

/// Where a unit comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// Transactional local memory with Bloom filters.
    LocalTmBloom,
    /// Transactional local memory with a directory.
    LocalTmDirectory,
    /// Both of them.
    LocalTm,
    /// Atomic additions on scratchpad memory.
    ScratchpadAtomics,
    /// Early conflict resolution for GPU transactional memory.
    EarlyConflict,
    /// Synchronisation primitives for GPUs: what its machines' memory does.
    SyncPrimitives,
}

impl std::fmt::Display for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::LocalTmBloom => "LocalTM (Bloom)",
            Self::LocalTmDirectory => "LocalTM (directory)",
            Self::LocalTm => "LocalTM (both)",
            Self::ScratchpadAtomics => "scratchpad atomics",
            Self::EarlyConflict => "Early conflict resolution",
            Self::SyncPrimitives => "sync primitives",
        })
    }
}

/// Units that have every other unit in them.
const TOPS: [&str; 6] = [
    "lds_baseline",
    "lds_bloom",
    "lds_dcd",
    "lds_smdcd",
    "lds_smdcd_published",
    "lds_lockbits",
];

/// One line of the catalog.
pub struct UnitEntry {
    /// Name on the command line, of the file and of the Verilog module.
    pub name: &'static str,
    pub role: &'static str,
    pub paper: Paper,
    /// Makes the unit at full size.
    pub build: fn() -> AnyUnit,
    /// The Rust of `build`, with [`full_size`](crate::full_size)'s constants by name: with others under these names it makes the
    /// unit at another size, where all that this module has is in scope.
    pub expression: &'static str,
}

impl UnitEntry {
    /// A complete LDS, not a part of one.
    pub fn is_top(&self) -> bool {
        TOPS.contains(&self.name)
    }
}

/// A line of [`units`].
macro_rules! unit {
    ($name:literal, $paper:expr, $role:literal, $make:expr) => {
        UnitEntry {
            name: $name,
            role: $role,
            paper: $paper,
            build: || $make,
            expression: stringify!($make),
        }
    };
}

/// Every unit, tops first.
#[rustfmt::skip]
pub fn units() -> &'static [UnitEntry] {
    use Paper::{EarlyConflict, LocalTm, LocalTmBloom, LocalTmDirectory, ScratchpadAtomics, SyncPrimitives};
    static UNITS: &[UnitEntry] = &[
        unit!("lds_baseline", LocalTm, "LDS without transactions", clocked(LdsBaseline::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>::new(ROWS))),
        unit!("lds_bloom", LocalTmBloom, "LDS, conflicts found by Bloom signatures", clocked(LdsBloom::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>::new(ROWS, STATE_ROWS, FilterShape::with_bits(FILTER_BITS)))),
        unit!("lds_dcd", LocalTmDirectory, "LDS, conflicts found by a directory", clocked(LdsDcd::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS))),
        unit!("lds_smdcd", LocalTmDirectory, "LDS, shared-modified directory, repaired", clocked(LdsSmdcd::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>::repaired(ROWS, STATE_ROWS))),
        unit!("lds_smdcd_published", LocalTmDirectory, "LDS, shared-modified directory, as published", clocked(LdsSmdcd::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>::published(ROWS, STATE_ROWS))),
        unit!("lds_lockbits", ScratchpadAtomics, "LDS with lock bits and atomic instructions through them", clocked(LdsLockbits::<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, ADDR_BITS, LOCK_BITS, WARPS, WARP_BITS>::new(SHARED_ROWS, LOCKS, LockHash::LowBits))),
        unit!("lds_unit", LocalTm, "schedules half-wavefronts on the banks", clocked(LdsUnit::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::default())),
        unit!("request_crossbar", LocalTm, "lanes to banks", comb(RequestCrossbar::<BANKS, BANK_BITS, LANES, ROW_BITS>::default())),
        unit!("response_crossbar", LocalTm, "banks back to lanes", comb(ResponseCrossbar::<BANKS, BANK_BITS, ADDR_BITS, LANES>::default())),
        unit!("address_planes", LocalTm, "addresses of all lanes, a word a bit", comb(AddressPlanes::<LANES, BANK_BITS, ROW_BITS, ADDR_BITS>::default())),
        unit!("bank_select", LocalTm, "which lanes one bank serves", comb(BankSelect::<LANES, ROW_BITS>::default())),
        unit!("lane_select", LocalTm, "which bank's answer one lane takes", comb(LaneSelect::<BANKS, BANK_BITS, ADDR_BITS>::default())),
        unit!("word_select", LocalTm, "words for eight takers, by one-hot masks", comb(WordSelect::<LANES>::default())),
        unit!("lane_align", LocalTm, "the bytes of one lane's answer", clocked(LaneAlign::<ADDR_BITS>::default())),
        unit!("lds_bank", LocalTm, "one bank: memory array and native atomics", clocked(LdsBank::<ROW_BITS>::new(ROWS))),
        unit!("lds_alu", LocalTm, "arithmetic of the native atomics", comb(LdsAlu::default())),
        unit!("bloom_bank", LocalTmBloom, "one transactional bank with signatures", clocked(BloomBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>::new(ROWS, STATE_ROWS, FilterShape::with_bits(FILTER_BITS)))),
        unit!("dcd_bank", LocalTmDirectory, "one transactional bank with DCD", clocked(DcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS))),
        unit!("smdcd_bank", LocalTmDirectory, "one transactional bank with SMDCD", clocked(SmdcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::repaired(ROWS, STATE_ROWS))),
        unit!("bloom_filter", LocalTmBloom, "conflict detection by signatures, one bank", clocked(BloomFilter::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(STATE_ROWS, FilterShape::with_bits(FILTER_BITS)))),
        unit!("dcd", LocalTmDirectory, "conflict detection by valid bits and owners, one bank", clocked(Dcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS))),
        unit!("smdcd", LocalTmDirectory, "DCD with shared readers, repaired, one bank", clocked(Smdcd::<SLOTS, SLOT_BITS, STATE_BITS>::repaired(STATE_ROWS))),
        unit!("smdcd_published", LocalTmDirectory, "DCD with shared readers, as published, one bank", clocked(Smdcd::<SLOTS, SLOT_BITS, STATE_BITS>::published(STATE_ROWS))),
        unit!("shadow_memory", LocalTm, "backups, owners and their restoring, one bank", clocked(ShadowMemory::<ROW_BITS, STATE_BITS, SLOT_BITS>::default())),
        unit!("shadow_address", LocalTm, "which row a bank's shadow memory reads", comb(ShadowAddress::<ROW_BITS, STATE_BITS>::default())),
        unit!("tx_sequencer", LocalTm, "conflict masks; begin, commit, retry, serialisation", clocked(TxSequencer::<SLOTS, SLOT_BITS>::new())),
        unit!("layout_table", LocalTm, "where each slot's work-group lies", clocked(LayoutTable::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new())),
        unit!("shadow_register_file", LocalTm, "vector registers with a one-cycle checkpoint", clocked(ShadowRegisterFile::<REGISTER_ROW_BITS>::new(REGISTER_ROWS))),
        unit!("scalar_checkpoint", LocalTm, "scalar registers with checkpoint and merge", clocked(ScalarCheckpoint::<SCALAR_WORDS, SCALAR_WORD_BITS>::new())),
        unit!("lock_bit_unit", ScratchpadAtomics, "lock bits of all banks, looked up beside the access", clocked(LockBitUnit::<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>::new(LOCKS, LockHash::LowBits))),
        unit!("atomic_sequencer", ScratchpadAtomics, "load-lock, operate, store-unlock, repeat; warps in flight", clocked(AtomicSequencer::<LANES, ADDR_BITS, WARPS, WARP_BITS>::default())),
        unit!("reference_count_table", EarlyConflict, "who reads and writes each word in commit, one commit unit", clocked(ReferenceCountTable::<TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS, REFERENCE_COUNT_BITS>::new(Hash::XorFold))),
        unit!("conflict_address_table", EarlyConflict, "words in commit, looked up by a core", clocked(ConflictAddressTable::<TABLE_WAYS, TABLE_SET_BITS, WORD_ADDRESS_BITS>::new(Hash::XorFold))),
        unit!("early_abort_scanner", EarlyConflict, "which lanes of a warp's logs hit", clocked(EarlyAbortScanner::<WARP_LANES, WARP_GROUPS, WARP_GROUP_BITS, WORD_ADDRESS_BITS>::new())),
        unit!("pause_and_go_stack", EarlyConflict, "SIMT stack that pauses lanes in a transaction", clocked(PauseAndGoStack::<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS>::new(STACK_DEPTH))),
        unit!("intra_warp_resolver", EarlyConflict, "which lanes of a warp abort each other before the commit", clocked(IntraWarpResolver::<WARP_LANES, OWNER_BANKS, OWNER_BANK_BITS, OWNER_ROW_BITS, OWNER_ENTRY_BITS, WORD_ADDRESS_BITS, LOG_INDEX_BITS>::new())),
        unit!("owner_bank", EarlyConflict, "one bank of the ownership table: marks and checks", clocked(OwnerBank::<WARP_LANES, OWNER_ROW_BITS, OWNER_ENTRY_BITS>::new())),
        unit!("owner_planes", EarlyConflict, "entries of the ownership table, a word a bit", comb(OwnerPlanes::<WARP_LANES, OWNER_BANK_BITS, OWNER_ENTRY_BITS, WORD_ADDRESS_BITS>::default())),
        unit!("transaction_core", EarlyConflict, "what a core has for transactions: logs, their walker, resolution, table and filter", clocked(TransactionCore::<TABLE_WAYS, TABLE_SET_BITS>::new(Hash::XorFold))),
        unit!("transaction_log", EarlyConflict, "logs of a core's warps: where entries go, and what lanes have written", clocked(TransactionLog::<WARP_LANES, LOG_ENTRY_BITS, LOG_ENTRIES_BITS, LOG_LENGTH_BITS, COMMIT_ADDRESS_BITS>::new())),
        unit!("log_walker", EarlyConflict, "takes a warp's transactions from their commit to the outcome", clocked(LogWalker::<WARP_LANES, LOG_LENGTH_BITS, PREFETCH_FIFO_BITS, COMMIT_ADDRESS_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>::new(BACK_OFF_STEP, BACK_OFF_MOST))),
        unit!("log_cursor", EarlyConflict, "which line of a warp's logs is next", clocked(LogCursor::<LOG_LENGTH_BITS>::default())),
        unit!("prefetch_fifo", EarlyConflict, "prefetch FIFO for lines of logs", clocked(PrefetchFifo::<WARP_LANES, PREFETCH_FIFO_BITS>::new())),
        unit!("packet_splitter", EarlyConflict, "entries of logs to packets, one a memory partition", clocked(PacketSplitter::<WARP_LANES, COMMIT_ADDRESS_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>::new())),
        unit!("partition_planes", EarlyConflict, "memory partitions of all lanes' addresses, a word a bit", comb(PartitionPlanes::<WARP_LANES, COMMIT_ADDRESS_BITS, CHUNK_BITS, PARTITION_BITS>::default())),
        unit!("commit_outcome", EarlyConflict, "votes, results and back-off of one warp's commit", clocked(CommitOutcome::<WARP_LANES, PARTITIONS, PARTITION_BITS>::new(BACK_OFF_STEP, BACK_OFF_MOST))),
        unit!("back_off", EarlyConflict, "how long a warp waits after a failure in a commit unit", clocked(BackOff::<WARP_LANES>::new(BACK_OFF_STEP, BACK_OFF_MOST))),
        unit!("write_time_table", EarlyConflict, "when each block was last written, one memory partition", clocked(WriteTimeTable::<TIME_SET_BITS, COMMIT_ADDRESS_BITS, TIME_BITS>::new())),
        unit!("temporal_filter", EarlyConflict, "has a word been written since a transaction's first read?", clocked(TemporalFilter::<WARP_LANES, TEMPORAL_WARP_BITS, TIME_BITS>::new())),
        unit!("first_reads", EarlyConflict, "first reads of one warp, and conflicts since", clocked(FirstReads::<WARP_LANES, TIME_BITS>::new())),
        unit!("commit_partition", EarlyConflict, "commit unit, reference counts and updates of one memory partition", clocked(CommitPartition::<COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_QUEUE_BITS, WRITER_WAYS, WRITER_SET_BITS, TABLE_WAYS, TABLE_SET_BITS, REFERENCE_COUNT_BITS, UPDATE_QUEUE_BITS, UPDATE_COUNT_BITS, UPDATE_WORDS, UPDATE_FILL_BITS, COMMIT_ADDRESS_BITS>::new(Hash::XorFold))),
        unit!("update_queue", EarlyConflict, "updates for the cores' tables, queued and packed", clocked(UpdateQueue::<UPDATE_QUEUE_BITS, UPDATE_COUNT_BITS, UPDATE_WORDS, UPDATE_FILL_BITS, WORD_ADDRESS_BITS>::new())),
        unit!("commit_unit", EarlyConflict, "validates and commits the transactions on one memory partition", clocked(CommitUnit::<COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_QUEUE_BITS, WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS>::new())),
        unit!("hazard_pointer", EarlyConflict, "who must wait for an older transaction, in order", clocked(HazardPointer::<COMMIT_SLOT_BITS, WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS>::new())),
        unit!("hazard_check", EarlyConflict, "hazard check: must a reader wait for an older writer?", comb(HazardCheck::<TX_ID_BITS>::default())),
        unit!("release_pointer", EarlyConflict, "takes references and nodes of a transaction back", clocked(ReleasePointer::<COMMIT_SLOT_BITS>::default())),
        unit!("word_log", EarlyConflict, "words of all transactions, a list each", clocked(WordLog::<COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_ADDRESS_BITS>::new())),
        unit!("validation_queue", EarlyConflict, "reads under way to the cache, and what they should find", clocked(ValidationQueue::<COMMIT_SLOT_BITS, COMMIT_QUEUE_BITS, TOTAL_BITS>::new())),
        unit!("last_writer_table", EarlyConflict, "who wrote each word last, one commit unit", clocked(LastWriterTable::<WRITER_WAYS, WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>::new())),
        unit!("recency_filter", EarlyConflict, "youngest writer of words that have left the last-writer table", clocked(RecencyFilter::<WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>::new())),
        unit!("set_hash", EarlyConflict, "word address to set", comb(SetHash::<TABLE_SET_BITS, WORD_ADDRESS_BITS>::new(Hash::XorFold))),
        unit!("atomic_unit", SyncPrimitives, "atomics and volatile accesses before the memory of a slice", clocked(AtomicUnit::<ATOMIC_ENTRIES, ATOMIC_ENTRY_BITS, WORD_ADDRESS_BITS, LINE_WORD_BITS, PACKET_TAG_BITS>::new())),
        unit!("atomic_alu", SyncPrimitives, "arithmetic of the atomic unit, 32 and 64 bits", comb(AtomicAlu::default())),
        unit!("bank_ram", LocalTm, "memory array of one bank", clocked(BankRam::<ROW_BITS>::new(ROWS))),
        unit!("request_stage", ScratchpadAtomics, "the request before the LDS unit", clocked(RequestStage::<LANES, ADDR_BITS>::default())),
        unit!("row_valid_bits", LocalTm, "valid bits of one bank's state rows, by wavefront slot", clocked(RowValidBits::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(STATE_ROWS))),
        unit!("row_state", LocalTmDirectory, "S and M bits of one bank", clocked(RowState::<STATE_BITS>::new(STATE_ROWS))),
        unit!("signature_file", LocalTmBloom, "Bloom signatures of one bank", clocked(SignatureFile::<SLOTS, SLOT_BITS, STATE_BITS, CLASSES>::new(FilterShape::with_bits(FILTER_BITS)))),
        unit!("paired_column", LocalTm, "registers of one SIMD lane and their shadows", clocked(PairedColumn::<REGISTER_ROW_BITS>::new(REGISTER_ROWS))),
        unit!("lock_array", ScratchpadAtomics, "lock bits behind a port a bank", clocked(LockArray::<BANKS, LOCK_BITS>::new(LOCKS, true))),
        unit!("lane_table", ScratchpadAtomics, "a word a lane for each warp in flight", clocked(LaneTable::<LANES, 32, WARP_BITS>::default())),
        unit!("entry_way", EarlyConflict, "one way of an address table", clocked(EntryWay::<TABLE_SET_BITS, WORD_ADDRESS_BITS, REFERENCE_COUNT_BITS>::new())),
        unit!("entry_flags", EarlyConflict, "where each transaction of a commit unit stands", clocked(EntryFlags::<COMMIT_SLOT_BITS>::default())),
        unit!("word_ram", EarlyConflict, "a memory of words", clocked(WordRam::<TIME_SET_BITS, TIME_BITS>::default())),
        unit!("stack_entries", EarlyConflict, "SIMT stack below its top", clocked(StackEntries::<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS>::new(STACK_DEPTH - 1))),
    ];
    UNITS
}

/// The unit called `name`, in small or capital letters.
pub fn find(name: &str) -> Option<&'static UnitEntry> {
    let mut units = units().iter();
    units.find(|unit| unit.name.eq_ignore_ascii_case(name))
}
