//! What an FPGA pays for what an LDS or a bank can do more than the plain one.

use super::row::FpgaRow;
use serde::Serialize;

/// Whether a unit of this name is compared with a plain one.
type IsCompared = fn(&str) -> bool;

/// Plain units, and what the names of those begin or end with that are compared with them.
const BASES: [(&str, IsCompared); 3] = [
    ("lds_bank", |unit| unit.ends_with("_bank")),
    ("small_lds_baseline", |unit| unit.starts_with("small_lds_")),
    ("lds_baseline", |unit| unit.starts_with("lds_")),
];

/// A unit beside the plain one, in percent of that.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FpgaAddition {
    pub unit: String,
    pub base: &'static str,
    pub luts_percent: f64,
    pub flip_flops_percent: f64,
    pub logic_cells_percent: f64,
    /// None: the plain one has none.
    pub block_rams_percent: Option<f64>,
    /// How much longer the period is; none without both frequencies.
    pub slowdown_percent: Option<f64>,
}

/// Every unit whose plain one is there, too, and counted in the same way.
pub fn additions(rows: &[FpgaRow]) -> Vec<FpgaAddition> {
    rows.iter().filter_map(|row| addition(row, rows)).collect()
}

fn addition(row: &FpgaRow, rows: &[FpgaRow]) -> Option<FpgaAddition> {
    let mut bases = BASES.iter();
    let (base, _) = bases.find(|(base, compared)| *base == row.unit || compared(&row.unit))?;
    let plain = rows.iter().find(|row| row.unit == *base)?;
    if plain.unit == row.unit || plain.counted_by_module != row.counted_by_module {
        return None;
    }
    let more = |of: fn(&FpgaRow) -> u64| 100.0 * (of(row) as f64 / of(plain) as f64 - 1.0);
    let slowdown = |(plain, own): (f64, f64)| 100.0 * (plain / own - 1.0);
    Some(FpgaAddition {
        unit: row.unit.clone(),
        base,
        luts_percent: more(|row| row.luts),
        flip_flops_percent: more(|row| row.flip_flops),
        logic_cells_percent: more(|row| row.logic_cells),
        block_rams_percent: (plain.block_rams > 0).then(|| more(|row| row.block_rams)),
        slowdown_percent: plain.fmax_mhz.zip(row.fmax_mhz).map(slowdown),
    })
}

/// As a table.
pub fn additions_text(additions: &[FpgaAddition]) -> String {
    if additions.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\nWhat is added\n{:22}{:>20}{:>10}{:>10}{:>13}{:>9}{:>10}\n",
        "unit", "to", "LUTs", "FFs", "logic cells", "BRAMs", "slowdown"
    );
    let percent = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:+.1} %"));
    for row in additions {
        text += &format!(
            "{:22}{:>20}{:>10}{:>10}{:>13}{:>9}{:>10}\n",
            row.unit,
            row.base,
            percent(Some(row.luts_percent)),
            percent(Some(row.flip_flops_percent)),
            percent(Some(row.logic_cells_percent)),
            percent(row.block_rams_percent),
            percent(row.slowdown_percent),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(unit: &str, luts: u64, fmax_mhz: Option<f64>) -> FpgaRow {
        FpgaRow {
            unit: unit.into(),
            scaled_down: None,
            fits: true,
            counted_by_module: false,
            luts,
            flip_flops: 2 * luts,
            block_rams: 0,
            logic_cells: 3 * luts,
            logic_cells_available: 1,
            logic_cells_percent: 0.0,
            block_rams_available: 1,
            block_rams_percent: 0.0,
            fmax_mhz,
            harness_luts: None,
            harness_flip_flops: None,
            problem: None,
        }
    }

    #[test]
    fn an_addition_is_compared_with_its_own_plain_unit() {
        let mut rows = [
            row("lds_bank", 100, Some(50.0)),
            row("dcd_bank", 150, Some(40.0)),
            row("small_lds_dcd", 150, None),
            row("small_lds_baseline", 120, Some(50.0)),
            row("lds_dcd", 9, None),
            row("lds_alu", 9, None),
        ];
        let added = additions(&rows);
        let units: Vec<_> = added
            .iter()
            .map(|row| (row.unit.as_str(), row.base))
            .collect();
        let wanted = [
            ("dcd_bank", "lds_bank"),
            ("small_lds_dcd", "small_lds_baseline"),
        ];
        assert_eq!(units, wanted);
        assert_eq!(added[0].luts_percent, 50.0);
        assert_eq!(added[0].slowdown_percent, Some(25.0));
        assert_eq!(added[0].block_rams_percent, None);
        assert_eq!(
            (added[1].luts_percent, added[1].slowdown_percent),
            (25.0, None)
        );
        // Counted module by module is another count.
        rows[1].counted_by_module = true;
        assert_eq!(additions(&rows).len(), 1);
    }
}
