//! The report about FPGAs: a table, JSON and CSV.

use super::addition::{additions, additions_text, FpgaAddition};
use super::design::Design;
use super::device::{Device, GOAL_MHZ};
use super::flow::{Flow, SCREEN};
use super::row::{row, FpgaRow};
use crate::area::process::Stop;
use crate::area::{AreaError, Result};
use rayon::prelude::*;
use serde::Serialize;
use std::path::Path;
use turnstile_tools::table::rows_csv;
use turnstile_tools::YOSYS;

/// What to report about.
pub struct Request<'a> {
    pub designs: &'a [Design],
    pub device: &'static Device,
    pub seed: u32,
    pub cache: &'a Path,
    pub command: String,
}

/// Everything there is to say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FpgaReport {
    pub version: &'static str,
    /// Command that makes the report.
    pub command: String,
    pub target: &'static str,
    pub part: &'static str,
    pub yosys: String,
    pub nextpnr: String,
    pub seed: u32,
    /// Clock that place-and-route aimed at.
    pub goal_mhz: f64,
    pub units: Vec<FpgaRow>,
    /// Of units beside the plain one.
    pub additions: Vec<FpgaAddition>,
    pub caveats: Vec<String>,
}

impl FpgaReport {
    /// Maps, packs, places and routes whatever is not in the cache.
    pub fn make(request: &Request, stop: Stop, done: &(dyn Fn() + Sync)) -> Result<Self> {
        let device = request.device;
        let (yosys, nextpnr) = (YOSYS.version()?, device.place.version()?);
        let flow = Flow {
            device,
            seed: request.seed,
            versions: [&yosys, &nextpnr],
            cache: request.cache,
        };
        let row_of = |design: &Design| {
            if stop() {
                return Err(AreaError::Interrupted);
            }
            let outcome = flow.run(design, stop)?;
            done();
            Ok(row(design, device, &flow, outcome))
        };
        let designs = request.designs.par_iter().with_max_len(1);
        let units: Result<Vec<FpgaRow>> = designs.map(row_of).collect();
        let units = units?;
        Ok(Self {
            version: env!("CARGO_PKG_VERSION"),
            command: request.command.clone(),
            target: device.name,
            part: device.part,
            seed: request.seed,
            goal_mhz: GOAL_MHZ,
            additions: additions(&units),
            units,
            caveats: caveats(),
            yosys,
            nextpnr,
        })
    }

    /// The table to read.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{}, {}\n{}, seed {}, clock aimed at {} MHz\n{}\n\n",
            self.command, self.yosys, self.nextpnr, self.seed, self.goal_mhz, self.part
        );
        text += &format!(
            "{:22}{:>9}{:>8}{:>7}{:>13}{:>9}{:>13}{:>9}{:>18}\n",
            "unit",
            "LUTs",
            "FFs",
            "BRAMs",
            "logic cells",
            "of",
            "BRAMs of",
            "MHz",
            "harness LUTs+FFs"
        );
        for row in &self.units {
            let by_module = if row.counted_by_module { ">=" } else { "" };
            let harness = match (row.harness_luts, row.harness_flip_flops) {
                (Some(luts), Some(flip_flops)) => format!("{luts}+{flip_flops}"),
                _ => "-".into(),
            };
            text += &format!(
                "{:22}{:>9}{:>8}{:>7}{:>13}{:>9}{:>13}{:>9}{:>18}\n",
                row.unit,
                row.luts,
                row.flip_flops,
                row.block_rams,
                format!("{by_module}{}", row.logic_cells),
                format!("{:.1} %", row.logic_cells_percent),
                format!("{:.1} %", row.block_rams_percent),
                row.fmax_mhz.map_or("-".into(), |mhz| format!("{mhz:.1}")),
                harness
            );
        }
        let scaled = self.units.iter().filter_map(|row| {
            let sizes = row.scaled_down?;
            Some(format!("{}: scaled down: {sizes}\n", row.unit))
        });
        let problems = self.units.iter().filter_map(|row| {
            let problem = row.problem.as_ref()?;
            Some(format!("{}: {problem}\n", row.unit))
        });
        let remarks: String = scaled.chain(problems).collect();
        if !remarks.is_empty() {
            text += &format!("\n{remarks}");
        }
        text += &additions_text(&self.additions);
        text += "\nCaveats\n";
        for caveat in &self.caveats {
            text += &format!("- {caveat}\n");
        }
        text
    }

    /// The units as CSV.
    pub fn csv(&self) -> Result<String> {
        rows_csv(&self.units).map_err(|error| AreaError::failed("--csv", error.to_string()))
    }
}

fn caveats() -> Vec<String> {
    vec![
        "the unit alone, mapped flat; LUTs and flip-flops as mapped, logic cells as packed".into(),
        "MHz: routed in a harness of shift registers that drives inputs and captures outputs; its cells are in no other figure".into(),
        "MHz of one seed: others give some percent more or less".into(),
        format!("a unit whose modules need more than {SCREEN} times the device is not mapped flat: >= is the larger of its LUTs and flip-flops"),
    ]
}
