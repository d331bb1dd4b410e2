//! The parameters of the hardware that can be varied, and how units are made with them.
//!
//! Sizes are parameters of types, so there is a list of values that are built.

use crate::filter::{classes, lds_bloom_with};
use turnstile_hdl::catalog::{clocked, find, lds_lockbits_locked, lock_bit_unit_locked, AnyUnit};
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::full_size::*;
use turnstile_hdl::lds_baseline::LdsBaseline;
use turnstile_hdl::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd, LdsSmdcdRows};
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::signature_file::{FilterShape, Organisation, SignatureFile};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use turnstile_hdl::tx_sequencer::TxSequencer;

/// A parameter that can be varied.
pub struct Parameter {
    /// Name on the command line.
    pub name: &'static str,
    /// What it is, and what goes with it.
    pub what: &'static str,
    /// The paper's value, and where it is stated.
    pub paper: (&'static str, &'static str),
    /// The values that are built, in order.
    pub values: &'static [&'static str],
    /// The units it is varied in, the default first.
    pub units: &'static [&'static str],
    /// Makes a unit with a value that is not the paper's.
    other: fn(unit: &str, value: &str) -> Option<AnyUnit>,
}

impl Parameter {
    /// A unit with a value; with the paper's it is the one of the catalog. `None` if there is no such unit or value.
    pub fn build(&self, unit: &str, value: &str) -> Option<AnyUnit> {
        if !self.units.contains(&unit) {
            return None;
        }
        match value == self.paper.0 {
            true => find(unit).map(|entry| (entry.build)()),
            false => (self.other)(unit, value),
        }
    }
}

/// Names that older versions of the command line had for parameters.
const FORMER_NAMES: [(&str, &str); 2] = [
    ("filter_hash", "hash"),
    ("filter_organisation", "organisation"),
];

/// The parameter that somebody means who writes a former name of it.
pub fn meant(name: &str) -> Option<&'static str> {
    let mut former = FORMER_NAMES.into_iter();
    let found = former.find(|(former, _)| former.eq_ignore_ascii_case(name));
    found.map(|(_, parameter)| parameter)
}

const FILTER_UNITS: &[&str] = &["lds_bloom", "bloom_bank", "signature_file"];

/// Every parameter.
pub static PARAMETERS: [Parameter; 7] = [
    Parameter {
        name: "filter_bits",
        what: "bits of a Bloom signature",
        paper: ("8", "LocalTM-Bloom 3.3"),
        values: &["2", "4", "8", "16", "32", "64"],
        units: FILTER_UNITS,
        other: |unit, value| {
            let bits = value.parse().ok()?;
            filtered(unit, FilterShape { bits, ..FilterShape::default() })
        },
    },
    Parameter {
        name: "hash",
        what: "hash from the row of a bank to a bit of its signatures",
        paper: ("modulo", "LocalTM-Bloom 3.3"),
        values: &["modulo", "xor", "h3"],
        units: FILTER_UNITS,
        other: |unit, value| {
            let hash = match value {
                "modulo" => RowHash::Modulo,
                "xor" => RowHash::XorFold,
                _ => RowHash::H3,
            };
            filtered(unit, FilterShape { hash, ..FilterShape::default() })
        },
    },
    Parameter {
        name: "organisation",
        what: "one filter, one each for reads and writes, or parallel ones that share its bits",
        paper: ("shared", "LocalTM-Bloom 3.3"),
        values: &["shared", "split", "parallel2", "parallel4"],
        units: FILTER_UNITS,
        other: |unit, value| {
            let organisation = match value {
                "shared" => Organisation::Shared,
                "split" => Organisation::Split,
                "parallel2" => Organisation::Parallel(2),
                _ => Organisation::Parallel(4),
            };
            filtered(unit, FilterShape { organisation, ..FilterShape::default() })
        },
    },
    Parameter {
        name: "banks",
        what: "banks of 512 words, so the LDS grows with them; always 32 lanes",
        paper: ("32", "LocalTM, section 2"),
        values: &["4", "8", "16", "32"],
        units: &["lds_dcd", "lds_bloom", "lds_smdcd", "lds_smdcd_ordered", "lds_baseline"],
        other: banked,
    },
    Parameter {
        name: "work_items",
        what: "work-items in transactions, 64 a wavefront slot; an owner is a byte, so 256 are the most",
        paper: ("256", "LocalTM, section 3"),
        values: &["128", "256"],
        units: &[
            "lds_dcd", "lds_bloom", "lds_smdcd", "lds_smdcd_ordered", "dcd_bank", "bloom_bank", "smdcd_bank", "tx_sequencer",
        ],
        other: slotted,
    },
    Parameter {
        name: "lock_count",
        what: "lock bits, selected by the low bits of the word address",
        paper: ("1024", "scratchpad atomics, 2.1"),
        values: &[
            "32", "64", "128", "256", "512", "1024", "2048", "4096", "8192", "16384",
        ],
        units: &["lds_lockbits", "lock_bit_unit"],
        other: |unit, value| {
            let locks = value.parse().ok()?;
            match unit {
                "lds_lockbits" => Some(lds_lockbits_locked(locks, LockHash::LowBits)),
                "lock_bit_unit" => Some(lock_bit_unit_locked(locks, LockHash::LowBits)),
                _ => None,
            }
        },
    },
    Parameter {
        name: "table_entries",
        what: "entries of a table, 12 ways of as many sets as that takes",
        paper: ("3072", "early conflict resolution, the table of areas"),
        values: &["192", "384", "768", "1536", "3072", "6144"],
        units: &["reference_count_table", "conflict_address_table"],
        other: tabled,
    },
];

fn filtered(unit: &str, filter: FilterShape) -> Option<AnyUnit> {
    fn part<const CLASSES: usize>(unit: &str, filter: FilterShape) -> Option<AnyUnit> {
        match unit {
            "bloom_bank" => Some(clocked(BloomBank::<
                ROW_BITS,
                STATE_BITS,
                SLOTS,
                SLOT_BITS,
                CLASSES,
            >::new(ROWS, STATE_ROWS, filter))),
            "signature_file" => Some(clocked(SignatureFile::<
                SLOTS,
                SLOT_BITS,
                STATE_BITS,
                CLASSES,
            >::new(filter))),
            _ => None,
        }
    }
    if unit == "lds_bloom" {
        return Some(lds_bloom_with(filter));
    }
    match classes(&filter) {
        4 => part::<4>(unit, filter),
        8 => part::<8>(unit, filter),
        16 => part::<16>(unit, filter),
        _ => part::<32>(unit, filter),
    }
}

/// The transactional tops with the sizes that are varied left open.
type Bloom<
    const BANKS: usize,
    const BANK_BITS: usize,
    const ADDR_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
> = LdsBloom<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>;
type Dcd<
    const BANKS: usize,
    const BANK_BITS: usize,
    const ADDR_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
> = LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
type Smdcd<
    const BANKS: usize,
    const BANK_BITS: usize,
    const ADDR_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
> = LdsSmdcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

type SmdcdRows<
    const BANKS: usize,
    const BANK_BITS: usize,
    const ADDR_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
> = LdsSmdcdRows<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

fn banked(unit: &str, value: &str) -> Option<AnyUnit> {
    fn top<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize>(
        unit: &str,
    ) -> Option<AnyUnit> {
        let filter = FilterShape::default();
        Some(match unit {
            "lds_bloom" => clocked(Bloom::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS, filter,
            )),
            "lds_dcd" => clocked(Dcd::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "lds_smdcd" => clocked(Smdcd::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "lds_smdcd_ordered" => {
                clocked(
                    SmdcdRows::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::ordered(
                        ROWS, STATE_ROWS,
                    ),
                )
            }
            "lds_baseline" => {
                clocked(LdsBaseline::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>::new(ROWS))
            }
            _ => return None,
        })
    }
    // An address is a row, a bank and a byte.
    match value {
        "4" => top::<4, 2, 13>(unit),
        "8" => top::<8, 3, 14>(unit),
        "16" => top::<16, 4, 15>(unit),
        _ => None,
    }
}

fn slotted(unit: &str, value: &str) -> Option<AnyUnit> {
    fn part<const SLOTS: usize, const SLOT_BITS: usize>(unit: &str) -> Option<AnyUnit> {
        let filter = FilterShape::default();
        Some(match unit {
            "lds_bloom" => clocked(Bloom::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS, filter,
            )),
            "lds_dcd" => clocked(Dcd::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "lds_smdcd" => clocked(Smdcd::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "lds_smdcd_ordered" => {
                clocked(
                    SmdcdRows::<BANKS, BANK_BITS, ADDR_BITS, SLOTS, SLOT_BITS>::ordered(
                        ROWS, STATE_ROWS,
                    ),
                )
            }
            "bloom_bank" => clocked(
                BloomBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>::new(
                    ROWS, STATE_ROWS, filter,
                ),
            ),
            "dcd_bank" => clocked(DcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "smdcd_bank" => clocked(SmdcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(
                ROWS, STATE_ROWS,
            )),
            "tx_sequencer" => clocked(TxSequencer::<SLOTS, SLOT_BITS>::default()),
            _ => return None,
        })
    }
    match value {
        "128" => part::<2, 1>(unit),
        _ => None,
    }
}

fn tabled(unit: &str, value: &str) -> Option<AnyUnit> {
    fn table<const SET_BITS: usize>(unit: &str) -> Option<AnyUnit> {
        Some(match unit {
            "reference_count_table" => clocked(ReferenceCountTable::<
                TABLE_WAYS,
                SET_BITS,
                WORD_ADDRESS_BITS,
                REFERENCE_COUNT_BITS,
            >::new(Hash::XorFold)),
            "conflict_address_table" => clocked(ConflictAddressTable::<
                TABLE_WAYS,
                SET_BITS,
                WORD_ADDRESS_BITS,
            >::new(Hash::XorFold)),
            _ => return None,
        })
    }
    match value {
        "192" => table::<4>(unit),
        "384" => table::<5>(unit),
        "768" => table::<6>(unit),
        "1536" => table::<7>(unit),
        "6144" => table::<9>(unit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_export::export_dyn;

    /// Every unit is built with a value, and the last unit, which is small, with every value; the paper's is among them.
    #[test]
    fn what_is_listed_is_built() {
        for parameter in &PARAMETERS {
            assert!(
                parameter.values.contains(&parameter.paper.0),
                "{}",
                parameter.name
            );
            let built = |unit, value| parameter.build(unit, value).is_some();
            for unit in parameter.units {
                assert!(find(unit).is_some(), "{unit}");
                assert!(
                    built(unit, parameter.values[0]),
                    "{unit} {}",
                    parameter.name
                );
            }
            let small = parameter.units[parameter.units.len() - 1];
            for value in parameter.values {
                assert!(built(small, value), "{small} {}={value}", parameter.name);
            }
        }
    }

    /// No value is another's circuit under another name.
    #[test]
    fn every_value_is_another_circuit() {
        for parameter in &PARAMETERS {
            let unit = parameter.units.last().unwrap();
            let verilog = |value: &&str| {
                let built = parameter.build(unit, value).unwrap();
                export_dyn(built.ports(), unit).unwrap()
            };
            let mut circuits: Vec<String> = parameter.values.iter().map(verilog).collect();
            circuits.sort_unstable();
            circuits.dedup();
            assert_eq!(circuits.len(), parameter.values.len(), "{}", parameter.name);
        }
    }
}
