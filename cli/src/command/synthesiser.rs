//! Areas of LDS tops, by Yosys.

use super::area_session::converted;
use super::progress::{bar_of, check_interrupt};
use crate::sweep::Area;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_area::area::cost::{distinct_parts, unit_costs, UnitCost};
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::liberty::Library;
use turnstile_area::area::yosys::Synthesis;
use turnstile_area::area::AreaError;
use turnstile_machine::Hardware;
use turnstile_tools::YOSYS;
use turnstile_tools::{Error, Result};

/// What areas are computed with.
pub struct Synthesiser {
    /// Cells.
    pub library: Library,
    /// Version of Yosys.
    pub version: String,
    cache: PathBuf,
}

impl Synthesiser {
    /// Finds Yosys, the library and the folder for results, which is made if it is not there.
    ///
    /// # Errors
    /// If one of them is not to be had; `without` says how to go without areas.
    pub fn new(liberty: &Path, cache: &Path, without: &str) -> Result<Self> {
        let or_without = |error: AreaError| match converted(error) {
            Error::Input(complaint) => Error::input(
                complaint.place,
                complaint.what,
                format!("{}, or {without}", complaint.remedy),
            ),
            error => error,
        };
        let version = YOSYS.version().map_err(|error| or_without(error.into()))?;
        let library = Library::load(liberty).map_err(or_without)?;
        std::fs::create_dir_all(cache)
            .and_then(|()| cache.canonicalize())
            .map(|cache| Self {
                library,
                version,
                cache,
            })
            .map_err(|error| converted(AreaError::cache(cache, &error)))
    }

    /// The area of each, in their order; modules that several of them have are synthesised once.
    ///
    /// # Errors
    /// If Yosys fails.
    pub fn areas(&self, hardware: &[Hardware]) -> Result<Vec<Area>> {
        let costs = self.costs(hardware)?;
        costs.iter().map(|cost| self.area(cost)).collect()
    }

    fn costs(&self, hardware: &[Hardware]) -> Result<Vec<UnitCost>> {
        let hierarchy = |hardware: &Hardware| {
            check_interrupt()?;
            Hierarchy::of(&hardware.verilog()?, hardware.unit()).map_err(converted)
        };
        let trees: Vec<Hierarchy> = hardware
            .par_iter()
            .with_max_len(1)
            .map(hierarchy)
            .collect::<Result<_>>()?;
        let synthesis = Synthesis {
            library: &self.library,
            version: &self.version,
            cache: &self.cache,
        };
        let bar = bar_of("modules", distinct_parts(&trees));
        let costs = unit_costs(&trees, &synthesis, &|| check_interrupt().is_err(), &|| {
            bar.inc(1);
        });
        bar.finish_and_clear();
        costs.map_err(converted)
    }

    fn area(&self, cost: &UnitCost) -> Result<Area> {
        let nand2 = self.library.nand2().map_err(converted)?.area;
        let tenths = |value: f64| (value * 10.0).round() / 10.0;
        let total = &cost.total;
        Ok(Area {
            cells: total.cells,
            flip_flops: total.flip_flops,
            kge: tenths(total.cell_area / nand2 / 1000.0),
            cell_um2: tenths(total.cell_area),
            sram_bits: total.macro_bits(),
        })
    }
}
