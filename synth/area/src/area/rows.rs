//! The rows of a report: libraries, units, their parts and arrays.

use super::storage::{Built, SramModel};
use super::timing::Timing;
use serde::Serialize;
use std::collections::BTreeMap;

/// What additions are compared with.
pub const BASELINE: &str = "lds_baseline";
/// What the banks of transactional tops are compared with.
const BASELINE_BANK: &str = "lds_bank";

/// A cell library.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LibraryInfo {
    pub name: String,
    pub file: String,
    pub digest: String,
    /// The cell a gate equivalent is, and its area.
    pub nand2: String,
    pub nand2_um2: f64,
    pub flip_flop: String,
    pub flip_flop_um2: f64,
    /// None: no figure to scale from.
    pub sram: Option<SramModel>,
    /// The library that netlists were mapped with, if it is not this one: its cells have been replaced.
    pub replaces: Option<String>,
}

/// A unit in a library.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnitRow {
    pub unit: String,
    pub library: String,
    pub cells: u64,
    pub flip_flops: u64,
    pub latches: u64,
    pub gate_equivalents: f64,
    pub cell_um2: f64,
    pub sram_bits: u64,
    pub sram_um2: Option<f64>,
    /// Cells over those of the baseline, for another top.
    pub added_cell_um2: Option<f64>,
    pub added_percent: Option<f64>,
    /// What is directly in the unit; the sum of the parts and the glue is the unit.
    pub parts: Vec<PartRow>,
    pub glue_cells: u64,
    pub glue_um2: f64,
    pub fmax_mhz: Option<f64>,
    /// How much longer the period is than that of what it adds to.
    pub slowdown_percent: Option<f64>,
    /// None: the unit has no path, or the library no timing of memories.
    pub critical_path: Option<Timing>,
}

/// A module directly in a unit, all its instances together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartRow {
    pub module: String,
    pub instances: u64,
    pub cells: u64,
    pub cell_um2: f64,
    pub sram_bits: u64,
}

/// An array of a unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StorageRow {
    pub unit: String,
    pub module: String,
    pub array: &'static str,
    pub instances: u64,
    pub bits: u64,
    pub built: Built,
    pub space: &'static str,
}

/// What a unit is an addition to.
pub(super) fn adds_to(unit: &str) -> Option<&'static str> {
    let is_top = turnstile_hdl::catalog::find(unit).is_some_and(|unit| unit.top);
    match unit {
        BASELINE | BASELINE_BANK => None,
        _ if is_top => Some(BASELINE),
        _ if unit.ends_with("_bank") => Some(BASELINE_BANK),
        _ => None,
    }
}

/// Heads of [`UnitRow::area_columns`].
pub(super) fn area_heads() -> String {
    format!(
        "{:>9}{:>8}{:>10}{:>12}{:>9}{:>11}{:>10}{:>12}",
        "cells", "FFs", "kGE", "cell um2", "added", "glue um2", "SRAM bits", "SRAM um2"
    )
}

/// Heads of [`UnitRow::timing_columns`].
pub(super) fn timing_heads(opensta: &str) -> String {
    format!(
        "{:>10}{:>10}{:>10}  critical path ({opensta})",
        "period ns", "Fmax MHz", "slowdown"
    )
}

/// A change in percent with its sign; one that rounds to nothing has none.
fn percent(value: Option<f64>) -> String {
    value.map_or("-".into(), |value| match format!("{value:+.1}").as_str() {
        "-0.0" | "+0.0" => "0.0 %".into(),
        text => format!("{text} %"),
    })
}

impl UnitRow {
    /// What it costs, as columns of a table.
    pub(super) fn area_columns(&self) -> String {
        let sram = match self.sram_um2 {
            Some(area) if self.sram_bits > 0 => format!("{area:.0}"),
            _ => "-".into(),
        };
        format!(
            "{:>9}{:>8}{:>10.1}{:>12.0}{:>9}{:>11.0}{:>10}{:>12}",
            self.cells,
            self.flip_flops,
            self.gate_equivalents / 1000.0,
            self.cell_um2,
            percent(self.added_percent),
            self.glue_um2,
            self.sram_bits,
            sram
        )
    }

    /// How fast it is, as columns of a table.
    pub(super) fn timing_columns(&self) -> String {
        let Some(path) = &self.critical_path else {
            return format!("{:>10}{:>10}{:>10}  none", "-", "-", "-");
        };
        format!(
            "{:>10.3}{:>10.1}{:>10}  {}",
            path.period_ns,
            path.fmax_mhz(),
            percent(self.slowdown_percent),
            path.text()
        )
    }

    /// What it is more than `baseline`.
    pub(super) fn set_baseline(&mut self, baseline: &Self) {
        let added = self.cell_um2 - baseline.cell_um2;
        self.added_cell_um2 = Some(added);
        self.added_percent = Some(100.0 * added / baseline.cell_um2);
        let periods = baseline
            .critical_path
            .as_ref()
            .zip(self.critical_path.as_ref());
        self.slowdown_percent =
            periods.map(|(base, own)| 100.0 * (own.period_ns / base.period_ns - 1.0));
    }

    pub(super) fn set_timing(&mut self, all: &BTreeMap<&str, &Option<Timing>>) {
        let period = |name: &str| Some(all.get(name)?.as_ref()?.period_ns);
        self.critical_path = all.get(self.unit.as_str()).and_then(|path| (*path).clone());
        self.fmax_mhz = self.critical_path.as_ref().map(Timing::fmax_mhz);
        self.slowdown_percent = adds_to(&self.unit)
            .and_then(period)
            .zip(period(&self.unit))
            .map(|(base, period)| 100.0 * (period / base - 1.0));
    }
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn a_change_that_rounds_to_nothing_has_no_sign() {
        let shown = [-0.04, 0.04, -0.06, 4.2].map(|value| percent(Some(value)));
        assert_eq!(shown, ["0.0 %", "0.0 %", "-0.1 %", "+4.2 %"]);
    }
}
