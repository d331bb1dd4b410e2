//! Areas of LDS tops, by Yosys.

use super::outside::{check_interrupt, Progress, Unseen};
use super::points;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use turnstile_area::area::cost::{distinct_parts, unit_costs, UnitCost};
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::liberty::Library;
use turnstile_area::area::yosys::Synthesis;
use turnstile_area::area::AreaError;
use turnstile_machine::Hardware;
use turnstile_tools::YOSYS;
use turnstile_tools::{Error, Result};

/// Where Debian's qflow puts OSU's library.
pub const DEFAULT_LIBRARY: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";

/// What a top costs in cells; its memory is beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Area {
    /// Cells, flip-flops among them.
    pub cells: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Thousand gate equivalents, to a tenth.
    pub kge: f64,
    /// Area of the cells, to a tenth.
    pub cell_um2: f64,
    /// Bits in memory macros.
    pub sram_bits: u64,
}

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
        let or_without = |error: AreaError| match error.into() {
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
            .map_err(|error| AreaError::cache(cache, &error).into())
    }

    /// The area of each, in their order; modules that several of them have are synthesised once.
    ///
    /// # Errors
    /// If Yosys fails.
    pub fn areas(&self, hardware: &[Hardware], progress: &dyn Progress) -> Result<Vec<Area>> {
        let costs = self.costs(hardware, progress)?;
        costs.iter().map(|cost| self.area(cost)).collect()
    }

    fn costs(&self, hardware: &[Hardware], progress: &dyn Progress) -> Result<Vec<UnitCost>> {
        let trees = points::all(hardware, &Unseen, |hardware| {
            Ok(Hierarchy::of(&hardware.verilog()?, hardware.unit())?)
        })?;
        let synthesis = Synthesis {
            library: &self.library,
            version: &self.version,
            cache: &self.cache,
        };
        let bar = progress.over("modules", Some(distinct_parts(&trees)));
        let stop = || check_interrupt().is_err();
        Ok(unit_costs(&trees, &synthesis, &stop, &|| bar.inc(1))?)
    }

    fn area(&self, cost: &UnitCost) -> Result<Area> {
        let nand2 = self.library.nand2()?.area;
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
