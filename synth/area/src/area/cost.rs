//! Adds up what the modules of a unit cost.

use super::hierarchy::{Hierarchy, Part};
use super::liberty::{CellKind, Library};
use super::process::Stop;
use super::storage::{kind, Kind};
use super::yosys::{Synthesis, Synthesised};
use super::{AreaError, Result};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::AddAssign;

/// Cells and memory of a module or of a unit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cost {
    /// Cells of the library, flip-flops among them.
    pub cells: u64,
    pub flip_flops: u64,
    pub latches: u64,
    /// Area of the cells.
    pub cell_area: f64,
    /// Memory macros by words and bits a word.
    pub macros: BTreeMap<(u64, u64), u64>,
}

impl Cost {
    /// `count` times this.
    pub fn times(&self, count: u64) -> Self {
        Self {
            cells: self.cells * count,
            flip_flops: self.flip_flops * count,
            latches: self.latches * count,
            cell_area: self.cell_area * count as f64,
            macros: self
                .macros
                .iter()
                .map(|(size, each)| (*size, each * count))
                .collect(),
        }
    }

    /// Bits in memory macros.
    pub fn macro_bits(&self) -> u64 {
        self.macros
            .iter()
            .map(|((words, width), count)| words * width * count)
            .sum()
    }

    fn of(part: &Synthesised, library: &Library) -> Self {
        let mut cost = Self::default();
        for (name, &count) in &part.cells {
            let cell = &library.cells[name];
            cost.cells += count;
            cost.cell_area += cell.area * count as f64;
            match cell.kind {
                CellKind::Gate => {}
                CellKind::FlipFlop => cost.flip_flops += count,
                CellKind::Latch => cost.latches += count,
            }
        }
        // Arrays of one module with equally many words are read and written together: one macro.
        for &(words, width, count) in &part.macros {
            let together = cost
                .macros
                .keys()
                .find(|(other, _)| *other == words)
                .copied();
            let before = together.map_or(0, |size| {
                cost.macros.remove(&size);
                size.1
            });
            cost.macros.insert((words, before + width * count), 1);
        }
        cost
    }
}

impl AddAssign<&Cost> for Cost {
    fn add_assign(&mut self, other: &Cost) {
        self.cells += other.cells;
        self.flip_flops += other.flip_flops;
        self.latches += other.latches;
        self.cell_area += other.cell_area;
        for (size, count) in &other.macros {
            *self.macros.entry(*size).or_default() += count;
        }
    }
}

/// An array of a unit, all its instances together.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Module that has it, as the export calls it.
    pub module: String,
    pub kind: Kind,
    pub instances: u64,
    /// Bits of all instances.
    pub bits: u64,
}

/// One of the modules directly below a unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Child {
    pub module: String,
    pub instances: u64,
    /// Of one instance, with everything in it.
    pub each: Cost,
}

/// What a unit costs.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitCost {
    pub total: Cost,
    pub children: Vec<Child>,
    /// What is in the unit itself and in none of its children.
    pub glue: Cost,
    pub arrays: Vec<Array>,
    /// Every module by name, how often it is there, and what all of these cost without the modules in them.
    pub modules: BTreeMap<String, (u64, Cost)>,
}

/// Synthesises every module of the units and adds up. Equal modules of different units are synthesised once.
pub fn unit_costs(
    units: &[Hierarchy],
    synthesis: &Synthesis,
    stop: Stop,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<UnitCost>> {
    unit_costs_in(units, synthesis, synthesis.library, stop, done)
}

/// [`unit_costs`] with the areas of `areas` for the cells of the netlists.
pub fn unit_costs_in<'a>(
    units: &'a [Hierarchy],
    synthesis: &Synthesis,
    areas: &Library,
    stop: Stop,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<UnitCost>> {
    let mut parts: Vec<&'a Part> = units.iter().flat_map(|unit| &unit.parts).collect();
    // The largest first, so that no core waits for it at the end.
    parts.sort_by(|a, b| (b.verilog.len(), &a.verilog).cmp(&(a.verilog.len(), &b.verilog)));
    parts.dedup_by(|a, b| a.verilog == b.verilog);
    let synthesise = |part: &'a Part| {
        if stop() {
            return Err(AreaError::Interrupted);
        }
        let result = synthesis.synthesise(part, stop)?;
        let has_area = |name: &str| areas.cells.get(name).is_some_and(|cell| cell.area > 0.0);
        if let Some(name) = result.cells.keys().find(|name| !has_area(name)) {
            let what = format!("{} uses cell `{name}`, which has no area", part.name);
            let remedy = "give a Liberty file with the area of every cell, or with the LEF of its cells beside it";
            let place = areas.path.display().to_string();
            return Err(AreaError::input(place, what, remedy));
        }
        done();
        Ok((part.verilog.as_str(), result))
    };
    let results: Result<BTreeMap<&'a str, Synthesised>> = parts
        .into_par_iter()
        .with_max_len(1)
        .map(synthesise)
        .collect();
    let results = results?;
    let of = |unit: &Hierarchy| unit_cost(unit, &results, areas);
    Ok(units.iter().map(of).collect())
}

/// How many different modules `units` have.
pub fn distinct_parts(units: &[Hierarchy]) -> usize {
    let all = units
        .iter()
        .flat_map(|unit| &unit.parts)
        .map(|part| &part.verilog);
    all.collect::<std::collections::BTreeSet<_>>().len()
}

fn unit_cost(
    unit: &Hierarchy,
    results: &BTreeMap<&str, Synthesised>,
    library: &Library,
) -> UnitCost {
    let own = |part: &Part| Cost::of(&results[part.verilog.as_str()], library);
    let top = &unit.parts[0];
    let glue = own(top);
    let children: Vec<Child> = top
        .children
        .iter()
        .map(|&(place, instances)| Child {
            module: unit.parts[place].name.clone(),
            instances,
            each: whole(unit, place, &own),
        })
        .collect();
    let mut total = glue.clone();
    for child in &children {
        total += &child.each.times(child.instances);
    }
    let mut arrays = vec![];
    collect_arrays(unit, 0, 1, &mut arrays);
    let mut modules = BTreeMap::new();
    collect_modules(unit, 0, 1, &own, &mut modules);
    UnitCost {
        total,
        children,
        glue,
        arrays,
        modules,
    }
}

/// A module with everything in it.
fn whole(unit: &Hierarchy, place: usize, own: &impl Fn(&Part) -> Cost) -> Cost {
    let part = &unit.parts[place];
    let mut cost = own(part);
    for &(child, instances) in &part.children {
        cost += &whole(unit, child, own).times(instances);
    }
    cost
}

fn collect_modules(
    unit: &Hierarchy,
    place: usize,
    instances: u64,
    own: &impl Fn(&Part) -> Cost,
    modules: &mut BTreeMap<String, (u64, Cost)>,
) {
    let part = &unit.parts[place];
    let known = modules.entry(part.name.clone()).or_default();
    known.0 += instances;
    known.1 += &own(part).times(instances);
    for &(child, count) in &part.children {
        collect_modules(unit, child, instances * count, own, modules);
    }
}

fn collect_arrays(unit: &Hierarchy, place: usize, instances: u64, arrays: &mut Vec<Array>) {
    let part = &unit.parts[place];
    for (name, (words, width)) in &part.arrays {
        let Some(kind) = kind(name, *words) else {
            continue;
        };
        let bits = words * width * instances;
        let known = arrays
            .iter_mut()
            .find(|array| array.module == part.name && array.kind == kind);
        match known {
            Some(array) => array.bits += bits,
            None => arrays.push(Array {
                module: part.name.clone(),
                kind,
                instances,
                bits,
            }),
        }
    }
    for &(child, count) in &part.children {
        collect_arrays(unit, child, instances * count, arrays);
    }
}
