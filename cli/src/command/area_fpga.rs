//! `turnstile area --target DEVICE`: what units need of an FPGA.

use super::area_args::{chooses_libraries, AreaArgs, DEFAULT_SEED};
use super::area_session::{cache, Files};
use super::progress::{bar_of, check_interrupt};
use turnstile_area::area::fpga::design::{Design, DEFAULT};
use turnstile_area::area::fpga::device::Device;
use turnstile_area::area::fpga::report::{FpgaReport, Request};
use turnstile_area::area::AreaError;
use turnstile_tools::YOSYS;
use turnstile_tools::{Error, Result};

/// Runs the command for a device.
pub fn area(args: &AreaArgs, device: &'static Device) -> Result<u8> {
    refuse(args)?;
    let names: Vec<&str> = match args.units[..] {
        [] => DEFAULT.to_vec(),
        _ => args.units.iter().map(String::as_str).collect(),
    };
    for tool in [YOSYS, device.place] {
        tool.find().map_err(AreaError::from)?;
    }
    let files = Files::create(args)?;
    let cache = cache(args)?;
    let mut designs = vec![];
    for name in names {
        check_interrupt()?;
        designs.push(Design::named(name)?);
    }
    let bar = bar_of("designs", designs.len());
    let request = Request {
        designs: &designs,
        device,
        seed: args.seed,
        cache: &cache,
        command: command(args, device),
    };
    let report = FpgaReport::make(&request, &|| check_interrupt().is_err(), &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    files.write(&report, || report.csv(), || Ok(String::new()))?;
    super::output::tell(&report.text())?;
    Ok(0)
}

/// What only cells have.
fn refuse(args: &AreaArgs) -> Result<()> {
    let given = [
        ("--liberty", chooses_libraries(args)),
        ("--lef", args.lef.is_some()),
        ("--latches", args.latches),
        ("--sweep", args.sweep.is_some()),
        ("--chart", args.chart.is_some()),
    ];
    match given.into_iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(Error::input(
            option,
            "it is about cells, not about an FPGA",
            "leave it or --target out",
        )),
        None => Ok(()),
    }
}

fn command(args: &AreaArgs, device: &Device) -> String {
    let mut words = vec!["turnstile area".to_owned()];
    words.extend(args.units.iter().cloned());
    words.push(format!("--target {}", device.name));
    if args.seed != DEFAULT_SEED {
        words.push(format!("--seed {}", args.seed));
    }
    words.join(" ")
}
