//! The report: figures of several units and libraries, as a table, JSON and CSV.

use super::added_parts::{added_parts, added_parts_text, AddedPart};
use super::addition::{additions, additions_text, Addition};
use super::cost::{unit_costs, unit_costs_in, Cost, UnitCost};
use super::hierarchy::Hierarchy;
use super::lef::Lef;
use super::liberty::Library;
use super::process::Stop;
use super::rows::adds_to;
pub(super) use super::rows::{area_heads, timing_heads};
pub use super::rows::{LibraryInfo, PartRow, StorageRow, UnitRow, BASELINE};
use super::storage::{paper_figures, Built, PaperFigure, SramModel};
use super::timing::{timing, Timing};
use super::yosys::{Synthesis, PINNED};
use super::{AreaError, Result};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use turnstile_tools::kept::digest;
use turnstile_tools::table::rows_csv;
use turnstile_tools::{OPENSTA, YOSYS};

/// What the figures are not.
const CAVEATS: [&str; 6] = [
    "cells without wires, clock tree, scan or test; typical corner only; ABC sizes for delay without wire loads",
    "timing: everything outside a unit is a flip-flop, outputs are not loaded, the clock is ideal",
    "every module is synthesised alone: nothing is optimised across its ports",
    "SRAM um2 come from a fitted model, cell um2 from the library: never add them without saying so",
    "lds_lockbits has Fermi's 48 KB and WARPS slots for atomics: less SRAM than lds_baseline's 64 KB",
    "initial values are dropped, and the areas are the library's own (one it gives as 0 is that of the cell's layout, a LEF beside it)",
];

/// Everything there is to say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub version: &'static str,
    /// Command that makes the report.
    pub command: String,
    pub yosys: String,
    pub opensta: String,
    /// Whether it is the version of the reference figures.
    pub pinned: bool,
    pub libraries: Vec<LibraryInfo>,
    pub units: Vec<UnitRow>,
    /// Of tops beside the baseline, if it is one of the units.
    pub additions: Vec<Addition>,
    /// Of tops with transactions, module by module, in the first library.
    pub added_parts: Vec<AddedPart>,
    pub storage: Vec<StorageRow>,
    pub paper_storage: Vec<PaperFigure>,
    pub caveats: Vec<String>,
}

/// What to report about.
pub struct Request<'a> {
    /// Units by name with their Verilog.
    pub units: &'a [(String, Hierarchy)],
    pub libraries: &'a [Library],
    /// Cells that replace those of the first library in one more count.
    pub lef: Option<&'a Lef>,
    pub cache: &'a Path,
    pub command: String,
}

impl Report {
    /// Synthesises whatever is not in the cache.
    pub fn make(request: &Request, stop: Stop, done: &(dyn Fn() + Sync)) -> Result<Self> {
        let version = YOSYS.version()?;
        let hierarchies: Vec<Hierarchy> =
            request.units.iter().map(|(_, unit)| unit.clone()).collect();
        let mut report = Self {
            version: env!("CARGO_PKG_VERSION"),
            command: request.command.clone(),
            pinned: version.starts_with(&format!("{PINNED} ")),
            yosys: version,
            opensta: format!("OpenSTA {}", OPENSTA.version()?),
            libraries: vec![],
            units: vec![],
            additions: vec![],
            added_parts: vec![],
            storage: vec![],
            paper_storage: paper_figures(),
            caveats: CAVEATS.map(str::to_owned).to_vec(),
        };
        for (at, library) in request.libraries.iter().enumerate() {
            let synthesis = Synthesis {
                library,
                version: &report.yosys,
                cache: request.cache,
            };
            let costs = unit_costs(&hierarchies, &synthesis, stop, done)?;
            let info = info(library)?;
            let timings = report.timings(&hierarchies, &synthesis, &info, stop, done)?;
            report.add(request, info, &costs, &timings);
            if at > 0 {
                continue;
            }
            let names = request.units.iter().map(|(name, _)| name.as_str());
            let units: Vec<_> = names.zip(&costs).collect();
            report.added_parts = added_parts(&units, &report.libraries[0]);
            for ((name, _), cost) in request.units.iter().zip(&costs) {
                report.storage.extend(storage(name, cost));
                report.caveats.extend(continued(name, cost));
            }
        }
        if let Some((lef, library)) = request.lef.zip(request.libraries.first()) {
            let areas = lef.replacing(library)?;
            let synthesis = Synthesis {
                library,
                version: &report.yosys,
                cache: request.cache,
            };
            let costs = unit_costs_in(&hierarchies, &synthesis, &areas, stop, done)?;
            let mut info = info(&areas)?;
            for name in [&mut info.nand2, &mut info.flip_flop] {
                *name = lef.name_of(name).unwrap_or_else(|| name.clone());
            }
            info.replaces = Some(library.name.clone());
            report.add(request, info, &costs, &vec![None; costs.len()]);
        }
        Ok(report)
    }

    /// The units in a library.
    fn add(
        &mut self,
        request: &Request,
        library: LibraryInfo,
        costs: &[UnitCost],
        timings: &[Option<Timing>],
    ) {
        let names = || request.units.iter().map(|(name, _)| name.as_str());
        let baseline = names().position(|name| name == BASELINE);
        let timed: BTreeMap<&str, &Option<Timing>> = names().zip(timings).collect();
        for (name, cost) in names().zip(costs) {
            let mut row = row(name, cost, &library, baseline.map(|at| &costs[at]));
            row.set_timing(&timed);
            self.units.push(row);
        }
        self.additions.extend(additions(&self.units, &library));
        self.libraries.push(library);
    }

    /// Of every unit, where the library has all that is needed.
    fn timings(
        &self,
        units: &[Hierarchy],
        synthesis: &Synthesis,
        library: &LibraryInfo,
        stop: Stop,
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<Option<Timing>>> {
        let of = |unit: &Hierarchy| {
            let timing = timing(unit, synthesis, library.sram.as_ref(), &self.opensta, stop)?;
            done();
            Ok(timing)
        };
        units.par_iter().with_max_len(1).map(of).collect()
    }
}

fn info(library: &Library) -> Result<LibraryInfo> {
    let nand2 = library.nand2()?;
    let (flip_flop, flip_flop_um2) = library.flip_flop()?;
    Ok(LibraryInfo {
        name: library.name.clone(),
        file: library.path.display().to_string(),
        digest: digest(&[&library.text]),
        nand2: nand2.name,
        nand2_um2: nand2.area,
        flip_flop: flip_flop.into(),
        flip_flop_um2,
        sram: SramModel::of(&library.name),
        replaces: None,
    })
}

fn sram_um2(cost: &Cost, model: Option<SramModel>) -> Option<f64> {
    let each = |((words, width), count): (&(u64, u64), &u64)| {
        Some(model?.um2.at(*words, *width) * *count as f64)
    };
    cost.macros.iter().map(each).sum()
}

fn row(name: &str, cost: &UnitCost, library: &LibraryInfo, baseline: Option<&UnitCost>) -> UnitRow {
    let total = &cost.total;
    let added = baseline
        .filter(|_| adds_to(name) == Some(BASELINE))
        .map(|baseline| total.cell_area - baseline.total.cell_area);
    let percent = |added: f64| baseline.map(|baseline| 100.0 * added / baseline.total.cell_area);
    let parts = cost.children.iter().map(|child| {
        let all = child.each.times(child.instances);
        PartRow {
            module: child.module.clone(),
            instances: child.instances,
            cells: all.cells,
            cell_um2: all.cell_area,
            sram_bits: all.macro_bits(),
        }
    });
    UnitRow {
        unit: name.into(),
        library: library.name.clone(),
        cells: total.cells,
        flip_flops: total.flip_flops,
        latches: total.latches,
        gate_equivalents: total.cell_area / library.nand2_um2,
        cell_um2: total.cell_area,
        sram_bits: total.macro_bits(),
        sram_um2: sram_um2(total, library.sram),
        added_cell_um2: added,
        added_percent: added.and_then(percent),
        parts: parts.collect(),
        glue_cells: cost.glue.cells,
        glue_um2: cost.glue.cell_area,
        fmax_mhz: None,
        slowdown_percent: None,
        critical_path: None,
    }
}

/// That a macro is larger than those the model goes through.
fn continued(name: &str, cost: &UnitCost) -> Option<String> {
    let sizes = cost.total.macros.keys();
    let largest = sizes.map(|(words, width)| words * width).max()?;
    (largest > SramModel::largest_bits()).then(|| {
        format!(
            "{name}: its macros of {largest} bits are larger than any that OpenRAM laid out for the line ({} bits)",
            SramModel::largest_bits()
        )
    })
}

fn storage<'a>(name: &'a str, cost: &'a UnitCost) -> impl Iterator<Item = StorageRow> + 'a {
    cost.arrays.iter().map(move |array| StorageRow {
        unit: name.into(),
        module: array.module.clone(),
        array: array.kind.name,
        instances: array.instances,
        bits: array.bits,
        built: array.kind.built,
        space: array.kind.space,
    })
}

impl Report {
    /// The table to read.
    pub fn text(&self) -> String {
        let mut text = format!("{}, {}\n", self.command, self.yosys);
        if !self.pinned {
            text += &format!("NOT {PINNED}: the figures differ from the reference ones\n");
        }
        for library in &self.libraries {
            self.library_text(library, &mut text);
            let of_library = self
                .additions
                .iter()
                .filter(|row| row.library == library.name);
            let of_library: Vec<Addition> = of_library.cloned().collect();
            text += &additions_text(&of_library, library);
            self.timing_text(library, &mut text);
        }
        text += &added_parts_text(&self.added_parts);
        self.storage_text(&mut text);
        text += "\nCaveats\n";
        for caveat in &self.caveats {
            text += &format!("- {caveat}\n");
        }
        text
    }

    fn library_text(&self, library: &LibraryInfo, text: &mut String) {
        *text += &format!(
            "\n{}: gate equivalent = {} of {} um2, flip-flop {} of {} um2\n",
            library.name,
            library.nand2,
            library.nand2_um2,
            library.flip_flop,
            library.flip_flop_um2
        );
        if let Some(mapped) = &library.replaces {
            *text += &format!(
                "areas from {}: every cell of the netlist mapped with {mapped} replaced by the one of the same function and the nearest drive; \
                 not mapped or sized for these cells, and no timing\n",
                library.file
            );
        }
        *text += &match library.sram {
            Some(model) => format!(
                "SRAM macro = {:.0} um2 + {:.2} um2 a bit (line within {:.0} %), access {:.3} ns + {:.3} ns a Kibit \
                 (within {:.0} %): OpenRAM scaled by lambda\n",
                model.um2.base,
                model.um2.per_bit,
                100.0 * SramModel::worst().0,
                model.access_ns.base,
                1024.0 * model.access_ns.per_bit,
                100.0 * SramModel::worst().1,
            ),
            None => "SRAM: no figure to scale from\n".into(),
        };
        *text += &format!("\n{:24}{}\n", "unit", area_heads());
        for row in self.units.iter().filter(|row| row.library == library.name) {
            *text += &format!("{:24}{}\n", row.unit, row.area_columns());
        }
        self.latches_text(library, text);
        for row in self
            .units
            .iter()
            .filter(|row| row.library == library.name && is_top(row))
        {
            *text += &format!("\n{} = glue {:.0} um2", row.unit, row.glue_um2);
            for part in &row.parts {
                *text += &format!(" + {} {} {:.0}", part.instances, part.module, part.cell_um2);
            }
        }
        text.push('\n');
    }

    /// How many latches there are besides, if any.
    fn latches_text(&self, library: &LibraryInfo, text: &mut String) {
        let of_library = self.units.iter().filter(|row| row.library == library.name);
        let latched = of_library.filter(|row| row.latches > 0);
        let counts: Vec<String> = latched
            .map(|row| format!("{} {}", row.unit, row.latches))
            .collect();
        if !counts.is_empty() {
            *text += &format!("latches: {}\n", counts.join(", "));
        }
    }

    fn timing_text(&self, library: &LibraryInfo, text: &mut String) {
        if library.replaces.is_some() {
            return;
        }
        *text += &format!("\n{:24}{}\n", "unit", timing_heads(&self.opensta));
        for row in self.units.iter().filter(|row| row.library == library.name) {
            *text += &format!("{:24}{}\n", row.unit, row.timing_columns());
        }
    }

    fn storage_text(&self, text: &mut String) {
        if self.storage.is_empty() {
            return;
        }
        *text += &format!("\nStorage; flip-flops are in the cells above, SRAM is not\n{:24}{:38}{:>9}  {:12}space\n", "unit", "array", "bits", "built as");
        for row in &self.storage {
            let built = match row.built {
                Built::Sram => "SRAM",
                Built::FlipFlops => "flip-flops",
            };
            *text += &format!(
                "{:24}{:38}{:>9}  {:12}{}\n",
                row.unit, row.array, row.bits, built, row.space
            );
        }
        *text += &format!(
            "\n{:46}{:36}{:>9}  RTL\n",
            "As the papers count", "paper", "computed"
        );
        for figure in &self.paper_storage {
            *text += &format!(
                "{:46}{:36}{:>9}  {}\n",
                figure.what, figure.paper, figure.computed, figure.rtl
            );
        }
    }

    /// The units as CSV.
    pub fn csv(&self) -> Result<String> {
        let rows = self.units.iter().map(|row| CsvRow {
            unit: &row.unit,
            library: &row.library,
            yosys: &self.yosys,
            cells: row.cells,
            flip_flops: row.flip_flops,
            latches: row.latches,
            gate_equivalents: row.gate_equivalents,
            cell_um2: row.cell_um2,
            sram_bits: row.sram_bits,
            sram_um2: row.sram_um2,
            added_cell_um2: row.added_cell_um2,
            added_percent: row.added_percent,
            glue_um2: row.glue_um2,
            fmax_mhz: row.fmax_mhz,
            slowdown_percent: row.slowdown_percent,
        });
        rows_csv(rows).map_err(|error| AreaError::failed("--csv", error.to_string()))
    }
}

/// [`UnitRow`] without its parts.
#[derive(Serialize)]
struct CsvRow<'a> {
    unit: &'a str,
    library: &'a str,
    yosys: &'a str,
    cells: u64,
    flip_flops: u64,
    latches: u64,
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

fn is_top(row: &UnitRow) -> bool {
    turnstile_hdl::catalog::find(&row.unit).is_some_and(|unit| unit.top)
}
