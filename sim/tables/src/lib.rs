//! The units of transactions with tables of other sizes than the paper's 3,072 entries, for machines whose tables are varied (early conflict
//! resolution, 7.5: sizes from 10 to 100,000).
//!
//! Sizes are parameters of types, so each is compiled: here, optimised, since machines simulate them. The crate `sizes` is for sweeps that
//! measure circuits.

use turnstile_hdl::catalog::{clocked, find, AnyUnit, Hash};
use turnstile_hdl::commit_partition::CommitPartition;
use turnstile_hdl::full_size::*;
use turnstile_hdl::transaction_core::TransactionCore;

/// A size of the conflict address tables and reference count tables of a machine, and how the units around them are made with it.
#[derive(Debug)]
pub struct TableSize {
    /// Entries of each table: ways times sets.
    pub entries: usize,
    /// Ways of a set.
    pub ways: usize,
    /// From an address to its set.
    pub hash: Hash,
    /// The unit of a core, `transaction_core`.
    core: fn() -> AnyUnit,
    /// That of a memory partition, `commit_partition`.
    partition: fn() -> AnyUnit,
}

/// Every size, in order. A table has 2 sets at least, so the smallest has 6 ways; all others have the paper's size's 12.
pub static TABLE_SIZES: [TableSize; 7] = [
    size::<6, 1>(),
    size::<12, 2>(),
    size::<12, 4>(),
    size::<12, 6>(),
    PAPER,
    size::<12, 10>(),
    size::<12, 13>(),
];

/// As in the catalog.
const HASH: Hash = Hash::XorFold;

/// The units of the catalog.
const PAPER: TableSize = TableSize {
    entries: TABLE_WAYS << TABLE_SET_BITS,
    ways: TABLE_WAYS,
    hash: HASH,
    core: || of_catalog("transaction_core"),
    partition: || of_catalog("commit_partition"),
};

type Partition<const WAYS: usize, const SET_BITS: usize> = CommitPartition<
    COMMIT_SLOT_BITS,
    COMMIT_NODE_BITS,
    COMMIT_COUNT_BITS,
    COMMIT_QUEUE_BITS,
    WRITER_WAYS,
    WRITER_SET_BITS,
    WAYS,
    SET_BITS,
    REFERENCE_COUNT_BITS,
    UPDATE_QUEUE_BITS,
    UPDATE_COUNT_BITS,
    UPDATE_WORDS,
    UPDATE_FILL_BITS,
    COMMIT_ADDRESS_BITS,
>;

const fn size<const WAYS: usize, const SET_BITS: usize>() -> TableSize {
    TableSize {
        entries: WAYS << SET_BITS,
        ways: WAYS,
        hash: HASH,
        core: || clocked(TransactionCore::<WAYS, SET_BITS>::new(HASH)),
        partition: || clocked(Partition::<WAYS, SET_BITS>::new(HASH)),
    }
}

fn of_catalog(unit: &str) -> AnyUnit {
    let entry = find(unit).expect("the catalog has the units of transactions");
    (entry.build)()
}

impl TableSize {
    /// The size with so many entries, if there is one.
    pub fn of(entries: usize) -> Option<&'static Self> {
        TABLE_SIZES.iter().find(|size| size.entries == entries)
    }

    /// A table has `2^set_bits` sets.
    pub fn set_bits(&self) -> usize {
        (self.entries / self.ways).ilog2() as usize
    }

    /// Whether it is the paper's, whose units are in the catalog.
    pub fn is_paper(&self) -> bool {
        self.entries == PAPER.entries
    }

    /// `transaction_core`, or `commit_partition`, with tables of this size; none for any other unit.
    pub fn build(&self, unit: &str) -> Option<AnyUnit> {
        match unit {
            "transaction_core" => Some((self.core)()),
            "commit_partition" => Some((self.partition)()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_export::export_dyn;

    const UNITS: [&str; 2] = ["transaction_core", "commit_partition"];

    #[test]
    fn sizes_are_in_order_and_are_found() {
        assert!(TABLE_SIZES.is_sorted_by_key(|size| size.entries));
        for size in &TABLE_SIZES {
            let found = TableSize::of(size.entries).map(|found| found.entries);
            assert_eq!(found, Some(size.entries));
            assert_eq!(size.is_paper(), size.entries == 3072);
            assert!((size.entries / size.ways).is_power_of_two());
        }
        assert!(TableSize::of(0).is_none());
        assert!(TABLE_SIZES[0].build("commit_unit").is_none());
    }

    /// Other sizes have the same pins, and a way an address for each set.
    #[test]
    fn every_size_is_a_circuit_of_its_own_behind_the_same_pins() {
        for unit in UNITS {
            let paper = of_catalog(unit);
            for size in &TABLE_SIZES {
                let built = size.build(unit).unwrap();
                assert_eq!(built.inputs(), paper.inputs(), "{unit}");
                assert_eq!(built.outputs(), paper.outputs(), "{unit}");
                let sets = size.entries / size.ways;
                let array = format!("reg [29:0] addresses [0:{}];", sets - 1);
                let verilog = export_dyn(built.ports(), unit).unwrap();
                assert!(
                    verilog.contains(&array),
                    "{unit} of {} entries",
                    size.entries
                );
            }
        }
    }
}
