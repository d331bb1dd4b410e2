//! `turnstile area --chart FILE`: what units are made of, as bars.

use turnstile_area::area::report::{LibraryInfo, UnitRow, BASELINE};
use turnstile_experiments::engine::chart::{self, Panel, PanelKind, Series};
use turnstile_tools::Result;

/// A bar: its name below, and the unit.
type Bar<'a> = (String, &'a UnitRow);

/// A panel with the cells for each library, and one with the SRAM, which is in none of them.
pub fn svg(title: &str, libraries: &[LibraryInfo], bars: &[Bar]) -> Result<String> {
    let mut panels: Vec<Panel> = libraries
        .iter()
        .map(|library| cells(title, library, bars))
        .collect();
    let first = libraries.first().map(|library| library.name.as_str());
    let bars = bars
        .iter()
        .filter(|(_, row)| Some(row.library.as_str()) == first);
    let bars: Vec<&Bar> = bars.collect();
    panels.push(Panel::new(
        "memory macros, Kibit; their area is in no bar above",
        PanelKind::Stacked,
        names(&bars),
        vec![Series::new(
            "SRAM",
            bars.iter()
                .map(|(_, row)| Some(row.sram_bits as f64 / 1024.0)),
        )],
    ));
    chart::svg(&panels)
}

fn names(bars: &[&Bar]) -> Vec<String> {
    bars.iter().map(|(name, _)| name.clone()).collect()
}

fn cells(title: &str, library: &LibraryInfo, bars: &[Bar]) -> Panel {
    let bars = bars.iter().filter(|(_, row)| row.library == library.name);
    let bars: Vec<&Bar> = bars.collect();
    let baseline = bars.iter().find(|(_, row)| row.unit == BASELINE);
    let baseline = baseline.map(|(_, row)| *row);
    let stacks: Vec<Vec<(String, f64)>> =
        bars.iter().map(|(_, row)| stack(row, baseline)).collect();
    // In the order in which the bars have them, what all have first.
    let mut labels: Vec<&str> = vec![];
    for (label, _) in stacks.iter().flatten() {
        if !labels.contains(&label.as_str()) {
            labels.push(label);
        }
    }
    labels.sort_by_key(|label| {
        let place = ORDER.iter().position(|known| known == label);
        place.unwrap_or(ORDER.len())
    });
    let series = labels.into_iter().map(|label| {
        Series::new(
            label,
            stacks.iter().map(|stack| height(stack, label, library)),
        )
    });
    Panel::new(
        format!(
            "{title}: cells without memory macros, kGE, {}",
            library.name
        ),
        PanelKind::Stacked,
        names(&bars),
        series,
    )
}

/// Thousands of gate equivalents of a part.
fn height(stack: &[(String, f64)], label: &str, library: &LibraryInfo) -> Option<f64> {
    let part = stack.iter().find(|(name, _)| name == label)?;
    Some(part.1 / library.nand2_um2 / 1000.0)
}

/// The units of the baseline, and then what is added to them.
const ORDER: [&str; 10] = [
    "LDS unit",
    "banks",
    "LDS unit: additions",
    "banks: additions",
    "transaction sequencer",
    "layout table",
    "lock bits",
    "atomic sequencer",
    "request stage",
    "wires and gates between them",
];

/// What a unit is made of, in um2. Of what the baseline has too, the part beyond it is an addition.
fn stack(row: &UnitRow, baseline: Option<&UnitRow>) -> Vec<(String, f64)> {
    let mut parts = vec![];
    for part in &row.parts {
        let kind = kind(row, &part.module);
        let label = label(row, kind);
        let mut held = baseline.into_iter().flat_map(|baseline| {
            let parts = baseline.parts.iter();
            parts.filter(|other| self::kind(baseline, &other.module) == kind)
        });
        let kept = held
            .next()
            .map_or(part.cell_um2, |held| held.cell_um2.min(part.cell_um2));
        parts.push((label.clone(), kept));
        if part.cell_um2 > kept {
            parts.push((format!("{label}: additions"), part.cell_um2 - kept));
        }
    }
    let between = match row.parts.is_empty() {
        true => row.unit.as_str(),
        false => ORDER[ORDER.len() - 1],
    };
    parts.push((between.into(), row.glue_um2));
    parts
}

/// The module's name without that of the unit it is in.
fn kind<'a>(row: &UnitRow, module: &'a str) -> &'a str {
    let inner = module.strip_prefix(row.unit.as_str());
    inner
        .and_then(|inner| inner.strip_prefix('_'))
        .unwrap_or(module)
}

fn label(row: &UnitRow, kind: &str) -> String {
    let has_locks = || {
        row.parts
            .iter()
            .any(|part| self::kind(row, &part.module) == "locks")
    };
    match kind {
        "unit" => "LDS unit",
        "bank" => "banks",
        "sequencer" if has_locks() => "atomic sequencer",
        "sequencer" => "transaction sequencer",
        "layout" => "layout table",
        "locks" => "lock bits",
        "stage" => "request stage",
        other => other,
    }
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_area::area::report::PartRow;

    fn unit(name: &str, parts: &[(&str, f64)], glue: f64) -> UnitRow {
        let part = |(kind, area): &(&str, f64)| PartRow {
            module: format!("{name}_{kind}"),
            instances: 1,
            cells: 1,
            cell_um2: *area,
            sram_bits: 0,
        };
        UnitRow {
            unit: name.into(),
            library: "cells".into(),
            cells: 1,
            flip_flops: 0,
            latches: 0,
            gate_equivalents: 0.0,
            cell_um2: parts.iter().map(|part| part.1).sum::<f64>() + glue,
            sram_bits: 0,
            sram_um2: None,
            added_cell_um2: None,
            added_percent: None,
            parts: parts.iter().map(part).collect(),
            glue_cells: 0,
            glue_um2: glue,
            fmax_mhz: None,
            slowdown_percent: None,
            critical_path: None,
        }
    }

    /// The parts of a bar are as high as the unit, and what the baseline has is apart from what is added.
    #[test]
    fn additions_are_apart_from_the_baseline() {
        let baseline = unit(BASELINE, &[("unit", 10.0), ("bank", 20.0)], 1.0);
        let parts = [
            ("unit", 12.0),
            ("bank", 50.0),
            ("sequencer", 5.0),
            ("layout", 3.0),
        ];
        let top = unit("lds_dcd", &parts, 2.0);
        let stack = stack(&top, Some(&baseline));
        let wanted = [
            ("LDS unit", 10.0),
            ("LDS unit: additions", 2.0),
            ("banks", 20.0),
            ("banks: additions", 30.0),
            ("transaction sequencer", 5.0),
            ("layout table", 3.0),
            ("wires and gates between them", 2.0),
        ];
        assert_eq!(stack, wanted.map(|(name, area)| (name.to_owned(), area)));
        let sum: f64 = stack.iter().map(|part| part.1).sum();
        assert_eq!(sum, top.cell_um2);
    }

    #[test]
    fn the_sequencer_of_lock_bits_is_another() {
        let top = unit("lds_lockbits", &[("locks", 1.0), ("sequencer", 2.0)], 0.0);
        let stack = stack(&top, None);
        let names: Vec<&str> = stack.iter().map(|part| part.0.as_str()).collect();
        assert_eq!(names, ["lock bits", "atomic sequencer", ORDER[9]]);
    }
}
