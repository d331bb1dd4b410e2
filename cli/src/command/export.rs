//! `turnstile export`: the Verilog of units.

use super::progress::check_interrupt;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_export::files::{files, is_exported, Files};
use turnstile_export::{export_modules, ModuleText};
use turnstile_hdl::catalog::{find, units, UnitEntry};
use turnstile_sim::{file, Error, Result};

/// Arguments of `export`.
#[derive(clap::Args, Debug)]
pub struct ExportArgs {
    /// Units to export [default: all]
    #[arg(value_name = "UNIT")]
    units: Vec<String>,
    /// Folder that receives NAME.v for each module and UNIT.f with the files of each unit
    #[arg(long, value_name = "DIR", default_value = "verilog-out")]
    out: PathBuf,
    /// Write nothing; fail if a file differs from what would be written
    #[arg(long)]
    check: bool,
}

/// Runs the command.
pub fn export(args: &ExportArgs) -> Result<u8> {
    let chosen = chosen(&args.units, "export")?;
    let modules = |unit: &&'static UnitEntry| {
        check_interrupt()?;
        let modules = export_modules(unit)
            .map_err(|error| Error::run(unit.name, error.to_string(), "please report it"))?;
        Ok((unit.name, modules))
    };
    let modules: Vec<(&str, Vec<ModuleText>)> =
        chosen.par_iter().map(modules).collect::<Result<_>>()?;
    let files = files(modules);
    if args.check {
        check(&args.out, &files, args.units.is_empty())?;
    } else {
        write(&args.out, &files)?;
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

fn write(folder: &Path, files: &Files) -> Result<()> {
    std::fs::create_dir_all(folder).map_err(|error| file::cannot_write(folder, &error))?;
    for (name, text) in files {
        file::write(&folder.join(name), text)?;
    }
    Ok(())
}

const REMEDY: &str = "run `turnstile export` and commit the result";

/// Every file is what it would be; with `whole`, there is none besides.
fn check(folder: &Path, files: &Files, whole: bool) -> Result<()> {
    for (name, text) in files {
        compare(&folder.join(name), text)?;
    }
    let there = std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    for entry in there.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if whole && is_exported(&name) && !files.contains_key(&name) {
            let place = entry.path().display().to_string();
            return Err(Error::run(
                place,
                "no unit has this file any more",
                "remove it",
            ));
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Error {
    Error::run(
        path.display().to_string(),
        format!("it cannot be read ({error})"),
        REMEDY,
    )
}

fn compare(path: &Path, verilog: &str) -> Result<()> {
    let there = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    if there == verilog {
        return Ok(());
    }
    let same = there
        .lines()
        .zip(verilog.lines())
        .take_while(|(old, new)| old == new);
    Err(Error::run(
        format!("{}:{}", path.display(), same.count() + 1),
        "the file differs from what the unit gives",
        REMEDY,
    ))
}
