//! Where an addition is: what each kind of module adds to the baseline, and how much of that are flip-flops.

use super::addition::has_transactions;
use super::cost::{Cost, UnitCost};
use super::rows::{LibraryInfo, BASELINE};
use super::storage::SramModel;
use serde::Serialize;
use std::collections::BTreeMap;

/// Shares of an LDS that are smaller are added up, in percent.
const SMALLEST: f64 = 0.05;
/// What the smaller ones are called.
const OTHERS: &str = "others";
/// The baseline has some modules without what only transactions need: they are compared with those that have it.
const WITHOUT: &str = "_plain";

/// What one kind of module adds to the baseline, without the modules that are in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AddedPart {
    pub unit: String,
    pub library: String,
    pub module: String,
    pub instances: u64,
    pub cell_um2: f64,
    /// Of the baseline's cells and the SRAM of the model.
    pub sram_percent: f64,
    /// Of its flip-flops alone: there is no organisation with these registers that takes less.
    pub flip_flops_percent: f64,
}

/// The parts of the tops with transactions, the largest first; none without a baseline, or without a model of SRAM.
pub fn added_parts(units: &[(&str, &UnitCost)], library: &LibraryInfo) -> Vec<AddedPart> {
    let baseline = units.iter().find(|(name, _)| *name == BASELINE);
    let (Some((_, baseline)), Some(model)) = (baseline, library.sram) else {
        return vec![];
    };
    let of = |&(name, cost): &(&str, &UnitCost)| {
        let lds = baseline.total.cell_area + sram(&cost.total, model);
        parts(name, cost, baseline, lds, library)
    };
    let tops = units.iter().filter(|(name, _)| has_transactions(name));
    tops.flat_map(of).collect()
}

fn sram(cost: &Cost, model: SramModel) -> f64 {
    let each =
        |((words, width), count): (&(u64, u64), &u64)| model.um2.at(*words, *width) * *count as f64;
    cost.macros.iter().map(each).sum()
}

fn parts(
    unit: &str,
    cost: &UnitCost,
    baseline: &UnitCost,
    lds: f64,
    library: &LibraryInfo,
) -> Vec<AddedPart> {
    let mut changes: BTreeMap<&str, (u64, f64, f64)> = BTreeMap::new();
    for (modules, sign) in [(&cost.modules, 1.0), (&baseline.modules, -1.0)] {
        for (name, (instances, own)) in modules {
            let name = match name.as_str() {
                _ if name == unit || name == BASELINE => "glue",
                name => name.trim_end_matches(WITHOUT),
            };
            let change = changes.entry(name).or_default();
            change.0 = change.0.max(*instances);
            change.1 += sign * own.cell_area;
            change.2 += sign * own.flip_flops as f64 * library.flip_flop_um2;
        }
    }
    let part = |module: &str, (instances, um2, flip_flops): (u64, f64, f64)| AddedPart {
        unit: unit.into(),
        library: library.name.clone(),
        module: module.into(),
        instances,
        cell_um2: um2,
        sram_percent: 100.0 * um2 / lds,
        flip_flops_percent: 100.0 * flip_flops / lds,
    };
    let all = changes
        .into_iter()
        .map(|(module, change)| part(module, change));
    let (mut parts, small): (Vec<_>, Vec<_>) = all
        .filter(|part| part.cell_um2 != 0.0)
        .partition(|part| part.sram_percent >= SMALLEST);
    parts.sort_by(|a, b| b.cell_um2.total_cmp(&a.cell_um2));
    if !small.is_empty() {
        let sum = |of: fn(&AddedPart) -> f64| small.iter().map(of).sum::<f64>();
        let others = AddedPart {
            sram_percent: sum(|part| part.sram_percent),
            flip_flops_percent: sum(|part| part.flip_flops_percent),
            ..part(OTHERS, (0, sum(|part| part.cell_um2), 0.0))
        };
        parts.push(others);
    }
    parts
}

/// As a table.
pub fn added_parts_text(parts: &[AddedPart]) -> String {
    let mut text = String::new();
    for of_unit in parts.chunk_by(|one, other| one.unit == other.unit) {
        text += &format!(
            "{:36}{:>10}{:>12}{:>11}{:>18}\n",
            of_unit[0].unit, "instances", "cell um2", "with SRAM", "flip-flops alone"
        );
        let sum = |of: fn(&AddedPart) -> f64| of_unit.iter().map(of).sum::<f64>();
        let line = |name: &str, instances: u64, um2: f64, [all, registers]: [f64; 2]| {
            let instances = match instances {
                0 => String::new(),
                some => some.to_string(),
            };
            format!("{name:36}{instances:>10}{um2:>12.0}{all:>9.2} %{registers:>16.2} %\n")
        };
        for part in of_unit {
            let percents = [part.sram_percent, part.flip_flops_percent];
            text += &line(
                &format!("- {}", part.module),
                part.instances,
                part.cell_um2,
                percents,
            );
        }
        let percents = [
            sum(|part| part.sram_percent),
            sum(|part| part.flip_flops_percent),
        ];
        text += &line("sum", 0, sum(|part| part.cell_um2), percents);
    }
    match text.is_empty() {
        true => text,
        false => format!(
            "\nWhere it is: what each kind of module adds, without those in it, in um2 and of {BASELINE} with the SRAM above; and its flip-flops \
             alone\n{text}"
        ),
    }
}
