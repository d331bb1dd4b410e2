//! `turnstile area`: what units cost in cells and memory.

use super::progress::{bar, check_interrupt};
use super::{area_chart, area_fpga, area_sweep};
use crate::file::PendingFile;
use crate::{Error, Result};
use clap::builder::PossibleValuesParser;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use turnstile_synth::area::cost::distinct_parts;
use turnstile_synth::area::fpga::device::{Device, DEVICES};
use turnstile_synth::area::hierarchy::Hierarchy;
use turnstile_synth::area::lef::Lef;
use turnstile_synth::area::liberty::Library;
use turnstile_synth::area::report::{Report, Request, UnitRow};
use turnstile_synth::area::AreaError;
use turnstile_synth::catalog;
use turnstile_synth::tools::{ToolError, OPENSTA, YOSYS};

const HELP: &str = "Every distinct module is synthesised once with its children as black boxes; results are kept in the cache
by content of Verilog, library and Yosys version. Figures have no wires; the report lists its caveats.

With --target ice40-hx8k or ecp5, units are put on an FPGA by Yosys and nextpnr: LUTs, flip-flops, block RAMs, MHz. What does
not fit says by how much. Besides the units there are small_lds_baseline and small_lds_dcd, whole LDS scaled down.

With --sweep, a parameter is varied in one UNIT that has it: filter_bits, filter_hash, filter_organisation, banks, work_items,
lock_count, table_entries. A value or unit that is not built says which are.

Exit codes: 0 done, 1 synthesis failed, 2 bad input or a missing tool, 130 interrupted.";

/// Where Debian's qflow puts OSU's library.
pub(super) const DEFAULT_LIBRARY: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";

/// The target that is no FPGA.
const ASIC: &str = "asic";
/// Seed of place-and-route.
pub const DEFAULT_SEED: u32 = 1;

/// Arguments of `area`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct AreaArgs {
    /// Units to synthesise [default: all; banks and small LDS on an FPGA]
    #[arg(value_name = "UNIT")]
    pub units: Vec<String>,
    /// Cells, or an FPGA
    #[arg(long, value_parser = PossibleValuesParser::new(targets()), default_value = ASIC)]
    target: String,
    /// Seed of place-and-route on an FPGA
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED)]
    pub seed: u32,
    /// Liberty file with the cells; several are reported side by side
    #[arg(long, value_name = "FILE", default_value = DEFAULT_LIBRARY)]
    liberty: Vec<PathBuf>,
    /// Count areas again with the cells of this LEF (SkyWater's 130 nm) in place of those of the first library; no timing
    #[arg(long, value_name = "FILE")]
    pub lef: Option<PathBuf>,
    /// Folder that keeps results of synthesis
    #[arg(long, value_name = "DIR", default_value = "target/area")]
    cache: PathBuf,
    /// Vary a parameter of the hardware: values with commas, or FIRST..LAST
    #[arg(long, value_name = "PARAM=V,...")]
    pub sweep: Option<String>,
    /// Draw what the tops (without tops: all units; with --sweep: the values) are made of as SVG
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    /// Write everything as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the units as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

fn targets() -> Vec<&'static str> {
    let devices = DEVICES.iter().map(|device| device.name);
    [ASIC].into_iter().chain(devices).collect()
}

/// The files of a report, which appear complete or not at all.
pub struct Files {
    json: Option<PendingFile>,
    csv: Option<PendingFile>,
    chart: Option<PendingFile>,
}

impl Files {
    /// Finds out whether they can be written, before there is anything to write.
    pub fn create(args: &AreaArgs) -> Result<Self> {
        let create = |path: &Option<PathBuf>| path.as_deref().map(PendingFile::create).transpose();
        let files = Self {
            json: create(&args.json)?,
            csv: create(&args.csv)?,
            chart: create(&args.chart)?,
        };
        files.refuse_same()?;
        Ok(files)
    }

    /// One file for two outputs would lose the first.
    fn refuse_same(&self) -> Result<()> {
        let named = [
            ("--json", &self.json),
            ("--csv", &self.csv),
            ("--chart", &self.chart),
        ];
        let mut seen = BTreeMap::new();
        for (option, file) in named {
            let Some(path) = file.as_ref().map(PendingFile::path) else {
                continue;
            };
            // The folder is there; the file need not be.
            let folder = Path::new(".").join(path.parent().unwrap_or(path));
            let whole = (folder.canonicalize().ok(), path.file_name());
            if let Some(other) = seen.insert(whole, option) {
                let what = format!("it is the file of {other} too");
                let place = format!("{option} {}", path.display());
                return Err(Error::input(place, what, "choose another file"));
            }
        }
        Ok(())
    }

    /// Writes those that are wanted.
    pub fn write(
        self,
        report: &impl Serialize,
        csv: impl FnOnce() -> std::result::Result<String, AreaError>,
        chart: impl FnOnce() -> Result<String>,
    ) -> Result<()> {
        if let Some(pending) = self.json {
            let text = serde_json::to_string_pretty(report)
                .map_err(|error| Error::run("--json", error.to_string(), "please report it"))?;
            pending.write(&(text + "\n"))?;
        }
        if let Some(pending) = self.csv {
            pending.write(&csv().map_err(converted)?)?;
        }
        if let Some(pending) = self.chart {
            pending.write(&chart()?)?;
        }
        Ok(())
    }
}

/// The folder that keeps results, made if it is not there. Tools run in folders of their own, so it is absolute.
pub fn cache(args: &AreaArgs) -> Result<PathBuf> {
    std::fs::create_dir_all(&args.cache)
        .and_then(|()| args.cache.canonicalize())
        .map_err(|error| converted(AreaError::cache(&args.cache, &error)))
}

/// Whether other libraries than the default one are to be used.
pub fn chooses_libraries(args: &AreaArgs) -> bool {
    args.liberty != [PathBuf::from(DEFAULT_LIBRARY)]
}

/// What synthesis into cells needs: tools, libraries, folder and files are found before anything is made.
pub struct Session {
    libraries: Vec<Library>,
    lef: Option<Lef>,
    cache: PathBuf,
    pub files: Files,
}

impl Session {
    /// Finds all of it.
    pub fn open(args: &AreaArgs) -> Result<Self> {
        for tool in [YOSYS, OPENSTA] {
            tool.find().map_err(|error| converted(error.into()))?;
        }
        let libraries = args.liberty.iter().map(|path| Library::load(path));
        let libraries: std::result::Result<Vec<Library>, _> = libraries.collect();
        let libraries = libraries.map_err(converted)?;
        let names = libraries.iter().map(|library| library.name.as_str());
        refuse_twice("--liberty", names)?;
        let lef = args.lef.as_deref().map(Lef::load).transpose();
        let lef = lef.map_err(converted)?;
        if let (Some(lef), Some(library)) = (&lef, libraries.first()) {
            lef.replacing(library).map_err(converted)?;
        }
        Ok(Self {
            libraries,
            lef,
            files: Files::create(args)?,
            cache: cache(args)?,
        })
    }

    /// Synthesises the units that are not in the cache.
    pub fn report(&self, units: &[(String, Hierarchy)], command: String) -> Result<Report> {
        let trees: Vec<Hierarchy> = units.iter().map(|(_, tree)| tree.clone()).collect();
        let parts = distinct_parts(&trees);
        let again = if self.lef.is_some() { parts } else { 0 };
        let bar = bar((parts + trees.len()) * self.libraries.len() + again);
        let request = Request {
            units,
            libraries: &self.libraries,
            lef: self.lef.as_ref(),
            cache: &self.cache,
            command,
        };
        let report = Report::make(&request, &|| check_interrupt().is_err(), &|| bar.inc(1));
        bar.finish_and_clear();
        report.map_err(converted)
    }
}

/// A unit or library that is given twice would be in every table twice.
fn refuse_twice<'a>(place: &str, names: impl IntoIterator<Item = &'a str>) -> Result<()> {
    let mut seen = BTreeSet::new();
    match names.into_iter().find(|name| !seen.insert(*name)) {
        Some(name) => {
            let what = format!("`{name}` is given twice");
            Err(Error::input(place, what, "give it once"))
        }
        None => Ok(()),
    }
}

/// Runs the command.
pub fn area(args: &AreaArgs) -> Result<u8> {
    refuse_twice("UNIT", args.units.iter().map(String::as_str))?;
    let device = Device::find(&args.target);
    if device.is_none() && args.seed != DEFAULT_SEED {
        let what = "it is about an FPGA, and cells have no place-and-route";
        return Err(Error::input("--seed", what, "choose an FPGA with --target"));
    }
    match (device, &args.sweep) {
        (Some(device), _) => area_fpga::area(args, device),
        (None, Some(sweep)) => area_sweep::area(args, sweep),
        (None, None) => cells(args),
    }
}

fn cells(args: &AreaArgs) -> Result<u8> {
    let chosen = super::export::chosen(&args.units, "area")?;
    let session = Session::open(args)?;
    let mut units = vec![];
    for unit in chosen {
        check_interrupt()?;
        let verilog = unit.export().map_err(|error| converted(error.into()))?;
        units.push((
            unit.name.to_owned(),
            Hierarchy::of(&verilog, unit.name).map_err(converted)?,
        ));
    }
    let report = session.report(&units, command(args))?;
    let chart = || area_chart::svg("units", &report.libraries, &bars(&report));
    session.files.write(&report, || report.csv(), chart)?;
    super::print(&report.text());
    Ok(0)
}

/// The tops, or all units if there is no top.
fn bars(report: &Report) -> Vec<(String, &UnitRow)> {
    let is_top = |row: &&UnitRow| catalog::find(&row.unit).is_some_and(|unit| unit.is_top());
    let any = report.units.iter().any(|row| is_top(&row));
    let rows = report.units.iter().filter(|row| !any || is_top(row));
    rows.map(|row| (row.unit.clone(), row)).collect()
}

/// The command that makes the figures again; where results are kept and written does not change them.
pub fn command(args: &AreaArgs) -> String {
    let mut words = vec!["turnstile area".to_owned()];
    words.extend(args.units.iter().cloned());
    if chooses_libraries(args) {
        words.extend(
            args.liberty
                .iter()
                .map(|path| format!("--liberty {}", path.display())),
        );
    }
    if let Some(lef) = &args.lef {
        words.push(format!("--lef {}", lef.display()));
    }
    if let Some(sweep) = &args.sweep {
        words.push(format!("--sweep {sweep}"));
    }
    words.join(" ")
}

/// The same error for the command line.
pub fn converted(error: AreaError) -> Error {
    match error {
        AreaError::Interrupted => Error::Interrupted,
        AreaError::Input {
            place,
            what,
            remedy,
        } => Error::input(place, what, remedy),
        AreaError::Tool(ToolError::Missing { name, install }) => Error::input(
            name,
            "it is not installed",
            format!("install it with: {install}"),
        ),
        AreaError::Tool(error) => Error::run("area", error.to_string(), "please report it"),
        AreaError::Export(error) => Error::run("area", error.to_string(), "please report it"),
        AreaError::Failed { place, what } => Error::run(place, what, "please report it"),
    }
}
