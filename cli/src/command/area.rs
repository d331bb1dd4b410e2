//! `turnstile area`: what units cost in cells and memory.

use super::area_args::{command, AreaArgs, DEFAULT_SEED};
use super::area_session::{refuse_twice, Session};
use super::progress::check_interrupt;
use super::{area_chart, area_fpga, area_sweep};
use turnstile_area::area::fpga::device::Device;
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::report::{Report, UnitRow};
use turnstile_area::area::AreaError;
use turnstile_export::export_unit;
use turnstile_hdl::catalog;
use turnstile_tools::{Error, Result};

/// Runs the command.
pub fn area(args: &AreaArgs) -> Result<u8> {
    refuse_twice(
        "UNIT",
        args.units.iter().map(|name| name.to_ascii_lowercase()),
    )?;
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
        let verilog = export_unit(unit).map_err(AreaError::from)?;
        units.push((unit.name.to_owned(), Hierarchy::of(&verilog, unit.name)?));
    }
    let report = session.report(&units, command(args))?;
    let chart = || area_chart::svg("units", &report.libraries, &bars(&report));
    session.files.write(&report, || report.csv(), chart)?;
    super::output::tell(&report.text())?;
    Ok(0)
}

/// The tops, or all units if there is no top.
fn bars(report: &Report) -> Vec<(String, &UnitRow)> {
    let is_top = |row: &&UnitRow| catalog::find(&row.unit).is_some_and(|unit| unit.top);
    let any = report.units.iter().any(|row| is_top(&row));
    let rows = report.units.iter().filter(|row| !any || is_top(row));
    rows.map(|row| (row.unit.clone(), row)).collect()
}
