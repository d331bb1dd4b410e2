//! Area against a parameter of the hardware.
//!
//! A parameter is varied in the units that have it, one at a time; modules that it does not change are synthesised once for
//! all values. A top is compared with the baseline.

use super::hierarchy::Hierarchy;
use super::report::{area_heads, timing_heads, LibraryInfo, Report, UnitRow, BASELINE};
use super::{AreaError, Result};
use serde::Serialize;
use std::collections::HashSet;
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{clocked, AnyUnit};
use turnstile_hdl::full_size::lds_baseline;
use turnstile_sizes::{meant, Parameter, PARAMETERS};
use turnstile_tools::table::rows_csv;

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
            .find(|parameter| parameter.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| {
                let what = format!("there is no parameter `{name}`");
                let remedy = match meant(name) {
                    Some(meant) => format!("did you mean `{meant}`?"),
                    None => format!("choose {}", parameters()),
                };
                refused(what, remedy)
            })?;
        let name = parameter.name;
        let built = |value: &str| {
            let mut known = parameter.values.iter();
            let place = known.position(|known| known.eq_ignore_ascii_case(value));
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
        let mut seen = HashSet::new();
        if let Some(value) = chosen.iter().find(|value| !seen.insert(**value)) {
            let what = format!("`{value}` is given twice");
            return Err(refused(what, "give it once".into()));
        }
        Ok(Self {
            parameter,
            unit: unit(parameter, units).map_err(|(what, remedy)| refused(what, remedy))?,
            values: chosen,
        })
    }

    /// The unit with each value, by value, and what a top is an addition to, by `Sweep::baseline`.
    pub fn hierarchies(&self) -> Result<Vec<(String, Hierarchy)>> {
        let built = |unit: &'static str, value: &'static str| {
            let unit = self.parameter.build(unit, value);
            unit.ok_or_else(|| AreaError::failed(value, "it is listed and not built"))
        };
        let taken_apart = |unit: AnyUnit, name: &str| {
            let verilog = export_dyn(unit.ports(), name)?;
            Hierarchy::of(&verilog, name)
        };
        let mut all = vec![];
        for value in &self.values {
            let unit = taken_apart(built(self.unit, value)?, self.unit)?;
            all.push((value.to_string(), unit));
        }
        for value in &self.values {
            let Some(name) = self.baseline(value) else {
                continue;
            };
            if all.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let unit = match self.varies_baseline() {
                true => built(BASELINE, value)?,
                false => clocked(lds_baseline()),
            };
            all.push((name, taken_apart(unit, BASELINE)?));
        }
        Ok(all)
    }

    /// Whether the baseline has the parameter too: an LDS of 4 banks is an addition to a baseline of 4 banks.
    fn varies_baseline(&self) -> bool {
        self.parameter.units.contains(&BASELINE)
    }

    /// Name of what the unit with a value is an addition to, if it is a top and not the baseline itself.
    fn baseline(&self, value: &str) -> Option<String> {
        let is_top = turnstile_hdl::catalog::find(self.unit).is_some_and(|unit| unit.top);
        let name = match self.varies_baseline() {
            true => format!("{BASELINE} {value}"),
            false => BASELINE.into(),
        };
        (is_top && self.unit != BASELINE).then_some(name)
    }

    /// The report about [`Sweep::hierarchies`], one row a value and library.
    pub fn report(&self, report: Report) -> SweepReport {
        let (paper, source) = self.parameter.paper;
        let (areas, baselines): (Vec<UnitRow>, Vec<UnitRow>) = report
            .units
            .into_iter()
            .partition(|row| self.values.contains(&row.unit.as_str()));
        let row = |mut area: UnitRow| {
            let value = std::mem::replace(&mut area.unit, self.unit.into());
            let name = self.baseline(&value);
            let baseline = baselines
                .iter()
                .find(|row| Some(&row.unit) == name.as_ref() && row.library == area.library);
            if let Some(baseline) = baseline {
                area.set_baseline(baseline);
            }
            SweepRow {
                paper: value == paper,
                value,
                area,
            }
        };
        SweepReport {
            version: report.version,
            command: report.command,
            yosys: report.yosys,
            opensta: report.opensta,
            pinned: report.pinned,
            libraries: report.libraries,
            parameter: self.parameter.name,
            what: self.parameter.what,
            unit: self.unit,
            paper,
            source,
            rows: areas.into_iter().map(row).collect(),
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
            .find(|unit| unit.eq_ignore_ascii_case(name))
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
    pub opensta: String,
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
    sram_um2: Option<f64>,
    added_cell_um2: Option<f64>,
    added_percent: Option<f64>,
    glue_um2: f64,
    fmax_mhz: Option<f64>,
    slowdown_percent: Option<f64>,
}

impl SweepReport {
    /// The table to read.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{}, {}\n{}: {}\nvaried in {}; the paper's is {} ({})\n\n",
            self.command, self.yosys, self.parameter, self.what, self.unit, self.paper, self.source
        );
        let heads = |columns: String| format!("{:20}{:22}{columns}\n", self.parameter, "library");
        let start = |row: &SweepRow| {
            let paper = if row.paper { " (paper)" } else { "" };
            format!(
                "{:20}{:22}",
                format!("{}{paper}", row.value),
                row.area.library
            )
        };
        text += &heads(area_heads());
        for row in &self.rows {
            text += &format!("{}{}\n", start(row), row.area.area_columns());
        }
        text += &format!("\n{}", heads(timing_heads(&self.opensta)));
        for row in &self.rows {
            text += &format!("{}{}\n", start(row), row.area.timing_columns());
        }
        text
    }

    /// The rows as CSV.
    pub fn csv(&self) -> Result<String> {
        let rows = self.rows.iter().map(|row| CsvRow {
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
            sram_um2: row.area.sram_um2,
            added_cell_um2: row.area.added_cell_um2,
            added_percent: row.area.added_percent,
            glue_um2: row.area.glue_um2,
            fmax_mhz: row.area.fmax_mhz,
            slowdown_percent: row.area.slowdown_percent,
        });
        rows_csv(rows).map_err(|error| AreaError::failed("--csv", error.to_string()))
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
    fn names_are_known_in_any_case() {
        let sweep = Sweep::parse("HASH=XOR", &["LDS_Bloom".into()]).unwrap();
        let Sweep {
            parameter,
            unit,
            values,
        } = sweep;
        assert_eq!(
            (parameter.name, unit, &values[..]),
            ("hash", "lds_bloom", &["xor"][..])
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
        assert!(said("bits=4", &[]).contains("choose filter_bits, hash"));
        assert!(said("filter_hash=xor", &[]).ends_with("; did you mean `hash`?"));
        assert!(said("filter_bits=16..4", &[]).contains("last value first"));
        assert!(said("filter_bits=4..16,8", &[]).contains("`8` is given twice"));
        let error = said("lock_count=64", &["lds_dcd"]);
        assert!(error.contains("no parameter of `lds_dcd`; choose lds_lockbits, lock_bit_unit"));
        assert!(said("banks=4", &["lds_dcd", "lds_bloom"]).contains("several units"));
    }
}
