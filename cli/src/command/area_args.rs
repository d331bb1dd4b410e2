//! What the user gives `turnstile area`.

use clap::builder::PossibleValuesParser;
use std::path::PathBuf;
use turnstile_area::area::fpga::device::DEVICES;
use turnstile_experiments::engine::areas::DEFAULT_LIBRARY;
use turnstile_tools::kept;

const HELP: &str = "Every distinct module is synthesised once with its children as black boxes; results are kept in the cache
by content of Verilog, library and Yosys version. Figures have no wires; the report lists its caveats.

With --target ice40-hx8k or ecp5, units are put on an FPGA by Yosys and nextpnr: LUTs, flip-flops, block RAMs, MHz. What does
not fit says by how much. Besides the units there are whole LDS, scaled down: small_lds_baseline, small_lds_dcd, small_lds_smdcd, small_lds_bloom,
small_lds_lockbits. Units whose plain one is there, too, are compared with it.

With --sweep, a parameter is varied in one UNIT that has it: filter_bits, hash, organisation, banks, work_items,
lock_count, table_entries. A value or unit that is not built says which are.

Exit codes: 0 done, 1 synthesis failed, 2 bad input or a missing tool, 130 interrupted.";

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
    #[arg(long, value_parser = PossibleValuesParser::new(targets()), ignore_case = true, default_value = ASIC)]
    pub target: String,
    /// Seed of place-and-route on an FPGA
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED)]
    pub seed: u32,
    /// Liberty file with the cells; several are reported side by side
    #[arg(long, value_name = "FILE", default_value = DEFAULT_LIBRARY)]
    pub liberty: Vec<PathBuf>,
    /// Take the cells' areas from this LEF (SkyWater 130 nm) in place of the first library's; timing is left out
    #[arg(long, value_name = "FILE")]
    pub lef: Option<PathBuf>,
    /// Report the first library a second time, with registers that have an enable as latches behind a gate of the clock
    #[arg(long)]
    pub latches: bool,
    /// Folder that keeps results of synthesis [default: turnstile/area in the folder of the build, or area in $TURNSTILE_CACHE]
    #[arg(long, value_name = "DIR", default_value_os_t = kept::folder("area"), hide_default_value = true)]
    pub cache: PathBuf,
    /// Vary a parameter of the hardware: values with commas, or FIRST..LAST
    #[arg(long, value_name = "PARAM=V,...")]
    pub sweep: Option<String>,
    /// Draw the areas as SVG: of the tops and their parts, or of all units if there is no top, or of the values of --sweep
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    /// Write everything as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the units as CSV, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
}

fn targets() -> Vec<&'static str> {
    let devices = DEVICES.iter().map(|device| device.name);
    [ASIC].into_iter().chain(devices).collect()
}

/// Whether other libraries than the default one are to be used.
pub fn chooses_libraries(args: &AreaArgs) -> bool {
    args.liberty != [PathBuf::from(DEFAULT_LIBRARY)]
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
    if args.latches {
        words.push("--latches".to_owned());
    }
    if let Some(sweep) = &args.sweep {
        words.push(format!("--sweep {sweep}"));
    }
    words.join(" ")
}
