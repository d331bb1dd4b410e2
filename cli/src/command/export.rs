//! `turnstile export`: the Verilog of units.

use super::progress::check_interrupt;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_sim::{file, Error, Result};

/// Arguments of `export`.
#[derive(clap::Args, Debug)]
pub struct ExportArgs {
    /// Units to export [default: all]
    #[arg(value_name = "UNIT")]
    units: Vec<String>,
    /// Folder that receives NAME.v
    #[arg(long, value_name = "DIR", default_value = "verilog-out")]
    out: PathBuf,
    /// Write nothing; fail if a file differs from what would be written
    #[arg(long)]
    check: bool,
}

/// Runs the command.
pub fn export(args: &ExportArgs) -> Result<u8> {
    let chosen = chosen(&args.units, "export")?;
    let verilog = |unit: &&UnitEntry| {
        check_interrupt()?;
        export_unit(unit)
            .map_err(|error| Error::run(unit.name, error.to_string(), "please report it"))
    };
    let verilog: Vec<String> = chosen.par_iter().map(verilog).collect::<Result<_>>()?;
    if !args.check {
        std::fs::create_dir_all(&args.out)
            .map_err(|error| file::cannot_write(&args.out, &error))?;
    }
    for (unit, verilog) in chosen.iter().zip(verilog) {
        let path = args.out.join(format!("{}.v", unit.name));
        if args.check {
            compare(&path, &verilog)?;
        } else {
            file::write(&path, &verilog)?;
        }
    }
    let done = if args.check { "up to date" } else { "written" };
    super::output::tell(&format!(
        "{} units in {} {done}\n",
        chosen.len(),
        args.out.display()
    ))?;
    Ok(0)
}

/// The units with these names, or all.
pub fn chosen(names: &[String], command: &str) -> Result<Vec<&'static UnitEntry>> {
    if names.is_empty() {
        return Ok(units().iter().collect());
    }
    let unknown = |name: &String| {
        let known: Vec<_> = units().iter().map(|unit| unit.name).collect();
        Error::input(
            command,
            format!("there is no unit `{name}`"),
            format!("choose {}", known.join(", ")),
        )
    };
    names
        .iter()
        .map(|name| find(name).ok_or_else(|| unknown(name)))
        .collect()
}

fn compare(path: &Path, verilog: &str) -> Result<()> {
    let place = path.display().to_string();
    let remedy = "run `turnstile export` and commit the result";
    let there = std::fs::read_to_string(path).map_err(|error| {
        Error::run(&place, format!("the file cannot be read ({error})"), remedy)
    })?;
    let differs = there
        .lines()
        .zip(verilog.lines())
        .position(|(old, new)| old != new);
    match differs {
        Some(line) => Err(Error::run(
            format!("{place}:{}", line + 1),
            "the file differs from what the unit gives",
            remedy,
        )),
        None if there.len() != verilog.len() => Err(Error::run(
            &place,
            "the file has another length than what the unit gives",
            remedy,
        )),
        None => Ok(()),
    }
}
