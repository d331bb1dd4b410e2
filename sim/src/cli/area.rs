//! `turnstile area`: what units cost in cells and memory.

use super::progress::{bar, check_interrupt};
use crate::file::PendingFile;
use crate::{Error, Result};
use std::path::PathBuf;
use turnstile_synth::area::cost::distinct_parts;
use turnstile_synth::area::hierarchy::Hierarchy;
use turnstile_synth::area::liberty::Library;
use turnstile_synth::area::report::{Report, Request};
use turnstile_synth::area::AreaError;
use turnstile_synth::tools::{ToolError, OPENSTA, YOSYS};

const HELP: &str = "Every distinct module is synthesised once with its children as black boxes; results are kept in the cache
by content of Verilog, library and Yosys version. Figures have no wires; the report lists its caveats.

Exit codes: 0 done, 1 synthesis failed, 2 bad input or a missing tool, 130 interrupted.";

/// Where Debian's qflow puts OSU's library.
pub(super) const DEFAULT_LIBRARY: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";

/// A column is 32,768 flip-flops in one module, which take Yosys longer than everything else together: only if asked for.
const SLOW: [&str; 2] = ["shadow_register_file", "paired_column"];

/// Arguments of `area`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct AreaArgs {
    /// Units to synthesise [default: all but shadow_register_file and paired_column]
    #[arg(value_name = "UNIT")]
    units: Vec<String>,
    /// Liberty file with the cells; several are reported side by side
    #[arg(long, value_name = "FILE", default_value = DEFAULT_LIBRARY)]
    liberty: Vec<PathBuf>,
    /// Folder that keeps results of synthesis
    #[arg(long, value_name = "DIR", default_value = "target/area")]
    cache: PathBuf,
    /// Write everything as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the units as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

/// Runs the command.
pub fn area(args: &AreaArgs) -> Result<u8> {
    let mut chosen = super::export::chosen(&args.units, "area")?;
    if args.units.is_empty() {
        chosen.retain(|unit| !SLOW.contains(&unit.name));
    }
    for tool in [YOSYS, OPENSTA] {
        tool.find().map_err(|error| converted(error.into()))?;
    }
    let libraries = args.liberty.iter().map(|path| Library::load(path));
    let libraries: Vec<Library> = libraries
        .collect::<std::result::Result<_, _>>()
        .map_err(converted)?;
    let json = args.json.as_deref().map(PendingFile::create).transpose()?;
    let csv = args.csv.as_deref().map(PendingFile::create).transpose()?;
    std::fs::create_dir_all(&args.cache)
        .map_err(|error| converted(AreaError::cache(&args.cache, &error)))?;
    // Tools run in folders of their own.
    let cache = args
        .cache
        .canonicalize()
        .map_err(|error| converted(AreaError::cache(&args.cache, &error)))?;
    let mut hierarchies = vec![];
    for unit in chosen {
        check_interrupt()?;
        let verilog = unit.export().map_err(|error| converted(error.into()))?;
        hierarchies.push((
            unit.name.to_owned(),
            Hierarchy::of(&verilog, unit.name).map_err(converted)?,
        ));
    }
    let trees: Vec<Hierarchy> = hierarchies.iter().map(|(_, tree)| tree.clone()).collect();
    let bar = bar((distinct_parts(&trees) + trees.len()) * libraries.len());
    let request = Request {
        units: &hierarchies,
        libraries: &libraries,
        cache: &cache,
        command: command(args),
    };
    let report = Report::make(&request, &|| check_interrupt().is_err(), &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report.map_err(converted)?;
    if let Some(pending) = json {
        let text = serde_json::to_string_pretty(&report)
            .map_err(|error| Error::run("--json", error.to_string(), "please report it"))?;
        pending.write(&(text + "\n"))?;
    }
    if let Some(pending) = csv {
        pending.write(&report.csv().map_err(converted)?)?;
    }
    super::print(&report.text());
    Ok(0)
}

/// The command that makes the figures again; where results are kept and written does not change them.
fn command(args: &AreaArgs) -> String {
    let mut words = vec!["turnstile area".to_owned()];
    words.extend(args.units.iter().cloned());
    let default = [PathBuf::from(DEFAULT_LIBRARY)];
    if args.liberty != default {
        words.extend(
            args.liberty
                .iter()
                .map(|path| format!("--liberty {}", path.display())),
        );
    }
    words.join(" ")
}

/// The same error for the command line.
pub(super) fn converted(error: AreaError) -> Error {
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
