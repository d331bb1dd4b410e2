//! What an LDS costs that can do more than the baseline, seen from several sides: a small part of one with its SRAM may be a large
//! part of its logic, and of the SRAM that a chip can buy.

use super::rows::{LibraryInfo, UnitRow, BASELINE};
use super::storage::{SramModel, DENSE_BIT_UM2};
use serde::Serialize;
use turnstile_hdl::full_size::{BANKS, ROWS};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;

/// Parts that stand for what a core does anyway: the loop of an atomic through lock bits is Fermi's compiler's.
const STAND_INS: [(&str, &str); 1] = [("lds_lockbits", "atomic_sequencer")];

/// A top in a library beside the baseline, or that itself, with SRAM of the top's own size in both.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Addition {
    pub unit: String,
    /// If this is of a part only, which is a stand-in for what a core does.
    pub stand_in: Option<&'static str>,
    pub library: String,
    pub added_cell_um2: f64,
    /// Of the baseline's cells.
    pub cells_percent: f64,
    /// Of its cells and the SRAM of the model.
    pub sram_percent: f64,
    /// Of its cells and SRAM of [`DENSE_BIT_UM2`] a bit.
    pub dense_sram_percent: f64,
    /// Cells and SRAM of the model over the KiB that variables may take: of a kernel with transactions, where there are such.
    pub um2_per_usable_kib: f64,
}

/// Whether a unit is an LDS with transactions.
pub fn has_transactions(unit: &str) -> bool {
    turnstile_hdl::catalog::find(unit)
        .and_then(|unit| LdsPins::of((unit.build)().ports()))
        .is_some_and(|pins| matches!(pins, LdsPins::Transactional(_)))
}

/// Bytes that variables of a kernel may take in a top: backups and owners of transactions take the rest.
fn usable_bytes(row: &UnitRow) -> u64 {
    if has_transactions(&row.unit) {
        let fits = |rows: &usize| 2 * rows + rows.div_ceil(4) <= ROWS;
        let rows = (0..ROWS).rev().find(fits).unwrap_or(0);
        (rows * BANKS * 4) as u64
    } else {
        row.sram_bits / 8
    }
}

/// The tops of a library beside its baseline; none without one, or without a model of SRAM.
pub fn additions(rows: &[UnitRow], library: &LibraryInfo) -> Vec<Addition> {
    let of_library = || rows.iter().filter(|row| row.library == library.name);
    let Some(baseline) = of_library().find(|row| row.unit == BASELINE) else {
        return vec![];
    };
    let addition = |row: &UnitRow, stand_in: Option<&'static str>| {
        let added = match stand_in {
            Some(name) => row.parts.iter().find(|part| part.module == name)?.cell_um2,
            None if row.unit == BASELINE => 0.0,
            None => row.added_cell_um2?,
        };
        let sram = row.sram_um2?;
        let dense = SramModel::dense_bit_um2(&library.name)? * row.sram_bits as f64;
        let percent = |sram: f64| 100.0 * added / (baseline.cell_um2 + sram);
        Some(Addition {
            unit: row.unit.clone(),
            stand_in,
            library: library.name.clone(),
            added_cell_um2: added,
            cells_percent: percent(0.0),
            sram_percent: percent(sram),
            dense_sram_percent: percent(dense),
            um2_per_usable_kib: (row.cell_um2 + sram) / (usable_bytes(row) as f64 / 1024.0),
        })
    };
    let with_stand_ins = |row: &UnitRow| {
        let stand_ins = STAND_INS.iter().filter(|(unit, _)| *unit == row.unit);
        let parts = stand_ins.filter_map(|(_, part)| addition(row, Some(part)));
        addition(row, None)
            .into_iter()
            .chain(parts)
            .collect::<Vec<_>>()
    };
    of_library().flat_map(with_stand_ins).collect()
}

/// As a table.
pub fn additions_text(additions: &[Addition], library: &LibraryInfo) -> String {
    let Some(dense) = SramModel::dense_bit_um2(&library.name).filter(|_| !additions.is_empty())
    else {
        return String::new();
    };
    let mut text = format!(
        "\nWhat is added to {BASELINE}: of its cells; of those with the SRAM above; of those with SRAM of {dense:.0} um2 a bit (assumed: \
         {DENSE_BIT_UM2:.0} at 0.18 um)\n{:24}{:>12}{:>10}{:>11}{:>13}{:>19}\n",
        "unit", "cell um2", "of cells", "with SRAM", "dense SRAM", "um2 a usable KiB"
    );
    for row in additions {
        let (name, per_kib) = match row.stand_in {
            Some(part) => (format!("- {part} *"), String::new()),
            None => (row.unit.clone(), format!("{:.0}", row.um2_per_usable_kib)),
        };
        let line = format!(
            "{name:24}{:>12.0}{:>8.1} %{:>9.2} %{:>11.1} %{per_kib:>19}",
            row.added_cell_um2, row.cells_percent, row.sram_percent, row.dense_sram_percent,
        );
        text += line.trim_end();
        text.push('\n');
    }
    if additions.iter().any(|row| row.stand_in.is_some()) {
        text += "* of the line above: stands for what a core does anyway\n";
    }
    text
}
