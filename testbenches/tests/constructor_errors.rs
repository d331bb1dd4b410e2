//! What a unit's constructor refuses, and the words in which it does.

use std::panic::{catch_unwind, UnwindSafe};
use turnstile_hdl::address_planes::AddressPlanes;
use turnstile_hdl::atomic_sequencer::AtomicSequencer;
use turnstile_hdl::atomic_unit::AtomicUnit;
use turnstile_hdl::back_off::BackOff;
use turnstile_hdl::bank_ram::BankRam;
use turnstile_hdl::bloom_filter::BloomFilter;
use turnstile_hdl::commit_outcome::CommitOutcome;
use turnstile_hdl::commit_unit::CommitUnit;
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::dcd::Dcd;
use turnstile_hdl::early_abort_scanner::EarlyAbortScanner;
use turnstile_hdl::filter_entries::FilterEntries;
use turnstile_hdl::first_reads::FirstReads;
use turnstile_hdl::intra_warp_resolver::IntraWarpResolver;
use turnstile_hdl::lane_table::LaneTable;
use turnstile_hdl::last_writer_table::LastWriterTable;
use turnstile_hdl::lds_bank::LdsBank;
use turnstile_hdl::lock_array::LockArray;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};
use turnstile_hdl::log_walker::LogWalker;
use turnstile_hdl::owner_bank::OwnerBank;
use turnstile_hdl::owner_planes::OwnerPlanes;
use turnstile_hdl::packet_splitter::PacketSplitter;
use turnstile_hdl::paired_column::PairedColumn;
use turnstile_hdl::partition_planes::PartitionPlanes;
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::prefetch_fifo::PrefetchFifo;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::request_crossbar::RequestCrossbar;
use turnstile_hdl::row_state::RowState;
use turnstile_hdl::row_valid_bits::RowValidBits;
use turnstile_hdl::scalar_checkpoint::ScalarCheckpoint;
use turnstile_hdl::set_hash::{Hash, SetHash};
use turnstile_hdl::shadow_register_file::ShadowRegisterFile;
use turnstile_hdl::signature_file::{FilterShape, Organisation, SignatureFile};
use turnstile_hdl::smdcd::Smdcd;
use turnstile_hdl::smdcd_rows::SmdcdRows;
use turnstile_hdl::temporal_filter::TemporalFilter;
use turnstile_hdl::transaction_core::TransactionCore;
use turnstile_hdl::transaction_log::TransactionLog;
use turnstile_hdl::tx_bank::DcdBank;
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_hdl::update_queue::UpdateQueue;
use turnstile_hdl::validation_queue::ValidationQueue;
use turnstile_hdl::waiting_lanes::WaitingLanes;
use turnstile_hdl::word_log::WordLog;
use turnstile_hdl::word_marks::WordMarks;
use turnstile_hdl::write_time_table::WriteTimeTable;

/// Asserts that making a unit is refused with `message`.
fn refused<U>(make: impl FnOnce() -> U + UnwindSafe, message: &str) {
    let panic = catch_unwind(make).err();
    let panic = panic.unwrap_or_else(|| panic!("accepted: {message}"));
    assert_eq!(panic.downcast_ref::<String>().unwrap(), message);
}

/// What is made, and the words in which it is refused.
macro_rules! refused {
    ($($make:expr => $message:expr;)*) => {
        $(refused(|| $make, $message);)*
    };
}

#[test]
fn rows_must_fit_their_address_bits() {
    let message = "BankRam: 513 rows do not fit 9 address bits";
    refused! {
        BankRam::<9>::new(513) => message;
        LdsBank::<9>::new(513) => message;
        DcdBank::<9, 8, 4, 2>::new(513, 228) => message;
        BankRam::<9>::new(0) => "BankRam: 0 rows do not fit 9 address bits";
    }
    let message = "PairedColumn: 17 rows do not fit 4 bits";
    refused! {
        PairedColumn::<4>::new(17) => message;
        ShadowRegisterFile::<4>::new(17) => message;
    }
}

#[test]
fn the_largest_number_of_rows_is_accepted() {
    BankRam::<4>::new(16);
    PairedColumn::<4>::new(16);
    RowValidBits::<4, 2, 4>::new(16);
    WordMarks::<4, 2, 4>::new(16);
    FilterEntries::<4, 2, 4, 8>::new(16, FilterShape::default());
    RowState::<4, 1>::new(16);
    DcdBank::<6, 4, 4, 2>::new(64, 15);
}

#[test]
fn state_rows_must_fit_their_bits() {
    let message = "RowValidBits: 257 rows do not fit 8 bits";
    let entries = "FilterEntries: 257 rows do not fit 8 bits";
    refused! {
        RowValidBits::<4, 2, 8>::new(257) => message;
        WordMarks::<4, 2, 8>::new(257) => "WordMarks: 257 words do not fit 8 bits";
        FilterEntries::<4, 2, 8, 8>::new(257, FilterShape::default()) => entries;
        Dcd::<4, 2, 8>::new(257) => "Dcd: 257 rows do not fit 8 bits";
        BloomFilter::<4, 2, 8, 8>::new(257, FilterShape::default()) => entries;
        SmdcdRows::<4, 2, 8>::ordered(257) => message;
        Smdcd::<4, 2, 8>::new(257) => "Smdcd: 257 rows do not fit 8 bits";
        RowState::<8, 1>::new(257) => "RowState: 257 rows do not fit 8 bits";
    }
}

#[test]
fn slots_must_fit_their_bits() {
    refused! {
        RowValidBits::<5, 2, 8>::new(8) => "RowValidBits: 5 slots do not fit 2 bits";
        WordMarks::<5, 2, 8>::new(8) => "WordMarks: 5 slots do not fit 2 bits";
        FilterEntries::<5, 2, 8, 8>::new(8, FilterShape::default()) => "FilterEntries: 5 slots do not fit 2 bits";
        SignatureFile::<5, 2, 8, 8>::new(FilterShape::default()) => "SignatureFile: 5 slots do not fit 2 bits";
        TxSequencer::<8, 3>::default() => "TxSequencer: 8 slots: at most 4, and they must fit 3 bits";
        TxSequencer::<4, 1>::default() => "TxSequencer: 4 slots: at most 4, and they must fit 1 bits";
    }
}

#[test]
fn scalar_words_come_in_addressable_pairs() {
    refused! {
        ScalarCheckpoint::<7, 3>::default() => "ScalarCheckpoint: 7 words: pairs are needed, addressed by 3 bits";
        ScalarCheckpoint::<10, 3>::default() => "ScalarCheckpoint: 10 words: pairs are needed, addressed by 3 bits";
    }
}

#[test]
fn banks_must_be_a_power_of_two_and_addresses_name_them() {
    refused! {
        RequestCrossbar::<24, 5, 32, 9>::default() => "RequestCrossbar: 24 banks of 5 bits, 32 lanes: at most 32 of each, banks a power of two";
        AddressPlanes::<32, 5, 9, 15>::default() => "AddressPlanes: 15 address bits for 5 bank and 9 row bits";
    }
}

#[test]
fn locks_are_a_power_of_two_that_fits() {
    for (locks, hash) in [
        (0, LockHash::LowBits),
        (1000, LockHash::XorFold),
        (32_768, LockHash::LowBits),
    ] {
        refused! {
            LockBitUnit::<32, 5, 32, 5, 9, 14>::new(locks, hash) => &format!("LockBitUnit: {locks} locks: choose a power of two from 1 to 16384");
        }
    }
    refused! {
        LockBitUnit::<3, 2, 4, 2, 2, 4>::new(4, LockHash::LowBits) => "LockBitUnit: 3 banks of 2 bits, 4 lanes of 2 bits: at most 32 of each, powers of two";
        LockBitUnit::<4, 2, 4, 2, 2, 3>::new(4, LockHash::LowBits) => "LockBitUnit: 3 bits of a lock: as many as a word address has, 4";
        LockArray::<4, 3>::new(9, false) => "LockArray: 9 locks do not fit 3 bits";
        LockArray::<4, 3>::new(6, true) => "LockArray: 6 locks do not divide among 4 ports";
    }
}

#[test]
fn the_sequencers_sizes_are_limited() {
    refused! {
        AtomicSequencer::<33, 4, 2>::default() => "AtomicSequencer: 33 lanes, 4 warps of 2 bits: at most 32 of each, warps a power of two";
        AtomicSequencer::<32, 3, 2>::default() => "AtomicSequencer: 32 lanes, 3 warps of 2 bits: at most 32 of each, warps a power of two";
        LaneTable::<4, 33, 1>::default() => "LaneTable: words of 33 bits: at most 32";
    }
}

#[test]
fn tables_need_ways_counts_and_set_bits() {
    refused! {
        ReferenceCountTable::<0, 8, 30, 5>::new(Hash::XorFold) => "ReferenceCountTable: 0 ways and 5 count bits: at least 1 of each";
        SetHash::<9, 8>::new(Hash::LowBits) => "SetHash: 9 set bits of 8 address bits: at least 1, at most as many, at most 32";
    }
    ReferenceCountTable::<1, 1, 3, 1>::new(Hash::LowBits);
    ConflictAddressTable::<3, 10, 30>::new(Hash::LowBits);
}

#[test]
fn warps_have_groups_of_four_lanes() {
    refused! {
        EarlyAbortScanner::<32, 7, 3, 30>::default() => "EarlyAbortScanner: 32 lanes in 7 groups: 4 lanes a group, at most 32, groups numbered by 3 bits";
    }
    EarlyAbortScanner::<4, 1, 1, 30>::default();
}

#[test]
fn the_resolvers_sizes_hang_together() {
    refused! {
        IntraWarpResolver::<32, 32, 4, 5, 7, 30, 16>::default() => "IntraWarpResolver: 32 banks of 4 bits: a power of two, at most 32";
        OwnerBank::<32, 5, 6>::default() => "OwnerBank: 32 lanes, entries of 6 bits in rows of 5: 1 to 32 lanes, 2 bits more than rows";
        OwnerPlanes::<32, 6, 7, 30>::default() => "OwnerPlanes: 32 lanes, 6 bank, 7 entry, 30 address bits: at most 32, 5, at least 2, at most 32";
    }
    IntraWarpResolver::<4, 2, 1, 1, 3, 5, 2>::default();
}

#[test]
fn temporal_detection_has_warps_and_lanes() {
    refused! {
        TemporalFilter::<32, 7, 32>::default() => "TemporalFilter: 7 bits of a warp: 1 to 6";
        FirstReads::<0, 32>::default() => "FirstReads: 0 lanes: 1 to 32";
    }
    WriteTimeTable::<2, 8, 2>::default();
}

#[test]
fn last_writers_have_ways() {
    refused! {
        LastWriterTable::<0, 8, 30, 32>::default() => "LastWriterTable: 0 ways: at least 1";
    }
    LastWriterTable::<2, 1, 3, 4>::default();
}

#[test]
fn logs_have_as_many_nodes_as_lists() {
    refused! {
        WordLog::<5, 4, 5, 30>::default() => "WordLog: 5 slot, 4 node, 5 count bits: as many node bits at least, and one more to count them";
        ValidationQueue::<10, 16, 16>::default() => "ValidationQueue: 16 total and 16 queue bits: more of the former";
        CommitUnit::<10, 14, 15, 8, 4, 8, 30>::default() => "CommitUnit: 14 node bits: less than 14";
    }
    CommitUnit::<2, 3, 4, 2, 2, 1, 3>::default();
}

#[test]
fn walks_of_logs_have_addresses_of_bytes_and_partitions_of_three() {
    refused! {
        TransactionLog::<32, 10, 10, 16, 30>::default() => "TransactionLog: 10 entry, 10 index, 16 log, 30 address bits: one more of each, and at most 30";
        LogWalker::<32, 16, 3, 31, 6, 6, 3>::new(500, 5_000) => "LogWalker: 31 bits of a word address: at most 30";
        PacketSplitter::<32, 30, 6, 5, 3>::default() => "PacketSplitter: 5 partitions of 3 bits: 3, 6 or 12 of 2, 3 or 4";
        PartitionPlanes::<32, 6, 6, 3>::default() => "PartitionPlanes: 32 lanes, 6 address, 6 chunk, 3 partition bits: at most 32, 32, less, 2 to 4";
        PrefetchFifo::<32, 8>::default() => "PrefetchFifo: 8 bits of a line's place: 1 to 7";
        CommitOutcome::<0, 6, 3>::new(500, 5_000) => "CommitOutcome: 0 lanes, 6 partitions of 3 bits: 1 to 32, and they must fit";
        BackOff::<32>::new(500, 400) => "BackOff: 500 to 400 cycles: 1 to 32767";
        BackOff::<32>::new(500, 8_000) => "BackOff: 500 to 8000 cycles: a lane counts to 15";
        BackOff::<32>::new(5_000, 8_000) => "BackOff: 5000 to 8000 cycles: a lane counts to 15";
        TransactionCore::<12, 31>::new(Hash::XorFold) => "SetHash: 31 set bits of 30 address bits: at least 1, at most as many, at most 32";
    }
    LogWalker::<2, 2, 1, 4, 1, 3, 2>::new(1, 2);
    TransactionLog::<2, 1, 2, 3, 4>::default();
}

#[test]
fn a_stack_needs_four_entries() {
    refused! {
        PauseAndGoStack::<32, 7, 32, 16, 2>::new(3) => "PauseAndGoStack: 3 entries of 32 lanes: 4 entries at least, numbered by 7 bits, and 1 to 32 lanes";
        PauseAndGoStack::<32, 6, 32, 16, 2>::new(65) => "PauseAndGoStack: 65 entries of 32 lanes: 4 entries at least, numbered by 6 bits, and 1 to 32 lanes";
        WaitingLanes::<32, 32, 16, 0>::default() => "WaitingLanes: 0 contexts: at least 1";
    }
}

#[test]
fn entries_are_a_power_of_two_and_lines_a_part_of_the_memory() {
    refused! {
        AtomicUnit::<3, 2, 30, 5, 10, 0>::default() => "AtomicUnit: 3 entries of 2 bits: a power of two from 2 to 32";
        AtomicUnit::<1, 0, 30, 5, 10, 0>::default() => "AtomicUnit: 1 entries of 0 bits: a power of two from 2 to 32";
        AtomicUnit::<4, 2, 30, 0, 10, 0>::default() => "AtomicUnit: 0 of 30 address bits in a line: at least 1, and one less than all";
        AtomicUnit::<4, 2, 5, 5, 10, 0>::default() => "AtomicUnit: 5 of 5 address bits in a line: at least 1, and one less than all";
    }
    AtomicUnit::<2, 1, 2, 1, 1, 0>::default();
}

#[test]
fn filters_have_a_power_of_two_of_bits() {
    let with = |bits, organisation| FilterShape {
        bits,
        organisation,
        ..FilterShape::default()
    };
    for (bits, organisation, filters) in [
        (12, Organisation::Shared, 1),
        (128, Organisation::Split, 1),
        (0, Organisation::Shared, 1),
        (8, Organisation::Parallel(3), 3),
        (8, Organisation::Parallel(8), 8),
        (8, Organisation::Parallel(0), 0),
    ] {
        refused! {
            SignatureFile::<4, 2, 8, 8>::new(with(bits, organisation)) => &format!("FilterShape: {bits} bits in {filters} filters: 1 to 4 filters, each with a power of two from 2 to 64 bits");
        }
    }
    refused! {
        SignatureFile::<4, 2, 8, 12>::new(FilterShape::default()) => "SignatureFile: 12 classes: a power of two up to 32";
        FilterEntries::<4, 2, 8, 12>::new(8, FilterShape::default()) => "FilterEntries: 12 classes: a power of two up to 32";
    }
}

#[test]
fn a_queue_of_updates_has_places_and_packets() {
    refused! {
        UpdateQueue::<5, 5, 6, 3, 30>::default() => "UpdateQueue: 5 queue and 5 count bits: one more of the latter, and one at least of the former";
        UpdateQueue::<5, 6, 8, 3, 30>::default() => "UpdateQueue: packets of 8 words: 1 to 7";
        UpdateQueue::<5, 6, 6, 3, 31>::default() => "UpdateQueue: addresses of 31 bits: at most 30";
    }
}
