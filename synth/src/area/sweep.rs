//! Area against a parameter of the hardware.
//!
//! Sizes are parameters of types, so there is a list of values that are built. A parameter is varied in the units
//! that have it, one at a time; modules that it does not change are synthesised once for all values.

use super::hierarchy::Hierarchy;
use super::report::{LibraryInfo, Report, UnitRow};
use super::{AreaError, Result};
use crate::catalog::{clocked, AnyUnit};
use crate::export::export_dyn;
use serde::Serialize;
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::full_size::*;
use turnstile_hdl::lds_baseline::LdsBaseline;
use turnstile_hdl::lds_transactional::LdsDcd;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::storage::signature_file::{FilterShape, Organisation, SignatureFile};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank};
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
    /// Makes a unit with a value.
    build: fn(unit: &str, value: &str) -> Option<AnyUnit>,
}

const FILTER_UNITS: &[&str] = &["lds_bloom", "bloom_bank", "signature_file"];

/// Every parameter.
pub static PARAMETERS: [Parameter; 7] = [
    Parameter {
        name: "filter_bits",
        what: "bits of a Bloom signature, modulo hash, shared by reads and writes",
        paper: ("8", "LocalTM-Bloom 3.3"),
        values: &["2", "4", "8", "16", "32", "64"],
        units: FILTER_UNITS,
        build: |unit, value| {
            let bits = value.parse().ok()?;
            filtered(unit, FilterShape { bits, ..FilterShape::default() })
        },
    },
    Parameter {
        name: "filter_hash",
        what: "hash of Bloom signatures of 8 bits",
        paper: ("modulo", "LocalTM-Bloom 3.3"),
        values: &["modulo", "xor", "h3"],
        units: FILTER_UNITS,
        build: |unit, value| {
            let hash = match value {
                "modulo" => RowHash::Modulo,
                "xor" => RowHash::XorFold,
                _ => RowHash::H3,
            };
            filtered(unit, FilterShape { hash, ..FilterShape::default() })
        },
    },
    Parameter {
        name: "filter_organisation",
        what: "one filter of 8 bits, one each for reads and writes, or parallel ones that share the 8 bits",
        paper: ("shared", "LocalTM-Bloom 3.3"),
        values: &["shared", "split", "parallel2", "parallel4"],
        units: FILTER_UNITS,
        build: |unit, value| {
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
        units: &["lds_dcd", "lds_baseline"],
        build: banked,
    },
    Parameter {
        name: "work_items",
        what: "work-items in transactions, 64 a wavefront slot",
        paper: ("256", "LocalTM, section 3"),
        values: &["128", "256"],
        units: &["lds_dcd", "dcd_bank", "tx_sequencer"],
        build: slotted,
    },
    Parameter {
        name: "lock_count",
        what: "lock bits, selected by the low bits of the word address",
        paper: ("1024", "scratchpad atomics, 2.1"),
        values: &[
            "32", "64", "128", "256", "512", "1024", "2048", "4096", "8192", "16384",
        ],
        units: &["lds_lockbits", "lock_bit_unit"],
        build: |unit, value| {
            let locks = value.parse().ok()?;
            match unit {
                "lds_lockbits" => Some(clocked(lds_lockbits_with(locks, LockHash::LowBits))),
                "lock_bit_unit" => Some(clocked(
                    LockBitUnit::<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>::new(
                        locks,
                        LockHash::LowBits,
                    ),
                )),
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
        build: tabled,
    },
];

fn filtered(unit: &str, filter: FilterShape) -> Option<AnyUnit> {
    /// As many classes as the filter has bits, as [`lds_bloom_with`].
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
    match (unit, filter.width()) {
        ("lds_bloom", _) => Some(AnyUnit::Clocked(lds_bloom_with(filter))),
        (_, ..=2) => part::<4>(unit, filter),
        (_, 3) => part::<8>(unit, filter),
        (_, 4) => part::<16>(unit, filter),
        _ => part::<32>(unit, filter),
    }
}

fn banked(unit: &str, value: &str) -> Option<AnyUnit> {
    fn top<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize>(
        unit: &str,
    ) -> Option<AnyUnit> {
        type Dcd<const BANKS: usize, const BANK_BITS: usize, const ADDR_BITS: usize> =
            LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
        match unit {
            "lds_dcd" => Some(clocked(Dcd::<BANKS, BANK_BITS, ADDR_BITS>::new(
                ROWS, STATE_ROWS,
            ))),
            "lds_baseline" => Some(clocked(LdsBaseline::<
                BANKS,
                BANK_BITS,
                LANES,
                ROW_BITS,
                ADDR_BITS,
            >::new(ROWS))),
            _ => None,
        }
    }
    // An address is a row, a bank and a byte.
    match value {
        "4" => top::<4, 2, 13>(unit),
        "8" => top::<8, 3, 14>(unit),
        "16" => top::<16, 4, 15>(unit),
        "32" => top::<32, 5, 16>(unit),
        _ => None,
    }
}

fn slotted(unit: &str, value: &str) -> Option<AnyUnit> {
    fn part<const SLOTS: usize, const SLOT_BITS: usize>(unit: &str) -> Option<AnyUnit> {
        type Dcd<const SLOTS: usize, const SLOT_BITS: usize> =
            LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
        match unit {
            "lds_dcd" => Some(clocked(Dcd::<SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS))),
            "dcd_bank" => Some(clocked(
                DcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS),
            )),
            "tx_sequencer" => Some(clocked(TxSequencer::<SLOTS, SLOT_BITS>::new())),
            _ => None,
        }
    }
    match value {
        "128" => part::<2, 1>(unit),
        "256" => part::<4, 2>(unit),
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
        "3072" => table::<8>(unit),
        "6144" => table::<9>(unit),
        _ => None,
    }
}

/// A unit, a parameter and its values.
pub struct Sweep {
    pub parameter: &'static Parameter,
    pub unit: &'static str,
    pub values: Vec<&'static str>,
}

impl Sweep {
    /// Reads `PARAMETER=VALUES`: values with commas between them, or `FIRST..LAST`, which is every value that is
    /// built from the first to the last. The unit is the parameter's first if none is given.
    ///
    /// # Errors
    /// What there is not, with what there is.
    pub fn parse(text: &str, units: &[String]) -> Result<Self> {
        let place = format!("--sweep {text}");
        let refused = |what: String, remedy: String| AreaError::input(&place, what, remedy);
        let parameters = || {
            let names: Vec<&str> = PARAMETERS.iter().map(|parameter| parameter.name).collect();
            names.join(", ")
        };
        let (name, values) = text.split_once('=').ok_or_else(|| {
            let remedy = format!("write PARAMETER=VALUE,... with one of {}", parameters());
            refused("there is no `=`".into(), remedy)
        })?;
        let parameter = PARAMETERS
            .iter()
            .find(|parameter| parameter.name == name)
            .ok_or_else(|| {
                let what = format!("there is no parameter `{name}`");
                refused(what, format!("choose {}", parameters()))
            })?;
        let built = |value: &str| {
            let place = parameter.values.iter().position(|known| *known == value);
            place.ok_or_else(|| {
                let what = format!("{name} is not built with `{value}`");
                refused(what, format!("choose from {}", parameter.values.join(", ")))
            })
        };
        let mut chosen = vec![];
        for value in values.split(',') {
            match value.split_once("..") {
                Some((first, last)) => {
                    let (first, last) = (built(first)?, built(last)?);
                    if first > last {
                        let what = format!("`{value}` has its last value first");
                        return Err(refused(what, "write the smaller value first".into()));
                    }
                    chosen.extend(&parameter.values[first..=last]);
                }
                None => chosen.push(parameter.values[built(value)?]),
            }
        }
        Ok(Self {
            parameter,
            unit: unit(parameter, units).map_err(|(what, remedy)| refused(what, remedy))?,
            values: chosen,
        })
    }

    /// The unit with each value, by value.
    pub fn hierarchies(&self) -> Result<Vec<(String, Hierarchy)>> {
        let one = |value: &&'static str| {
            let unit = (self.parameter.build)(self.unit, value)
                .ok_or_else(|| AreaError::failed(*value, "it is listed and not built"))?;
            let verilog = export_dyn(unit.ports(), self.unit)?;
            Ok((value.to_string(), Hierarchy::of(&verilog, self.unit)?))
        };
        self.values.iter().map(one).collect()
    }

    /// The report about [`Sweep::hierarchies`], one row a value and library.
    pub fn report(&self, report: Report) -> SweepReport {
        let (paper, source) = self.parameter.paper;
        let row = |area: UnitRow| SweepRow {
            paper: area.unit == paper,
            value: area.unit.clone(),
            area: UnitRow {
                unit: self.unit.into(),
                ..area
            },
        };
        SweepReport {
            version: report.version,
            command: report.command,
            yosys: report.yosys,
            pinned: report.pinned,
            libraries: report.libraries,
            parameter: self.parameter.name,
            what: self.parameter.what,
            unit: self.unit,
            paper,
            source,
            rows: report.units.into_iter().map(row).collect(),
            caveats: report.caveats,
        }
    }
}

fn unit(
    parameter: &Parameter,
    units: &[String],
) -> std::result::Result<&'static str, (String, String)> {
    let known = parameter.units;
    match units {
        [] => Ok(known[0]),
        [name] => known
            .iter()
            .find(|unit| *unit == name)
            .copied()
            .ok_or_else(|| {
                let what = format!("{} is no parameter of `{name}`", parameter.name);
                (what, format!("choose {}", known.join(", ")))
            }),
        _ => Err((
            "several units are given".into(),
            format!("choose one of {}", known.join(", ")),
        )),
    }
}

/// Everything there is to say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SweepReport {
    pub version: &'static str,
    /// Command that makes the report.
    pub command: String,
    pub yosys: String,
    pub pinned: bool,
    pub libraries: Vec<LibraryInfo>,
    pub parameter: &'static str,
    pub what: &'static str,
    pub unit: &'static str,
    /// The paper's value, and where it is stated.
    pub paper: &'static str,
    pub source: &'static str,
    pub rows: Vec<SweepRow>,
    pub caveats: Vec<String>,
}

/// The unit with one value, in one library.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SweepRow {
    pub value: String,
    /// It is the paper's.
    pub paper: bool,
    #[serde(flatten)]
    pub area: UnitRow,
}

/// [`SweepRow`] without parts.
#[derive(Serialize)]
struct CsvRow<'a> {
    unit: &'a str,
    parameter: &'a str,
    value: &'a str,
    paper: bool,
    library: &'a str,
    yosys: &'a str,
    cells: u64,
    flip_flops: u64,
    gate_equivalents: f64,
    cell_um2: f64,
    sram_bits: u64,
}

impl SweepReport {
    /// The table to read.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{}, {}\n{}: {}\nvaried in {}; the paper's is {} ({})\n\n",
            self.command, self.yosys, self.parameter, self.what, self.unit, self.paper, self.source
        );
        text += &format!(
            "{:20}{:22}{:>9}{:>8}{:>10}{:>12}{:>10}\n",
            self.parameter, "library", "cells", "FFs", "kGE", "cell um2", "SRAM bits"
        );
        for row in &self.rows {
            let paper = if row.paper { " (paper)" } else { "" };
            text += &format!(
                "{:20}{:22}{:>9}{:>8}{:>10.1}{:>12.0}{:>10}\n",
                format!("{}{paper}", row.value),
                row.area.library,
                row.area.cells,
                row.area.flip_flops,
                row.area.gate_equivalents / 1000.0,
                row.area.cell_um2,
                row.area.sram_bits
            );
        }
        text
    }

    /// The rows as CSV.
    pub fn csv(&self) -> Result<String> {
        let failed = |error: &dyn std::fmt::Display| AreaError::failed("--csv", error.to_string());
        let mut writer = csv::Writer::from_writer(vec![]);
        for row in &self.rows {
            let line = CsvRow {
                unit: self.unit,
                parameter: self.parameter,
                value: &row.value,
                paper: row.paper,
                library: &row.area.library,
                yosys: &self.yosys,
                cells: row.area.cells,
                flip_flops: row.area.flip_flops,
                gate_equivalents: row.area.gate_equivalents,
                cell_um2: row.area.cell_um2,
                sram_bits: row.area.sram_bits,
            };
            writer.serialize(line).map_err(|error| failed(&error))?;
        }
        let bytes = writer.into_inner().map_err(|error| failed(&error))?;
        String::from_utf8(bytes).map_err(|error| failed(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_every_value_that_is_built() {
        let values = |text| Sweep::parse(text, &[]).unwrap().values;
        assert_eq!(values("filter_bits=4..32"), ["4", "8", "16", "32"]);
        assert_eq!(
            values("table_entries=192,1536..6144"),
            ["192", "1536", "3072", "6144"]
        );
    }

    #[test]
    fn refusals_name_what_there_is() {
        let said = |text, units: &[&str]| {
            let units: Vec<String> = units.iter().map(|unit| unit.to_string()).collect();
            Sweep::parse(text, &units).err().unwrap().to_string()
        };
        let error = said("filter_bits=4,12", &[]);
        assert_eq!(
            error,
            "--sweep filter_bits=4,12: filter_bits is not built with `12`; choose from 2, 4, 8, 16, 32, 64"
        );
        assert!(said("filter_bits", &[]).contains("there is no `=`"));
        assert!(said("bits=4", &[]).contains("choose filter_bits, filter_hash"));
        assert!(said("filter_bits=16..4", &[]).contains("last value first"));
        let error = said("lock_count=64", &["lds_dcd"]);
        assert!(error.contains("no parameter of `lds_dcd`; choose lds_lockbits, lock_bit_unit"));
        assert!(said("banks=4", &["lds_dcd", "lds_bloom"]).contains("several units"));
    }

    /// Every unit is built with a value, and the last unit, which is small, with every value; the paper's is among them.
    #[test]
    fn what_is_listed_is_built() {
        for parameter in &PARAMETERS {
            assert!(
                parameter.values.contains(&parameter.paper.0),
                "{}",
                parameter.name
            );
            let built = |unit, value| (parameter.build)(unit, value).is_some();
            for unit in parameter.units {
                assert!(crate::catalog::find(unit).is_some(), "{unit}");
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

    /// The paper's value makes the unit that the catalog has.
    #[test]
    fn the_papers_values_are_those_of_the_catalog() {
        for parameter in &PARAMETERS {
            let unit = parameter.units.last().unwrap();
            let built = (parameter.build)(unit, parameter.paper.0).unwrap();
            let verilog = export_dyn(built.ports(), unit).unwrap();
            let wanted = crate::catalog::find(unit).unwrap().export().unwrap();
            assert_eq!(verilog, wanted, "{}", parameter.name);
        }
    }
}
