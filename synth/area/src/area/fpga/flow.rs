//! From a design to its figures: count, map flat, pack, place and route; results are kept by content.

use super::design::Design;
use super::device::Device;
use super::family::Mapped;
use super::harness::{Harness, NAME};
use crate::area::cache::{kept, Folder};
use crate::area::hierarchy::{Hierarchy, Part, SELF};
use crate::area::process::{run, Stop};
use crate::area::{AreaError, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use turnstile_export::DISSOLVE;
use turnstile_tools::kept::digest;
use turnstile_tools::ToolError;

/// What is counted module by module at more than so many times the device is not mapped flat: across modules much less
/// than the other half is saved.
pub const SCREEN: u64 = 2;

/// Bels by kind, as nextpnr packs them.
pub type Packed = BTreeMap<String, u64>;

/// A unit that was mapped flat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Flat {
    pub unit: Mapped,
    /// Of the harness alone.
    pub harness: Mapped,
    /// The unit alone.
    pub packed: Packed,
    /// The unit in its harness.
    pub packed_in_harness: Packed,
}

/// How far a design came.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Too large by the count module by module, which is here.
    Counted(Mapped),
    /// Too large when packed, alone or with its harness.
    TooLarge(Flat),
    /// Small enough, but there is no route: what nextpnr says.
    NoRoute(Flat, String),
    /// Placed and routed: the clock's frequency in MHz.
    Routed(Flat, f64),
}

/// The tools and the folder of the results.
pub struct Flow<'a> {
    pub device: &'static Device,
    pub seed: u32,
    /// What Yosys and nextpnr say about their versions.
    pub versions: [&'a str; 2],
    pub cache: &'a Path,
}

/// What nextpnr writes.
#[derive(Deserialize)]
struct PlaceReport {
    fmax: BTreeMap<String, Clock>,
    utilization: BTreeMap<String, Used>,
}

#[derive(Deserialize)]
struct Clock {
    achieved: f64,
}

#[derive(Deserialize)]
struct Used {
    used: u64,
    available: u64,
}

impl Flow<'_> {
    /// Brings a design as far as it comes.
    pub fn run(&self, design: &Design, stop: Stop) -> Result<Outcome> {
        let counted = self.count(design, stop)?;
        if self.far_too_large(&counted) {
            return Ok(Outcome::Counted(counted));
        }
        let harness = Harness::around(
            &design.name,
            design.clocked,
            &design.inputs,
            &design.outputs,
        )
        .verilog();
        let texts = [
            design.verilog.as_str(),
            &harness,
            &self.device.constraints(),
            self.versions[0],
            self.versions[1],
            &self.mapping(&design.name),
            &self.device.arguments.join(" "),
        ];
        let key = digest(&texts);
        let folder = Folder::new(self.cache)?;
        let netlist = self.cache.join(format!("fpga-{key}.json"));
        let flat = kept(self.cache, &format!("flat-{key}"), &[], stop, || {
            self.map(design, &harness, &folder, &netlist, stop)
        })?;
        if self.too_large(&flat.packed) || self.too_large(&flat.packed_in_harness) {
            return Ok(Outcome::TooLarge(flat));
        }
        let seed = self.seed;
        let routed = kept(
            self.cache,
            &format!("routed-{key}-{seed}"),
            &[],
            stop,
            || {
                if !netlist.is_file() {
                    self.map(design, &harness, &folder, &netlist, stop)?;
                }
                self.route(&netlist, &folder, stop)
            },
        )?;
        Ok(match routed {
            Ok(mhz) => Outcome::Routed(flat, mhz),
            Err(message) => Outcome::NoRoute(flat, message),
        })
    }

    /// Every module for itself, as often as it is there.
    fn count(&self, design: &Design, stop: Stop) -> Result<Mapped> {
        let hierarchy = Hierarchy::of(&design.verilog, &design.name)?;
        let counts: Result<Vec<Mapped>> = hierarchy
            .parts
            .iter()
            .map(|part| self.count_part(part, stop))
            .collect();
        let mut sum = Mapped::default();
        add_up(&hierarchy, &counts?, 0, 1, &mut sum);
        Ok(sum)
    }

    fn count_part(&self, part: &Part, stop: Stop) -> Result<Mapped> {
        let script = format!(
            "read_verilog module.v\n{} -top {SELF}\ntee -q -o stat.json stat -json\n",
            self.device.family.synthesis
        );
        let key = digest::<&str>(&[&part.verilog, &script, self.versions[0]]);
        kept(self.cache, &format!("count-{key}"), &[], stop, || {
            let folder = Folder::new(self.cache)?;
            folder.write("module.v", &part.verilog)?;
            folder.yosys(&script, stop)?;
            self.mapped(&folder, "stat.json", SELF)
        })
    }

    fn far_too_large(&self, counted: &Mapped) -> bool {
        let [logic, rams] = [0, 1].map(|at| SCREEN * self.device.resources[at].available);
        counted.luts.max(counted.flip_flops) > logic || counted.block_rams > rams
    }

    /// Whether there is less of anything than `packed` needs.
    pub fn too_large(&self, packed: &Packed) -> bool {
        let mut resources = self.device.resources.iter();
        resources.any(|resource| packed[resource.bel] > resource.available)
    }

    /// Maps the unit, then the harness with the unit as a black box, and puts the one into the other.
    fn mapping(&self, unit: &str) -> String {
        let synthesis = self.device.family.synthesis;
        format!(
            "read_verilog unit.v\n{DISSOLVE}\n{synthesis} -top {unit} -json unit.json\n\
             tee -q -o unit.stat stat -json\ndesign -stash unit\n\
             read_verilog harness.v\n{synthesis} -top {NAME}\n\
             tee -q -o harness.stat stat -json\ndelete ={unit}\n\
             design -copy-from unit -as {unit} {unit}\n\
             hierarchy -check -top {NAME}\nflatten\nopt_clean -purge\nwrite_json whole.json\n"
        )
    }

    fn map(
        &self,
        design: &Design,
        harness: &str,
        folder: &Folder,
        netlist: &Path,
        stop: Stop,
    ) -> Result<Flat> {
        folder.write("unit.v", &design.verilog)?;
        folder.write("harness.v", harness)?;
        folder.yosys(&self.mapping(&design.name), stop)?;
        let flat = Flat {
            unit: self.mapped(folder, "unit.stat", &design.name)?,
            harness: self.mapped(folder, "harness.stat", NAME)?,
            packed: self.pack(folder, "unit.json", stop)?,
            packed_in_harness: self.pack(folder, "whole.json", stop)?,
        };
        folder.keep("whole.json", netlist)?;
        Ok(flat)
    }

    /// Reads what `stat -json` has written about a module.
    fn mapped(&self, folder: &Folder, file: &str, module: &str) -> Result<Mapped> {
        let unreadable = || AreaError::failed(module, "the statistics of Yosys cannot be read");
        let stat: serde_json::Value =
            serde_json::from_str(&folder.read(file)?).map_err(|_| unreadable())?;
        let mapped = &stat["modules"][format!("\\{module}")];
        self.device.family.mapped(mapped).ok_or_else(unreadable)
    }

    fn nextpnr(
        &self,
        folder: &Folder,
        netlist: &str,
        more: &[&str],
        stop: Stop,
    ) -> Result<PlaceReport> {
        let mut command = self.device.place.command()?;
        command.current_dir(folder).args(self.device.arguments);
        command.args(["--quiet", "--json", netlist, "--report", "report.json"]);
        command.args(more);
        run(self.device.place, &mut command, stop)?;
        let report: PlaceReport = serde_json::from_str(&folder.read("report.json")?)
            .map_err(|error| AreaError::failed(self.device.place.name, error.to_string()))?;
        // The tool's device is the one the messages speak of.
        for resource in self.device.resources {
            let known = report.utilization.get(resource.bel);
            if known.map(|used| used.available) != Some(resource.available) {
                let what = format!("it does not know {} {}", resource.available, resource.bel);
                return Err(AreaError::failed(self.device.place.name, what));
            }
        }
        Ok(report)
    }

    fn pack(&self, folder: &Folder, netlist: &str, stop: Stop) -> Result<Packed> {
        let report = self.nextpnr(folder, netlist, &["--pack-only"], stop)?;
        let used = report.utilization.into_iter();
        Ok(used.map(|(bel, used)| (bel, used.used)).collect())
    }

    /// The clock's frequency in MHz, or why there is no route.
    fn route(
        &self,
        netlist: &Path,
        folder: &Folder,
        stop: Stop,
    ) -> Result<std::result::Result<f64, String>> {
        folder.write("constraints", &self.device.constraints())?;
        std::fs::copy(netlist, folder.path("whole.json"))
            .map_err(|error| AreaError::cache(netlist, &error))?;
        let seed = self.seed.to_string();
        let arguments = [
            self.device.constraints_option,
            "constraints",
            "--seed",
            &seed,
            "--timing-allow-fail",
        ];
        let report = match self.nextpnr(folder, "whole.json", &arguments, stop) {
            Err(AreaError::Tool(ToolError::Failed { message, .. })) => return Ok(Err(message)),
            report => report?,
        };
        let clock = report.fmax.values().next();
        let clock = clock.ok_or_else(|| AreaError::failed(NAME, "nextpnr finds no clock"))?;
        Ok(Ok(clock.achieved))
    }
}

fn add_up(unit: &Hierarchy, counts: &[Mapped], place: usize, times: u64, sum: &mut Mapped) {
    sum.add(&counts[place], times);
    for &(child, instances) in &unit.parts[place].children {
        add_up(unit, counts, child, times * instances, sum);
    }
}
